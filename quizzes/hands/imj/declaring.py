"""Hands that show how the win was declared and the flowers (28)."""

from quizzes.hands.book import Book, Recipe
from quizzes.hands.draft import Draft, Table, Wish, draft
from quizzes.hands.draw import Draw
from quizzes.hands.imj.any_hand import any_hand
from quizzes.hands.parts import FLOWERS
from quizzes.hands.pung_hands import some_pungs
from scoring import By, Tile

book = Book()
COLOURS = (FLOWERS[:4], FLOWERS[4:])


def _any(wish: Wish) -> Recipe:
    def recipe(draw: Draw, table: Table) -> Draft | None:
        """Any hand, won in that way."""
        return any_hand(draw, (), wish)

    return recipe


book.recipe("from-the-floor")(_any(Wish(by=By.DISCARD)))
book.recipe("from-the-wall")(_any(Wish(by=By.DRAW)))
book.recipe("from-robbed-kong")(_any(Wish(by=By.ROBBED_KONG)))
book.recipe("from-final-draw")(_any(Wish(by=By.DRAW, last=True)))
book.recipe("all-pickups")(_any(Wish(claimed=4, by=By.DISCARD)))
book.recipe("self-help")(_any(Wish(claimed=0, by=By.DRAW)))
book.recipe("clear-front")(_any(Wish(claimed=0, plain=True)))
book.recipe("no-flower")(_any(Wish(flowers=0)))


@book.recipe("from-final-exposed")
def from_final_exposed(draw: Draw, table: Table) -> Draft | None:
    """Won on the last tile exposed: discarded, or now and then in a kong."""
    by = By.ROBBED_KONG if draw.chance(0.15) else By.DISCARD
    return any_hand(draw, (), Wish(by=by, last=True))


def _after_kongs(count: int) -> Recipe:
    def recipe(draw: Draw, table: Table) -> Draft | None:
        """Kongs one after another, of which only the first can be melded, and the tile drawn."""
        melded = draw.below(2)
        wish = Wish(
            melded_kongs=melded,
            concealed_kongs=count - melded,
            by=By.REPLACEMENT,
            kongs_in_row=count,
            last=False,
            plain=True,
        )
        core = some_pungs(draw, count)
        return any_hand(draw, core, wish) if count == 1 else draft(draw, core, wish=wish)

    return recipe


book.recipe("on-first-kong")(_after_kongs(1))
book.recipe("on-second-kong")(_after_kongs(2))
book.recipe("on-third-kong")(_after_kongs(3))


@book.recipe("chance-flower")
def chance_flower(draw: Draw, table: Table) -> Draft | None:
    """A flower of the winner's seat number, or both, among others."""
    own = [colour[table.seat.place] for colour in COLOURS]
    held: tuple[Tile, ...] = tuple(draw.sample(own, draw.weighted({1: 3, 2: 1})))
    more = draw.weighted({0: 2, 1: 2, 2: 1})
    return any_hand(draw, (), Wish(held=held, flowers=len(held) + more))


@book.recipe("full-set-of-flowers")
def full_set_of_flowers(draw: Draw, table: Table) -> Draft | None:
    """All four flowers of a colour, and perhaps one of the other."""
    wish = Wish(held=draw.pick(COLOURS), flowers=4 + draw.below(2))
    return any_hand(draw, (), wish)
