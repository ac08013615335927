"""Takes the picture of the README in the real JupyterLab anew: python -m tests.browser.readme_picture."""

from __future__ import annotations

import io
import tempfile
from pathlib import Path

from PIL import Image

from tools.browsers import HOW_TO_GET_CHROMIUM, chromium

from .lab import Notebook, Server, launched, write_notebook
from .live_table import LiveTable

PICTURE = Path(__file__).parents[2] / "docs" / "table.png"
CELL = """import cardlessons as cl

cl.Table("blucher", seed=9, bots={0: "spread", 1: "spread", 2: "never"}).run("pass").run("match")"""
SIZE = (1280, 856)
COLOURS = 128  # as many as the page has; an eighth of the bytes


def main() -> None:
    """Opens the cell's table, photographs the page, and writes it with few colours."""
    path = chromium()
    assert path, HOW_TO_GET_CHROMIUM
    with tempfile.TemporaryDirectory() as folder, launched(path) as browser:
        root, home = Path(folder, "notebooks"), Path(folder, "home")
        root.mkdir()
        write_notebook(root / "blucher.ipynb", [CELL])
        server = Server(root, home)
        try:
            _write(_photograph(Notebook(server, browser, "blucher.ipynb")))
        finally:
            server.stop()
    print(f"{PICTURE}: {PICTURE.stat().st_size // 1024} kB")


def _photograph(notebook: Notebook) -> bytes:
    notebook.resize(*SIZE)
    notebook.open().run_all()
    table = LiveTable(notebook)
    table.says("match")
    notebook.page.locator(".jp-WindowedPanel-outer").evaluate("panel => panel.scrollTo(0, 0)")
    taken = notebook.page.screenshot()
    notebook.close()
    return taken


def _write(screenshot: bytes) -> None:
    image = Image.open(io.BytesIO(screenshot)).convert("RGB")
    image.quantize(COLOURS, dither=Image.Dither.NONE).save(PICTURE, optimize=True)


if __name__ == "__main__":
    main()
