"""The readings of a hand under International Mahjong (19), those without a structure among them."""

from collections.abc import Iterator

from scoring.case import Case, cases
from scoring.hand import Hand
from scoring.imj.rules import InternationalRules
from scoring.imj.win import flowers
from scoring.reading import Reading, SetKind, Shape, TileSet, meld_set
from scoring.tiles import Tile

FLOWERS_THAT_WIN = 7
STARS_OF_SEVEN_ISOLATED_STARS = 7  # honors of Seven Isolated Stars: all there are


def readings(hand: Hand, rules: InternationalRules) -> Iterator[Case]:
    """The hand under each of its readings.

    A flower or a fourth kong wins by itself: there is no fourteenth tile, so nothing else of the
    hand is read (25.2(1), (2), (5)).
    """
    if hand.wins_by_kongs:
        yield Case(hand, _four_kongs(hand), False)
    if hand.win.is_flower:
        if len(flowers(hand)) >= FLOWERS_THAT_WIN:
            yield Case(hand, _flowers(hand), False)
    elif not hand.wins_by_kongs:
        for case in cases(hand, rules.shapes):
            if case.shape is not Shape.HONORS_AND_KNITTED or _has_all_stars(case):
                yield case


def _has_all_stars(case: Case) -> bool:
    return sum(each.is_honor for each in case.kinds) == STARS_OF_SEVEN_ISOLATED_STARS


def _four_kongs(hand: Hand) -> Reading:
    kongs = tuple(meld_set(meld) for meld in hand.melds)
    return Reading(Shape.FOUR_KONGS, (*kongs, _singles(hand.concealed)), len(kongs) - 1)


def _flowers(hand: Hand) -> Reading:
    own = (_singles(hand.concealed),) if hand.concealed else ()
    sets = (*own, *(meld_set(meld) for meld in hand.melds), _singles((hand.win,)))
    return Reading(Shape.FLOWERS, sets, len(sets) - 1)


def _singles(tiles: tuple[Tile, ...]) -> TileSet:
    return TileSet(SetKind.SINGLES, tiles)
