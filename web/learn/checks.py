"""An answer to a check: as it was stored, and what it shows about fans."""

from collections.abc import Set

from lessons.pieces.check import Check, CheckKind
from school.progress.evidence import FILTERED, AnswerEvidence
from school.progress.models import Answer
from web.learn.posed import Posed


def check_of(posed: Posed) -> Check:
    """The check that is posed. Raises TypeError: it is a question of the generator."""
    if not isinstance(posed.piece, Check):
        raise TypeError(f"{posed.address} is no check")
    return posed.piece


def given_in(row: Answer) -> frozenset[str]:
    """What was answered; nothing where the learner did not know."""
    return frozenset(map(str, row.given)) if isinstance(row.given, list) else frozenset()


def shown_by(check: Check, given: Set[str]) -> AnswerEvidence:
    """What an answer shows about the fans in play. A lesson on them is a hint, as a filter is.

    Which fans a hand counts, and which hand counts a fan, is seen; what a fan is worth or keeps
    out is known by heart, and shows nothing about seeing it.
    """
    if check.kind is CheckKind.FANS:
        in_play = [fan for fan in check.options if fan in check.answer or fan in given]
        right = check.answer & given
        return AnswerEvidence(tuple((fan, fan in right, FILTERED) for fan in in_play))
    if check.kind is CheckKind.WHICH and check.fan:
        return AnswerEvidence(((check.fan, given == check.answer, FILTERED),))
    return AnswerEvidence()
