"""Situations under the rules of Mahjong Rengo, one topic a file, by the order of its articles."""
