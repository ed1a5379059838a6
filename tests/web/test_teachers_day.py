"""A teacher new to the site comes from the first page to grades in a file, and no page leaves anybody alone."""

from collections import Counter
from typing import Final

import pytest
from flask import Flask

from tests.web.teachers_day import STUDENTS, teachers_day
from wording import LANGUAGES

CLICKS: Final = {
    "a class": 8,
    "cards": 4,
    "a question of one's own": 5,
    "a live lesson": 10,
    "an exam": 5,
    "repair": 8,
    "grades": 3,
}
"""Of the teacher, from the first page on; whoever adds one to a task adds a detour."""


@pytest.mark.parametrize("language", LANGUAGES)
def test_each_page_of_the_day_says_what_comes_next(site: Flask, language: str):
    day = teachers_day(site, language)

    clicks: Counter[str] = Counter()
    for each in day.diary.entries:
        clicks[each.task] += each.clicks if each.who == "teacher" else 0
    assert day.diary.amiss == []
    assert {task: clicks[task] for task in CLICKS} == CLICKS
    assert all(name in day.csv.decode("utf-8-sig") for name in STUDENTS)
    assert day.xlsx.startswith(b"PK")
