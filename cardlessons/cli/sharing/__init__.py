"""Serving one page to a room: the server, the machine's address there, and the code that a phone reads it from."""
