"""What can be said of a hand under one reading, each a bit, so that yaku are quick to rule out.

A yaku names the facts that it cannot be without; only where all of them hold is it asked for the
rest. The facts come from four sources, each small enough to be remembered: how the hand was won,
which classes of tiles it holds, how many sets of which sort, and the winning tile's place.
"""

from collections.abc import Mapping
from functools import cache
from typing import Final, NamedTuple

from scoring.hand import By, Riichi
from scoring.memo import Memo
from scoring.rengo import parts
from scoring.seats import WINDS, Wind

# How the hand was won.
DRAWN: Final = 1 << 0  # from the wall, or a replacement
REPLACEMENT: Final = 1 << 1  # drawn after a kong
ROBBED: Final = 1 << 2  # from another's kong
LAST_DRAW: Final = 1 << 3  # with fourteen tiles left, and no replacement
LAST_DISCARD: Final = 1 << 4  # after that draw
RIICHI: Final = 1 << 5  # declared, at whatever time
DOUBLE: Final = 1 << 6  # declared with the first discard
DEALT: Final = 1 << 7  # the dealer's dealt tiles
FIRST_DRAW: Final = 1 << 8  # another's first draw
OF_THE_WIN: Final = (1 << 9) - 1  # all of these

# The shape (article 4).
SETS: Final = 1 << 9  # four sets and a pair
SEVEN_PAIRS: Final = 1 << 10
ORPHANS: Final = 1 << 11  # thirteen terminals and honors, one of them twice
SETS_OR_PAIRS: Final = 1 << 47  # either of the first two

# The tiles.
SIMPLES: Final = 1 << 12  # nothing but 2 to 8
OUTER: Final = 1 << 13  # nothing but terminals and honors
TERMINALS: Final = 1 << 14  # nothing but 1 and 9
HONORS: Final = 1 << 15  # nothing but honors
WITH_HONORS: Final = 1 << 16
WITHOUT_HONORS: Final = 1 << 17
ONE_SUIT: Final = 1 << 18  # of the suits one is there, with or without honors
THREE_SUITS: Final = 1 << 19
GREEN: Final = 1 << 20  # nothing but green tiles

# The sets; kongs are pungs too.
CLOSED: Final = 1 << 21  # nothing was claimed (article 50)
NO_MELDS: Final = 1 << 22  # nor any kong made
A_CHOW: Final = 1 << 23
FOUR_CHOWS: Final = 1 << 24
TWINS: Final = 1 << 25  # two identical chows
TWO_TWINS: Final = 1 << 26  # and two more
THREE_PUNGS: Final = 1 << 27  # or four, and so on
FOUR_PUNGS: Final = 1 << 28
THREE_CONCEALED: Final = 1 << 29  # concealed pungs
FOUR_CONCEALED: Final = 1 << 30
THREE_KONGS: Final = 1 << 31
FOUR_KONGS: Final = 1 << 32
OUTER_PARTS: Final = 1 << 33  # a terminal or honor in every set and the pair
WHITE: Final = 1 << 34  # a pung of white dragons
GREEN_DRAGON: Final = 1 << 35
RED: Final = 1 << 36
TWO_DRAGONS: Final = 1 << 37  # pungs of just two dragons
THREE_DRAGONS: Final = 1 << 38
DRAGON_PAIR: Final = 1 << 39
THREE_WINDS: Final = 1 << 40  # pungs of just three winds
FOUR_WINDS: Final = 1 << 41
WIND_PAIR: Final = 1 << 42
SEAT_WIND: Final = 1 << 43  # a pung of the own wind
ROUND_WIND: Final = 1 << 44
PLAIN_PAIR: Final = 1 << 45  # the pair is no yakuhai (51(3))

STRAIGHT: Final = 1 << 48  # chows from 1, 4 and 7 of a suit
CHOWS_IN_SUITS: Final = 1 << 49  # chows from one number in three suits
PUNGS_IN_SUITS: Final = 1 << 50  # pungs of one number in three suits

# The wait.
TWO_SIDED: Final = 1 << 46


@cache
def of_the_win(by: By, last: bool, riichi: Riichi, first_turn: bool, is_dealer: bool) -> int:
    """The facts of how a hand was won."""
    drawn = by in (By.DRAW, By.REPLACEMENT)
    dealt = first_turn and by is By.DRAW
    return (
        _if(drawn, DRAWN)
        | _if(by is By.REPLACEMENT, REPLACEMENT)
        | _if(by is By.ROBBED_KONG, ROBBED)
        | _if(last and by is By.DRAW, LAST_DRAW)
        | _if(last and by is By.DISCARD, LAST_DISCARD)
        | _if(riichi is not Riichi.NONE, RIICHI)
        | _if(riichi is Riichi.DOUBLE, DOUBLE)
        | _if(dealt and is_dealer, DEALT)
        | _if(dealt and not is_dealer, FIRST_DRAW)
    )


