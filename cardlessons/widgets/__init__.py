"""Live views in Jupyter: each is thin, and plays or shows what the rest of the package makes."""
