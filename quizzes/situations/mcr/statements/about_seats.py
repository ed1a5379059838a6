"""Statements about dealer, rounds and seats (2014, 3.4.5 to 3.4.9, appendix 4; 1998, 5.5 to 5.9)."""

from typing import Final

from quizzes.hands.draw import Draw
from quizzes.message import Message, message
from quizzes.situations.mcr.facts import ALL_EDITIONS
from quizzes.situations.mcr.statements.stating import Matter, chapter_of_statements
from scoring import WINDS, RuleSet, Wind
from scoring.mcr.table.book import RuleBook
from scoring.mcr.table.seating import (
    CHANGE,
    DEALER,
    SEAT_WIND,
    first_dealer,
    next_dealer,
    round_of,
    round_wind,
    seat_in,
    seat_wind,
    seats,
)
from scoring.mcr.table.times import END, HANDS_IN_A_SESSION
from scoring.table import Ruling
from wording import N_

_NAMED: Final = message(N_("Players are named after their seats in round 1."))
_COMES: Final = N_("Deal %(hand)s of the session comes next.")
_DEALS: Final = N_("%(seat)s deals next.")
_AFTER: Final = N_("In the deal after next, %(seat)s deals.")
_FIRST: Final = N_("In the next deal's round, %(seat)s deals first.")
_SITS: Final = N_("In the next deal, %(seat)s sits where %(other)s began.")
_RIGHT: Final = N_("In the next deal, %(other)s sits on %(seat)s's right.")
_FOLLOW: Final = N_("After the next deal, at most %(number)s more can follow.")
_ROUNDS: Final = (
    N_("The next deal belongs to the East round."),
    N_("The next deal belongs to the South round."),
    N_("The next deal belongs to the West round."),
    N_("The next deal belongs to the North round."),
)
_LAST_WON: Final = (
    N_("%(seat)s won the last deal by self-draw."),
    N_("%(seat)s won the last deal on %(other)s's discard."),
    N_("Nobody won the last deal."),
)
_WHY_DEALER: Final = message(
    N_(
        "Within a round the player on the dealer's right deals next, whether the deal was won or not."
    )
)
_WHY_SEATS: Final = N_(
    "In round %(round)s %(east)s has the East seat, %(south)s the South seat, %(west)s the West seat and %(north)s the North seat."
)
_WHY_IN_TURN: Final = N_(
    "In round %(round)s the players deal in this order: %(east)s, %(south)s, %(west)s, %(north)s."
)
_WHY_EAST: Final = N_("In round %(round)s %(seat)s has the East seat, and so deals first.")
_WHY_ROUND: Final = message(
    N_("Every four deals, whether won or not, make a round: East, South, West, North.")
)
_WHY_LENGTH: Final = message(N_("A session has four rounds of four deals."))


_WHY_FIRST: Final = message(N_("The player in the East seat deals first in each round."))
_WHY_RIGHT: Final = message(
    N_("Going round to the right, the seats are East, South, West and North.")
)


def _by_seat(
    text: str,
    right: Wind,
    misconceptions: dict[Wind, str],
    articles: tuple[str, ...],
    why: Message,
    rest: str = "seats-miscounted",
) -> Matter:
    """Something that is true of one player; the others with their misconception."""
    wrong = tuple(
        (message(text, seat=each), misconceptions.get(each, rest))
        for each in WINDS
        if each is not right
    )
    return Matter(message(text, seat=right), wrong, articles, why)


def _dealer(edition: RuleBook, hand: int) -> Ruling[Wind]:
    """Who deals: the first of the round, and then each to the right."""
    started = Wind.EAST
    articles: tuple[str, ...] = DEALER[edition]
    if edition is not RuleBook.OF_1998:
        if (hand - 1) % 4 == 0:
            return first_dealer(edition, round_of(hand))
        (dealer,) = (each for each in WINDS if seat_wind(edition, each, hand).value is Wind.EAST)
        return Ruling(dealer, (*CHANGE[edition], *articles))
    for _deal in range(1, hand):
        started = next_dealer(edition, started).value
    return Ruling(started, articles)


def _begins_a_round(edition: RuleBook, hand: int) -> bool:
    """Whether the players have just changed seats, which 1998 leaves to the event."""
    return edition is not RuleBook.OF_1998 and (hand - 1) % 4 == 0


def _why_dealer(edition: RuleBook, hand: int) -> Message:
    if edition is RuleBook.OF_1998:
        return _WHY_DEALER
    if _begins_a_round(edition, hand):
        return _why_first(edition, round_of(hand))
    return _by_the_seats(_WHY_IN_TURN, edition, round_of(hand))


def _why_first(edition: RuleBook, game_round: int) -> Message:
    """Why that player deals first in the round: the East seat is theirs."""
    seat = first_dealer(edition, game_round).value
    return message(_WHY_EAST, round=game_round, seat=seat)


def _by_the_seats(text: str, edition: RuleBook, game_round: int) -> Message:
    """A sentence with the players of that round in the order of their seats."""
    names = ("east", "south", "west", "north")
    sitting = seats(edition, game_round).value
    return message(text, round=game_round, **dict(zip(names, sitting, strict=True)))


def _missed(edition: RuleBook, hand: int, otherwise: str = "seats-miscounted") -> str:
    """What leads to a wrong dealer: the seats were not changed, or something else."""
    return "appendix-overlooked" if _begins_a_round(edition, hand) else otherwise


