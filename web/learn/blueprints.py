"""Courses, lessons and their tests."""

from typing import Final

from web.learn import courses_page, lesson_page, test_page

BLUEPRINTS: Final = (
    courses_page.blueprint,
    lesson_page.blueprint,
    test_page.blueprint,
)
