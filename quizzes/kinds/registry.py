"""Every kind of question with all that is known of it."""

from typing import Any, Final

from quizzes.address import Kind
from quizzes.kinds import (
    base,
    card,
    comparison,
    fans,
    find,
    hand_fu,
    legal,
    payments,
    plans,
    points,
    principle,
    rounding,
    set_fu,
    sheet,
    situations,
    spot_error,
    table,
    term,
    total,
    tsumo_split,
    wait_fu,
    waits,
)
from quizzes.kinds.spec import KindSpec
from quizzes.question import Question
from scoring.rows import row_for_each

AnyKind = KindSpec[Any, Any]


_ROWS: Final[tuple[AnyKind, ...]] = (
    fans.SPEC,
    total.SPEC,
    legal.SPEC,
    waits.SPEC,
    payments.SPEC,
    base.SPEC,
    situations.RULING_SPEC,
    situations.PROCEDURE_SPEC,
    term.SPEC,
    principle.SPEC,
    spot_error.SPEC,
    comparison.COMPARE_SPEC,
    comparison.EDITION_SPEC,
    find.SPEC,
    card.SPEC,
    plans.SPEC,
    set_fu.SPEC,
    wait_fu.SPEC,
    hand_fu.SPEC,
    points.SPEC,
    rounding.SPEC,
    tsumo_split.SPEC,
    table.SPEC,
    sheet.SPEC,
)
KINDS: Final = row_for_each(Kind, {each.kind: each for each in _ROWS})
"""The order is that of the command line, where every kind is asked for."""


def spec_of(question: Question) -> AnyKind:
    """The row of a question's kind."""
    return KINDS[question.address.kind]
