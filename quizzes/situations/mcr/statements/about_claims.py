"""Statements about a claim and what may follow it (2014, 3.6.4 to 3.6.8; 1998, 7.4 to 7.8)."""

from typing import Final

from quizzes.hands.draw import Draw
from quizzes.message import Message, message
from quizzes.situations.mcr.claims import BEFORE_CHOW
from quizzes.situations.mcr.facts import ALL_EDITIONS, random_seat
from quizzes.situations.mcr.growing import DISCARDS
from quizzes.situations.mcr.statements.stating import Matter, chapter_of_statements, yes_or_no
from scoring import WINDS, RuleSet, Wind, tile
from scoring.mcr.table.book import RuleBook
from scoring.mcr.table.claims import (
    Claimed,
    McrClaim,
    Side,
    in_time,
    may_claim,
    may_discard_claimed,
    may_kong,
    may_take_what_was_passed,
    side_of,
    taken_by,
)
from wording import N_

_ONLY: Final = N_("Only %(seat)s may call a chow.")
_LIES: Final = {
    Side.LEFT: N_("If %(seat)s pungs it, it lies sideways on the left."),
    Side.MIDDLE: N_("If %(seat)s pungs it, it lies sideways in the middle."),
    Side.RIGHT: N_("If %(seat)s pungs it, it lies sideways on the right."),
}
_AGAIN: Final = {
    True: N_("After a chow, an identical tile may be discarded at once."),
    False: N_("After a chow, an identical tile may not be discarded at once."),
}
_PASSED: Final = {
    True: N_("A player who let an identical tile pass may still pung this one."),
    False: N_("A player who let an identical tile pass may not pung this one."),
}
_KONG: Final = {
    True: N_("A concealed kong is allowed in the same turn as a chow."),
    False: N_("A concealed kong is not allowed in the same turn as a chow."),
}
_IN_TIME: Final = {
    True: N_("A pung called %(seconds)s seconds later is in time."),
    False: N_("A pung called %(seconds)s seconds later is too late."),
}
_BOTH: Final = (
    N_("If a pung and a chow are called together, the pung has priority."),
    N_("If a pung and a chow are called together, the chow has priority."),
)
_TWO_WIN: Final = N_("If %(one)s and %(other)s both call a win, only %(seat)s wins.")


def _of_seats(draw: Draw, edition: RuleBook, following: int) -> list[Matter]:
    """What hangs on where players sit; the discarder has that place."""
    discarder = WINDS[following]
    others = [each for each in WINDS if each is not discarder]
    (right,) = (each for each in others if may_claim(edition, McrClaim.CHOW, each, discarder).value)
    chow = may_claim(edition, McrClaim.CHOW, right, discarder)
    claimant = draw.pick(others)
    side = side_of(edition, claimant, discarder)
    one, other = draw.sample(others, 2)
    won = taken_by(edition, discarder, {one: McrClaim.WIN, other: McrClaim.WIN})
    loser = other if won.value.seat is one else one
    return [
        Matter(
            message(_ONLY, seat=right),
            tuple(
                (message(_ONLY, seat=each), "chow-of-the-right")
                for each in others
                if each is not right
            ),
            chow.articles,
            message(N_("A chow can be made only with a discard from the player on the left.")),
        ),
        Matter(
            message(_LIES[side.value], seat=claimant),
            tuple(
                (message(text, seat=claimant), "sideways-misplaced")
                for each, text in _LIES.items()
                if each is not side.value
            ),
            side.articles,
            message(
                N_(
                    "The place of the sideways tile shows where it came from: left, opposite or right."
                )
            ),
        ),
        Matter(
            message(_TWO_WIN, one=one, other=other, seat=won.value.seat),
            ((message(_TWO_WIN, one=one, other=other, seat=loser), "nearest-missed"),),
            won.articles,
            message(
                N_("Only one player wins: the first anti-clockwise from %(seat)s, the discarder."),
                seat=discarder,
            ),
        ),
    ]


def _of_what_is_allowed(edition: RuleBook, seconds: int) -> list[Matter]:
    """What a player may do around a claim, and whether a pung after so many seconds is in time."""
    again = may_discard_claimed(edition, McrClaim.CHOW)
    passed, kong = may_take_what_was_passed(edition), may_kong(edition, McrClaim.CHOW)
    limit = in_time(edition, McrClaim.PUNG, seconds)
    return [
        yes_or_no(
            _AGAIN,
            again.value,
            "swap-forbidden",
            again.articles,
            N_("A tile identical to the one just claimed may be discarded at once."),
        ),
        yes_or_no(
            _PASSED,
            passed.value,
            "passed-tile-lost",
            passed.articles,
            N_("A player may claim or win on a tile even after passing or discarding one like it."),
        ),
        yes_or_no(
            _KONG,
            kong.value,
            "kong-needs-a-draw",
            kong.articles,
            N_(
                "A player may declare a kong from the hand only after drawing a tile, not "
                "after a claim."
            ),
        ),
        yes_or_no(
            _IN_TIME,
            limit.value,
            "three-seconds",
            limit.articles,
            N_("A pung called within 3 seconds is in time."),
            seconds=seconds,
        ),
    ]


def _of_a_pung_and_a_chow(edition: RuleBook, discarder: Wind) -> Matter:
    """Which of the two calls takes the discard."""
    chows, pungs = discarder.after(1), discarder.after(2)
    taken = taken_by(edition, discarder, {chows: McrClaim.CHOW, pungs: McrClaim.PUNG})
    pung_gets_it = taken.value == Claimed(pungs, McrClaim.PUNG)
    right, wrong = _BOTH if pung_gets_it else _BOTH[::-1]
    return Matter(
        message(right),
        ((message(wrong), "chow-first"),),
        taken.articles,
        message(BEFORE_CHOW[McrClaim.PUNG]),
    )


def _of_a_claim(
    draw: Draw, edition: RuleBook, rules: RuleSet
) -> tuple[tuple[Message, ...], list[Matter]]:
    """Who may take a discard, in what time, and what may follow."""
    discarder, seconds = random_seat(draw), 2 + draw.below(5)
    discarded = tile(f"{3 + draw.below(5)}{draw.pick('mps')}")
    known = [
        *_of_seats(draw, edition, discarder.place),
        *_of_what_is_allowed(edition, seconds),
        _of_a_pung_and_a_chow(edition, discarder),
    ]
    return (message(DISCARDS, seat=discarder, tile=discarded),), known


CHAPTER: Final = chapter_of_statements(
    "claims", "statements-about-a-claim", 3, ALL_EDITIONS, _of_a_claim, "sideways-tile"
)
