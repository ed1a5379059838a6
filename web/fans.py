"""The page of each fan of the rule book."""

from collections.abc import Iterable

from flask import Blueprint, abort, render_template, url_for

from lessons import fan_content
from lessons.lesson import Lesson
from school.progress.fan_state import UNSEEN
from web import current
from web.courses import lessons_with
from web.learn import step_href
from web.map import own_states
from web.present.fans import Ways, fan_page
from web.rule_sets import named
from web.score_request import query_of
from web.view_models import Link

blueprint = Blueprint("fans", __name__)


@blueprint.get("/<rules>/fans/<fan>")
def page(rules: str, fan: str) -> str:
    """One fan: what makes it, hands, a near miss, its neighbours and the learner's own record."""
    own = named(rules)
    if not own.has(fan):
        abort(404)
    ways = Ways(
        fan=lambda other: url_for("fans.page", fan=other),
        kin=lambda rules, other: url_for("fans.page", rules=rules, fan=other),
        hand=lambda hand: url_for("scorer.page", **query_of(hand, own)),
        map=url_for("map.page"),
        drill=url_for("drill.set_up", fan=fan),
        editions=url_for("editions.page"),
    )
    shown = fan_page(
        own.fan(fan),
        fan_content(own.id)[fan],
        own,
        own_states(own.id).get(fan, UNSEEN),
        current.translator(),
        ways,
    )
    return render_template(
        "fan.html", fan=shown, map_href=ways.map, lessons=lesson_links(lessons_with(own.id, fan))
    )


def lesson_links(lessons: Iterable[Lesson]) -> tuple[Link, ...]:
    """Each lesson by its title in the reader's language."""
    lang = current.translator().lang
    return tuple(Link(each.words[lang].title, step_href(each)) for each in lessons)
