"""The nearest ways to a fan that a hand lacks.

Candidates come cheapest first: the hand's own tiles, then one tile that differs, then the nearest
hands that have the fan's pattern. To each the fan's levers are tried. A candidate is a way only
if the engine finds the fan in it.
"""

from collections import Counter
from collections.abc import Iterable, Iterator
from dataclasses import replace
from itertools import chain
from typing import Final, NamedTuple

from scoring.counts import UNITS
from scoring.deficiency.blocks import PUNG_AT, is_pung, kinds_in
from scoring.deficiency.loose import nearest_loose
from scoring.deficiency.pattern import SetPattern
from scoring.deficiency.search import (
    HeldMeld,
    HeldTiles,
    TargetHand,
    by_likelihood,
    nearest_targets,
)
from scoring.errors import ScoringError
from scoring.fan import Fan
from scoring.hand import Hand
from scoring.melds import Meld, MeldKind
from scoring.memo import Memo
from scoring.record import Counted, Score, Struck
from scoring.rule_set import RuleSet
from scoring.rules import rule_set, score
from scoring.tiles import COPIES, KINDS, TILES, Tile
from scoring.waits import completing_indices
from scoring.why_not.changes import (
    CircumstanceChange,
    CircumstanceField,
    HandChange,
    HandDraft,
    KongUndone,
    MeldChange,
    SetConcealed,
    TileChange,
    WinningTileChange,
)
from scoring.why_not.levers import REPAIRS, Lever, claim
from scoring.why_not.rows import FanGuide, guide
from scoring.why_not.standing import kept_line

MOST_WAYS: Final = 3
CHICKEN: Final = "chicken-hand"
WAY_OF_WINNING: Final = "way-of-winning"
KONG_FANS: Final = ("melded-kong", "concealed-kong")
_FARTHEST: Final = 30  # more than anything costs
_MOST_TRIED: Final = 120  # hands scored from one set of tiles
_MOST_TARGETS: Final = 8  # equally near hands that are tried
_MOST_PATTERNS: Final = 250
_MOST_APART: Final = 40  # patterns that are searched one by one, where none is led to at once
_MOST_OF_EACH: Final = 4
_FARTHER: Final = 3  # changes more than the nearest of them


class FoundWay(NamedTuple):
    """Changes, their cost, and what the engine makes of the hand after them."""

    changes: tuple[HandChange, ...]
    cost: int
    score: Score
    line: Counted | Struck


class _Candidate(NamedTuple):
    """A hand on the way: how it came about, at what cost."""

    changes: tuple[HandChange, ...]
    cost: int
    draft: HandDraft


