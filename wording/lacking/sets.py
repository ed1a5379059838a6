"""Fans that ask for sets of one sort: those that are of another, or how many there are."""

from collections import Counter
from collections.abc import Callable, Collection, Iterator, Mapping
from typing import Final

from scoring import Meld, Reading, SetKind, TileSet
from scoring.tiles import COPIES
from wording.lacking.absent_fan import AbsentFan, Reasons
from wording.lacking.phrases import MOST_SETS, claimed_sets, sets_in_the_way
from wording.lacking.win import how_won
from wording.sets import set_name
from wording.translator import Translator

_CHOWS: Final = (SetKind.CHOW,)
_PUNGS: Final = (SetKind.PUNG, SetKind.KONG)
_Counted = Callable[[int, Translator], str]


def _is_chow(part: TileSet) -> bool:
    return part.kind in _CHOWS


def _is_pung(part: TileSet) -> bool:
    return part.kind in _PUNGS


def _is_pung_or_honor_pair(part: TileSet) -> bool:
    return _is_pung(part) or (part.kind is SetKind.PAIR and part.tiles[0].is_honor)


def _number_or_sets(
    case: AbsentFan,
    kinds: Collection[SetKind],
    told: _Counted,
    fits: Callable[[TileSet], bool],
) -> Iterator[str]:
    """How many sets of those kinds there are, if many; else which sets are in the way."""
    number = min((_number(each, kinds) for each in case.of_sets), default=0)
    if number > MOST_SETS:
        yield told(number, case.t)
    else:
        yield from sets_in_the_way(case, fits)


def _number(reading: Reading, kinds: Collection[SetKind]) -> int:
    """How many sets of those kinds there are."""
    return sum(part.kind in kinds for part in reading.sets)


def _many_chows(number: int, t: Translator) -> str:
    return t.ngettext("the hand has %(num)s chow", "the hand has %(num)s chows", number)


def _many_pungs(number: int, t: Translator) -> str:
    return t.ngettext("the hand has %(num)s pung", "the hand has %(num)s pungs", number)


def _all_pungs(case: AbsentFan) -> Iterator[str]:
    return _number_or_sets(case, _CHOWS, _many_chows, _is_chow)


def _all_chows(case: AbsentFan) -> Iterator[str]:
    return _number_or_sets(case, _PUNGS, _many_pungs, _is_pung_or_honor_pair)


def _four_chows(case: AbsentFan) -> Iterator[str]:
    return _number_or_sets(case, _PUNGS, _many_pungs, _is_pung)


def _chows_and_pungs(case: AbsentFan) -> Iterator[str]:
    kinds = {part.kind for each in case.of_sets for part in each.sets}
    if kinds and SetKind.CHOW not in kinds:
        yield case.t.gettext("the hand has no chow")
    elif kinds and not kinds.intersection(_PUNGS):
        yield case.t.gettext("the hand has no pung")


def _pinfu(case: AbsentFan) -> Iterator[str]:
    """Closed, chows alone, no value pair, a wait for both ends of a chow."""
    yield from claimed_sets(case)
    pungs = list(sets_in_the_way(case, _is_pung))
    yield from pungs
    if not case.of_sets:
        return
    pair = case.of_sets[0].sets[-1].tiles[0]
    told = case.hand.circumstances
    if pair.is_dragon or pair in (told.seat.tile, told.round.tile):
        yield case.t.gettext("the pair is a value tile")
    elif not pungs and case.hand.is_concealed:
        yield case.t.gettext("the wait is not two-sided")


def _own_pungs(reading: Reading, case: AbsentFan) -> list[TileSet]:
    """The pungs of a reading that no other player's tile completed."""
    drawn = case.hand.circumstances.self_drawn
    return [
        part
        for place, part in enumerate(reading.sets)
        if _is_pung(part) and not part.melded and (drawn or place != reading.completed)
    ]


