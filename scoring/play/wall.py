"""The walls of a deal: built from a seed, broken by dice, drawn from the front and the back."""

from dataclasses import dataclass, replace
from typing import Final

from scoring.chance import Chance
from scoring.rule_set import RuleSet
from scoring.table import Stack
from scoring.tiles import COPIES, KINDS, TILES, Tile

SIDES: Final = 6  # of a die


@dataclass(frozen=True, slots=True)
class PlayWall:
    """Every tile of a deal in the order of drawing, and how far it has been drawn.

    `dice` are the eyes of each throw. `first` is the stack that the dealer begins with and `last`
    the one before it, where replacements come from; a wall has `in_each_wall` stacks. The last
    `dead` tiles are drawn by nobody but as replacements, and their number stays. `front` and
    `back` tiles were drawn from the two ends.
    """

    tiles: tuple[Tile, ...]
    dice: tuple[tuple[int, ...], ...]
    first: Stack
    last: Stack
    in_each_wall: int
    dead: int = 0
    front: int = 0
    back: int = 0

    @property
    def left(self) -> int:
        """How many tiles can still be drawn."""
        return len(self.tiles) - self.dead - self.front - self.back

    @property
    def next_in_front(self) -> int:
        """Which tile is drawn next from the front, as its number in `tiles`."""
        return self._reached(self.front)

    @property
    def next_at_back(self) -> int:
        """Which tile is drawn next from the back: of a stack the upper one first."""
        stacks, second = divmod(self.back, 2)
        upper = len(self.tiles) - 2 * (stacks + 1)
        if second or upper < self.front:
            return upper + 1
        return upper

    def _reached(self, number: int) -> int:
        """The tile at that number from the front; an upper tile may be gone to the back."""
        gone = len(self.tiles) - self.back - 1 if self.back % 2 else None
        return number + 1 if number == gone else number

    def drawn(self) -> tuple[Tile, "PlayWall"]:
        """The next tile from the front, and the walls without it."""
        return self.tiles[self.next_in_front], replace(self, front=self.front + 1)

    def replaced(self) -> tuple[Tile, "PlayWall"]:
        """The next tile from the back, and the walls without it."""
        return self.tiles[self.next_at_back], replace(self, back=self.back + 1)


def throw(chance: Chance, dice: int) -> tuple[int, ...]:
    """The eyes of so many dice."""
    return tuple(chance.below(SIDES) + 1 for _ in range(dice))


def tiles_of_a_deal(rules: RuleSet) -> tuple[Tile, ...]:
    """Every tile that the rule set is played with: 136, or 144 with flowers."""
    playing = tuple(each for each in TILES[:KINDS] for _ in range(COPIES))
    return playing + TILES[KINDS:] if rules.has_flowers else playing
