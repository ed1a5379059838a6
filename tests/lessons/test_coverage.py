"""Every article that a player or referee needs, and every fan, has a lesson."""

from pathlib import Path

import pytest

from lessons.__main__ import COVERAGE_PAGE
from lessons.courses import read_course
from lessons.coverage import coverage, coverage_of
from lessons.coverage_page import coverage_page
from lessons.errors import ContentError
from scoring import EDITIONS, RULE_SETS
from tests.lessons.sample import write


@pytest.mark.parametrize("rules", RULE_SETS)
def test_no_article_and_no_fan_is_without_a_lesson(rules: str) -> None:
    assert not list(coverage(rules).holes())


def test_the_page_is_as_the_lessons_are() -> None:
    assert COVERAGE_PAGE.read_text(encoding="utf-8") == coverage_page(
        tuple(map(coverage, RULE_SETS))
    )


def test_a_lesson_on_a_fan_explains_its_row_in_each_edition(tmp_path: Path) -> None:
    write(tmp_path / "course")
    course = read_course(tmp_path / "course")
    for rules in EDITIONS:
        found = coverage_of(rules, (course,), {})
        assert [each.path for each in found.fans["pure-straight"]] == ["course/straight"]
        assert ("3.9.1.6(1)" in found.articles) is (rules == "mcr-2014")
    assert not coverage_of("imj", (course,), {}).fans


def test_an_article_left_out_is_explained_nowhere(tmp_path: Path) -> None:
    write(tmp_path / "course")
    course = read_course(tmp_path / "course")
    reason = {"mcr-2014": {"3.9.1.6(1)": "nobody needs it"}}
    with pytest.raises(ContentError, match=r"3\.9\.1\.6\(1\)"):
        coverage_of("mcr-2014", (course,), reason)
