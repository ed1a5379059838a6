"""Whether a seat wins on a tile, and what is true of that win."""

from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass, replace
from typing import Final

from scoring.hand import Circumstances, Hand, Riichi, WinSource
from scoring.imj.table.alert import BoundDiscard, alerts, bound_to_lose
from scoring.play.seat_state import SeatState
from scoring.play.state import TableState
from scoring.reading import Shape
from scoring.record import Score
from scoring.rengo.liable import LIABLE
from scoring.rule_set import System
from scoring.rules import score
from scoring.seats import Wind
from scoring.tiles import COPIES, TILES, Tile

_KINDS_OF_ORPHANS: Final = 13
_INDICATOR_FROM_END: Final = 6  # the upper tile of the third stack (Rengo 16)


def completes(state: TableState, seat: SeatState, tile: Tile) -> bool:
    """Whether the tile makes a winning shape of what stands, whatever it is worth."""
    return tile in seat.waits(state.rules.shapes)


def win_on(state: TableState, seat: SeatState, tile: Tile, by: WinSource) -> Score:
    """The hand with that tile as it is scored, a win or not."""
    told = circumstances(state, seat, tile, by)
    hand = Hand(seat.before_drawing(), seat.melds, tile, told)
    found = score(hand, state.rules)
    liable = _liable(state, seat, found)
    if liable is None or not found.win:
        return found
    return score(replace(hand, circumstances=replace(told, liable=liable)), state.rules)


def wins_with_orphans(seat: SeatState, tile: Tile) -> bool:
    """Whether the tile completes thirteen orphans: fourteen tiles of all thirteen kinds."""
    kinds = {*seat.standing, tile}
    orphans = all(each.is_honor or each.is_terminal for each in kinds)
    return orphans and len(kinds) == _KINDS_OF_ORPHANS and not seat.laid


def circumstances(state: TableState, seat: SeatState, tile: Tile, by: WinSource) -> Circumstances:
    """What is true of a win on that tile now."""
    drawn = by in (WinSource.DRAW, WinSource.REPLACEMENT)
    common = Circumstances(
        by=by,
        seat=seat.wind,
        round=state.round_wind,
        last=not state.wall.left and by is not WinSource.ROBBED_KONG,
        flowers=tuple(sorted(each for each in seat.flowers if each != tile)),
        discarder=None if drawn else state.turn,
    )
    match state.rules.system:
        case System.MCR:
            last_of_kind = by is not WinSource.ROBBED_KONG and is_last_of_kind(state, seat, tile)
            return replace(common, last_of_kind=last_of_kind)
        case System.IMJ:
            in_row = state.in_row if drawn and state.in_row else None
            first = _in_first_turn_imj(state, seat, by, tile)
            return replace(common, first_turn=first, kongs_in_row=in_row)
        case System.RENGO:
            return replace(
                common,
                first_turn=state.is_calm and drawn and seat.draws == 1 and not seat.floor,
                riichi=seat.riichi,
                dora_indicator=dora_indicator(state),
                deposits=state.deposits,
                furiten=not drawn and is_furiten(state, seat),
            )


def dora_indicator(state: TableState) -> Tile:
    """The tile that is turned over (Rengo 16)."""
    return state.wall.tiles[-_INDICATOR_FROM_END]


def is_furiten(state: TableState, seat: SeatState) -> bool:
    """Whether the hand may not win on another's tile (Rengo 63, 64)."""
    waits = seat.waits(state.rules.shapes)
    return bool(seat.let_go) or any(each.tile in waits for each in seat.floor)


@dataclass(frozen=True, slots=True)
class Furiten:
    """Why a hand that waits may not win on another's tile.

    `discarded` are the tiles that it waits for and its player threw (63); without any, one was let
    go (64).
    """

    discarded: tuple[Tile, ...]
    articles: tuple[str, ...]


def furiten_of(state: TableState, seat: SeatState) -> Furiten | None:
    """The furiten of a seat under Rengo; None where there is none."""
    if state.rules.system is not System.RENGO:
        return None
    waits = seat.waits(state.rules.shapes)
    thrown = {each.tile for each in seat.floor}
    discarded = tuple(each for each in waits if each in thrown)
    if discarded:
        return Furiten(discarded, ("63",))
    return Furiten((), ("64",)) if waits and seat.let_go else None


