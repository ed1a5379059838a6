"""A lesson in a few tiles, where lessons are listed."""

from functools import cache

from lessons.curriculum import lesson_of
from lessons.lesson import Lesson
from lessons.picture import lesson_picture
from scoring import rule_set
from web.components.hand import hand_view
from web.components.tile_strip import TileStrip, fan_strip, hand_strip, sets_strip
from wording import Translator, translator, translator_under


def lesson_strip(lesson: Lesson, t: Translator) -> TileStrip | None:
    """The pattern that a lesson teaches, or its first hand; None where it shows no tiles."""
    return _strip(lesson.course, lesson.id, t.lang)


@cache
def _strip(course: str, id: str, lang: str) -> TileStrip | None:
    lesson = lesson_of(course, id)
    shown = lesson_picture(lesson) if lesson else None
    if lesson is None or shown is None:
        return None
    t = translator_under(lesson.rules, translator(lang))
    if shown.fan:
        return fan_strip(rule_set(lesson.rules), shown.fan)
    if shown.hand is None:
        return sets_strip(shown.sets, t)
    return hand_strip(hand_view(shown.hand, lesson.rules, t, plain=True, wins=shown.wins), t)
