"""The choices of a question in the order of one attempt, where each attempt has its own."""

from dataclasses import replace

from quizzes import Choice, Question
from school.assignments.models import AssignmentAttempt
from school.assignments.own_order import place_key
from school.assignments.status import AttemptQuestion
from web.questions.control import Control
from web.questions.kind_views import control_of


def as_asked(attempt: AssignmentAttempt, current: AttemptQuestion, question: Question) -> Question:
    """The question as the attempt shows it, for its page and its form alone: it is graded, and spoken of,
    as it is. Numbers to choose from stay in their order.
    """
    choices = question.choices
    if not attempt.shuffled or not choices or control_of(question) is not Control.CHOICES:
        return question
    if all(_is_number(each) for each in choices):
        return question
    prefix = f"choices {current.item.public_id}"
    own = sorted(choices, key=lambda each: place_key(attempt, f"{prefix} {each.id}"))
    return replace(question, choices=tuple(own))


def _is_number(choice: Choice) -> bool:
    try:
        float(choice.id)
    except ValueError:
        return False
    return True
