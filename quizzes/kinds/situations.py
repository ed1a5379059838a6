"""What does the referee rule? What happens around the hand? Both are asked of a situation."""

from functools import partial
from typing import Final

from quizzes.address import TOPIC, Kind
from quizzes.kinds.choosing import grade_choice
from quizzes.kinds.evidence import of_topic
from quizzes.kinds.workings import Workings, read_choice, read_number, write_plain
from quizzes.question import Answer, Evidence, Question, Response, Situation, Verdict
from quizzes.situations import book
from scoring import RuleSet


def grade(question: Question, response: Response) -> Verdict:
    """All or nothing; the misconception is that of the choice."""
    return grade_choice(question, response, str(response), str(question.answer))


def evidence(question: Question, verdict: Verdict) -> tuple[Evidence, ...]:
    """The topic that the situation was drawn from."""
    assert isinstance(question.about, Situation)
    topic = book.topic_of(question.about.template)
    return (of_topic(TOPIC + topic, question, verdict),)


def read(question: Question, value: object) -> Answer:
    """One of the choices; a number where there are none."""
    return read_choice(question, value) if question.choices else read_number(question, value)


def _no_fan(rules: RuleSet, fan: str) -> bool:
    return False


def _workings(kind: Kind) -> Workings:
    asked = partial(_applies_to, kind)
    return Workings(book.make, grade, evidence, read, write_plain, asked, _no_fan)


def _applies_to(kind: Kind, rules: RuleSet) -> bool:
    return book.has(rules, kind)


RULING: Final = _workings(Kind.RULING)
PROCEDURE: Final = _workings(Kind.PROCEDURE)
