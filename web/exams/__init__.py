"""Exams: what they hold, how they are sat, their results and certificates."""
