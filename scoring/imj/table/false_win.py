"""False wins, and hands or calls that are wrong (articles 33.4 and 34)."""

from collections.abc import Mapping
from dataclasses import dataclass
from enum import StrEnum
from typing import Final

from scoring.imj.payments import mados
from scoring.imj.rules import RULES
from scoring.seats import WINDS, Wind
from scoring.table import Ruling, by_text

MOST_PAID_TO_EACH: Final = 1000  # mados to each, at most (33.4)
TILES_OF_A_HAND: Final = 13  # between two turns of its player (18)
TILES_OF_A_SET: Final = 3  # a kong counts as three (18)


@dataclass(frozen=True, slots=True)
class ImjFalseWin:
    """What a false win costs, and whether the game goes on for a proper win on the same tile.

    `deal_passes`: nobody won, so the game is over and the dealer retires. After a proper win the
    deal depends on who won (12).
    """

    payments: Mapping[Wind, int]
    others_may_still_win: bool
    deal_passes: bool


class DeclaredHand(StrEnum):
    """What stands behind a declared win, or behind tiles that were all shown."""

    NO_WINNING_SHAPE = "no-winning-shape"
    BELOW_THE_AGREED_LOWEST_RANK = "below-the-agreed-lowest-rank"
    WRONG_NUMBER_OF_TILES = "wrong-number-of-tiles"
    ALL_SHOWN_WITHOUT_A_WORD = "all-shown-without-a-word"
    WITHDRAWN_BEFORE_ALL_WAS_SHOWN = "withdrawn-before-all-was-shown"
    WINNING_HAND_WITHOUT_PRIORITY = "winning-hand-without-priority"
    SEVENTH_FLOWER_DRAWN = "seventh-flower-drawn"


_IS_FALSE: Final[Mapping[DeclaredHand, tuple[bool, tuple[str, ...]]]] = {
    DeclaredHand.NO_WINNING_SHAPE: (True, ("33.4", "19.1")),
    DeclaredHand.BELOW_THE_AGREED_LOWEST_RANK: (True, ("33.4", "7.2(1)")),
    DeclaredHand.WRONG_NUMBER_OF_TILES: (True, ("33.4", "18")),
    DeclaredHand.ALL_SHOWN_WITHOUT_A_WORD: (True, ("33.4",)),
    DeclaredHand.WITHDRAWN_BEFORE_ALL_WAS_SHOWN: (False, ("21.1",)),
    DeclaredHand.WINNING_HAND_WITHOUT_PRIORITY: (False, ("33.4", "29")),
    DeclaredHand.SEVENTH_FLOWER_DRAWN: (False, ("33.4", "25.2(1)")),
}


def is_false_win(shown: DeclaredHand) -> Ruling[bool]:
    """Whether it is a false win: the hand decides, and not who had the right to declare.

    All shown without a word is one where the hand does not win; wrong numbers of tiles win by
    seven or eight flowers alone (25.2).
    """
    is_false, articles = _IS_FALSE[shown]
    return by_text(is_false, *articles)


def false_win(
    offender: Wind, highest: int | None, on_an_exposed_tile: bool, other_wins: bool
) -> Ruling[ImjFalseWin]:
    """The settlement of a false win; `highest` is the agreed highest rank in fans, if any.

    To each of the three 1000 mados, or the score of the agreed highest rank if that is less.
    Another may still win on the same exposed tile and is paid as usual; if nobody does, the game
    is over and the deal passes.
    """
    each = (
        MOST_PAID_TO_EACH
        if highest is None
        else min(MOST_PAID_TO_EACH, mados(highest, RULES, highest))
    )
    paid = {seat: -3 * each if seat is offender else each for seat in WINDS}
    wins = on_an_exposed_tile and other_wins
    return by_text(ImjFalseWin(paid, on_an_exposed_tile, deal_passes=not wins), "33.4", "34.7")


def right_number(sets: int, standing: int) -> Ruling[bool]:
    """Whether a hand waits with the right number: 13 tiles, three for each set, flowers apart."""
    return by_text(standing == TILES_OF_A_HAND - TILES_OF_A_SET * sets, "34.6", "18")


def winning_number(kongs: int, tiles: int) -> Ruling[bool]:
    """Whether so many tiles, so many kongs among them, are those of a winning hand: 14 and one a kong."""
    return by_text(tiles - kongs == TILES_OF_A_HAND + 1, "33.4", "18")


class WrongCall(StrEnum):
    """What can go wrong without a penalty."""

    POSSIBLE_CALL_NOT_MADE = "possible-call-not-made"
    TILES_SHOWN_FOR_A_POSSIBLE_SET = "tiles-shown-for-a-possible-set"
    IMPOSSIBLE_CALL = "impossible-call"
    WALL_TOUCHED = "wall-touched"
    DISPLAYED_TILES_WRONG = "displayed-tiles-wrong"
    WRONG_NUMBER_OF_TILES = "wrong-number-of-tiles"


class ImjRemedy(StrEnum):
    """What follows."""

    MUST_BE_MADE = "must-be-made"
    MAY_BE_TAKEN_BACK = "may-be-taken-back"
    STANDS = "stands"
    ONLY_DRAWING_IS_LEFT = "only-drawing-is-left"
    CANNOT_WIN = "cannot-win"


def remedy(slip: WrongCall, discarded_since: bool = False) -> Ruling[ImjRemedy]:
    """What follows a slip; `discarded_since`: the one who slipped has discarded after it.

    A hand with too many or too few tiles stays so, and wins by seven or eight flowers alone
    (18, 25.2).
    """
    match slip:
        case WrongCall.POSSIBLE_CALL_NOT_MADE:
            return by_text(ImjRemedy.MUST_BE_MADE, "34.1")
        case WrongCall.TILES_SHOWN_FOR_A_POSSIBLE_SET:
            return by_text(ImjRemedy.MUST_BE_MADE, "34.2")
        case WrongCall.IMPOSSIBLE_CALL:
            found = ImjRemedy.STANDS if discarded_since else ImjRemedy.MAY_BE_TAKEN_BACK
            return by_text(found, "34.3", *(("34.6",) if discarded_since else ()))
        case WrongCall.WALL_TOUCHED:
            return by_text(ImjRemedy.ONLY_DRAWING_IS_LEFT, "34.4", "23.5")
        case WrongCall.DISPLAYED_TILES_WRONG:
            return by_text(ImjRemedy.STANDS, "34.6")
        case WrongCall.WRONG_NUMBER_OF_TILES:
            return by_text(ImjRemedy.CANNOT_WIN, "34.6", "18")
