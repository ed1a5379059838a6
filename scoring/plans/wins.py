"""The nearest ways to a win that counts: nearest hands of the fans, scored by the engine.

What is tried are the nearest hands of each fan within reach, then those of two fans at once, the
nearest first. A hand counts as a way if the engine lets it win: on a discard, else by a draw. So
each way that is told is true; that none is nearer is sure only where one fan alone is enough.
"""

from collections import Counter
from collections.abc import Iterable, Iterator
from dataclasses import replace
from functools import cache
from itertools import combinations, islice
from typing import Final, NamedTuple

from scoring.deficiency.reach import PatternGroup, PatternReach, ReachSearch
from scoring.errors import ScoringError
from scoring.hand import Circumstances, Hand, Riichi, WinSource
from scoring.plans.both import both
from scoring.plans.fans import PlannedFan, PlayedFrom, planned_fans
from scoring.plans.hand import HandInPlay
from scoring.record import Score
from scoring.rule_set import RuleSet, System
from scoring.rules import score
from scoring.tiles import TILES, Tile

MOST_TRIED: Final = 48  # hands at one distance
_MOST_OF_ONE: Final = 8  # of them from one fan
_OF_TWO: Final = 4  # a concealed hand won on a discard, and a wait or a draw


class FanReach(NamedTuple):
    """A fan that can be planned, and how far it is."""

    planned: PlannedFan
    reach: PatternReach


class FoundWin(NamedTuple):
    """A hand that wins, what it lacks now, and what is left over now."""

    score: Score
    away: int
    lacking: frozenset[int]
    spare: frozenset[int]

    @property
    def by(self) -> WinSource:
        """Where the winning tile comes from."""
        return self.score.hand.circumstances.by


class WinSearch:
    """One search from a hand."""

    def __init__(self, rules: RuleSet, hand: HandInPlay, search: ReachSearch) -> None:
        self._rules = rules
        self._hand = hand
        self._search = search
        self._there = Counter(hand.concealed)
        self._told = _told(rules, hand)

    def nearest(
        self, shape: PatternReach, fans: list[FanReach], played: PlayedFrom, most: int
    ) -> list[FoundWin]:
        """The nearest hands that win, all as near as each other; none where none was found.

        Where a draw alone makes them win, the nearest that win on a discard follow.
        """
        found: list[FoundWin] = []
        ways: tuple[WinSource, ...] = (WinSource.DISCARD, WinSource.DRAW)
        for away in range(shape.away, most + 1):
            near = self._at(away, self._of_fans(away, shape, fans), ways)
            if not near:
                near = self._at(away, self._of_two_fans(away, fans, played), ways)
            found += near
            if any(each.by is WinSource.DISCARD for each in near):
                break
            if near:
                ways = (WinSource.DISCARD,)
        return found

    def _at(
        self, away: int, several: Iterable[tuple[int, ...]], ways: tuple[WinSource, ...]
    ) -> list[FoundWin]:
        found = []
        for standing in islice(dict.fromkeys(several), MOST_TRIED):
            win = self._won(standing, away, ways)
            if win is not None:
                found.append(win)
        return found

    def _of_fans(
        self, away: int, shape: PatternReach, fans: list[FanReach]
    ) -> Iterator[tuple[int, ...]]:
        """The hands at that distance: for each fan, the most valuable first; then those of any shape."""
        near = [each for each in fans if each.reach.away == away]
        near.sort(key=lambda each: -each.planned.fan.value)
        for each in near:
            yield from islice(each.reach.targets(), _MOST_OF_ONE)
        if shape.away == away:
            yield from islice(shape.targets(), _MOST_OF_ONE)

    def _of_two_fans(
        self, away: int, fans: list[FanReach], played: PlayedFrom
    ) -> Iterator[tuple[int, ...]]:
        """The hands so near that have two fans, which one alone does not bring to the minimum."""
        wanted = self._rules.minimum - (0 if self._hand.is_open else _OF_TWO)
        near = [
            each.planned.fan
            for each in fans
            if each.reach.away <= away and 1 < each.planned.fan.value < self._rules.minimum
        ]
        for one, other in combinations(near, 2):
            if one.value + other.value >= wanted:
                reach = self._search.reach(_of_both(played, one.id, other.id), away, away)
                if reach is not None:
                    yield from islice(reach.targets(), _MOST_OF_ONE)

    def _won(
        self, standing: tuple[int, ...], away: int, ways: tuple[WinSource, ...]
    ) -> FoundWin | None:
        tiles = Counter([TILES[kind] for kind in standing])
        lacking = tiles - self._there
        for by in ways:
            for win in lacking or tiles:
                result = self._scored(tiles, win, by)
                if result is not None and result.win:
                    spare = self._there - tiles
                    return FoundWin(
                        result,
                        away,
                        frozenset(each.index for each in lacking),
                        frozenset(each.index for each in spare),
                    )
        return None

    def _scored(self, tiles: Counter[Tile], win: Tile, by: WinSource) -> Score | None:
        concealed = list(tiles.elements())
        concealed.remove(win)
        try:
            hand = Hand(tuple(concealed), self._hand.melds, win, self._told[by])
            self._rules.check(hand)
        except ScoringError:
            return None
        return score(hand, self._rules)


def _told(rules: RuleSet, hand: HandInPlay) -> dict[WinSource, Circumstances]:
    """What surrounds the win: nothing but where the tile comes from; riichi where it may be declared."""
    told = hand.circumstances
    riichi = rules.system is System.RENGO and not hand.is_open
    plain = Circumstances(
        seat=told.seat,
        round=told.round,
        flowers=told.flowers,
        dora_indicator=told.dora_indicator,
        lowest=told.lowest,
        highest=told.highest,
        riichi=Riichi.RIICHI if riichi else Riichi.NONE,
    )
    return {by: replace(plain, by=by) for by in (WinSource.DISCARD, WinSource.DRAW)}


@cache
def _of_both(played: PlayedFrom, one: str, other: str) -> PatternGroup:
    patterns = {each.fan.id: each.patterns for each in planned_fans(played)}
    return PatternGroup.of(tuple(both(patterns[one], patterns[other])))
