"""Cards, packs, chips, errors and the `Game` protocol: what every game shares."""
