"""Fans that hang on how a hand was built and won: what of that is otherwise."""

from collections.abc import Iterator, Mapping, Sequence
from itertools import groupby
from typing import Final

from scoring import Riichi, SetKind, System, Tile, WinSource
from scoring.tiles import COPIES
from scoring.waits import completing_kinds
from wording.lacking.absent_fan import AbsentFan, Reasons, nothing
from wording.lacking.phrases import claimed_sets, named
from wording.lists import and_list, comma_list
from wording.names import fan_name
from wording.sets import set_name
from wording.translator import N_, Translator
from wording.why_not_changes import meld_words

_WON: Final[Mapping[WinSource, str]] = {
    WinSource.DRAW: N_("the winning tile was drawn"),
    WinSource.DISCARD: N_("the winning tile was a discard"),
    WinSource.REPLACEMENT: N_("the winning tile was drawn"),
    WinSource.ROBBED_KONG: N_("the winning tile was robbed from a kong"),
}
_SETS: Final = 4
_FILLED: Final = (SetKind.CHOW, SetKind.PUNG, SetKind.PAIR)


def how_won(case: AbsentFan) -> str:
    """Where the winning tile came from."""
    return case.t.gettext(_WON[case.hand.circumstances.by])


def _from(*sources: WinSource) -> Reasons:
    """The winning tile comes from one of those."""

    def tell(case: AbsentFan) -> Iterator[str]:
        if case.hand.circumstances.by not in sources:
            yield how_won(case)

    return tell


_drawn: Final = _from(WinSource.DRAW, WinSource.REPLACEMENT)
_not_drawn: Final = _from(WinSource.DISCARD, WinSource.ROBBED_KONG)


def _after_kong(case: AbsentFan) -> Iterator[str]:
    if case.hand.circumstances.by is not WinSource.REPLACEMENT:
        yield case.t.gettext("the winning tile was not drawn after a kong")


def _robbed(case: AbsentFan) -> Iterator[str]:
    if case.hand.circumstances.by is not WinSource.ROBBED_KONG:
        yield case.t.gettext("no kong was robbed")


def _last_draw(case: AbsentFan) -> Iterator[str]:
    yield from _drawn(case)
    if not case.hand.circumstances.last and case.hand.circumstances.self_drawn:
        yield case.t.gettext("it is not the last tile of the wall")


def _last_claim(case: AbsentFan) -> Iterator[str]:
    """IMJ names the last tile that anyone lays down (28.3)."""
    yield from _not_drawn(case)
    told = case.hand.circumstances
    if not told.last and told.by is WinSource.DISCARD and case.rules.system is not System.IMJ:
        yield case.t.gettext("it is not the last discard")


def _last_of_kind(case: AbsentFan) -> Iterator[str]:
    if not case.hand.circumstances.last_of_kind:
        yield case.t.gettext("its other three copies are not all face up")


def _concealed(case: AbsentFan) -> Iterator[str]:
    yield from claimed_sets(case)
    yield from _not_drawn(case)


def _fully_concealed(case: AbsentFan) -> Iterator[str]:
    yield from claimed_sets(case)
    yield from _drawn(case)


def _nothing_shown(case: AbsentFan) -> Iterator[str]:
    """No set was laid down, concealed kongs among them (IMJ)."""
    melds = [meld_words(each, case.t) for each in case.hand.melds]
    if melds:
        yield case.t.gettext("%(melds)s laid down", melds=comma_list(melds, case.t))


def _all_claimed(case: AbsentFan) -> Iterator[str]:
    number, t = sum(each.is_claimed for each in case.hand.melds), case.t
    if not number:
        yield t.gettext("no set was claimed")
    elif number < _SETS:
        yield t.ngettext("only %(num)s set was claimed", "only %(num)s sets were claimed", number)
    yield from _not_drawn(case)


def _wait(case: AbsentFan) -> Iterator[str]:
    """What the hand waited for, or the one set that the winning tile completes, and whether in the middle."""
    if not case.readings:
        return
    hand, t = case.hand, case.t
    waits = completing_kinds(hand.concealed, len(hand.melds), case.rules.shapes)
    if len(waits) > 1:
        held = [*hand.concealed, *(each for meld in hand.melds for each in meld.tiles)]
        told = (
            N_("by our reading, the hand waits for %(tiles)s")
            if any(held.count(each) == COPIES for each in waits)
            else N_("the hand waits for %(tiles)s")
        )
        yield t.gettext(told, tiles=_of_each_sort(waits, t))
        return
    part = case.readings[0].sets[case.readings[0].completed]
    if part.kind is SetKind.CHOW and hand.win == part.tiles[1]:
        yield t.gettext("the winning tile is the middle of %(set)s", set=set_name(part, t))
    elif part.kind in _FILLED:
        yield t.gettext("the winning tile completes %(set)s", set=set_name(part, t))


def _of_each_sort(tiles: Sequence[Tile], t: Translator) -> str:
    """`4 and 7 of dots and Red Dragon`."""
    groups = groupby(tiles, key=lambda each: each.suit if each.is_suited else each)
    return and_list([named(tuple(group), t) for _sort, group in groups], t)


def _chicken(case: AbsentFan) -> Iterator[str]:
    """Any fan that counts is one too many."""
    for fan in case.counted[:1]:
        yield case.t.gettext("%(fan)s counts", fan=fan_name(fan, case.t))


def _riichi(case: AbsentFan) -> Iterator[str]:
    if case.hand.circumstances.riichi is Riichi.NONE and case.hand.is_concealed:
        yield case.t.gettext("no riichi was declared")


def _dora(case: AbsentFan) -> Iterator[str]:
    yield case.t.gettext("no tile in the hand is dora")


def _flowers(case: AbsentFan) -> Iterator[str]:
    if not case.hand.circumstances.flowers:
        yield case.t.gettext("the hand has no flowers")


def _no_flowers(case: AbsentFan) -> Iterator[str]:
    flowers = case.hand.circumstances.flowers
    if flowers:
        t = case.t
        yield t.gettext("the hand has %(kinds)s", kinds=named(flowers, t))


OF_WIN: Final[Mapping[str, Reasons]] = {
    "chicken-hand": _chicken,
    "concealed-hand": _concealed,
    "fully-concealed-hand": _fully_concealed,
    "clear-front": _nothing_shown,
    "melded-hand": _all_claimed,
    "self-drawn": _drawn,
    "from-the-floor": _from(WinSource.DISCARD),
    "last-tile-draw": _last_draw,
    "last-tile-claim": _last_claim,
    "out-with-replacement-tile": _after_kong,
    "robbing-the-kong": _robbed,
    "last-tile": _last_of_kind,
    "edge-wait": _wait,
    "closed-wait": _wait,
    "single-wait": _wait,
    "heaven": nothing,
    "earth": nothing,
    "tenhou": nothing,
    "chiihou": nothing,
    "on-first-kong": _after_kong,
    "on-second-kong": _after_kong,
    "on-third-kong": _after_kong,
    "riichi": _riichi,
    "double-riichi": _riichi,
    "dora": _dora,
    "flower-tiles": _flowers,
    "no-flower": _no_flowers,
    "chance-flower": _flowers,
    "seven-flowers": nothing,
    "eight-flowers": nothing,
    "full-set-of-flowers": _flowers,
}
