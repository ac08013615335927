"""What makes a program hear Ctrl+C as at a terminal."""

# Started in the background, it would be deaf to it, and so would all that it starts.
HEARS_CTRL_C = """
import signal
signal.signal(signal.SIGINT, signal.default_int_handler)
"""
