"""`make site`: the lessons as a static site, whose Python runs in the learner's browser."""
