"""What fouls cost beside a win, to whom it goes and when (2014, 3.9.1, 3.11.6.6; 1998, 10.1, 14.6)."""

from typing import Final

from quizzes.hands.draw import Draw
from quizzes.message import AmountInUnit, Message, message
from quizzes.situations.choosing import POINTS, number_choices, shuffled_choices
from quizzes.situations.mcr.facts import (
    ALL_EDITIONS,
    answers_of_other_editions,
    edition_of,
    misconception_of,
    random_seat,
    random_table,
    situation_from_ruling,
    skip_table_and_deal,
)
from quizzes.situations.template import DrawnSituation, SituationChapter
from scoring import WINDS, Circumstances, RuleSet, Wind, WinSource
from scoring.mcr.edition import Edition
from scoring.mcr.payments import payments
from scoring.mcr.table.book import RuleBook
from scoring.mcr.table.false_wins import FalseWinReason, false_win
from scoring.mcr.table.fouls import McrFoul
from scoring.mcr.table.penalties import (
    PenaltyTime,
    escalation,
    lateness_penalty,
    penalty_for,
    received_of_deduction,
    still_pays_articles,
    when_penalty_is_due,
)
from scoring.table import Ruling
from wording import N_

CHAPTER: Final = SituationChapter("payments", *ALL_EDITIONS)


_PAYMENT: Final = {True: "self-drawn-payment", False: "discard-payment"}
_FALSE: Final = {
    FalseWinReason.BELOW_MINIMUM: N_(
        "%(seat)s calls a win on a discard, but the hand is worth less than 8 points."
    ),
    FalseWinReason.NOT_WAITING: N_(
        "%(seat)s calls a win on a discard, but the hand is one tile short of waiting."
    ),
}


def _later_win(draw: Draw, winner: Wind, others: tuple[Wind, Wind]) -> Circumstances:
    """How the deal is won after the false call: by self-draw, or on the discard of one of the others."""
    if draw.chance(0.5):
        return Circumstances(by=WinSource.DRAW, seat=winner)
    return Circumstances(seat=winner, discarder=draw.pick(others))


def _win_told(win: Circumstances, points: int) -> Message:
    """Who wins, how, and with a hand of how much."""
    worth = AmountInUnit(points)
    if win.by is WinSource.DRAW:
        return message(
            N_("%(seat)s later wins by self-draw with a hand worth %(points)s."),
            seat=win.seat,
            points=worth,
        )
    return message(
        N_("%(seat)s later wins on %(other)s's discard with a hand worth %(points)s."),
        seat=win.seat,
        other=win.paid_by,
        points=worth,
    )


