"""Hands that show the fans of chows."""

from itertools import product
from typing import Final

from quizzes.hands import parts, patterns
from quizzes.hands.draw import Draw
from quizzes.hands.mcr.carriers import skeleton_reaching_minimum
from quizzes.hands.parts import SUIT_STARTS, SUITED, chow
from quizzes.hands.patterns import Sets
from quizzes.hands.recipe_book import Recipe, RecipeBook
from quizzes.hands.skeleton import HandSkeleton, Requirements, Seating, skeleton
from scoring import TILES, TileSet

book = RecipeBook()
_ONE_SUIT_TURNS: Final = tuple(
    product(SUIT_STARTS, (1, 2, 3, 5, 7, 8, 9), ((), (0,), (2,), (0, 2)))
)
_THREE_SUIT_TURNS: Final = tuple(product(SUIT_STARTS, range(13), range(3)))


@book.recipe("quadruple-chow")
def quadruple_chow(draw: Draw, table: Seating) -> HandSkeleton | None:
    """Four identical chows."""
    same = chow(draw.turn(SUIT_STARTS), 1 + draw.below(7))
    return skeleton(draw, (same,) * 4, requirements=Requirements(open=draw.chance(0.7)))


@book.recipe("pure-triple-chow")
def pure_triple_chow(draw: Draw, table: Seating) -> HandSkeleton | None:
    """Three identical chows; one is claimed, or they would be three pungs as well."""
    same = chow(draw.pick(SUIT_STARTS), 1 + draw.below(7))
    return skeleton(draw, (same,) * 3, requirements=Requirements(claim=(0,)))


@book.recipe("four-pure-shifted-chows")
def four_pure_shifted_chows(draw: Draw, table: Seating) -> HandSkeleton | None:
    """Four chows of one suit that rise by one, or by two."""
    low = draw.below(5)
    lows = range(low, low + 4) if low else range(1, 8, 2)
    return skeleton(draw, patterns.chows_of_one_suit(draw, tuple(lows)))


@book.recipe("pure-terminal-chows")
def pure_terminal_chows(draw: Draw, table: Seating) -> HandSkeleton | None:
    """123 123 789 789 and 55 of one suit."""
    start, win, claim = draw.turn(_ONE_SUIT_TURNS)
    requirements = Requirements(claimed=len(claim), claim=claim, win=TILES[start + win - 1])
    return skeleton(
        draw, [chow(start, low) for low in (1, 1, 7, 7)], pair=start + 4, requirements=requirements
    )


@book.recipe("three-suited-terminal-chows")
def three_suited_terminal_chows(draw: Draw, table: Seating) -> HandSkeleton | None:
    """123 and 789 in two suits and 55 of the third."""
    eyes, place, claimed = draw.turn(_THREE_SUIT_TURNS)
    own = [chow(start, low) for start in SUIT_STARTS if start != eyes for low in (1, 7)]
    win = (*parts.tiles_of(own), TILES[eyes + 4])[place]
    return skeleton(draw, own, pair=eyes + 4, requirements=Requirements(claimed=claimed, win=win))


def _three(pattern: patterns.Pattern) -> Recipe:
    def recipe(draw: Draw, table: Seating) -> HandSkeleton | None:
        """Three chows, with another set and a pair of any kind."""
        if draw.chance(0.4):
            return skeleton(draw, pattern(draw), palette=SUITED, pungs=0.0)
        return skeleton(draw, pattern(draw), pungs=0.35)

    return recipe


book.recipe("pure-straight")(_three(patterns.pure_straight))
book.recipe("pure-shifted-chows")(_three(patterns.pure_shifted))
book.recipe("mixed-straight")(_three(patterns.mixed_straight))
book.recipe("mixed-triple-chow")(_three(patterns.mixed_triple))
book.recipe("mixed-shifted-chows")(_three(patterns.mixed_shifted))


