"""An exam for a class: a draft of the blueprint's questions, other ones for each student."""

import uuid

from quizzes.exams import EXAM_ITEMS, blueprint_of
from school.assignments.models import Assignment, Seeds
from school.assignments.rules import Late, RevealTime
from school.assignments.seeding import question_for
from school.classes.models import SchoolClass
from tests.school.classes.made import student_in
from tests.web.account_forms import form_to
from tests.web.builder import Builder
from tests.web.paper_class import teach
from tests.web.visitor import SiteVisitor
from web.services import services


def test_an_exam_for_a_class_is_filled_by_the_blueprint(visitor: SiteVisitor):
    taught = teach(visitor)
    page = visitor.open(taught.of_class)
    sent = visitor.send(form_to(page, f"{taught.of_class}/assignments/exam"))
    builder = Builder(visitor, taught, uuid.UUID(sent.address.split("/")[-1]))

    parts = blueprint_of("mcr-2014").parts
    assert [len(each.items) for each in builder.parts] == [part.items for part in parts]
    assert next(each.section.title for each in builder.parts) == "Win or no win"
    terms = builder.row.terms
    assert (terms.minutes, terms.attempts, terms.late) == (90, 1, Late.REFUSE)
    assert terms.explanations is terms.answers is RevealTime.ENDED
    assert builder.row.seeds is Seeds.STUDENT
    builder.publish()
    with services(visitor.site).database.writing() as writing:
        row = writing.get_one(Assignment, builder.row.id)
        of = writing.get_one(SchoolClass, row.class_id)
        mei, lin = (student_in(writing, of, None, name) for name in ("Mei", "Lin"))
        own, other = (
            {question_for(row, item, student, 1) for item in builder.items}
            for student in (mei, lin)
        )
    assert len(own | other) == 2 * EXAM_ITEMS
