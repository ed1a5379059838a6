"""The hand of the day: one question for each rule set and date."""

import itertools
from datetime import UTC, date, datetime, timedelta, timezone

import pytest

from quizzes.daily import FIRST_DAY, KIND_OF_WEEKDAY, address_of_day, addresses_of_days, day_at
from quizzes.question import tiles_of
from quizzes.question_cache import question_at
from scoring import RULE_SETS

MONDAY = date(2026, 11, 23)
WEEK = tuple(MONDAY + timedelta(days=each) for each in range(7))


@pytest.mark.parametrize(
    ("moment", "day"),
    [
        (datetime(2026, 11, 23, 0, 0, tzinfo=UTC), MONDAY),
        (datetime(2026, 11, 22, 23, 59, 59, 999_999, tzinfo=UTC), date(2026, 11, 22)),
        (datetime(2026, 11, 23, 7, 59, tzinfo=timezone(timedelta(hours=8))), date(2026, 11, 22)),
        (datetime(2026, 11, 23, 8, 0, tzinfo=timezone(timedelta(hours=8))), MONDAY),
        (datetime(2026, 11, 22, 19, 0, tzinfo=timezone(timedelta(hours=-5))), MONDAY),
        (datetime(2028, 2, 29, 12, 0, tzinfo=UTC), date(2028, 2, 29)),
    ],
)
def test_the_day_begins_at_midnight_utc_wherever_one_is(moment: datetime, day: date):
    assert day_at(moment) == day


@pytest.mark.parametrize("rules", RULE_SETS)
def test_every_day_of_the_week_asks_of_a_whole_hand_under_every_rule_set(rules: str):
    for day in WEEK:
        question = question_at(address_of_day(rules, day))

        assert tiles_of(question) is not None
        assert question.address.level == 3


def test_the_address_of_a_day_never_changes():
    assert str(address_of_day("mcr-2014", MONDAY)) == "mcr-2014/fans/3/20261123/1"
    assert str(address_of_day("rengo", FIRST_DAY)) == "rengo/find/3/20260101/1"


def test_a_week_mixes_its_kinds():
    assert len(set(KIND_OF_WEEKDAY)) >= 5
    assert all(first != then for first, then in itertools.pairwise(KIND_OF_WEEKDAY))


def test_no_two_days_have_one_question():
    assert len(addresses_of_days("imj", WEEK)) == 7
