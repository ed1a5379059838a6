"""Sets and melds in words."""

from collections.abc import Iterable, Sequence
from typing import Final

from scoring import Meld, MeldKind, SetKind, Tile, TileSet, Wind
from wording.lists import and_list, number_list
from wording.seats import relative_seat_name, seat_name
from wording.tiles import honors_name, numbers_text, run_text, suited_text, tile_label
from wording.translator import N_, Translator

_SUITED: Final = {
    SetKind.CHOW: N_("a chow %(tiles)s"),
    SetKind.PUNG: N_("a pung %(tiles)s"),
    SetKind.KONG: N_("a kong %(tiles)s"),
    SetKind.PAIR: N_("a pair %(tiles)s"),
    SetKind.KNITTED: N_("the knitted sequence %(tiles)s"),
    SetKind.SINGLES: N_("the single tiles %(tiles)s"),
}
_HONORS: Final = {
    SetKind.PUNG: N_("a pung of %(tile)s"),
    SetKind.KONG: N_("a kong of %(tile)s"),
    SetKind.PAIR: N_("a pair of %(tile)s"),
}
_MELDS: Final = {
    MeldKind.CHOW: N_("chow %(tiles)s"),
    MeldKind.PUNG: N_("pung %(tiles)s"),
    MeldKind.KONG: N_("kong %(tiles)s"),
    MeldKind.ADDED_KONG: N_("added kong %(tiles)s"),
    MeldKind.CONCEALED_KONG: N_("concealed kong %(tiles)s"),
}
_HONOR_MELDS: Final = {
    MeldKind.PUNG: N_("pung of %(tile)s"),
    MeldKind.KONG: N_("kong of %(tile)s"),
    MeldKind.ADDED_KONG: N_("added kong of %(tile)s"),
    MeldKind.CONCEALED_KONG: N_("concealed kong of %(tile)s"),
}


def set_name(part: TileSet, t: Translator) -> str:
    """A set with what it is: `a chow 2 3 4 of dots`, `a pung of East winds`."""
    first = part.tiles[0]
    if first.is_honor and part.kind in _HONORS:
        return t.gettext(_HONORS[part.kind], tile=honors_name(first, t))
    return t.gettext(_SUITED[part.kind], tiles=run_text(part.tiles, t))


def set_tiles(part: TileSet, t: Translator) -> str:
    """The tiles of a set alone: `2 3 4 of dots`; honors by their name once, `East`."""
    first = part.tiles[0]
    if first.is_honor and part.kind in _HONORS:
        return tile_label(first, t)
    return run_text(part.tiles, t)


def sets_text(parts: Sequence[TileSet], t: Translator) -> str:
    """Several sets, low ones first: `1 2 3, 4 5 6 and 7 8 9 of bamboos`."""
    parts = sorted_sets(parts)
    suits = {part.tiles[0].suit for part in parts}
    if len(suits) == 1 and parts[0].tiles[0].is_suited:
        numbers = number_list([numbers_text(part.tiles) for part in parts], t)
        return suited_text(suits.pop(), numbers, t)
    return and_list([set_tiles(part, t) for part in parts], t)


def named_sets(parts: Sequence[TileSet], t: Translator) -> str:
    """Several sets with what they are: `a chow 2 3 4 of dots and a pung of East winds`."""
    return and_list([set_name(part, t) for part in sorted_sets(parts)], t)


def sorted_sets(parts: Iterable[TileSet]) -> list[TileSet]:
    """Sets by their lowest number, honors last."""
    return sorted(parts, key=_by_number)


def _by_number(part: TileSet) -> tuple[bool, int, Tile]:
    first = part.tiles[0]
    return first.is_honor, first.number, first


def meld_text(meld: Meld, seat: Wind, t: Translator) -> str:
    """A meld and who it was claimed from: `chow 3 4 5 of bamboos, from the player on the left`.

    `seat` is the seat of the hand that holds it.
    """
    named = _named(meld, t)
    if meld.claimed_from is None or not meld.is_claimed:
        return named
    return _claimed(meld, named, relative_seat_name(seat, meld.claimed_from, t), t)


def laid_text(meld: Meld, t: Translator) -> str:
    """The same among four players who are called by their seats: `pung of West winds, from East`."""
    named = _named(meld, t)
    if meld.claimed_from is None or not meld.is_claimed:
        return named
    return _claimed(meld, named, seat_name(meld.claimed_from, t), t)


def _named(meld: Meld, t: Translator) -> str:
    """What it is, with its tiles."""
    first = meld.tiles[0]
    if first.is_honor:
        return t.gettext(_HONOR_MELDS[meld.kind], tile=honors_name(first, t))
    return t.gettext(_MELDS[meld.kind], tiles=run_text(meld.tiles, t))


def _claimed(meld: Meld, named: str, player: str, t: Translator) -> str:
    if meld.kind is MeldKind.CHOW:
        return t.pgettext("chow", "%(meld)s, from %(player)s", meld=named, player=player)
    if meld.kind is MeldKind.KONG:
        return t.pgettext("kong", "%(meld)s, from %(player)s", meld=named, player=player)
    return t.pgettext("pung", "%(meld)s, from %(player)s", meld=named, player=player)
