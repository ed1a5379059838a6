"""Hands that show nothing in particular, for elements that the rest of the hand leaves alone."""

from collections.abc import Sequence

from quizzes.hands import parts, patterns
from quizzes.hands.draft import PLAIN_WISH, Draft, Wish, draft
from quizzes.hands.draw import Draw
from quizzes.hands.parts import HONORS, SUIT_STARTS
from scoring import TileSet


def any_hand(draw: Draw, core: Sequence[TileSet] = (), wish: Wish = PLAIN_WISH) -> Draft | None:
    """The core with other sets: at random, of one suit and honors, of pungs, or of three chows."""
    ways: dict[str, float] = {"mixed": 4, "same": 2, "pungs": 1.5}
    if len(core) <= 1:
        ways["chows"] = 3
    match draw.weighted(ways):
        case "same":
            suits = [part.tiles[0].index // 9 * 9 for part in core if part.tiles[0].is_suited]
            own = parts.suit(suits[0] if suits else draw.pick(SUIT_STARTS))
            return draft(draw, core, palette=own | HONORS, pungs=0.35, wish=wish)
        case "pungs":
            return draft(draw, core, pungs=0.9, wish=wish)
        case "chows":
            chows = patterns.three_chows(draw, parts.SUITED) or ()
            return draft(draw, (*core, *chows), pungs=0.3, wish=wish)
        case _:
            return draft(draw, core, pungs=0.3, wish=wish)
