"""A deal in words: what happened, what can be done, and how the table stands."""

from collections.abc import Iterable, Mapping, Sequence
from types import MappingProxyType
from typing import Final

from scoring import Meld, MeldKind, Riichi, System, Tile, Wind
from scoring.play import (
    Action,
    Ending,
    EndingKind,
    FloorTile,
    Move,
    PublicSeat,
    Refused,
    TableView,
)
from scoring.play.refusals import chow_from
from scoring.play.state import EventKind, TableEvent
from wording.lists import comma_list, meld_list, seat_parts
from wording.play_rulings import fault_text
from wording.seats import seat_name, wind_name
from wording.sets import laid_text
from wording.tiles import kind_name, lying_tile, numbers_text, run_text, tile_label, tile_name
from wording.translator import N_, Translator

_WITH_A_TILE: Final = {
    EventKind.DISCARDED: N_("%(seat)s discards %(tile)s."),
    EventKind.RIICHI: N_("%(seat)s declares riichi with %(tile)s."),
    EventKind.FLOWER: N_("%(seat)s shows a flower: %(tile)s."),
    EventKind.WON: N_("%(seat)s wins on %(tile)s."),
}
NOBODY: Final[Mapping[Wind, tuple[Tile, ...]]] = MappingProxyType({})
"""No hand lies open."""
_REFUSED: Final = {
    Refused.DEAL_IS_OVER: N_("The deal is over."),
    Refused.NOT_YOUR_TURN: N_("It is not your turn: play has moved on."),
    Refused.NOTHING_TO_CLAIM: N_("There is no tile to call."),
    Refused.TILE_NOT_HELD: N_("That tile is not in your hand."),
    Refused.NO_SUCH_SET: N_("Your tiles do not make that set."),
    Refused.ONLY_FROM_THE_LEFT: N_(
        "A chow can only be called on the discard of the player on the left."
    ),
    Refused.NO_TILE_LEFT: N_("No tile is left to draw: only a win can be called now."),
    Refused.TOO_MANY_KONGS: N_("Four kongs have been made; a fifth is not allowed."),
    Refused.NOT_AFTER_A_CLAIM: N_("Right after a call no kong can be made out of the hand."),
    Refused.SAME_TILE_BACK: N_("After that call this tile may not be discarded at once."),
    Refused.AFTER_SILENCE: N_(
        "You let a tile go, or discarded one that you are waiting for: this cannot be called now."
    ),
    Refused.IN_RIICHI: N_(
        "After riichi a drawn tile that does not win must be discarded, and nothing else "
        "may be called."
    ),
    Refused.NO_RIICHI: N_("Riichi needs a closed hand that is tenpai after the discard."),
    Refused.NO_RIGHT: N_("After an earlier wrong call you may not do this in this deal."),
    Refused.NO_WIN: N_("That is not a win: the hand is not complete or not worth enough."),
}


def event_text(event: TableEvent, t: Translator) -> str:
    """What everybody saw: `East discards the 5 of dots.`; empty where nothing was to be seen."""
    seat = seat_name(event.seat, t)
    if event.ruled is not None:
        return fault_text(event.ruled, t)
    if event.kind is EventKind.DRAWN:
        return t.gettext("No tile is left to draw, and nobody has won: the deal is over.")
    if event.kind in (EventKind.CLAIMED, EventKind.KONG) and event.meld is not None:
        if event.meld.kind is MeldKind.CONCEALED_KONG:
            return t.gettext("%(seat)s makes a concealed kong.", seat=seat)
        if event.meld.is_kong:
            return _kong_text(event.meld, seat, t)
        return _claim_text(event.meld, event.tile or event.meld.tiles[0], seat, t)
    if event.tile is None or event.kind not in _WITH_A_TILE:
        return ""
    return t.gettext(_WITH_A_TILE[event.kind], seat=seat, tile=tile_name(event.tile, t))


def _claim_text(meld: Meld, tile: Tile, seat: str, t: Translator) -> str:
    """A chow or pung of the tile that was discarded: `North makes a pung of the 8 of dots, …`"""
    other = "" if meld.claimed_from is None else seat_name(meld.claimed_from, t)
    if meld.kind is MeldKind.PUNG:
        return t.gettext(
            "%(seat)s makes a pung of %(tile)s, discarded by %(other)s.",
            seat=seat,
            tile=tile_name(tile, t),
            other=other,
        )
    return t.gettext(
        "%(seat)s makes a chow %(tiles)s with %(tile)s, discarded by %(other)s.",
        seat=seat,
        tiles=run_text(meld.tiles, t),
        tile=tile_name(tile, t),
        other=other,
    )


def _kong_text(meld: Meld, seat: str, t: Translator) -> str:
    """A kong that is open: `North makes an added kong of the 8 of dots.`"""
    tile = meld.tiles[0]
    if meld.kind is MeldKind.ADDED_KONG or meld.claimed_from is None:
        kind = kind_name(tile, t)
        return t.gettext("%(seat)s makes an added kong of %(tile)s.", seat=seat, tile=kind)
    other = seat_name(meld.claimed_from, t)
    return t.gettext(
        "%(seat)s makes a kong of %(tile)s, discarded by %(other)s.",
        seat=seat,
        tile=tile_name(tile, t),
        other=other,
    )


def refusal_text(why: Refused, t: Translator) -> str:
    """Why a move cannot be made."""
    return t.gettext(_REFUSED[why])


