"""The same hand won in another way: what the rule set would make of it. Pure, without Flask."""

from collections.abc import Callable, Iterator
from dataclasses import dataclass, replace
from enum import StrEnum
from typing import Final

from quizzes.systems import profile_of
from scoring import (
    Hand,
    Meld,
    MeldKind,
    Riichi,
    RuleSet,
    Score,
    ScoringError,
    Tile,
    WinSource,
    score,
)


class WinChange(StrEnum):
    """What is otherwise: the way of winning, the melds, riichi, the tile that was waited for."""

    DRAWN = "drawn"
    DISCARDED = "discarded"
    CONCEALED = "concealed"
    RIICHI = "riichi"
    OTHER_TILE = "other-tile"


@dataclass(frozen=True, slots=True)
class ChangedScore:
    """A change and the score that it leads to."""

    change: WinChange
    score: Score


def changed_scores(hand: Hand, rules: RuleSet) -> tuple[ChangedScore, ...]:
    """Each change that the hand allows, in the order of `WinChange`; none of a hand on a flower."""
    if hand.win.is_flower:
        return ()
    return tuple(found for change in WinChange for found in _scored(change, hand, rules))


def _scored(change: WinChange, hand: Hand, rules: RuleSet) -> Iterator[ChangedScore]:
    if change is WinChange.RIICHI and "riichi" not in profile_of(rules).circumstances:
        return
    try:
        other = _CHANGES[change](hand, rules)
        if other is None:
            return
        rules.check(other)
    except ScoringError:
        return  # there can be no such hand
    yield ChangedScore(change, score(other, rules))


def _drawn(hand: Hand, _rules: RuleSet) -> Hand | None:
    if hand.circumstances.self_drawn:
        return None
    return _won(hand, WinSource.DRAW)


def _discarded(hand: Hand, _rules: RuleSet) -> Hand | None:
    if not hand.circumstances.self_drawn:
        return None
    return _won(hand, WinSource.DISCARD)


def _won(hand: Hand, by: WinSource) -> Hand:
    circumstances = replace(
        hand.circumstances, by=by, discarder=None, first_turn=False, kongs_in_row=None
    )
    return replace(hand, circumstances=circumstances)


def _concealed(hand: Hand, _rules: RuleSet) -> Hand | None:
    """Nothing claimed: chows and pungs stand in the hand, kongs lie face down."""
    if hand.is_concealed:
        return None
    standing: tuple[Tile, ...] = hand.concealed
    kongs: tuple[Meld, ...] = ()
    for meld in hand.melds:
        if meld.is_kong:
            kongs += (Meld(MeldKind.CONCEALED_KONG, meld.tiles),)
        else:
            standing += meld.tiles
    return replace(
        hand,
        concealed=standing,
        melds=kongs,
        circumstances=replace(hand.circumstances, last_of_kind=False),
    )


def _riichi(hand: Hand, _rules: RuleSet) -> Hand | None:
    circumstances = hand.circumstances
    if circumstances.riichi is not Riichi.NONE or not hand.is_concealed or circumstances.first_turn:
        return None
    return replace(hand, circumstances=replace(circumstances, riichi=Riichi.RIICHI))


def _other_tile(hand: Hand, rules: RuleSet) -> Hand | None:
    """The same fourteen tiles, the last of them another: the one that changes the worth most."""
    worth = score(hand, rules).total
    others = [
        found
        for tile in dict.fromkeys(hand.concealed)
        if tile != hand.win
        for found in _ending_in(tile, hand)
    ]
    changed = [each for each in others if score(each, rules).total != worth]
    return max(changed, key=lambda each: abs(score(each, rules).total - worth), default=None)


def _ending_in(tile: Tile, hand: Hand) -> Iterator[Hand]:
    standing = list(hand.concealed)
    standing.remove(tile)
    circumstances = replace(hand.circumstances, last_of_kind=False)
    try:
        yield Hand((*standing, hand.win), hand.melds, tile, circumstances)
    except ScoringError:
        return  # a robbed kong whose tile the hand holds


_CHANGES: Final[dict[WinChange, Callable[[Hand, RuleSet], Hand | None]]] = {
    WinChange.DRAWN: _drawn,
    WinChange.DISCARDED: _discarded,
    WinChange.CONCEALED: _concealed,
    WinChange.RIICHI: _riichi,
    WinChange.OTHER_TILE: _other_tile,
}
