"""Appeals against a referee's ruling (2014, 3.12 and 3.13; 1998, 15 and 16)."""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Final

from scoring.mcr.table.book import RuleBook, articles_by_edition
from scoring.table import Ruling, by_text, expect

APPEAL_MINUTES: Final = 30
ARTICLES: Final = articles_by_edition("15.1; 15.2; 15.3; 15.4", "3.12.1; 3.12.2; 3.12.3; 3.12.4")
TIME_ARTICLES: Final = articles_by_edition("15.2", "3.12.2")
"""The time for it; of the later editions the fee as well."""
PAPER_ARTICLES: Final = articles_by_edition("15.3", "3.12.3")
FILING_ARTICLES: Final = articles_by_edition("15.4", "3.12.4")
"""That the papers may go straight to the arbitration committee."""
HEARING_ARTICLES: Final = articles_by_edition("16.1; 16.2", "3.13.1; 3.13.2")
RULES_ARTICLES: Final = articles_by_edition("16.1; 16.3", "3.13.1; 3.13.3")


@dataclass(frozen=True, kw_only=True, slots=True)
class Appeal:
    """How an appeal is made. It is in writing and goes to the arbitration committee (仲裁委员会).

    `minutes` count from the end of the session. `fee_usd` is given back if the appeal is won.
    `or_equivalent`: the organiser may name another currency. `handed_in_by`, `signed_by` say who.
    """

    minutes: int
    fee_usd: int
    or_equivalent: bool
    handed_in_by: str
    signed_by: tuple[str, ...]


APPEAL_1998: Final = Appeal(
    minutes=APPEAL_MINUTES,
    fee_usd=0,
    or_equivalent=False,
    handed_in_by="team leader",
    signed_by=("team leader",),
)
APPEAL_2006: Final = Appeal(
    minutes=APPEAL_MINUTES,
    fee_usd=200,
    or_equivalent=False,
    handed_in_by="party",
    signed_by=("party", "person responsible"),
)
APPEAL_2014: Final = Appeal(
    minutes=APPEAL_MINUTES,
    fee_usd=200,
    or_equivalent=True,
    handed_in_by="party",
    signed_by=("party", "person responsible"),
)
APPEALS: Final[Mapping[RuleBook, Appeal]] = {
    RuleBook.OF_1998: APPEAL_1998,
    RuleBook.OF_2006: APPEAL_2006,
    RuleBook.OF_2014: APPEAL_2014,
}


def appeal(edition: RuleBook) -> Ruling[Appeal]:
    """How an appeal is made in that edition."""
    return by_text(APPEALS[edition], *ARTICLES[edition])


def may_appeal(edition: RuleBook, minutes: float) -> Ruling[bool]:
    """Whether an appeal is in time so many minutes after the end of the session.

    Raises ScoringError: a negative time.
    """
    expect(minutes >= 0, "minutes", minutes, "0 or more")
    return by_text(minutes <= APPEAL_MINUTES, *TIME_ARTICLES[edition])


def heard_by(edition: RuleBook, *, about_the_rules: bool) -> Ruling[tuple[str, ...]]:
    """Who decides on an appeal; where two are named the second hears whoever is not content.

    About the rules: the head referee, then the arbitration committee. About anything else: in
    1998 the organising committee, later whom the competition committee (赛事委员会) names for it.
    """
    about, else_ = HEARING_ARTICLES[edition]
    if about_the_rules:
        return by_text(("head referee", "arbitration committee"), about)
    if edition is RuleBook.OF_1998:
        return by_text(("organising committee",), else_)
    return by_text(("department named by the competition committee",), else_)


def committee_may_undo(edition: RuleBook, *, penalty: bool) -> Ruling[bool]:
    """Whether the committee may undo what the head referee ruled on an appeal.

    `penalty` (判罚): given under the rules or the regulations of the event, or to keep order. The
    committee reviews anything else with the powers of a head referee.
    """
    return by_text(not penalty, *RULES_ARTICLES[edition])
