"""The fans of 4 points: 2014, 3.8.1 and appendix 1, items 55 to 58."""

from collections.abc import Iterator

from scoring.aspects import Kongs, TileCopies, Tiles, WinCircumstances
from scoring.fan import HAND, SAME_SETS, Chapter, Use
from scoring.hand import WinSource
from scoring.tile_classes import ENDS

chapter = Chapter(4)


@chapter.fan(
    "outside-hand",
    number=55,
    series="all-involved",
)
def outside_hand(case: Tiles) -> Iterator[Use]:
    """A terminal or an honor in every set and in the pair."""
    if case.every_set_has(ENDS):
        yield Use()


@chapter.fan(
    "fully-concealed-hand",
    number=56,
    series="way-of-winning",
    implied={"self-drawn": HAND},
)
def fully_concealed_hand(case: WinCircumstances) -> Iterator[Use]:
    """No chow, pung or melded kong, and a tile drawn by oneself."""
    if case.is_concealed and case.self_drawn:
        yield Use()


@chapter.fan(
    "two-melded-kongs",
    number=57,
    series="pungs",
    implied={"melded-kong": SAME_SETS, "concealed-kong": SAME_SETS},
    struck_in_row=("concealed-kong",),
)
def two_melded_kongs(case: Kongs) -> Iterator[Use]:
    """Two melded kongs; one melded and one concealed are worth 6 together (3.8.1 row 57)."""
    if len(case.melded_kongs) >= 2:
        yield Use(case.melded_kongs)
    elif len(case.kongs) == 2 and len(case.melded_kongs) == 1:
        yield Use(case.kongs, value=6)


@chapter.fan(
    "last-tile",
    number=58,
    series="way-of-winning",
)
def last_tile(case: TileCopies) -> Iterator[Use]:
    """The fourth of its kind, the other three face up on the table."""
    robbed = case.by is WinSource.ROBBED_KONG  # always the fourth: row 47 strikes this fan
    if case.last_of_kind or robbed or case.win_in_melds == 3:
        yield Use(tiles=(case.win,))
