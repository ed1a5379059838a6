"""How averages are made: the weight of each assignment, the lowest grades dropped, the pass mark."""

import uuid
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from typing import Final

from flask import Blueprint, redirect, render_template, request, url_for
from werkzeug.datastructures import MultiDict
from werkzeug.wrappers import Response

from school.assignments.average_settings import average_terms, change_averages
from school.assignments.averages import MOST_DROPPED, MOST_WEIGHT, PERCENT, AverageTerms
from school.assignments.finding import assignments_of
from school.assignments.models import Assignment, AssignmentState
from school.classes.finding import student_counts
from school.classes.models import SchoolClass
from school.rounding import to_hundredths
from web import request_context
from web.assignments.points import format_points
from web.classes.access import taught_class
from web.classes.view import class_view, with_page_rule_set
from web.gradebook.change_forms import WIDE_DIGITS, Errors, read_number
from wording import Translator

blueprint = Blueprint("gradebook_averages", __name__)

WEIGHT_FIELD: Final = "weight-"


@dataclass(frozen=True, slots=True)
class WeightField:
    """The weight of an assignment: its field, what stands in it, what is wrong with that."""

    name: str
    title: str
    value: str
    error: str


@blueprint.get("/teach/<uuid:class_id>/grades/averages")
def page(class_id: uuid.UUID) -> str:
    """The form, as it stands."""
    school_class = with_page_rule_set(taught_class(class_id))
    tasks = _listed(school_class)
    return _page(school_class, tasks, _usual(school_class, tasks), {})


@blueprint.post("/teach/<uuid:class_id>/grades/averages")
def change(class_id: uuid.UUID) -> str | Response | tuple[str, int]:
    """Make averages like this from now on. Grades stay as they are."""
    school_class = with_page_rule_set(taught_class(class_id, to_change=True))
    tasks, t = _listed(school_class), request_context.translator()
    values = _sent(request.form, _usual(school_class, tasks))
    errors = dict(_errors(values, tasks, t))
    if errors:
        return _page(school_class, tasks, values, errors), 422
    terms = AverageTerms(int(read_number(values["drop"])), int(read_number(values["pass"])))
    weights = {each.id: _weight(values[_field(each)]) for each in tasks}
    with request_context.writing() as writing:
        change_averages(writing, school_class, terms, weights)
    return redirect(url_for("gradebook.page", class_id=class_id, saved=1), 303)


def _listed(school_class: SchoolClass) -> list[Assignment]:
    found = assignments_of(request_context.reading(), school_class.id, AssignmentState.PUBLISHED)
    return sorted(found, key=lambda each: (each.published_at or each.created_at, each.id))


def _field(task: Assignment) -> str:
    return f"{WEIGHT_FIELD}{task.public_id}"


def _usual(school_class: SchoolClass, tasks: list[Assignment]) -> dict[str, str]:
    terms = average_terms(school_class)
    return {
        "drop": str(terms.drop_lowest),
        "pass": str(terms.pass_percent),
        **{_field(each): format_points(each.weight) for each in tasks},
    }


def _sent(form: MultiDict[str, str], usual: Mapping[str, str]) -> dict[str, str]:
    """What was sent; a field that was not sent stays as it was."""
    return {name: form.get(name, value).strip()[:16] for name, value in usual.items()}


def _errors(
    values: Mapping[str, str], tasks: list[Assignment], t: Translator
) -> Iterator[tuple[str, str]]:
    for name, most in (("drop", MOST_DROPPED), ("pass", PERCENT[-1])):
        plain = values[name].translate(WIDE_DIGITS)
        if not (plain.isascii() and plain.isdecimal() and 0 <= read_number(plain) <= most):
            yield name, t.gettext("Enter a number from %(least)s to %(most)s.", least=0, most=most)
    for each in tasks:
        typed = values[_field(each)]
        if not 0 <= _weight(typed) <= MOST_WEIGHT:
            yield (
                _field(each),
                t.gettext("Enter a number from %(least)s to %(most)s.", least=0, most=100),
            )
        elif not _weight(typed) and read_number(typed):
            yield _field(each), t.gettext("Enter 0, or a number of at least 0.01.")


def _weight(typed: str) -> float:
    """The weight as the page shows it, so that it stays the same where nobody changes it."""
    return to_hundredths(read_number(typed))


def _page(
    school_class: SchoolClass, tasks: list[Assignment], values: Mapping[str, str], errors: Errors
) -> str:
    t, reading = request_context.translator(), request_context.reading()
    students = student_counts(reading, [school_class.id]).get(school_class.id, 0)
    return render_template(
        "gradebook/averages.html",
        view=class_view(school_class, students, t),
        weights=tuple(
            WeightField(name, each.title, values[name], errors.get(name, ""))
            for each in tasks
            for name in [_field(each)]
        ),
        values=values,
        errors=errors,
    )
