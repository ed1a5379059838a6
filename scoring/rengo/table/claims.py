"""Who may take a discard, and who wins of several (articles 26, 29, 33, 34, 38, 65, 70)."""

from collections.abc import Mapping
from dataclasses import dataclass
from enum import StrEnum
from typing import Final

from scoring.rengo.table.deal import KONGS_IN_A_HAND, LEFT_AT_A_DRAW
from scoring.seats import Wind
from scoring.table import Ruling, by_house_rule, by_text, expect, expect_whole, nearest

TURNS_TO_CHOW: Final = 1  # who may claim a chow sits one turn after the discarder


class RengoClaim(StrEnum):
    """What is called on a discard."""

    WIN = "win"
    PUNG = "pung"
    KONG = "kong"
    CHOW = "chow"


_ALLOWED_BY: Final[Mapping[RengoClaim, tuple[str, ...]]] = {
    RengoClaim.CHOW: ("26", "34"),
    RengoClaim.PUNG: ("25", "34"),
    RengoClaim.KONG: ("27", "29", "34"),
}
"""What allows a call, and what sets its bounds."""


@dataclass(frozen=True, slots=True)
class CallerState:
    """What stands in the way of a call: riichi, a hand that may not win, kongs, the wall.

    `kongs_made` are those of all players in this hand.
    """

    riichi: bool = False
    dead: bool = False
    kongs_made: int = 0
    tiles_left: int = LEFT_AT_A_DRAW + 1


def may_call(claim: RengoClaim, caller: CallerState) -> Ruling[bool]:
    """Whether a player may call a chow, pung or kong at all; a concealed kong counts as a kong.

    Raises ScoringError: a win is not for this rule, or numbers that cannot be.
    """
    expect(claim is not RengoClaim.WIN, "claim", claim, "chow, pung or kong")
    expect_whole("kongs_made", caller.kongs_made, 0, KONGS_IN_A_HAND)
    expect_whole("tiles_left", caller.tiles_left, LEFT_AT_A_DRAW)
    if caller.riichi:
        return by_text(False, "38")
    if caller.dead:
        return by_text(False, "70")
    if caller.tiles_left == LEFT_AT_A_DRAW:
        return by_text(False, "34")
    if claim is RengoClaim.KONG and caller.kongs_made == KONGS_IN_A_HAND:
        return by_text(False, "29")
    return by_text(True, *_ALLOWED_BY[claim])


def may_chow(discarder: Wind, caller: Wind) -> Ruling[bool]:
    """Whether that seat may call a chow on the discard: the right-hand neighbour alone."""
    return by_text(caller is discarder.after(TURNS_TO_CHOW), "26")


def taken_by(discarder: Wind, claims: Mapping[Wind, RengoClaim]) -> Ruling[Wind]:
    """Whose claim on a discard stands.

    One player wins: of several the right-hand player of the discarder, then the one opposite,
    then the left-hand one. A pung or kong goes before a chow. That a win goes before a pung is
    ours: the text ranks the calls among themselves and the wins among themselves, and has a win
    end the deal (19(1)).

    Raises ScoringError: nobody claims, the discarder does, a chow is claimed from another seat,
    or two seats claim a pung or kong, for which there are not tiles enough.
    """
    seats = {claim: [seat for seat in claims if claims[seat] is claim] for claim in RengoClaim}
    triplets = seats[RengoClaim.PUNG] + seats[RengoClaim.KONG]
    expect(discarder not in claims, "claims", discarder, "seats other than the discarder's")
    expect(len(triplets) <= 1, "claims", sorted(triplets), "one pung or kong at most")
    right = discarder.after(TURNS_TO_CHOW)
    expect(
        set(seats[RengoClaim.CHOW]) <= {right}, "claims", sorted(claims), "a chow by the next seat"
    )
    if seats[RengoClaim.WIN]:
        winner = nearest(discarder, seats[RengoClaim.WIN])
        among_wins = ("65",) if len(seats[RengoClaim.WIN]) > 1 else ()
        if len(claims) > len(seats[RengoClaim.WIN]):
            return by_house_rule(winner, "rengo-win-first", "19(1)", *among_wins)
        return by_text(winner, "65")
    if triplets:
        return by_text(triplets[0], "33")
    return by_text(nearest(discarder, seats[RengoClaim.CHOW]), "26")
