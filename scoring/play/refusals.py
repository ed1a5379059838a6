"""Whether a move can be made, and if not, why, with its places in the text."""

from collections.abc import Callable, Mapping
from typing import Final, NamedTuple

from scoring.hand import Riichi, WinSource
from scoring.melds import Meld, MeldKind
from scoring.play import winning
from scoring.play.moves import CLAIMS, OWN_KONGS, Action, Move, Refused
from scoring.play.seat_state import SeatState
from scoring.play.state import Stage, TableState
from scoring.play.strict import has_lost_right
from scoring.play.systems import play_rules
from scoring.rule_set import System
from scoring.tiles import COPIES, TILES, Tile

_TURN_ACTIONS: Final = frozenset({*OWN_KONGS, Action.DISCARD, Action.RIICHI, Action.WIN})
_FLOWER_ACTIONS: Final = frozenset({Action.WIN, Action.PASS})
_ROBBING_ACTIONS: Final = frozenset({Action.WIN, Action.PASS})
_CLAIM_ACTIONS: Final = frozenset({*CLAIMS, Action.WIN, Action.PASS})


class Refusal(NamedTuple):
    """Why a move cannot be made, with the articles."""

    why: Refused
    articles: tuple[str, ...]


def refused(state: TableState, move: Move) -> Refusal | None:
    """Why the move cannot be made now; None where it can."""
    why = _why(state, move)
    if why is None:
        return None
    return Refusal(why, play_rules(state.rules).refusals(state.rules, why, move.action))


def _why(state: TableState, move: Move) -> Refused | None:
    seat = state.seat(move.seat)
    if has_lost_right(state, move):
        return Refused.NO_RIGHT
    match state.stage:
        case Stage.OVER:
            return Refused.DEAL_IS_OVER
        case Stage.TURN | Stage.FLOWER:
            allowed = _TURN_ACTIONS if state.stage is Stage.TURN else _FLOWER_ACTIONS
            if move.seat is not state.turn or move.action not in allowed:
                return Refused.NOT_YOUR_TURN
            return _OF_A_TURN[move.action](state, seat, move)
        case Stage.CLAIMS | Stage.ROBBING:
            allowed = _CLAIM_ACTIONS if state.stage is Stage.CLAIMS else _ROBBING_ACTIONS
            if move.seat is state.turn or move.action not in allowed:
                return Refused.NOT_YOUR_TURN
            if any(each.seat is move.seat for each in state.answers):
                return Refused.NOTHING_TO_CLAIM
            return _OF_A_CLAIM[move.action](state, seat, move)


# ---- in one's own turn --------------------------------------------------------------------


def _discard(state: TableState, seat: SeatState, move: Move) -> Refused | None:
    if move.tile is None or move.tile not in seat.standing:
        return Refused.TILE_NOT_HELD
    if seat.riichi is not Riichi.NONE and move.tile != seat.drawn:
        return Refused.IN_RIICHI
    if state.claimed and move.tile in play_rules(state.rules).barred(*state.claimed):
        return Refused.SAME_TILE_BACK
    return None


def _declare_riichi(state: TableState, seat: SeatState, move: Move) -> Refused | None:
    rules = play_rules(state.rules)
    if not rules.has_riichi or not seat.is_concealed or seat.riichi is not Riichi.NONE:
        return Refused.NO_RIICHI
    if why := _discard(state, seat, move):
        return why
    is_checked = state.strict is not seat.wind  # else a drawn hand tells (Rengo 68(4))
    if move.tile is None or (is_checked and not winning.has_riichi_discard(state, seat, move.tile)):
        return Refused.NO_RIICHI
    return None


def _own_kong(state: TableState, seat: SeatState, move: Move) -> Refused | None:
    if move.tile is None or made_kong(seat, move) is None:
        return Refused.NO_SUCH_SET
    if state.claimed is not None:
        return Refused.NOT_AFTER_A_CLAIM
    return _may_kong(state, seat)


def _may_kong(state: TableState, seat: SeatState) -> Refused | None:
    """Whether any kong can be made now: there is a tile to replace it, and none is too many."""
    if seat.riichi is not Riichi.NONE:
        return Refused.IN_RIICHI
    if state.kongs >= play_rules(state.rules).most_kongs:
        return Refused.TOO_MANY_KONGS
    return None if state.wall.left else Refused.NO_TILE_LEFT


def made_kong(seat: SeatState, move: Move) -> Meld | None:
    """The kong that a seat makes out of its hand; None where the tiles are not there."""
    tile = move.tile
    if tile is None:
        return None
    if move.action is Action.CONCEALED_KONG:
        if seat.standing.count(tile) < COPIES:
            return None
        return Meld(MeldKind.CONCEALED_KONG, (tile,) * COPIES)
    for meld in seat.melds:
        if meld.kind is MeldKind.PUNG and meld.tiles[0] == tile and tile in seat.standing:
            return Meld(MeldKind.ADDED_KONG, (tile,) * COPIES, meld.claimed_from)
    return None


