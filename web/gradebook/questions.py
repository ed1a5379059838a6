"""The gradebook by question: how hard each is, whether it tells apart, what it is mistaken for."""

import uuid
from collections import defaultdict
from collections.abc import Iterable
from dataclasses import dataclass

from flask import Blueprint, render_template

from school.assignments.first_attempts import FirstAnswer, first_answers, items_of, marks_by_student
from school.assignments.item_statistics import ItemStatistics, item_statistics
from school.assignments.models import Item, Seeds
from web import request_context
from web.gradebook import hrefs
from web.gradebook.book import open_book
from web.gradebook.item_words import (
    ItemRow,
    item_row,
)

blueprint = Blueprint("gradebook_questions", __name__)


@dataclass(frozen=True, slots=True)
class QuestionTable:
    """The questions of an assignment; `varied`: each student met another of the same kind."""

    title: str
    href: str
    varied: bool
    rows: tuple[ItemRow, ...]


@blueprint.get("/teach/<uuid:class_id>/grades/questions")
def page(class_id: uuid.UUID) -> str:
    """The questions of every assignment, the newest assignment first."""
    book, t = open_book(class_id), request_context.translator()
    reading = request_context.reading()
    items = items_of(reading, book.assignment_ids)
    answers = first_answers(reading, book.assignment_ids, book.at)
    by_assignment: defaultdict[int, list[FirstAnswer]] = defaultdict(list)
    for each in answers:
        by_assignment[each.assignment_id].append(each)
    results = []
    for listed in reversed(book.matrix.listed):
        task = listed.assignment
        figures = figures_of(items[task.id], by_assignment[task.id])
        rows = tuple(item_row(task, item, figures[item.id], t) for item in items[task.id])
        varied = task.seeds is not Seeds.ONE
        results.append(QuestionTable(task.title, hrefs.assignment(task), varied, rows))
    return render_template(
        "gradebook/questions.html",
        view=book.view,
        groups=tuple(results),
    )


def figures_of(
    items: tuple[Item, ...], answers: Iterable[FirstAnswer]
) -> dict[int, ItemStatistics]:
    """The figures of each question, by its id."""
    return item_statistics(
        {item.id: item.counted_points for item in items}, marks_by_student(answers)
    )
