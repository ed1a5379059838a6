"""Which fans of an edition are there in a hand under one reading.

The fans are asked in groups: one for each part of a case that conditions look at
(`scoring.mcr.looks`), and only where the part may show something. What a group finds in a part is
remembered, for a condition is handed that part and nothing else, and so it must find the same
again.
"""

from collections.abc import Iterator, Sequence
from itertools import combinations
from operator import itemgetter
from typing import Any, Final, get_type_hints

from scoring.counts import ONES, UNITS, count_of, four_of_a_kind, kinds_of, listed
from scoring.decompose import HONORS
from scoring.fan import Fan, Use
from scoring.hand import By
from scoring.mcr.looks import (
    LOOKS,
    Chows,
    ConcealedPungs,
    Copies,
    Dragons,
    EndPungs,
    FourChows,
    FourPungs,
    Kongs,
    OneSuit,
    SpecialShape,
    SuitPungs,
    Tiles,
    Winds,
    Winning,
)
from scoring.mcr.rows import COMPLETED, KONG, MELDED, OF_ENDS, TALLIES, Firsts, Tally
from scoring.mcr.sights import Sight
from scoring.mcr.tile_classes import DRAGONS, FIVES, HONORS_HELD, SUITS_HELD, WINDS
from scoring.memo import Memo
from scoring.reading import Shape
from scoring.record import Finding

_STANDARD: Final = Shape.STANDARD
_ROBBED_KONG: Final = By.ROBBED_KONG
SETS: Final = 4  # beside a pair
_FIVES: Final = frozenset(listed(FIVES))
_WINDS: Final = frozenset(listed(WINDS))
_DRAGONS: Final = frozenset(listed(DRAGONS))
_SUITED: Final = frozenset(range(HONORS))
_PLACES: Final = itemgetter(0)
_FOURS: Final = 4 * ONES  # what only a count of four has
_HELD: Final = sum(SUITS_HELD) | HONORS_HELD
_UNSEEN: Final = -1  # a place that nothing is asked of
_MELDED_KONG: Final = KONG | MELDED

Finds = tuple[Finding, ...]
Few = tuple[int, ...]


class Finder:
    """The fans of one edition, in groups by what they look at."""

    def __init__(self, fans: Sequence[Fan]) -> None:
        groups = {
            look: _Group(look, [fan for fan in fans if looks_at(fan) is look]) for look in LOOKS
        }
        self._there = {look: Memo(group.found) for look, group in groups.items()}
        for look in (Chows, SuitPungs):
            self._there[look] = Memo(_Related(groups[look]).found)
        self._pungs = Memo(self._found_by_marks)

    def find(self, sight: Sight) -> list[Finding]:
        """Every fan that is there, once for each time; in no order that matters."""
        hand, (shape, sets, completed), row, form = sight
        told, there = hand.circumstances, self._there
        tally = TALLIES[row.tally]
        chows, melded, pungs = tally.chows, tally.melded, tally.pungs
        filled = completed if form else _UNSEEN
        found = [
            *there[Tiles][shape, row.traits, chows, pungs],
            *there[Winning][told.by, told.last, not melded, melded == SETS, form, filled],
        ]
        if chows > 1:
            found += there[Chows][row.chows]
            if chows == SETS and sets[-1].tiles[0].index in _FIVES:
                found += there[FourChows][_with_pair(row.chows, sight)]
        if pungs:
            found += self._of_pungs(sight, tally)
        if shape is not _STANDARD:
            found += there[SpecialShape][shape, kinds_of(hand.counts)]
        if not hand.melds and row.traits & _HELD in SUITS_HELD:
            found += there[OneSuit][hand.standing_counts, hand.win, len(sets)]
        if hand.counts & _FOURS or told.last_of_kind or told.by is _ROBBED_KONG:
            found += there[Copies][_copies(sight)]
        return found

    def _of_pungs(self, sight: Sight, tally: Tally) -> list[Finding]:
        """What is there that has to do with pungs and kongs."""
        hand, reading, row, _ = sight
        told, marks, there = hand.circumstances, row.marks, self._there
        filled = reading.completed
        if marks[filled] and not told.self_drawn:
            marks = (*marks[:filled], marks[filled] | COMPLETED, *marks[filled + 1 :])
        found = [*self._pungs[marks]]
        if tally.suit_pungs > 1:
            found += there[SuitPungs][_of(row.pungs, _SUITED)]
        if tally.dragon_pungs:
            found += there[Dragons][_honors(sight, tally.dragon_pungs, _DRAGONS)]
        if tally.wind_pungs:
            common, own = told.round.tile, told.seat.tile
            found += there[Winds][
                *_honors(sight, tally.wind_pungs, _WINDS),
                common if common.index in row.pungs else None,
                own if own.index in row.pungs else None,
            ]
        return found

    def _found_by_marks(self, marks: tuple[int, ...]) -> Finds:
        """What is there by what each pung is, whatever its tile."""

        def places(bits: int, wanted: int) -> tuple[int, ...]:
            return tuple([at for at, pung in enumerate(marks) if pung and pung & bits == wanted])

        there, every = self._there, places(0, 0)
        return (
            *there[EndPungs][places(OF_ENDS, OF_ENDS)],
            *there[ConcealedPungs][places(MELDED | COMPLETED, 0)],
            *there[Kongs][places(_MELDED_KONG, _MELDED_KONG), places(_MELDED_KONG, KONG)],
            *(there[FourPungs][every] if len(every) == SETS else ()),
        )


