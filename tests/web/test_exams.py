"""Exams on the site: nothing told before the end, the site's clock, the certificate and its check."""

import re
from datetime import UTC
from typing import Any

import pytest
from flask import Flask
from sqlalchemy import update

from quizzes import Address
from quizzes.exams import PRACTICE_ITEMS
from school.exams.certificates import issue_certificate
from school.exams.models import ExamItem
from tests.web.account_forms import sign_up
from tests.web.exams_sat import (
    START,
    ExamClock,
    begun,
    exam_form,
    handed_in,
    items_of,
    passed,
    path_of,
    question_at_place,
    set_result,
    sitting_of,
)
from tests.web.visitor import SiteVisitor
from web.accounts import limits
from web.services import services

# No part of a longer word: the middle of an id may look so too.
CODE = re.compile(r"(?<![\w-])[2-9A-Z]{4}-[2-9A-Z]{4}-[2-9A-Z]{4}(?![\w-])")


@pytest.fixture(autouse=True)
def clock(monkeypatch: pytest.MonkeyPatch) -> ExamClock:
    made = ExamClock()
    monkeypatch.setattr("web.clock.system_time", lambda: made.at)
    return made


def test_the_page_of_an_exam_shows_its_blueprint(visitor: SiteVisitor):
    for rules, part in (("mcr-2014", "False wins"), ("rengo", "Furiten"), ("imj", "Wrong calls")):
        page = visitor.open(f"/{rules}/exam")
        assert "60 questions in 90 minutes." in page.text
        assert "51 of 60 right (85%)" in page.text
        assert "A hand that does not win is paid as a win." in page.text
        assert part in page.text
        assert f"/{rules}/articles#" in page.text


def test_announcements_against_the_clock_begin_with_one_press(visitor: SiteVisitor):
    found = visitor.client.get("/mcr-2014/exam").get_data(as_text=True)
    path = re.search(r'href="([^"]*kind=spot-error[^"]*)"', found)
    assert path is not None
    asked = visitor.client.get(path[1].replace("&amp;", "&"))
    assert asked.status_code == 303
    assert "/spot-error/" in asked.location
    assert "clock=30" in asked.location


def test_nothing_leads_out_of_an_exam_and_no_address_stands_on_its_pages(visitor: SiteVisitor):
    page = begun(visitor)
    for place in range(1, PRACTICE_ITEMS + 1):
        page = visitor.open(path_of(visitor, f"/{place}"))
        address = Address.parse(items_of(visitor)[place - 1].question)
        assert str(address.seed) not in page.text
        leads = [each for each in page.links if not each.startswith(("#", path_of(visitor)))]
        assert leads == [], leads
    hand_in = visitor.open(path_of(visitor, "/hand-in"))
    assert all(each.startswith(("#", path_of(visitor))) for each in hand_in.links)
    assert "20 questions have no answer yet." in hand_in.text


def test_an_answer_is_saved_changed_and_marked_and_nothing_says_whether_it_is_right(
    visitor: SiteVisitor,
):
    page = begun(visitor)
    first = page.address
    key: Any = question_at_place(visitor, 1).answer
    right = visitor.send(exam_form(page), unknown="1")
    assert right.address == path_of(visitor, "/2")
    assert key is not None
    again = visitor.open(path_of(visitor, "/1"))
    assert "Your answer is saved." in again.text
    marked = visitor.send(exam_form(again), later="1")
    assert "Question 1: answered, marked for later" in marked.text
    assert [each.later for each in items_of(visitor)][:2] == [True, False]
    both = visitor.send(exam_form(visitor.open(path_of(visitor, "/4"))), later="1", fan="all-pungs")
    assert "Question 4: answered, marked for later" in both.text
    assert visitor.rows() == []
    assert first
    for told in ("Not right", "Correct", "Explanation"):
        assert told not in marked.text


def test_of_two_exams_begun_at_once_there_is_one(visitor: SiteVisitor):
    page = visitor.open("/mcr-2014/exam/begin?kind=practice")
    form = next(each for each in page.forms if each.action.endswith("/exam/begin"))
    assert visitor.send(form).address == visitor.send(form).address
    assert visitor.open("/mcr-2014/exam/begin").address.startswith(path_of(visitor))


def test_handed_in_twice_is_handed_in_once_and_then_nothing_is_taken(visitor: SiteVisitor):
    form = exam_form(begun(visitor))
    hand_in = exam_form(visitor.open(path_of(visitor, "/hand-in")))
    result, again = visitor.send(hand_in), visitor.send(hand_in)
    assert result.heading == again.heading == "Not passed"
    late = visitor.send(form, unknown="1")
    assert (late.status, late.heading) == (409, "This exam is over.")
    assert all(each.outcome is None for each in items_of(visitor))


