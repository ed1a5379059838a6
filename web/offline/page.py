"""Questions to take along: their page, a part of a packet, and the answers handed in later."""

import gzip
from collections.abc import Iterable
from contextlib import suppress
from functools import partial
from typing import Any, Final

from flask import (
    Blueprint,
    Response,
    abort,
    get_template_attribute,
    jsonify,
    render_template,
    request,
    url_for,
)
from werkzeug.datastructures import MultiDict

from quizzes import Kind, QuizError
from quizzes.runs import RunPart, new_run
from school.progress.grading import GradedAnswer
from school.progress.hand_in import hand_in_all
from scoring import RULE_SETS, RuleSet
from web import request_context
from web.clock import now
from web.drills.set_up_form import FIELD_NAMES, read_set_up
from web.offline.owner import owners_of_visitor, packet_owner
from web.offline.packet import (
    PART_LENGTH,
    PARTS,
    TakenQuestion,
    TakenShowing,
    graded,
    packet_token,
    questions_of_part,
    read_packet_token,
)
from web.questions.answer_form import AnswerError
from web.rule_sets import page_rule_set
from web.secret_keys import secret_keys
from web.visitors.current_visitor import expected_guest_id, row_for_guest
from web.visitors.request_limits import PACKETS, count_request

_KEPT_FIELDS: Final = frozenset(FIELD_NAMES) - {"n", "clock"}

blueprint = Blueprint("offline", __name__)
packets = Blueprint("packets", __name__)


@blueprint.get("/offline")
def page() -> str:
    """Where questions are taken along and answered; a script does it, in the browser."""
    kept = [pair for pair in request.args.items(multi=True) if pair[0] in _KEPT_FIELDS]
    rules = request.args.get("rules", "")
    own = rules if rules in RULE_SETS else page_rule_set().id
    query: dict[str, Any] = MultiDict(kept).to_dict(flat=False)
    return render_template(
        "offline/page.html",
        count=PARTS * PART_LENGTH,
        parts=PARTS,
        owners=" ".join(owners_of_visitor()),
        take_href=url_for("packets.part", rules=own, **query),
        send_href=url_for("packets.hand_in"),
        page_href=url_for("offline.page"),
        set_up_href=url_for("drill.set_up", rules=own),
    )


@packets.get("/<rules:rules>/offline/questions")
def part(rules: RuleSet) -> Response:
    """A part of a packet, of fresh questions: no assignment has them."""
    count_request(PACKETS)
    chosen = read_set_up(request.args, rules)
    t = request_context.translator()
    run = new_run(rules.id, chosen.turns(rules), chosen.level, PART_LENGTH)
    href = partial(_fan_href, rules)
    found = questions_of_part(run, t, href)
    if not found:  # none of these kinds is answered by pressing one of a few answers
        run = new_run(rules.id, (RunPart(Kind.FIND),), chosen.level, PART_LENGTH)
        found = questions_of_part(run, t, href)
    owner = packet_owner(expected_guest_id())
    return _packed(
        jsonify(
            owner=owner,
            token=packet_token(secret_keys(), found, now(), owner),
            questions=[_as_json(each) for each in found],
        )
    )


@packets.post("/offline/answers")
def hand_in() -> dict[str, int]:
    """Take answers that were given without a connection; what came before is not stored again.

    Those of somebody else stay in the browser until that one is back.
    """
    at = now()
    packet = read_packet_token(secret_keys(), request.form.get("token", ""), at)
    if packet is None:
        abort(410)
    if packet.owner and packet.owner not in owners_of_visitor():
        abort(409)
    sent = [
        (showing, request.form[f"answer-{number}"])
        for number, showing in enumerate(packet.shown)
        if f"answer-{number}" in request.form
    ]
    if not sent:
        return {"stored": 0}
    answers = _graded(sent)
    if not answers:
        abort(422)
    with request_context.writing() as writing:
        learner = row_for_guest(writing, expected_guest_id(), at)
        stored = hand_in_all(writing, learner, [(each, at) for each in answers])
    return {"stored": len(stored)}


def _packed(response: Response) -> Response:
    """The same by gzip where that is understood: a twelfth of the size."""
    response.vary.add("Accept-Encoding")
    if request.accept_encodings["gzip"] > 0:
        response.set_data(gzip.compress(response.get_data()))
        response.headers["Content-Encoding"] = "gzip"
    return response


def _fan_href(rules: RuleSet, fan: str) -> str:
    return url_for("fans.page", rules=rules, fan=fan)


def _graded(sent: Iterable[tuple[TakenShowing, str]]) -> list[GradedAnswer]:
    """Those of the answers that are one; for the others none of the rest is lost."""
    answers: list[GradedAnswer] = []
    for showing, answer in sent:
        with suppress(AnswerError, QuizError):  # the site may ask a question no longer
            answers.append(graded(showing, answer))
    return answers


def _as_json(question: TakenQuestion) -> dict[str, Any]:
    show = get_template_attribute("offline/_question.html", "taken")
    say = get_template_attribute("offline/_question.html", "said")
    explain = get_template_attribute("offline/_question.html", "explained")
    names = question.view.foreign_names
    return {
        "html": show(question.view),
        "explained": explain(question.explained),
        "said": {
            sent: {"sign": each.sign, "html": say(each, names)}
            for sent, each in question.said.items()
        },
    }
