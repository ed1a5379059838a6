"""Assignments as students meet them: begun, answered question by question, handed in, looked at."""