def _of_the_tiles(classes: int) -> int:
    suits = (classes & parts.ANY_SUIT).bit_count()
    honors = bool(classes & parts.HONOR)
    outer = bool(classes & (parts.TERMINAL | parts.HONOR))
    simples = bool(classes & parts.SIMPLE)
    return (
        _if(not outer, SIMPLES)
        | _if(not simples, OUTER)
        | _if(not simples and not honors, TERMINALS)
        | _if(not suits, HONORS)
        | _if(honors, WITH_HONORS)
        | _if(not honors, WITHOUT_HONORS)
        | _if(suits == 1, ONE_SUIT)
        | _if(suits == 3, THREE_SUITS)
        | _if(not classes & parts.NOT_GREEN, GREEN)
    )


OF_THE_TILES: Final = Memo(_of_the_tiles)
"""The facts of which classes of tiles are there (`parts.Part.classes`, joined)."""


def of_the_sets(tally: int) -> int:
    """The facts of how many sets of which sort there are (`parts.Part.tally`, added up)."""
    return _OF_THE_NUMBERS[tally & ~parts.HONORS] | _OF_THE_HONORS[tally & parts.HONORS]


def _of_the_numbers(tally: int) -> int:
    count = parts.read_tally(tally)
    return (
        _at_least(count.chows, {1: A_CHOW, 4: FOUR_CHOWS})
        | _at_least(count.twins, {1: TWINS, 2: TWO_TWINS})
        | _at_least(count.pungs, {3: THREE_PUNGS, 4: FOUR_PUNGS})
        | _at_least(count.concealed, {3: THREE_CONCEALED, 4: FOUR_CONCEALED})
        | _at_least(count.kongs, {3: THREE_KONGS, 4: FOUR_KONGS})
        | _if(not count.claimed, CLOSED)
        | _if(not count.claimed and not count.kongs, NO_MELDS)
        | _if(count.outer == parts.SETS_AND_PAIR, OUTER_PARTS)
    )


def _of_the_honors(tally: int) -> int:
    count = parts.read_tally(tally)
    dragons = (count.honor_pungs >> 4).bit_count()
    winds = (count.honor_pungs & 0b1111).bit_count()
    return (
        _if(bool(count.honor_pungs & 1 << 4), WHITE)
        | _if(bool(count.honor_pungs & 1 << 5), GREEN_DRAGON)
        | _if(bool(count.honor_pungs & 1 << 6), RED)
        | _if(dragons == 2, TWO_DRAGONS)
        | _if(dragons == 3, THREE_DRAGONS)
        | _if(bool(count.honor_pairs >> 4), DRAGON_PAIR)
        | _if(winds == 3, THREE_WINDS)
        | _if(winds == 4, FOUR_WINDS)
        | _if(bool(count.honor_pairs & 0b1111), WIND_PAIR)
    )


_OF_THE_NUMBERS: Final = Memo(_of_the_numbers)
_OF_THE_HONORS: Final = Memo(_of_the_honors)


def of_the_firsts(firsts: int) -> int:
    """The facts of where chows and pungs stand (`parts.Part.firsts`, joined).

    The bits of a chow or pung and of its like three numbers or one suit on lie that far apart.
    """
    chows, pungs = firsts & parts.SUIT_TILES, firsts >> parts.FIRST_HONOR
    found = 0
    if chows & chows >> 3 & chows >> 6 & parts.ONES_OF_SUITS:
        found = STRAIGHT
    if chows & chows >> 9 & chows >> 18:
        found |= CHOWS_IN_SUITS
    if pungs & pungs >> 9 & pungs >> 18:
        found |= PUNGS_IN_SUITS
    return found


def of_the_winds(tally: int, seat: Wind, round_wind: Wind) -> int:
    """Which sets are yakuhai by the winner's seat and the round, and whether the pair is none."""
    own_pung, common_pung, pairs = _WINDS[seat, round_wind]
    found = 0
    if tally & own_pung:
        found |= SEAT_WIND
    if tally & common_pung:
        found |= ROUND_WIND
    if not tally & pairs:
        found |= PLAIN_PAIR
    return found


class _WindBits(NamedTuple):
    """Where a tally keeps the pungs of the own and the round's wind, and the pairs of yakuhai."""

    own_pung: int
    common_pung: int
    pairs: int


def _wind_bits(seat: Wind, round_wind: Wind) -> _WindBits:
    own, common = seat.place, round_wind.place
    pairs = parts.EAST_PAIR << own | parts.EAST_PAIR << common | parts.DRAGON_PAIRS
    return _WindBits(parts.EAST_PUNG << own, parts.EAST_PUNG << common, pairs)


_WINDS: Final[Mapping[tuple[Wind, Wind], _WindBits]] = {
    (seat, round_wind): _wind_bits(seat, round_wind) for seat in WINDS for round_wind in WINDS
}


def _if(holds: bool, fact: int) -> int:
    return fact if holds else 0


def _at_least(count: int, facts: Mapping[int, int]) -> int:
    return sum(fact for least, fact in facts.items() if count >= least)
