"""How far a hand is from each fan, found by looking at every complete hand of a few kinds of tile.

Nothing of the search is used here: complete hands are listed one by one, and the engine says which
fans are in them. The kinds outside the small world are all told as seen, so that no hand can have
them.
"""

from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from functools import cache
from itertools import combinations, combinations_with_replacement
from random import Random

from scoring import (
    RULE_SETS,
    TILES,
    WINDS,
    Circumstances,
    Hand,
    Meld,
    MeldKind,
    RuleSet,
    Shape,
    Tile,
    WinSource,
    score,
)
from scoring.plans import FARTHER, HandInPlay, Outlook, plans
from scoring.plans.fans import PlayedFrom, planned_fans
from scoring.reading import KNITTED_STRAIGHTS, ORPHANS
from scoring.tiles import COPIES, KINDS

Kinds = tuple[int, ...]
_ALONE = (Shape.THIRTEEN_ORPHANS, Shape.HONORS_AND_KNITTED)
"""Hands that are a way to nothing but what counts in them."""


@dataclass(frozen=True, slots=True)
class SmallWorld:
    """Kinds of tile with how many of each can be had, the melds of a hand, its winds."""

    rules: RuleSet
    kinds: Kinds
    melds: tuple[Meld, ...]
    circumstances: Circumstances
    seen: tuple[Tile, ...]

    def left(self) -> Counter[int]:
        """How many of each kind the standing tiles may hold."""
        gone = Counter(each.index for each in self.seen)
        gone.update(tile.index for meld in self.melds for tile in meld.tiles)
        return Counter({kind: COPIES - gone[kind] for kind in range(KINDS)})

    def hand(self, rng: Random, tiles: int) -> HandInPlay:
        """A random hand of so many tiles."""
        there = [TILES[kind] for kind, number in self.left().items() for _ in range(number)]
        standing = rng.sample(there, tiles - 3 * len(self.melds))
        return HandInPlay(tuple(standing), self.melds, self.circumstances, self.seen)

    def targets(self) -> dict[int, frozenset[str]]:
        """Every complete hand as bits, with the fans that the engine finds in it."""
        left = self.left()
        found: dict[int, frozenset[str]] = {}
        for standing in dict.fromkeys(map(_sorted, self._complete())):
            if all(number <= left[kind] for kind, number in Counter(standing).items()):
                fans = self._fans(standing)
                if fans is not None:
                    found[bits_of(standing)] = fans
        return found

    def _complete(self) -> Iterator[Kinds]:
        sets = [(k, k, k) for k in self.kinds]
        sets += [
            (k, k + 1, k + 2)
            for k in self.kinds
            if k < 27 and k % 9 < 7 and {k + 1, k + 2} <= {*self.kinds}
        ]
        for several in combinations_with_replacement(sets, 4 - len(self.melds)):
            tiles = tuple(kind for each in several for kind in each)
            if max(Counter(tiles).values(), default=0) <= COPIES:
                yield from ((*tiles, pair, pair) for pair in self.kinds)
        if not self.melds:
            yield from self._without_sets()
        yield from self._knitted(sets)

    def _without_sets(self) -> Iterator[Kinds]:
        if Shape.SEVEN_PAIRS in self.rules.shapes:
            for pairs in combinations_with_replacement(self.kinds, 7):
                yield (*pairs, *pairs)
        if {*self.kinds} >= ORPHANS:
            yield from ((*ORPHANS, each) for each in ORPHANS)
        if Shape.HONORS_AND_KNITTED in self.rules.shapes:
            for straight in KNITTED_STRAIGHTS:
                singles = {*straight, *range(27, KINDS)}.intersection(self.kinds)
                yield from combinations(sorted(singles), 14)

    def _knitted(self, sets: Sequence[Kinds]) -> Iterator[Kinds]:
        if Shape.KNITTED_STRAIGHT not in self.rules.shapes or len(self.melds) > 1:
            return
        for straight in KNITTED_STRAIGHTS:
            if {*straight} <= {*self.kinds}:
                for each in [()] if self.melds else sets:
                    yield from ((*straight, *each, pair, pair) for pair in self.kinds)

    def _fans(self, standing: Kinds) -> frozenset[str] | None:
        """The fans that are there by whatever reading and last tile; None where nothing is complete."""
        found: set[str] = set()
        complete = False
        told = replace(self.circumstances, by=WinSource.DRAW)
        for win in dict.fromkeys(standing):
            rest = list(standing)
            rest.remove(win)
            hand = Hand(tuple(TILES[kind] for kind in rest), self.melds, TILES[win], told)
            result = score(hand, self.rules)
            for account in (result.account, *result.others):
                if account is not None:
                    complete = True
                    found.update(line.fan.id for line in account.counted)
                    if account.reading.shape not in _ALONE:
                        found.update(line.fan.id for line in account.struck)
        return frozenset(found) if complete else None


