"""A page asks the database for each thing once: how many statements and transactions each may take.

A request reads in one transaction and writes in one. Whoever has a row hands it on to whoever needs
it. A number is no clock: it is the same on every machine.
"""

import re
from collections.abc import Callable
from pathlib import Path
from typing import Final

import pytest
from flask import Flask

from tests.web.account_forms import form_to
from tests.web.builder import Builder, small_builder
from tests.web.statements import Traffic, traffic
from tests.web.taking import Pupil, Task, pupil, set_task
from tests.web.teaching import teacher_of
from tests.web.visitor import PageForm, SiteVisitor

Step = Callable[[], Traffic]

BUDGETS: Final = {
    "home of a returning guest": (9, 1),
    "a drill answered": (12, 1),
    "its explanation": (3, 1),
    "a builder's settings saved": (8, 2),
    "one question swapped": (8, 2),
    "an assignment published": (8, 2),
    "an assignment begun": (15, 2),
    "one answer in it": (8, 2),
    "an assignment handed in": (15, 2),
    "its result, where its answers are filed": (26, 2),
    "its result": (15, 2),
    "the gradebook": (10, 2),
    "the gradebook as CSV": (8, 2),
}
"""Statements and transactions of the request, at most."""

DOCUMENT: Final = Path(__file__).parents[2] / "docs" / "performance.md"
DRILL: Final = "/drill/mcr-2014/find/1/5/{}?n=5"


def opened(visitor: SiteVisitor, address: str) -> Traffic:
    """What it takes to get one page."""
    with traffic(visitor.site) as seen:
        response = visitor.client.get(address, headers=visitor.headers)
    assert response.status_code in (200, 303), address
    return seen


def sent(visitor: SiteVisitor, form: PageForm, **given: str) -> Traffic:
    """What it takes to send one form, without the page that comes then."""
    with traffic(visitor.site) as seen:
        page = visitor.send(form, follow=False, **given)
    assert page.status == 303, page.text
    return seen


def answered(visitor: SiteVisitor, address: str) -> Traffic:
    form = visitor.open(address).question
    name, value = form.buttons[0]
    return sent(visitor, form, **{name: value})


def returning_guest(site: Flask) -> SiteVisitor:
    """Somebody who has practised and begun the lessons, and comes back the same day."""
    guest = SiteVisitor(site)
    for number in (1, 2):
        answered(guest, DRILL.format(number))
    guest.open("/learn/first-steps/the-tiles")
    return guest


def home(site: Flask) -> Traffic:
    return opened(returning_guest(site), "/")


def drill(site: Flask) -> Traffic:
    return answered(returning_guest(site), DRILL.format(3))


def explanation(site: Flask) -> Traffic:
    guest = returning_guest(site)
    form = guest.open(DRILL.format(3)).question
    response = guest.client.post(
        form.action, data={**dict(form.fields), "unknown": "1"}, headers=guest.headers
    )
    return opened(guest, response.headers["Location"])


def pressed(builder: Builder, button: str) -> Traffic:
    return sent(builder.visitor, form_to(builder.open(), builder.path), do=button)


def saved(site: Flask) -> Traffic:
    builder = small_builder(SiteVisitor(site))
    form = form_to(builder.open(), builder.path)
    return sent(builder.visitor, form, do="save", title="Another title")


def swapped(site: Flask) -> Traffic:
    builder = small_builder(SiteVisitor(site))
    return pressed(builder, f"swap:{builder.items[2].public_id}")


def published(site: Flask) -> Traffic:
    builder = small_builder(SiteVisitor(site))
    return sent(builder.visitor, builder.publishing)


def begun(site: Flask) -> Traffic:
    student = _student(site)
    return sent(student, _begin(student))


def one_answer(site: Flask) -> Traffic:
    student = _student(site)
    student.begin()
    form = student.open(student.task.at(1)).question
    return sent(student, form, unknown="1")


def handed_in(site: Flask) -> Traffic:
    student = _at_the_end(site)
    return sent(student, _hand_in(student))


def result(site: Flask) -> Traffic:
    student = _at_the_end(site)
    sent(student, _hand_in(student))
    return opened(student, f"{student.task.path}/attempts/1")


def result_again(site: Flask) -> Traffic:
    """The result as it comes when all answers are filed in the student's own progress."""
    student = _at_the_end(site)
    student.hand_in()
    return opened(student, f"{student.task.path}/attempts/1")


def gradebook(site: Flask, ending: str = "") -> Traffic:
    student = _at_the_end(site)
    student.hand_in()
    teacher = teacher_of(student.task)
    return opened(teacher, f"/teach/{student.task.school_class.public_id}/grades{ending}")


def _student(site: Flask) -> Pupil:
    task: Task = set_task(site)
    return pupil(task)


def _at_the_end(site: Flask) -> Pupil:
    """A student who has answered each question."""
    student = _student(site)
    student.begin()
    for position in (1, 2, 3):
        student.send(student.open(student.task.at(position)).question, unknown="1")
    return student


def _begin(student: Pupil) -> PageForm:
    page = student.open(student.task.path)
    return next(each for each in page.forms if each.action.endswith("/begin"))


def _hand_in(student: Pupil) -> PageForm:
    page = student.open(f"{student.task.path}/attempts/1/hand-in")
    return next(each for each in page.forms if each.action.endswith("/hand-in"))


PAGES: Final[dict[str, Callable[[Flask], Traffic]]] = {
    "home of a returning guest": home,
    "a drill answered": drill,
    "its explanation": explanation,
    "a builder's settings saved": saved,
    "one question swapped": swapped,
    "an assignment published": published,
    "an assignment begun": begun,
    "one answer in it": one_answer,
    "an assignment handed in": handed_in,
    "its result, where its answers are filed": result,
    "its result": result_again,
    "the gradebook": gradebook,
    "the gradebook as CSV": lambda site: gradebook(site, ".csv"),
}


@pytest.mark.every_case
@pytest.mark.parametrize("page", BUDGETS)
def test_a_page_stays_within_its_budget(site: Flask, page: str) -> None:
    seen = PAGES[page](site)
    statements, transactions = BUDGETS[page]
    assert len(seen.statements) <= statements, f"\n{seen}"
    assert seen.transactions <= transactions, f"\n{seen}"


def test_the_document_has_these_numbers() -> None:
    rows = re.findall(r"^\| (.+?) \| (\d+) \| (\d+) \|$", DOCUMENT.read_text("utf-8"), re.M)
    assert {page: (int(most), int(begun)) for page, most, begun in rows} == BUDGETS
