"""Calls on one discard at the same time: who makes which, and whose may wrongly be let stand."""

from collections.abc import Collection, Iterable, Mapping
from typing import TypeVar

from quizzes.hands.draw import Draw
from quizzes.message import message
from quizzes.question import Choice
from quizzes.situations.choosing import seat_text
from scoring import WINDS, Wind
from scoring.imj.table.claims import ImjClaim
from scoring.rengo.table.claims import RengoClaim
from wording import N_

_Claim = TypeVar("_Claim", ImjClaim, RengoClaim)


def drawn_calls(
    draw: Draw, discarder: Wind, claims: type[_Claim], often: float
) -> dict[Wind, _Claim]:
    """What two or three players call on one discard; they do not all call the same.

    `often` is how often a third one calls, and of the rest how often the two call a pung and a win.
    """
    right_hand = discarder.after(1)
    first, second = draw.shuffled([discarder.after(2), discarder.after(3)])
    call = draw.pick((claims.PUNG, claims.KONG, claims.WIN))
    made = {right_hand: claims.CHOW, first: call}
    if draw.chance(often):
        made[second] = claims.WIN if call is not claims.WIN else claims.PUNG
    elif draw.chance(often):
        made = {right_hand: claims.PUNG, first: claims.WIN}
    return made


def wrong_takers(
    discarder: Wind, made: Mapping[Wind, ImjClaim | RengoClaim], nearest_first: str, pung_first: str
) -> list[tuple[Wind, str]]:
    """Whose call may wrongly be put first, each with its misconception."""
    pungs = [each for each in made if made[each] in ("pung", "kong")]
    return [(discarder.after(1), nearest_first), *((each, pung_first) for each in pungs)]


def caller_choices(
    seats: Collection[Wind], right: Wind, wrong: Iterable[tuple[Wind, str]]
) -> tuple[Choice, ...]:
    """Those who called, in the order of seats, each wrong one with its misconception."""
    misconception_of = dict(reversed(list(wrong)))
    return tuple(
        Choice(seat.value, None if seat is right else misconception_of[seat], seat_text(seat))
        for seat in WINDS
        if seat in seats
    )


def overruled(
    seat: Wind, right: Wind, discarder: Wind, traps: tuple[str, str, str], *, wins: bool
) -> str:
    """What leads to a claim that counts but gives way to that of `right`: three misconceptions.

    They are: a farther player wins, the nearest goes first, a pung or kong goes before a win.
    """
    farther, nearest, pung = traps
    if wins:
        return farther
    is_nearer = (seat.place - discarder.place) % 4 < (right.place - discarder.place) % 4
    return nearest if is_nearer else pung


def nobody_choice(misconception: str) -> Choice:
    """That calls at the same time come to nothing."""
    return Choice("nobody", misconception, message(N_("nobody: the calls cancel each other out")))


def quickest_choice(misconception: str) -> Choice:
    """That the one stands who is quickest to show tiles, of calls at the same time."""
    return Choice("shown", misconception, message(N_("the player who shows the tiles first")))
