"""The dates of a copy: as far from its opening as they were, by the clock on the wall."""

from dataclasses import replace
from datetime import UTC, datetime, timedelta
from zoneinfo import ZoneInfo

from school.assignments.drafts import discard_untouched_drafts, new_draft, touch
from school.assignments.models import Assignment
from school.assignments.moving import moved, next_opening
from school.database import Database
from tests.school.assignments.make import DAY, TERMS, draft, published, school_class
from tests.school.make import NOON

BERLIN = ZoneInfo("Europe/Berlin")
TOKYO = ZoneInfo("Asia/Tokyo")
OPENS = datetime(2026, 10, 19, 9, tzinfo=BERLIN)  # a Monday
DUE = datetime(2026, 10, 23, 18, tzinfo=BERLIN)
SET = replace(TERMS, opens=OPENS, due=DUE, late_until=DUE + timedelta(days=2))


def test_what_was_due_at_six_is_due_at_six_beyond_the_end_of_summer_time() -> None:
    found = moved(SET, OPENS, OPENS + timedelta(days=14), BERLIN, BERLIN)
    assert found.due == datetime(2026, 11, 6, 18, tzinfo=BERLIN)
    assert found.late_until == datetime(2026, 11, 8, 18, tzinfo=BERLIN)


def test_another_class_has_the_same_times_on_its_own_clock() -> None:
    opening = datetime(2026, 11, 2, 9, tzinfo=TOKYO)
    assert moved(SET, OPENS, opening, BERLIN, TOKYO).due == datetime(2026, 11, 6, 18, tzinfo=TOKYO)


def test_an_hour_later_is_an_hour_later_and_by_days_it_is_not() -> None:
    opening = OPENS + timedelta(days=7, hours=1)
    exact = moved(SET, OPENS, opening, BERLIN, BERLIN).due
    by_days = moved(SET, OPENS, opening, BERLIN, BERLIN, by_days=True).due
    assert exact == datetime(2026, 10, 30, 19, tzinfo=BERLIN)
    assert by_days == datetime(2026, 10, 30, 18, tzinfo=BERLIN)


def test_where_no_opening_was_set_the_minute_of_publishing_moves_nothing() -> None:
    terms = replace(SET, opens=None)
    happened = OPENS + timedelta(hours=5, minutes=37)
    found = moved(terms, happened, OPENS + timedelta(days=7), BERLIN, BERLIN)
    assert found.due == datetime(2026, 10, 30, 18, tzinfo=BERLIN)


def test_dates_that_are_not_set_stay_so() -> None:
    found = moved(replace(SET, due=None, late_until=None), OPENS, OPENS, BERLIN, BERLIN)
    assert (found.due, found.late_until) == (None, None)


def test_the_next_opening_is_the_same_weekday_and_time_in_a_week_to_come() -> None:
    now = datetime(2026, 11, 4, 12, tzinfo=UTC)
    assert next_opening(OPENS, now, BERLIN) == datetime(2026, 11, 9, 9, tzinfo=BERLIN)
    assert next_opening(OPENS, OPENS - timedelta(days=3), BERLIN) == OPENS


def test_only_untouched_drafts_older_than_a_month_are_cleared(database: Database) -> None:
    with database.writing() as session:
        of = school_class(session)
        old = NOON - 31 * DAY
        gone = new_draft(session, of, old, touched=False).id
        fresh = new_draft(session, of, NOON - 29 * DAY, touched=False).id
        kept = new_draft(session, of, old, touched=False)
        touch(session, kept)
        others = [new_draft(session, of, old).id, draft(session, of).id, published(session, of).id]
        assert discard_untouched_drafts(session, NOON) == 1
        session.expire_all()
        assert session.get(Assignment, gone) is None
        assert all(session.get(Assignment, each) for each in (fresh, kept.id, *others))
