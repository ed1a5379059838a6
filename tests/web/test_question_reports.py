"""Reports of questions: from one's own answer, one for each question, so many a day; listed by a command."""

import json
from datetime import UTC, datetime, timedelta
from typing import Final

import pytest
from flask import Flask
from sqlalchemy import select

from school.accounts.merging import merge_guest
from school.classes.erasing import erase_learner
from school.learners.guests import new_guest
from school.learners.models import Learner
from school.progress.models import Complaint, QuestionReport
from school.progress.question_reports import (
    LONGEST_NOTE,
    MOST_REPORTS,
    QuestionComplaint,
    store_report,
)
from tests.school.accounts.opened import account
from tests.school.make import answer as stored_answer
from tests.web.account_forms import QUESTION, form_to
from tests.web.refusing import refusing
from tests.web.visitor import PageForm, SiteVisitor
from web.clock import now
from web.services import services

NOON: Final = datetime(2026, 11, 23, 12, tzinfo=UTC)


def reports(site: Flask) -> list[QuestionReport]:
    with services(site).database.reading() as reading:
        return list(reading.scalars(select(QuestionReport).order_by(QuestionReport.id)))


def report_form(visitor: SiteVisitor) -> PageForm:
    """The form behind the link on the explanation of a fresh answer."""
    explained = visitor.answer(QUESTION.format(1), unknown=1)
    href = explained.link_to(f"/drill/answers/{visitor.last_row().public_id}/report")
    return form_to(visitor.open(href), href.split("?")[0])


def listed(site: Flask, *options: str) -> str:
    done = site.test_cli_runner().invoke(args=["reports", *options])
    assert done.exit_code == 0, done.output
    return done.output


def test_a_report_is_kept_with_the_question_and_the_language_and_leads_back(site: Flask):
    visitor = SiteVisitor(site, "ja")
    page = visitor.send(report_form(visitor), complaint="hand", note=" five\nof  a kind ")

    assert 'role="status"' in page.text
    back = page.link_to(f"/drill/answers/{visitor.last_row().public_id}?n=5")
    assert visitor.open(back).status == 200
    (stored,) = reports(site)
    row = visitor.last_row()
    assert (stored.question, stored.learner_id, stored.given) == (
        row.question,
        row.learner_id,
        None,
    )
    assert (stored.language, stored.complaint) == ("ja", Complaint.HAND)
    assert stored.note == "five of a kind"


def test_a_second_report_of_a_question_replaces_the_first(site: Flask, visitor: SiteVisitor):
    form = report_form(visitor)
    page = visitor.send(form, complaint="key", note="is 8")
    again = form_to(page, form.action.split("?")[0])
    assert again.values("complaint") == ["key"]
    assert ">is 8</textarea>" in page.text
    visitor.send(again, complaint="words", note="")
    assert [(each.complaint, each.note) for each in reports(site)] == [(Complaint.WORDS, "")]


@pytest.mark.parametrize(
    "given",
    [
        {"complaint": "key", "note": "x" * (LONGEST_NOTE + 1)},
        {"complaint": "nothing", "note": "a word"},
        {"note": "a word"},
    ],
    ids=["too long", "no such complaint", "no complaint"],
)
def test_what_cannot_be_kept_is_refused_and_stays_in_the_form(
    site: Flask, visitor: SiteVisitor, given: dict[str, str]
):
    page = visitor.send(report_form(visitor), **given)
    assert page.status == 422
    assert f">{given['note']}</textarea>" in page.text
    assert 'role="alert"' in page.text
    assert reports(site) == []


def test_the_answer_of_somebody_else_is_not_found(site: Flask, visitor: SiteVisitor):
    form = report_form(visitor)
    other = SiteVisitor(site)
    own = report_form(other)
    assert other.open(form.action).status == 404
    theirs = PageForm(form.action, "post", own.fields)
    assert other.send(theirs, complaint="key").status == 404
    assert reports(site) == []


