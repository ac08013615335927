"""What the `cardlessons` command says."""

WORDS: dict[str, str] = {
    "cli.cannot_write": "The lessons cannot be copied to {folder}: {problem}. Name another folder: cardlessons FOLDER",
    "cli.copied": "Lessons in {folder}: {written} copied, {same} already there.",
    "cli.copy": "With the word copy before the folder, only the copies are made and nothing is opened.",
    "cli.description": "Makes your own copies of the lessons and opens the first one in JupyterLab.",
    "cli.folder": "where your copies go; cardlessons-lessons here, if not given",
    "cli.kept": "Left as they are, since you have changed them: {names}. "
    "To get one anew, rename or delete your copy and run this again.",
    "cli.language": "the language of the lessons and of this command",
    "cli.no_browser": "open no browser, only print the address",
    "cli.no_jupyterlab": "Your copies are in {folder}, but JupyterLab is not installed here. Install it with "
    '"pip install jupyterlab", or open the folder in another program for notebooks.',
    "cli.no_lessons": "There are no lessons in this language yet: {language}.",
    "cli.opening": "Opening JupyterLab. If no browser appears, open the address below that begins with http://127.0.0.1",
    "cli.port": "the port of JupyterLab; the next free one is taken if it is in use",
    "cli.version": "say which version this is, and nothing else",
}