def face_up(state: TableState) -> Counter[Tile]:
    """How many of each kind everybody sees: floors, and melds that are not concealed.

    A discard that was claimed lies in a meld; one that is offered still lies on the floor.
    """
    seen: Counter[Tile] = Counter()
    for seat in state.seats:
        seen.update(each.tile for each in seat.floor if each.claimed_by is None)
        for meld in seat.melds:
            if meld.is_claimed:
                seen.update(meld.tiles)
    return seen


def is_last_of_kind(state: TableState, seat: SeatState, tile: Tile) -> bool:
    """Whether the other three lie face up, where all can see them (2014, row 58)."""
    if tile.is_flower or tile in seat.before_drawing():
        return False
    offered = tile == state.offered
    return face_up(state)[tile] - offered == COPIES - 1


def _in_first_turn_imj(state: TableState, seat: SeatState, by: WinSource, tile: Tile) -> bool:
    """Heaven: before the dealer's first discard; Earth: on it (25.1)."""
    discards = sum(len(each.floor) for each in state.seats)
    if discards == 0:
        return by is not WinSource.ROBBED_KONG
    if tile.is_flower or by is not WinSource.DISCARD or discards > 1:
        return False
    return state.turn is Wind.EAST and not any(each.claimed_by for each in state.seats[0].floor)


def _liable(state: TableState, seat: SeatState, found: Score) -> Wind | None:
    """Who gave the tile for the set that makes this win expensive (IMJ 33, Rengo 67)."""
    if not seat.laid or not found.win:
        return None
    match state.rules.system:
        case System.IMJ:
            elements = {line.fan.id for line in found.account.counted} if found.account else set()
            drawn = found.hand.circumstances.self_drawn
            return bound_to_lose(tuple(_bound_discards(seat)), elements, drawn).value
        case System.RENGO:
            return _liable_in_rengo(seat)
        case System.MCR:
            return None


def _bound_discards(seat: SeatState) -> Iterator[BoundDiscard]:
    """Bound tiles that others gave for a set that an alert was about."""
    for number, laid in enumerate(seat.laid):
        giver = laid.meld.claimed_from
        if laid.claimed is None or giver is None:
            continue
        for alert in alerts(seat.melds[:number]).value:
            if laid.claimed in alert.bound:
                yield BoundDiscard(alert.kind, giver)


def _liable_in_rengo(seat: SeatState) -> Wind | None:
    """Who gave the third set of dragons or the fourth of winds, by a pon or an open kong."""
    for kinds in LIABLE.values():
        sets = [each for each in seat.laid if each.meld.tiles[0].index in kinds]
        last = sets[-1] if len(sets) == len(kinds) else None
        if last is not None and last.claimed is not None:
            return last.meld.claimed_from
    return None


def wins_by_four_kongs(state: TableState, seat: SeatState) -> bool:
    """Four kongs in one turn with one tile left, which need no tile more (IMJ 25.2(5))."""
    knows = Shape.FOUR_KONGS in state.rules.shapes
    return knows and state.in_row == COPIES and len(seat.standing) == 1


def four_kongs(state: TableState, seat: SeatState) -> Score:
    """The win by four kongs in a row; the tile that is named is none of the hand's."""
    other = next(each for each in TILES if each not in seat.standing)
    told = replace(
        circumstances(state, seat, other, WinSource.DRAW), kongs_in_row=COPIES, last=False
    )
    return score(Hand(seat.standing, seat.melds, other, told), state.rules)


def has_riichi_discard(state: TableState, seat: SeatState, discard: Tile) -> bool:
    """Whether the hand waits once that tile is discarded (Rengo 36)."""
    left = seat.giving((discard,))
    return bool(left.waits(state.rules.shapes))


def riichi_now(state: TableState, seat: SeatState) -> Riichi:
    """What a riichi declared with the next discard is: double on the first, without a call (51(11))."""
    first = state.is_calm and not seat.floor
    return Riichi.DOUBLE if first else Riichi.RIICHI
