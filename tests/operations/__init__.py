"""The handbook for operators, done: `python -m tests.operations` runs its commands from top to bottom."""
