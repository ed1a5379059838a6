"""The dates of a class as a calendar, read by another program's reader of the format."""

import unicodedata
import uuid
from datetime import UTC, datetime, timedelta

import icalendar
from flask import Flask
from hypothesis import given
from hypothesis import strategies as st
from sqlalchemy import select
from sqlalchemy.orm import Session

from quizzes import make
from school.assignments.changes import TeacherNote
from school.assignments.extensions import grant
from school.assignments.models import Assignment
from school.assignments.publishing import digests_of, publish
from school.assignments.rules import Grant
from school.assignments.status import sections_with_items
from school.classes.models import CalendarLink, ClassTeacher, Student
from school.classes.places import leave
from tests.web.account_forms import send
from tests.web.paper_class import Taught, teach
from tests.web.visitor import SiteVisitor
from web.calendar.ics import CalendarEvent, calendar_text
from web.clock import now
from web.services import services

OPENS = datetime(2031, 5, 11, 23, 30, tzinfo=UTC)
DUE = OPENS + timedelta(days=5)
TITLE = "Straights, flushes; and \\ all the rest: 一気通貫と清一色のおさらい、そして喜相逢"


def published(visitor: SiteVisitor, **wishes: object) -> Taught:
    """A class with an assignment that opens and is due."""
    taught = teach(visitor, **{"title": TITLE, "questions": ("mcr-2014/term/2/2611/4",), **wishes})  # type: ignore[arg-type]
    with services(visitor.site).database.writing() as writing:
        row = _row(writing, taught)
        items = [item for part in sections_with_items(writing, row) for item in part.items]
        publish(writing, row, digests_of(items, make), now())
        row.opens_at, row.due_at = OPENS, DUE
    return taught


def _row(session: Session, taught: Taught) -> Assignment:
    return session.scalars(
        select(Assignment).where(Assignment.public_id == taught.assignment)
    ).one()


def _teacher(session: Session) -> uuid.UUID:
    return session.scalars(select(ClassTeacher)).one().learner_id


def joined(site: Flask, taught: Taught, name: str = "Lin") -> SiteVisitor:
    """Somebody who joined by the code."""
    student = SiteVisitor(site)
    send(student, "/join", code=taught.join_code, name=name)
    return student


def link(visitor: SiteVisitor, page: str) -> str:
    """The path of the link that a page gives."""
    send(visitor, page)
    return next(
        each
        for each in visitor.open(page).text.split('"')
        if "/calendar/" in each and "http:" in each
    ).partition("localhost")[2]


def events(visitor: SiteVisitor, path: str) -> dict[str, icalendar.Event]:
    """What the feed tells, by what it is about."""
    answer = visitor.client.get(path)
    assert answer.status_code == 200
    assert answer.content_type == "text/calendar; charset=utf-8"
    assert all(len(line) <= 75 for line in answer.data.split(b"\r\n"))
    calendar = icalendar.Calendar.from_ical(answer.data)
    assert not calendar.errors
    return {str(each["UID"]).partition("-")[0]: each for each in calendar.events}


def test_a_student_and_a_teacher_each_have_a_link_that_a_program_reads(
    visitor: SiteVisitor, site: Flask
) -> None:
    taught = published(visitor)
    student = joined(site, taught)
    program = SiteVisitor(site)
    for who, page in (
        (visitor, f"/teach/{taught.school_class}/calendar"),
        (student, f"/class/{taught.school_class}/calendar"),
    ):
        found = events(program, link(who, page))
        assert found["opens"].start == OPENS
        assert found["due"].start == DUE
        assert str(found["due"]["SUMMARY"]) == f"Due: {TITLE}"
        assert "Asia/Shanghai" in found["due"]["DESCRIPTION"]
        assert "07:30" in found["opens"]["DESCRIPTION"]
        assert str(taught.assignment) in found["due"]["URL"]


def test_dates_that_change_keep_their_names(visitor: SiteVisitor) -> None:
    taught = published(visitor)
    path = link(visitor, f"/teach/{taught.school_class}/calendar")
    before = events(visitor, path)
    with services(visitor.site).database.writing() as writing:
        _row(writing, taught).due_at = DUE + timedelta(hours=3)
    after = events(visitor, path)
    assert after["due"].start == DUE + timedelta(hours=3)
    assert {each["UID"] for each in before.values()} == {each["UID"] for each in after.values()}


def test_a_student_sees_the_later_date_that_was_granted(visitor: SiteVisitor, site: Flask) -> None:
    taught = published(visitor)
    student = joined(site, taught)
    later = DUE + timedelta(days=2)
    with services(site).database.writing() as writing:
        place = writing.scalars(select(Student).where(Student.name == "Lin")).one()
        grant(
            writing,
            _row(writing, taught),
            place,
            Grant(due=later),
            TeacherNote(_teacher(writing), now(), "ill"),
        )
    found = events(student, link(student, f"/class/{taught.school_class}/calendar"))
    assert found["due"].start == later


def test_a_link_that_was_replaced_or_taken_back_opens_nothing(visitor: SiteVisitor) -> None:
    page = f"/teach/{published(visitor).school_class}/calendar"
    first = link(visitor, page)
    second = link(visitor, page)
    assert first != second
    assert [visitor.client.get(each).status_code for each in (first, second)] == [404, 200]
    send(visitor, page, take__back="1")
    assert visitor.client.get(second).status_code == 404
    assert not [each for each in visitor.open(page).links if ".ics" in each]


def test_who_left_the_class_sees_its_dates_no_longer(visitor: SiteVisitor, site: Flask) -> None:
    taught = published(visitor)
    student = joined(site, taught)
    path = link(student, f"/class/{taught.school_class}/calendar")
    with services(site).database.writing() as writing:
        leave(writing, writing.scalars(select(Student).where(Student.name == "Lin")).one(), now())
    assert student.client.get(path).status_code == 404


def test_a_copy_of_the_database_opens_no_calendar(visitor: SiteVisitor) -> None:
    path = link(visitor, f"/teach/{published(visitor).school_class}/calendar")
    with services(visitor.site).database.reading() as reading:
        kept = reading.scalars(select(CalendarLink)).one()
        assert kept.nonce not in path
        assert kept.token_digest not in path


@given(
    title=st.text(max_size=120),
    text=st.text(st.sampled_from("\\;,:\n\r\"'字é　x\u2028\x00\x07"), max_size=200),
)
def test_whatever_a_title_holds_comes_back_and_breaks_no_line(title: str, text: str) -> None:
    event = CalendarEvent("due-1@fanwise", DUE, title, text)
    made = calendar_text(title, "Asia/Tokyo", (event,), OPENS)
    assert all(len(line) <= 75 for line in made.encode().split(b"\r\n"))
    calendar = icalendar.Calendar.from_ical(made)
    (found,) = calendar.events
    plain = "".join(
        each
        for each in title
        if each == "\n" or each.isprintable() or unicodedata.category(each) == "Zs"
    )
    assert str(found["SUMMARY"]) == plain
    assert found.start == DUE
