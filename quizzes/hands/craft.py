"""What a system adds to the making of hands: recipes, levels, and what surrounds a win."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from typing import Final

from quizzes.hands.draw import Draw
from quizzes.hands.levels import Level
from quizzes.hands.recipe_book import Recipe
from quizzes.hands.skeleton import HandSkeleton, Requirements, Seating, Style
from scoring import WINDS, Circumstances, Hand, Meld, Score, Tile, Wind, WinSource

SEATINGS: Final = tuple(Seating(seat, round_wind) for seat in WINDS for round_wind in WINDS)


@dataclass(frozen=True, slots=True)
class AssembledHand:
    """A hand that is assembled but for its circumstances."""

    requirements: Requirements
    table: Seating
    style: Style
    by: WinSource
    concealed: tuple[Tile, ...]
    melds: tuple[Meld, ...]
    win: Tile

    @property
    def drawn(self) -> bool:
        """The winner drew the tile."""
        return self.by in (WinSource.DRAW, WinSource.REPLACEMENT)


MakeCircumstances = Callable[[AssembledHand, Draw], Circumstances]
"""All that is known of a win beside its tiles, as it could be at a table."""
HandFromSkeleton = Callable[[Draw, Seating, HandSkeleton], Hand | None]
"""A whole hand that shows its own fan beside sets of the skeleton."""


@dataclass(frozen=True, slots=True)
class HandBuilding:
    """How hands of one system are made.

    `recipes` hold one for each fan. `bases` weigh the fans that standing tiles are built for, and
    `doubtful` those of which some tile may complete a shape without winning; without them every
    tile that completes a hand wins. `tileless` are the fans that are not won on a tile of the
    wall, so that no question on waits can show them.

    `principles` weigh the fans to build for where a principle shall decide. `why_never` says why a
    fan never keeps another out of a hand (None where it may), `meetings` are recipes for pairs A>B
    that hardly ever meet by themselves, and `beside` make hands of a fan beside another's sets.
    `tables` are the seats and rounds that a game has. No question asks for the worth of a hand that
    `is_undecided`: the text leaves open what it counts. Only what one exclusion decides may be asked.
    """

    recipes: Mapping[str, Recipe]
    levels: Mapping[int, Level]
    surround: MakeCircumstances
    bases: Mapping[str, float]
    doubtful: Mapping[str, float]
    principles: Mapping[str, Mapping[str, float]]
    why_never: Callable[[str, str], str | None]
    meetings: Mapping[str, Recipe] = field(default_factory=dict)
    tileless: frozenset[str] = frozenset()
    beside: Mapping[str, HandFromSkeleton] = field(default_factory=dict)
    tables: tuple[Seating, ...] = SEATINGS
    is_undecided: Callable[[Score], bool] = field(default=lambda score: False)

    @property
    def rounds(self) -> tuple[Wind, ...]:
        """The rounds that a game has."""
        return tuple(dict.fromkeys(table.round for table in self.tables))
