"""Settings: what they begin with, what is refused, what may change once it is published."""

from dataclasses import replace
from datetime import datetime
from typing import Any
from zoneinfo import ZoneInfo

import pytest
from sqlalchemy import select

from school.assignments.models import AssignmentAttempt, Seeds
from school.assignments.rules import Counts, Late, RevealTime
from school.assignments.settings import (
    AssignmentSettings,
    SettingsFault,
    change_settings,
    default_settings,
    faults,
    settings_of,
)
from school.assignments.taking import begin_attempt, hand_in_attempt
from school.database import Database
from school.errors import SchoolError
from tests.school.assignments.make import (
    DAY,
    HOUR,
    ON_SQLITE,
    TERMS,
    draft,
    published,
    school_class,
    student,
)
from tests.school.make import NOON

GOOD = AssignmentSettings("Homework", Seeds.ONE, TERMS)


def test_an_assignment_begins_due_in_a_week_at_six_in_the_evening_there() -> None:
    found = default_settings("Asia/Shanghai", NOON)
    assert found.terms.due == datetime(2026, 11, 28, 18, tzinfo=ZoneInfo("Asia/Shanghai"))
    assert found.terms.late_until == datetime(2026, 12, 5, 18, tzinfo=ZoneInfo("Asia/Shanghai"))
    assert found.seeds is Seeds.STUDENT
    assert faults(found) == (SettingsFault.TITLE_MISSING,)


def test_a_clock_that_was_changed_meanwhile_moves_no_hour() -> None:
    before_winter = datetime(2026, 10, 22, 12, tzinfo=ZoneInfo("Europe/Berlin"))
    found = default_settings("Europe/Berlin", before_winter)
    assert found.terms.due == datetime(2026, 10, 29, 18, tzinfo=ZoneInfo("Europe/Berlin"))


@pytest.mark.parametrize(
    ("changed", "found"),
    [
        ({}, ()),
        ({"due": None, "late_until": None}, ()),
        ({"opens": NOON + DAY}, (SettingsFault.DUE_BEFORE_OPENING,)),
        ({"due": None}, (SettingsFault.LATE_UNTIL_WITHOUT_DUE,)),
        ({"due": None, "late": Late.REFUSE}, ()),
        ({"late_until": NOON}, (SettingsFault.LATE_UNTIL_BEFORE_DUE,)),
        ({"late_until": NOON, "late": Late.REFUSE}, ()),
        ({"late_percent": 101}, (SettingsFault.LATE_PERCENT,)),
        ({"late_percent": -1}, (SettingsFault.LATE_PERCENT,)),
        ({"attempts": 0}, (SettingsFault.ATTEMPTS,)),
        ({"attempts": 21}, (SettingsFault.ATTEMPTS,)),
        ({"minutes": 0}, (SettingsFault.MINUTES,)),
        ({"minutes": 601}, (SettingsFault.MINUTES,)),
        ({"explanations": RevealTime.ENDED, "late_until": None}, (SettingsFault.NEVER_ENDS,)),
        ({"explanations": RevealTime.ENDED, "late_until": None, "late": Late.REFUSE}, ()),
        ({"score": RevealTime.ENDED}, (SettingsFault.ANSWERS_BEFORE_SCORE,)),
        ({"score": RevealTime.DURING, "sum_only": True}, (SettingsFault.SUM_AT_ONCE,)),
        ({"sum_only": True}, ()),
        ({"missing_is_zero": True}, ()),
        ({"missing_is_zero": True, "late_until": None}, (SettingsFault.ZERO_NEVER,)),
        ({"answers": RevealTime.NEVER}, (SettingsFault.EXPLANATIONS_BEFORE_ANSWERS,)),
    ],
)
def test_what_settings_cannot_be(changed: dict[str, Any], found: tuple[SettingsFault, ...]) -> None:
    assert faults(replace(GOOD, terms=replace(TERMS, **changed))) == found


@pytest.mark.parametrize(
    ("title", "found"),
    [
        (" ", (SettingsFault.TITLE_MISSING,)),
        ("x" * 256, (SettingsFault.TITLE_TOO_LONG,)),
        ("x" * 255, ()),
    ],
)
def test_a_title_is_there_and_fits(title: str, found: tuple[SettingsFault, ...]) -> None:
    assert faults(replace(GOOD, title=title)) == found


def test_settings_are_read_back_as_they_were_written(database: Database) -> None:
    wanted = AssignmentSettings(
        "Waits",
        Seeds.ATTEMPT,
        replace(
            TERMS,
            opens=NOON + HOUR,
            late=Late.DEDUCT,
            late_percent=20,
            attempts=3,
            counts=Counts.MEAN,
            minutes=45,
            explanations=RevealTime.ENDED,
            sum_only=True,
            missing_is_zero=True,
        ),
    )
    with database.writing() as session:
        made = draft(session, school_class(session))
        change_settings(session, made, wanted)
    with database.reading() as session:
        found = session.get_one(type(made), made.id)
        assert settings_of(found) == wanted


@ON_SQLITE
def test_bad_settings_are_refused_and_nothing_is_written(database: Database) -> None:
    with database.writing() as session:
        made = draft(session, school_class(session))
        with pytest.raises(SchoolError) as refused:
            change_settings(session, made, replace(GOOD, title=""))
        assert refused.value.code == "title-missing"
        assert made.title == "Homework"


def test_dates_of_a_published_assignment_may_change_and_its_seeds_may_not(
    database: Database,
) -> None:
    with database.writing() as session:
        made = published(session, school_class(session))
        later = replace(GOOD, terms=replace(TERMS, due=NOON + 2 * DAY))
        assert change_settings(session, made, later).due_at == NOON + 2 * DAY
        with pytest.raises(SchoolError) as refused:
            change_settings(session, made, replace(GOOD, seeds=Seeds.STUDENT))
    assert refused.value.code == "published-seeds"


def test_open_attempts_end_by_the_changed_dates_and_closed_ones_stay(database: Database) -> None:
    with database.writing() as session:
        of = school_class(session)
        made = published(session, of)
        closed = begin_attempt(session, made, student(session, of), NOON)
        hand_in_attempt(session, closed, NOON)
        begin_attempt(session, made, student(session, of), NOON)
        change_settings(session, made, replace(GOOD, terms=replace(TERMS, late=Late.REFUSE)))
        ends = session.scalars(
            select(AssignmentAttempt.ends_at).order_by(AssignmentAttempt.id)
        ).all()
    assert ends == [NOON + 3 * DAY, NOON + DAY]
