"""The table of an incident from above, with the hand that lies open below it, and the same in words."""

from dataclasses import dataclass, replace

from quizzes.desk.incident import DeskIncident
from scoring import WINDS, Tile, Wind
from scoring.play import SeatState, Stage, TableState, view_of
from scoring.play.view import PublicMeld, PublicSeat
from web.components.hand import MeldView, meld_view
from web.components.table_picture import TablePicture, table_picture
from wording import Translator, seat_name
from wording.play import last_discard_text, seat_text, view_text


@dataclass(frozen=True, slots=True)
class NearHand:
    """The hand at the lower edge: whose it is, its standing tiles, backs where it is closed."""

    name: str
    standing: tuple[str, ...]
    drawn: str
    melds: tuple[MeldView, ...]
    flowers: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class DeskTable:
    """The table; `words` say all of it."""

    picture: TablePicture
    near: NearHand
    words: tuple[str, ...]


def desk_table(incident: DeskIncident, t: Translator, *, all_open: bool = False) -> DeskTable:
    """The table with the hands that lie open, or with all four of them."""
    return _table(incident.state, WINDS if all_open else incident.opened, nearest(incident), t)


def nearest(incident: DeskIncident) -> Wind:
    """Who sits at the lower edge: whose hand was opened first, else East."""
    return incident.opened[0] if incident.opened else Wind.EAST


def _table(state: TableState, seats: tuple[Wind, ...], near: Wind, t: Translator) -> DeskTable:
    opened = {seat: state.hands[seat] for seat in seats}
    view = view_of(state, near)
    view = replace(view, seats=tuple(_checked(each, state, seats) for each in view.seats))
    others = {seat: tiles for seat, tiles in opened.items() if seat is not near}
    around = (near.after(step) for step in range(4))
    words = (
        view_text(view, t)[0],
        *last_discard_text(state.offered if state.stage is Stage.CLAIMS else None, state.turn, t),
        *(
            seat_text(view.seats[seat.place], seat.after(1), opened.get(seat, ()), t)
            for seat in around
        ),
    )
    picture = table_picture(view, t, others, fitted=True)
    return DeskTable(picture, _near_hand(state, near, near in opened, t), words)


def _checked(public: PublicSeat, state: TableState, opened: tuple[Wind, ...]) -> PublicSeat:
    """The seat as it lies: with a hand that is open for the check its concealed kongs are open too."""
    if public.wind not in opened:
        return public
    laid = state.seat(public.wind).laid
    return replace(public, melds=tuple(PublicMeld(each.meld.kind, each) for each in laid))


def _near_hand(state: TableState, near: Wind, is_open: bool, t: Translator) -> NearHand:
    seat = state.seat(near)
    drawn = seat.drawn if seat.drawn and not seat.drawn.is_flower else None
    return NearHand(
        seat_name(near, t),
        _codes(seat.before_drawing(), is_open),
        "".join(_codes((drawn,) if drawn else (), is_open)),
        _melds(state, seat),
        tuple(str(each) for each in seat.flowers),
    )


def _codes(tiles: tuple[Tile, ...], is_open: bool) -> tuple[str, ...]:
    return tuple(str(each) if is_open else "back" for each in tiles)


def _melds(state: TableState, seat: SeatState) -> tuple[MeldView, ...]:
    return tuple(meld_view(each, seat.wind, state.rules.id) for each in seat.melds)
