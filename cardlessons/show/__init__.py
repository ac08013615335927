"""One view of a table: a scene is plain data, and text, HTML and the live widget read scenes and nothing else."""
