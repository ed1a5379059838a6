"""Deeds at a table of Mahjong Rengo, each beside its opposite, one topic a file."""
