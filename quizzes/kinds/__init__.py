"""The kinds of question: how each is made and graded."""
