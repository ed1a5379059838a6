"""Weights, drops, the pass mark and the order of students, on the page and in the files."""

import csv
import io
import re
from collections.abc import Sequence

import pytest
from flask import Flask
from openpyxl import load_workbook
from sqlalchemy import select

from school.assignments.changes import TeacherNote, override
from school.assignments.models import Assignment
from school.classes.models import ClassTeacher, Student
from tests.web.taking import Task, another_task, pupil, set_task
from tests.web.teaching import teacher_of
from tests.web.test_gradebook import TOTALS, cells, grades_of
from tests.web.visitor import PageForm, SiteVisitor, VisitedPage
from web.clock import now
from web.services import services


def graded(site: Flask, *rows: Sequence[float | None]) -> tuple[list[Task], SiteVisitor]:
    """Assignments of three points, and who teaches the students that have these grades in them."""
    first = set_task(site, questions=TOTALS)
    tasks = [first, *(another_task(first, questions=TOTALS) for _ in rows[0][1:])]
    students = [pupil(first).student for _ in rows]
    teacher = teacher_of(first)
    with services(site).database.writing() as writing:
        by = writing.scalars(select(ClassTeacher)).one()
        for number, (who, points) in enumerate(zip(students, rows, strict=True)):
            row = writing.get_one(Student, who.id)
            row.name, row.name_key, row.number = (
                "CAB"[number],
                "cab"[number],
                ("", "10", "9")[number],
            )
            for task, each in zip(tasks, points, strict=True):
                if each is not None:
                    note = TeacherNote(by.learner_id, now())
                    override(writing, task.assignment, who, each, note)
    return tasks, teacher


def terms_form(teacher: SiteVisitor, task: Task) -> PageForm:
    page = teacher.open(f"{grades_of(task)}/averages")
    return next(each for each in page.forms if each.action.endswith("/averages"))


def save(
    teacher: SiteVisitor, tasks: list[Task], weights: Sequence[str], **given: str
) -> VisitedPage:
    named = {
        f"weight-{task.assignment.public_id}": weight
        for task, weight in zip(tasks, weights, strict=False)
    }
    return teacher.send(terms_form(teacher, tasks[0]), **named, **given)


def names(page: VisitedPage) -> str:
    return "".join(re.findall(r'<th scope="row"><a [^>]*><span>(\w)</span></a>', page.text))


def means(page: VisitedPage) -> list[tuple[str, str]]:
    return re.findall(r'<td class="mean( low)?"><b>([^<]+)</b>', page.text)


def test_weights_drops_and_pass_mark_make_the_averages_and_nothing_else(site: Flask):
    tasks, teacher = graded(site, (3, 0, 1.5), (0, 3, None), (None, None, None))
    before = teacher.open(grades_of(tasks[0]))

    weighted = save(teacher, tasks, ("2", "1", "0"))
    dropped = save(teacher, tasks, ("2", "1", "1"), drop="1", **{"pass": "90"})
    back = save(teacher, tasks, ("1", "1", "1"), drop="0", **{"pass": "60"})

    assert means(before) == [(" low", "50"), ("", "–"), (" low", "50")]  # A, B, C by name
    assert "weight 2" in weighted.text
    assert "does not count" in weighted.text
    assert means(weighted) == [(" low", "33"), ("", "–"), ("", "67")]
    assert means(dropped) == [("", "100"), ("", "–"), (" low", "83")]
    assert ("changed · dropped", "0") in cells(dropped)
    assert "Each student's lowest grade is dropped." in dropped.text
    assert means(back) == means(before)
    assert [score for _, score in cells(back)] == [score for _, score in cells(dropped)]


@pytest.mark.parametrize(
    ("query", "expected"),
    [
        ("", "ABC"),
        ("?sort=name&down=1", "CBA"),
        ("?sort=number", "BAC"),
        ("?sort=number&down=1", "ABC"),
        ("?sort=average", "ACB"),
        ("?sort=average&down=1", "CAB"),
        ("?sort=nonsense", "ABC"),
    ],
)
def test_students_stand_in_the_order_asked_for(site: Flask, query: str, expected: str):
    tasks, teacher = graded(site, (3,), (0,), (None,))
    page = teacher.open(f"{grades_of(tasks[0])}{query}")
    assert names(page) == expected
    assert page.text.count("aria-sort=") == 1


@pytest.mark.parametrize(
    "given", [{"drop": "21"}, {"drop": "1.5"}, {"pass": "101"}, {"pass": "-1"}, {"weight": "x"}]
)
def test_what_cannot_be_is_said_beside_its_field(site: Flask, given: dict[str, str]):
    tasks, teacher = graded(site, (3,), (0,), (None,))
    weight = given.pop("weight", "1")
    page = save(teacher, tasks, (weight,), **given)
    assert page.status == 422
    assert page.text.count('aria-invalid="true"') == 1


def test_a_weight_is_kept_as_it_is_shown(site: Flask):
    tasks, teacher = graded(site, (3, 0), (0, 3))
    field = f"weight-{tasks[0].assignment.public_id}"
    save(teacher, tasks, ("0.125", "1"))

    assert terms_form(teacher, tasks[0]).values(field) == ["0.13"]
    with services(site).database.reading() as reading:
        assert reading.get_one(Assignment, tasks[0].assignment.id).weight == 0.13
    for none in ("0.004", "0.0049"):
        page = save(teacher, tasks, (none, "1"))
        assert page.status == 422
        assert "Enter 0, or a number of at least 0.01." in page.text
    assert save(teacher, tasks, ("100.004", "0")).status == 200


def test_the_files_say_the_same(site: Flask):
    tasks, teacher = graded(site, (3, 0, 1.5), (0, 3, None), (None, None, None))
    save(teacher, tasks, ("2", "1", "1"), drop="1")

    content = teacher.client.get(f"{grades_of(tasks[0])}.csv").data.decode("utf-8-sig")
    lines = list(csv.DictReader(io.StringIO(content, newline="")))
    book = load_workbook(io.BytesIO(teacher.client.get(f"{grades_of(tasks[0])}.xlsx").data))
    heads, *rows = book["grades"].iter_rows(values_only=True)

    assert [
        [each[name] for name in ("name", "number", "mean_percent", "passed", "dropped")]
        for each in lines
    ] == [
        ["A", "10", "100", "1", "Homework"],
        ["B", "9", "", "", ""],
        ["C", "", "83.33", "1", "Homework #2"],
    ]
    assert "Homework (3, weight 2)" in lines[0]
    assert [str(each) for each in heads] == list(lines[0])
    assert [row[heads.index("mean_percent")] for row in rows] == [100, None, 83.33]
    details = [
        dict(zip(next(book["details"].iter_rows(values_only=True)), row, strict=True))
        for row in book["details"].iter_rows(min_row=2, values_only=True)
    ]
    assert [(each["weight"], each["dropped"]) for each in details if each["name"] == "C"] == [
        (2, 0),
        (1, 1),
        (1, 0),
    ]
