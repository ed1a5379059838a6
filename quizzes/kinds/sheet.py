"""Score sheets: fill them in, find the error, rank a table, and what belongs to a session around them."""

from collections.abc import Callable, Mapping
from typing import Any, Final

from quizzes.address import Address, Kind
from quizzes.hands.draw import Draw
from quizzes.kinds.choosing import grade_choice
from quizzes.kinds.evidence import evidence_of_hand
from quizzes.kinds.hand import draw_for
from quizzes.kinds.payments import answer_from_payments, grade_seats
from quizzes.kinds.payments import read as read_amounts
from quizzes.kinds.payments import write as write_amounts
from quizzes.kinds.reading import read_choice
from quizzes.kinds.spec import KindSpec, TopicSort, choice_id, every_rule_set, no_fan
from quizzes.kinds.subject import NO_SUBJECT, message_json
from quizzes.misconceptions.settlement import Payments
from quizzes.question import Answer, Choice, PaymentsAnswer, SheetQuestion, Verdict
from quizzes.sheets.around import appeal_task, seats_task, sign_task, wall_task
from quizzes.sheets.filling import error_task, points_task, totals_task
from quizzes.sheets.placing import rank_task
from quizzes.sheets.task import AskedOfSheet, SheetTask
from quizzes.words.sheet import WORDS
from scoring import RuleSet, rule_set
from wording import N_

_POINTS, _TOTALS = AskedOfSheet.POINTS, AskedOfSheet.TOTALS
_ERROR, _RANK = AskedOfSheet.ERROR, AskedOfSheet.RANK
_SEATS, _WALL = AskedOfSheet.SEATS, AskedOfSheet.WALL
_SIGN, _APPEAL = AskedOfSheet.SIGN, AskedOfSheet.APPEAL
_ASKED: Final[Mapping[int, tuple[AskedOfSheet, ...]]] = {
    1: (_POINTS, _RANK, _SIGN, _POINTS),
    2: (_POINTS, _TOTALS, _RANK, _ERROR, _SEATS, _SIGN),
    3: (_POINTS, _TOTALS, _RANK, _ERROR, _SEATS, _WALL, _APPEAL),
    4: (_POINTS, _TOTALS, _RANK, _ERROR, _TOTALS, _WALL, _APPEAL),
    5: (_POINTS, _TOTALS, _RANK, _ERROR, _ERROR, _TOTALS, _APPEAL),
}
"""What each level asks, in turn."""
_MAKERS: Final[Mapping[AskedOfSheet, Callable[[RuleSet, Draw, int], SheetTask]]] = {
    _POINTS: points_task,
    _TOTALS: totals_task,
    _ERROR: error_task,
    _RANK: rank_task,
    _SEATS: seats_task,
    _WALL: wall_task,
    _SIGN: sign_task,
    _APPEAL: appeal_task,
}
_OF_COMPETITION: Final = frozenset({_SEATS, _WALL, _SIGN, _APPEAL})
_WITHOUT: Final[Mapping[str, frozenset[AskedOfSheet]]] = {
    "mcr-1998": frozenset({_SEATS}),
    "imj": _OF_COMPETITION,
    "rengo": _OF_COMPETITION | {_RANK},
}
"""What the text of a rule set says nothing of, or the kind about procedure asks alone."""


def make(address: Address) -> SheetQuestion:
    """The question of the address."""
    rules, draw = rule_set(address.rules), draw_for(address)
    without = _WITHOUT.get(rules.id, frozenset())
    asked = [each for each in _ASKED[address.level] if each not in without]
    task = _MAKERS[draw.turn(asked, "asked")](rules, draw, address.level)
    return SheetQuestion(
        address=address,
        choices=tuple(Choice(id, trap, text) for id, text, trap in task.choices) or None,
        answer=task.answer if isinstance(task.answer, str) else answer_from_payments(task.answer),
        citations=task.articles,
        task=task,
    )


def grade(question: SheetQuestion, response: Answer | None) -> Verdict:
    """A part of the credit for each cell that is right and not 0; of choices all or nothing."""
    if not isinstance(question.answer, PaymentsAnswer):
        return grade_choice(question, response, str(response), str(question.answer))
    own = response if isinstance(response, PaymentsAnswer) else None
    return grade_seats(question.answer, own, lambda points: _explained(question, points))


def _explained(question: SheetQuestion, own: Payments) -> str | None:
    """The one wrong rule that yields all four numbers."""
    found = {trap for trap, wrong in question.task.wrong if wrong == own}
    return found.pop() if len(found) == 1 else None


def read(question: SheetQuestion, value: object) -> Answer:
    """One of the choices, or a number for each seat."""
    return read_choice(question, value) if question.choices else read_amounts(question, value)


def write(answer: Answer) -> Any:
    """The same as JSON knows it."""
    return write_amounts(answer) if isinstance(answer, PaymentsAnswer) else answer


def _subject(question: SheetQuestion) -> Mapping[str, Any]:
    return {**NO_SUBJECT, "about": _parts(question)}


def _parts(question: SheetQuestion) -> list[Any]:
    task = question.task
    lines = [[message_json(each.label), list(each.cells)] for each in task.sheet.lines]
    return [task.asks.value, message_json(task.facts), message_json(task.asked), lines]


def _about(question: SheetQuestion) -> Mapping[str, Any]:
    lines = [list(each.cells) for each in question.task.sheet.lines]
    return {"asks": question.task.asks.value, "sheet": lines}


SPEC: Final[KindSpec[SheetQuestion, Answer]] = KindSpec(
    kind=Kind.SHEET,
    name=N_("Score sheet and session"),
    asks=N_(
        "Fill in the score sheet, find the error in it, rank the table; in MCR also seats, dice, signatures and appeals."
    ),
    topics=frozenset({TopicSort.HAND}),
    deals_hands=False,
    turns_on_principles=False,
    applies_to=every_rule_set,
    shows=no_fan,
    make=make,
    grade=grade,
    evidence=evidence_of_hand,
    read=read,
    write=write,
    answer_of_choice=choice_id,
    subject=_subject,
    about=_about,
    words=WORDS,
)
