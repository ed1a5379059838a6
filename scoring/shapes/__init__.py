"""Conditions that many rule sets ask of a hand, without number, value or edition."""
