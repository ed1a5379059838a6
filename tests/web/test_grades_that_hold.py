"""Settings of a published assignment that touch what was handed in, and how much a score tells."""

from datetime import timedelta

import pytest
from flask import Flask

from school.assignments.rules import RevealTime
from tests.web.builder import small_builder
from tests.web.taking import DAY, change_attempt, change_terms, pupil, set_task
from tests.web.teaching import teacher_of
from tests.web.visitor import PageForm, SiteVisitor
from web.clock import now

TOTAL = ("mcr-2014/total/2/2611/2", "mcr-2014/total/2/2611/3")
LATER = {"answers_shown": RevealTime.NEVER, "explanations_shown": RevealTime.NEVER}


def test_a_sum_alone_is_told_and_no_question_until_the_answers_are(site: Flask):
    student = pupil(set_task(site, questions=TOTAL))
    change_terms(student.task, sum_only=True, **LATER)
    student.begin()
    student.answer(student.task.at(1), total=1)
    result = student.hand_in().text

    assert "0 of 2 points" in result
    assert "0 of 1 point" not in result
    assert "Not right" not in result
    for page in (student.open(student.task.at(1)), student.open(student.task.at(2))):
        assert "Not right" not in page.text
        assert "of 1 point" not in page.text


def test_what_was_missed_counts_as_0_and_the_student_is_told(site: Flask):
    task = set_task(site, questions=TOTAL)
    student = pupil(task)
    past = now() - DAY
    change_terms(task, due_at=past, late_until=past, missing_is_zero=True)

    assert "Nothing was handed in: this counts as 0." in student.open(task.path).text


def settings_form(visitor: SiteVisitor, path: str) -> PageForm:
    return next(
        each for each in visitor.open(path).forms if each.action == path and each.values("due")
    )


@pytest.mark.parametrize(("chosen", "late"), [("keep", False), ("late", True)])
def test_an_earlier_due_date_asks_what_becomes_of_what_was_handed_in(
    site: Flask, chosen: str, late: bool
):
    task = set_task(site, questions=TOTAL)
    student = pupil(task)
    student.begin()
    student.hand_in()
    change_attempt(task, student.student, begun_at=now() - 2 * DAY, submitted_at=now() - DAY)
    teacher = teacher_of(task)
    path = f"/teach/assignments/{task.assignment.public_id}"
    earlier = (now() - DAY - timedelta(hours=6)).strftime("%Y-%m-%dT%H:%M")

    asked = teacher.send(settings_form(teacher, path), due=earlier)
    assert asked.status == 422
    assert "With this date, 1 attempt that was handed in on time would be late." in asked.text
    form = next(each for each in asked.forms if each.action == path and each.values("due"))
    assert form.values("due") == [earlier]
    saved = teacher.send(form, handed_in=chosen)

    assert "Saved." in saved.text
    assert (" late" in student.open(f"{task.path}/attempts/1").text) is late
    again = teacher.send(settings_form(teacher, path), title="Homework again")
    assert again.status == 200


def test_a_draft_that_is_refused_says_so_where_it_is_read_back(site: Flask):
    builder = small_builder(SiteVisitor(site))
    kept = builder.open().text

    page = builder.press(attempts="99", score="never")
    assert page.status == 422
    assert "This cannot be saved yet:" in page.text
    assert "Until it is corrected, these settings apply:" in page.text
    assert "1 attempt; " in page.text
    assert "This cannot be saved yet:" not in kept


def test_averages_say_where_what_is_missing_counts_as_0(site: Flask):
    task = set_task(site, questions=TOTAL)
    pupil(task)
    teacher = teacher_of(task)
    path = f"/teach/{task.school_class.public_id}/grades"
    past = now() - DAY
    change_terms(task, due_at=past, late_until=past)
    assert "counts as 0 in them" not in teacher.open(path).text

    change_terms(task, missing_is_zero=True)
    page = teacher.open(path).text

    assert "In these assignments, work not handed in counts as 0: " in page
    assert "missing" in page
