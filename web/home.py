"""The first page: a hand to try at once, or for a guest who comes back one next step."""

import uuid
from datetime import datetime
from typing import Any, Final

from flask import Blueprint, render_template, url_for

from quizzes import Address, Kind
from school.progress.history import Filters
from school.progress.history import page as past
from school.progress.models import Answer
from school.progress.place import CHECK
from school.progress.tally import Tally
from scoring import DEFAULT, RULE_SETS, RuleSet
from web import current
from web.drill import asked_run, question_form, so_far
from web.explanation import begin_href, fan_href
from web.forms.set_up import query_again
from web.guests import last_run, last_step, now, visitor
from web.kindred import kin_ids
from web.learn import onward_view
from web.learn_models import NextLesson
from web.lesson_progress import done
from web.map import own_states
from web.posed import asked_in_lessons
from web.present.home import begin_step, lesson_step, next_step
from web.present.map import map_view
from web.questions import question_at
from web.rule_sets import remembered
from web.run import Run

blueprint = Blueprint("home", __name__)

TASTE_LENGTH: Final = 5  # questions of the run that the first page begins
SEEDS_OF_A_DAY: Final = 10
LATELY: Final = 20  # answers among which the last one to a drill is looked for
KNOWN_BY_SIGHT: Final = frozenset(
    {
        "pure-straight",
        "mixed-straight",
        "mixed-triple-chow",
        "mixed-shifted-chows",
        "pure-shifted-chows",
        "all-pungs",
        "half-flush",
        "full-flush",
        "seven-pairs",
    }
)


@blueprint.get("/")
def page() -> str:
    """One hand and one question, or what to do next."""
    who, so_far = visitor(), done()
    known = who.id if who.stored else None
    last = _last_answer(known, remembered()) if known else None
    if so_far or last_step():
        return _next(last, onward_view(remembered(), so_far))
    return _next(last, None) if last or (known and _last_answer(known, None)) else _first_visit()


def _first_visit() -> str:
    """The hand of the day: it stays while somebody tries the settings."""
    run = run_of_the_day(now(), remembered())
    form = question_form(question_at(run.address), run)
    links: dict[str, Any] = {
        "first": url_for("lesson.page", course="first-steps", lesson="the-tiles"),
        "learn": url_for("learn.page"),
        "drill": url_for("drill.set_up"),
        "map": url_for("map.page"),
        "scorer": url_for("scorer.page"),
        "fans": len(remembered().fans),
    }
    return render_template("home/first.html", **form, links=links)


def run_of_the_day(at: datetime, rules: RuleSet) -> Run:
    """The run that the first page begins, whose first hand shows a fan that many know by sight."""
    first = int(at.strftime("%Y%m%d")) * SEEDS_OF_A_DAY
    runs = [
        Run(Address(rules.id, Kind.FIND, 1, seed, 1), TASTE_LENGTH)
        for seed in range(first, first + SEEDS_OF_A_DAY)
    ]
    by_sight = {each for fan in KNOWN_BY_SIGHT for each in kin_ids(fan, RULE_SETS[DEFAULT], rules)}
    known = (run for run in runs if question_at(run.address).answer in by_sight)
    return next(known, runs[0])


def _next(last: Answer | None, lesson: NextLesson | None) -> str:
    """One step: the lesson that comes next for who has begun with lessons, else a drill.

    Under a rule set that was not practised yet the drill is a first one.
    """
    t = current.translator()
    rules = remembered()
    if last is None:
        drill = begin_step(rules.id, url_for("drill.begin", n=TASTE_LENGTH), t)
        same: dict[str, Any] = {}
    else:
        run = asked_run(Address.parse(last.question), last_run())
        drill = next_step(run, so_far(run) or Tally(()), begin_href(run), t)
        same = query_again(start.address for start in run.starts)
    return render_template(
        "home/next.html",
        step=lesson_step(rules.id, lesson, t) if lesson else drill,
        drill=drill if lesson else None,
        learn_href=url_for("learn.page"),
        map=map_view(rules, own_states(rules.id), t, fan_href),
        map_href=url_for("map.page"),
        history_href=url_for("history.page"),
        set_up_href=url_for("drill.set_up", **same),
    )


def _last_answer(guest_id: uuid.UUID, rules: RuleSet | None) -> Answer | None:
    """The newest answer to a drill, of one rule set or of all; None if there is none."""
    own = Filters(rules=rules.id if rules else None, left_out=CHECK)
    with current.database().reading() as reading:
        newest = past(reading, guest_id, own, size=LATELY).answers
    return next((row for row in newest if row.question not in asked_in_lessons()), None)
