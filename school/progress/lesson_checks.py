"""An answer to a check: as it was stored, and what it shows about fans."""

from collections.abc import Set
from typing import Final

from lessons.pieces.check import Check, CheckKind
from lessons.pieces.check_parts import without_number
from school.progress.evidence import FILTERED_WEIGHT, AnswerEvidence
from school.progress.lesson_tasks import LessonTask
from school.progress.models import Answer

_ABOUT_ONE_FAN: Final = frozenset({CheckKind.WHICH, CheckKind.POINT, CheckKind.CHANGE})
"""The kinds that show whether a fan is seen, where they ask for one."""


def check_of(task: LessonTask) -> Check:
    """The check that is posed. Raises TypeError: it is a question of the generator."""
    if not isinstance(task.piece, Check):
        raise TypeError(f"{task.address} is no check")
    return task.piece


def response_in(row: Answer) -> frozenset[str]:
    """What was answered; nothing where the learner did not know."""
    return frozenset(map(str, row.given)) if isinstance(row.given, list) else frozenset()


def evidence_of_check(check: Check, chosen: Set[str]) -> AnswerEvidence:
    """What an answer shows about the fans in play. A lesson on them is a hint, as a filter is.

    Which fans a hand counts, and which hand counts a fan, is seen; what a fan is worth or keeps
    out is known by heart, and shows nothing about seeing it.
    """
    if check.kind in (CheckKind.FANS, CheckKind.NAME):
        answer = check.nearest_answer(chosen)
        in_play = [fan for fan in check.options if fan in answer or fan in chosen]
        wrong = set(map(without_number, answer ^ chosen))
        fans = dict.fromkeys(map(without_number, in_play))
        return AnswerEvidence(tuple((fan, fan not in wrong, FILTERED_WEIGHT) for fan in fans))
    if check.kind in _ABOUT_ONE_FAN and check.fan:
        return AnswerEvidence(((check.fan, check.is_right(chosen), FILTERED_WEIGHT),))
    return AnswerEvidence()
