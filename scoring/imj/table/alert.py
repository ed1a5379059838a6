"""Alerts, bound tiles, and who is bound to lose (articles 32 and 33.1 to 33.3)."""

from collections.abc import Collection, Sequence
from dataclasses import dataclass
from enum import StrEnum
from typing import Final

from scoring.melds import Meld
from scoring.seats import Wind
from scoring.table import Ruling, by_house_rule, by_text
from scoring.tiles import KINDS, SUITS, TILES, Tile

SETS_OF_A_KIND: Final = 3  # displayed, and no other, of one suit, of honors or of winds
SETS_OF_DRAGONS: Final = 2
BOUND_ON_A_DRAW: Final = "imj-bound-on-a-draw"  # the entry of docs/rulings.md


class AlertKind(StrEnum):
    """What an alerter is after, as the id of the element."""

    PURE_SAME = "pure-same"
    PURE_HONOURS = "pure-honours"
    BIG_THREE_DRAGONS = "big-three-dragons"
    BIG_FOUR_WINDS = "big-four-winds"


PENALTY: Final = {
    AlertKind.PURE_SAME: "33.1",
    AlertKind.PURE_HONOURS: "33.1",
    AlertKind.BIG_THREE_DRAGONS: "33.2",
    AlertKind.BIG_FOUR_WINDS: "33.3",
}


@dataclass(frozen=True, slots=True)
class Alert:
    """An alert that stands, and the tiles that it binds."""

    kind: AlertKind
    bound: tuple[Tile, ...]


@dataclass(frozen=True, slots=True)
class BoundDiscard:
    """A bound tile that let the alerter display the set that the alert was about."""

    kind: AlertKind
    by: Wind


def alerts(melds: Sequence[Meld]) -> Ruling[tuple[Alert, ...]]:
    """The alerts that displayed sets give, whether or not they were called out (32.1, 32.2)."""
    firsts = [meld.tiles[0] for meld in melds]
    results = []
    if len(melds) == SETS_OF_A_KIND:
        suits = {first.suit for first in firsts}
        if suits == {"z"}:
            results.append(Alert(AlertKind.PURE_HONOURS, TILES[27:KINDS]))
        elif len(suits) == 1 and suits <= set(SUITS):
            bound = tuple(each for each in TILES if each.suit in suits)
            results.append(Alert(AlertKind.PURE_SAME, bound))
        if all(first.is_wind for first in firsts):
            missing = tuple(each for each in TILES if each.is_wind and each not in firsts)
            results.append(Alert(AlertKind.BIG_FOUR_WINDS, missing))
    dragons = [first for first in firsts if first.is_dragon]
    if len(dragons) == SETS_OF_DRAGONS:
        missing = tuple(each for each in TILES if each.is_dragon and each not in dragons)
        results.append(Alert(AlertKind.BIG_THREE_DRAGONS, missing))
    return by_text(tuple(results), "32.1", "32.2")


def bound_to_lose(
    discards: Collection[BoundDiscard], elements: Collection[str], drawn: bool
) -> Ruling[Wind | None]:
    """Who pays all three shares of a win; None where everybody pays as usual.

    Only a drawn win that holds the element of the alert binds (33.1 to 33.3; 32.3 speaks of any
    win, but the penalties decide). Where 33.1 and another penalty fall on different players, only
    33.1 holds; the text says so of 33.2, and we say so of 33.3.
    """
    due = [each for each in discards if each.kind.value in elements]
    if due and not drawn:
        return by_text(None, "33.1", "33.2", "33.3", note=BOUND_ON_A_DRAW)
    payers = {each.by for each in due}
    if len(payers) <= 1:
        articles = tuple(dict.fromkeys(PENALTY[each.kind] for each in due)) or ("32.3",)
        return by_text(next(iter(payers), None), *articles)
    first = next((each for each in due if PENALTY[each.kind] == "33.1"), due[0])
    by_winds = any(each.kind is AlertKind.BIG_FOUR_WINDS for each in due)
    if by_winds:
        return by_house_rule(first.by, "imj-33-1-first", "33")
    return by_text(first.by, "33")
