"""What comes next: a run whose questions are chosen one by one for the visitor, or a lesson."""

from flask import Blueprint, redirect, request, url_for
from werkzeug.wrappers import Response

from quizzes import Address, QuizError
from scoring import RULE_SETS, RuleSet
from web.drills import guided
from web.drills.page import next_guided_run, run_of_query
from web.drills.run_hrefs import question_href
from web.learn.courses_page import next_lesson_on_path
from web.learn.lesson_drill import taught_drill_href
from web.learn.progress import completed_lessons
from web.rule_sets import chosen_rule_set

blueprint = Blueprint("next", __name__)


@blueprint.get("/next")
def begin() -> Response:
    """A fresh run; or, after a question of such a run, the question that follows it."""
    rules = RULE_SETS.get(request.args.get("rules", "")) or chosen_rule_set()
    try:
        run = run_of_query(Address.parse(request.args.get("after", "")), request.args)
    except QuizError:
        return _begun(rules)
    then = next_guided_run(run)
    return redirect(question_href(then), 303) if then else _begun(rules)


def _begun(rules: RuleSet) -> Response:
    """To the first question of a fresh run, or to the lesson that comes first.

    Who asks for questions (`ask`) is asked about what was taught, where a lesson would come next.
    """
    run = guided.new_guided_run(rules)
    if run is None and "ask" in request.args:
        taught = taught_drill_href(rules, completed_lessons())
        return redirect(taught or url_for("drill.begin", rules=rules.id), 303)
    if run is None:
        then = next_lesson_on_path(rules, completed_lessons())
        return redirect(then.href if then else url_for("learn.page"), 303)
    return redirect(question_href(run), 303)