@CHAPTER.procedure("false-win-then-win", 4)
def false_win_then_win(draw: Draw, rules: RuleSet) -> DrawnSituation:
    """Somebody calls falsely, plays on, and pays again when another wins."""
    assert isinstance(rules, Edition)
    edition = edition_of(rules)
    offender, winner, third, *_ = draw.shuffled(WINDS)
    why_false = draw.pick((FalseWinReason.BELOW_MINIMUM, FalseWinReason.NOT_WAITING))
    points = 8 + draw.below(40)
    win = _later_win(draw, winner, (offender, third))
    found = false_win(edition, why_false, offender)
    fine = -found.value.payments[offender]
    paid = -payments(points, rules.base, win)[offender]
    skip_table_and_deal(draw)
    facts = (message(_FALSE[why_false], seat=offender), _win_told(win, points))
    question = message(
        N_("How many points does %(seat)s lose in this deal in total?"), seat=offender
    )
    reason = message(
        N_(
            "%(fine)s for the false win and %(paid)s for the other player's win: a player who "
            "may not win still pays."
        ),
        fine=fine,
        paid=paid,
    )
    wrong = (
        (fine, "stopped-pays-nothing"),
        (fine // 3 + paid, "paid-to-one-player"),
        (paid, "fine-forgotten"),
        (90 - fine + paid, "false-wins-mixed"),
    )
    articles = (
        *found.articles,
        *still_pays_articles(edition, found.articles),
        rules.articles[_PAYMENT[win.by is WinSource.DRAW]],
    )
    ruling = Ruling(fine + paid, articles, found.ours, found.note)
    choices = number_choices(ruling.value, wrong, text=POINTS)
    return situation_from_ruling(ruling, facts, question, reason, choices)


@CHAPTER.procedure("where-deductions-go", 2)
def where_deductions_go(draw: Draw, rules: RuleSet) -> DrawnSituation:
    """A deduction is nobody's gain, as this site rules; what a false win costs is paid to the others."""
    edition, (offender, other) = edition_of(rules), draw.sample(WINDS, 2)
    if draw.chance(0.5):
        offence = 2 + draw.below(3)
        (points,) = escalation(edition, offence).value.points
        grows = penalty_for(edition, McrFoul.EMPTY_CLAIM).articles
        got = received_of_deduction(edition)
        ruling = Ruling(got.value, (*grows, *got.articles), got.ours, got.note)
        facts = message(
            N_("For repeated empty calls, %(number)s points are deducted from %(seat)s."),
            number=points,
            seat=offender,
        )
        wrong = (
            (points, "deduction-paid"),
            (points / 3, "deduction-paid"),
            (3 * points, "deduction-paid"),
        )
        reason = message(N_("A deduction comes off the score and is paid to nobody."))
    else:
        falsehood = draw.pick((FalseWinReason.BELOW_MINIMUM, FalseWinReason.NOT_WAITING))
        found = false_win(edition, falsehood, offender)
        gain = found.value.payments[other]
        ruling = Ruling(gain, found.articles, found.ours, found.note)
        facts = message(_FALSE[falsehood], seat=offender)
        wrong = (
            (0, "deducted-not-paid"),
            (3 * gain, "paid-to-one-player"),
            (30 - gain, "false-wins-mixed"),
        )
        reason = message(
            N_(
                "The player who called this false win pays %(points)s points to each of the others."
            ),
            points=int(gain),
        )
    question = message(N_("How many points does %(seat)s receive?"), seat=other)
    whole = [(int(each), misconception) for each, misconception in wrong if each == int(each)]
    skip_table_and_deal(draw)
    return situation_from_ruling(
        ruling, (facts,), question, reason, number_choices(ruling.value, whole, text=POINTS)
    )


_EITHER: Final = frozenset(PenaltyTime)
_WHEN: Final = {
    frozenset({PenaltyTime.AFTER_THE_HAND}): N_("At the end of the deal."),
    frozenset({PenaltyTime.AFTER_THE_SESSION}): N_("At the end of the session."),
    _EITHER: N_("At the end of the deal or of the session."),
    frozenset[PenaltyTime](): N_("At once, before play goes on."),
}


def _when_text(when: frozenset[PenaltyTime]) -> str:
    return "-or-".join(sorted(when)) or "at-once"


_WHY_WHEN: Final = {
    RuleBook.OF_2014: N_("Penalty points are settled at the end of the deal or of the session."),
    RuleBook.OF_2006: N_("Penalty points are settled at the end of the deal."),
    RuleBook.OF_1998: N_(
        "Penalty points are settled at the end of the deal, but those for lateness at the end of the session."
    ),
}


def _foul_to_settle(
    draw: Draw, edition: RuleBook, player: Wind
) -> tuple[McrFoul, tuple[Message, ...]]:
    """A foul that costs points, and what is told of it."""
    if draw.chance(0.5) and edition is not RuleBook.OF_2006:  # it says nothing of that
        foul, minutes = McrFoul.LATE_TO_10, 2 + draw.below(9)
        (points,) = lateness_penalty(edition, minutes).value.points
        facts: tuple[Message, ...] = (
            message(
                N_(
                    "%(seat)s of table %(table)s came %(minutes)s minutes late to session %(session)s."
                ),
                seat=player,
                table=random_table(draw),
                minutes=minutes,
                session=1 + draw.below(8),
            ),
            message(N_("That costs %(points)s."), points=AmountInUnit(points)),
        )
    else:
        foul, offence = McrFoul.EMPTY_CLAIM, 2 + draw.below(3)
        (points,) = escalation(edition, offence).value.points
        skip_table_and_deal(draw)
        facts = (
            message(
                N_("For repeated empty calls, %(points)s are deducted from %(seat)s."),
                seat=player,
                points=AmountInUnit(points),
            ),
        )
    return foul, facts


@CHAPTER.procedure("when-points-are-settled", 4)
def when_settled(draw: Draw, rules: RuleSet) -> DrawnSituation:
    """When the points for a foul are paid or taken off."""
    edition, player = edition_of(rules), random_seat(draw)
    foul, facts = _foul_to_settle(draw, edition, player)

    def rule(book: RuleBook) -> Ruling[frozenset[PenaltyTime]]:
        return when_penalty_is_due(book, foul)

    ruling, elsewhere_ruled = rule(edition), answers_of_other_editions(edition, rule)
    choices = shuffled_choices(
        (_when_text(ruling.value), message(_WHEN[ruling.value])),
        *(
            (
                _when_text(when),
                misconception_of(when, elsewhere_ruled, "settling-mixed"),
                message(text),
            )
            for when, text in _WHEN.items()
            if not when or not when < ruling.value  # half of the answer is not wrong
        ),
        ("at-the-end", "settling-mixed", message(N_("At the end of the competition."))),
        ("with-an-appeal", "settling-mixed", message(N_("When the time for appeals is over."))),
    )
    question = message(N_("When are these points settled?"))
    return situation_from_ruling(ruling, facts, question, message(_WHY_WHEN[edition]), choices)
