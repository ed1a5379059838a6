"""Dealing the tiles, and replacing flowers (2014, 3.5.7.5(4), 3.5.7.6; 1998, 6.5(5)4, 6.5(6))."""

from collections.abc import Iterable, Mapping
from typing import Final

from scoring.mcr.table.book import RuleBook, articles_by_edition
from scoring.mcr.table.dice import STACKS_IN_A_WALL, WALL_ARTICLES, McrBreak
from scoring.mcr.table.notes import Note
from scoring.seats import WINDS, Wind
from scoring.table import (
    DEALT,
    Place,
    Ruling,
    by_house_rule,
    by_text,
    expect,
    expect_whole,
    from_back,
    from_front,
)

FLOWERS_IN_A_SET: Final = 8
DEALING_ARTICLES: Final = articles_by_edition("6.5(5)4", "3.5.7.5(4)")
BACK_END_ARTICLES: Final = articles_by_edition("5.20; 7.7", "3.4.20; 3.6.8")
FLOWERS_ARTICLES: Final = articles_by_edition("6.5(6)", "3.5.7.6")
FLOWER_KEPT_ARTICLES: Final = articles_by_edition("5.20", "3.8.1 row 81")
FLOWER_SHOWN_ARTICLES: Final = articles_by_edition("5.20", "3.4.20", "3.4.20; appendix 1 item 81")


def may_rebuild(edition: RuleBook, rebuilt: int) -> Ruling[bool]:
    """Whether a player who doubts the wall may have it built anew, which was done so often.

    2014 allows it once; 1998 and 2006 do not speak of it. Raises ScoringError: a negative number.
    """
    expect_whole("rebuilt", rebuilt, 0)
    if edition is RuleBook.OF_2014:
        return by_text(rebuilt == 0, *WALL_ARTICLES[edition])
    return by_house_rule(False, Note.WALL_STANDS, *WALL_ARTICLES[edition])


def drawn_place(opening: McrBreak, number: int) -> Place:
    """Where the tile lies that is drawn as that number from the break; the first is 0.

    Raises ScoringError: the walls hold 144 tiles.
    """
    return from_front(opening.first, number, STACKS_IN_A_WALL)


def replacement_place(edition: RuleBook, opening: McrBreak, number: int) -> Ruling[Place]:
    """Where the replacement of that number lies, from the back end; the first is 0.

    The upper tile of a stack goes before the lower: 1998 speaks of the last tile only.
    Raises ScoringError: the walls hold 144 tiles.
    """
    found = from_back(opening.last, number, STACKS_IN_A_WALL)
    if edition is RuleBook.OF_1998:
        return by_house_rule(found, Note.UPPER_TILE_FIRST, *BACK_END_ARTICLES[edition])
    return by_text(found, *BACK_END_ARTICLES[edition])


def dealt(edition: RuleBook) -> Ruling[Mapping[Wind, tuple[int, ...]]]:
    """Which tiles each seat is dealt, as numbers of `drawn_place` (see `scoring.table.DEALT`)."""
    return by_text(DEALT, *DEALING_ARTICLES[edition])


def flower_draws(
    edition: RuleBook, flowers: Mapping[Wind, int], replacements: Iterable[bool]
) -> Ruling[tuple[Wind, ...]]:
    """Who takes each replacement before the first discard.

    `flowers` are the flowers among the dealt tiles of each seat; `replacements` say, in the
    order of drawing, whether each tile drawn is a flower again. The dealer replaces until no
    flower is left, then South, West and North. Raises ScoringError: there are eight flowers,
    or too few replacements are told.
    """
    for count in flowers.values():
        expect_whole("flowers", count, 0, FLOWERS_IN_A_SET)
    tiles = iter(replacements)
    draws: list[Wind] = []
    shown = sum(flowers.values())
    for seat in WINDS:
        left = flowers.get(seat, 0)
        while left:
            drawn = next(tiles, None)
            expect(drawn is not None, "replacements", len(draws), "a tile for every flower")
            draws.append(seat)
            shown += bool(drawn)
            left += bool(drawn) - 1
    expect_whole("flowers", shown, 0, FLOWERS_IN_A_SET)
    return by_text(tuple(draws), *FLOWERS_ARTICLES[edition])


def may_discard_flower(edition: RuleBook, *, shown: bool) -> Ruling[bool]:
    """Whether a flower may be discarded: one that was never shown, but none that was.

    2006 and 2014 print the former, 2014 the latter of a flower whose replacement was forgotten.
    """
    if shown:
        if edition is RuleBook.OF_2014:
            return by_text(False, *FLOWER_SHOWN_ARTICLES[edition])
        return by_house_rule(False, Note.FLOWER_DISCARD, *FLOWER_SHOWN_ARTICLES[edition])
    if edition is RuleBook.OF_1998:
        return by_house_rule(True, Note.FLOWER_DISCARD, *FLOWER_KEPT_ARTICLES[edition])
    return by_text(True, *FLOWER_KEPT_ARTICLES[edition])
