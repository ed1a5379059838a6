"""Deeds at a table of International Mahjong, each beside its opposite, one topic a file."""
