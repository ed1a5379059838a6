"""What players do under the rules of the league beside calling a win (Rengo 68, 70, 73)."""

from typing import Final

from quizzes.desk.deed import DecidingLook, DeedMoment, DeedRow, DisputedMatter
from quizzes.desk.moments import (
    any_player,
    drawing,
    drawing_wrongly,
    laying_a_kong,
    laying_a_set,
    on_offer,
    tile_number,
    with_a_pair,
)
from quizzes.desk.rengo_draws import riichi_at_a_draw, tenpai_at_a_draw
from quizzes.desk.tables import DealCourse
from quizzes.hands.draw import Draw
from quizzes.message import Value
from scoring import WINDS, Riichi
from scoring.play import Stage
from scoring.rengo.table.fouls import RengoFoul
from wording import N_

F = RengoFoul


def may_declare_riichi(deal: DealCourse, draw: Draw, is_so: bool) -> DeedMoment | None:
    """A player with a closed hand who has just drawn and has not declared riichi."""
    found = drawing_wrongly(deal, draw, is_so)
    if found is None:
        return None
    seat = found.state.seat(found.seat)
    is_free = seat.is_concealed and seat.riichi is Riichi.NONE
    return found if is_free else None


def after_a_ron(deal: DealCourse, draw: Draw, is_so: bool) -> DeedMoment | None:
    """The winner on a discard, when the hand is being looked at; the discarder complains, who pays."""
    state = deal.before_win
    if state.stage is not Stage.CLAIMS or state.offered is None:
        return None
    values: dict[str, Value] = {"tile": state.offered, "left": state.turn}
    return DeedMoment(state, deal.winner, values, is_kept=False)


def on_anothers_discard(deal: DealCourse, draw: Draw, is_so: bool) -> DeedMoment | None:
    """A player before whom another's discard lies, and that other, who complains."""
    states = on_offer(deal)
    if not states:
        return None
    state = draw.pick(states)
    seat = draw.pick([each for each in WINDS if each is not state.turn])
    return DeedMoment(state, seat, {"left": state.turn})


def beside_another(deal: DealCourse, draw: Draw, is_so: bool) -> DeedMoment | None:
    """Any player, and another who sits beside, into whose hand one can look."""
    states = on_offer(deal)
    if not states:
        return None
    seat = draw.pick(WINDS)
    return DeedMoment(draw.pick(states), seat, {"other": seat.after(draw.pick((1, 3)))})


