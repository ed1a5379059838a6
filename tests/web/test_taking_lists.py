"""A student's assignments in a list, and the one that is next on the first page."""

from datetime import datetime, timedelta

import pytest
from flask import Flask

from tests.web.taking import DAY, WEEK, Pupil, Task, change_terms, pupil, set_task
from web.clock import now

TOTAL = ("mcr-2014/total/2/2611/2",)


def another(task: Task, due: datetime | None) -> Task:
    """Another assignment for the same class."""
    made = set_task(task.site, questions=TOTAL)
    change_terms(made, class_id=task.school_class.id, due_at=due, title=f"Due {due}")
    return made


def class_page(student: Pupil) -> str:
    return student.open(f"/class/{student.task.school_class.public_id}").text


def test_what_is_due_soonest_is_first_and_what_is_done_is_last(site: Flask):
    first = set_task(site, questions=TOTAL)
    overdue, never = another(first, now() - DAY), another(first, None)
    soon = another(first, now() + DAY)
    student = pupil(first)
    student.begin()
    student.hand_in()

    text = class_page(student)
    places = [text.index(f'href="{task.path}"') for task in (overdue, soon, never, first)]

    assert places == sorted(places)
    assert "Overdue: it was due " in text
    assert "0 of 1 point" in text


def test_what_is_not_open_yet_says_when_it_opens(site: Flask):
    task = set_task(site, questions=TOTAL)
    change_terms(task, opens_at=now() + DAY)

    assert "It opens " in class_page(pupil(task))


def test_an_assignment_that_is_due_soon_is_the_next_step_on_the_first_page(site: Flask):
    task = set_task(site, questions=TOTAL)
    change_terms(task, due_at=now() + DAY)
    student = pupil(task)

    before = student.open("/")
    student.begin()
    during = student.open("/")
    student.hand_in()

    assert before.heading == "Homework"
    assert task.path in before.links
    assert "Continue" in during.text
    assert student.open("/").heading != "Homework"


@pytest.mark.parametrize("due", [2 * WEEK, None])
def test_what_is_due_much_later_does_not_come_before_ones_own_practice(
    site: Flask, due: timedelta | None
):
    task = set_task(site, questions=TOTAL)
    change_terms(task, due_at=due and now() + due, late_until=None)
    student = pupil(task)

    assert student.open("/").heading != "Homework"
