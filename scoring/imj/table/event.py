"""The settings of an event and its results (articles 7 and 31)."""

from collections.abc import Mapping
from dataclasses import dataclass

from scoring.seats import Wind
from scoring.table import Ruling, house, ranks, said


@dataclass(frozen=True, slots=True)
class Settings:
    """Rounds, the lowest rank that wins (None: any hand), mados at the start."""

    rounds: int = 8
    lowest: int | None = None
    start: int = 20_000


def settings(competition: bool, agreed: Settings | None = None) -> Ruling[Settings]:
    """What holds for an event: 7.1 in a competition, else what was agreed, 7.1 if nothing was."""
    if competition or agreed is None:
        return said(Settings(), "7.1", *(() if competition else ("7.3",)))
    return said(agreed, "7.3")


def places(results: Mapping[Wind, int]) -> Ruling[Mapping[Wind, int]]:
    """The place of each player at the end, 1 for most mados.

    Who has as much as another shares the better place: the text does not say.
    """
    seats = tuple(results)
    found = dict(zip(seats, ranks([(results[seat],) for seat in seats]), strict=True))
    if len(set(results.values())) < len(results):
        return house(found, "imj-ties", "31")
    return said(found, "31")
