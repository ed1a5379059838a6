"""The table during a deal: who sits there, what lies face up, and what is told of a win."""

from collections import Counter
from dataclasses import dataclass, field, replace
from typing import Final

from quizzes.deal.player import Player
from quizzes.deal.wall import Wall
from quizzes.hands.draw import Draw
from quizzes.systems import profile_of
from scoring import (
    TILES,
    WINDS,
    Circumstances,
    Hand,
    Riichi,
    RuleSet,
    Score,
    WaitingHand,
    Wind,
    WinSource,
    score,
)
from scoring.tiles import COPIES

_STICKS: Final = {0: 8, 1: 2, 2: 1}  # left on the table by the deals before


@dataclass(slots=True)
class Played:
    """What came of a deal: the win, hands that were complete and no win, and who waited."""

    win: Score | None = None
    refused: list[Score] = field(default_factory=list)
    waiting: tuple[WaitingHand, ...] = ()


@dataclass(frozen=True, slots=True)
class TileSource:
    """How a tile came that completes a hand. `giver` is None where the winner drew it."""

    kind: int
    by: WinSource
    giver: Player | None = None
    in_row: int = 0


class DealState:
    """All that happened so far; whatever is told of a win is true to it."""

    def __init__(self, rules: RuleSet, draw: Draw, round_wind: Wind) -> None:
        self.rules = rules
        self._profile = profile_of(rules)
        self.round = round_wind
        self.wall = Wall(rules, draw)
        self.players = tuple(Player(seat, round_wind, rules) for seat in WINDS)
        self.seen: Counter[int] = Counter()  # kinds that lie face up
        self.calm = True  # nobody has claimed or made a kong
        self.kongs = 0
        self.sticks = draw.weighted(_STICKS) if self.knows("deposits") else 0
        self.played = Played()

    def knows(self, circumstance: str) -> bool:
        """Whether the rule set looks at that circumstance of a win."""
        return circumstance in self._profile.circumstances

    def wins(self, player: Player, source: TileSource) -> bool:
        """Whether the player declares on that tile, and ends the deal.

        A hand that is complete and does not win is remembered; it plays on.
        """
        told = self._told(player, source)
        hand = Hand(
            player.concealed_before(source.kind, source.by),
            tuple(player.melds),
            TILES[source.kind],
            told,
        )
        result = score(hand, self.rules)
        if result.win:
            self.played.win = result
        else:
            self.played.refused.append(result)
            player.passed = player.passed or not told.self_drawn
        return result.win

    def _told(self, player: Player, source: TileSource) -> Circumstances:
        drawn = source.by in (WinSource.DRAW, WinSource.REPLACEMENT)
        return Circumstances(
            by=source.by,
            seat=player.seat,
            round=self.round,
            last=not self.wall.left and source.by in (WinSource.DRAW, WinSource.DISCARD),
            last_of_kind=self._is_last_of_kind(player, source),
            flowers=tuple(sorted(player.flowers)),
            discarder=source.giver.seat if source.giver else None,
            first_turn=self._is_first_turn(player, source),
            kongs_in_row=source.in_row or None if self.knows("kongs_in_row") else None,
            riichi=_riichi(player),
            dora_indicator=TILES[self.wall.indicator] if self.knows("dora_indicator") else None,
            deposits=self.sticks,
            furiten=self.knows("furiten") and not drawn and player.is_furiten,
        )

    def _is_last_of_kind(self, player: Player, source: TileSource) -> bool:
        """The other three lie face up."""
        if not self.knows("last_of_kind") or source.by is WinSource.ROBBED_KONG:
            return False
        return self.seen[source.kind] == COPIES - 1

    def _is_first_turn(self, player: Player, source: TileSource) -> bool:
        """Heaven and Earth (IMJ 25.1), Tenho and Chiho (Rengo 52)."""
        if not self.knows("first_turn") or not self.calm:
            return False
        if player.seat is Wind.EAST or not self._profile.wins_on_first_discard:
            return source.by is WinSource.DRAW and player.draws == 1
        first = (
            source.giver is not None and source.giver.seat is Wind.EAST and source.giver.draws == 1
        )
        return first and source.by is WinSource.DISCARD

    def waiting(self) -> tuple[WaitingHand, ...]:
        """Who waits now, as of a discard to come."""
        return tuple(
            WaitingHand(player.concealed, tuple(player.melds), self._of_a_discard(player))
            for player in self.players
            if player.waits and len(player.concealed) % 3 == 1
        )

    def _of_a_discard(self, player: Player) -> Circumstances:
        told = self._told(player, TileSource(0, WinSource.DISCARD))
        return replace(told, last=False, last_of_kind=False, first_turn=False, furiten=False)


def _riichi(player: Player) -> Riichi:
    if not player.riichi:
        return Riichi.NONE
    return Riichi.DOUBLE if player.double else Riichi.RIICHI
