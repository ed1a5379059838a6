"""Looking back at a deal that is over: every hand open, a move at a time."""

import uuid
from collections.abc import Sequence
from dataclasses import dataclass, replace

from flask import Blueprint, abort, redirect, render_template, request, url_for
from werkzeug.wrappers import Response

from school.progress.deals import find_deal, moments_of, states_of
from school.progress.let_go import note_moments
from school.progress.models import PlayedDeal
from scoring import Wind, rule_set
from scoring.looking_back import Moment, own_turn, passed
from scoring.play import TableState, view_of
from web import request_context
from web.bank.offer import own_question_href
from web.clock import now
from web.components.hand import MeldView, meld_view
from web.components.table_picture import TablePicture, table_picture
from web.learn.lesson_drill import fans_drill_href
from web.table.count_page import awaits_count, count_href
from web.table.moments_view import moment_view
from web.table.own_deal import own_deal, table_translator
from web.table.plans_link import own_tiles_query, plans_href
from web.table.reach import ReachView, reach_view
from web.visitors.request_limits import MOMENTS, count_request
from wording import Translator, rules_badge
from wording.play import happened_text, view_text

blueprint = Blueprint("deal_back", __name__, url_prefix="/table")


@dataclass(frozen=True, slots=True)
class LookBackView:
    """The table after so many moves, and what led there; hrefs are empty at either end.

    `reach` is what was within reach where the learner discards next, or lets a tile go;
    `all_plans_href` leads to all that is to be said of it, `keep_href` to a teacher's questions about it.
    """

    number: int
    most: int
    picture: TablePicture
    standing: tuple[str, ...]
    drawn: str
    melds: tuple[MeldView, ...]
    flowers: tuple[str, ...]
    told: tuple[str, ...]
    words: tuple[str, ...]
    before_href: str
    next_href: str
    reach: ReachView | None = None
    all_plans_href: str = ""
    keep_href: str = ""


@blueprint.get("/<uuid:public_id>/back")
def page(public_id: uuid.UUID) -> str:
    """The table after the move of that number, the first where none is named."""
    deal = _finished_deal(public_id)
    states = states_of(deal)
    number = request.args.get("at", "0")
    at = int(number) if number.isascii() and number.isdecimal() and len(number) < 4 else 0
    rules = rule_set(deal.rules)
    t = table_translator(rules)
    at = min(at, len(states) - 1)
    view = look_back(states, at, Wind(deal.seat), public_id, t)
    waits = awaits_count(deal, states[-1])
    return render_template(
        "table/back.html",
        rules=rules_badge(rules.id, t),
        view=replace(view, reach=None) if waits else view,
        count_href=count_href(deal) if waits else "",
        moments_href=url_for("deal_back.moments", public_id=public_id),
        deal_href=url_for("deal.page", public_id=public_id),
    )


@blueprint.get("/<uuid:public_id>/back/moments")
def moments(public_id: uuid.UUID) -> str | Response:
    """The moments that mattered most, on a page of their own for they take a while to work out.

    That they were told is noted once: what was let go then comes back on the guided path.
    """
    deal = _finished_deal(public_id)
    rules = rule_set(deal.rules)
    t = table_translator(rules)
    if awaits_count(deal, states_of(deal)[-1]):
        return redirect(count_href(deal), 303)
    count_request(MOMENTS)
    found = moments_of(deal)
    if deal.looked_back_at is None:
        _note(deal, found)
    return render_template(
        "table/moments.html",
        rules=rules_badge(rules.id, t),
        moments=tuple(moment_view(each, rules, _step_href(deal, each.at), t) for each in found),
        practice_href=fans_drill_href(rules, list(dict.fromkeys(each.fan.id for each in found))),
        back_href=url_for("deal_back.page", public_id=public_id),
    )


def _note(deal: PlayedDeal, found: Sequence[Moment]) -> None:
    with request_context.writing() as writing:
        held = find_deal(writing, deal.learner_id, deal.public_id, locked=True)
        if held is not None:
            note_moments(held, found, now())


def _step_href(deal: PlayedDeal, at: int) -> str:
    return url_for("deal_back.page", public_id=deal.public_id, at=at, _anchor="reach")


def _finished_deal(public_id: uuid.UUID) -> PlayedDeal:
    deal = own_deal(public_id)
    if deal.ending is None:
        abort(404)
    return deal


def look_back(
    states: tuple[TableState, ...], at: int, own: Wind, public_id: uuid.UUID, t: Translator
) -> LookBackView:
    """The state of that number as the learner's seat, with every hand open."""
    state, last = states[at], len(states) - 1
    seat, view = state.seat(own), view_of(state, own)
    turn = own_turn(states, at, own)
    answer = turn.answer if turn else passed(states, at, own)
    opened = state.hands
    drawn = seat.drawn if seat.drawn and not seat.drawn.is_flower else None

    def href(number: int) -> str:
        return url_for("deal_back.page", public_id=public_id, at=number)

    return LookBackView(
        at,
        last,
        table_picture(view, t, opened),
        tuple(str(each) for each in seat.before_drawing()),
        str(drawn) if drawn else "",
        tuple(meld_view(each, own, state.rules.id) for each in seat.melds),
        tuple(str(each) for each in seat.flowers),
        happened_text(state.happened, t),
        view_text(view, t, opened),
        href(at - 1) if at else "",
        href(at + 1) if at < last else "",
        reach_view(answer, t, turn) if answer else None,
        plans_href(view) if turn else "",
        own_question_href(query) if turn and (query := own_tiles_query(view)) else "",
    )
