"""Which fans of a rule set are there in a hand under one reading: the machinery that is shared.

Fans are asked in groups: one for each aspect of a case that conditions look at
(`scoring.aspects`). What a group finds in an aspect is remembered, for a condition is handed that
aspect and nothing else, and so it must find the same again. The finder of each system says which
aspects of a case may show something at all; the others are passed over.
"""

from collections.abc import Iterator, Sequence
from itertools import combinations
from operator import itemgetter
from typing import Any, Final, get_type_hints

from scoring.aspects import (
    ConcealedPungs,
    Dragons,
    EndPungs,
    FourPungs,
    Kongs,
    Winds,
)
from scoring.case_summary import CaseSummary
from scoring.counts import kinds_listed
from scoring.decompose import HONORS
from scoring.fan import Fan, Use
from scoring.memo import Memo
from scoring.record import Finding
from scoring.set_summary import COMPLETED, KONG, MELDED, OF_ENDS, FirstTiles, SetCounts
from scoring.tile_classes import DRAGONS, WINDS

SETS: Final = 4  # beside a pair
_WINDS: Final = frozenset(kinds_listed(WINDS))
_DRAGONS: Final = frozenset(kinds_listed(DRAGONS))
_SUITED: Final = frozenset(range(HONORS))
_PLACES: Final = itemgetter(0)
_MELDED_KONG: Final = KONG | MELDED

Findings = tuple[Finding, ...]
PungMarks = tuple[int, ...]
"""By place, what each pung is (`scoring.set_summary`)."""
PungPlaces = tuple[int, ...]
"""The lowest tiles, by index, of two, three or four sets."""


class FanFinder:
    """The fans of a rule set, in groups by what they look at."""

    def __init__(self, fans: Sequence[Fan]) -> None:
        self._fans = fans
        self._dragons = self._remembered(Dragons)
        self._winds = self._remembered(Winds)
        self._end_pungs = self._remembered(EndPungs)
        self._concealed_pungs = self._remembered(ConcealedPungs)
        self._kongs = self._remembered(Kongs)
        self._four_pungs = self._remembered(FourPungs)
        self._by_marks = Memo(self._found_by_marks)

    def _remembered(self, aspect: type) -> Memo[Any, Findings]:
        """What the fans that look at an aspect find in it, by its fields."""
        return Memo(self._group(aspect).found)

    def _related(self, aspect: type) -> Memo[FirstTiles, Findings]:
        """The same of an aspect whose fans are relations between its sets."""
        return Memo(RelationGroup(self._group(aspect)).found)

    def _group(self, aspect: type) -> "AspectGroup":
        return AspectGroup(aspect, [fan for fan in self._fans if aspect_of(fan) is aspect])

    def _of_honors(self, case: CaseSummary, counts: SetCounts) -> Findings:
        """What is there by pungs of dragons and winds."""
        found: Findings = ()
        pungs = case.sets.pungs
        if counts.dragon_pungs:
            found = self._dragons[_honors(case, counts.dragon_pungs, _DRAGONS)]
        if counts.wind_pungs:
            circumstances = case.hand.circumstances
            round_tile, seat_tile = circumstances.round.tile, circumstances.seat.tile
            found += self._winds[
                *_honors(case, counts.wind_pungs, _WINDS),
                round_tile if round_tile[0] in pungs else None,
                seat_tile if seat_tile[0] in pungs else None,
            ]
        return found

    def _found_by_marks(self, marks: PungMarks) -> Findings:
        """What is there by what each pung is, whatever its tile."""

        def places(bits: int, wanted: int) -> tuple[int, ...]:
            return tuple([at for at, pung in enumerate(marks) if pung and pung & bits == wanted])

        every = places(0, 0)
        kongs = places(_MELDED_KONG, _MELDED_KONG), places(_MELDED_KONG, KONG)
        return (
            *self._end_pungs[places(OF_ENDS, OF_ENDS)],
            *self._concealed_pungs[places(MELDED | COMPLETED, 0)],
            *self._kongs[kongs],
            *(self._four_pungs[every] if len(every) == SETS else ()),
        )


