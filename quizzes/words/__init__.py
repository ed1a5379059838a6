"""What a learner reads: the question, what to look out for, and what came of the answer."""

from quizzes.words.explanation import explanation
from quizzes.words.feedback import feedback, trap_name
from quizzes.words.prompts import hint, prompt

__all__ = ["explanation", "feedback", "hint", "prompt", "trap_name"]
