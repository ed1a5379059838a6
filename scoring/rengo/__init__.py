"""Mahjong Rengo: Japanese riichi by the official rules. Articles are cited as “51(4)”."""
