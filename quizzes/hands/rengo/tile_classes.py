"""Hands that show the yaku of kinds of tile, and whole hands (51(2), (12), (15), (20) on, 52)."""

from quizzes.hands import honor_hands, parts, pung_hands, suit_hands, whole_hands
from quizzes.hands.draw import Draw
from quizzes.hands.parts import HONORS, SIMPLES, SUIT_STARTS, TERMINALS
from quizzes.hands.recipe_book import RecipeBook
from quizzes.hands.skeleton import HandSkeleton, Requirements, Seating, skeleton

book = RecipeBook()
book.recipe("daisangen")(honor_hands.big_three_dragons)
book.recipe("daisuushii")(honor_hands.big_four_winds)
book.recipe("shousuushii")(honor_hands.little_four_winds)
book.recipe("tsuuiisou")(honor_hands.all_honors)
book.recipe("chinroutou")(pung_hands.all_terminals)
book.recipe("suukantsu")(pung_hands.four_kongs)
book.recipe("kokushi-musou")(whole_hands.thirteen_orphans)
book.recipe("chanta")(suit_hands.outside_hand)
book.recipe("junchan")(suit_hands.terminal_in_each_set)
book.recipe("honitsu")(suit_hands.half_flush)
book.recipe("chinitsu")(suit_hands.full_flush)
book.recipe("ryuuiisou")(suit_hands.all_green)


@book.recipe("tanyao")
def tanyao(draw: Draw, table: Seating) -> HandSkeleton | None:
    """No terminal and no honor."""
    return skeleton(draw, (), palette=SIMPLES, pungs=0.2)


@book.recipe("chiitoitsu")
def chiitoitsu(draw: Draw, table: Seating) -> HandSkeleton | None:
    """Seven different pairs, now and then of simples or of one suit and honors."""
    palette = parts.ALL_KINDS
    if draw.chance(0.4):
        palette = SIMPLES if draw.chance(0.5) else parts.suit(draw.pick(SUIT_STARTS)) | HONORS
    return HandSkeleton(loose=parts.kinds(sorted(draw.sample(sorted(palette), 7) * 2)))


@book.recipe("honroutou")
def honroutou(draw: Draw, table: Seating) -> HandSkeleton | None:
    """Terminals and honors in pungs and a pair, now and then in seven pairs."""
    both = TERMINALS | HONORS
    if draw.chance(0.3):
        return suit_hands.seven_pairs_of_ends(draw)
    core = [parts.pung(draw.pick(sorted(family))) for family in (TERMINALS, HONORS)]
    return skeleton(
        draw, core, palette=both, pungs=1.0, requirements=Requirements(claimed=1 + draw.below(3))
    )


@book.recipe("chuuren-poutou")
def chuuren_poutou(draw: Draw, table: Seating) -> HandSkeleton | None:
    """1112345678999 of one suit and one more of it, won on any of them."""
    gates = whole_hands.nine_gates(draw, table)
    return HandSkeleton(loose=gates.loose, requirements=Requirements(win=draw.pick(gates.loose)))