class WaySearch:
    """One search for a fan from one hand."""

    def __init__(self, hand: Hand, rules: RuleSet, fan: Fan) -> None:
        self._hand = hand
        self._rules = rules
        self._fan = fan
        told = hand.circumstances
        self._guide: FanGuide = guide(rules, fan, told.seat, told.round)
        self._least = _FARTHEST
        self._found: list[FoundWay] = []

    def nearest(self) -> list[FoundWay]:
        """The nearest ways, those in which the fan counts first."""
        self._try(_Candidate((), 0, HandDraft.of(self._hand)), self._guide.levers)
        for each in NEIGHBOURS[self._hand, self._rules.id]:
            self._note(each.changes, each.cost, each.score)
        if self._least > 2 and self._guide.tries_neighbours:
            for each in NEIGHBOURS[self._hand, self._rules.id]:
                start = _Candidate(each.changes, each.cost, HandDraft.of(each.score.hand))
                self._try(start, self._guide.levers, 2)
        if self._least > 1:
            self._by_patterns()
        ways = sorted(
            self._found, key=lambda each: (isinstance(each.line, Struck), _turns_the_wall(each))
        )
        if ways and isinstance(ways[0].line, Counted):
            ways = [each for each in ways if isinstance(each.line, Counted)]
        return _unlike(ways)[:MOST_WAYS]

    def counts_claimed(self, way: FoundWay) -> bool:
        """Whether the fan counts if sets that the way takes into the hand are claimed all the same."""
        concealed = sum(isinstance(each, SetConcealed) for each in way.changes)
        drafts, seen = [HandDraft.of(way.score.hand)], set[HandDraft]()
        for _ in range(concealed):
            starts = [_Candidate((), 0, each) for each in drafts]
            drafts = [each.draft for start in starts for each in _pulled(start, (claim,), seen)]
            scores = (self._scored(each) for each in drafts)
            lines = (kept_line(each, self._rules, self._fan) for each in scores if each is not None)
            if any(isinstance(each, Counted) for each in lines):
                return True
        return False

    def _by_patterns(self) -> None:
        """The nearest hands of any pattern; where none will do, those of each pattern for itself."""
        held = _held(self._hand, self._rules)
        sets = [each for each in self._guide.patterns if isinstance(each, SetPattern)]
        if len(sets) > _MOST_PATTERNS:  # those of Chicken Hand, of which the farthest are left out
            sets = by_likelihood(held, sets)[:_MOST_PATTERNS]
        loose = [each for each in self._guide.patterns if not isinstance(each, SetPattern)]
        targets = nearest_targets(held, sets, self._least) if sets else []
        targets += nearest_loose(held, loose, self._least) if loose else []
        self._lead_to(targets)
        for patterns in _each_for_itself(sets):
            if self._found:
                break
            self._lead_to(_of_each(held, patterns))

    def _lead_to(self, targets: list[TargetHand]) -> None:
        targets.sort(key=lambda each: each.cost)
        for number, target in enumerate(targets):
            if target.cost > self._least or (self._found and number >= _MOST_TARGETS):
                return
            for candidate in _leading_to(target, self._hand):
                if candidate.cost <= self._least:
                    self._try(candidate, self._guide.levers)

    def _try(self, start: _Candidate, levers: tuple[Lever, ...], most: int = _FARTHEST) -> None:
        """The candidate and what levers make of it, cheapest first, while it may be a nearest way."""
        seen = {start.draft}
        waiting = [start]
        tried = 0
        while waiting and tried < _MOST_TRIED:
            cost = min(each.cost for each in waiting)
            if cost > min(most, self._least):
                return
            layer = [each for each in waiting if each.cost == cost]
            waiting = [each for each in waiting if each.cost > cost]
            for each in layer[:_MOST_TRIED]:
                tried += 1
                result = self._scored(each.draft)
                if result is not None and self._note(each.changes, each.cost, result):
                    continue
                if cost < min(most, self._least) and self._may_help(result):
                    usable = levers if result is not None else (*levers, *REPAIRS)
                    if result is not None and _is_in_lesser_reading(result, self._fan):
                        usable = (*levers, claim)  # a set that is claimed is read in one way
                    waiting += _pulled(each, usable, seen)

    def _may_help(self, result: Score | None) -> bool:
        """Whether levers can still lead to the fan: what counts by tiles alone stays (2014, row 43)."""
        if self._fan.id != CHICKEN or result is None or result.account is None:
            return True
        return all(
            line.fan.series == WAY_OF_WINNING or line.fan.id in KONG_FANS
            for line in result.account.counted
        )

    def _scored(self, draft: HandDraft) -> Score | None:
        try:
            hand = draft.hand()
            self._rules.check(hand)
        except ScoringError:
            return None
        return score(hand, self._rules)

    def _note(self, changes: tuple[HandChange, ...], cost: int, result: Score) -> bool:
        """Keep a way, if it is one and none is nearer."""
        line = kept_line(result, self._rules, self._fan)
        if line is None:
            return False
        if cost < self._least:
            self._least, self._found = cost, []
        if cost == self._least:
            self._found.append(FoundWay(changes, cost, result, line))
        return True


