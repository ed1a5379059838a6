"""Hands that show the yaku of kinds of tile, and whole hands (51(2), (12), (15), (20) on, 52)."""

from quizzes.hands import honor_hands, parts, pung_hands, whole_hands
from quizzes.hands.book import Book
from quizzes.hands.draft import Draft, Table, Wish, draft
from quizzes.hands.draw import Draw
from quizzes.hands.parts import HONORS, SIMPLES, SUIT_STARTS, TERMINALS

book = Book()
book.recipe("daisangen")(honor_hands.big_three_dragons)
book.recipe("daisuushii")(honor_hands.big_four_winds)
book.recipe("shousuushii")(honor_hands.little_four_winds)
book.recipe("tsuuiisou")(honor_hands.all_honors)
book.recipe("chinroutou")(pung_hands.all_terminals)
book.recipe("suukantsu")(pung_hands.four_kongs)
book.recipe("kokushi-musou")(whole_hands.thirteen_orphans)
END_CHOWS = tuple(parts.chow(start, low) for start in SUIT_STARTS for low in (1, 7))


@book.recipe("tanyao")
def tanyao(draw: Draw, table: Table) -> Draft | None:
    """No terminal and no honor."""
    return draft(draw, (), palette=SIMPLES, pungs=0.2)


@book.recipe("chiitoitsu")
def chiitoitsu(draw: Draw, table: Table) -> Draft | None:
    """Seven different pairs, now and then of simples or of one suit and honors."""
    palette = parts.ALL
    if draw.chance(0.4):
        palette = SIMPLES if draw.chance(0.5) else parts.suit(draw.pick(SUIT_STARTS)) | HONORS
    return Draft(loose=parts.kinds(sorted(draw.sample(sorted(palette), 7) * 2)))


@book.recipe("chanta")
def chanta(draw: Draw, table: Table) -> Draft | None:
    """A terminal or an honor in every set and the pair, a chow and an honor among them."""
    chows = [draw.pick(END_CHOWS) for _ in range(1 + draw.below(4))]
    if max(parts.counts_of(chows)) > 4:
        return None
    return draft(draw, chows, palette=TERMINALS | HONORS, pungs=1.0)


@book.recipe("junchan")
def junchan(draw: Draw, table: Table) -> Draft | None:
    """A terminal in every set and the pair, and a chow."""
    chows = [draw.pick(END_CHOWS) for _ in range(2 + draw.below(3))]
    if max(parts.counts_of(chows)) > 4:
        return None
    return draft(draw, chows, palette=TERMINALS, pungs=1.0)


@book.recipe("honroutou")
def honroutou(draw: Draw, table: Table) -> Draft | None:
    """Terminals and honors in pungs and a pair, now and then in seven pairs."""
    both = TERMINALS | HONORS
    if draw.chance(0.3):
        seven = [draw.pick(sorted(TERMINALS)), draw.pick(sorted(HONORS))]
        seven += draw.sample(sorted(both - set(seven)), 5)
        return Draft(loose=parts.kinds(sorted(seven * 2)))
    core = [parts.pung(draw.pick(sorted(family))) for family in (TERMINALS, HONORS)]
    return draft(draw, core, palette=both, pungs=1.0, wish=Wish(claimed=1 + draw.below(3)))


@book.recipe("honitsu")
def honitsu(draw: Draw, table: Table) -> Draft | None:
    """One suit, and honors as a pung or as the pair."""
    own = parts.suit(draw.pick(SUIT_STARTS))
    if draw.chance(0.65):
        honors = parts.pung(draw.pick(sorted(HONORS)))
        return draft(draw, (honors,), palette=own | HONORS, pungs=0.3)
    return draft(draw, (), palette=own, pair=HONORS, pungs=0.3)


@book.recipe("chinitsu")
def chinitsu(draw: Draw, table: Table) -> Draft | None:
    """All tiles of one suit."""
    return draft(draw, (), palette=parts.suit(draw.pick(SUIT_STARTS)), pungs=0.25)


@book.recipe("ryuuiisou")
def ryuuiisou(draw: Draw, table: Table) -> Draft | None:
    """Nothing but green tiles."""
    return draft(draw, (), palette=parts.GREEN, pungs=0.6)


@book.recipe("chuuren-poutou")
def chuuren_poutou(draw: Draw, table: Table) -> Draft | None:
    """1112345678999 of one suit and one more of it, won on any of them."""
    gates = whole_hands.nine_gates(draw, table)
    return Draft(loose=gates.loose, wish=Wish(win=draw.pick(gates.loose)))
