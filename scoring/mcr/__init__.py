"""Mahjong Competition Rules: one engine, an edition as data."""
