"""How a hand was won, as the articles of International Mahjong see it."""

from typing import Final

from scoring.case import Case
from scoring.hand import Hand, WinSource
from scoring.reading import Shape
from scoring.tiles import Tile

BASIC: Final = frozenset({Shape.STANDARD, Shape.SEVEN_PAIRS})
WITHOUT_A_TILE: Final = frozenset({Shape.FLOWERS, Shape.FOUR_KONGS})


def is_drawn(case: Case) -> bool:
    """The win is the winner's own: drawn from head or tail, or made without another's tile.

    The flower that wins is drawn, for none is ever discarded (17), and the fourth kong wins in the
    winner's own turn (25.2(5)).
    """
    return case.shape in WITHOUT_A_TILE or case.circumstances.self_drawn


def kongs_in_row(hand: Hand) -> int:
    """Kongs that the winner made one after another in the turn that won by a draw (28.3)."""
    circumstances = hand.circumstances.kongs_in_row or 0
    if not hand.circumstances.self_drawn:
        return 0
    return (
        max(circumstances, 1) if hand.circumstances.by is WinSource.REPLACEMENT else circumstances
    )


def flowers(hand: Hand) -> frozenset[Tile]:
    """The flowers of the hand, with the one that was drawn to win."""
    drawn = (hand.win,) if hand.win.is_flower else ()
    return frozenset((*hand.circumstances.flowers, *drawn))