class AspectGroup:
    """The fans that look at one aspect of a case."""

    def __init__(self, aspect: type, fans: Sequence[Fan]) -> None:
        self.aspect = aspect
        self.fans = fans
        self._has_one_field = len(get_type_hints(aspect)) == 1

    def found(self, fields: Any) -> Findings:
        """The fans that are there in the aspect with those fields."""
        seen = self.aspect(fields) if self._has_one_field else self.aspect(*fields)
        return tuple([FINDING_CACHE[fan, use] for fan in self.fans for use in fan.condition(seen)])


class RelationGroup:
    """The fans of a group that are relations between sets of one sort.

    Two, three or four sets are related or not, whatever stands beside them and however their suits
    are named; and four are only where three of them are. So each few are asked about once for all,
    and the fans of a hand are those of every few of its sets.
    """

    def __init__(self, group: AspectGroup) -> None:
        self._by_size = [
            AspectGroup(group.aspect, [fan for fan in group.fans if fan.joins == size])
            for size in range(SETS + 1)
        ]
        self._alone = Memo(self._fans_alone)
        self._of_few = Memo[PungPlaces, tuple[Fan, ...]](
            lambda few: self._alone[_in_any_suits(few)]
        )
        self._of_all = Memo(self._relations)

    def found(self, firsts: FirstTiles) -> Findings:
        """The fans that are there among the sets at those places."""
        sets = sorted([(first, at) for at, first in enumerate(firsts) if first is not None])
        related = [
            (tuple(sorted([sets[each][1] for each in few])), fan)
            for few, fan in self._of_all[tuple([first for first, _ in sets])]
        ]
        related.sort(key=_PLACES)
        return tuple([FINDING_CACHE[fan, Use(places)] for places, fan in related])

    def _relations(self, there: PungPlaces) -> tuple[tuple[PungPlaces, Fan], ...]:
        """Each fan with the sets that it relates, which are counted from 0."""
        results = [*self._among(there, 2), *(triples := [*self._among(there, 3)])]
        return (*results, *self._among(there, SETS)) if triples else tuple(results)

    def _among(self, there: PungPlaces, size: int) -> Iterator[tuple[PungPlaces, Fan]]:
        for few in combinations(range(len(there)), size):
            for fan in self._of_few[tuple([there[each] for each in few])]:
                yield few, fan

    def _fans_alone(self, firsts: PungPlaces) -> tuple[Fan, ...]:
        return tuple([each.fan for each in self._by_size[len(firsts)].found(firsts)])


def _in_any_suits(firsts: PungPlaces) -> PungPlaces:
    """Sets that differ from those in the names of their suits alone, the same for all such."""
    suits: list[list[int]] = [[], [], []]
    for first in sorted(firsts):
        suits[first // 9].append(first % 9)
    suits.sort()
    return tuple([9 * suit + number for suit, numbers in enumerate(suits) for number in numbers])


def suit_pungs(pungs: FirstTiles) -> FirstTiles:
    """The pungs of number tiles among those."""
    return _of(pungs, _SUITED)


def with_pair(firsts: FirstTiles, case: CaseSummary) -> tuple[FirstTiles, int]:
    """Those sets and the pair, which stands last, and its place."""
    return (*firsts[:-1], case.reading.sets[-1].tiles[0].index), len(firsts) - 1


def _of(firsts: FirstTiles, wanted: frozenset[int]) -> FirstTiles:
    """Those sets that start at one of the wanted tiles."""
    return tuple([first if first in wanted else None for first in firsts])


def _honors(case: CaseSummary, count: int, wanted: frozenset[int]) -> tuple[FirstTiles, int | None]:
    """The pungs of those honors, and the pair where it may belong to so many of them."""
    pungs = _of(case.sets.pungs, wanted)
    if count > 1 and case.reading.sets[-1].tiles[0].index in wanted:
        return with_pair(pungs, case)
    return pungs, None


FINDING_CACHE: Final = Memo[tuple[Fan, Use], Finding](lambda key: Finding(*key))
"""One value for each fan and use, so that what depends on them can be remembered as well."""


def aspect_of(fan: Fan) -> type:
    """What the fan's condition declares to look at: the type of its one parameter."""
    aspect: type = next(iter(get_type_hints(fan.condition).values()))
    return aspect
