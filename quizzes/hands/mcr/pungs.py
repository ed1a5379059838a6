"""Hands that show the fans of pungs and kongs."""

from quizzes.hands import parts, patterns, pung_hands
from quizzes.hands.book import Book
from quizzes.hands.draft import Draft, Table, Wish, draft
from quizzes.hands.draw import Draw
from quizzes.hands.mcr.carriers import carried
from quizzes.hands.parts import HONORS, TERMINALS, Palette
from quizzes.hands.pung_hands import some_pungs
from scoring import By

book = Book()
EVEN: Palette = frozenset(kind for kind in parts.SUITED if kind % 9 % 2 == 1)
book.recipe("four-kongs")(pung_hands.four_kongs)
book.recipe("three-kongs")(pung_hands.three_kongs)
book.recipe("all-terminals")(pung_hands.all_terminals)


@book.recipe("two-concealed-kongs")
def two_concealed_kongs(draw: Draw, table: Table) -> Draft | None:
    """Two concealed kongs."""
    return draft(draw, some_pungs(draw, 2), wish=Wish(concealed_kongs=2, plain=True))


@book.recipe("two-melded-kongs")
def two_melded_kongs(draw: Draw, table: Table) -> Draft | None:
    """Two melded kongs, or one melded and one concealed."""
    melded = 1 + draw.below(2)
    wish = Wish(melded_kongs=melded, concealed_kongs=2 - melded, plain=True)
    if draw.chance(0.5):
        return draft(draw, some_pungs(draw, 2), pungs=1.0, wish=wish)
    palette = parts.suit(draw.pick(parts.SUIT_STARTS)) | HONORS
    return draft(draw, some_pungs(draw, 2, palette), palette=palette, wish=wish)


@book.recipe("concealed-kong")
def concealed_kong(draw: Draw, table: Table) -> Draft | None:
    """One concealed kong."""
    return carried(draw, some_pungs(draw, 1), wish=Wish(concealed_kongs=1, plain=True))


@book.recipe("melded-kong")
def melded_kong(draw: Draw, table: Table) -> Draft | None:
    """One melded kong."""
    return carried(draw, some_pungs(draw, 1), wish=Wish(melded_kongs=1, plain=True))


@book.recipe("four-concealed-pungs")
def four_concealed_pungs(draw: Draw, table: Table) -> Draft | None:
    """Four pungs that nobody else completed."""
    wish = Wish(claimed=0, keep=(0, 1, 2, 3))
    return draft(draw, some_pungs(draw, 4), wish=wish)


@book.recipe("three-concealed-pungs")
def three_concealed_pungs(draw: Draw, table: Table) -> Draft | None:
    """Three concealed pungs beside a chow, or a claimed pung."""
    three = some_pungs(draw, 3)
    if draw.chance(0.7):
        return draft(draw, three, palette=parts.SUITED, pungs=0.0, wish=Wish(keep=(0, 1, 2)))
    return draft(draw, three, pungs=1.0, wish=Wish(keep=(0, 1, 2), claim=(3,)))


@book.recipe("two-concealed-pungs")
def two_concealed_pungs(draw: Draw, table: Table) -> Draft | None:
    """Two concealed pungs, the other pungs claimed."""
    if draw.chance(0.5):
        return draft(draw, some_pungs(draw, 4), wish=Wish(keep=(0, 1), claim=(2, 3)))
    palette = parts.suit(draw.pick(parts.SUIT_STARTS)) | HONORS
    two = some_pungs(draw, 2, palette)
    return draft(draw, two, palette=palette, pungs=0.1, wish=Wish(keep=(0, 1), plain=True))


@book.recipe("all-pungs")
def all_pungs(draw: Draw, table: Table) -> Draft | None:
    """Four pungs, some of them claimed."""
    return draft(draw, some_pungs(draw, 4), wish=Wish(claimed=1 + draw.below(3)))


@book.recipe("triple-pung")
def triple_pung(draw: Draw, table: Table) -> Draft | None:
    """Pungs of one number in three suits."""
    return draft(draw, patterns.same_pungs(draw, 3))


@book.recipe("double-pung")
def double_pung(draw: Draw, table: Table) -> Draft | None:
    """Pungs of one number in two suits."""
    two = patterns.same_pungs(draw, 2)
    if draw.chance(0.3):
        return draft(draw, two, pungs=0.3, wish=Wish(claimed=0, by=By.DRAW))
    return draft(draw, two, pungs=1.0)


@book.recipe("pure-shifted-pungs")
def pure_shifted_pungs(draw: Draw, table: Table) -> Draft | None:
    """Three pungs of one suit with consecutive numbers."""
    return draft(draw, patterns.shifted_pungs(draw, 3))


@book.recipe("four-pure-shifted-pungs")
def four_pure_shifted_pungs(draw: Draw, table: Table) -> Draft | None:
    """Four pungs of one suit with consecutive numbers."""
    return draft(draw, patterns.shifted_pungs(draw, 4))


@book.recipe("mixed-shifted-pungs")
def mixed_shifted_pungs(draw: Draw, table: Table) -> Draft | None:
    """Pungs of consecutive numbers, one in each suit."""
    return draft(draw, patterns.mixed_shifted_pungs(draw))


@book.recipe("all-even-pungs")
def all_even_pungs(draw: Draw, table: Table) -> Draft | None:
    """Pungs and a pair of 2, 4, 6 and 8."""
    return draft(draw, (), palette=EVEN, pungs=1.0)


@book.recipe("all-terminals-and-honors")
def all_terminals_and_honors(draw: Draw, table: Table) -> Draft | None:
    """Pungs and a pair of terminals and honors, now and then seven pairs."""
    both = TERMINALS | HONORS
    if draw.chance(0.2):
        seven = [draw.pick(sorted(TERMINALS)), draw.pick(sorted(HONORS))]
        seven += draw.sample(sorted(both - set(seven)), 5)
        return Draft(loose=parts.kinds(sorted(seven * 2)))
    core = (*some_pungs(draw, 1, TERMINALS), *some_pungs(draw, 1, HONORS))
    return draft(draw, core, palette=both, pungs=1.0)
