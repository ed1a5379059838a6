"""Appeals against a ruling (2014, 3.12, 3.13; 1998, 15, 16)."""

from dataclasses import dataclass
from typing import Final

from quizzes.hands.draw import Draw
from quizzes.message import Message, message
from quizzes.situations.choosing import shuffled_choices
from quizzes.situations.mcr.facts import (
    ALL_EDITIONS,
    answers_of_other_editions,
    edition_of,
    misconception_of,
    random_seat,
    random_table,
    situation_from_ruling,
)
from quizzes.situations.people import text_choices
from quizzes.situations.template import DrawnSituation, SituationChapter
from scoring import RuleSet
from scoring.mcr.table.appeals import (
    APPEAL_MINUTES,
    FILING_ARTICLES,
    PAPER_ARTICLES,
    TIME_ARTICLES,
    appeal,
    committee_may_undo,
    heard_by,
    may_appeal,
)
from scoring.mcr.table.book import RuleBook
from scoring.table import Ruling
from wording import N_

CHAPTER: Final = SituationChapter("appeals", *ALL_EDITIONS)

_OUTCOMES: Final = {
    "heard": message(N_("The appeal is heard.")),
    "late": message(N_("The appeal is refused: it is too late.")),
    "fee": message(N_("The appeal is refused: the fee has not been paid.")),
    "spoken": message(N_("The appeal is refused: it is not in writing.")),
    "aside": message(N_("The appeal is put off until the competition is over.")),
    "table": message(N_("The table referee decides it at once.")),
}
_OUTCOME_MISCONCEPTIONS: Final = {"aside": "appeal-put-off", "table": "bodies-mixed"}


@dataclass(frozen=True, slots=True)
class _FiledAppeal:
    """An appeal: how long after the session, whether in writing, and whether the fee is paid."""

    minutes: int
    written: bool
    paid: bool


def _outcome(book: RuleBook, filed: _FiledAppeal) -> Ruling[str]:
    """What becomes of the appeal."""
    in_time, question = may_appeal(book, filed.minutes), appeal(book)
    if not filed.written:
        return Ruling("spoken", question.articles)
    if not in_time.value:
        return Ruling("late", (*PAPER_ARTICLES[book], *in_time.articles))
    if question.value.fee_usd and not filed.paid:
        return Ruling("fee", TIME_ARTICLES[book])
    return Ruling("heard", question.articles)


def _filing_told(draw: Draw, minutes: int) -> Message:
    """When the appeal is filed: in the last minute just before, for exactly then reads two ways."""
    text = (
        N_(
            "Just before %(minutes)s minutes have passed since the end of session %(session)s, a player at table %(table)s lodges an appeal."
        )
        if minutes == APPEAL_MINUTES
        else N_(
            "%(minutes)s minutes after the end of session %(session)s, a player at table %(table)s lodges an appeal."
        )
    )
    return message(text, minutes=minutes, session=1 + draw.below(8), table=random_table(draw))


def _paper_and_fee_told(edition: RuleBook, filed: _FiledAppeal) -> tuple[Message, Message]:
    """Whether it is in writing, in 1998 by the team leader (15.2, 15.3), and whether a fee is paid."""
    if not filed.written:
        paper = message(N_("It is made orally."))
    elif edition is RuleBook.OF_1998:
        paper = message(N_("The team leader submits it in writing, duly signed."))
    else:
        paper = message(N_("It is in writing and duly signed."))
    if filed.paid:
        return paper, message(N_("A fee of 200 US dollars is paid."))
    return paper, message(N_("No fee is paid."))


def _possible_outcomes(right: str, filed: _FiledAppeal) -> dict[str, Message]:
    """What could become of the appeal: no wrong one denies that it is in writing, or that the fee is paid."""
    denials = {"spoken" if filed.written else "", "fee" if filed.paid else ""}
    return {id: text for id, text in _OUTCOMES.items() if id == right or id not in denials}


def _why_heard(edition: RuleBook) -> Message:
    """What an appeal has to be."""
    if edition is RuleBook.OF_1998:
        return message(
            N_(
                "The team leader must submit a signed, written appeal within 30 minutes of the session's end; the text names no fee."
            )
        )
    return message(
        N_(
            "An appeal must be made in writing, with the fee, within 30 minutes of the session's end."
        )
    )


