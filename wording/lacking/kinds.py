"""Fans that say which tiles a hand is made of: what does not belong, or which sort is missing."""

from collections import Counter
from collections.abc import Iterator, Mapping
from typing import Final

from scoring import SetKind, Tile, TileSet
from scoring.deficiency.blocks import ALL_KINDS, Kinds
from scoring.tile_classes import (
    ENDS,
    EVEN,
    FIVES,
    FOUR_TO_SIX,
    GREEN,
    HONORS,
    ONE_TO_FOUR,
    ONE_TO_THREE,
    REVERSIBLE,
    SEVEN_TO_NINE,
    SIMPLES,
    SIX_TO_NINE,
    TERMINALS,
    TileClass,
)
from scoring.why_not.tile_patterns import HONOR_KINDS, kinds_of_class
from wording.lacking.absent_fan import AbsentFan, Reasons
from wording.lacking.phrases import LISTED, in_the_way, sets_in_the_way
from wording.lists import and_list
from wording.tiles import suit_name
from wording.translator import Translator

_SUITS: Final = ("m", "p", "s")


def _outside(case: AbsentFan, kinds: Kinds) -> Iterator[str]:
    yield from in_the_way([each for each in case.tiles if each.index not in kinds], case)


def _within(wanted: TileClass) -> Reasons:
    kinds = kinds_of_class(wanted)
    return lambda case: _outside(case, kinds)


def _no_honors(case: AbsentFan) -> Iterator[str]:
    yield from _outside(case, ALL_KINDS - HONOR_KINDS)


def _ends_and_honors(case: AbsentFan) -> Iterator[str]:
    """Nothing but those, and some of both."""
    told = [*_outside(case, kinds_of_class(ENDS))]
    yield from told or (*_lacks_honors(case), *_lacks_numbers(case))


def _lacks_honors(case: AbsentFan) -> Iterator[str]:
    if not any(each.is_honor for each in case.tiles):
        yield case.t.gettext("the hand has no honors")


def _lacks_numbers(case: AbsentFan) -> Iterator[str]:
    if not any(each.is_suited for each in case.tiles):
        yield case.t.gettext("the hand has no number tiles")


def _suits(case: AbsentFan) -> list[str]:
    held = {each.suit for each in case.tiles}
    return [each for each in _SUITS if each in held]


def _names(suits: list[str], t: Translator) -> list[str]:
    return [suit_name(each, t) for each in suits]


def _full_flush(case: AbsentFan) -> Iterator[str]:
    yield from _lacks_numbers(case)
    yield from _of_other_suits(case, [each for each in case.tiles if each.is_honor])


def _half_flush(case: AbsentFan) -> Iterator[str]:
    yield from _lacks_numbers(case)
    yield from _of_other_suits(case, [])
    yield from _lacks_honors(case)


def _of_other_suits(case: AbsentFan, others: list[Tile]) -> Iterator[str]:
    """The tiles beside the suit that is there most; or which suits there are, and honors."""
    suits = _suits(case)
    if not suits:
        return
    number = Counter(each.suit for each in case.tiles if each.is_suited)
    most = max(suits, key=lambda each: number[each])
    out = [*(each for each in case.tiles if each.is_suited and each.suit != most), *others]
    ties = [each for each in suits if number[each] == number[most]]
    if len(out) <= LISTED and len(ties) == 1:
        yield from in_the_way(out, case)
        return
    t = case.t
    kinds = [*_names(suits, t), *([t.gettext("honors")] if others else [])]
    yield t.gettext("the hand has %(kinds)s", kinds=and_list(kinds, t))


def _one_voided_suit(case: AbsentFan) -> Iterator[str]:
    """Exactly one suit is missing."""
    suits, t = _suits(case), case.t
    missing = [each for each in _SUITS if each not in suits]
    if not missing:
        yield t.gettext("all three suits are there")
    elif len(missing) == 2:
        kinds = and_list(_names(missing, t), t)
        yield t.gettext("both %(kinds)s are missing", kinds=kinds)
    yield from _lacks_numbers(case)


def _all_types(case: AbsentFan) -> Iterator[str]:
    suits, t = _suits(case), case.t
    missing = _names([each for each in _SUITS if each not in suits], t)
    if not any(each.is_wind for each in case.tiles):
        missing.append(t.gettext("winds"))
    if not any(each.is_dragon for each in case.tiles):
        missing.append(t.gettext("dragons"))
    if missing:
        yield t.gettext("%(kinds)s are missing", kinds=and_list(missing, t))


def _in_every_set(wanted: TileClass) -> Reasons:
    kinds = kinds_of_class(wanted)

    def tell(case: AbsentFan) -> Iterator[str]:
        yield from sets_in_the_way(case, lambda part: _is_without(part, kinds))

    return tell


def _is_without(part: TileSet, kinds: Kinds) -> bool:
    return not any(each.index in kinds for each in part.tiles)


def _chanta(case: AbsentFan) -> Iterator[str]:
    """A terminal or an honor in every set, and a chow among them."""
    yield from _in_every_set(ENDS)(case)
    yield from _lacks_chow(case)


def _junchan(case: AbsentFan) -> Iterator[str]:
    yield from _in_every_set(TERMINALS)(case)
    yield from _lacks_chow(case)


def _lacks_chow(case: AbsentFan) -> Iterator[str]:
    sets = [part.kind for each in case.of_sets for part in each.sets]
    if sets and SetKind.CHOW not in sets:
        yield case.t.gettext("the hand has no chow")


OF_KINDS: Final[Mapping[str, Reasons]] = {
    "all-green": _within(GREEN),
    "all-terminals": _within(TERMINALS),
    "all-honors": _within(HONORS),
    "honroutou": _within(ENDS),
    "all-terminals-and-honors": _ends_and_honors,
    "all-even-pungs": _within(EVEN),
    "full-flush": _full_flush,
    "half-flush": _half_flush,
    "upper-tiles": _within(SEVEN_TO_NINE),
    "middle-tiles": _within(FOUR_TO_SIX),
    "lower-tiles": _within(ONE_TO_THREE),
    "upper-four": _within(SIX_TO_NINE),
    "lower-four": _within(ONE_TO_FOUR),
    "reversible-tiles": _within(REVERSIBLE),
    "all-simples": _within(SIMPLES),
    "no-honors": _no_honors,
    "one-voided-suit": _one_voided_suit,
    "all-types": _all_types,
    "all-fives": _in_every_set(FIVES),
    "outside-hand": _in_every_set(ENDS),
    "unio-in-all": _in_every_set(ENDS),
    "chanta": _chanta,
    "junchan": _junchan,
}