def _sorted(standing: Kinds) -> Kinds:
    return tuple(sorted(standing))


def bits_of(standing: Kinds) -> int:
    """Tiles as bits, so that two hands share the bits of `a & b`."""
    return sum((1 << number) - 1 << COPIES * kind for kind, number in Counter(standing).items())


def small_world(rules: RuleSet, rng: Random, kinds: int, melds: int) -> SmallWorld:
    """A random world: a few runs of suits and some honors, or the kinds of a hand without sets."""
    chosen: set[int] = set()
    while len(chosen) < kinds:
        if rng.random() < 0.25:
            chosen.add(rng.randrange(27, KINDS))
        else:
            start = rng.randrange(27)
            run = range(start, min(start + rng.randrange(2, 6), start // 9 * 9 + 9))
            chosen.update(list(run)[: kinds - len(chosen)])
    return world_of(rules, rng, tuple(sorted(chosen)), melds)


def world_of(rules: RuleSet, rng: Random, kinds: Kinds, melds: int) -> SmallWorld:
    """A world of those kinds, with random melds and some tiles seen."""
    inside = [TILES[kind] for kind in kinds]
    there = [_meld(rng, inside) for _ in range(melds)]
    used = Counter(tile for meld in there for tile in meld.tiles)
    if used and max(used.values()) > COPIES:
        return world_of(rules, rng, kinds, melds)
    seen = [tile for tile in TILES[:KINDS] if tile not in inside for _ in range(COPIES)]
    for _ in range(rng.randrange(3)):
        one = rng.choice(inside)
        if used[one] + seen.count(one) < COPIES:
            seen.append(one)
    rounds = rules.rounds
    told = Circumstances(seat=rng.choice(WINDS), round=rng.choice(rounds))
    return SmallWorld(rules, kinds, tuple(there), told, tuple(seen))


def _meld(rng: Random, inside: Sequence[Tile]) -> Meld:
    first = rng.choice(inside)
    run = tuple(TILES[first.index : first.index + 3])
    if first.index < 27 and {each.suit for each in run} == {first.suit} and {*run} <= {*inside}:
        return Meld(MeldKind.CHOW, run)
    kind = rng.choice((MeldKind.PUNG, MeldKind.PUNG, MeldKind.KONG, MeldKind.CONCEALED_KONG))
    return Meld(kind, (first,) * (3 if kind is MeldKind.PUNG else 4))


class NaiveReach:
    """How far hands of a small world are from each fan."""

    def __init__(self, world: SmallWorld) -> None:
        self.world = world
        self.targets = world.targets()
        self.by_fan: dict[str, list[int]] = {}
        for bits, fans in self.targets.items():
            for fan in fans:
                self.by_fan.setdefault(fan, []).append(bits)

    def disagreements(self, hand: HandInPlay) -> Iterator[str]:
        """Where the plans of a hand are not what looking at every complete hand comes to."""
        answer = plans(self.world.rules, hand)
        if not self.targets:
            if answer.fans or answer.shape.helps:
                yield "a shape where there is none"
            return
        yield from self._differing("shape", answer.shape, hand, list(self.targets))
        told = {each.fan.id: each.outlook for each in answer.fans}
        for fan in self._planned(hand):
            targets = self.by_fan.get(fan, [])
            if fan in told:
                yield from self._differing(fan, told[fan], hand, targets)
            elif targets and _away(_standing(hand), targets) <= answer.shape.away + FARTHER:
                yield f"{fan}: left out at {_away(_standing(hand), targets)}"

    def _planned(self, hand: HandInPlay) -> list[str]:
        played = PlayedFrom.of(self.world.rules, hand)
        return [each.fan.id for each in planned_fans(played)]

    def _differing(
        self, name: str, told: Outlook, hand: HandInPlay, targets: list[int]
    ) -> Iterator[str]:
        standing = _standing(hand)
        away = _away(standing, targets)
        if told.away != away:
            yield f"{name}: {told.away} away, not {away}"
            return
        nearest = [each for each in targets if (each & ~standing).bit_count() == away]
        lacking, spare = 0, 0
        for each in nearest:
            lacking |= each & ~standing
            spare |= standing & ~each
        if [each.tile.index for each in told.helps] != _kinds(lacking):
            yield f"{name}: {told.helps} help, not {_kinds(lacking)}"
        if [each.index for each in told.spare] != _kinds(spare):
            yield f"{name}: {told.spare} spare, not {_kinds(spare)}"


def _standing(hand: HandInPlay) -> int:
    return bits_of(tuple(each.index for each in hand.concealed))


def _away(standing: int, targets: list[int]) -> int:
    return min([(each & ~standing).bit_count() for each in targets], default=99)


def _kinds(bits: int) -> list[int]:
    return [kind for kind in range(KINDS) if bits >> COPIES * kind & 15]


@cache
def every_rule_set() -> tuple[RuleSet, ...]:
    """The rule sets, in order."""
    return tuple(RULE_SETS.values())
