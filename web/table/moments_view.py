"""The moments of a deal that mattered most, each with where it is, why, and what to practise."""

from dataclasses import dataclass

from flask import url_for

from lessons.curriculum import lessons_on_fan
from scoring import Fan, RuleSet
from scoring.looking_back import Moment
from web.components.links import Link
from web.learn.courses_page import step_href
from wording import Translator, fan_name
from wording.looking_back import moment_text


@dataclass(frozen=True, slots=True)
class MomentView:
    """A moment: the step of the deal with the move's number, a sentence, a lesson and a drill."""

    step: Link
    text: str
    links: tuple[Link, ...]


def moment_view(moment: Moment, rules: RuleSet, href: str, t: Translator) -> MomentView:
    """The moment as the page lists it; `href` leads to its step."""
    return MomentView(
        Link(t.gettext("Move %(num)s", num=moment.at), href),
        moment_text(moment, t),
        tuple(_practice(moment.fan, rules, t)),
    )


def _practice(fan: Fan, rules: RuleSet, t: Translator) -> list[Link]:
    name = fan_name(fan, t)
    links = [
        Link(t.gettext("Lesson: %(title)s", title=lesson.words[t.lang].title), step_href(lesson))
        for _, lesson in lessons_on_fan(rules.id, fan.id)[:1]
    ]
    drill = url_for("drill.begin", rules=rules.id, fan=fan.id)
    return [*links, Link(t.gettext("Drill: %(fan)s", fan=name), drill)]
