"""How far a hand is from a pattern, in tiles: exact, whatever is claimed already."""
