"""The wall of a deal: tiles are drawn from its head, replacements from its tail."""

from typing import Final

from quizzes.hands.draw import Draw
from quizzes.systems import profile_of
from scoring import RuleSet
from scoring.tiles import COPIES, KINDS, TILES

FLOWERS_FROM: Final = KINDS  # indices from here on are flowers


class Wall:
    """Indices of tiles in the order in which they lie; nobody draws the last of Rengo's."""

    def __init__(self, rules: RuleSet, draw: Draw) -> None:
        kinds = [kind for kind in range(KINDS) for _ in range(COPIES)]
        if rules.has_flowers:
            kinds += range(KINDS, len(TILES))
        self._tiles = draw.shuffled(kinds)
        self._head = 0
        self.left = len(kinds) - profile_of(rules).dead_wall
        self.indicator = self._tiles[-1]  # looked at under Rengo alone, where nobody draws it

    def draw(self) -> int:
        """The next tile; the tail yields tiles as good as the head, for nobody has seen either."""
        self.left -= 1
        self._head += 1
        return self._tiles[self._head - 1]
