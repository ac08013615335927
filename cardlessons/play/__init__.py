"""Playing a game: its history with undo and redo, transcripts, bots."""
