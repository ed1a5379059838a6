"""Drills: choosing one, being asked, answering."""

from collections.abc import Callable, Mapping
from dataclasses import replace
from datetime import datetime
from typing import Any, Final

from flask import Blueprint, current_app, redirect, render_template, request, url_for
from markupsafe import Markup
from werkzeug.datastructures import MultiDict
from werkzeug.wrappers import Response

from quizzes import Address, Question, QuizError
from quizzes.aiming import KINDS_IN_ORDER
from quizzes.question_cache import question_at
from quizzes.runs import Run, new_run, run_around
from school.progress.drill_tally import DrillTally, LatestAnswer, drill_tally
from school.progress.first_answers import first_met
from school.progress.grading import GradedAnswer, graded_answer, skipped_answer
from scoring import RuleSet, rule_set
from web import rendered, request_context, tokens
from web.clock import now
from web.desk.incidents import has_desk
from web.drills import guided
from web.drills.guided_reason import guided_reason_text
from web.drills.run_clock import clock_before_answer
from web.drills.run_hrefs import next_href, question_href, summary_href
from web.drills.set_up_form import read_set_up
from web.drills.set_up_view import set_up_view
from web.drills.submission import store_answer
from web.errors import NoSuchQuestion
from web.faults import set_fault_page
from web.progress import placement_run
from web.questions.answer_form import AnswerError, read_amounts, read_answer, read_chosen_fans
from web.questions.heading import drill_head
from web.questions.question_view import SentFields, question_view
from web.rule_sets import set_page_rule_set
from web.secret_keys import secret_keys
from web.services import services
from web.tokens import ShownQuestion
from web.visitors.current_visitor import expected_guest_id, remember_run, reset_visitor, visitor
from web.visitors.new_guest_refusal import form_with_refusal
from web.visitors.new_guests import TooManyNewGuests
from web.visitors.time_zone import zone_of

blueprint = Blueprint("drill", __name__)

NOTHING_SENT: Final = SentFields()
NEXT_RUN_BY_GUIDE: Final[Mapping[str, Callable[[Run], Run | None]]] = {
    guided.NEXT_GUIDE: guided.guided_run_after,
    placement_run.PLACEMENT: placement_run.placement_run_after,
}


@blueprint.get("/<rules:rules>/drill")
def set_up(rules: RuleSet) -> str:
    """Choose what to be asked; a page of a fan may have named fans to keep to."""
    view = set_up_view(
        read_set_up(request.args, rules, visitor().settings.clock),
        rules,
        request_context.translator(),
    )
    return render_template(
        "drill/choose.html",
        view=view,
        action=url_for("drill.begin"),
        ask_href=url_for("next.begin", ask=1),
        map_action=url_for("map.page"),
        table_href=url_for("deals.page"),
        sprint_href=url_for("sprints.page"),
        desk_href=url_for("desks.page", rules=rules) if has_desk(rules) else "",
        day_href=url_for("day.of_today"),
        exam_href=url_for("exams.page", rules=rules),
    )


@blueprint.get("/<rules:rules>/drill/begin")
def begin(rules: RuleSet) -> Response:
    """A fresh run of what was chosen."""
    chosen = read_set_up(request.args, rules, visitor().settings.clock)
    run = new_run(rules.id, chosen.turns(rules), chosen.level, chosen.length, chosen.clock)
    return redirect(question_href(run), 303)


@blueprint.get("/drill/<path:address>")
def question(address: str) -> Response:
    """The question of that address: the same page for all, but for where they are in the run."""
    question, run = question_and_run(address)
    return rendered.for_all(
        lambda: render_template(
            "drill/asked.html",
            **form_with_token(question, run, rendered.slot("token")),
            standing=rendered.slot("standing"),
        ),
        {
            "token": lambda: token_to_answer(str(question.address)),
            "standing": lambda: _standing(run),
        },
        of=run,
        store=services(current_app).questions,
    )


def _standing(run: Run) -> Markup:
    """What stands above a question for the visitor: the run so far, and why the question comes."""
    macros: Any = current_app.jinja_env.get_template("macros/_tally.html").module
    return Markup(macros.standing(**_place_in_run(run)))


@blueprint.post("/drill/<path:address>")
def answer(address: str) -> Response | tuple[str, int]:
    """Take the answer, keep it, and go to its explanation; a skipped question goes on."""
    question, run = question_and_run(address)
    shown = tokens.read_token(secret_keys(), request.form.get("token", ""), address)
    if shown is None:
        error = request_context.translator().gettext("This page was out of date. Answer again.")
        return question_page(question, run, sent_fields(request.form, error)), 400
    set_fault_page(lambda why: question_page(question, run, sent_fields(request.form, why), shown))
    _remember(run)
    try:
        return _taken(question, run, shown)
    except AnswerError as error:
        return question_page(
            question, run, sent_fields(request.form, error.text(request_context.translator()))
        ), 422
    except TooManyNewGuests as error:
        t = request_context.translator()
        return form_with_refusal(
            error, t, lambda why: question_page(question, run, sent_fields(request.form, why))
        )


