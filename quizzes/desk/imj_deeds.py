"""What players do under International Mahjong beside declaring a win (33.4 and 34)."""

from dataclasses import replace
from typing import Final

from quizzes.desk.deed import DecidingLook, DeedMoment, DeedRow, DisputedMatter
from quizzes.desk.imj_bound import BOUND_DISCARD
from quizzes.desk.moments import (
    at_a_win_on_a_discard,
    at_the_win,
    calling_a_chow,
    calling_a_kong,
    calling_a_pung,
    laying_a_kong,
    laying_a_set,
    next_with_a_pair,
    on_offer,
    tile_number,
    with_a_pair,
)
from quizzes.desk.of_imj import declared_id
from quizzes.desk.tables import DealCourse, win_called
from quizzes.hands.draw import Draw
from quizzes.message import TileList, Value
from scoring import WINDS, Score
from scoring.imj.table.false_win import DeclaredHand, WrongCall
from wording import N_

_D, _W = DeclaredHand, WrongCall
_PAIR: Final = 2
_MOST_OVER: Final = 3  # fans by which the agreed lowest rank is out of reach


def possible_pung(deal: DealCourse, draw: Draw, is_so: bool) -> DeedMoment | None:
    """A player who calls a pung with the two tiles for it, or without."""
    return calling_a_pung(deal, draw, not is_so)


def possible_kong(deal: DealCourse, draw: Draw, is_so: bool) -> DeedMoment | None:
    """A player who calls a kong with the three tiles for it, or without."""
    return calling_a_kong(deal, draw, not is_so)


def impossible_pung(deal: DealCourse, draw: Draw, is_so: bool) -> DeedMoment | None:
    """A player who calls a pung without the two tiles, laying a pair of others open for it.

    `since`: the player has discarded after it.
    """
    found = [
        (state, seat, tile)
        for state in on_offer(deal)
        for seat in WINDS
        if seat is not state.turn and state.seat(seat).standing.count(state.offered) < _PAIR
        for tile in sorted(set(state.seat(seat).standing))
        if tile != state.offered and state.seat(seat).standing.count(tile) == _PAIR
    ]
    if not found:
        return None
    state, seat, tile = draw.pick(found)
    assert state.offered is not None
    values: dict[str, Value] = {"tile": state.offered, "left": state.turn, "since": int(not is_so)}
    values["wrong"] = TileList((tile, tile))
    return DeedMoment(state, seat, values, is_kept=False)


def not_complete(deal: DealCourse, draw: Draw, is_so: bool) -> DeedMoment | None:
    """A player whose hand the discard does not complete."""
    found = [
        (state, seat)
        for state in on_offer(deal)
        for seat in WINDS
        if seat is not state.turn
        and state.offered not in state.seat(seat).waits(state.rules.shapes)
    ]
    if not found:
        return None
    state, seat = draw.pick(found)
    values: dict[str, Value] = {"left": state.turn}
    if state.offered is not None:
        values["tile"] = state.offered
    return DeedMoment(state, seat, values, is_kept=False)


def wrong_number_of_tiles(deal: DealCourse, draw: Draw, is_so: bool) -> DeedMoment | None:
    """Who declares a win on a discard with a tile too many or too few, or with a winning hand."""
    found = tile_number(deal, draw, True) if is_so else at_a_win_on_a_discard(deal, draw, is_so)
    if found is None or found.state.offered is None:
        return None
    seat = found.state.seat(found.seat)
    values: dict[str, Value] = {
        "tile": found.state.offered,
        "left": found.state.turn,
        "number": len(seat.standing),
        "melds": len(seat.melds),
    }
    return replace(found, values=values, is_kept=False)


def below_or_above(deal: DealCourse, draw: Draw, is_so: bool) -> DeedMoment | None:
    """A winning hand, and an agreed lowest rank that it does not reach, or does."""
    found = at_the_win(deal, draw, is_so)
    called = win_called(deal.before_win, deal.winner, deal.rules)
    if found is None or not isinstance(called, Score) or called.total < 2:
        return None
    total = int(called.total)
    lowest = total + 1 + draw.below(_MOST_OVER) if is_so else total - draw.below(2)
    return replace(found, values={**found.values, "lowest": lowest, "number": total})


