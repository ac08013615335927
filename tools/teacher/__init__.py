"""The teacher's pages: plan, key and exit ticket of each lesson, made from the sources in `teaching/` alone."""
