"""CSV and XLSX of the gradebook: the same numbers, names that stay, no formulas."""

import csv
import io
import re

import pytest
from flask import Flask
from openpyxl import load_workbook

from school.assignments.models import Assignment
from school.classes.models import Student
from tests.web.taking import Task, pupil, set_task
from tests.web.teaching import teacher_of
from tests.web.test_gradebook import TOTALS, grades_of, sit
from web.gradebook.csv_file import csv_bytes, escape_formula
from web.gradebook.tables import GradeTable, Value
from web.gradebook.xlsx_file import xlsx_bytes
from web.services import services

DANGEROUS = (
    '=HYPERLINK("http://x")',
    "+1",
    "-1+1",
    "@SUM(A1)",
    "\t=1",
    "\r=1",
    "\n=1",
    "＝1+1",
    "＋1",
    "－1",
    "＠a",
    "  =1",
    "\u3000=1",
)


def table(*rows: tuple[Value, ...]) -> GradeTable:
    return GradeTable("grades", ("name", "Quiz (3)"), rows)


def read_csv(content: bytes) -> list[list[str]]:
    return list(csv.reader(io.StringIO(content.decode("utf-8-sig"), newline="")))


@pytest.mark.parametrize("text", DANGEROUS)
def test_text_like_a_formula_is_made_harmless_in_csv(text: str):
    ((_head, _quiz), (name, _points)) = read_csv(csv_bytes(table((text, 1.0))))

    assert name == f"'{text}"


@pytest.mark.parametrize("text", ["", "Anna", "O'Neill, Anna", "田中", "3 - 2", "a=b", '"x"', "  "])
def test_other_text_stays_as_it_is(text: str):
    assert escape_formula(text) == text
    assert read_csv(csv_bytes(table((text, 1.0))))[1][0] == text


def test_csv_says_that_it_is_utf8_and_writes_numbers_bare():
    content = csv_bytes(table(("陈雨桐", 2.5), ("Li", None), ("Wu", 3)))

    assert content.startswith(b"\xef\xbb\xbf")
    assert read_csv(content)[1:] == [["陈雨桐", "2.5"], ["Li", ""], ["Wu", "3"]]


@pytest.mark.parametrize("text", DANGEROUS[:4])
def test_a_workbook_holds_text_as_text_and_numbers_as_numbers(text: str):
    book = load_workbook(io.BytesIO(xlsx_bytes([table((text, 2.5), ("7", None))])))
    sheet = book["grades"]

    assert [cell.value for cell in sheet[2]] == [text, 2.5]
    assert [cell.data_type for cell in sheet[2]] == ["s", "n"]
    assert [cell.value for cell in sheet[3]] == ["7", None]


def rename(task: Task, title: str, student: Student, name: str) -> None:
    with services(task.site).database.writing() as writing:
        writing.get_one(Assignment, task.assignment.id).title = title
        writing.get_one(Student, student.id).name = name


def test_both_files_hold_the_grades_of_the_page(site: Flask):
    task = set_task(site, questions=TOTALS)
    one, none = pupil(task), pupil(task)
    sit(one, 2)
    rename(task, "=Quiz", one.student, "@lin")
    teacher = teacher_of(task)

    lines = read_csv(teacher.client.get(f"{grades_of(task)}.csv").data)
    answer = teacher.client.get(f"{grades_of(task)}.xlsx")
    book = load_workbook(io.BytesIO(answer.data))

    assert lines[0] == [
        *("student_id", "name", "number", "'=Quiz (3)", "mean_percent"),
        *("passed", "dropped", "membership"),
    ]
    assert sorted(lines[1:]) == sorted(
        [
            [str(one.student.public_id), "'@lin", "", "2", "66.67", "1", "", "present"],
            [str(none.student.public_id), none.student.name, "", "", "", "", "", "present"],
        ]
    )
    rows = {row[0]: row[1:] for row in book["grades"].iter_rows(min_row=2, values_only=True)}
    assert rows[str(one.student.public_id)] == ("@lin", None, 2, 66.67, 1, None, "present")
    assert rows[str(none.student.public_id)] == (none.student.name, *[None] * 5, "present")
    heads = [cell.value for cell in book["details"][1]]
    details = [
        dict(zip(heads, row, strict=True))
        for row in book["details"].iter_rows(min_row=2, values_only=True)
    ]
    mine = next(each for each in details if each["student_id"] == str(one.student.public_id))
    assert (mine["points"], mine["of"], mine["percent"], mine["attempts"]) == (2, 3, 67, 1)
    assert (mine["state"], mine["late"], mine["changed_by_teacher"]) == ("submitted", 0, 0)
    assert re.fullmatch(
        r'attachment; filename="grades-3b-\d{4}-\d\d-\d\d\.xlsx"',
        answer.headers["Content-Disposition"],
    )


def test_columns_are_called_the_same_in_every_language(site: Flask):
    task = set_task(site, questions=TOTALS)
    pupil(task)
    teacher = teacher_of(task)

    heads = {
        read_csv(
            teacher.client.get(f"{grades_of(task)}.csv", headers={"Accept-Language": lang}).data
        )[0][1]
        for lang in ("en", "zh-CN", "ja")
    }

    assert heads == {"name"}
