"""From nothing to a counted hand: the first fan within ten minutes, a melded total within the hour."""

import pytest
from flask import Flask

from lessons.curriculum import course_of
from tests.web.lesson_clock import clocked
from wording import LANGUAGES

FIRST_FAN = 10.0  # minutes
MELDED_TOTAL = 60.0
FIRST_COURSES = ("first-steps", "first-steps-rengo", "first-steps-imj")


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("name", FIRST_COURSES)
def test_a_beginner_meets_a_fan_in_ten_minutes_and_counts_a_hand_in_sixty(
    site: Flask, name: str, lang: str
):
    course = course_of(name)
    assert course

    walk = clocked(site, course.lessons, lang)
    fan = next(each.minutes for each in walk if each.counts_a_fan)
    total = next(each.minutes for each in walk if each.types_a_melded_total)

    assert (fan <= FIRST_FAN, total <= MELDED_TOTAL) == (True, True), (fan, total)
