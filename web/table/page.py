"""A deal at the table: what one sees, the moves one has, and how it ended."""

import uuid
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from typing import Final

from flask import Blueprint, abort, redirect, render_template, request, url_for
from werkzeug.wrappers import Response

from quizzes.typed.score_request import query_of
from school.progress.deals import find_deal, make_move, states_of
from school.progress.models import PlayedDeal
from scoring import Hand, RuleSet, Tile, Wind, rule_set
from scoring.play import (
    Action,
    Ending,
    Move,
    MoveRefused,
    Stage,
    TableState,
    TableView,
    read_moves,
    view_of,
)
from scoring.play.moves import UnreadableMoves
from scoring.play.state import EventKind
from web import request_context
from web.bank.offer import own_question_href
from web.clock import now
from web.components.hand import HandView, MeldView, hand_view, meld_view
from web.components.links import Link
from web.components.table_picture import TablePicture, table_picture
from web.table.claim_time import claim_seconds
from web.table.count_page import announcement_in, count_href
from web.table.notes import TableNote, table_notes
from web.table.own_deal import choices_again, own_deal, table_translator
from web.table.tile_calls import TileCalls, names_a_tile, tile_calls
from web.visitors.current_visitor import expected_guest_id, row_for_guest
from wording import Translator, kind_name, rules_badge, seat_name, tile_label
from wording.play import (
    NOBODY,
    ending_text,
    happened_text,
    move_label,
    refusal_text,
    view_text,
)

MOST_TOLD: Final = 6  # sentences of what happened since the learner's last move

blueprint = Blueprint("deal", __name__, url_prefix="/table")


@dataclass(frozen=True, slots=True)
class StandingTile:
    """A tile of one's own hand; `move` is what pressing it sends, empty where it does nothing."""

    code: str
    label: str
    move: str
    is_drawn: bool


@dataclass(frozen=True, slots=True)
class MoveButton:
    """A move beside the discards."""

    move: str
    label: str
    is_win: bool


@dataclass(frozen=True, slots=True)
class DealEnd:
    """How it ended: the winning hand and whose, where it is counted, and where its worth is told.

    `count` is empty where nobody won. There are no other links before it was counted.
    """

    hand: HandView | None = None
    count: Link | None = None
    is_counted: bool = False
    links: tuple[Link, ...] = ()
    is_own_win: bool = False


@dataclass(frozen=True, slots=True)
class WinCount:
    """Where the hand that won is counted, and whether it was."""

    href: str
    is_done: bool


@dataclass(frozen=True, slots=True)
class DealPage:
    """The table of a learner. `heading` says what to do now, `told` what happened meanwhile.

    `tile_calls` are kongs and riichi where every call is offered. `seconds` is the time for a claim, 0 without a clock.
    """

    heading: str
    picture: TablePicture
    standing: tuple[StandingTile, ...]
    melds: tuple[MeldView, ...]
    flowers: tuple[str, ...]
    buttons: tuple[MoveButton, ...]
    tile_calls: tuple[TileCalls, ...]
    told: tuple[str, ...]
    words: tuple[str, ...]
    played: int
    notes: tuple[TableNote, ...] = ()
    seconds: int = 0
    end: DealEnd | None = None
    error: str = ""


@blueprint.get("/<uuid:public_id>")
def page(public_id: uuid.UUID) -> str:
    """The table now."""
    deal = own_deal(public_id)
    return _shown(deal, states_of(deal))


@blueprint.post("/<uuid:public_id>")
def move(public_id: uuid.UUID) -> Response | tuple[str, int]:
    """Make a move. One from a page of an earlier moment counts for nothing, nor one sent twice."""
    own_deal(public_id)
    here = url_for("deal.page", public_id=public_id)
    sent = _sent_move(request.form.get("move", ""))
    with request_context.writing() as writing:
        learner = row_for_guest(writing, expected_guest_id(), now())
        deal = find_deal(writing, learner.id, public_id, locked=True)
        if deal is None:
            abort(404)
        if sent is None or sent.seat.value != deal.seat:
            abort(400)
        states = states_of(deal)
        if request.form.get("played") != str(len(states[-1].moves)):
            return redirect(here, 303)
        try:
            make_move(deal, states[-1], sent, now())
        except MoveRefused as refusal:
            t = table_translator(rule_set(deal.rules))
            return _shown(deal, states, refusal_text(refusal.why, t)), 422
    return redirect(here, 303)


def _sent_move(text: str) -> Move | None:
    try:
        moves = read_moves(text)
    except UnreadableMoves:
        return None
    return moves[0] if len(moves) == 1 else None


def _shown(deal: PlayedDeal, states: Sequence[TableState], error: str = "") -> str:
    rules = rule_set(deal.rules)
    t = table_translator(rules)
    view = deal_page(states, Wind(deal.seat), t, error, _counting(deal, states[-1]))
    if deal.timed and states[-1].stage is Stage.CLAIMS:
        view = replace(view, seconds=claim_seconds(rules))
    return render_template(
        "table/deal.html",
        rules=rules_badge(rules.id, t),
        view=view,
        action=url_for("deal.move", public_id=deal.public_id),
        begin_action=url_for("deals.begin", rules=rules),
        plans_href="" if deal.ending else url_for("deal_plans.page", public_id=deal.public_id),
        again=choices_again(deal),
        back_href=url_for("deal_back.page", public_id=deal.public_id),
        all_href=url_for("deals.page", rules=rules),
    )


