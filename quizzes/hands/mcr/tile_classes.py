"""Hands that show the fans of suits and classes of tiles."""

from quizzes.hands import parts, patterns, suit_hands
from quizzes.hands.draw import Draw
from quizzes.hands.mcr.carriers import skeleton_reaching_minimum
from quizzes.hands.parts import ALL_KINDS, HONORS, SIMPLES, SUIT_STARTS, SUITED, TERMINALS, Palette
from quizzes.hands.recipe_book import Recipe, RecipeBook
from quizzes.hands.skeleton import HandSkeleton, Requirements, Seating, skeleton
from scoring import WinSource, parse_tiles

book = RecipeBook()
REVERSIBLE_TILES: Palette = frozenset(each.index for each in parse_tiles("1234589p245689s5z"))
book.recipe("full-flush")(suit_hands.full_flush)
book.recipe("all-fives")(suit_hands.all_fives)
book.recipe("all-green")(suit_hands.all_green)


def _only(palette: Palette, pungs: float) -> Recipe:
    def recipe(draw: Draw, table: Seating) -> HandSkeleton | None:
        """Sets and a pair of nothing but those tiles."""
        return skeleton(draw, (), palette=palette, pungs=pungs)

    return recipe


book.recipe("reversible-tiles")(_only(REVERSIBLE_TILES, 0.4))
book.recipe("upper-tiles")(_only(parts.numbers(7, 9), 0.3))
book.recipe("middle-tiles")(_only(parts.numbers(4, 6), 0.3))
book.recipe("lower-tiles")(_only(parts.numbers(1, 3), 0.3))
book.recipe("upper-four")(_only(parts.numbers(6, 9), 0.25))
book.recipe("lower-four")(_only(parts.numbers(1, 4), 0.25))


@book.recipe("half-flush")
def half_flush(draw: Draw, table: Seating) -> HandSkeleton | None:
    """One suit, and honors as a pung or as the pair."""
    own = parts.suit(draw.pick(SUIT_STARTS))
    honors = parts.pung(draw.pick(sorted(HONORS)))
    if draw.chance(0.65):
        return skeleton(draw, (honors,), palette=own | HONORS, pungs=0.3)
    return skeleton(
        draw, (), palette=own, pair=HONORS, pungs=0.3, requirements=Requirements(claimed=0)
    )


@book.recipe("outside-hand")
def outside_hand(draw: Draw, table: Seating) -> HandSkeleton | None:
    """A terminal or an honor in every set and in the pair."""
    both = TERMINALS | HONORS
    chows = suit_hands.end_chows(draw, 2, 4)
    if chows is None:
        return None
    requirements = (
        Requirements(claimed=0, by=WinSource.DRAW) if draw.chance(0.3) else Requirements()
    )
    return skeleton(draw, chows, palette=both, pungs=1.0, requirements=requirements)


@book.recipe("all-simples")
def all_simples(draw: Draw, table: Seating) -> HandSkeleton | None:
    """No terminal and no honor."""
    return skeleton_reaching_minimum(draw, (), palette=SIMPLES)


@book.recipe("one-voided-suit")
def one_voided_suit(draw: Draw, table: Seating) -> HandSkeleton | None:
    """Two suits, with or without honors."""
    missing = draw.pick(SUIT_STARTS)
    palette = ALL_KINDS - parts.suit(missing)
    one, other = (parts.suit(start) for start in SUIT_STARTS if start != missing)
    if draw.chance(0.3):
        own = [parts.pung(draw.pick(sorted(family))) for family in (one, other)]
        return skeleton(draw, own, palette=palette, pungs=1.0)
    names: dict[patterns.Pattern, float] = {patterns.pure_straight: 1.0, patterns.pure_shifted: 1.5}
    three = patterns.three_chows(draw, palette, names)
    if three is None:
        return None
    rest = other if three[0].tiles[0].index in one else one
    return skeleton(draw, three, palette=rest | HONORS, pair=rest)


@book.recipe("no-honors")
def no_honors(draw: Draw, table: Seating) -> HandSkeleton | None:
    """Number tiles only, with a terminal and a pung."""
    pung = parts.pung(draw.pick(sorted(SUITED)))
    return skeleton_reaching_minimum(draw, (pung,), palette=SUITED, pair=TERMINALS, flush=False)


@book.recipe("tile-hog")
def tile_hog(draw: Draw, table: Seating) -> HandSkeleton | None:
    """A pung and a chow that share a tile."""
    chows = patterns.three_chows(draw, SUITED) or ()
    if draw.chance(0.3):
        chows = (draw.pick(parts.CHOWS),)
    shared = draw.pick(parts.tiles_of(chows))
    pung = parts.pung(shared.index)
    if not parts.fits(parts.counts_of(chows), pung):
        return None
    if len(chows) == 1:
        return skeleton_reaching_minimum(
            draw, (*chows, pung), requirements=Requirements(plain=True)
        )
    return skeleton(draw, (*chows, pung), requirements=Requirements(plain=True))
