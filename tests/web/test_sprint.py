"""Sprints: three strikes, the server's clock, one's own bests."""

import re
from datetime import UTC, datetime, timedelta
from typing import Any, Final

import pytest
from flask import Flask
from sqlalchemy import select

from quizzes.question_cache import question_at
from school.progress.models import Sprint
from school.progress.sprints import address_in
from tests.web.refusing import refusing
from tests.web.visitor import SiteVisitor, VisitedPage
from web.services import services

START: Final = datetime(2026, 11, 23, 12, tzinfo=UTC)
CHOOSE: Final = "/mcr-2014/sprint"


class SprintClock:
    """The clock of the site, which stands until it is moved."""

    def __init__(self) -> None:
        self.at = START

    def move(self, **by: float) -> None:
        self.at += timedelta(**by)


@pytest.fixture(autouse=True)
def clock(monkeypatch: pytest.MonkeyPatch) -> SprintClock:
    made = SprintClock()
    monkeypatch.setattr("web.clock.system_time", lambda: made.at)
    return made


def begun(visitor: SiteVisitor, way: str = "timed", kind: str = "find") -> VisitedPage:
    form = next(each for each in visitor.open(CHOOSE).forms if each.action == CHOOSE)
    return visitor.send(form, **{way: kind})


def sprint_of(visitor: SiteVisitor) -> Sprint:
    with services(visitor.site).database.reading() as reading:
        return reading.scalars(select(Sprint).order_by(Sprint.id.desc()).limit(1)).one()


def question_form_of(page: VisitedPage) -> Any:
    return next(form for form in page.forms if form.action.startswith("/sprint/"))


def answered(visitor: SiteVisitor, page: VisitedPage, *, right: bool) -> VisitedPage:
    """The page after an answer to the question that stands on this one."""
    sprint = sprint_of(visitor)
    key: Any = question_at(address_in(sprint, sprint.right + sprint.strikes + 1)).answer
    return visitor.send(question_form_of(page), **({"answer": key} if right else {"unknown": 1}))


def test_it_goes_on_until_the_third_strike_and_counts_what_was_right(visitor: SiteVisitor):
    page = begun(visitor)
    for right in (True, False, True, False, True):
        page = answered(visitor, page, right=right)

    assert "3 right, 2 of 3 strikes" in page.text

    page = answered(visitor, page, right=False)

    assert page.heading == "3 right answers"
    assert "Three answers were not right." in page.text
    strikes, right = page.text.split("What was right")
    assert len(set(re.findall(r"/drill/answers/[\w-]+", strikes))) == 3
    assert len(set(re.findall(r"/drill/answers/[\w-]+", right))) == 3


def test_its_answers_are_those_of_a_drill(visitor: SiteVisitor):
    page = answered(visitor, begun(visitor), right=True)
    row = visitor.last_row()

    assert "The last one was right." in page.text
    assert (row.kind, row.level, row.position, row.credit) == ("find", 1, 1, 1.0)


def test_what_is_practised_after_the_end_is_none_of_its_strikes(
    visitor: SiteVisitor, clock: SprintClock
):
    page = answered(visitor, begun(visitor), right=True)
    clock.move(minutes=4)
    drill = visitor.open(f"/drill/{address_in(sprint_of(visitor), 1)}")
    visitor.send(next(form for form in drill.forms if form.action.startswith("/drill/")), unknown=1)

    end = visitor.open(page.address)

    assert end.heading == "1 right answer"
    assert "Answers to look at again" not in end.text


def test_questions_become_harder_by_their_number(visitor: SiteVisitor):
    begun(visitor)
    sprint = sprint_of(visitor)

    levels = [address_in(sprint, number).level for number in (1, 4, 5, 17, 100)]

    assert levels == [1, 1, 2, 5, 5]


@pytest.mark.parametrize(("seconds", "counts"), [(179.9, True), (180.0, False), (181.0, False)])
def test_an_answer_counts_until_three_minutes_are_over(
    visitor: SiteVisitor, clock: SprintClock, seconds: float, counts: bool
):
    page = begun(visitor)
    clock.move(seconds=seconds)
    then = answered(visitor, page, right=True)

    assert sprint_of(visitor).right == int(counts)
    assert len(visitor.rows()) == int(counts)
    assert ("Time is up." in then.text) == (not counts)


def test_loading_the_page_anew_does_not_stop_the_clock(visitor: SiteVisitor, clock: SprintClock):
    page = begun(visitor)
    clock.move(seconds=100)
    again = visitor.open(page.address)

    assert 'data-seconds="180"' in page.text
    assert 'data-seconds="80"' in again.text

    clock.move(seconds=100)

    assert visitor.open(page.address).heading == "0 right answers"


def test_its_twin_has_no_clock_and_the_same_strikes(visitor: SiteVisitor, clock: SprintClock):
    page = begun(visitor, "untimed")
    clock.move(days=3)
    for _strike in range(3):
        page = answered(visitor, page, right=False)

    assert "soft-clock" not in page.text
    assert page.heading == "0 right answers"


def test_what_is_sent_twice_counts_once(visitor: SiteVisitor):
    page = begun(visitor)
    for _time in range(2):
        visitor.send(question_form_of(page), unknown=1)

    assert sprint_of(visitor).strikes == 1
    assert len(visitor.rows()) == 1


def test_bests_are_kept_by_kind_and_way_and_again_is_one_press(visitor: SiteVisitor):
    page = begun(visitor)
    for right in (True, True, False, False, False):
        page = answered(visitor, page, right=right)
    again = next(form for form in page.forms if form.action == CHOOSE)
    page = visitor.send(again, timed="find")
    for right in (True, False, False, False):
        page = answered(visitor, page, right=right)
    choose = visitor.open(CHOOSE)

    assert page.heading == "1 right answer"
    assert "Your best is 2." in page.text
    assert choose.text.count("best 2") == 1
    assert "best" not in visitor.open("/imj/sprint").text.replace("your best so far", "")


def test_nobody_else_finds_a_sprint(site: Flask, visitor: SiteVisitor):
    address = begun(visitor).address

    assert SiteVisitor(site).open(address).status == 404


def test_a_kind_that_the_rule_set_has_not_begins_none(visitor: SiteVisitor):
    assert begun(visitor, "timed", "set-fu").status == 400


def test_an_answer_that_could_not_be_kept_stands_ready_to_be_sent_again(visitor: SiteVisitor):
    page = begun(visitor)
    with refusing(visitor.site):
        refused = visitor.send(question_form_of(page), unknown=1)
    then = visitor.send(question_form_of(refused), unknown=1)

    assert refused.status == 503
    assert "0 right, 1 of 3 strikes" in then.text
