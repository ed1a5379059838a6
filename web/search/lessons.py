"""Lessons that can be found, by their titles and by every word of their steps."""

import re
from collections.abc import Iterable, Iterator, Sequence
from typing import Final

from lessons.courses import COURSES
from lessons.curriculum import course_of, is_about, lesson_of
from lessons.lesson import Lesson
from lessons.refs import Ref, RefKind
from school.search.find import Hit
from school.search.index import Document
from scoring import RuleSet, rule_set
from web.components.links import Link
from web.learn.courses_page import step_href
from web.learn.lesson_strip import lesson_strip
from web.learn.prose import ref_text
from web.search.source import FoundGroup, FoundView, Source, rank_of_hit
from wording import LANGUAGES, Translator, rules_badge, translator

KIND: Final = "lesson"
_GAP: Final = re.compile(r" +([.,;:)])")


def documents() -> Iterator[Document]:
    """Each lesson of the site in each language."""
    for course in filter(None, map(course_of, COURSES)):
        for lesson in course.lessons:
            titles = tuple(dict.fromkeys(words.title for words in lesson.words.values()))
            texts = [text for lang in LANGUAGES for text in _texts(lesson, translator(lang))]
            yield Document(KIND, lesson.rules, lesson.path, titles, tuple(texts))


def is_known(hit: Hit) -> bool:
    """Whether the lesson is shown on the site."""
    course, _, lesson = hit.key.partition("/")
    return lesson_of(course, lesson) is not None


def hit_groups(hits: Sequence[Hit], chosen_rules: RuleSet, t: Translator) -> Iterable[FoundGroup]:
    """Those of the reader's path first, but for what is called just so."""
    found = [(hit, lesson) for hit in hits if (lesson := lesson_of(*hit.key.split("/")))]
    ranked = sorted(found, key=lambda each: rank_of_hit(each[0], _on_path(each[1], chosen_rules)))
    yield FoundGroup(t.gettext("Lessons"), tuple(_row(lesson, t) for _hit, lesson in ranked))


def _on_path(lesson: Lesson, chosen_rules: RuleSet) -> bool:
    course = course_of(lesson.course)
    return course is not None and is_about(course, chosen_rules)


def _row(lesson: Lesson, t: Translator) -> FoundView:
    course = course_of(lesson.course)
    return FoundView(
        title=Link(lesson.words[t.lang].title, step_href(lesson)),
        texts=tuple(_texts(lesson, t)),
        note=course.title[t.lang] if course else "",
        badges=(Link(rules_badge(rule_set(lesson.rules).id, t)),),
        strip=lesson_strip(lesson, t),
    )


def _texts(lesson: Lesson, t: Translator) -> Iterator[str]:
    """What is said step by step, in one language, with the names that refs stand for."""
    for step in lesson.words[t.lang].steps:
        yield step.title
        for prose in step.prose():
            if prose:
                yield from _GAP.sub(r"\1", prose.plain(lambda ref: _searched_text(ref, t))).split(
                    "\n"
                )


def _searched_text(ref: Ref, t: Translator) -> str:
    """A ref in words; an article's number beside a sentence says nothing in a passage."""
    return "" if ref.kind is RefKind.CITE else ref_text(ref, t)


LESSON_SOURCE: Final = Source(KIND, documents, is_known, hit_groups)
