"""The words of each kind of question, and what they share."""
