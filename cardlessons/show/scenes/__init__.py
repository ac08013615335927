"""A state as a scene, one module a game: `scene(shown) -> Scene`."""
