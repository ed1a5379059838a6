"""An exam for a class: an assignment whose questions come from the blueprint of a rule set."""

from collections.abc import Mapping, Sequence
from dataclasses import replace
from datetime import datetime

from sqlalchemy.orm import Session

from quizzes.exams import DrawnItem, ExamBlueprint
from school.assignments.drafts import add_section, change_section, new_draft
from school.assignments.exam_mode import ExamMode
from school.assignments.items import add_items
from school.assignments.models import Assignment
from school.assignments.order import sections_in
from school.assignments.rules import Late, RevealTime
from school.assignments.settings import AssignmentSettings, default_settings
from school.classes.models import SchoolClass


def exam_settings(
    blueprint: ExamBlueprint, title: str, zone: str, now: datetime
) -> AssignmentSettings:
    """What an exam begins with: the time of the blueprint, one attempt, nothing taken late, other
    questions for each student in an order of their own, and keys only when it is over for everybody.
    It is sat in exam mode; the teacher thinks of a start word.
    """
    usual = default_settings(zone, now)
    terms = replace(
        usual.terms,
        late=Late.REFUSE,
        late_until=None,
        minutes=blueprint.minutes,
        answers=RevealTime.ENDED,
        explanations=RevealTime.ENDED,
    )
    return replace(usual, title=title, terms=terms, exam=ExamMode(is_on=True, shuffles=True))


def new_exam_draft(
    session: Session,
    school_class: SchoolClass,
    settings: AssignmentSettings,
    drawn: Sequence[DrawnItem],
    names: Mapping[str, str],
    at: datetime,
) -> Assignment:
    """A draft with these questions, a section for each part; `names` are those of the parts.

    Raises:
        SchoolError: `naive-time`, and as `add_items`.
    """
    draft = new_draft(session, school_class, at, settings)
    section = sections_in(session, draft)[0]
    for number, part in enumerate(dict.fromkeys(item.part for item in drawn)):
        if number:
            section = add_section(session, draft)
        change_section(session, draft, section.public_id, names[part], "")
        questions = [str(item.address) for item in drawn if item.part == part]
        add_items(session, draft, section.public_id, questions)
    return draft
