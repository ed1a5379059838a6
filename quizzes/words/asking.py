"""What is asked in the words of a system."""

from quizzes.question import Answer, QuestionBase
from quizzes.systems import profile_of
from quizzes.systems.profile import SystemPrompts
from scoring import rule_set


def prompts(question: QuestionBase[Answer]) -> SystemPrompts:
    """The prompts and hints of the system that the question is asked under."""
    return profile_of(rule_set(question.address.rules)).prompts
