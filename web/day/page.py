"""The page of a day: its question, and once it is answered how it went."""

from dataclasses import replace
from datetime import date

from flask import Blueprint, redirect, render_template, url_for
from werkzeug.wrappers import Response

from quizzes import feedback
from quizzes.daily import DAY_INDEX, FIRST_DAY, address_of_day
from quizzes.question import tiles_of
from quizzes.runs import DAY_GUIDE, Run
from quizzes.texts import foreign_names, kind_name, prompt
from school.progress.first_answers import first_answers
from school.progress.graded_again import graded_again
from school.progress.models import Answer
from scoring import RULE_SETS, RuleSet
from web import request_context
from web.components.dates import date_text, short_day
from web.components.hand import hand_view
from web.components.links import Link
from web.day.days import known_day, question_of_day, today
from web.day.picture_page import picture_words
from web.day.result import SharedResult, shared_result
from web.drills.page import question_form
from web.drills.run_end import sign_of, sign_word
from web.rule_sets import chosen_rule_set
from web.site_address import whole_address
from web.visitors.current_visitor import visitor
from wording import rules_badge

blueprint = Blueprint("day", __name__)


@blueprint.get("/today")
def of_today() -> Response:
    """The hand of this day under the rule set of the visitor."""
    day = today().isoformat()
    return redirect(url_for("day.page", rules=chosen_rule_set(), day=day), 303)


@blueprint.get("/<rules:rules>/day/<day>")
def page(rules: RuleSet, day: str) -> str:
    """The question of that day; for who has answered it the result to share."""
    asked = known_day(day)
    row = answer_of_day(rules, asked)
    return _answered(rules, asked, row) if row else _asked(rules, asked)


def day_run(rules: RuleSet, day: date) -> Run:
    """The run of one question that the day is."""
    return Run(address_of_day(rules.id, day), DAY_INDEX, guide=DAY_GUIDE)


def answer_of_day(rules: RuleSet, day: date) -> Answer | None:
    """The first answer that the visitor gave to the question of that day."""
    who = visitor()
    if who.id is None or not who.stored:
        return None
    address = str(address_of_day(rules.id, day))
    return first_answers(request_context.reading(), who.id, (address,)).get(address)


def day_href(rules: RuleSet, day: date) -> str:
    """The whole address of a day's page, as others may open it."""
    return whole_address("day.page", rules=rules, day=day.isoformat())


def _asked(rules: RuleSet, day: date) -> str:
    """The page of a question in a drill, under the name of its day."""
    t, question = request_context.translator(), question_of_day(rules, day)
    form = question_form(question, day_run(rules, day))
    head = replace(form["head"], level=short_day(day, t), tally=None)
    return render_template(
        "day/asked.html",
        **{**form, "head": head, "skips": False},
        name=picture_words(rules, day, t),
    )


def _picture_href(rules: RuleSet, day: date) -> str:
    """Where the picture of the day is, in the language of the page."""
    language = request_context.translator().language.tag
    return url_for("day_picture.page", rules=rules, day=day.isoformat(), language=language)


def _answered(rules: RuleSet, day: date, row: Answer) -> str:
    t = request_context.translator()
    question, verdict = graded_again(row)
    tiles = tiles_of(question)
    sign = sign_of(row)
    return render_template(
        "day/answered.html",
        name=picture_words(rules, day, t),
        picture_href=_picture_href(rules, day),
        day=date_text(day, "long", t),
        rules=rules_badge(rules.id, t),
        kind=kind_name(question.address.kind, t),
        prompt=prompt(question, t),
        hand=hand_view(tiles, rules.id, t, plain=True) if tiles else None,
        sign=sign,
        sign_word=sign_word(sign, t),
        said=feedback(question, verdict, t),
        foreign_names=foreign_names(question, t),
        shared=shared_result(question, verdict, day, day_href(rules, day), t),
        explanation_href=url_for("explanation.page", public_id=row.public_id),
        archive_href=url_for("days.page", rules=rules, month=f"{day:%Y-%m}"),
        others=_other_rule_sets(rules, day),
        before=_neighbour(rules, day, -1),
        after=_neighbour(rules, day, 1),
    )


def shared_of_run(run: Run, row: Answer) -> SharedResult | None:
    """The result to share beside the explanation of a day's answer; None for any other run."""
    if run.guide != DAY_GUIDE or (day := day_of_run(run)) is None:
        return None
    question, verdict = graded_again(row)
    rules = RULE_SETS[run.address.rules]
    t = request_context.translator()
    return shared_result(question, verdict, day, day_href(rules, day), t)


def day_of_run_href(run: Run) -> str:
    """The page of the day that a run belongs to; of one that belongs to none, the page of today."""
    day = day_of_run(run)
    return url_for("day.page", day=day.isoformat()) if day else url_for("day.of_today")


def day_of_run(run: Run) -> date | None:
    """The day that the question of a run belongs to; None where it is none of a day."""
    text = str(run.address.seed)
    try:
        day = date.fromisoformat(text)
    except ValueError:
        return None
    is_of_day = (
        FIRST_DAY <= day <= today() and address_of_day(run.address.rules, day) == run.address
    )
    return day if is_of_day else None


def _other_rule_sets(rules: RuleSet, day: date) -> tuple[Link, ...]:
    t = request_context.translator()
    return tuple(
        Link(rules_badge(each, t), url_for("day.page", rules=each, day=day.isoformat()))
        for each in RULE_SETS
        if each != rules.id
    )


def _neighbour(rules: RuleSet, day: date, step: int) -> Link | None:
    """The day before or after, where it has a hand."""
    near = date.fromordinal(day.toordinal() + step)
    if not FIRST_DAY <= near <= today():
        return None
    href = url_for("day.page", rules=rules, day=near.isoformat())
    return Link(short_day(near, request_context.translator()), href)
