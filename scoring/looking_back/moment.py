"""A moment of a deal at which something was let go."""

from dataclasses import dataclass
from enum import StrEnum

from scoring.fan import Fan
from scoring.looking_back.prospects import NOTHING, Prospect, share_lost, tiles_lost
from scoring.plans.fans import PlayedFrom, planned_fans
from scoring.play import Move
from scoring.record import Score
from scoring.rules import rule_set
from scoring.tiles import Tile


class MomentKind(StrEnum):
    """What was let go."""

    WIN = "win"
    CLAIM = "claim"
    NEARER = "nearer"
    TILES = "tiles"


@dataclass(frozen=True, slots=True)
class Moment:
    """A move in the state of that number, and the move that would have been better for the hand.

    `tile` is what was discarded, or what one might have won on or claimed. `score` is the win that
    was let go, or the highest-scoring of the nearest ones after the better move. `taken` is what was
    within reach after the move that was made, `missed` after the better one.
    """

    at: int
    kind: MomentKind
    move: Move
    better: Move
    tile: Tile
    score: Score
    taken: Prospect = NOTHING
    missed: Prospect = NOTHING

    @property
    def weight(self) -> tuple[bool, int, float]:
        """The greater, the more it mattered."""
        is_win = self.kind is MomentKind.WIN
        return is_win, tiles_lost(self.taken, self.missed), share_lost(self.taken, self.missed)

    @property
    def fan(self) -> Fan:
        """The most valuable fan of that win that tiles make; the most valuable of all where none does."""
        told = PlayedFrom.of(rule_set(self.score.rules), self.score.hand)
        planned = {each.fan.id for each in planned_fans(told)}
        fans = [line.fan for line in self.score.counted]
        return max(fans, key=lambda fan: (fan.id in planned, fan.value))
