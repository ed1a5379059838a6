"""After an answer: its explanation, and the end of a run."""

import uuid

from flask import Blueprint, abort, render_template, request, url_for

from quizzes import given_from_json
from school.progress.history import find_answer
from school.progress.models import Answer, Outcome
from school.progress.tally import Tally
from scoring import rule_set
from web import current
from web.drill import find, so_far
from web.forms.set_up import MOST_FANS
from web.guests import visitor
from web.present.answered import answered_view
from web.present.run_end import run_end_view
from web.questions import graded_again, unseen
from web.rule_sets import speak_of
from web.run import Run, run_of
from web.score_request import query_of

blueprint = Blueprint("explanation", __name__, url_prefix="/drill")

TRAP_LENGTH = 5  # questions of a run on one trap
TRAP_FANS = 3  # fans of it; more would be no trap but a drill


@blueprint.get("/answers/<uuid:public_id>")
def page(public_id: uuid.UUID) -> str:
    """The explanation of an answer, for whoever gave it; nobody else finds it."""
    row = own_answer(public_id)
    if row is None:
        abort(404)
    question, verdict = graded_again(row)
    speak_of(rule_set(question.address.rules))
    known = row.outcome is Outcome.ANSWERED
    run = run_of(question.address, request.args.get("n"))
    view = answered_view(
        question,
        given_from_json(question, row.given) if known else None,
        verdict,
        run,
        so_far(row.question),
        current.translator(),
        fan_href,
    )
    trap_href = again_href(run, unseen(question, verdict)[:TRAP_FANS], TRAP_LENGTH)
    hand, rules = question.hand, rule_set(question.address.rules)
    return render_template(
        "drill/answered.html",
        view=view,
        next_href=run.next_href,
        again_href=trap_href,
        compare_href=url_for("compare.page", **query_of(hand, rules)) if hand else "",
    )


@blueprint.get("/done/<path:address>")
def done(address: str) -> str:
    """How a run went, with each of its answers."""
    _question, run = find(address)
    tally = so_far(str(run.address)) or Tally(())
    rows = [own_answer(mark.public_id) for mark in tally.marks if mark.position <= run.length]
    graded = [(row, *graded_again(row)) for row in rows if row is not None]
    view = run_end_view(
        run,
        tally,
        graded,
        current.translator(),
        fan_href,
        lambda row: url_for("explanation.page", public_id=row.public_id, n=run.length),
    )
    return render_template(
        "drill/done.html",
        view=view,
        again_href=begin_href(run, run.address.fans, run.length),
        missed_href=again_href(run, view.missed_fans[:MOST_FANS], run.length),
        map_href=url_for("map.page"),
    )


def own_answer(public_id: uuid.UUID) -> Answer | None:
    """The answer with this id if whoever asks gave it."""
    who = visitor()
    if who.id is None or not who.stored:
        return None
    with current.database().reading() as reading:
        return find_answer(reading, who.id, public_id)


def fan_href(fan: str) -> str:
    """The page of a fan of the rule set that the page speaks of."""
    return url_for("fans.page", fan=fan)


def begin_href(run: Run, fans: tuple[str, ...], length: int) -> str:
    """Where a fresh run of the same kind and level begins."""
    asked = run.address
    return url_for(
        "drill.begin",
        rules=asked.rules,
        kind=asked.kind.value,
        level=asked.level,
        n=length,
        fan=list(fans),
    )


def again_href(run: Run, fans: tuple[str, ...], length: int) -> str:
    """Where a run on these fans begins; nothing where there is none to drill."""
    return begin_href(run, fans, length) if fans else ""
