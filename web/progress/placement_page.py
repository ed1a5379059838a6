"""The pages of the placement: what it is, and where it says to begin."""

from collections.abc import Sequence

from flask import Blueprint, redirect, render_template, url_for
from werkzeug.wrappers import Response

from quizzes.runs import Run
from school.learning.placement import ITEM_COUNT
from school.progress.course_units import all_units, fans_in_course, lesson_at
from scoring import rule_set
from web import request_context
from web.drills.run_end import AnswerWithVerdict, past_answers
from web.drills.run_hrefs import question_href
from web.learn.courses_page import step_href
from web.progress import placement_run
from web.progress.placement_view import placed_view
from web.rule_sets import chosen_rule_set, set_page_rule_set

blueprint = Blueprint("placement", __name__)


@blueprint.get("/placement")
def page() -> str:
    """What a placement is; it may be taken again whenever one likes."""
    return render_template(
        "placement.html",
        count=ITEM_COUNT,
        begin_href=url_for("placement.begin"),
    )


@blueprint.get("/placement/begin")
def begin() -> Response:
    """A fresh placement under the remembered rule set."""
    return redirect(question_href(placement_run.new_placement_run(chosen_rule_set())), 303)


def placed_page(run: Run, graded: Sequence[AnswerWithVerdict]) -> str:
    """Where the answers of a placement say to begin."""
    rules = set_page_rule_set(rule_set(run.address.rules))
    found = placement_run.result_of_run(run)
    fans = fans_in_course(rules.id)
    topic = fans[found.begin] if found.begin < len(fans) else ""
    path = next((unit.lesson for unit in all_units(rules.id) if unit.skill.topic == topic), None)
    lesson = lesson_at(path)
    t = request_context.translator()
    return render_template(
        "drill/placed.html",
        view=placed_view(run, found, rules.fan(topic) if topic else None, lesson, t),
        answers=past_answers(
            run, graded, t, lambda row: url_for("explanation.page", public_id=row.public_id)
        ),
        topic=topic,
        rules=rules.id,
        lesson_href=step_href(lesson) if lesson else "",
        next_href=url_for("next.begin", rules=rules.id),
        again_href=url_for("placement.page"),
    )
