"""How soon a newcomer counts: `python -m tests.bench.first_hour [COURSE ...]`.

Walks each course of first steps as a guest, every question answered rightly, and prints for each
lesson the minutes from the first page to its end by the measure of `tests.web.lesson_clock`, then
when the first fan and the first typed total of a melded hand came.
"""

import sys
import tempfile
from collections.abc import Callable, Iterator, Sequence
from pathlib import Path
from typing import Final

from flask import Flask

from app import create_app
from lessons.curriculum import course_of
from lessons.lesson import Course
from school import migrate
from tests.web.lesson_clock import ClockedStep, clocked
from web.services import services
from web.settings import SiteSettings
from wording import LANGUAGES

COURSES: Final = ("first-steps", "first-steps-rengo", "first-steps-imj")


def main(names: Sequence[str]) -> None:
    """Print a table for each course."""
    with tempfile.TemporaryDirectory() as folder:
        database = f"sqlite:///{Path(folder) / 'walk.db'}"
        migrate.upgrade(database)
        site = create_app(SiteSettings(secret_key="k" * 32, database=database, log_level="error"))
        for name in names or COURSES:
            course = course_of(name)
            if course and course.lessons:
                print("\n".join(table(site, course)))
        services(site).database.close()


def table(site: Flask, course: Course) -> Iterator[str]:
    """A course, lesson by lesson, in minutes."""
    walks = {lang: list(clocked(site, course.lessons, lang)) for lang in LANGUAGES}
    yield f"| {course.id} | {' | '.join(LANGUAGES)} |"
    yield "| --- |" + " --: |" * len(LANGUAGES)
    for lesson in course.lessons:
        ends = (max(s.minutes for s in walk if s.lesson is lesson) for walk in walks.values())
        yield f"| {lesson.id} | {' | '.join(f'{end:.0f}' for end in ends)} |"
    firsts: dict[str, Callable[[ClockedStep], bool]] = {
        "first fan": lambda step: step.counts_a_fan,
        "first melded total": lambda step: step.types_a_melded_total,
    }
    for what, fits in firsts.items():
        yield f"| **{what}** | {' | '.join(_first(walk, fits) for walk in walks.values())} |"


def _first(walk: Sequence[ClockedStep], fits: Callable[[ClockedStep], bool]) -> str:
    return next((f"{step.minutes:.1f}" for step in walk if fits(step)), "never")


if __name__ == "__main__":
    main(sys.argv[1:])
