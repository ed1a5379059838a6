"""What a placement found: a level, and where in the course to begin."""

from dataclasses import dataclass

from lessons.lesson import Lesson
from quizzes.runs import Run
from school.learning.placement import PlacementResult
from scoring import Fan
from wording import Translator, fan_name, rules_badge


@dataclass(frozen=True, slots=True)
class PlacedView:
    """The rule set's stamp, the level, how sure that is, and where to begin."""

    rules: str
    heading: str
    sure: str
    text: str
    lesson: str


def placed_view(
    run: Run, result: PlacementResult, fan: Fan | None, lesson: Lesson | None, t: Translator
) -> PlacedView:
    """The same in words; without a fan the whole course is known."""
    return PlacedView(
        rules=rules_badge(run.address.rules, t),
        heading=t.gettext("Level %(level)s suits you.", level=result.level),
        sure=_sure(result, t),
        text=_sentence(fan, result.begin, t),
        lesson=lesson.words[t.lang].title if lesson else "",
    )


def _sure(result: PlacementResult, t: Translator) -> str:
    if result.low == result.high:
        return t.gettext("After twelve answers there is little doubt about it.")
    return t.gettext(
        "Twelve answers show only that it lies between %(low)s and %(high)s.",
        low=result.low,
        high=result.high,
    )


def _sentence(fan: Fan | None, begin: int, t: Translator) -> str:
    if fan is None:
        return t.gettext("You know the fans of this course. Mixed drills keep you in practice.")
    if begin == 0:
        return t.gettext("Begin with the first fans of the course.")
    return t.gettext(
        "You seem to know what comes before “%(fan)s” in the course. Begin there.",
        fan=fan_name(fan, t),
    )
