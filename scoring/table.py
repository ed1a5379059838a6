"""What every rule set shares about the table around the hand.

The procedures of a system (dice, claims, fouls, session scores) are pure functions that answer
with a `Ruling`: the value, the articles it rests on, and whether the text says it or we do.
"""

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from fractions import Fraction
from types import MappingProxyType
from typing import Final, Generic, NamedTuple, TypeVar

from scoring.errors import ScoringError, fault, quoted
from scoring.seats import WINDS, Wind

T = TypeVar("T")
ValueT = TypeVar("ValueT", covariant=True)


@dataclass(frozen=True, slots=True)
class Ruling(Generic[ValueT]):
    """An answer with its places in the rule text.

    `articles` are the places that decide, or, where the text is silent (`ours`), those that
    come nearest. `note` is the stable id of an entry in docs/rulings.md; every house ruling has
    one, and so may a reading of the text that needs its reason.
    """

    value: ValueT
    articles: tuple[str, ...]
    ours: bool = False
    note: str = ""


def by_text(value: T, *articles: str, note: str = "") -> Ruling[T]:
    """What the text itself says, at these articles."""
    return Ruling(value, articles, note=note)


def by_house_rule(value: T, note: str, *articles: str) -> Ruling[T]:
    """What we rule where the text is silent; `note` names the entry in docs/rulings.md."""
    return Ruling(value, articles, ours=True, note=note)


def expect(holds: bool, key: str, value: object, expected: str) -> None:
    """Raise ScoringError (`bad-value`) unless `holds`: `key` was `value`, not `expected`."""
    if not holds:
        raise ScoringError(fault("bad-value", key=key, found=quoted(value), expected=expected))


def expect_whole(key: str, number: int, least: int, most: int | None = None) -> None:
    """Raise ScoringError (`bad-value`) unless `number` is a whole number within the bounds."""
    held = least <= number and (most is None or number <= most)
    wanted = f"{least} or more" if most is None else f"{least} to {most}"
    expect(held, key, number, f"a whole number, {wanted}")


def seat_by_dice(first: Wind, dots: int, dice: int = 2) -> Wind:
    """The seat that a throw falls on: counted anti-clockwise, `first` being one.

    Raises ScoringError: so many dice cannot show these dots.
    """
    expect_whole("dots", dots, dice, 6 * dice)
    return first.after(dots - 1)


def turns_after(discarder: Wind) -> tuple[Wind, Wind, Wind]:
    """The other three seats, the nearest anti-clockwise first: right, opposite, left."""
    return discarder.after(1), discarder.after(2), discarder.after(3)


def nearest(discarder: Wind, claimants: Iterable[Wind]) -> Wind:
    """Of those who claim one tile, the first anti-clockwise from the one who discarded it.

    Raises ScoringError: nobody claims, or the discarder does.
    """
    seats = frozenset(claimants)
    expected = "one or more seats other than the discarder's"
    expect(bool(seats) and discarder not in seats, "claimants", sorted(seats), expected)
    return next(seat for seat in turns_after(discarder) if seat in seats)


class Stack(NamedTuple):
    """A stack of two tiles in the walls: whose wall, and its number from that wall's right end.

    Right is as the wall's own player sees it; the first stack is number 1.
    """

    seat: Wind
    number: int

    def clockwise(self, steps: int, in_each_wall: int) -> "Stack":
        """The stack so many further in the order of drawing; the walls close a square.

        A wall runs from its right end to its left, and goes on at the right end of the wall of
        the left-hand neighbour. Negative steps go back.
        """
        walls, place = divmod(self.number - 1 + steps, in_each_wall)
        return Stack(self.seat.after(-walls), place + 1)


class Place(NamedTuple):
    """Where one tile lies in the walls."""

    stack: Stack
    upper: bool


def from_front(first: Stack, number: int, in_each_wall: int) -> Place:
    """Where the tile lies that is drawn as that number, 0 being the first: upper before lower.

    Raises ScoringError: the walls do not hold so many tiles.
    """
    expect_whole("number", number, 0, 8 * in_each_wall - 1)
    steps, second = divmod(number, 2)
    return Place(first.clockwise(steps, in_each_wall), upper=not second)


def from_back(last: Stack, number: int, in_each_wall: int) -> Place:
    """The same from the other end, for replacement tiles: stack by stack against the clock.

    Raises ScoringError: the walls do not hold so many tiles.
    """
    expect_whole("number", number, 0, 8 * in_each_wall - 1)
    steps, second = divmod(number, 2)
    return Place(last.clockwise(-steps, in_each_wall), upper=not second)


def _dealt(seat: Wind) -> tuple[int, ...]:
    fours = (16 * turn + 4 * seat.place + tile for turn in range(3) for tile in range(4))
    last = (52,) if seat is Wind.EAST else ()
    return (*fours, 48 + seat.place, *last)


DEALT: Final[Mapping[Wind, tuple[int, ...]]] = MappingProxyType(
    {seat: _dealt(seat) for seat in WINDS}
)
"""Which tiles from the front each seat is dealt: 14 for the dealer (East), 13 for the others.

Three times round two stacks each, then one tile each; the dealer takes the upper tiles of the
first and the third stack that are left, so that his 14th is the one after North's 13th.
"""


def ranks(results: Sequence[tuple[int | Fraction, ...]]) -> tuple[int, ...]:
    """The rank of each result, 1 for the greatest; equal results share the better rank.

    A result is compared number by number: the second decides where the first is equal.
    """
    return tuple(1 + sum(other > result for other in results) for result in results)


def shared_rank_points(by_rank: Sequence[int], places: Sequence[int]) -> tuple[Fraction, ...]:
    """What each earns when those who share a place share the points of its places equally.

    `by_rank` are the points of the first, second … place; `places` the rank of each player.
    """

    def share(place: int) -> Fraction:
        alike = places.count(place)
        return Fraction(sum(by_rank[place - 1 : place - 1 + alike]), alike)

    return tuple(share(place) for place in places)