class _Group:
    """The fans that look at one part of a case."""

    def __init__(self, look: type, fans: Sequence[Fan]) -> None:
        self.look = look
        self.fans = fans
        self._alone = len(get_type_hints(look)) == 1

    def found(self, fields: Any) -> Finds:
        """The fans that are there in the part with those fields."""
        part = self.look(fields) if self._alone else self.look(*fields)
        return tuple([FOUND[fan, use] for fan in self.fans for use in fan.condition(part)])


class _Related:
    """The fans that are relations between sets of one sort.

    Two, three or four sets are related or not, whatever stands beside them and however their suits
    are named; and four are only where three of them are. So each few are asked about once for all,
    and the fans of a hand are those of every few of its sets.
    """

    def __init__(self, group: _Group) -> None:
        self._by_size = [
            _Group(group.look, [fan for fan in group.fans if fan.joins == size])
            for size in range(SETS + 1)
        ]
        self._alone = Memo(self._fans_alone)
        self._of_few = Memo[Few, tuple[Fan, ...]](lambda few: self._alone[_in_any_suits(few)])
        self._of_all = Memo(self._relations)

    def found(self, firsts: Firsts) -> Finds:
        """The fans that are there among the sets at those places."""
        sets = sorted([(first, at) for at, first in enumerate(firsts) if first is not None])
        related = [
            (tuple(sorted([sets[each][1] for each in few])), fan)
            for few, fan in self._of_all[tuple([first for first, _ in sets])]
        ]
        related.sort(key=_PLACES)
        return tuple([FOUND[fan, Use(places)] for places, fan in related])

    def _relations(self, there: Few) -> tuple[tuple[Few, Fan], ...]:
        """Each fan with the sets that it relates, which are counted from 0."""
        found = [*self._among(there, 2), *(triples := [*self._among(there, 3)])]
        return (*found, *self._among(there, SETS)) if triples else tuple(found)

    def _among(self, there: Few, size: int) -> Iterator[tuple[Few, Fan]]:
        for few in combinations(range(len(there)), size):
            for fan in self._of_few[tuple([there[each] for each in few])]:
                yield few, fan

    def _fans_alone(self, firsts: Few) -> tuple[Fan, ...]:
        return tuple([each.fan for each in self._by_size[len(firsts)].found(firsts)])


def _in_any_suits(firsts: Few) -> Few:
    """Sets that differ from those in the names of their suits alone, the same for all such."""
    suits: list[list[int]] = [[], [], []]
    for first in sorted(firsts):
        suits[first // 9].append(first % 9)
    suits.sort()
    return tuple([9 * suit + number for suit, numbers in enumerate(suits) for number in numbers])


def _of(firsts: Firsts, wanted: frozenset[int]) -> Firsts:
    """Those sets that start at one of the wanted tiles."""
    return tuple([first if first in wanted else None for first in firsts])


def _with_pair(firsts: Firsts, sight: Sight) -> tuple[Firsts, int]:
    """Those sets and the pair, which stands last, and its place."""
    return (*firsts[:-1], sight.reading.sets[-1].tiles[0].index), len(firsts) - 1


def _honors(sight: Sight, count: int, wanted: frozenset[int]) -> tuple[Firsts, int | None]:
    """The pungs of those honors, and the pair where it may belong to so many of them."""
    pungs = _of(sight.row.pungs, wanted)
    if count > 1 and sight.reading.sets[-1].tiles[0].index in wanted:
        return _with_pair(pungs, sight)
    return pungs, None


def _copies(sight: Sight) -> tuple[Any, ...]:
    """The kinds that are there four times but in no kong, and what tells of the winning tile."""
    hand, told = sight.hand, sight.hand.circumstances
    hogs = four_of_a_kind(hand.counts)
    for meld in hand.melds:
        if meld.is_kong:
            hogs &= ~UNITS[meld.tiles[0].index]
    face_up = count_of(hand.counts - hand.standing_counts, hand.win.index) - 1
    return hogs, told.by, told.last_of_kind, hand.win, face_up


FOUND: Final = Memo[tuple[Fan, Use], Finding](lambda key: Finding(*key))
"""One value for each fan and use, so that what depends on them can be remembered as well."""


def looks_at(fan: Fan) -> type:
    """What the fan's condition declares to look at: the type of its one parameter."""
    look: type = next(iter(get_type_hints(fan.condition).values()))
    return look
