"""Hands made by construction: from a fan and an address to a hand that shows the fan."""
