"""The overview of a class with much in it: drafts thrown away at once, and nothing told twice."""

import re
from datetime import timedelta

from flask import Flask
from sqlalchemy import func, select

from school.assignments.models import Assignment, AssignmentState
from tests.web.account_forms import form_to
from tests.web.taking import another_task, change_terms, pupil, set_task
from tests.web.teaching import teacher_of
from tests.web.test_gradebook import TOTALS
from tests.web.visitor import PageForm, SiteVisitor, VisitedPage
from web.clock import now
from web.services import services


def make_drafts(teacher: SiteVisitor, home: str, times: int) -> None:
    for _ in range(times):
        page = teacher.open(home)
        draft = teacher.send(next(each for each in page.forms if each.action.endswith("/new")))
        teacher.send(form_to(draft, draft.address.split("?")[0]), do="save")


def discarding(page: VisitedPage) -> PageForm:
    return next(each for each in page.forms if each.action.endswith("/discard"))


def states(site: Flask) -> dict[AssignmentState, int]:
    counts = select(Assignment.state, func.count()).group_by(Assignment.state)
    with services(site).database.reading() as reading:
        return {row[0]: row[1] for row in reading.execute(counts)}


def test_drafts_are_thrown_away_from_the_list_one_or_all(site: Flask):
    task = set_task(site, questions=TOTALS)
    teacher, home = teacher_of(task), f"/teach/{task.school_class.public_id}"
    make_drafts(teacher, home, 3)

    page = teacher.open(home)
    ids = re.findall(r'name="draft" value="([^"]+)"', page.text)
    one = teacher.send(discarding(page), draft=ids[0])
    after_one = states(site)
    shown = teacher.open(home)
    make_drafts(teacher, home, 1)  # by another teacher, or in another window
    asked = teacher.send(discarding(shown), all="1")
    while_asked = states(site)
    rest = teacher.send(discarding(asked))

    assert len(ids) == 3
    assert "1 draft was discarded." in one.text
    assert after_one == {AssignmentState.PUBLISHED: 1, AssignmentState.DRAFT: 2}
    assert "Discard 2 drafts?" in asked.text
    assert while_asked == {AssignmentState.PUBLISHED: 1, AssignmentState.DRAFT: 3}
    assert "2 drafts were discarded." in rest.text
    assert states(site) == {AssignmentState.PUBLISHED: 1, AssignmentState.DRAFT: 1}


def test_what_is_published_or_of_another_class_stays(site: Flask):
    task, other = set_task(site, questions=TOTALS), set_task(site, questions=TOTALS)
    teacher, theirs = teacher_of(task), teacher_of(other, "Mei")
    home, away = (f"/teach/{each.school_class.public_id}" for each in (task, other))
    make_drafts(teacher, home, 1)
    make_drafts(theirs, away, 1)
    foreign = re.findall(r'name="draft" value="([^"]+)"', theirs.open(away).text)

    form = discarding(teacher.open(home))
    teacher.send(form, draft=foreign[0])
    teacher.send(form, draft=str(task.assignment.public_id))
    teacher.send(form, draft="none")

    assert states(site) == {AssignmentState.PUBLISHED: 2, AssignmentState.DRAFT: 2}


def test_who_has_not_begun_stands_once_and_what_is_over_is_folded(site: Flask):
    first = set_task(site, questions=TOTALS)
    tasks = [first, *(another_task(first, questions=TOTALS) for _ in range(5))]
    for _ in range(3):
        pupil(first)
    over = now() - timedelta(days=9)
    for each in tasks[2:]:
        change_terms(each, due_at=over, late_until=over)

    page = teacher_of(first).open(f"/teach/{first.school_class.public_id}").text

    assert page.count("<h2>Not started</h2>") == 1
    assert page.count("3 of 3 students") == 2
    assert re.search(r"<details[^>]*open[^>]*><summary><span><span[^>]*>Homework", page) is None
    assert "<summary>4 past assignments</summary>" in page
