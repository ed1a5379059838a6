"""When one may not win on a discard (articles 63 and 64)."""

from collections.abc import Collection
from dataclasses import dataclass

from scoring.table import Ruling, by_text
from scoring.tiles import Tile


@dataclass(frozen=True, slots=True)
class Passed:
    """Whether a winning tile was let pass: since the player's last discard, and since their riichi."""

    since_own_discard: bool = False
    since_riichi: bool = False


def may_win_on_a_discard(
    waits: Collection[Tile], own_discards: Collection[Tile], passed: Passed
) -> Ruling[bool]:
    """Whether the hand may win on another's tile; on a tile drawn by oneself it always may.

    `waits` are all tiles that complete the shape, with or without a yaku; `own_discards` are
    all tiles that one discarded in this hand, those that others claimed among them.
    """
    if not set(waits).isdisjoint(own_discards):
        return by_text(False, "63")
    return by_text(not (passed.since_own_discard or passed.since_riichi), "64")


def may_win_on_a_draw() -> Ruling[bool]:
    """Whether a hand that is furiten may win on a tile drawn by oneself: ron alone is barred."""
    return by_text(True, "63", "64")


def may_win_with(yaku: bool) -> Ruling[bool]:
    """Whether a complete shape may win: it needs a yaku."""
    return by_text(yaku, "62")