def _without_the_change(edition: RuleBook, hand: int) -> dict[Wind, str]:
    """Who would deal if all had kept their first seats; 1998 is asked about the first round alone."""
    if edition is RuleBook.OF_1998:
        return {}
    return {WINDS[(hand - 1) % len(WINDS)]: "appendix-overlooked"}


def _of_the_round(edition: RuleBook, hand: int) -> Matter:
    found = round_wind(edition, hand)
    right = found.value.place
    wrong = tuple(
        (message(text), "round-miscounted") for n, text in enumerate(_ROUNDS) if n != right
    )
    return Matter(message(_ROUNDS[right]), wrong, found.articles, _WHY_ROUND)


def _of_the_length(edition: RuleBook, hand: int) -> Matter:
    left = HANDS_IN_A_SESSION - hand
    wrong = (left + 1, left - 1) if left > 1 else (left + 1, left + 2)
    return Matter(
        message(_FOLLOW, number=left),
        tuple((message(_FOLLOW, number=each), "session-deals") for each in wrong),
        END[edition],
        _WHY_LENGTH,
    )


def _of_places(draw: Draw, edition: RuleBook, hand: int) -> list[Matter]:
    """Where players sit in that round."""
    in_round = {each: seat_in(edition, each, round_of(hand)) for each in WINDS}
    player, other = draw.sample(WINDS, 2)
    seat = in_round[player]
    why = _by_the_seats(_WHY_SEATS, edition, round_of(hand))
    right_of = {
        each: next(to for to in WINDS if in_round[to].value is in_round[each].value.after(1))
        for each in WINDS
    }
    sits = Matter(
        message(_SITS, seat=player, other=seat.value),
        tuple(
            (message(_SITS, seat=player, other=each), "appendix-overlooked")
            for each in WINDS
            if each not in (seat.value, player)
        ),
        CHANGE[edition],
        why,
    )
    beside = Matter(
        message(_RIGHT, seat=other, other=right_of[other]),
        tuple(
            (message(_RIGHT, seat=other, other=each), "appendix-overlooked")
            for each in WINDS
            if each not in (right_of[other], other)
        ),
        CHANGE[edition],
        why,
    )
    return [sits, beside]


def _of_seats(
    draw: Draw, edition: RuleBook, rules: RuleSet
) -> tuple[tuple[Message, ...], list[Matter]]:
    """The next deal: who deals, in which round, who sits where."""
    later = edition is not RuleBook.OF_1998
    hand = 5 + draw.below(11) if later else 2 + draw.below(2)
    winner, other = draw.sample(WINDS, 2)
    ended = draw.pick(_LAST_WON)
    values = {"seat": winner, "other": other}
    told = message(ended, **{name: each for name, each in values.items() if f"%({name})s" in ended})
    winners = {winner: "winner-deals"} if "%(seat)s" in ended else {}
    known = [
        *_of_dealers(edition, hand, winners),
        _of_the_round(edition, hand),
        _of_the_length(edition, hand),
    ]
    if later:
        known += [*_of_places(draw, edition, hand), _first_of_the_round(edition, hand)]
    else:
        known += [_in_the_first_round(draw, edition), _first_of_all(edition)]
    return (_NAMED, message(_COMES, hand=hand), told), known


def _of_dealers(edition: RuleBook, hand: int, winners: dict[Wind, str]) -> list[Matter]:
    """Who deals next and who after that; `winners` are wrongly taken for the next dealer."""
    now, after = _dealer(edition, hand), _dealer(edition, hand + 1)
    before = _dealer(edition, hand - 1).value
    return [
        _by_seat(
            _DEALS,
            now.value,
            {**_without_the_change(edition, hand), before: "dealer-stays", **winners},
            now.articles,
            _why_dealer(edition, hand),
            _missed(edition, hand),
        ),
        _by_seat(
            _AFTER,
            after.value,
            {
                before: _missed(edition, hand + 1, "deal-to-the-left"),
                **_without_the_change(edition, hand + 1),
                now.value: "dealer-stays",
            },
            after.articles,
            _why_dealer(edition, hand + 1),
            _missed(edition, hand + 1),
        ),
    ]


def _first_of_the_round(edition: RuleBook, hand: int) -> Matter:
    """Who deals first in the round, after the players have changed seats."""
    first = first_dealer(edition, round_of(hand))
    return _by_seat(
        _FIRST,
        first.value,
        {Wind.EAST: "first-dealer-again"},
        first.articles,
        _why_first(edition, round_of(hand)),
        "appendix-overlooked",
    )


def _in_the_first_round(draw: Draw, edition: RuleBook) -> Matter:
    """Who sits to the right of whom: nobody has changed seats yet."""
    player = draw.pick(WINDS)
    right = player.after(1)
    wrong = tuple(
        (message(_RIGHT, seat=player, other=each), "seats-miscounted")
        for each in WINDS
        if each not in (player, right)
    )
    return Matter(message(_RIGHT, seat=player, other=right), wrong, SEAT_WIND[edition], _WHY_RIGHT)


def _first_of_all(edition: RuleBook) -> Matter:
    return _by_seat(_FIRST, Wind.EAST, {}, DEALER[edition], _WHY_FIRST)


CHAPTER: Final = chapter_of_statements(
    "seats-and-dealer",
    "statements-about-seats",
    3,
    ALL_EDITIONS,
    _of_seats,
    "next-dealer",
    "round-of-a-hand",
    "seat-wind-later",
    "first-dealer-of-a-round",
)
