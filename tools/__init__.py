"""What maintainers run: environments, the whole proof, the notebooks' normaliser, the pins. None is installed."""
