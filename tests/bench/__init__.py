"""Measurements: programs that print figures and ratios, never tests that can fail on time."""
