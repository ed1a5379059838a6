"""Which of the yaku found are counted: articles 51 and 53, and the entries of single yaku."""

from collections.abc import Iterator, Mapping, Sequence
from typing import Final, NamedTuple

from scoring.fan import Use
from scoring.memo import Memo
from scoring.record import Counted, Struck
from scoring.rengo.yaku import YAKUMAN, Places, Yaku

REPLACED: Final = "replaced"  # another yaku stands in its place
CONTAINED: Final = "contained"  # another yaku's han hold its own
YAKUMAN_ALONE: Final = "yakuman-alone"  # a yakuman takes up every ordinary yaku
PRINCIPLES: Final[Mapping[str, str]] = {
    REPLACED: "51",
    CONTAINED: "51",
    YAKUMAN_ALONE: "53",
    "one-yakuman": "54",  # several yakuman are worth one
    "dearest-reading": "60",
}


class Settled(NamedTuple):
    """What counts, dearest first, and what does not and why. `han` are without dora."""

    counted: tuple[Counted, ...]
    struck: tuple[Struck, ...]
    han: int
    is_yakuman: bool
    is_pinfu: bool


class Verdict(NamedTuple):
    """What becomes of yaku found together, each named by its place among them.

    A struck one comes with the yaku that strikes it, and the principle.
    """

    counted: tuple[int, ...]
    struck: tuple[tuple[int, Yaku, str], ...]
    han: int
    is_yakuman: bool
    is_pinfu: bool


def settle(yaku: tuple[Yaku, ...], places: Sequence[Places], is_closed: bool) -> Settled:
    """Settle the yaku found in one reading, each made by the sets at those places."""
    verdict = _VERDICTS[yaku, is_closed]
    counted = tuple([_COUNTED[yaku[at], places[at], is_closed] for at in verdict.counted])
    struck: tuple[Struck, ...] = ()
    if verdict.struck:
        struck = tuple(
            [_STRUCK[yaku[at], places[at], is_closed, by, why] for at, by, why in verdict.struck]
        )
    return Settled(counted, struck, verdict.han, verdict.is_yakuman, verdict.is_pinfu)


def _judged(key: tuple[tuple[Yaku, ...], bool]) -> Verdict:
    """The verdict on the yaku of a closed or an open hand."""
    yaku, is_closed = key
    is_yakuman = any(each.is_yakuman for each in yaku)
    struck = [*(_beside_yakuman(yaku) if is_yakuman else _not_beside_others(yaku))]
    struck.sort(key=lambda each: yaku[each[0]].number)  # as in the text
    gone = {place for place, _, _ in struck}
    counted = [place for place in range(len(yaku)) if place not in gone]
    counted.sort(key=lambda place: (-yaku[place].han(is_closed), yaku[place].number))
    han = YAKUMAN if is_yakuman else sum(yaku[place].han(is_closed) for place in counted)
    is_pinfu = any(yaku[place].id == "pinfu" for place in counted)
    return Verdict(tuple(counted), tuple(struck), han, is_yakuman, is_pinfu)


def _beside_yakuman(yaku: Sequence[Yaku]) -> Iterator[tuple[int, Yaku, str]]:
    first = min([each for each in yaku if each.is_yakuman], key=lambda each: each.number)
    for place, each in enumerate(yaku):
        if not each.is_yakuman:
            yield place, first, YAKUMAN_ALONE


def _not_beside_others(yaku: Sequence[Yaku]) -> Iterator[tuple[int, Yaku, str]]:
    strikers = [each for each in yaku if each.excludes]
    for place, each in enumerate(yaku if strikers else ()):
        for other in strikers:
            if each.id in other.replaces:
                yield place, other, REPLACED
            elif each.id in other.contains:
                yield place, other, CONTAINED


def _counted(key: tuple[Yaku, Places, bool]) -> Counted:
    yaku, places, is_closed = key
    return Counted(yaku, yaku.han(is_closed), (Use(places),))


def _struck(key: tuple[Yaku, Places, bool, Yaku, str]) -> Struck:
    yaku, places, is_closed, by, principle = key
    uses, articles = (Use(places),), _cited(by, principle)
    return Struck(yaku, yaku.han(is_closed), uses, by.id, principle, articles)


def _cited(by: Yaku, principle: str) -> tuple[str, ...]:
    """Where the text strikes a yaku: the other's own entry, or the article on yakuman."""
    return (PRINCIPLES[principle],) if principle == YAKUMAN_ALONE else (by.article,)


_VERDICTS: Final = Memo(_judged)
"""Which yaku count beside which does not depend on the sets that make them."""
_COUNTED: Final = Memo(_counted)
_STRUCK: Final = Memo(_struck)
