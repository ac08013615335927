"""Lessons as pages that stand alone: they ask no other machine for anything, with a network or without."""
