"""The first page: a hand to try at once, or for a guest who comes back one next step."""

import uuid
from datetime import datetime
from typing import Final

from flask import Blueprint, render_template, url_for

from quizzes import Address, Kind
from school.progress.history import page as past
from school.progress.models import Answer
from school.progress.tally import Tally, tally
from scoring import DEFAULT, rule_set
from web import current
from web.drill import question_form
from web.explanation import begin_href, fan_href
from web.guests import last_length, now, visitor
from web.map import own_states
from web.present.home import next_step
from web.present.map import map_view
from web.questions import question_at
from web.run import Run, run_of

blueprint = Blueprint("home", __name__)

TASTE_LENGTH: Final = 5  # questions of the run that the first page begins
SEEDS_OF_A_DAY: Final = 10
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
    who = visitor()
    last = _last_answer(who.id) if who.stored and who.id is not None else None
    return _first_visit() if last is None else _next(*last)


def _first_visit() -> str:
    """The hand of the day: it stays while somebody tries the settings."""
    run = run_of_the_day(now())
    form = question_form(question_at(run.address), run)
    links = {
        "drill": url_for("drill.set_up"),
        "map": url_for("map.page"),
        "scorer": url_for("scorer.page"),
    }
    return render_template("home/first.html", **form, links=links)


def run_of_the_day(at: datetime) -> Run:
    """The run that the first page begins, whose first hand shows a fan that many know by sight."""
    first = int(at.strftime("%Y%m%d")) * SEEDS_OF_A_DAY
    runs = [
        Run(Address(DEFAULT, Kind.FIND, 1, seed, 1), TASTE_LENGTH)
        for seed in range(first, first + SEEDS_OF_A_DAY)
    ]
    known = (run for run in runs if question_at(run.address).answer in KNOWN_BY_SIGHT)
    return next(known, runs[0])


def _next(last: Answer, so_far: Tally) -> str:
    t = current.translator()
    run = run_of(Address.parse(last.question), str(last_length()))
    rules = rule_set(run.address.rules)
    return render_template(
        "home/next.html",
        step=next_step(run, so_far, begin_href(run, (), run.length), t),
        map=map_view(rules, own_states(rules.id), t, fan_href),
        map_href=url_for("map.page"),
        history_href=url_for("history.page"),
        set_up_href=url_for("drill.set_up", kind=run.address.kind.value, level=run.address.level),
    )


def _last_answer(guest_id: uuid.UUID) -> tuple[Answer, Tally] | None:
    """The newest answer and how its run stands; None before the first."""
    with current.database().reading() as reading:
        newest = past(reading, guest_id, size=1).answers
        if not newest:
            return None
        return newest[0], tally(reading, guest_id, newest[0].question)
