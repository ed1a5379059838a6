"""The page of `docs/` that shows which lesson explains what."""

from collections.abc import Iterator

from lessons.coverage import Coverage
from lessons.lesson import Lesson
from scoring import rule_set
from wording.articles import articles_of
from wording.languages import SOURCE


def coverage_page(every: tuple[Coverage, ...]) -> str:
    """The whole page as Markdown."""
    return "\n".join(_lines(every)) + "\n"


def _lines(every: tuple[Coverage, ...]) -> Iterator[str]:
    yield "# Which lesson explains which article and which fan"
    yield ""
    yield "Written by `python -m lessons coverage`; a test fails when it is out of date or has a hole."
    for each in every:
        holes = sum(1 for _ in each.holes())
        yield ""
        yield f"## {each.rules}"
        yield ""
        yield (
            f"{len(articles_of(each.rules))} articles, {len(rule_set(each.rules).fans)} fans, "
            f"{len(each.left_out)} left out with a reason, {holes} holes."
        )
        yield ""
        yield from _articles(each)
        yield ""
        yield from _fans(each)


def _articles(each: Coverage) -> Iterator[str]:
    yield "| article | about | lessons |"
    yield "| --- | --- | --- |"
    for article in articles_of(each.rules):
        explained = _named(each.articles.get(article.number, ())) or each.left_out.get(
            article.number
        )
        yield f"| {article.number} | {article.titles[SOURCE.tag]} | {explained or '**none**'} |"


def _fans(each: Coverage) -> Iterator[str]:
    yield "| fan | lessons |"
    yield "| --- | --- |"
    for fan in rule_set(each.rules).fans:
        yield f"| {fan.names[SOURCE.column]} | {_named(each.fans.get(fan.id, ())) or '**none**'} |"


def _named(lessons: tuple[Lesson, ...]) -> str:
    return ", ".join(lesson.path for lesson in lessons)
