"""The gradebook by question: how hard each is, whether it tells apart, what it is mistaken for."""

import uuid
from collections import defaultdict
from collections.abc import Iterable
from dataclasses import dataclass

from flask import Blueprint, render_template
from werkzeug.exceptions import NotFound

from quizzes import prompt
from school.assignments.first_attempts import FirstAnswer, first_answers, items_of, marks_by_student
from school.assignments.item_statistics import ItemStatistics, item_statistics
from school.assignments.models import Assignment, AssignmentState, Item, Seeds
from scoring import rule_set
from web import request_context
from web.classes.access import taught_assignment
from web.clock import now
from web.gradebook import hrefs
from web.gradebook.book import open_book
from web.gradebook.item_words import (
    ItemRow,
    few_answers_note,
    item_row,
    outcome_shares,
    question_of_item,
)
from web.questions.answer_words import key_words, words_language
from web.questions.question_view import shown_hand
from web.questions.reason import situation_view
from web.rule_sets import set_page_rule_set

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
        figures = _figures(items[task.id], by_assignment[task.id])
        rows = tuple(item_row(task, item, figures[item.id], t) for item in items[task.id])
        varied = task.seeds is not Seeds.ONE
        results.append(QuestionTable(task.title, hrefs.assignment(task), varied, rows))
    return render_template(
        "gradebook/questions.html",
        view=book.view,
        groups=tuple(results),
    )


@blueprint.get("/teach/assignments/<uuid:assignment_id>/questions/<int:position>")
def one(assignment_id: uuid.UUID, position: int) -> str:
    """One question with its key and the shares of what was answered."""
    school_class, task = taught_assignment(assignment_id)
    if task.state is AssignmentState.DRAFT:
        raise NotFound
    set_page_rule_set(rule_set(task.rules))
    t = request_context.translator()
    reading = request_context.reading()
    items = items_of(reading, [task.id])[task.id]
    answers = first_answers(reading, [task.id], now())
    item = next((each for each in items if each.position == position), None)
    if item is None:
        raise NotFound
    figures, question = _figures(items, answers)[item.id], question_of_item(item)
    return render_template(
        "gradebook/question.html",
        row=item_row(task, item, figures, t),
        came=outcome_shares(figures, t) if figures.n else (),
        few=few_answers_note(figures.n, t),
        task=QuestionTable(task.title, hrefs.assignment(task), task.seeds is not Seeds.ONE, ()),
        class_name=school_class.name,
        class_href=hrefs.of_class(school_class),
        grades_href=hrefs.grades(school_class),
        questions_href=hrefs.grades_by_question(school_class),
        asked=prompt(question, t) if question else "",
        hand=shown_hand(question, t) if question else None,
        situation=situation_view(question, t) if question else None,
        key=key_words(question, t) if question else "",
        key_lang=words_language(question, question.answer, t) if question else "",
        previous_href=_href(items, position - 1, task),
        next_href=_href(items, position + 1, task),
    )


def _figures(items: tuple[Item, ...], answers: Iterable[FirstAnswer]) -> dict[int, ItemStatistics]:
    return item_statistics(
        {item.id: item.counted_points for item in items}, marks_by_student(answers)
    )


def _href(items: tuple[Item, ...], position: int, task: Assignment) -> str:
    known = any(each.position == position for each in items)
    return hrefs.question(task, position) if known else ""
