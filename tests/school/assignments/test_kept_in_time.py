"""An earlier due date: what was handed in in time stays so where the teacher says so."""

from dataclasses import replace
from datetime import timedelta

import pytest

from school.assignments.kept_in_time import keep_in_time, made_late
from school.assignments.rules import Late
from school.assignments.settings import AssignmentSettings, change_settings, settings_of
from school.assignments.status import status_of
from school.assignments.taking import begin_attempt, hand_in_attempt, save_answer
from school.database import Database
from tests.school.assignments.make import (
    DAY,
    HOUR,
    ON_SQLITE,
    TERMS,
    graded,
    published,
    school_class,
    student,
)
from tests.school.make import NOON

NOW = NOON + 12 * HOUR
EARLIER = replace(
    TERMS, due=NOON + 6 * HOUR, late=Late.DEDUCT, late_percent=20, late_until=NOON + 3 * DAY
)


@pytest.mark.parametrize("keeps", [True, False])
def test_what_was_in_time_stays_in_time_or_becomes_late(database: Database, keeps: bool) -> None:
    with database.writing() as session:
        of = school_class(session)
        task = published(session, of)
        early, mid, open_one = (student(session, of) for _ in range(3))
        for who, at in ((early, NOON + HOUR), (mid, NOON + 8 * HOUR)):
            hand_in_attempt(session, begin_attempt(session, task, who, NOON), at)
        begin_attempt(session, task, open_one, NOON)

        assert [each.student_id for each in made_late(session, task, EARLIER, NOW)] == [mid.id]
        if keeps:
            keep_in_time(session, task, EARLIER, NOW)
        settings: AssignmentSettings = replace(settings_of(task), terms=EARLIER)
        change_settings(session, task, settings)

        late = {
            who.id: [each.late for each in status_of(session, task, who, NOW).attempts]
            for who in (early, mid, open_one)
        }
        assert late == {early.id: [False], mid.id: [not keeps], open_one.id: [False]}
        assert made_late(session, task, EARLIER, NOW) == []


@ON_SQLITE
def test_what_was_handed_in_after_the_change_is_late_though_others_were_kept(
    database: Database,
) -> None:
    with database.writing() as session:
        of = school_class(session)
        task, who = published(session, of), student(session, of)
        attempt = begin_attempt(session, task, who, NOON)
        keep_in_time(session, task, EARLIER, NOW)
        change_settings(session, task, replace(settings_of(task), terms=EARLIER))
        hand_in_attempt(session, attempt, NOW + HOUR)

        assert [each.late for each in status_of(session, task, who, NOW + 2 * HOUR).attempts] == [
            True
        ]


@ON_SQLITE
@pytest.mark.parametrize("goes_on", ["not", "answers", "hands in"])
def test_what_is_gone_on_with_is_no_longer_what_was_kept(database: Database, goes_on: str) -> None:
    with database.writing() as session:
        of = school_class(session)
        task, who = published(session, of, minutes=600), student(session, of)
        attempt = begin_attempt(session, task, who, NOON)
        save_answer(session, attempt, 1, graded(1.0), NOON + 8 * HOUR)
        keep_in_time(session, task, EARLIER, NOW)
        change_settings(session, task, replace(settings_of(task), terms=EARLIER))
        assert attempt.is_open(NOW), "there are no minutes any more"

        if goes_on == "answers":
            save_answer(session, attempt, 2, graded(1.0), NOW)
        elif goes_on == "hands in":
            hand_in_attempt(session, attempt, NOW)

        found = status_of(session, task, who, NOW + 9 * DAY)
        assert [each.late for each in found.attempts] == [goes_on != "not"]


@ON_SQLITE
def test_a_later_date_makes_nothing_late(database: Database) -> None:
    with database.writing() as session:
        of = school_class(session)
        task, who = published(session, of), student(session, of)
        hand_in_attempt(session, begin_attempt(session, task, who, NOON), NOON + HOUR)

        later = replace(TERMS, due=NOON + 2 * DAY)
        assert made_late(session, task, later, NOW) == []
        assert made_late(session, task, replace(TERMS, due=NOON + timedelta(minutes=1)), NOW)
