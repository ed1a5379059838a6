"""An answer to a check: as it was stored, and what it shows about fans."""

from collections.abc import Set

from lessons.pieces.check import Check, CheckKind
from school.progress.evidence import FILTERED_WEIGHT, AnswerEvidence
from school.progress.lesson_tasks import LessonTask
from school.progress.models import Answer


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
    if check.kind is CheckKind.FANS:
        in_play = [fan for fan in check.options if fan in check.answer or fan in chosen]
        right = check.answer & chosen
        return AnswerEvidence(tuple((fan, fan in right, FILTERED_WEIGHT) for fan in in_play))
    if check.kind is CheckKind.WHICH and check.fan:
        return AnswerEvidence(((check.fan, chosen == check.answer, FILTERED_WEIGHT),))
    return AnswerEvidence()
