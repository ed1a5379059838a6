"""Waits for a tile that cannot come: the winner's own hand holds all four of it."""

from typing import Final, NamedTuple

from scoring.fan import Fan
from scoring.hand import Hand
from scoring.mcr.edition import Edition
from scoring.reading import readings
from scoring.record import Account
from scoring.tiles import COPIES, Tile
from scoring.waits import WaitForm, completing_kinds, wait_form

_FANS: Final = {
    WaitForm.EDGE: "edge-wait",
    WaitForm.CLOSED: "closed-wait",
    WaitForm.SINGLE: "single-wait",
}


class HeldWait(NamedTuple):
    """A wait fan that would count if `tiles`, of which the hand holds all four, were no waits.

    The texts do not say whether they are; here they are (see docs/rulings.md on waits).
    """

    fan: Fan
    tiles: tuple[Tile, ...]


def held_wait(hand: Hand, account: Account, edition: Edition) -> HeldWait | None:
    """The wait fan (3.8.1 rows 77 to 79) that such tiles keep out of an account."""
    kinds = completing_kinds(hand.concealed, len(hand.melds), edition.shapes)
    held = (*hand.concealed, *(each for meld in hand.melds for each in meld.tiles))
    others = tuple(each for each in kinds if each != hand.win)
    if not others or any(held.count(each) < COPIES for each in others):
        return None
    kept_out = {fan for line in account.counted for fan in (*line.fan.excludes, *line.fan.implied)}
    for reading in readings(hand, edition.shapes):
        form = wait_form(reading.sets[reading.completed], hand.win)
        if reading.sets == account.reading.sets and form and _FANS[form] not in kept_out:
            return HeldWait(edition.fan(_FANS[form]), others)
    return None