def test_time_that_is_up_ends_it_by_the_clock_of_the_site(visitor: SiteVisitor, clock: ExamClock):
    page = begun(visitor)
    visitor.send(exam_form(page), unknown="1")
    clock.move(minutes=30, seconds=1)
    late = visitor.send(exam_form(page), unknown="1")
    assert late.status == 409
    result = visitor.open(path_of(visitor))
    assert "0 of 20 right (0%)" in result.text
    assert len(visitor.rows()) == 1  # what was answered counts as that of a drill
    explained = visitor.open(path_of(visitor, "/1"))
    assert "/articles" in explained.text
    visitor.open(path_of(visitor))
    assert len(visitor.rows()) == 1


def test_somebody_elses_exam_is_not_there(visitor: SiteVisitor, site: Flask):
    begun(visitor)
    stranger = SiteVisitor(site)
    stranger.open("/")
    for rest in ("", "/1", "/hand-in", "/certificate", "/certificate.pdf"):
        assert stranger.open(path_of(visitor, rest)).status == 404
    assert visitor.open(path_of(visitor, "/21")).status == 404
    assert visitor.open(path_of(visitor, "/0")).status == 404


def test_a_practice_exam_has_no_certificate(visitor: SiteVisitor):
    begun(visitor)
    set_result(visitor, handed_in_at=START, closed_at=START, right=20, passed=True)
    assert visitor.open(path_of(visitor, "/certificate")).status == 404


def test_a_guest_who_passed_signs_up_and_has_the_certificate(visitor: SiteVisitor):
    passed(visitor)
    asked = visitor.open(path_of(visitor, "/certificate"))
    assert asked.address.startswith("/account/in")
    sign_up(visitor)
    form_page = visitor.open(path_of(visitor, "/certificate"))
    empty = visitor.send(exam_form(form_page), name=" ")
    assert empty.status == 422
    made = visitor.send(exam_form(form_page), name="Mei Lin")
    visitor.send(exam_form(form_page), name="Somebody Else")
    code = CODE.search(made.text)
    assert code
    for typed in (code[0], code[0].lower().replace("-", "")):
        found = SiteVisitor(visitor.site).open(f"/certificates?code={typed}")
        assert found.heading == "This certificate is genuine"
        assert "Mei Lin" in found.text
        assert "55 of 60 right (91%)" in found.text
        assert 'content="noindex"' in found.text
    sheet = visitor.open(path_of(visitor, "/certificate.html"))
    assert "Mei Lin" in sheet.text
    assert code[0] in sheet.text


def test_the_day_of_a_certificate_is_that_of_whoever_sat_the_exam(visitor: SiteVisitor):
    passed(visitor)  # at noon by UTC
    sign_up(visitor)
    visitor.client.set_cookie("zone", "Pacific/Auckland")
    made = visitor.send(exam_form(visitor.open(path_of(visitor, "/certificate"))), name="Mei Lin")
    code = CODE.search(made.text)
    assert code
    assert "24 November" in visitor.open(f"/{sitting_of(visitor).rules}/exam").text
    stranger = SiteVisitor(visitor.site)
    assert "24 November 2026" in stranger.open(f"/certificates/{code[0]}").text
    assert "24 November 2026" in visitor.open(path_of(visitor, "/certificate.html")).text


def test_to_look_a_certificate_up_writes_nothing_and_after_many_misses_tells_nothing(
    visitor: SiteVisitor, monkeypatch: pytest.MonkeyPatch
):
    passed(visitor)
    with services(visitor.site).database.writing() as writing:
        code = issue_certificate(writing, sitting_of(visitor), "Mei", START, UTC).code
    stranger = SiteVisitor(visitor.site)
    stranger.open("/certificates")
    with monkeypatch.context() as patched:
        patched.setattr(type(services(visitor.site).database), "writing", None)
        assert stranger.open(f"/certificates/{code}").heading == "This certificate is genuine"
    monkeypatch.setitem(limits.TRIES_BY_ADDRESS, "certificate", 2)
    statuses = [stranger.open("/certificates/ABCD-EFGH-JKMN").status for _ in range(3)]
    assert statuses == [404, 404, 429]
    assert stranger.open(f"/certificates/{code}").status == 429


def test_codes_cannot_be_tried_without_end(visitor: SiteVisitor, monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setitem(
        __import__("web.accounts.limits", fromlist=["x"]).TRIES_BY_ADDRESS, "certificate", 2
    )
    tried = [visitor.open("/certificates/ABCD-EFGH-JKMN").status for _ in range(3)]
    assert tried == [404, 404, 429]


def test_a_critical_error_is_told_after_the_end(visitor: SiteVisitor):
    begun(visitor)
    with services(visitor.site).database.writing() as writing:
        writing.execute(
            update(ExamItem)
            .where(ExamItem.place == 1)
            .values(outcome="unknown", critical="win-paid")
        )
    page = handed_in(visitor)
    assert "A hand that does not win is paid as a win. Questions: 1." in page.text
