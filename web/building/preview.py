"""An assignment as a student sees it: its start, and one question after the other."""

import uuid
from dataclasses import dataclass

from flask import Blueprint, render_template, request

from quizzes import Address
from quizzes.question_cache import question_at
from school.assignments.models import Item, Seeds
from school.assignments.seeding import derived_address
from school.assignments.status import SectionWithItems
from web import request_context
from web.assignments.points import points_worth_text
from web.assignments.settings_sentence import assignment_sentence
from web.building.draft import AssignmentDraft, load_draft
from web.classes.access import taught_assignment
from web.clock import now
from web.components.links import Link
from web.questions.question_view import QuestionView, SentFields, question_view
from web.rule_sets import set_page_rule_set

blueprint = Blueprint("preview", __name__)

STUDENT_NUMBERS = range(1, 100)  # invented ones, to look at what they would be asked


@dataclass(frozen=True, slots=True)
class PreviewView:
    """The start of an assignment, or its question `number`; `student` is an invented one.

    `student` is 0 where everybody has the same questions.
    """

    id: str
    title: str
    sentence: str
    count: int
    worth: str
    crumbs: tuple[Link, ...]
    number: int
    student: int
    section: str
    instruction: str
    item_worth: str
    question: QuestionView | None


@blueprint.get("/teach/assignments/<uuid:assignment>/preview")
def page(assignment: uuid.UUID) -> str:
    """The start, or with `n` the question of that number; nothing can be answered here."""
    school_class, row = taught_assignment(assignment)
    draft = load_draft(school_class, row)
    set_page_rule_set(draft.rules)
    t, at = request_context.translator(), now()
    number = _one_of(request.args.get("n", ""), range(1, len(draft.items) + 1))
    alone = row.seeds is Seeds.ONE
    student = 0 if alone else _one_of(request.args.get("student", ""), STUDENT_NUMBERS) or 1
    part, item = _found(draft, number)
    question = question_at(_address(draft, item, student)) if item else None
    view = PreviewView(
        id=str(row.public_id),
        title=row.title,
        sentence=assignment_sentence(draft.settings, draft.zone, t, at),
        count=len(draft.items),
        worth=points_worth_text(draft.points, t),
        crumbs=(draft.class_link, Link(row.title, draft.href())),
        number=number,
        student=student,
        section=part.section.title if part else "",
        instruction=part.section.instruction if part else "",
        item_worth=points_worth_text(item.points, t) if item else "",
        question=question_view(question, t, SentFields()) if question else None,
    )
    return render_template("building/preview.html", view=view, draft=row.published_at is None)


def _found(draft: AssignmentDraft, number: int) -> tuple[SectionWithItems | None, Item | None]:
    for part in draft.parts:
        for item in part.items:
            if item.position == number:
                return part, item
    return None, None


def _address(draft: AssignmentDraft, item: Item, student: int) -> Address:
    """The question that an invented student would meet."""
    own = Address.parse(item.question)
    if not student:
        return own
    return Address.parse(derived_address(draft.assignment, item, f"preview/{student}"))


def _one_of(text: str, known: range) -> int:
    return int(text) if text in map(str, known) else 0
