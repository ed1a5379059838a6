"""Places over all sessions after the last one is played (2014, 3.9.2.2, 3.10.1; 1998, 10.2(2), 11)."""

from dataclasses import dataclass
from fractions import Fraction
from typing import Final

from quizzes.address import Kind
from quizzes.hands.draw import Draw
from quizzes.message import Message, message
from quizzes.question import Choice
from quizzes.situations.mcr.accounts import plain, signed
from quizzes.situations.mcr.facts import ALL_EDITIONS, edition_of, situation_from_ruling
from quizzes.situations.people import PEOPLE
from quizzes.situations.template import DrawnSituation, SituationChapter, Template
from scoring import RuleSet
from scoring.mcr.table.book import RuleBook
from scoring.mcr.table.ranking import Session, SessionRecord, ranking
from scoring.mcr.table.sessions import STANDARD, START, points_by_rank
from scoring.table import Ruling
from wording import N_

_GROUP: Final = 4  # players of a table
_SO_FAR: Final = N_(
    "Table points and competition points so far: A %(a)s and %(e)s, B %(b)s and %(f)s, C %(c)s and %(g)s, D %(d)s and %(h)s."
)
_LAST: Final = N_(
    "In the last session, each at a different table, A is %(a)s with %(e)s, B %(b)s with %(f)s, C %(c)s with %(g)s, D %(d)s with %(h)s."
)
_LAST_1998: Final = N_(
    "In the last session, in a group of %(players)s, A is %(a)s with %(e)s, B %(b)s with %(f)s, C %(c)s with %(g)s, D %(d)s with %(h)s."
)
_PLACES: Final = (N_("first"), N_("second"), N_("third"), N_("last"))
_ASKED: Final = (
    N_("Which of these four is placed first?"),
    N_("Which of these four is placed second?"),
    N_("Which of these four is placed third?"),
    N_("Which of these four is placed last?"),
)
_NAMES: Final = ("abcd", "efgh")
_MISORDERED: Final = "sums-misordered"


def _listed(text: str, one: list[Message | str | int], two: list[str], **more: int) -> Message:
    named = dict(zip("".join(_NAMES), (*one, *two), strict=True))
    return message(text, **named, **more)


def _last_scores(draw: Draw, edition: RuleBook, places: list[int]) -> list[int]:
    """The competition points of the last session for those places; at one table they sum to nothing."""
    if edition is not RuleBook.OF_1998:
        return [(70, 10, -40, -120)[place] + draw.below(50) for place in places]
    while True:
        three = [draw.below(200) - 80 for _place in range(_GROUP - 1)]
        scores = sorted((*three, -sum(three)), reverse=True)
        if len(set(scores)) == _GROUP:
            return [START[edition] + scores[place] for place in places]


def _places(draw: Draw, edition: RuleBook) -> list[int]:
    """Where each ends: at tables of their own any place, in one group different ones."""
    if edition is RuleBook.OF_1998:
        return draw.shuffled(range(_GROUP))
    return [draw.below(_GROUP) for _person in PEOPLE]


@dataclass(frozen=True, slots=True)
class _Standings:
    """Four players before and after their last session, each list in the order of `PEOPLE`.

    Table points and competition points (2014, 3.9.2.2); in 1998 standard points and scores (10.2(2)).
    """

    edition: RuleBook
    table_before: list[int]
    competition_before: list[int]
    last_places: list[int]
    last_scores: list[int]

    @property
    def table_points(self) -> list[int]:
        points = points_by_rank(self.edition, _GROUP)
        places = zip(self.table_before, self.last_places, strict=True)
        return [before + points[place] for before, place in places]

    @property
    def competition_points(self) -> list[int]:
        scores = zip(self.competition_before, self.last_scores, strict=True)
        return [before + last for before, last in scores]

    def show(self, points: int) -> str:
        """Competition points as their edition writes them."""
        return plain(points) if self.edition is RuleBook.OF_1998 else signed(points)

    def is_worth_asking(self) -> bool:
        """Whether some are equal in table points, and none in both."""
        both = set(zip(self.table_points, self.competition_points, strict=True))
        return (
            len(both) == len(PEOPLE) > len(set(self.table_points))
            and len(set(self.last_places)) > 1
        )

    def facts(self) -> tuple[Message, ...]:
        of_1998 = self.edition is RuleBook.OF_1998
        sums = [self.show(each) for each in self.competition_before]
        words = [message(_PLACES[place]) for place in self.last_places]
        last = [self.show(each) for each in self.last_scores]
        return (
            _listed(_SO_FAR, list(self.table_before), sums),
            _listed(_LAST_1998, list(words), last, players=_GROUP)
            if of_1998
            else _listed(_LAST, list(words), last),
        )

    def misconception_of(self, person: str, right: str, asked: int) -> str:
        """What leads to that person in place of the right one, for the place that is asked."""
        everybody = range(len(PEOPLE))
        by_points = sorted(everybody, key=lambda each: -self.competition_points[each])
        by_old = sorted(
            everybody, key=lambda each: (-self.table_before[each], -self.competition_before[each])
        )
        index = PEOPLE.index(person)
        if index == by_points[asked]:
            return "competition-first"
        if index == by_old[asked]:
            return "last-session-forgotten"
        is_equal = self.table_points[index] == self.table_points[PEOPLE.index(right)]
        return "tie-break-missed" if is_equal else _MISORDERED


def _standings(draw: Draw, edition: RuleBook) -> _Standings:
    of_1998 = edition is RuleBook.OF_1998
    while True:
        places = _places(draw, edition)
        base = (12 if not of_1998 else 9) + draw.below(12)
        before = [base + draw.below(4) for _person in PEOPLE]
        sums = [(1500 if of_1998 else 0) + draw.below(400) - 150 for _person in PEOPLE]
        last = _last_scores(draw, edition, places)
        standings = _Standings(edition, before, sums, places, last)
        if standings.is_worth_asking():
            return standings


def _placed(draw: Draw, rules: RuleSet) -> DrawnSituation:
    """Who of four has a place after the last session."""
    edition = edition_of(rules)
    standings = _standings(draw, edition)
    records = [
        SessionRecord((Session(Fraction(table), competition),))
        for table, competition in zip(
            standings.table_points, standings.competition_points, strict=True
        )
    ]
    found, asked = ranking(edition, records), draw.below(len(PEOPLE))
    right = PEOPLE[found.value.index(asked + 1)]
    choices = tuple(
        Choice(
            person,
            None if person == right else standings.misconception_of(person, right, asked),
            message(N_("%(person)s"), person=person),
        )
        for person in PEOPLE
    )
    reason = message(
        N_(
            "Table points: A %(a)s, B %(b)s, C %(c)s, D %(d)s. If they are equal, the higher"
            " competition points decide: A %(e)s, B %(f)s, C %(g)s, D %(h)s."
        ),
        **dict(zip("abcd", standings.table_points, strict=True)),
        **dict(zip("efgh", map(standings.show, standings.competition_points), strict=True)),
    )
    articles = (*STANDARD[edition], *found.articles)
    return situation_from_ruling(
        Ruling(right, articles), standings.facts(), message(_ASKED[asked]), reason, choices
    )


CHAPTER: Final = SituationChapter("ranking", *ALL_EDITIONS)
CHAPTER.templates.append(
    Template(
        "placed-after-the-last",
        Kind.PROCEDURE,
        CHAPTER.topic,
        2,
        CHAPTER.rules,
        _placed,
        frozenset({"placed-by-both-sums"}),
    )
)