def _of_each(held: HeldTiles, patterns: list[SetPattern]) -> list[TargetHand]:
    """The nearest hands of each pattern for itself, of those that are not far."""
    found: list[TargetHand] = []
    most = _FARTHEST
    for pattern in by_likelihood(held, patterns)[:_MOST_APART]:
        found += nearest_targets(held, [pattern], most)[:_MOST_OF_EACH]
        most = min([most, *(each.cost + _FARTHER for each in found)])
    return found


def _each_for_itself(patterns: list[SetPattern]) -> Iterator[list[SetPattern]]:
    """The patterns; those without claims; those with each set that they may have beside their own.

    The last are for where all the nearest hands of a pattern can be read in a way worth more, without
    the fan.
    """
    yield patterns
    yield [replace(each, concealed=True) for each in patterns]
    yield [
        replace(each, core=tuple(sorted((*each.core, name))))
        for each in patterns
        if each.free
        for name in sorted(each.sets)
    ]


def _is_in_lesser_reading(result: Score, fan: Fan) -> bool:
    return any(
        line.fan is fan
        for account in result.others
        for lines in (account.counted, account.struck)
        for line in lines
    )


def _pulled(
    start: _Candidate, levers: Iterable[Lever], seen: set[HandDraft]
) -> Iterator[_Candidate]:
    for move in chain.from_iterable(lever(start.draft) for lever in levers):
        draft = start.draft
        try:
            for change in move:
                draft = change.made_in(draft)
        except (ScoringError, ValueError):
            continue
        if draft not in seen:
            seen.add(draft)
            cost = start.cost + sum(each.cost for each in move)
            yield _Candidate((*start.changes, *move), cost, draft)


def _turns_the_wall(way: FoundWay) -> bool:
    """Whether it asks for another indicator than the one that lies there."""
    return any(
        isinstance(each, CircumstanceChange)
        and each.field is CircumstanceField.DORA_INDICATOR
        and each.before is not None
        for each in way.changes
    )


def _unlike(ways: list[FoundWay]) -> list[FoundWay]:
    """Each choice of tiles that is led to once, whichever of them comes last.

    Which one does is told apart only where that is what has to differ.
    """
    found: dict[tuple[object, ...], FoundWay] = {}
    for each in ways:
        hand = each.score.hand
        waits = any(isinstance(change, WinningTileChange) for change in each.changes)
        key = hand.counts, hand.melds, hand.circumstances, hand.win if waits else None
        found.setdefault(key, each)
    return list(found.values())


def _held(hand: Hand, rules: RuleSet) -> HeldTiles:
    counts, elsewhere = [0] * KINDS, [0] * KINDS
    for tile in (*hand.concealed, hand.win):
        if not tile.is_flower:
            counts[tile.index] += 1
    indicator = hand.circumstances.dora_indicator
    if indicator is not None:
        elsewhere[indicator.index] = 1
    return HeldTiles(tuple(counts), tuple(map(_held_meld, hand.melds)), tuple(elsewhere))


def _held_meld(meld: Meld) -> HeldMeld:
    first = meld.tiles[0].index
    name = first if meld.kind is MeldKind.CHOW else PUNG_AT + first
    return HeldMeld(name, len(meld.tiles), meld.is_claimed)


def _leading_to(target: TargetHand, hand: Hand) -> Iterator[_Candidate]:
    """The changes that lead from the hand to the target, by what becomes of the winning tile."""
    changes = tuple(_meld_changes(target, hand))
    draft = HandDraft.of(hand)
    for change in changes:
        draft = change.made_in(draft)
    there, wanted = (
        Counter([*draft.concealed, draft.win]),
        Counter(TILES[k] for k in target.standing),
    )
    out, into = sorted((there - wanted).elements()), sorted((wanted - there).elements())
    if len(out) != len(into):
        return
    if draft.win not in out or draft.concealed.count(draft.win) >= out.count(draft.win):
        yield _exchanged(changes, draft, out, into, None)
    if draft.win in out:
        for new in dict.fromkeys(into):
            yield _exchanged(changes, draft, out, into, new)


