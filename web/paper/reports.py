"""The report of a student of a class: assignments, grades, comments, what holds and what fails."""

import uuid
from collections import defaultdict
from collections.abc import Mapping, Sequence
from datetime import datetime, tzinfo
from typing import Any

from flask import Blueprint, request, url_for
from werkzeug.exceptions import NotFound
from werkzeug.wrappers import Response

from school.assignments.average_settings import average_terms
from school.assignments.class_skills import FEWEST_ANSWERS, ClassSkill, class_skills
from school.assignments.comments import comments_of, holding
from school.assignments.first_attempts import FirstAnswer, first_answers
from school.assignments.own_order import own_numbers
from school.assignments.status import AssignmentStatus, student_statuses
from school.classes.finding import student_once_in
from school.classes.models import SchoolClass, Student
from school.progress.skill_records import FIRM_FROM
from scoring import RULE_SETS, rule_set
from web import request_context
from web.assignments.goal_words import progress_text
from web.assignments.points import points_text
from web.classes.access import taught_class
from web.classes.view import known_rule_set_id, zone_of_class
from web.clock import now
from web.components.dates import date_text
from web.gradebook.matrix_view import MarkWords, cell_view, day_text
from web.gradebook.overview import skill_name
from web.paper.answering import page_response, pdf_response
from web.paper.print_options import read_print_options
from web.paper.printout import Printout, PrintoutKind
from web.paper.report import ReportRow, StudentReport
from wording import Translator, rules_name, translator

blueprint = Blueprint("paper_of_student", __name__)

Comments = Mapping[int, Sequence[str]]


@blueprint.get("/teach/<uuid:class_id>/students/<uuid:student_id>/report.<any(pdf, html):form>")
def report(class_id: uuid.UUID, student_id: uuid.UUID, form: str) -> Response:
    """The report on paper, in the language that the query names."""
    school_class = taught_class(class_id)
    place = student_once_in(request_context.reading(), school_class.id, student_id)
    if place is None:
        raise NotFound
    page_lang = request_context.translator().lang
    chosen = read_print_options(request.args, page_lang, school_class.zone)
    content = _report(school_class, place, translator(chosen.lang))
    printout = Printout(PrintoutKind.REPORT, content, chosen.lang, chosen.printed)
    ids: dict[str, Any] = {"class_id": class_id, "student_id": student_id}
    back = url_for("teach_student.page", **ids)
    if form == "html":
        return page_response(printout, back)
    return pdf_response(
        printout,
        name=f"{place.name}.pdf",
        version="",
        page_path=url_for(".report", **ids, form="html"),
        back_href=back,
    )


def _report(school_class: SchoolClass, place: Student, t: Translator) -> StudentReport:
    reading, at = request_context.reading(), now()
    found = student_statuses(reading, place, at)
    tasks = [each.assignment.id for each in found]
    answers = first_answers(reading, tasks, at, each_of_a_row=True)
    own = [each for each in answers if each.student_id == place.id]
    skills = _known_skills(own)
    said = _comments(found, t)
    rules = known_rule_set_id(school_class.rules)
    day = at.astimezone(zone_of_class(school_class)).date()
    return StudentReport(
        student=place.name,
        of_class=school_class.name,
        rules=rules_name(rules, t),
        day=date_text(day, "long", t),
        rows=tuple(_row(school_class, place, each, said, t, at) for each in found),
        holds=_names([each for each in skills if each.is_surely_known], t),
        fails=_names([each for each in skills if _fails(each)], t),
        answers=sum(each.outcome is not None for each in own),
    )


def _known_skills(answers: Sequence[FirstAnswer]) -> list[ClassSkill]:
    return [each for each in class_skills(answers) if each.rules in RULE_SETS]


def _fails(skill: ClassSkill) -> bool:
    """Whether one student fails it for certain."""
    return skill.n >= FEWEST_ANSWERS and skill.at_most < FIRM_FROM


def _names(skills: Sequence[ClassSkill], t: Translator) -> tuple[str, ...]:
    named = (skill_name(each, rule_set(each.rules), t) for each in skills)
    return tuple(dict.fromkeys(filter(None, named)))


def _row(
    school_class: SchoolClass,
    place: Student,
    status: AssignmentStatus,
    said: Comments,
    t: Translator,
    at: datetime,
) -> ReportRow:
    zone = zone_of_class(school_class)
    cell = cell_view(status, place, MarkWords.of(t, zone), at, average_terms(school_class))
    return ReportRow(
        title=status.assignment.title,
        due=day_text(status.window.due, zone, t),
        score=cell.score if cell.none else f"{cell.score}%",
        points=_points(status, t, at, zone),
        marks=cell.marks,
        comments=tuple(said.get(status.assignment.id, ())),
    )


def _points(status: AssignmentStatus, t: Translator, at: datetime, zone: tzinfo) -> str:
    """The points of the grade; of a row of right answers that is not long enough, how long it is."""
    if status.grade is not None:
        return points_text(status.grade.points, status.grade.of, t)
    if status.goal is not None and status.goal.goal.asks_questions:
        return progress_text(status.goal, zone, t, at)
    return ""


def _comments(found: Sequence[AssignmentStatus], t: Translator) -> Comments:
    """What was said of the attempts of each assignment, those of questions by the number they had.

    Where one question follows the other until so many are right, each is an attempt of its own.
    """
    reading = request_context.reading()
    attempts = {each.attempt.id: each.attempt for status in found for each in status.attempts}
    rows = comments_of(reading, attempts)
    asked = [attempts[row.attempt_id] for each in rows.values() for row in each if row.item_id]
    numbers = own_numbers(reading, asked)
    in_a_row = {each.assignment.id for each in found if each.goal is not None}
    said: defaultdict[int, list[str]] = defaultdict(list)
    for attempt_id, own in rows.items():
        attempt = attempts[attempt_id]
        of = said[attempt.assignment_id]
        single = attempt.number if attempt.assignment_id in in_a_row else 0
        numbered = [
            (single or numbers.get((attempt_id, item_id or 0), 0), row)
            for item_id, row in holding(own).items()
        ]
        for number, row in sorted(numbered, key=lambda each: each[0]):
            of.append(
                t.gettext("Question %(number)s: %(said)s", number=number, said=row.text)
                if number
                else row.text
            )
    return said