def _counting(deal: PlayedDeal, state: TableState) -> WinCount | None:
    asked = announcement_in(deal, state.ending.score if state.ending else None)
    return WinCount(count_href(deal), bool(asked.answers)) if asked else None


def deal_page(
    states: Sequence[TableState],
    own: Wind,
    t: Translator,
    error: str = "",
    counting: WinCount | None = None,
) -> DealPage:
    """The table as that seat sees it after all those states; `counting` is that of the hand that won."""
    state = states[-1]
    view, opened = view_of(state, own), _opened(state)
    return DealPage(
        heading=_heading(view, state, t),
        picture=table_picture(view, t, opened),
        standing=tuple(_standing(view, t)),
        melds=tuple(meld_view(each, own, state.rules.id) for each in view.own.melds),
        flowers=tuple(str(each) for each in view.own.flowers),
        buttons=tuple(_buttons(view, t, is_strict=state.strict is own)),
        tile_calls=tile_calls(view.options, t) if state.strict is own else (),
        told=_since_own_move(states, own, t),
        words=view_text(view, t, opened),
        played=len(state.moves),
        notes=table_notes(state, own, t),
        end=_end(state.ending, own, state.rules, t, counting) if state.ending else None,
        error=error,
    )


def _opened(state: TableState) -> Mapping[Wind, tuple[Tile, ...]]:
    """Every hand lies open once the deal is over."""
    if state.ending is None:
        return NOBODY
    return state.hands


def _heading(view: TableView, state: TableState, t: Translator) -> str:
    """What to do now."""
    if state.ending is not None:
        return ending_text(state.ending, t)
    if view.stage is Stage.TURN:
        return t.gettext("Your turn: discard a tile")
    if view.offered is None:
        return t.gettext("You drew a flower that wins")
    seat, tile = seat_name(view.turn, t), tile_label(view.offered, t)
    if view.stage is Stage.ROBBING:
        kind = kind_name(view.offered, t)
        return t.gettext("%(seat)s makes a kong of %(tile)s: rob it?", seat=seat, tile=kind)
    return t.gettext("%(seat)s discarded %(tile)s: call it?", seat=seat, tile=tile)


def _standing(view: TableView, t: Translator) -> list[StandingTile]:
    """One's own tiles in order, the one just drawn at the end."""
    discards = {each.tile: each for each in view.options if each.action is Action.DISCARD}
    tiles = list(view.own.before_drawing())
    drawn = view.own.drawn
    shown = [(each, False) for each in tiles]
    if drawn is not None and not drawn.is_flower:
        shown.append((drawn, True))
    return [
        StandingTile(
            str(tile),
            tile_label(tile, t),
            str(discards[tile]) if tile in discards else "",
            is_drawn,
        )
        for tile, is_drawn in shown
    ]


def _buttons(view: TableView, t: Translator, *, is_strict: bool) -> list[MoveButton]:
    """Calls and the like; a win is set off where it is one, and not merely may be called.

    Where every call is offered, those that name a tile stand in rows of their own.
    """
    return [
        MoveButton(
            str(each),
            move_label(each, view.offered, t),
            each.action is Action.WIN and not is_strict,
        )
        for each in view.options
        if each.action is not Action.DISCARD and not (is_strict and names_a_tile(each))
    ]


def _since_own_move(states: Sequence[TableState], own: Wind, t: Translator) -> tuple[str, ...]:
    """What happened since the learner moved last, the learner's own draw at the end."""
    since = max(
        (at for at, each in enumerate(states) if each.moves and each.moves[-1].seat is own),
        default=0,
    )
    happened = (event for state in states[since:] for event in state.happened)
    events = [each for each in happened if each.kind is not EventKind.RULED]  # a note tells it
    texts = happened_text(events, t)
    last = states[-1].happened[-1:] if states[-1].happened else ()
    drew = [
        each
        for each in last
        if each.seat is own and each.kind in (EventKind.DREW, EventKind.REPLACED) and each.tile
    ]
    own_draw = tuple(
        t.gettext("You draw %(tile)s.", tile=tile_label(each.tile, t)) for each in drew if each.tile
    )
    return (*texts[-MOST_TOLD:], *own_draw)


def _end(
    ending: Ending, own: Wind, rules: RuleSet, t: Translator, counting: WinCount | None
) -> DealEnd:
    if ending.score is None:
        return DealEnd()
    hand, is_own = ending.score.hand, ending.winner is own
    is_counted = counting is not None and counting.is_done
    return DealEnd(
        hand_view(hand, rules.id, t),
        _count_link(counting, is_own, t) if counting else None,
        is_counted,
        () if counting and not is_counted else _links(hand, rules, t),
        is_own_win=is_own,
    )


def _count_link(counting: WinCount, is_own: bool, t: Translator) -> Link:
    if counting.is_done:
        return Link(t.gettext("See the count"), counting.href)
    asked = t.gettext("Announce your win") if is_own else t.gettext("Count this hand")
    return Link(asked, counting.href)


def _links(hand: Hand, rules: RuleSet, t: Translator) -> tuple[Link, ...]:
    query = query_of(hand, rules)
    made = own_question_href(query)
    return (
        Link(t.gettext("Show what it is worth"), url_for("scorer.page", **query)),
        Link(t.gettext("Under every rule set"), url_for("compare.page", **query)),
        *([Link(t.gettext("Create questions about it for my students"), made)] if made else []),
    )
