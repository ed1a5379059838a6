"""Grading an exam: what is right, what is critical, whether it is passed, and how sure that is."""

import math
from collections.abc import Iterable
from dataclasses import dataclass
from typing import Final

from quizzes.exams.blueprint import CriticalError, ExamBlueprint
from quizzes.question import Question, Response, SituationQuestion, WinClaim

OTHERS_RULING: Final = "another-players-ruling"
"""The misconception of a choice that is the ruling on somebody else: it decides no win."""
_Z: Final = 1.96  # standard deviations on either side of an interval of 95 %


@dataclass(frozen=True, slots=True)
class ExamPartMark:
    """How many questions of a part were right."""

    part: str
    right: int
    items: int


@dataclass(frozen=True, slots=True)
class ExamMark:
    """What an exam comes to. `low` and `high` are the ends of the Wilson interval of 95 % around
    the share that was right; `critical` are the critical errors, each as often as it was made.
    """

    right: int
    items: int
    low: float
    high: float
    critical: tuple[CriticalError, ...]
    passed: bool
    parts: tuple[ExamPartMark, ...]


def mark(
    blueprint: ExamBlueprint,
    graded: Iterable[tuple[str, bool, CriticalError | None]],
    *,
    practice: bool,
) -> ExamMark:
    """What the answers come to: of each question its part, whether it is right, its critical error."""
    answers = tuple(graded)
    right = sum(is_right for _, is_right, _ in answers)
    critical = tuple(error for _, _, error in answers if error is not None)
    low, high = wilson(right, len(answers))
    parts = dict.fromkeys(part for part, _, _ in answers)
    return ExamMark(
        right=right,
        items=len(answers),
        low=low,
        high=high,
        critical=critical,
        passed=right >= blueprint.needed(practice=practice) and not critical,
        parts=tuple(
            ExamPartMark(
                part,
                sum(is_right for of, is_right, _ in answers if of == part),
                sum(of == part for of, _, _ in answers),
            )
            for part in parts
        ),
    )


def wilson(right: int, n: int) -> tuple[float, float]:
    """The interval of 95 % around a share of `right` in `n`, by Wilson's score; 0 to 1 of none."""
    if n == 0:
        return 0.0, 1.0
    share, z2 = right / n, _Z * _Z
    middle = share + z2 / (2 * n)
    reach = _Z * math.sqrt(share * (1 - share) / n + z2 / (4 * n * n))
    return max(0.0, (middle - reach) / (1 + z2 / n)), min(1.0, (middle + reach) / (1 + z2 / n))


def critical_error(
    blueprint: ExamBlueprint, question: Question, response: Response
) -> CriticalError | None:
    """The critical error that the answer is; None for any other, and for "I don't know"."""
    if response is None:
        return None
    if isinstance(response, WinClaim) and isinstance(question.answer, WinClaim):
        if response.win == question.answer.win:
            return None
        return CriticalError.WIN_PAID if response.win else CriticalError.WIN_REFUSED
    if not isinstance(question, SituationQuestion):
        return None
    for rule in blueprint.critical:
        if question.address.topic in rule.topics:
            others = {
                each.id for each in question.choices or () if each.misconception == OTHERS_RULING
            }
            if response in others:
                continue
            wins = question.answer in rule.wins
            if response in rule.wins and not wins:
                return CriticalError.WIN_PAID
            if response in rule.refuses and wins:
                return CriticalError.WIN_REFUSED
    return None
