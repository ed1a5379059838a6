"""Guests and their settings."""

import uuid
from dataclasses import replace
from datetime import timedelta

import pytest
from sqlalchemy import func, select, text

from school.database import Database
from school.errors import SchoolError
from school.learners.guests import find, new_guest, save_settings, touch
from school.learners.models import Learner
from school.learners.settings import LearnerSettings
from tests.school.make import NOON


def test_a_guest_is_found_by_the_id_and_nobody_by_another(
    database: Database, learner: uuid.UUID
) -> None:
    with database.reading() as session:
        found = find(session, learner)
        assert found is not None
        assert (found.id, found.created_at, found.settings) == (learner, NOON, LearnerSettings())
        assert find(session, uuid.uuid4()) is None


def test_a_guest_may_begin_with_settings(database: Database) -> None:
    chosen = LearnerSettings(language="ja", theme="dark", numerals=True, rules="mcr-2014")
    with database.writing() as session:
        guest = new_guest(session, NOON, chosen).id
    with database.reading() as session:
        found = find(session, guest)
    assert found is not None
    assert found.settings == chosen


def test_a_promised_id_becomes_one_row_however_often_it_comes(database: Database) -> None:
    promised = uuid.uuid4()
    with database.writing() as session:
        new_guest(session, NOON, LearnerSettings(theme="dark"), promised)
    with database.writing() as session:
        again = new_guest(session, NOON + timedelta(hours=1), LearnerSettings(), promised)
        new_guest(session, NOON)
    assert (again.id, again.settings, again.created_at) == (
        promised,
        LearnerSettings(theme="dark"),
        NOON,
    )
    with database.reading() as session:
        assert session.scalar(select(func.count()).select_from(Learner)) == 2


def test_one_setting_is_changed_and_the_others_stay(database: Database, learner: uuid.UUID) -> None:
    with database.writing() as session:
        save_settings(session, learner, LearnerSettings(language="zh-Hans", numerals=True))
    with database.writing() as session:
        guest = find(session, learner)
        assert guest is not None
        save_settings(session, learner, replace(guest.settings, theme="dark"))
    with database.reading() as session:
        found = find(session, learner)
    assert found is not None
    assert found.settings == LearnerSettings(language="zh-Hans", theme="dark", numerals=True)


def test_a_setting_that_the_code_no_longer_knows_is_left_aside(
    database: Database, learner: uuid.UUID
) -> None:
    with database.writing() as session:
        session.execute(text("""UPDATE learners SET settings = '{"sound": 3, "theme": "dark"}'"""))
    with database.reading() as session:
        found = find(session, learner)
    assert found is not None
    assert found.settings == LearnerSettings(theme="dark")


@pytest.mark.parametrize("value", ["", "x" * 41])
def test_a_setting_is_a_short_text(value: str) -> None:
    with pytest.raises(SchoolError, match="1 to 40 characters for theme") as caught:
        LearnerSettings(theme=value)
    assert caught.value.code == "bad-setting"


def test_settings_of_nobody_are_refused(database: Database) -> None:
    with pytest.raises(SchoolError) as caught, database.writing() as session:
        save_settings(session, uuid.uuid4(), LearnerSettings())
    assert caught.value.code == "unknown-learner"


def test_being_seen_moves_forward_only(database: Database, learner: uuid.UUID) -> None:
    with database.writing() as session:
        touch(session, learner, NOON + timedelta(hours=2))
        touch(session, learner, NOON + timedelta(hours=1))
    with database.reading() as session:
        found = find(session, learner)
    assert found is not None
    assert found.last_seen_at == NOON + timedelta(hours=2)
    assert found.created_at == NOON