def _taken(question: Question, run: Run, showing: ShownQuestion) -> Response:
    """Keep what the form holds, and go where it leads.

    Raises:
        AnswerError: it holds no answer.
        TooManyNewGuests: it would be the first answer of one guest too many.
    """
    at = now()
    seconds = showing.seconds_until(at)
    if "skip" in request.form:
        _keep(skipped_answer(question, seconds, showing.nonce), at)
        then = next_guided_run(run)
        return redirect(question_href(then) if then else next_href(_ending(run, then)), 303)
    response = None if "unknown" in request.form else read_answer(question, request.form)
    kept = _keep(graded_answer(question, response, seconds, showing.nonce), at)
    then = next_guided_run(run)
    run = _ending(run, then)
    if run.guide == placement_run.PLACEMENT:  # nothing is explained before the end
        return redirect(question_href(then) if then else summary_href(run), 303)
    told: dict[str, Any] = {"then": str(then.address), "why": then.why} if then else {}
    return redirect(url_for("explanation.page", public_id=kept, **run.query, **told), 303)


def next_guided_run(run: Run) -> Run | None:
    """The next question of a run whose questions are chosen one by one; None after the last one.

    It is chosen once, when the question before it is answered, and stays in the address.
    """
    guide = NEXT_RUN_BY_GUIDE.get(run.guide)
    return guide(run) if guide and not run.is_last else None


def _ending(run: Run, then: Run | None) -> Run:
    """The run after its answer: it ends before its time where what comes next is a lesson."""
    if then or not run.guide or run.is_last:
        return run
    ended = replace(run, length=run.number)
    _remember(ended)
    return ended


def _remember(run: Run) -> None:
    remember_run({**run.query, "question": str(run.address)})


def question_and_run(address: str) -> tuple[Question, Run]:
    """The question of an address and the run around it; the page speaks of its rule set.

    Raises:
        NoSuchQuestion: the address names none.
    """
    try:
        parsed = Address.parse(address)
        if parsed.kind not in KINDS_IN_ORDER:
            raise NoSuchQuestion
        if parsed.is_won and not _has_met(parsed):
            raise NoSuchQuestion
        set_page_rule_set(rule_set(parsed.rules))
        return question_at(parsed), run_of_query(parsed, request.args)
    except QuizError as error:
        raise NoSuchQuestion from error


def _has_met(address: Address) -> bool:
    """Whether the visitor was asked this before; of a hand that won, the table asks first."""
    who = visitor()
    if who.id is None or not who.stored:
        return False
    return bool(first_met(request_context.reading(), who.id, [str(address)]))


def run_of_query(address: Address, query: Mapping[str, str]) -> Run:
    """The run around a question, as its page or what was noted of it tells."""
    of = query.get
    run = run_around(address, of("n"), of("kinds"), of("clock"), of("run"), resumes=of("resumes"))
    return replace(run, why=of("why", "")) if run.guide else run


def question_page(
    question: Question, run: Run, sent: SentFields, showing: tokens.ShownQuestion | None = None
) -> str:
    """The page of a question; of the same showing as before, where one is given."""
    return render_template("drill/asked.html", **question_form(question, run, sent, showing))


def question_form(
    question: Question,
    run: Run,
    sent: SentFields = NOTHING_SENT,
    shown: tokens.ShownQuestion | None = None,
) -> dict[str, Any]:
    """What a form with a question shows and sends, with the token of its showing."""
    return form_with_token(question, run, token_to_answer(str(question.address), shown), sent)


def token_to_answer(address: str, shown: tokens.ShownQuestion | None = None) -> str:
    """What sends an answer to a question: the token of its showing, and a guest to keep it for."""
    expected_guest_id()
    return tokens.token_of(secret_keys(), shown or tokens.show_question(address, now()))


def form_with_token(
    question: Question, run: Run, token: str, sent: SentFields = NOTHING_SENT
) -> dict[str, Any]:
    """The same form, with a token that is there."""
    return {
        **_place_in_run(run),
        "view": question_view(question, request_context.translator(), sent),
        "action": question_href(run),
        "hidden": (("token", token),),
    }


def _place_in_run(run: Run) -> dict[str, Any]:
    t, tally = request_context.translator(), tally_of_run(run)
    return {
        "head": drill_head(run, tally, t, clock_before_answer(run, t)),
        "answered": tally is not None and tally.is_answered(run.number),
        "why": guided_reason_text(run.why, now(), zone_of(request), t),
    }


def tally_of_run(run: Run) -> DrillTally | None:
    """How the run stands for the visitor; None for a visitor without a row."""
    who = visitor()
    if who.id is None or not who.stored:
        return None
    if run.guide:
        return DrillTally(guided.latest_answers_in(run))
    starts = run.starts
    first = min(run.address.index, run.numbers[0])  # the command line counts from 0
    numbers = range(first, run.numbers[-1] + 1)
    marks: list[LatestAnswer] = []
    reading = request_context.reading()
    for turn, start in enumerate(starts, 1):
        found = drill_tally(reading, who.id, str(start.address), numbers).marks
        marks += [each for each in found if (each.position - turn) % len(starts) == 0]
    return DrillTally(tuple(sorted(marks, key=lambda mark: mark.position)))


def _keep(answer: GradedAnswer, at: datetime) -> str:
    """Store what was done; the public id of its row."""
    with request_context.writing() as writing:
        kept = str(store_answer(writing, expected_guest_id(), answer, at).public_id)
    reset_visitor()
    return kept


def sent_fields(form: MultiDict[str, str], error: str) -> SentFields:
    """What was sent and is no answer, with why."""
    return SentFields(
        error=error,
        choice=form.get("answer", ""),
        fans=read_chosen_fans(form),
        tiles=tuple(form.getlist("tile")),
        total=form.get("total", "")[:8],
        seats=read_amounts(form),
        extra=tuple(form.getlist("extra")),
    )
