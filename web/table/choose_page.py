"""Beginning a deal, and the deals that one has played."""

from dataclasses import dataclass

from flask import Blueprint, abort, redirect, render_template, request, url_for
from werkzeug.wrappers import Response

from quizzes.deal.opponent import PlayingStrength
from school.progress.deals import DealChoices, DealMode, begin_deal, recent_deals
from school.progress.models import PlayedDeal
from scoring import RuleSet, Wind
from scoring.play import EndingKind
from web import request_context
from web.clock import now
from web.components.dates import short_day
from web.table.claim_time import claim_seconds
from web.visitors.current_visitor import expected_guest_id, reset_visitor, row_for_guest, visitor
from wording import Translator, rules_badge, seat_name

blueprint = Blueprint("deals", __name__)


@dataclass(frozen=True, slots=True)
class PlayedDealView:
    """A deal in the list: where it is, when it was begun, how it stands."""

    href: str
    begun: str
    state: str
    is_over: bool


@blueprint.get("/<rules:rules>/table")
def page(rules: RuleSet) -> str:
    """How to play, two buttons to begin, and the deals so far."""
    expected_guest_id()
    t = request_context.translator()
    return render_template(
        "table/choose.html",
        rules=rules_badge(rules.id, t),
        deals=tuple(deal_view(each, t) for each in _deals_of_visitor(rules)),
        action=url_for("deals.begin", rules=rules),
        claim_seconds=claim_seconds(rules),
    )


@blueprint.post("/<rules:rules>/table")
def begin(rules: RuleSet) -> Response:
    """Begin a deal as it was chosen."""
    try:
        choices = DealChoices(
            PlayingStrength(request.form.get("skill", "")),
            DealMode(request.form.get("mode", DealMode.PRACTICE)),
            request.form.get("timed") == "1" and claim_seconds(rules) > 0,
        )
    except ValueError:
        abort(400)
    at = now()
    with request_context.writing() as writing:
        learner = row_for_guest(writing, expected_guest_id(), at)
        public_id = begin_deal(writing, learner, rules, choices, at).public_id
    reset_visitor()
    return redirect(url_for("deal.page", public_id=public_id), 303)


def _deals_of_visitor(rules: RuleSet) -> tuple[PlayedDeal, ...]:
    who = visitor()
    if who.id is None or not who.stored:
        return ()
    return tuple(recent_deals(request_context.reading(), who.id, rules.id))


def deal_view(deal: PlayedDeal, t: Translator) -> PlayedDealView:
    """A deal as the list shows it."""
    return PlayedDealView(
        url_for("deal.page", public_id=deal.public_id),
        short_day(deal.begun_at, t),
        _state_text(deal, t),
        deal.ending is not None,
    )


def _state_text(deal: PlayedDeal, t: Translator) -> str:
    if deal.ending is None:
        return t.gettext("Not finished")
    if deal.ending == EndingKind.FOUL:
        return t.gettext("Ended by a call")
    if deal.ending == EndingKind.DRAWN or deal.winner is None:
        return t.gettext("No winner")
    if deal.winner == deal.seat:
        return t.gettext("You won")
    return t.gettext("%(seat)s won", seat=seat_name(Wind(deal.winner), t))