def _concealed_pungs(wanted: int) -> Reasons:
    """How many there are; of pungs enough, what the others are."""

    def tell(case: AbsentFan) -> Iterator[str]:
        if not case.readings:
            return
        t = case.t
        best = max(case.readings, key=lambda each: len(_own_pungs(each, case)))
        number = len(_own_pungs(best, case))
        if number >= wanted:
            return
        if number:
            yield t.ngettext(
                "the hand has only %(num)s concealed pung",
                "the hand has only %(num)s concealed pungs",
                number,
            )
        else:
            yield t.gettext("the hand has no concealed pung")
        if sum(map(_is_pung, best.sets)) >= wanted:
            yield from _made_by_others(best, case)

    return tell


def _made_by_others(reading: Reading, case: AbsentFan) -> Iterator[str]:
    part = reading.sets[reading.completed]
    if _is_pung(part) and not case.hand.circumstances.self_drawn:
        name = set_name(part, case.t)
        yield case.t.gettext("%(set)s was completed by another player's tile", set=name)
    yield from claimed_sets(case)


def _hidden_pungs(case: AbsentFan) -> Iterator[str]:
    """Four pungs, none of them shown, and the last tile drawn (IMJ)."""
    yield from _all_pungs(case)
    yield from claimed_sets(case)
    if not case.hand.circumstances.self_drawn:
        yield how_won(case)


def _kongs(wanted: int, told: _Counted, fits: Callable[[Meld], bool]) -> Reasons:
    def tell(case: AbsentFan) -> Iterator[str]:
        number = sum(each.is_kong and fits(each) for each in case.hand.melds)
        if number < wanted:
            yield told(number, case.t)

    return tell


def _any_kongs(number: int, t: Translator) -> str:
    if not number:
        return t.gettext("the hand has no kong")
    return t.ngettext("the hand has only %(num)s kong", "the hand has only %(num)s kongs", number)


def _melded_kongs(number: int, t: Translator) -> str:
    if not number:
        return t.gettext("the hand has no melded kong")
    return t.gettext("the hand has only one melded kong")


def _concealed_kongs(number: int, t: Translator) -> str:
    if not number:
        return t.gettext("the hand has no concealed kong")
    return t.gettext("the hand has only one concealed kong")


def _is_melded(kong: Meld) -> bool:
    return kong.is_claimed


def _is_concealed(kong: Meld) -> bool:
    return not kong.is_claimed


def _is_any(_kong: Meld) -> bool:
    return True


def _tile_hog(case: AbsentFan) -> Iterator[str]:
    """All four of a tile, not as a kong."""
    kongs = {each.tiles[0] for each in case.hand.melds if each.is_kong}
    four = {tile for tile, number in Counter(case.tiles).items() if number == COPIES}
    if not four:
        yield case.t.gettext("the hand has no four of a kind")
    elif four <= kongs:
        yield case.t.ngettext(
            "the four of a kind is a kong", "each four of a kind is a kong", len(four)
        )


OF_SETS: Final[Mapping[str, Reasons]] = {
    "all-pungs": _all_pungs,
    "all-chows": _all_chows,
    "imj-all-chows": _four_chows,
    "coward": _chows_and_pungs,
    "pinfu": _pinfu,
    "four-concealed-pungs": _concealed_pungs(4),
    "three-concealed-pungs": _concealed_pungs(3),
    "two-concealed-pungs": _concealed_pungs(2),
    "all-hidden-pungs": _hidden_pungs,
    "four-kongs": _kongs(4, _any_kongs, _is_any),
    "three-kongs": _kongs(3, _any_kongs, _is_any),
    "two-melded-kongs": _kongs(2, _melded_kongs, _is_melded),
    "two-concealed-kongs": _kongs(2, _concealed_kongs, _is_concealed),
    "melded-kong": _kongs(1, _melded_kongs, _is_melded),
    "concealed-kong": _kongs(1, _concealed_kongs, _is_concealed),
    "kong-to-fourth": _kongs(4, _any_kongs, _is_any),
    "tile-hog": _tile_hog,
}
