"""Settings as they are typed: read in the zone of the class, and refused beside their field."""

from dataclasses import replace
from datetime import UTC, datetime, timedelta
from typing import Any
from zoneinfo import ZoneInfo

import pytest

from school.assignments.exam_mode import ExamMode
from school.assignments.models import Seeds
from school.assignments.rules import Counts, Late, RevealTime
from school.assignments.settings import AssignmentSettings, SettingsFault, default_settings
from web.building.draft import read_points
from web.building.settings_fields import Errors, field_values, read_settings
from web.building.settings_words import fault_text
from wording import LANGUAGES, translator

ZONE = ZoneInfo("Asia/Shanghai")
FIRST = replace(
    default_settings("Asia/Shanghai", datetime(2026, 11, 21, 12, 0, 7, tzinfo=UTC)),
    title="Straights",
)


def typed(former: AssignmentSettings = FIRST, **fields: Any) -> tuple[AssignmentSettings, Errors]:
    """What comes of a form on which these fields were changed."""
    return read_settings({**field_values(former, ZONE), **fields}, former, ZONE, translator("en"))


def test_a_form_that_is_sent_as_it_came_changes_nothing():
    opened = replace(
        FIRST,
        terms=replace(FIRST.terms, opens=datetime(2026, 11, 21, 12, 0, 7, 345678, tzinfo=UTC)),
    )

    assert typed(opened) == (opened, {})


def test_every_field_is_read():
    settings, errors = typed(
        title="Waits",
        opens="2026-11-23T09:00",
        due="2026-11-27T18:00",
        late="deduct",
        percent="30",
        until="2026-11-28T18:00",
        attempts="2",
        counts="mean",
        minutes="40",
        exam="off",
        word="Lantern",
        order="same",
        pages="all",
        seeds="attempt",
        score="during",
        answers="ended",
        explanations="never",
    )

    terms = settings.terms
    assert errors == {}
    assert settings.exam == ExamMode(start_word="Lantern", single_page=True)
    assert (settings.title, settings.seeds) == ("Waits", Seeds.ATTEMPT)
    assert terms.opens == datetime(2026, 11, 23, 1, tzinfo=UTC)
    assert terms.due == datetime(2026, 11, 27, 10, tzinfo=UTC)
    assert terms.late_until == datetime(2026, 11, 28, 10, tzinfo=UTC)
    assert (terms.late, terms.late_percent) == (Late.DEDUCT, 30)
    assert (terms.attempts, terms.counts, terms.minutes) == (2, Counts.MEAN, 40)
    assert (terms.score, terms.answers, terms.explanations) == (
        RevealTime.DURING,
        RevealTime.ENDED,
        RevealTime.NEVER,
    )


@pytest.mark.parametrize(
    ("name", "text", "said"),
    [
        ("title", "", "Give the assignment a title."),
        ("title", "x" * 256, "at most 255 characters"),
        ("due", "tomorrow", "This is not a date and time."),
        ("due", "2026-02-30T10:00", "This is not a date and time."),
        ("due", "2026-12-01T10:00+08:00", "This is not a date and time."),
        ("opens", "9999-12-31T23:59", "This is not a date and time."),
        ("until", "2020-01-01T10:00", "This time is before the due date: choose a later one"),
        ("attempts", "0", "Enter a number from 1 to 20."),
        ("attempts", "²", "Enter a number from 1 to 20."),
        ("word", "x" * 41, "at most 40 characters"),
        ("minutes", "-5", "Enter a number from 1 to 600"),
        ("answers", "during", "Answers give the score away"),
        ("explanations", "during", "Explanations give the answers away"),
    ],
)
def test_what_cannot_be_is_said_beside_its_field(name: str, text: str, said: str):
    _settings, errors = typed(**{name: text})

    assert list(errors) == [name]
    assert said in errors[name]


def test_it_must_be_due_after_it_opens():
    _settings, errors = typed(opens="2027-01-01T10:00")

    assert errors == {"due": "It must be due after it opens."}


def test_something_shown_at_the_end_needs_an_end():
    _settings, errors = typed(due="", explanations="ended")

    assert errors == {
        "due": "Something is to be shown when the assignment is over, but it never ends: set a due date, and a last date for late work."
    }


def test_what_counts_as_0_at_the_end_needs_an_end():
    _settings, errors = typed(due="", missing="zero")

    assert errors == {
        "missing": "Missing work counts as 0 when the assignment is over, but it never ends: set a due date, and a last date for late work."
    }


def test_when_the_due_date_moves_the_end_of_what_is_late_moves_along():
    settings, errors = typed(due="2030-05-01T18:00")

    assert errors == {}
    assert settings.terms.due
    assert settings.terms.late_until == settings.terms.due + timedelta(days=7)


def test_the_end_moves_along_on_the_clock_of_the_class_though_summer_time_ends():
    berlin = ZoneInfo("Europe/Berlin")
    former = replace(
        default_settings(str(berlin), datetime(2026, 10, 10, tzinfo=UTC)), title="Waits"
    )

    settings, _errors = read_settings(
        {**field_values(former, berlin), "due": "2026-10-27T18:00"},
        former,
        berlin,
        translator("en"),
    )

    assert field_values(former, berlin)["until"] == "2026-10-24T18:00"
    assert field_values(settings, berlin)["until"] == "2026-11-03T18:00"


def test_an_end_of_what_is_late_that_was_typed_stays():
    settings, _errors = typed(due="2026-12-01T18:00", until="2026-12-02T18:00")

    assert settings.terms.late_until == datetime(2026, 12, 2, 10, tzinfo=UTC)


def test_without_a_due_date_nothing_comes_late():
    settings, errors = typed(due="")

    assert errors == {}
    assert settings.terms.due is settings.terms.late_until is None


def test_points_are_taken_off_only_where_the_teacher_says_so():
    assert typed(percent="30")[0].terms.late_percent == 0
    assert typed(percent="200")[1] == {}
    assert list(typed(late="deduct", percent="200")[1]) == ["percent"]


def test_words_that_are_none_leave_a_setting_as_it_was():
    assert typed(late="x", counts="x", seeds="x", score="x") == (FIRST, {})


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_fault_has_its_sentence(language: str):
    said = {fault_text(fault, translator(language)) for fault in SettingsFault}

    assert len(said) == len(SettingsFault)


@pytest.mark.parametrize(
    ("text", "points"), [("1", 1), (" 2.5 ", 2.5), ("2,5", 2.5), ("100", 100), ("0.5", 0.5)]
)
def test_points_are_read(text: str, points: float):
    assert read_points(text) == points


@pytest.mark.parametrize("text", ["", "0", "-1", "abc", "1e3", "101", "nan", "1.2.3", "²", "inf"])
def test_points_that_are_none_are_refused(text: str):
    assert read_points(text) is None