@CHAPTER.ruling("appeal-filed", 2)
def appeal_filed(draw: Draw, rules: RuleSet) -> DrawnSituation:
    """An appeal with its time, form and fee."""
    edition, wanting = edition_of(rules), draw.pick(("nothing", "time", "form", "fee"))
    filed = _FiledAppeal(
        minutes=31 + draw.below(30) if wanting == "time" else 4 + draw.below(27),
        written=wanting != "form",
        paid=bool(appeal(edition).value.fee_usd) and wanting != "fee",
    )
    facts = (_filing_told(draw, filed.minutes), *_paper_and_fee_told(edition, filed))

    def rule(book: RuleBook) -> Ruling[str]:
        return _outcome(book, filed)

    ruling, others = rule(edition), answers_of_other_editions(edition, rule)
    choices = text_choices(
        ruling.value,
        _possible_outcomes(ruling.value, filed),
        _OUTCOME_MISCONCEPTIONS | dict(reversed(others)),
        "appeal-demands",
    )
    question = message(N_("What becomes of the appeal?"))
    return situation_from_ruling(ruling, facts, question, _why_heard(edition), choices)


_BODIES: Final = {
    "head referee": N_("The head referee."),
    "arbitration committee": N_("The arbitration committee."),
    "organising committee": N_("The organising committee."),
    "department named by the competition committee": N_(
        "A department appointed by the organising committee."
    ),
}

_OTHER_APPEALS: Final = {
    "organising committee": N_(
        "Appeals that do not concern the rules go to the organising committee."
    ),
    "department named by the competition committee": N_(
        "Appeals that do not concern the rules go to a department appointed by the organising committee."
    ),
}


@CHAPTER.procedure("who-hears-an-appeal", 3)
def who_hears(draw: Draw, rules: RuleSet) -> DrawnSituation:
    """Which body decides on an appeal, at first or afterwards."""
    edition, step = edition_of(rules), draw.below(3)
    about_the_rules = step < 2

    def rule(book: RuleBook) -> Ruling[str]:
        found = heard_by(book, about_the_rules=about_the_rules)
        if not about_the_rules:
            return Ruling(found.value[0], found.articles)
        return Ruling(found.value[step], (*FILING_ARTICLES[book], *found.articles))

    ruling, elsewhere_ruled = rule(edition), answers_of_other_editions(edition, rule)
    matter = (
        N_(
            "In session %(session)s a player at table %(table)s appeals against a ruling on the rules."
        )
        if about_the_rules
        else N_(
            "In session %(session)s a player at table %(table)s appeals about a matter that does not concern the rules."
        )
    )
    again = (message(N_("The head referee has ruled, but the player is not satisfied.")),)
    facts = (
        message(matter, table=random_table(draw), session=1 + draw.below(8)),
        *(again if step == 1 else ()),
    )
    draw.skip(1)
    choices = shuffled_choices(
        (ruling.value, message(_BODIES[ruling.value])),
        *(
            (each, misconception_of(each, elsewhere_ruled, "bodies-mixed"), message(text))
            for each, text in _BODIES.items()
        ),
    )
    reason = (
        message(
            N_(
                "Appeals about the rules go to the head referee, then to the arbitration committee. They may be filed directly with the committee, but the head referee decides first."
            )
        )
        if about_the_rules
        else message(_OTHER_APPEALS[ruling.value])
    )
    return situation_from_ruling(ruling, facts, message(N_("Who decides now?")), reason, choices)


@CHAPTER.ruling("committee-and-discipline", 5)
def committee(draw: Draw, rules: RuleSet) -> DrawnSituation:
    """What the arbitration committee may undo."""
    order, player = draw.chance(0.5), random_seat(draw)
    ruled_on = (
        N_(
            "To keep order, the head referee has removed %(seat)s of table %(table)s from session %(session)s."
        )
        if order
        else N_(
            "For a foul in session %(session)s, the head referee has barred %(seat)s of table "
            "%(table)s from winning the deal."
        )
    )
    facts = (
        message(ruled_on, seat=player, table=random_table(draw), session=1 + draw.below(8)),
        message(N_("An appeal asks the arbitration committee to overturn that decision.")),
    )
    draw.skip(1)
    ruling = committee_may_undo(edition_of(rules), penalty=True)
    choices = shuffled_choices(
        (
            "stands",
            message(N_("The ruling stands: the arbitration committee may not overturn it.")),
        ),
        (
            "may",
            "committee-powers",
            message(N_("The arbitration committee may review the ruling and overturn it.")),
        ),
        ("referee", "committee-powers", message(N_("Only the table referee may overturn it."))),
        ("vote", "committee-powers", message(N_("The players at the table vote on it."))),
    )
    reason = message(
        N_(
            "The committee may review rulings as the head referee may, but not overturn penalties given under the rules or to keep order."
        )
    )
    return situation_from_ruling(ruling, facts, message(N_("What may be done?")), reason, choices)