def _meld_changes(target: TargetHand, hand: Hand) -> Iterator[HandChange]:
    for meld, name in zip(hand.melds, target.melds, strict=True):
        if name is None:
            yield KongUndone(meld) if meld.is_kong else SetConcealed(meld)
        elif name != _held_meld(meld).name:
            kind = MeldKind.PUNG if is_pung(name) else MeldKind.CHOW
            tiles = tuple(TILES[each] for each in kinds_in(name))
            yield MeldChange(meld, Meld(kind, tiles, meld.claimed_from))


def _exchanged(
    changes: tuple[HandChange, ...],
    draft: HandDraft,
    out: list[Tile],
    into: list[Tile],
    new_win: Tile | None,
) -> _Candidate:
    """Tiles for tiles, each for the one that lies nearest; a new winning tile for the old one."""
    out, into = out.copy(), into.copy()
    exchanges: list[TileChange] = []
    if new_win is not None:
        out.remove(draft.win)
        into.remove(new_win)
        exchanges.append(TileChange(draft.win, new_win, is_win=True))
    while out:
        gone, new = min(
            ((one, other) for one in out for other in into),
            key=lambda two: (two[0].suit != two[1].suit, abs(two[0].index - two[1].index), two),
        )
        out.remove(gone)
        into.remove(new)
        exchanges.append(TileChange(gone, new))
    for each in exchanges:
        draft = each.made_in(draft)
    cost = sum(each.cost for each in (*changes, *exchanges))
    return _Candidate((*changes, *exchanges), cost, draft)


class ScoredNeighbour(NamedTuple):
    """A hand that differs in one tile and makes a winning shape."""

    changes: tuple[HandChange, ...]
    cost: int
    score: Score


def _neighbours(key: tuple[Hand, str]) -> tuple[ScoredNeighbour, ...]:
    hand, rules = key[0], rule_set(key[1])
    found = []
    for change in _one_tile(hand, rules):
        try:
            other = change.made_in(HandDraft.of(hand)).hand()
            rules.check(other)
        except ScoringError:
            continue
        result = score(other, rules)
        if result.account is not None:
            found.append(ScoredNeighbour((change,), 1, result))
    return tuple(found)


def _one_tile(hand: Hand, rules: RuleSet) -> Iterator[HandChange]:
    """Every change of one tile that completes a shape; claimed chows one number on as well."""
    if hand.win.is_flower:
        return
    counts = hand.standing_counts + UNITS[hand.win.index]
    for gone in dict.fromkeys((*hand.concealed, hand.win)):
        for kind in completing_indices(counts - UNITS[gone.index], len(hand.melds), rules.shapes):
            new = TILES[kind]
            if new == gone or hand.tiles.count(new) >= COPIES:
                continue
            if gone in hand.concealed:
                yield TileChange(gone, new)
            if gone == hand.win:
                yield TileChange(gone, new, is_win=True)
    for meld in dict.fromkeys(hand.melds):
        if meld.kind is MeldKind.CHOW:
            yield from _shifted(meld)


def _shifted(meld: Meld) -> Iterator[MeldChange]:
    for step in (-1, 1):
        first = meld.tiles[0].index + step
        run = TILES[max(first, 0) : max(first, 0) + 3]
        if first >= 0 and {each.suit for each in run} == {meld.tiles[0].suit}:
            yield MeldChange(meld, Meld(MeldKind.CHOW, run, meld.claimed_from))


NEIGHBOURS: Final[Memo[tuple[Hand, str], tuple[ScoredNeighbour, ...]]] = Memo(_neighbours, 64)
"""What one other tile makes of a hand, for all fans: questions about one fan are soon followed by others."""
