"""Every misconception by its id, whatever it is about."""

from collections.abc import Iterable, Mapping
from itertools import chain
from typing import Any, Final

from quizzes.misconceptions import claiming, planning, reasons, sheets, table, waiting
from quizzes.misconceptions.misconception import Misconception
from quizzes.misconceptions.rengo import base, points
from quizzes.systems import PROFILES

AnyMisconception = Misconception[Any]


def by_id(misconceptions: Iterable[AnyMisconception]) -> Mapping[str, AnyMisconception]:
    """By id; what has one id has one name. Raises LookupError: two names have one id."""
    results: dict[str, AnyMisconception] = {}
    for each in misconceptions:
        first = results.setdefault(each.id, each)
        if first.name != each.name:
            raise LookupError(f"two misconceptions have the id {each.id}")
    return results


BY_ID: Final = by_id(
    chain(
        *(each.misconceptions for each in PROFILES.values()),
        table.MISCONCEPTIONS,
        waiting.MISCONCEPTIONS,
        claiming.MISCONCEPTIONS,
        *(each.pay_misconceptions for each in PROFILES.values()),
        base.MISCONCEPTIONS,
        points.MISCONCEPTIONS,
        reasons.MISCONCEPTIONS,
        planning.MISCONCEPTIONS,
        sheets.MISCONCEPTIONS,
    )
)
