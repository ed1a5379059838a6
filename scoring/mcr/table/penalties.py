"""What each foul costs in each edition: 3.11 of 2006 and 2014, articles 13 and 14 of 1998.

The tables stand in `penalties_1998` and `penalties_2006`; a foul that an edition does not name
falls under its general articles, and is ours to place there.
"""

from collections import Counter
from collections.abc import Collection, Mapping, Sequence
from enum import StrEnum
from typing import Final

from scoring.mcr.table.book import RuleBook, articles_by_edition
from scoring.mcr.table.fouls import PENALTY_STEPS, McrConsequence, McrFoul, Penalty, penalty
from scoring.mcr.table.notes import Note
from scoring.mcr.table.penalties_1998 import ROWS_1998
from scoring.mcr.table.penalties_2006 import ROWS_2006, ROWS_2014
from scoring.table import Ruling, by_house_rule, by_text, expect, expect_whole


class PenaltyTime(StrEnum):
    """When points for a foul are paid or taken off."""

    AFTER_THE_HAND = "after-the-hand"
    AFTER_THE_SESSION = "after-the-session"


ROWS: Final[Mapping[RuleBook, Mapping[McrFoul, Ruling[Penalty]]]] = {
    RuleBook.OF_1998: ROWS_1998,
    RuleBook.OF_2006: ROWS_2006,
    RuleBook.OF_2014: ROWS_2014,
}
ESCALATION_ARTICLES: Final = articles_by_edition("14.3; 14.4; 14.5", "3.11.6.3; 3.11.6.4; 3.11.6.5")
LATE_ARTICLES: Final = articles_by_edition("13.2(1)", "3.11.2.1")
DEDUCTED_ARTICLES: Final = articles_by_edition("13.2(2)", "3.11.2.2")
SETTLED_ARTICLES: Final = articles_by_edition("10.1(2)3; 13.2(1)", "3.9.1.2(3)")
_STILL_PAYS: Final = articles_by_edition("10.1(3)", "3.11.6.7(2)")
_SAYS_IT_ITSELF: Final = frozenset({"14.6(1)", "14.6(2)"})
"""Articles of 1998 that say both: no win in this deal, and payment for another player's."""
WRITTEN_STEPS: Final = (0, 5, 10, 20)
"""Points for the first to the fourth offence in a hand; the first is a warning."""


def still_pays_articles(edition: RuleBook, of_the_deed: Collection[str]) -> tuple[str, ...]:
    """What to cite for "may not win, yet pays" beside the articles of the deed, if these leave it out."""
    says_it_itself = edition is RuleBook.OF_1998 and not _SAYS_IT_ITSELF.isdisjoint(of_the_deed)
    return () if says_it_itself else _STILL_PAYS[edition]


def penalty_for(edition: RuleBook, foul: McrFoul) -> Ruling[Penalty]:
    """What a foul costs; one that the edition does not name is a breach like any other."""
    named = ROWS[edition].get(foul)
    if named is not None:
        return named
    general = ROWS[edition][McrFoul.OTHER_BREACH]
    return by_house_rule(general.value, Note.UNNAMED_FOUL, *general.articles)


def received_of_deduction(edition: RuleBook) -> Ruling[int]:
    """What another player receives of points that are deducted: the text only takes them off."""
    return by_house_rule(0, Note.DEDUCTED_POINTS, *DEDUCTED_ARTICLES[edition])


def lateness_penalty(edition: RuleBook, minutes: float) -> Ruling[Penalty]:
    """What coming so many minutes after the start costs: up to 10, up to 15, more.

    Raises ScoringError: a time before the start.
    """
    expect(minutes >= 0, "minutes", minutes, "0 or more")
    if minutes == 0:
        return by_text(Penalty(), *LATE_ARTICLES[edition])
    if minutes <= 10:
        return penalty_for(edition, McrFoul.LATE_TO_10)
    return penalty_for(edition, McrFoul.LATE_TO_15 if minutes <= 15 else McrFoul.LATE_OVER_15)


def escalation(edition: RuleBook, offence: int) -> Ruling[Penalty]:
    """What that offence of one kind in one hand costs; the first is number 1.

    A warning, then 5, 10 and 20 points, "and so on": we go on with the steps of the general
    article up to 60. Raises ScoringError: counted from 1.
    """
    expect_whole("offence", offence, 1)
    if offence == 1:
        return by_text(penalty(McrConsequence.WARNING), *ESCALATION_ARTICLES[edition])
    if offence <= len(WRITTEN_STEPS):
        points = (WRITTEN_STEPS[offence - 1],)
        return by_text(
            penalty(McrConsequence.DEDUCTION, points=points), *ESCALATION_ARTICLES[edition]
        )
    points = (PENALTY_STEPS[min(offence - 2, len(PENALTY_STEPS) - 1)],)
    found = penalty(McrConsequence.DEDUCTION, points=points)
    return by_house_rule(found, Note.ESCALATION_GOES_ON, *ESCALATION_ARTICLES[edition])


def escalated(edition: RuleBook, in_hand: Sequence[McrFoul]) -> tuple[Ruling[Penalty], ...]:
    """What each of a player's fouls in one hand costs, in order; each kind is counted apart.

    Raises ScoringError: a foul whose penalty does not grow.
    """
    seen: Counter[McrFoul] = Counter()
    rulings: list[Ruling[Penalty]] = []
    for foul in in_hand:
        grows = McrConsequence.ESCALATION in penalty_for(edition, foul).value.always
        expect(grows, "foul", str(foul), "a foul whose penalty grows with each offence")
        seen[foul] += 1
        step = escalation(edition, seen[foul])
        apart = len(seen) > 1
        note = step.note or (Note.COUNTED_APART if apart else "")
        articles = penalty_for(edition, foul).articles
        rulings.append(Ruling(step.value, articles, step.ours or apart, note))
    return tuple(rulings)


def when_penalty_is_due(edition: RuleBook, foul: McrFoul) -> Ruling[frozenset[PenaltyTime]]:
    """When the points for a foul are settled: one of these.

    After the hand; in 1998 those for coming late with the session; in 2014 either. 2006 speaks of
    fouls in play alone, so for coming late it is taken as 2014 says.
    """
    if edition is RuleBook.OF_2014:
        return by_text(frozenset(PenaltyTime), *SETTLED_ARTICLES[edition])
    came_late = foul in (McrFoul.LATE_TO_10, McrFoul.LATE_TO_15, McrFoul.LATE_OVER_15)
    if edition is RuleBook.OF_2006 and came_late:
        return by_house_rule(
            frozenset(PenaltyTime), Note.POINTS_FOR_LATENESS, *SETTLED_ARTICLES[edition]
        )
    if edition is RuleBook.OF_1998 and came_late:
        return by_text(frozenset({PenaltyTime.AFTER_THE_SESSION}), *SETTLED_ARTICLES[edition])
    return by_text(frozenset({PenaltyTime.AFTER_THE_HAND}), *SETTLED_ARTICLES[edition])