def move_label(move: Move, offered: Tile | None, t: Translator) -> str:
    """A move as a button names it: `Chow 3 4 5`, `Pung`, `Discard 5 of dots`."""
    tile = tile_label(move.tile, t) if move.tile is not None else ""
    match move.action:
        case Action.CHOW:
            numbers = numbers_text(chow_from(move.tile))
            return f"{t.pgettext('call', 'Chow')} {numbers}"
        case Action.PUNG:
            return t.pgettext("call", "Pung")
        case Action.KONG:
            return t.pgettext("call", "Kong")
        case Action.ADDED_KONG | Action.CONCEALED_KONG:
            return t.gettext("%(call)s: %(tile)s", call=t.pgettext("call", "Kong"), tile=tile)
        case Action.WIN:
            is_drawn = offered is None
            return t.gettext("Win by self-draw") if is_drawn else t.pgettext("call", "Win")
        case Action.PASS:
            return t.gettext("Pass")
        case Action.RIICHI:
            return t.gettext("Riichi: %(tile)s", tile=tile)
        case Action.DISCARD:
            return t.gettext("Discard %(tile)s", tile=tile)


def ending_text(ending: Ending, t: Translator) -> str:
    """How the deal ended: `South wins.`"""
    if ending.kind is EndingKind.WIN and ending.winner is not None:
        return t.gettext("%(seat)s wins.", seat=seat_name(ending.winner, t))
    if ending.kind is EndingKind.FOUL:
        return t.gettext("The deal ends because of a call that was not allowed.")
    return t.gettext("Nobody wins: the deal is over.")


def view_text(
    view: TableView, t: Translator, opened: Mapping[Wind, tuple[Tile, ...]] = NOBODY
) -> tuple[str, ...]:
    """The table in words: what lies in its middle, then a sentence for each seat from one's own on.

    `opened` are hands that lie open, by seat.
    """
    own = view.own.wind
    order = (own.after(step) for step in range(4))
    seats = (seat_text(view.seats[wind.place], own, opened.get(wind, ()), t) for wind in order)
    return (_middle_text(view, t), *seats)


def _middle_text(view: TableView, t: Translator) -> str:
    left = to_draw_text if view.rules.system is System.RENGO else tiles_left_text
    parts = [round_text(view.round_wind, t), left(view.tiles_left, t)]
    if view.dora_indicator is not None:
        tile = lying_tile(view.dora_indicator, t)
        parts.append(t.gettext("dora indicator: %(tile)s", tile=tile))
    if view.deposits:
        parts.append(sticks_text(view.deposits, t))
    return t.gettext("The table: %(parts)s.", parts=seat_parts(parts, t))


def last_discard_text(tile: Tile | None, seat: Wind, t: Translator) -> tuple[str, ...]:
    """The tile that lies there for the others; nothing where none does."""
    if tile is None:
        return ()
    told = N_("%(seat)s has just discarded %(tile)s.")
    return (t.gettext(told, seat=seat_name(seat, t), tile=tile_name(tile, t)),)


def round_text(wind: Wind, t: Translator) -> str:
    """`East round`."""
    return t.gettext("%(wind)s round", wind=wind_name(wind, t))


def tiles_left_text(tiles: int, t: Translator) -> str:
    """`68 tiles left`."""
    if not tiles:
        return t.gettext("no tile left")
    return t.ngettext("%(num)s tile left", "%(num)s tiles left", tiles)


def to_draw_text(tiles: int, t: Translator) -> str:
    """`54 tiles left to draw`: of a wall whose last fourteen are never drawn (Rengo 19(2))."""
    if not tiles:
        return t.gettext("no tile left to draw")
    return t.ngettext("%(num)s tile left to draw", "%(num)s tiles left to draw", tiles)


def sticks_text(sticks: int, t: Translator) -> str:
    """`2 riichi sticks`."""
    return t.ngettext("%(num)s riichi stick", "%(num)s riichi sticks", sticks)


def seat_text(seat: PublicSeat, own: Wind, opened: Sequence[Tile], t: Translator) -> str:
    """What lies before a seat: a riichi, an open hand, melds, flowers and discards in their order."""
    parts = [t.gettext("riichi")] if seat.riichi is not Riichi.NONE else []
    if opened:
        parts.append(t.gettext("hand: %(tiles)s", tiles=_listed(opened, t)))
    melds = [
        laid_text(each.laid.meld, t) if each.laid else t.gettext("a concealed kong")
        for each in seat.melds
    ]
    if melds:
        parts.append(t.gettext("sets on the table: %(melds)s", melds=meld_list(melds, t)))
    if seat.flowers:
        parts.append(t.gettext("flowers: %(flowers)s", flowers=_listed(seat.flowers, t)))
    lying = [_discard_text(each, t) for each in seat.floor if each.claimed_by is None]
    parts.append(
        t.gettext("discards: %(tiles)s", tiles=comma_list(lying, t))
        if lying
        else t.gettext("no discards yet")
    )
    name = seat_name(seat.wind, t)
    who = t.gettext("%(seat)s (you)", seat=name) if seat.wind is own else name
    return t.gettext("%(seat)s: %(parts)s.", seat=who, parts=seat_parts(parts, t))


def _discard_text(discard: FloorTile, t: Translator) -> str:
    """A discard as it lies: one that lies sideways tells when riichi was declared (Rengo 38)."""
    tile = lying_tile(discard.tile, t)
    return t.gettext("%(tile)s (sideways: riichi)", tile=tile) if discard.is_sideways else tile


def _listed(tiles: Sequence[Tile], t: Translator) -> str:
    return comma_list([lying_tile(each, t) for each in tiles], t)


def happened_text(events: Iterable[TableEvent], t: Translator) -> tuple[str, ...]:
    """What could be seen to happen, a sentence each."""
    return tuple(text for each in events if (text := event_text(each, t)))
