"""What comes next: a run whose questions are chosen one by one for whoever asks."""

from flask import Blueprint, redirect, request
from werkzeug.wrappers import Response

from quizzes import Address, QuizError
from scoring import RULE_SETS
from web import guided
from web.drill import asked_run, following
from web.rule_sets import remembered

blueprint = Blueprint("next", __name__)


@blueprint.get("/next")
def begin() -> Response:
    """A fresh run; or, after a question of such a run, the question that follows it."""
    rules = RULE_SETS.get(request.args.get("rules", "")) or remembered()
    try:
        run = asked_run(Address.parse(request.args.get("after", "")), request.args)
    except QuizError:
        return redirect(guided.begin(rules).href, 303)
    then = following(run)
    return redirect(then.href if then else guided.begin(rules).href, 303)