def _win_in_turn(state: TableState, seat: SeatState, _move: Move) -> Refused | None:
    """A win with the tile drawn; right after a claim nothing was drawn."""
    tile = seat.drawn
    if tile is None:
        return Refused.NO_WIN
    if tile.is_flower:
        return None  # the stage says that it may
    if not winning.completes(state, seat, tile):
        return Refused.NO_WIN
    return None if winning.win_on(state, seat, tile, state.source).win else Refused.NO_WIN


def _nothing(_state: TableState, _seat: SeatState, _move: Move) -> Refused | None:
    return None


# ---- on another's tile --------------------------------------------------------------------


def _win_on_claim(state: TableState, seat: SeatState, _move: Move) -> Refused | None:
    tile = state.offered
    if tile is None or not winning.completes(state, seat, tile):
        return Refused.NO_WIN
    if not _may_take(state, seat, tile):
        return Refused.NO_WIN
    is_furiten = state.rules.system is System.RENGO and winning.is_furiten(state, seat)
    if is_furiten or is_silenced(state, seat, tile):
        return Refused.AFTER_SILENCE
    by = WinSource.DISCARD if state.kong is None else WinSource.ROBBED_KONG
    return None if winning.win_on(state, seat, tile, by).win else Refused.NO_WIN


def _may_take(state: TableState, seat: SeatState, tile: Tile) -> bool:
    """Whether the tile is there to win on: that of a concealed kong is for thirteen orphans (IMJ 23.7)."""
    if state.kong is None or state.kong.kind is not MeldKind.CONCEALED_KONG:
        return True
    return play_rules(state.rules).robs_concealed and winning.wins_with_orphans(seat, tile)


def is_silenced(state: TableState, seat: SeatState, tile: Tile) -> bool:
    """Whether one has kept silent on such a tile since one's own last move (IMJ 34.5)."""
    return play_rules(state.rules).silence_binds and tile in seat.kept_silent


def _claim(state: TableState, seat: SeatState, move: Move) -> Refused | None:
    """What holds of every set that is made with another's discard."""
    tile = state.offered
    if tile is None:
        return Refused.NOTHING_TO_CLAIM
    if seat.riichi is not Riichi.NONE:
        return Refused.IN_RIICHI
    if not state.wall.left:
        return Refused.NO_TILE_LEFT
    if move.action is Action.PUNG and is_silenced(state, seat, tile):
        return Refused.AFTER_SILENCE
    if move.action is Action.CHOW and seat.wind is not state.turn.after(1):
        return Refused.ONLY_FROM_THE_LEFT
    meld = claimed_meld(state, seat, move)
    if meld is None:
        return Refused.NO_SUCH_SET
    if meld.is_kong:
        return _may_kong(state, seat)
    return None if _has_discard(state, seat, meld, tile) else Refused.SAME_TILE_BACK


def claimed_meld(state: TableState, seat: SeatState, move: Move) -> Meld | None:
    """The set that the claim makes with the tile that is offered; None where it makes none."""
    offered = state.offered
    if offered is None:
        return None
    if move.action is Action.CHOW:
        tiles = chow_from(move.tile)
        others = [each for each in tiles if each != offered]
        if offered not in tiles or not all(each in seat.standing for each in others):
            return None
        return Meld(MeldKind.CHOW, tiles, state.turn)
    size = COPIES if move.action is Action.KONG else COPIES - 1
    if seat.standing.count(offered) < size - 1:
        return None
    kind = MeldKind.KONG if move.action is Action.KONG else MeldKind.PUNG
    return Meld(kind, (offered,) * size, state.turn)


def _has_discard(state: TableState, seat: SeatState, meld: Meld, claimed: Tile) -> bool:
    """Whether a tile is left that may be discarded after the claim."""
    barred = play_rules(state.rules).barred(meld, claimed)
    left = list(seat.standing)
    for each in own_tiles(meld, claimed):
        left.remove(each)
    return any(each not in barred for each in left)


def own_tiles(meld: Meld, claimed: Tile) -> tuple[Tile, ...]:
    """The tiles of a claimed set that come out of the hand."""
    left = list(meld.tiles)
    left.remove(claimed)
    return tuple(left)


def chow_from(low: Tile | None) -> tuple[Tile, ...]:
    """The chow that begins with that tile; nothing where none does."""
    if low is None or not low.is_suited or low.number > 7:
        return ()
    return TILES[low.index : low.index + 3]


_Check = Callable[[TableState, SeatState, Move], Refused | None]
_OF_A_TURN: Final[Mapping[Action, _Check]] = {
    Action.DISCARD: _discard,
    Action.RIICHI: _declare_riichi,
    Action.ADDED_KONG: _own_kong,
    Action.CONCEALED_KONG: _own_kong,
    Action.WIN: _win_in_turn,
    Action.PASS: _nothing,
}
_OF_A_CLAIM: Final[Mapping[Action, _Check]] = {
    Action.CHOW: _claim,
    Action.PUNG: _claim,
    Action.KONG: _claim,
    Action.WIN: _win_on_claim,
    Action.PASS: _nothing,
}
