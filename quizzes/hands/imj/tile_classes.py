"""Hands that show the basic structures (26) and the pure and mixed series (27.1)."""

from quizzes.hands import honor_hands, parts, patterns, pung_hands, suit_hands, whole_hands
from quizzes.hands.draw import Draw
from quizzes.hands.imj.any_hand import skeleton_around
from quizzes.hands.parts import DRAGONS, HONORS, SUIT_STARTS, SUITED, TERMINALS, WINDS
from quizzes.hands.recipe_book import RecipeBook
from quizzes.hands.skeleton import HandSkeleton, Requirements, Seating, skeleton
from scoring import TileSet

book = RecipeBook()
book.recipe("seven-pairs")(whole_hands.seven_pairs)
book.recipe("pure-honours")(honor_hands.all_honors)
book.recipe("pure-terminals")(pung_hands.all_terminals)
book.recipe("pure-same")(suit_hands.full_flush)
book.recipe("mixed-same")(suit_hands.half_flush)
book.recipe("five-in-all")(suit_hands.all_fives)
book.recipe("unio-in-all")(suit_hands.outside_hand)


@book.recipe("coward")
def coward(draw: Draw, table: Seating) -> HandSkeleton | None:
    """Both a chow and a pung; now and then the half fan is all that there is."""
    chow, pung = draw.pick(parts.CHOWS), draw.pick(parts.PUNGS)
    if not parts.fits(parts.counts_of((chow,)), pung):
        return None
    if draw.chance(0.4):
        requirements = Requirements(open=True, flowers=1, plain=True)
        return skeleton(draw, (chow, pung), palette=SUITED, pungs=0.4, requirements=requirements)
    return skeleton_around(draw, (chow, pung))


@book.recipe("all-chows")
def all_chows(draw: Draw, table: Seating) -> HandSkeleton | None:
    """Four chows and eyes of any kind."""
    if draw.chance(0.5):
        return skeleton(draw, (), pungs=0.0)
    return skeleton(draw, patterns.three_chows(draw, SUITED) or (), pungs=0.0)


@book.recipe("all-pungs")
def all_pungs(draw: Draw, table: Seating) -> HandSkeleton | None:
    """Four pungs or kongs."""
    requirements = Requirements(claimed=1 + draw.below(4))
    return skeleton(draw, pung_hands.some_pungs(draw, 4), requirements=requirements)


@book.recipe("mixed-unios")
def mixed_unios(draw: Draw, table: Seating) -> HandSkeleton | None:
    """Terminals and honors in pungs and eyes, now and then in seven pairs."""
    both = TERMINALS | HONORS
    if draw.chance(0.3):
        return suit_hands.seven_pairs_of_ends(draw)
    start = draw.pick(SUIT_STARTS)
    if draw.chance(0.5):
        both = (TERMINALS & parts.suit(start)) | HONORS
    own = sorted(TERMINALS & both)
    core = (parts.pung(draw.pick(own)), parts.pung(draw.pick(sorted(HONORS))))
    return skeleton(draw, core, palette=both, pungs=1.0)


@book.recipe("all-types")
def all_types(draw: Draw, table: Seating) -> HandSkeleton | None:
    """One part of each suit, one of winds and one of dragons."""
    families = [parts.suit(start) for start in SUIT_STARTS]
    families += [frozenset(WINDS), frozenset(DRAGONS)]
    *sets, eyes = draw.shuffled(families)
    own: list[TileSet] = []
    for family in sets:
        own += parts.fill(draw, (), 1, family, 1.0 if family <= HONORS else 0.25) or []
    return skeleton(draw, own, pair=eyes)
