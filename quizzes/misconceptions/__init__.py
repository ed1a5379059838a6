"""Misconceptions with names: each is one wrong rule, which yields the wrong answers it explains."""
