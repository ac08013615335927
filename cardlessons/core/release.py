"""Which release of the package this is."""

VERSION = "0.1.0"
