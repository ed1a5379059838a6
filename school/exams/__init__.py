"""Exams that are sat: their questions, answers, results and certificates."""
