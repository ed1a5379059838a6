"""What a player of the program does at a table, knowing what a player may know and no more."""

from collections.abc import Mapping, Sequence
from enum import StrEnum
from typing import Final

from quizzes.deal.aims import choose_plan
from quizzes.deal.defence import safest_tiles
from quizzes.deal.player import Player
from quizzes.deal.waiting import may_declare, waiting_hope
from quizzes.deal.worth import SET_VALUE, tiles_value
from quizzes.hands.draw import Draw
from quizzes.systems import profile_of
from scoring import Riichi
from scoring.counts import UNITS, packed_tiles
from scoring.play import Action, Move, Stage, TableView
from scoring.tiles import TILES, Tile

_KONG: Final = 0.7  # so often a kong is made that could be made
_RIICHI: Final = 0.75  # so often one declares it who may
_CARELESS: Final = 0.12  # so often a beginner discards any tile
_HOPE: Final = 300  # worth of tiles from which on one thinks of the wait, not of defence
_STAYS_CLOSED: Final = 0.5  # so often a hand that could declare riichi lets a claim go


class PlayingStrength(StrEnum):
    """How well the program plays. A beginner takes no care of others and discards carelessly."""

    BEGINNER = "beginner"
    STEADY = "steady"


def chosen(view: TableView, draw: Draw, skill: PlayingStrength = PlayingStrength.STEADY) -> Move:
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


def _player(view: TableView, unseen: Mapping[Tile, int], draw: Draw) -> Player:
    """The seat as one who weighs tiles sees it."""
    own = view.own
    player = Player(own.wind, view.round_wind, view.rules)
    player.counts = packed_tiles(own.standing)
    player.melds = list(own.melds)
    player.draws = own.draws
    player.riichi = own.riichi is not Riichi.NONE
    gone = sum(UNITS[each.index] for each, left in unseen.items() if not left)
    player.plan = choose_plan(player.counts, player.melds, gone, profile_of(view.rules).plans, draw)
    return player


def _in_turn(
    view: TableView, by_action: dict[Action, list[Move]], draw: Draw, skill: PlayingStrength
) -> Move:
    unseen = view.unseen()
    player = _player(view, unseen, draw)
    kong = _kong(player, by_action, draw)
    if kong is not None:
        return kong
    allowed = [each.tile for each in by_action[Action.DISCARD] if each.tile is not None]
    if Action.RIICHI in by_action and draw.chance(_RIICHI):
        return _best_riichi(view, by_action[Action.RIICHI], unseen)
    wind = view.own.wind
    if skill is PlayingStrength.BEGINNER:
        return Move(wind, Action.DISCARD, _careless(player, allowed, draw))
    return Move(wind, Action.DISCARD, _careful(view, player, allowed, unseen, draw))


def _careless(player: Player, allowed: Sequence[Tile], draw: Draw) -> Tile:
    if draw.chance(_CARELESS):
        return draw.pick(allowed)
    return TILES[player.discard_of([each.index for each in allowed], draw)]


def _careful(
    view: TableView,
    player: Player,
    allowed: Sequence[Tile],
    unseen: Mapping[Tile, int],
    draw: Draw,
) -> Tile:
    """Wait where some tile would win, defend where hope is small, else build on."""
    worth = tiles_value(player.counts) + SET_VALUE * len(player.melds)
    if worth >= _HOPE or not player.plan.sets:
        hopes = {each: waiting_hope(view, each, unseen) for each in allowed}
        most = max(hopes.values())
        if most:
            return next(each for each in allowed if hopes[each] == most)
    safe = safest_tiles(view, allowed, unseen) if worth < _HOPE else ()
    return TILES[player.discard_of([each.index for each in safe or allowed], draw)]


def _kong(player: Player, by_action: dict[Action, list[Move]], draw: Draw) -> Move | None:
    added = by_action.get(Action.ADDED_KONG, ())
    if added and draw.chance(_KONG):
        return added[0]
    wanted = player.kong_kind()
    for each in by_action.get(Action.CONCEALED_KONG, ()):
        if each.tile is not None and each.tile.index == wanted and draw.chance(_KONG):
            return each
    return None


def _best_riichi(view: TableView, moves: Sequence[Move], unseen: Mapping[Tile, int]) -> Move:
    """The discard after which most of the tiles that win are unseen."""

    def hope(move: Move) -> float:
        assert move.tile is not None
        return waiting_hope(view, move.tile, unseen)

    return max(moves, key=hope)


def _claimed(view: TableView, by_action: dict[Action, list[Move]], draw: Draw) -> Move:
    """A kong or pung, then a chow, where the hand gains by it."""
    offered = view.offered
    assert offered is not None
    if may_declare(view) and draw.chance(_STAYS_CLOSED):
        return by_action[Action.PASS][0]
    player = _player(view, view.unseen(), draw)
    if Action.PUNG in by_action and player.wants_pung(offered.index, draw):
        return by_action.get(Action.KONG, by_action[Action.PUNG])[0]
    if Action.CHOW in by_action:
        low = player.chow_to_claim(offered.index, draw)
        for each in by_action[Action.CHOW]:
            if each.tile is not None and each.tile.index == low:
                return each
    return by_action[Action.PASS][0]
