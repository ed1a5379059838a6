"""Assignments: what a class is asked, what each student did, and what it is worth."""
