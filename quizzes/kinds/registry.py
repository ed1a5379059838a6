"""Every kind of question with all that is known of it."""

from collections.abc import Iterable, Mapping
from typing import Any, Final

from quizzes.address import Kind
from quizzes.kinds import (
    base,
    comparison,
    fans,
    find,
    legal,
    payments,
    principle,
    situations,
    spot_error,
    term,
    total,
    waits,
)
from quizzes.kinds.spec import KindSpec
from quizzes.question import Question

AnyKind = KindSpec[Any, Any]


def _by_kind(specs: Iterable[AnyKind]) -> Mapping[Kind, AnyKind]:
    """The rows by kind, in this order. Raises LookupError: a kind has none."""
    table = {each.kind: each for each in specs}
    if missing := set(Kind) - set(table):
        raise LookupError(f"kinds of question without a row: {sorted(missing)}")
    return table


KINDS: Final = _by_kind(
    (
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
    )
)
"""The order is that of the command line, where every kind is asked for."""


def spec_of(question: Question) -> AnyKind:
    """The row of a question's kind."""
    return KINDS[question.address.kind]
