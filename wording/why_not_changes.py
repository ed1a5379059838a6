"""What would have to be otherwise in a hand, each change as a phrase that stands in a list."""

from collections.abc import Callable, Mapping
from dataclasses import replace
from typing import Any, Final

from scoring import Meld, Riichi, Tile, WinSource
from scoring.seats import WINDS
from scoring.why_not import (
    CircumstanceChange,
    CircumstanceField,
    HandChange,
    KongMade,
    KongUndone,
    MeldChange,
    SetClaimed,
    SetConcealed,
    TileChange,
    WinningTileChange,
)
from wording.seats import wind_name
from wording.sets import meld_text
from wording.tiles import tile_label, tiles_text
from wording.translator import N_, Translator

_SOURCES: Final[Mapping[WinSource, str]] = {
    WinSource.DRAW: N_("a self-drawn win"),
    WinSource.DISCARD: N_("a win on a discard"),
    WinSource.REPLACEMENT: N_("a win on the tile drawn after a kong"),
    WinSource.ROBBED_KONG: N_("a win on a robbed kong"),
}
_RIICHI: Final[Mapping[Riichi, str]] = {
    Riichi.NONE: N_("no riichi"),
    Riichi.RIICHI: N_("riichi"),
    Riichi.DOUBLE: N_("double riichi"),
}
_FLAGS: Final[Mapping[tuple[CircumstanceField, bool], str]] = {
    (CircumstanceField.LAST, True): N_("a win on the last tile of the deal"),
    (CircumstanceField.LAST, False): N_("a win before the last tile of the deal"),
    (CircumstanceField.LAST_OF_KIND, True): N_(
        "a winning tile whose other three copies lie face up"
    ),
    (CircumstanceField.LAST_OF_KIND, False): N_("a winning tile that is not the last of its kind"),
    (CircumstanceField.FIRST_TURN, True): N_("a win in the first turn"),
    (CircumstanceField.FIRST_TURN, False): N_("a win after the first turn"),
}


def meld_words(meld: Meld, t: Translator) -> str:
    """A declared set by itself: `chow 1 2 3 of bamboos`."""
    return meld_text(replace(meld, claimed_from=None), WINDS[0], t)


def instead(into: str, out: str, t: Translator) -> str:
    """`5 of dots in place of 2 of dots`."""
    return t.gettext("%(into)s in place of %(out)s", into=into, out=out)


def change_text(change: HandChange, t: Translator) -> str:
    """What would be there: `5 of dots in place of 2 of dots`, `a self-drawn win`."""
    match change:
        case TileChange(out, into):
            return instead(tile_label(into, t), tile_label(out, t), t)
        case MeldChange(meld, into_meld):
            return instead(meld_words(into_meld, t), meld_words(meld, t), t)
        case SetConcealed(meld):
            return t.gettext("%(meld)s not claimed", meld=meld_words(meld, t))
        case SetClaimed(meld):
            return t.gettext("%(meld)s claimed", meld=meld_words(meld, t))
        case KongMade(kong):
            return t.gettext("%(kong)s in place of the pung", kong=meld_words(kong, t))
        case KongUndone(kong):
            return t.gettext("a pung in place of %(kong)s", kong=meld_words(kong, t))
        case WinningTileChange(before, after):
            return t.gettext(
                "%(after)s as the winning tile, not %(before)s",
                after=tile_label(after, t),
                before=tile_label(before, t),
            )
        case CircumstanceChange(field, before, after):
            return _circumstance(field, before, after, t)


def _circumstance(field: CircumstanceField, before: Any, after: Any, t: Translator) -> str:
    flag = _FLAGS.get((field, after)) if isinstance(after, bool) else None
    return t.gettext(flag) if flag else _OTHERS[field](before, after, t)


def _flowers(before: tuple[Tile, ...], after: tuple[Tile, ...], t: Translator) -> str:
    if not after:
        return t.gettext("no flowers")
    more = tuple(each for each in after if each not in before)
    if len(more) + len(before) == len(after):
        return t.gettext("%(tiles)s as well", tiles=tiles_text(more, t))
    return t.ngettext("%(num)s flower in all", "%(num)s flowers in all", len(after))


def _kongs_in_row(_before: int | None, after: int | None, t: Translator) -> str:
    if not after:
        return t.gettext("no kong just before the win")
    return t.ngettext(
        "%(num)s kong just before the win", "%(num)s kongs just before the win", after
    )


def _dora(_before: Tile | None, after: Tile | None, t: Translator) -> str:
    if after is None:
        return t.gettext("no dora indicator")
    return t.gettext("%(tile)s as the dora indicator", tile=tile_label(after, t))


_OTHERS: Final[Mapping[CircumstanceField, Callable[[Any, Any, Translator], str]]] = {
    CircumstanceField.BY: lambda _, after, t: t.gettext(_SOURCES[after]),
    CircumstanceField.SEAT: lambda _, after, t: t.gettext(
        "%(wind)s as the seat wind", wind=wind_name(after, t)
    ),
    CircumstanceField.ROUND: lambda _, after, t: t.gettext(
        "%(wind)s as the round wind", wind=wind_name(after, t)
    ),
    CircumstanceField.DISCARDER: lambda _, after, t: t.gettext(
        "a discard by %(wind)s", wind=wind_name(after, t)
    ),
    CircumstanceField.RIICHI: lambda _, after, t: t.gettext(_RIICHI[after]),
    CircumstanceField.FLOWERS: _flowers,
    CircumstanceField.KONGS_IN_ROW: _kongs_in_row,
    CircumstanceField.DORA_INDICATOR: _dora,
}
