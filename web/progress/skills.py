"""What goes well, what wants practice, of what too little is known; and what is mixed up."""

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from typing import Final

from quizzes import Address, QuizError, misconception_name
from quizzes.misconceptions.registry import BY_ID
from quizzes.topics import is_fan
from school.progress.overview import MisconceptionCount
from school.progress.skill_records import (
    ExplainedMistake,
    SkillRecord,
    SkillStanding,
    by_assessment,
)
from scoring import RuleSet
from web.drills.set_up_form import set_up_query
from web.progress.history_view import MisconceptionView, Query
from web.progress.topics import Levels, drill_query, skill_name
from wording import Translator

Href = Callable[[Query], str]

SKILLS_SHOWN: Final = 5  # of a list at once; the rest unfolds
MISCONCEPTION_FANS: Final = 3


@dataclass(frozen=True, slots=True)
class SkillView:
    """A topic, how it is asked where the name does not say it, what the answers showed, and where it is drilled."""

    name: str
    how: str
    text: str
    drill_href: str


@dataclass(frozen=True, slots=True)
class SkillsView:
    """One of the lists; `text` tells what puts a skill in it, `none` that there is none."""

    heading: str
    text: str
    none: str
    first: tuple[SkillView, ...]
    more: tuple[SkillView, ...]


def skills_views(
    records: Iterable[SkillRecord], rules: RuleSet, levels: Levels, t: Translator, drill: Href
) -> tuple[SkillsView, ...]:
    """The three lists."""
    found = by_assessment(each for each in records if skill_name(each.skill, rules, t)[0])
    words = {
        SkillStanding.STRENGTH: (
            t.gettext("Strengths"),
            t.gettext("At least 7 of 10 right, and enough answers to say so."),
            t.gettext("None is certain yet. It takes four right answers in mixed drills."),
        ),
        SkillStanding.TO_IMPROVE: (
            t.gettext("To improve"),
            t.gettext("Fewer than 7 of 10 right: practice helps most here."),
            t.gettext("Nothing stands out."),
        ),
        SkillStanding.NOT_CLEAR: (
            t.gettext("Not yet clear"),
            t.gettext("Too few answers to tell, or too close to 7 of 10."),
            t.gettext("Everything asked lately is clear."),
        ),
    }
    return tuple(
        _list(words[each], [_skill(record, rules, levels, t, drill) for record in found[each]])
        for each in SkillStanding
    )


def _list(words: tuple[str, str, str], skills: Sequence[SkillView]) -> SkillsView:
    heading, said, none = words
    return SkillsView(
        heading, said, none, tuple(skills[:SKILLS_SHOWN]), tuple(skills[SKILLS_SHOWN:])
    )


def _skill(
    record: SkillRecord, rules: RuleSet, levels: Levels, t: Translator, drill: Href
) -> SkillView:
    name, how = skill_name(record.skill, rules, t)
    return SkillView(
        name=name,
        how=how,
        text=t.gettext("%(right)s of %(count)s right", right=record.right, count=record.n),
        drill_href=drill(drill_query(record.skill, rules, levels)),
    )


def counted_misconception_views(
    mistaken: Iterable[tuple[MisconceptionCount, ExplainedMistake | None]],
    rules: RuleSet,
    t: Translator,
    drill: Href,
) -> tuple[MisconceptionView, ...]:
    """The misconceptions by name; one that is known no longer is left out."""
    return tuple(
        MisconceptionView(
            name=misconception_name(each.trap, t),
            text=t.ngettext("once", "%(num)s times", each.n),
            drill_href=drill({"rules": rules.id, **_like(slip)}),
        )
        for each, slip in mistaken
        if each.trap in BY_ID
    )


def _like(slip: ExplainedMistake | None) -> Query:
    """Questions like the last one that was mistaken so, about the fans that it missed."""
    if slip is None:
        return {}
    try:
        query: Query = {**set_up_query([Address.parse(slip.question)])}
    except QuizError:  # a check of a lesson
        query = {}
    fans = [topic for topic in slip.missed if is_fan(topic)][:MISCONCEPTION_FANS]
    if fans and not {"fan", "principle", "topic"} & query.keys():
        query["fan"] = fans
    return query
