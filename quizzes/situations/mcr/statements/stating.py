"""A question made of statements: four people speak, and one is wrong, or alone right."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, replace
from typing import Final

from quizzes.address import Kind
from quizzes.hands.draw import Draw
from quizzes.message import Message, message
from quizzes.question import Choice
from quizzes.situations.mcr.facts import edition_of, situation_from_ruling
from quizzes.situations.people import PEOPLE
from quizzes.situations.template import DrawnSituation, FillTemplate, SituationChapter, Template
from scoring import RuleSet
from scoring.mcr.table.book import RuleBook
from scoring.table import Ruling
from wording import N_

_WRONG: Final = message(N_("One statement is wrong. Which?"))
_RIGHT: Final = message(N_("Only one statement is right. Which?"))


@dataclass(frozen=True, slots=True)
class Matter:
    """Something that may be stated rightly or wrongly.

    `right` is what is true, `wrong` are false statements of it, each with its misconception; `why` says how
    it follows from the `articles`, the deciding one last. `is_ours`: the text leaves it open, and the
    statements say that they are as this site rules.
    """

    right: Message
    wrong: tuple[tuple[Message, str], ...]
    articles: tuple[str, ...]
    why: Message
    is_ours: bool = False


def yes_or_no(
    texts: Mapping[bool, str],
    value: bool,
    misconception: str,
    articles: tuple[str, ...],
    why: str,
    **values: int,
) -> Matter:
    """That something is so or is not; the other of the two texts is false."""
    wrong = ((message(texts[not value], **values), misconception),)
    return Matter(message(texts[value], **values), wrong, articles, message(why))


Matters = Callable[[Draw, RuleBook, RuleSet], tuple[tuple[Message, ...], Sequence[Matter]]]
"""What is told, and at least four matters that hang on it."""


def four_statements(matters: Matters) -> FillTemplate:
    """Four of the matters are stated: three rightly and one wrongly, or the other way round."""

    def fill(draw: Draw, rules: RuleSet) -> DrawnSituation:
        edition = edition_of(rules)
        told, known = matters(draw, edition, rules)
        stated = draw.sample(known, len(PEOPLE))
        odd, odd_is_wrong = draw.below(len(PEOPLE)), draw.chance(0.5)
        facts, choices = list(told), []
        for place, (person, matter) in enumerate(zip(PEOPLE, stated, strict=True)):
            said, misconception = matter.right, "right-for-wrong"
            if odd_is_wrong == (place == odd):
                said, misconception = draw.pick(matter.wrong)
            facts.append(message(N_("%(person)s: %(said)s"), person=person, said=said))
            choices.append(
                Choice(
                    person,
                    None if place == odd else misconception,
                    message(N_("%(person)s"), person=person),
                )
            )
        ruling = Ruling(PEOPLE[odd], stated[odd].articles)
        drawn = situation_from_ruling(
            ruling,
            tuple(facts),
            _WRONG if odd_is_wrong else _RIGHT,
            stated[odd].why,
            tuple(choices),
        )
        return replace(drawn, asks_our_reading=any(each.is_ours for each in stated))

    return fill


def chapter_of_statements(
    topic: str,
    id: str,
    level: int,
    editions: Sequence[RuleBook],
    matters: Matters,
    *instead_of: str,
) -> SituationChapter:
    """A chapter of one template, in the place of those."""
    chapter = SituationChapter(topic, *editions)
    chapter.templates.append(
        Template(
            id,
            Kind.PROCEDURE,
            topic,
            level,
            chapter.rules,
            four_statements(matters),
            frozenset(instead_of),
        )
    )
    return chapter