@book.recipe("all-chows")
def all_chows(draw: Draw, table: Seating) -> HandSkeleton | None:
    """Four chows and a pair of number tiles."""
    chows = patterns.three_chows(draw, SUITED)
    return skeleton(draw, chows or (), palette=SUITED, pungs=0.0)


def _square(draw: Draw, low: int, high: int) -> HandSkeleton | None:
    """Two chows in one suit and the same two in another: more links than may be counted."""
    lows = [chow(start, each) for start in patterns.suits(draw)[:2] for each in (low, high)]
    return skeleton(draw, lows, pair=SUITED, requirements=Requirements(plain=True))


def _with_fourth(draw: Draw, three: Sets, fourth: TileSet) -> HandSkeleton | None:
    counts = parts.counts_of(three)
    if not parts.fits(counts, fourth):
        return None
    return skeleton(draw, (*three, fourth))


@book.recipe("pure-double-chow")
def pure_double_chow(draw: Draw, table: Seating) -> HandSkeleton | None:
    """Two identical chows."""
    if draw.chance(0.3):
        return skeleton_reaching_minimum(draw, (draw.pick(parts.CHOWS),) * 2)
    three = patterns.three_chows(draw, SUITED) or ()
    return _with_fourth(draw, three, draw.pick(three))


@book.recipe("mixed-double-chow")
def mixed_double_chow(draw: Draw, table: Seating) -> HandSkeleton | None:
    """Chows of the same numbers in two suits."""
    if draw.chance(0.2):
        return _square(draw, *draw.pick(((1, 7), (2, 5), (1, 4), (4, 7), (2, 6))))
    names: dict[patterns.Pattern, float] = {
        patterns.mixed_straight: 2.0,
        patterns.mixed_shifted: 3.0,
        patterns.pure_straight: 1.0,
        patterns.pure_shifted: 1.0,
    }
    three = patterns.three_chows(draw, SUITED, names) or ()
    twin = draw.pick(three).tiles[0]
    other = draw.pick([start for start in SUIT_STARTS if start != twin.index // 9 * 9])
    return _with_fourth(draw, three, chow(other, twin.number))


@book.recipe("short-straight")
def short_straight(draw: Draw, table: Seating) -> HandSkeleton | None:
    """Two chows of one suit that make six numbers in a row."""
    if draw.chance(0.25):
        low = 1 + draw.below(4)
        return _square(draw, low, low + 3)
    names: dict[patterns.Pattern, float] = {
        patterns.mixed_triple: 2.0,
        patterns.mixed_shifted: 3.0,
        patterns.pure_shifted: 1.0,
    }
    three = patterns.three_chows(draw, SUITED, names) or ()
    choice = [
        chow(part.tiles[0].index // 9 * 9, part.tiles[0].number + step)
        for part in three
        for step in (-3, 3)
        if 1 <= part.tiles[0].number + step <= 7
    ]
    return _with_fourth(draw, three, draw.pick(choice))


@book.recipe("two-terminal-chows")
def two_terminal_chows(draw: Draw, table: Seating) -> HandSkeleton | None:
    """123 and 789 of one suit."""
    if draw.chance(0.25):
        return _square(draw, 1, 7)
    start = draw.pick(SUIT_STARTS)
    ends = (chow(start, 1), chow(start, 7))
    if draw.chance(0.35):
        return skeleton_reaching_minimum(draw, ends, palette=parts.suit(start) | parts.HONORS)
    low, other_end = draw.pick(((1, 7), (7, 1)))
    others = draw.shuffled([suit for suit in SUIT_STARTS if suit != start])
    if draw.chance(0.5):
        three = tuple(chow(suit, low) for suit in SUIT_STARTS)
    else:
        step = 1 if low == 1 else -1
        suits = (start, *others)
        three = tuple(chow(suit, low + step * place) for place, suit in enumerate(suits))
    return _with_fourth(draw, three, chow(start, other_end))
