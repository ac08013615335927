"""Every figure that the design promises, measured beside its peer in the same run."""
