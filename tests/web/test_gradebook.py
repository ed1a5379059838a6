"""The gradebook of a class: what it says, who sees it, and where its cells lead."""

import re
from datetime import timedelta

from flask import Flask
from sqlalchemy import select

from quizzes import Address, make
from school.assignments.changes import TeacherNote, override
from school.assignments.rules import Counts, Late
from school.classes.models import ClassTeacher
from tests.web.account_forms import sign_up
from tests.web.taking import Pupil, Task, change_attempt, change_terms, pupil, set_task
from tests.web.teaching import teacher_of
from tests.web.visitor import SiteVisitor, VisitedPage
from web.clock import now
from web.services import services

TOTALS = tuple(f"mcr-2014/total/2/2611/{index}" for index in range(3))
DAY = timedelta(days=1)


def grades_of(task: Task) -> str:
    return f"/teach/{task.school_class.public_id}/grades"


def cell_of(task: Task, student: Pupil) -> str:
    return f"/teach/assignments/{task.assignment.public_id}/students/{student.student.public_id}"


def sit(student: Pupil, right: int, number: int = 1, *, hand_in: bool = True) -> None:
    """Answer so many questions right and the others wrong."""
    student.begin()
    for position, address in enumerate(TOTALS, 1):
        key = make(Address.parse(address)).answer
        assert isinstance(key, int)
        given = key if position <= right else key + 40
        student.answer(student.task.at(position, number), total=given)
    if hand_in:
        student.hand_in(number)


def cells(page: VisitedPage) -> list[tuple[str, str]]:
    """The marks and the score of each cell."""
    found = re.findall(r'<td[^>]*><a href="[^"]+"><small>([^<]*)</small> ([^<]+)</a>', page.text)
    return [(marks, score) for marks, score in found]


def averages(page: VisitedPage) -> list[str]:
    return re.findall(r"<td[^>]*>(?:<b>)?([0-9–]+)(?:</b>)?(?:<span[^<]*</span>)?</td>", page.text)


def test_below_sixty_percent_is_marked_and_sixty_is_not(site: Flask):
    task = set_task(site, questions=TOTALS)
    teacher, students = teacher_of(task), [pupil(task).student for _ in range(2)]
    with services(site).database.writing() as writing:
        by = writing.scalars(select(ClassTeacher.learner_id)).one()
        for student, points in zip(students, (1.78, 1.8), strict=True):
            override(writing, task.assignment, student, points, TeacherNote(by, now()))

    page = teacher.open(grades_of(task)).text

    cells = re.findall(r'<td( class="low")?><a href="[^"]+"><small>[^<]*</small> (\d+)</a>', page)
    means = re.findall(r'<td class="mean( low)?"><b>(\d+)</b>', page)
    assert cells == [(' class="low"', "59"), ("", "60")]
    assert means == [(" low", "59"), ("", "60")]


def test_a_cell_says_score_attempt_and_that_it_was_late(site: Flask):
    task = set_task(site, questions=TOTALS, attempts=2)
    best, late, begun = pupil(task), pupil(task), pupil(task)
    pupil(task)
    sit(best, 1)
    sit(best, 2, number=2)
    sit(late, 3)
    change_attempt(task, late.student, submitted_at=now() + 8 * DAY)
    begun.begin()

    page = teacher_of(task).open(grades_of(task))

    assert sorted(cells(page)) == [
        ("attempt 2", "67"),
        ("late", "100"),
        ("not started", "–"),
        ("under way", "–"),
    ]


def test_averages_leave_out_what_has_no_grade_and_are_rounded_once(site: Flask):
    task = set_task(site, questions=TOTALS)
    for right in (2, 2, 0):
        sit(pupil(task), right)
    pupil(task)

    found = averages(teacher_of(task).open(grades_of(task)))

    # 2/3, 2/3 and 0 make 44.4; of the rounded 67, 67 and 0 it would be 44.7.
    assert sorted(found[:4]) == ["0", "67", "67", "–"]
    assert found[4:] == ["44", "44"]


def test_a_mean_of_halves_is_rounded_up(site: Flask):
    task = set_task(site, questions=TOTALS[:2], points=4.0, attempts=2, counts=Counts.MEAN)
    one = pupil(task)
    one.begin()
    one.hand_in()
    one.begin()
    key = make(Address.parse(TOTALS[0])).answer
    one.answer(task.at(1, 2), total=key)
    one.hand_in(2)

    assert cells(teacher_of(task).open(grades_of(task))) == [("", "25")]


def test_points_taken_off_for_being_late_are_in_the_grade(site: Flask):
    task = set_task(site, questions=TOTALS, late=Late.DEDUCT, late_percent=20)
    late = pupil(task)
    sit(late, 2)
    change_attempt(task, late.student, submitted_at=now() + 8 * DAY)

    teacher = teacher_of(task)
    page = teacher.open(cell_of(task, late))

    assert cells(teacher.open(grades_of(task))) == [("late", "53")]
    assert "1.6 of 3 points" in page.text
    assert "20% of the points are taken off" in page.text


def test_what_is_due_and_not_handed_in_is_overdue_then_missing(site: Flask):
    task = set_task(site, questions=TOTALS)
    pupil(task)
    teacher = teacher_of(task)

    change_terms(task, due_at=now() - DAY)
    overdue = cells(teacher.open(grades_of(task)))
    change_terms(task, late_until=now() - DAY / 2)

    assert overdue == [("overdue", "–")]
    assert cells(teacher.open(grades_of(task))) == [("missing", "–")]


def test_every_link_of_the_table_leads_to_a_page(site: Flask):
    task = set_task(site, questions=TOTALS)
    sit(pupil(task), 2)
    teacher = teacher_of(task)
    page = teacher.open(grades_of(task))

    table = page.text.partition("<table")[2].partition("</table>")[0]
    links = re.findall(r'href="([^"]+)"', table)

    assert len(links) == 5  # student, assignment, cell, and two that sort
    assert [teacher.open(link).status for link in links] == [200] * 5


def test_nobody_but_its_teachers_sees_grades_or_answers(site: Flask):
    task = set_task(site, questions=TOTALS)
    student, other = pupil(task), pupil(task)
    sit(student, 2)
    elsewhere = set_task(site, questions=TOTALS)
    stranger = SiteVisitor(site)
    sign_up(stranger, "Mei")
    paths = [
        grades_of(task),
        f"{grades_of(task)}.csv",
        f"{grades_of(task)}.xlsx",
        cell_of(task, student),
        f"{cell_of(task, student)}/1/1",
    ]

    for visitor in (SiteVisitor(site), student, other, stranger, teacher_of(elsewhere)):
        assert {visitor.open(path).status for path in paths} == {404}


def test_a_student_of_another_class_is_not_found_under_an_own_assignment(site: Flask):
    task, other = set_task(site, questions=TOTALS), set_task(site, questions=TOTALS)
    stranger = pupil(other)

    assert teacher_of(task).open(cell_of(task, stranger)).status == 404