def next_wins(deal: DealCourse, draw: Draw, is_so: bool) -> DeedMoment | None:
    """A player who wins on the discard of the player before, whose turn to draw it would be."""
    if deal.before_win.turn.after(1) is not deal.winner:
        return None
    return at_a_win_on_a_discard(deal, draw, is_so)


IMJ_DEEDS: Final = (
    BOUND_DISCARD,
    DeedRow(
        _W.POSSIBLE_CALL_NOT_MADE.value,
        N_("%(seat)s called a pung of %(tile)s with two of them in hand."),
        N_("%(seat)s called a pung of %(tile)s without two of them in hand."),
        N_("“%(seat)s called a pung but will not make it.”"),
        N_("“I have changed my mind, which is allowed.”"),
        DecidingLook.HAND,
        possible_pung,
        opposite=_W.IMPOSSIBLE_CALL.value,
        finding=N_("Copies of %(tile)s in %(seat)s's standing tiles: %(number)s."),
        matter=DisputedMatter.CALL,
        names_copies=True,
    ),
    DeedRow(
        _W.IMPOSSIBLE_CALL.value,
        N_("%(seat)s laid %(wrong)s open for it, and has not discarded yet."),
        N_("%(seat)s laid %(wrong)s open for it, took %(tile)s and discarded."),
        N_("“%(seat)s called a pung without the tiles for it.”"),
        N_("“I take it back.”"),
        DecidingLook.SAW,
        impossible_pung,
        opposite=_W.DISPLAYED_TILES_WRONG.value,
        id="noticed",
        is_after=True,
        matter=DisputedMatter.CALL,
        undisputed=N_("%(seat)s has called a pung of %(tile)s, discarded by %(left)s."),
    ),
    DeedRow(
        _W.IMPOSSIBLE_CALL.value,
        N_("%(seat)s called a chow of %(tile)s without two tiles in hand to complete it."),
        N_("%(seat)s called a chow of %(tile)s with two tiles in hand to complete it."),
        N_("“%(seat)s called a chow without the tiles for it.”"),
        N_("“I have two tiles for it.”"),
        DecidingLook.HAND,
        calling_a_chow,
        id="impossible-chow",
        matter=DisputedMatter.CALL,
    ),
    DeedRow(
        _W.POSSIBLE_CALL_NOT_MADE.value,
        N_("%(seat)s called a kong of %(tile)s with three of them in hand."),
        N_("%(seat)s called a kong of %(tile)s without three of them in hand."),
        N_("“%(seat)s called a kong but will not make it.”"),
        N_("“I have changed my mind, which is allowed.”"),
        DecidingLook.HAND,
        possible_kong,
        opposite=_W.IMPOSSIBLE_CALL.value,
        finding=N_("Copies of %(tile)s in %(seat)s's standing tiles: %(number)s."),
        id="kong-not-made",
        matter=DisputedMatter.CALL,
        names_copies=True,
    ),
    DeedRow(
        _W.DISPLAYED_TILES_WRONG.value,
        N_("%(seat)s laid open %(wrong)s as a kong, drew a replacement and discarded."),
        N_("%(seat)s laid open %(right)s as a kong, drew a replacement and discarded."),
        N_("“What %(seat)s laid open is not a set.”"),
        N_("“It is a set. Look again.”"),
        DecidingLook.SET,
        laying_a_kong,
        id="wrong-kong",
        is_after=True,
        matter=DisputedMatter.SET,
        undisputed=N_("%(seat)s claimed %(tile)s, discarded by %(left)s."),
    ),
    DeedRow(
        _W.TILES_SHOWN_FOR_A_POSSIBLE_SET.value,
        N_("%(seat)s showed two tiles that make a set with %(tile)s."),
        N_("%(seat)s showed only one tile."),
        N_("“%(seat)s showed the tiles for it and now will not take it.”"),
        N_("“I had not said anything.”"),
        DecidingLook.SAW,
        with_a_pair,
        matter=DisputedMatter.CALL,
    ),
    DeedRow(
        _W.WALL_TOUCHED.value,
        N_("%(seat)s touched the head of the wall and then called a pung."),
        N_("%(seat)s called a pung and then touched the head of the wall."),
        N_("“%(seat)s was about to draw and then called a pung.”"),
        N_("“I called before I moved.”"),
        DecidingLook.SAW,
        next_with_a_pair,
        matter=DisputedMatter.CALL,
    ),
    DeedRow(
        _W.DISPLAYED_TILES_WRONG.value,
        N_("%(seat)s laid open %(wrong)s, then discarded."),
        N_("%(seat)s laid open %(right)s, then discarded."),
        N_("“What %(seat)s laid open is not a set.”"),
        N_("“It is a set. Look again.”"),
        DecidingLook.SET,
        laying_a_set,
        is_after=True,
        matter=DisputedMatter.SET,
        undisputed=N_("%(seat)s claimed %(tile)s, discarded by %(left)s."),
    ),
    DeedRow(
        _W.WRONG_NUMBER_OF_TILES.value,
        N_("%(seat)s has too many or too few tiles."),
        N_("%(seat)s has the right number of tiles."),
        N_("“%(seat)s has the wrong number of tiles.”"),
        N_("“I have as many as I should.”"),
        DecidingLook.TILES,
        tile_number,
        finding=N_("%(seat)s's standing tiles: %(number)s; sets on the table: %(melds)s."),
        matter=DisputedMatter.TILES,
    ),
    DeedRow(
        declared_id(_D.WITHDRAWN_BEFORE_ALL_WAS_SHOWN),
        N_("%(seat)s declared a win and took it back before showing the whole hand."),
        N_(
            "%(seat)s declared a win, showed the whole hand, and only then took it back "
            "and stood the tiles up."
        ),
        N_("“%(seat)s declared a win without a winning hand.”"),
        N_("“I have taken it back.”"),
        DecidingLook.SAW,
        not_complete,
        opposite=declared_id(_D.NO_WINNING_SHAPE),
        matter=DisputedMatter.WIN,
        undisputed=N_("%(seat)s has declared a win on %(tile)s, discarded by %(left)s."),
    ),
    DeedRow(
        declared_id(_D.ALL_SHOWN_WITHOUT_A_WORD),
        N_(
            "%(seat)s showed the whole hand, which does not win, said nothing and stood the "
            "tiles up again."
        ),
        N_("%(seat)s showed only one tile, said nothing and stood it up again."),
        N_("“%(seat)s showed the whole hand.”"),
        N_("“I declared nothing.”"),
        DecidingLook.SAW,
        not_complete,
        matter=DisputedMatter.TILES,
    ),
    DeedRow(
        declared_id(_D.WRONG_NUMBER_OF_TILES),
        N_("%(seat)s declared a win with the wrong number of tiles."),
        N_("%(seat)s declared a win with the right number of tiles."),
        N_("“%(seat)s has the wrong number of tiles.”"),
        N_("“I have as many as I should.”"),
        DecidingLook.TILES,
        wrong_number_of_tiles,
        opens=True,
        first_level=2,
        finding=N_("%(seat)s's standing tiles: %(number)s; sets on the table: %(melds)s."),
        matter=DisputedMatter.WIN,
        undisputed=N_(
            "%(seat)s has declared a win on %(tile)s, discarded by %(left)s, and opened the hand."
        ),
    ),
    DeedRow(
        declared_id(_D.BELOW_THE_AGREED_LOWEST_RANK),
        N_("%(seat)s's hand does not reach the agreed lowest rank."),
        N_("%(seat)s's hand reaches the agreed lowest rank."),
        N_("“That hand is worth too little.”"),
        N_("“It is worth enough.”"),
        DecidingLook.WORTH,
        below_or_above,
        at_win=True,
        opens=True,
        finding=N_("The hand comes to %(number)s fans."),
        matter=DisputedMatter.WIN,
    ),
    DeedRow(
        declared_id(_D.WINNING_HAND_WITHOUT_PRIORITY),
        N_("%(seat)s touched the head of the wall before declaring the win."),
        N_("%(seat)s declared the win without touching the head of the wall."),
        N_("“%(seat)s was about to draw and then declared a win.”"),
        N_("“I declared it at once.”"),
        DecidingLook.SAW,
        next_wins,
        at_win=True,
        opens=True,
        first_level=2,
        matter=DisputedMatter.WIN,
    ),
)