def test_so_many_questions_are_reported_in_a_day(site: Flask, visitor: SiteVisitor, monkeypatch):
    monkeypatch.setattr("school.progress.question_reports.MOST_REPORTS", 1)
    first = report_form(visitor)
    visitor.send(first, complaint="key")
    visitor.answer(QUESTION.format(2), unknown=1)
    second = PageForm(
        f"/drill/answers/{visitor.last_row().public_id}/report", "post", [*first.fields]
    )
    assert visitor.send(second, complaint="key").status == 429
    assert visitor.send(first, complaint="words").status == 200
    assert [each.complaint for each in reports(site)] == [Complaint.WORDS]


def test_the_day_goes_on_from_the_moment_of_each_report(site: Flask):
    with services(site).database.writing() as writing:
        learner = new_guest(writing, NOON)
        for number in range(MOST_REPORTS + 1):
            row = stored_answer(writing, learner.id, f"mcr-2014/find/1/5/{number + 1}")
            at = NOON + timedelta(hours=1) * (number == MOST_REPORTS)
            is_kept = store_report(
                writing, learner, row, QuestionComplaint(Complaint.KEY), "en", at
            )
            assert is_kept == (number < MOST_REPORTS)
        next_day = NOON + timedelta(days=1)
        assert store_report(writing, learner, row, QuestionComplaint(Complaint.KEY), "en", next_day)


def test_a_fault_of_the_database_loses_no_report(site: Flask, visitor: SiteVisitor):
    form = report_form(visitor)
    with refusing(site, reads=False):
        page = visitor.send(form, complaint="key", note="kept")
    assert page.status == 503
    visitor.send(form_to(page, form.action.split("?")[0]))
    assert [each.note for each in reports(site)] == ["kept"]


def test_a_report_goes_along_into_an_account_and_stays_when_its_learner_goes(site: Flask):
    question = "mcr-2014/find/1/5/1"
    with services(site).database.writing() as writing:
        guest = new_guest(writing, NOON)
        owner = writing.get_one(Learner, account(writing).learner_id)
        for who, note in ((guest, "the guest's"), (owner, "the owner's")):
            row = stored_answer(writing, who.id, question)
            store_report(writing, who, row, QuestionComplaint(Complaint.KEY, note), "en", NOON)
        row = stored_answer(writing, guest.id, "mcr-2014/find/1/5/2")
        store_report(writing, guest, row, QuestionComplaint(Complaint.OTHER), "en", NOON)
        merge_guest(writing, guest.id, owner.id, NOON)
        owner_id = owner.id
    kept = [(each.learner_id, each.note) for each in reports(site)]
    assert kept == [(owner_id, "the owner's"), (owner_id, "")]
    with services(site).database.writing() as writing:
        erase_learner(writing, owner_id, now())
    assert [each.learner_id for each in reports(site)] == [None, None]


def test_the_command_lists_the_newest_first_with_how_many_there_are(site: Flask):
    assert listed(site) == "No question was reported.\n"
    assert json.loads(listed(site, "--json")) == []
    asked = {1: ("key", "mine"), 2: ("hand", ""), 3: ("words", "theirs")}
    with services(site).database.writing() as writing:
        for hour, (complaint, note) in asked.items():
            who = new_guest(writing, NOON)
            row = stored_answer(writing, who.id, f"mcr-2014/find/1/5/{1 + hour % 2}")
            found = QuestionComplaint(Complaint(complaint), note)
            store_report(writing, who, row, found, "en", NOON + timedelta(hours=hour))
    assert listed(site).splitlines() == [
        "2026-11-23T15:00:00+00:00  mcr-2014/find/1/5/2  words  2 reports  theirs",
        "2026-11-23T14:00:00+00:00  mcr-2014/find/1/5/1  hand  1 report",
        "2026-11-23T13:00:00+00:00  mcr-2014/find/1/5/2  key  2 reports  mine",
    ]
    told = json.loads(listed(site, "--json"))
    assert [each["reports"] for each in told] == [2, 1, 2]
    assert "learner_id" not in told[0]
