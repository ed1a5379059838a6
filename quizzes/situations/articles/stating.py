"""Four people each state an article; one of them is wrong, or alone right."""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from typing import Final

from quizzes.address import Kind
from quizzes.hands.draw import Draw
from quizzes.message import message
from quizzes.question import Choice
from quizzes.situations.people import PEOPLE
from quizzes.situations.template import DrawnSituation, FillTemplate, SituationChapter, Template
from scoring import RuleSet
from wording import N_

MISREAD: Final = "article-misread"  # the misconception of one who takes either for the other
_WRONG: Final = message(N_("One statement is wrong. Which?"))
_RIGHT: Final = message(N_("Only one statement is right. Which?"))
_SAYS: Final = N_("The text says: %(said)s")


@dataclass(frozen=True, slots=True)
class StatedArticle:
    """What an article says, and a statement that it contradicts.

    `articles` are pairs of a rule set and the articles there, divided by semicolons, the deciding one last.
    """

    articles: tuple[tuple[str, str], ...]
    right: str
    wrong: str

    def cited(self, rules: str) -> tuple[str, ...]:
        """The articles of that rule set; none where its text does not say so."""
        return tuple(dict(self.articles).get(rules, "").split("; "))


def later(articles: str) -> Iterable[tuple[str, str]]:
    """The same articles in the editions of 2006 and 2014."""
    return (("mcr-2014", articles), ("mcr-2006", articles))


def _four_articles(known: Sequence[StatedArticle]) -> FillTemplate:
    """Four of the articles are stated: three rightly and one wrongly, or the other way round."""

    def fill(draw: Draw, rules: RuleSet) -> DrawnSituation:
        stated = draw.sample([each for each in known if each.cited(rules.id) != ("",)], len(PEOPLE))
        odd, odd_is_wrong = draw.below(len(PEOPLE)), draw.chance(0.5)
        facts, choices = [], []
        for place, (person, each) in enumerate(zip(PEOPLE, stated, strict=True)):
            said = each.wrong if odd_is_wrong == (place == odd) else each.right
            facts.append(message(N_("%(person)s: %(said)s"), person=person, said=message(said)))
            misconception = None if place == odd else MISREAD
            choices.append(Choice(person, misconception, message(N_("%(person)s"), person=person)))
        return DrawnSituation(
            tuple(facts),
            _WRONG if odd_is_wrong else _RIGHT,
            PEOPLE[odd],
            message(_SAYS, said=message(stated[odd].right)),
            stated[odd].cited(rules.id),
            tuple(choices),
        )

    return fill


def chapter_of_articles(
    topic: str, id: str, level: int, known: Sequence[StatedArticle]
) -> SituationChapter:
    """A chapter of one template that new runs alone draw from."""
    rules = frozenset(rules for each in known for rules, _articles in each.articles)
    chapter = SituationChapter(topic, *rules)
    chapter.templates.append(
        Template(id, Kind.PROCEDURE, topic, level, rules, _four_articles(known), joined_later=True)
    )
    return chapter