RENGO_DEEDS: Final = (
    DeedRow(
        F.HAND_MUDDLED_BEFORE_CHECK.value,
        N_(
            "%(seat)s mixed up the open hand before the others had checked it, and nobody can tell whether it won."
        ),
        N_("%(seat)s mixed up the open hand after all had checked it."),
        N_("“I could not check %(seat)s's hand.”"),
        N_("“You had all looked at it.”"),
        DecidingLook.SAW,
        after_a_ron,
        matter=DisputedMatter.WIN,
        undisputed=N_(
            "%(seat)s has called “ron” on %(tile)s, discarded by %(left)s, and opened the hand."
        ),
        is_after=True,
    ),
    DeedRow(
        F.PLAY_MADE_IMPOSSIBLE.value,
        N_("%(seat)s knocked the wall down; it cannot be set up again."),
        N_("%(seat)s pushed against the wall; every tile can be put back in its place."),
        N_("“%(seat)s upset the wall. We cannot go on.”"),
        N_("“It can all be put right.”"),
        DecidingLook.WALL,
        any_player(),
    ),
    DeedRow(
        F.RIICHI_WITHOUT_TENPAI.value,
        N_("At the exhaustive draw %(seat)s's riichi hand was not tenpai."),
        N_("At the exhaustive draw %(seat)s's riichi hand was tenpai."),
        N_("“%(seat)s declared riichi without tenpai.”"),
        N_("“I was tenpai.”"),
        DecidingLook.OPEN,
        riichi_at_a_draw,
        opens=True,
        undisputed=N_("Nobody has won, and there are no more tiles to draw."),
        matter=DisputedMatter.RIICHI,
    ),
    DeedRow(
        F.RIICHI_HAND_NOT_SHOWN.value,
        N_("At the exhaustive draw %(seat)s, who had declared riichi, did not show the hand."),
        N_(
            "At the exhaustive draw %(seat)s, who had declared riichi, showed the hand and then closed it."
        ),
        N_("“I have not seen %(seat)s's riichi hand.”"),
        N_("“That was not necessary.”"),
        DecidingLook.SAW,
        tenpai_at_a_draw,
        first_level=2,
        undisputed=N_("Nobody has won, and there are no more tiles to draw."),
        matter=DisputedMatter.RIICHI,
    ),
    DeedRow(
        F.DEAD_HAND_ACTED.value,
        N_("%(seat)s's hand had been declared dead before the pon."),
        N_("%(seat)s's hand had not been declared dead before the pon."),
        N_("“%(seat)s called pon with a dead hand.”"),
        N_("“There is nothing wrong with my hand.”"),
        DecidingLook.DEAD,
        with_a_pair,
        first_level=2,
        matter=DisputedMatter.CALL,
        undisputed=N_("%(seat)s has called “pon” on %(tile)s, discarded by %(left)s."),
    ),
    DeedRow(
        F.WRONG_NUMBER_OF_TILES.value,
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
        F.EARLY_DRAW.value,
        N_("%(seat)s drew before %(left)s had discarded."),
        N_("%(seat)s drew after %(left)s's discard was down."),
        N_("“%(seat)s drew before I had discarded.”"),
        N_("“Your tile was already down.”"),
        DecidingLook.SAW,
        drawing,
        matter=DisputedMatter.DRAW,
    ),
    DeedRow(
        F.PEEPING.value,
        N_("%(seat)s looked at %(other)s's standing tiles."),
        N_("%(seat)s looked only at %(other)s's discards."),
        N_("“%(seat)s looked at my hand.”"),
        N_("“I looked at the discards.”"),
        DecidingLook.SAW,
        beside_another,
        anywhere=True,
    ),
    DeedRow(
        F.DRAWN_FROM_WRONG_PLACE.value,
        N_("%(seat)s took a tile from the stack after the next one; the next tile is still there."),
        N_("%(seat)s took the next tile of the wall and skipped none."),
        N_("“That was not %(seat)s's tile.”"),
        N_("“I took the next tile.”"),
        DecidingLook.WALL,
        drawing_wrongly,
        matter=DisputedMatter.DRAW,
    ),
    DeedRow(
        F.WRONG_CALL.value,
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
        F.WRONG_CALL.value,
        N_("%(seat)s laid open %(wrong)s as a kan, drew a replacement and discarded."),
        N_("%(seat)s laid open %(right)s as a kan, drew a replacement and discarded."),
        N_("“What %(seat)s laid open is not a set.”"),
        N_("“It is a set. Look again.”"),
        DecidingLook.SET,
        laying_a_kong,
        id="wrong-kan",
        is_after=True,
        matter=DisputedMatter.SET,
        undisputed=N_("%(seat)s claimed %(tile)s, discarded by %(left)s."),
    ),
    DeedRow(
        F.WIN_WITHDRAWN_BEFORE_SHOWING.value,
        N_("%(seat)s called ron and took it back without showing a tile."),
        N_("%(seat)s only sighed, and called nothing."),
        N_("“%(seat)s called ‘ron’.”"),
        N_("“I called nothing.”"),
        DecidingLook.HEARD,
        on_anothers_discard,
        anywhere=True,
        matter=DisputedMatter.CALL,
    ),
    DeedRow(
        F.RIICHI_WITHDRAWN.value,
        N_("%(seat)s declared riichi and took it back before the discard."),
        N_("%(seat)s reached for a riichi stick but declared nothing."),
        N_("“%(seat)s declared riichi.”"),
        N_("“I declared nothing.”"),
        DecidingLook.HEARD,
        may_declare_riichi,
        matter=DisputedMatter.RIICHI,
    ),
)
