"""What a player of the program does at a table, knowing what a player may know and no more."""

from collections.abc import Sequence
from enum import StrEnum
from typing import Final

from quizzes.deal import plans
from quizzes.deal.plans import PAIRS, PUNGS
from quizzes.deal.player import Player
from quizzes.deal.worth import SET_VALUE, tiles_value
from quizzes.hands.draw import Draw
from quizzes.systems import profile_of
from scoring import Riichi
from scoring.counts import packed_tiles
from scoring.play import Action, Move, PublicSeat, Stage, TableView
from scoring.tiles import KINDS, TILES, Tile

_KONG: Final = 0.7  # so often a kong is made that could be made
_RIICHI: Final = 0.75  # so often one declares it who may
_CARELESS: Final = 0.3  # so often a beginner discards any tile
_ROW: Final = 6  # discards
_WATCHFUL_FROM: Final = 2 * _ROW  # discards of a player, from which on others defend
_FAR_FROM_WINNING: Final = 300  # worth of tiles with hope; see `worth`


class Skill(StrEnum):
    """How well the program plays. A beginner takes no care of others and discards carelessly."""

    BEGINNER = "beginner"
    STEADY = "steady"


def chosen(view: TableView, draw: Draw, skill: Skill = Skill.STEADY) -> Move:
    """The move of the seat whose view it is. It has a choice: `view.options` is not empty."""
    by_action: dict[Action, list[Move]] = {}
    for each in view.options:
        by_action.setdefault(each.action, []).append(each)
    if Action.WIN in by_action:
        return by_action[Action.WIN][0]
    if view.stage is Stage.CLAIMS:
        return _claimed(view, by_action, draw)
    if Action.PASS in by_action:
        return by_action[Action.PASS][0]
    return _in_turn(view, by_action, draw, skill)


def _player(view: TableView, draw: Draw) -> Player:
    """The seat as one who weighs tiles sees it."""
    own = view.own
    player = Player(own.wind, view.round_wind, view.rules)
    player.counts = packed_tiles(own.standing)
    player.melds = list(own.melds)
    player.draws = own.draws
    player.riichi = own.riichi is not Riichi.NONE
    system = profile_of(view.rules).plans
    player.plan = plans.choose_plan(player.counts, len(own.laid), system, draw)
    if own.laid and player.plan is PAIRS:
        player.plan = PUNGS
    return player


def _in_turn(
    view: TableView, by_action: dict[Action, list[Move]], draw: Draw, skill: Skill
) -> Move:
    player = _player(view, draw)
    kong = _kong(player, by_action, draw)
    if kong is not None:
        return kong
    allowed = [each.tile for each in by_action[Action.DISCARD] if each.tile is not None]
    if Action.RIICHI in by_action and draw.chance(_RIICHI):
        return _best_riichi(view, by_action[Action.RIICHI])
    if skill is Skill.BEGINNER and draw.chance(_CARELESS):
        return Move(view.own.wind, Action.DISCARD, draw.pick(allowed))
    safe = _safe_tiles(view, player, allowed) if skill is Skill.STEADY else ()
    kinds = [each.index for each in safe or allowed]
    return Move(view.own.wind, Action.DISCARD, TILES[player.discard_of(kinds, draw)])


def _kong(player: Player, by_action: dict[Action, list[Move]], draw: Draw) -> Move | None:
    added = by_action.get(Action.ADDED_KONG, ())
    if added and draw.chance(_KONG):
        return added[0]
    wanted = player.kong_kind()
    for each in by_action.get(Action.CONCEALED_KONG, ()):
        if each.tile is not None and each.tile.index == wanted and draw.chance(_KONG):
            return each
    return None


def _best_riichi(view: TableView, moves: Sequence[Move]) -> Move:
    """The discard after which most of the tiles that win are unseen."""

    def hope(move: Move) -> int:
        assert move.tile is not None
        waits = view.own.giving((move.tile,)).waits(view.rules.shapes)
        return sum(view.unseen(each) for each in waits)

    return max(moves, key=hope)


def _claimed(view: TableView, by_action: dict[Action, list[Move]], draw: Draw) -> Move:
    """A kong or pung, then a chow, where the hand gains by it."""
    offered = view.offered
    assert offered is not None
    player = _player(view, draw)
    if Action.PUNG in by_action and player.wants_pung(offered.index, draw):
        return by_action.get(Action.KONG, by_action[Action.PUNG])[0]
    if Action.CHOW in by_action:
        low = player.chow_to_claim(offered.index, draw)
        for each in by_action[Action.CHOW]:
            if each.tile is not None and each.tile.index == low:
                return each
    return by_action[Action.PASS][0]


def _safe_tiles(view: TableView, player: Player, allowed: Sequence[Tile]) -> tuple[Tile, ...]:
    """Tiles to throw where another is near a win and the own hand is not; else none.

    What all who are near one threw themselves: under Rengo they may not win on it (63), elsewhere it is
    the likelier to pass. Without one, what no other can hold.
    """
    if tiles_value(player.counts) + SET_VALUE * len(player.melds) >= _FAR_FROM_WINNING:
        return ()
    others = [each for each in view.seats if each.wind is not view.own.wind]
    dangerous = [each for each in others if _is_dangerous(each)]
    if not dangerous:
        return ()
    safe = tuple(each for each in allowed if all(_is_safe(each, seat) for seat in dangerous))
    return safe or tuple(each for each in allowed if each.index < KINDS and view.unseen(each) == 0)


def _is_dangerous(seat: PublicSeat) -> bool:
    if seat.riichi is not Riichi.NONE:
        return True
    return len(seat.floor) >= _WATCHFUL_FROM and len(seat.melds) >= 2


def _is_safe(tile: Tile, seat: PublicSeat) -> bool:
    return any(each.tile == tile for each in seat.floor)
