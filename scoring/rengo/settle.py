"""Which of the yaku found are counted: articles 51 and 53, and the entries of single yaku."""

from collections.abc import Iterator, Mapping, Sequence
from typing import Final, NamedTuple

from scoring.fan import Fan
from scoring.fan_finder import Findings
from scoring.memo import Memo
from scoring.record import Counted, Finding, Struck
from scoring.rengo.yaku import YAKUMAN_HAN, Yaku

PINFU: Final = "pinfu"
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


class SettledYaku(NamedTuple):
    """What counts, most valuable first, and what does not and why. `han` are without dora."""

    counted: tuple[Counted, ...]
    struck: tuple[Struck, ...]
    han: int
    is_yakuman: bool
    is_pinfu: bool


class YakuVerdict(NamedTuple):
    """What becomes of yaku found together, each named by its place among them.

    A struck one comes with the yaku that strikes it, and the principle.
    """

    counted: tuple[int, ...]
    struck: tuple[tuple[int, Yaku, str], ...]
    han: int
    is_yakuman: bool
    is_pinfu: bool


def settle(findings: Findings, is_closed: bool) -> SettledYaku:
    """Settle the yaku found in one reading of a closed or an open hand."""
    verdict = _VERDICTS[tuple([each.fan for each in findings]), is_closed]
    counted = tuple([_COUNTED[findings[at], is_closed] for at in verdict.counted])
    struck: tuple[Struck, ...] = ()
    if verdict.struck:
        struck = tuple(
            [_STRUCK[findings[at], is_closed, by, why] for at, by, why in verdict.struck]
        )
    return SettledYaku(counted, struck, verdict.han, verdict.is_yakuman, verdict.is_pinfu)


def _judged(key: tuple[tuple[Fan, ...], bool]) -> YakuVerdict:
    """The verdict on the yaku of a closed or an open hand."""
    fans, is_closed = key
    yaku = [fan for fan in fans if isinstance(fan, Yaku)]  # all are; dora is never among them
    is_yakuman = any([each.is_yakuman for each in yaku])  # noqa: C419  (quicker)
    struck = [*(_beside_yakuman(yaku) if is_yakuman else _not_beside_others(yaku))]
    struck.sort(key=lambda each: yaku[each[0]].number)  # as in the text
    gone = {place for place, _, _ in struck}
    left = [(each, place) for place, each in enumerate(yaku) if place not in gone]
    ranked = sorted([(-each.han(is_closed), each.number, place) for each, place in left])
    counted = tuple([place for _, _, place in ranked])
    han = YAKUMAN_HAN if is_yakuman else -sum([less for less, _, _ in ranked])
    is_pinfu = PINFU in [each.id for each, _ in left]
    return YakuVerdict(counted, tuple(struck), han, is_yakuman, is_pinfu)


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


def _han(fan: Fan, is_closed: bool) -> float:
    return fan.han(is_closed) if isinstance(fan, Yaku) else fan.value


def _counted(key: tuple[Finding, bool]) -> Counted:
    found, is_closed = key
    return Counted(found.fan, _han(found.fan, is_closed), (found.use,))


def _struck(key: tuple[Finding, bool, Yaku, str]) -> Struck:
    found, is_closed, by, principle = key
    han, articles = _han(found.fan, is_closed), _cited(by, principle)
    return Struck(found.fan, han, (found.use,), by.id, principle, articles)


def _cited(by: Yaku, principle: str) -> tuple[str, ...]:
    """Where the text strikes a yaku: the other's own entry, or the article on yakuman."""
    return (PRINCIPLES[principle],) if principle == YAKUMAN_ALONE else (by.article,)


_VERDICTS: Final = Memo(_judged)
"""Which yaku count beside which does not depend on the sets that make them."""
_COUNTED: Final = Memo(_counted)
_STRUCK: Final = Memo(_struck)
