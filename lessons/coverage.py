"""Which lessons explain which article and which fan, and what none explains."""

from collections import defaultdict
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import cache
from typing import Final

from lessons.courses import COURSES_FOLDER, courses
from lessons.errors import ContentError
from lessons.lesson import Course, Lesson
from lessons.tables import Table, read, table_of, text
from scoring import EDITIONS, RULE_SETS, rule_set
from wording.articles import article, articles_of

LEFT_OUT_FILE: Final = COURSES_FOLDER / "left_out.toml"
"""Articles that neither player nor referee needs, with the reason."""


@dataclass(frozen=True, slots=True)
class Coverage:
    """The lessons of a rule text: for each article, for each fan; why an article has none."""

    rules: str
    articles: Mapping[str, tuple[Lesson, ...]]
    fans: Mapping[str, tuple[Lesson, ...]]
    left_out: Mapping[str, str]

    def holes(self) -> Iterator[str]:
        """Articles and fans that no lesson explains. An article stands for what is within it."""
        for each in articles_of(self.rules):
            if not (self.articles.get(each.number) or each.number in self.left_out):
                yield each.number
        for fan in rule_set(self.rules).fans:
            if not self.fans.get(fan.id):
                yield fan.id


@cache
def coverage(rules: str) -> Coverage:
    """What the lessons explain of a rule text."""
    return coverage_of(rules, courses(), read(LEFT_OUT_FILE))


def coverage_of(rules: str, every: Sequence[Course], left_out: Table) -> Coverage:
    """The same for courses and a table of reasons.

    Raises:
        ContentError: an article is left out and explained all the same.
    """
    by_article: dict[str, list[Lesson]] = defaultdict(list)
    by_fan: dict[str, list[Lesson]] = defaultdict(list)
    for lesson in (lesson for course in every for lesson in course.lessons):
        for fan in _fans(lesson, rules):
            by_fan[fan].append(lesson)
        for number in dict.fromkeys(_articles(lesson, rules)):
            by_article[number].append(lesson)
    _lend_to_chapters(rules, by_article)
    reasons = _reasons(rules, left_out)
    if both := sorted(reasons.keys() & by_article.keys()):
        raise ContentError("bad-value", f"{rules}: {', '.join(both)} is left out and explained")
    return Coverage(
        rules,
        {number: tuple(lessons) for number, lessons in by_article.items()},
        {fan: tuple(lessons) for fan, lessons in by_fan.items()},
        reasons,
    )


def _fans(lesson: Lesson, rules: str) -> Iterator[str]:
    """The fans of a rule set that a lesson explains; the editions share most."""
    related = lesson.rules == rules or {lesson.rules, rules} <= EDITIONS.keys()
    own = RULE_SETS[rules]
    yield from (fan for fan in lesson.teaches if related and own.has(fan))


def _articles(lesson: Lesson, rules: str) -> Iterator[str]:
    yield from lesson.covers.get(rules, ())
    for fan in _fans(lesson, rules):
        for cite in rule_set(rules).fan(fan).articles:
            yield article(rules, cite).number


def _lend_to_chapters(rules: str, lessons_by_article: dict[str, list[Lesson]]) -> None:
    """What holds an article that is explained is explained by the same lessons."""
    for each in reversed(articles_of(rules)):
        if each.parent:
            for lesson in lessons_by_article.get(each.number, ()):
                if lesson not in lessons_by_article[each.parent]:
                    lessons_by_article[each.parent].append(lesson)


def _reasons(rules: str, left_out: Table) -> Mapping[str, str]:
    table = table_of(left_out, rules, LEFT_OUT_FILE.name) if rules in left_out else {}
    return {article(rules, each).number: text(table, each, LEFT_OUT_FILE.name) for each in table}
