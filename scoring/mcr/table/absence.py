"""Players who are not there (1998, article 12; 2006 and 2014, 3.5.1, 3.11.2.1).

Only 1998 has an article on absence. The later editions name the one who draws lots for a team
that stays away, and take a session from whoever comes more than 15 minutes late.
"""

from collections.abc import Collection, Mapping, Sequence
from enum import StrEnum
from typing import Final

from scoring.mcr.table.book import ArticlesByEdition, RuleBook, articles_by_edition
from scoring.mcr.table.notes import Note
from scoring.mcr.table.ranking import SessionRecord, ranking
from scoring.table import Ruling, by_house_rule, by_text, expect_whole


class Absence(StrEnum):
    """Where somebody is missing."""

    FROM_THE_DRAW = "from-the-draw-of-lots"
    FROM_A_SESSION = "from-a-session"
    LEAVES_THREE = "leaves-three-at-the-table"


class AbsenceRemedy(StrEnum):
    """What may be done about it.

    `BYE` (轮空): the session is passed over. `PAIRED_ANEW` (重新编排): the pairings are made again.
    `SCORES_STAND`: the session ends with the points of the hands played. `SUBSTITUTE` (陪打): one
    named by the head referee plays along.
    """

    LOT_BY_DEPUTY = "deputy-draws-the-lot"
    BYE = "bye"
    PAIRED_ANEW = "paired-anew"
    SCORES_STAND = "scores-stand"
    SUBSTITUTE = "substitute-plays-along"


REMEDIES: Final[Mapping[Absence, tuple[AbsenceRemedy, ...]]] = {
    Absence.FROM_THE_DRAW: (AbsenceRemedy.LOT_BY_DEPUTY,),
    Absence.FROM_A_SESSION: (AbsenceRemedy.BYE, AbsenceRemedy.PAIRED_ANEW),
    Absence.LEAVES_THREE: (AbsenceRemedy.SCORES_STAND, AbsenceRemedy.SUBSTITUTE),
}
ARTICLES: Final[Mapping[Absence, ArticlesByEdition]] = {
    Absence.FROM_THE_DRAW: articles_by_edition("6.5(2)", "3.5.1"),
    Absence.FROM_A_SESSION: articles_by_edition("12.1; 12.2", "3.11.2.1"),
    Absence.LEAVES_THREE: articles_by_edition("12.3(1); 12.3(2)", "3.11.2.1"),
}
ABSENCES_OF_PLAY: Final = frozenset({Absence.FROM_A_SESSION, Absence.LEAVES_THREE})
ABSENCES_OF_LOTS: Final = frozenset({Absence.FROM_THE_DRAW})
ABSENCES_NAMED: Final[Mapping[RuleBook, frozenset[Absence]]] = {
    RuleBook.OF_1998: ABSENCES_OF_PLAY,
    RuleBook.OF_2006: ABSENCES_OF_LOTS,
    RuleBook.OF_2014: ABSENCES_OF_LOTS,
}
"""The absences that an edition speaks of."""
UNPLACED_ARTICLES: Final = articles_by_edition("12.3(2)", "3.10.1")


def remedies(edition: RuleBook, absence: Absence) -> Ruling[tuple[AbsenceRemedy, ...]]:
    """What may be done where somebody is missing; of several the head referee chooses.

    Where an edition says nothing we do as the one that speaks.
    """
    found, articles = REMEDIES[absence], ARTICLES[absence][edition]
    if absence in ABSENCES_NAMED[edition]:
        return by_text(found, *articles)
    return by_house_rule(found, Note.ABSENCE_ELSEWHERE, *articles)


def ranking_without(
    edition: RuleBook, records: Sequence[SessionRecord], substitutes: Collection[int]
) -> Ruling[tuple[int | None, ...]]:
    """The rank of each record, None for substitutes: their points are kept, they have no place.

    `substitutes` are places in `records`, the first being 0. Raises ScoringError: no such record.
    """
    for place in substitutes:
        expect_whole("substitutes", place, 0, len(records) - 1)
    competitors = [place for place in range(len(records)) if place not in substitutes]
    found = ranking(edition, [records[place] for place in competitors])
    rank_of = dict(zip(competitors, found.value, strict=True))
    ranked = tuple(rank_of.get(place) for place in range(len(records)))
    if not substitutes:
        return Ruling(ranked, found.articles, found.ours, found.note)
    articles = tuple(dict.fromkeys((*UNPLACED_ARTICLES[edition], *found.articles)))
    if edition is RuleBook.OF_1998:
        return Ruling(ranked, articles, found.ours, found.note)
    return by_house_rule(ranked, found.note if found.ours else Note.ABSENCE_ELSEWHERE, *articles)
