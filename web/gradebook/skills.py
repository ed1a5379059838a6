"""The gradebook by topic: what the class gets right, and what it fails."""

import uuid
from dataclasses import dataclass

from flask import Blueprint, render_template

from school.assignments.class_skills import ClassSkill, class_skills
from school.assignments.first_attempts import first_answers
from school.rounding import percent
from scoring import RULE_SETS, rule_set
from web import request_context
from web.gradebook.book import open_book
from web.gradebook.overview import FailedTopicView, failed_views, skill_name
from wording import Translator, rules_badge

blueprint = Blueprint("gradebook_skills", __name__)


@dataclass(frozen=True, slots=True)
class TopicRow:
    """A topic: the share right in percent, of how many answers of how many students.

    `rules` is empty where it is asked under the rule set of the class.
    """

    name: str
    rules: str
    percent: int
    answers: int
    students: int
    fails: bool
    verdict: str


@blueprint.get("/teach/<uuid:class_id>/grades/skills")
def page(class_id: uuid.UUID) -> str:
    """Every topic that was in play in the assignments, the one failed most for certain first."""
    book, t = open_book(class_id), request_context.translator()
    answers = first_answers(request_context.reading(), book.assignment_ids, book.at)
    skills = [each for each in class_skills(answers) if each.rules in RULE_SETS]
    return render_template(
        "gradebook/skills.html",
        view=book.view,
        rows=tuple(row for each in skills if (row := _row(each, book.view.rules, t)).name),
        failed=_failed(skills, book.view.rules, t),
    )


def _failed(skills: list[ClassSkill], rules: str, t: Translator) -> tuple[FailedTopicView, ...]:
    own = [each for each in skills if each.rules == rules]
    return failed_views(own, rule_set(rules), t)


def _row(skill: ClassSkill, rules: str, t: Translator) -> TopicRow:
    return TopicRow(
        name=skill_name(skill, rule_set(skill.rules), t),
        rules="" if skill.rules == rules else rules_badge(skill.rules, t),
        percent=percent(skill.share),
        answers=skill.n,
        students=skill.students,
        fails=skill.fails,
        verdict=_verdict(skill, t),
    )


def _verdict(skill: ClassSkill, t: Translator) -> str:
    if skill.fails:
        return t.gettext("very likely fewer than 7 of 10")
    return t.gettext("very likely at least 7 of 10") if skill.is_surely_known else ""
