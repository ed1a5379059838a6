"""Every template, and the questions made of them."""

from functools import cache
from typing import Final

from quizzes.address import LEVELS, Address, Kind
from quizzes.errors import QuizError
from quizzes.hands.draw import Draw
from quizzes.message import message
from quizzes.question import Choice, Situation, SituationQuestion
from quizzes.situations import articles, imj, mcr, rengo
from quizzes.situations.people import PEOPLE
from quizzes.situations.template import SituationChapter, Template
from scoring import WINDS, RuleSet, rule_set
from wording import N_

CHAPTERS: Final[tuple[SituationChapter, ...]] = (
    *mcr.CHAPTERS,
    *imj.CHAPTERS,
    *rengo.CHAPTERS,
    *articles.CHAPTERS,
)
ENOUGH_TEMPLATES: Final = 6  # templates for a run; where a level has fewer its neighbours help out
LEFT_OPEN_NOTE: Final = message(
    N_(
        "The text does not settle what is asked here: answer as this site rules. An event may rule otherwise."
    )
)
TEMPLATES: Final = tuple(template for chapter in CHAPTERS for template in chapter.templates)
_TOPICS: Final = {template.id: template.topic for template in TEMPLATES}


@cache
def templates_of(rules: str, kind: Kind, *, first_series: bool = False) -> tuple[Template, ...]:
    """The templates that a rule set has for a kind, in the order of the chapters.

    `first_series`: those that addresses of the first series draw from, which never change.
    """
    known = [each for each in TEMPLATES if rules in each.rules and each.kind is kind]
    if first_series:
        return tuple(each for each in known if not each.instead_of and not each.joined_later)
    replaced = frozenset[str]().union(*(each.instead_of for each in known))
    return tuple(each for each in known if each.id not in replaced)


@cache
def topics_of(rules: str, kind: Kind) -> tuple[str, ...]:
    """The topics that a drill of that kind may keep to."""
    return tuple(dict.fromkeys(each.topic for each in templates_of(rules, kind)))


def topic_of(template: str) -> str:
    """The topic of the template with that id."""
    return _TOPICS[template]


def is_house_ruling(question: SituationQuestion) -> bool:
    """Whether the text leaves the answer open, so that this site rules."""
    return LEFT_OPEN_NOTE in question.situation.facts


def make(address: Address) -> SituationQuestion:
    """The situation of the address. Raises QuizError `unknown-topic`."""
    rules = rule_set(address.rules)
    draw = Draw(f"{address.run}/{address.aim}", address.index)
    template = _template(address, draw)
    drawn = template.fill(draw, rules)
    choices, facts = drawn.choices, drawn.facts
    if drawn.is_house_ruling:
        facts = (*facts, LEFT_OPEN_NOTE)
    return SituationQuestion(
        address=address,
        choices=_ordered(choices, draw) if choices else None,
        answer=drawn.answer,
        citations=drawn.citations,
        situation=Situation(
            template.id,
            facts,
            drawn.question,
            drawn.reason,
            names_our_reading=drawn.is_house_ruling or drawn.asks_our_reading,
        ),
    )


def has_situations(rules: RuleSet, kind: Kind) -> bool:
    """Whether the text of the rule set knows situations of that kind."""
    return bool(templates_of(rules.id, kind))


def _template(address: Address, draw: Draw) -> Template:
    """The template whose turn it is, among those of the topic and near the level."""
    known = templates_of(address.rules, address.kind, first_series=address.is_of_first_series)
    if address.topic:
        everything = templates_of(address.rules, address.kind)
        # a topic that the first series did not know names nothing there that could change
        known = _on_topic(known, address.topic) or _on_topic(everything, address.topic)
        if not known:
            topics = ", ".join(topics_of(address.rules, address.kind))
            raise QuizError(
                "unknown-topic",
                f"expected one of {topics} for {address.kind.value}, not {address.topic!r}",
            )
    for reach in range(1, len(LEVELS)):
        fitting = [each for each in known if abs(each.level - address.level) <= reach]
        if len(fitting) >= ENOUGH_TEMPLATES:
            break
    return draw.turn(fitting or known, "template")


def _on_topic(known: tuple[Template, ...], topic: str) -> tuple[Template, ...]:
    return tuple(each for each in known if each.topic == topic)


def _ordered(choices: tuple[Choice, ...], draw: Draw) -> tuple[Choice, ...]:
    """Numbers by size, seats and people by turn, for else the order tells; the rest in any order."""
    ids = [each.id for each in choices]
    if all(each in list(WINDS) for each in ids) or ids == list(PEOPLE):
        return choices
    try:
        return tuple(sorted(choices, key=lambda each: float(each.id)))
    except ValueError:
        return tuple(draw.shuffled(choices))
