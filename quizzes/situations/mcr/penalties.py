"""What a penalty says as a choice, and questions of what a foul costs."""

from collections.abc import Callable
from functools import cache
from typing import Final

from quizzes.message import AmountInUnit, Message, message
from quizzes.question import Choice
from quizzes.situations.choosing import MOST, shuffled_choices
from quizzes.situations.mcr.facts import (
    REFEREE_QUESTION,
    answers_of_other_editions,
    situation_from_ruling,
)
from quizzes.situations.template import DrawnSituation
from scoring.mcr.table.book import RuleBook
from scoring.mcr.table.fouls import McrConsequence, McrFoul, Penalty, penalty
from scoring.mcr.table.penalties import penalty_for
from scoring.table import Ruling
from wording import N_

C = McrConsequence
NO_PENALTY: Final = penalty()
WARNING_PENALTY: Final = penalty(C.WARNING)
STOP_PENALTY: Final = penalty(C.STOP)
_SUSPENDED: Final = N_("Suspension from the competition, with a public notice in a grave case.")
_SENTENCES: Final[dict[tuple[frozenset[McrConsequence], frozenset[McrConsequence]], str]] = {
    (frozenset(always), frozenset(may)): sentence
    for always, may, sentence in (
        ((), (), N_("No penalty: play goes on.")),
        ((C.WARNING,), (), N_("A warning.")),
        ((C.DEDUCTION,), (), N_("A deduction of %(points)s.")),
        ((C.WARNING, C.DEDUCTION), (), N_("A warning and a deduction of %(points)s.")),
        ((C.FORFEIT,), (), N_("The session is forfeited and scores 0.")),
        (
            (),
            (C.WARNING, C.DEDUCTION),
            N_(
                "A warning, or a deduction of 5 to 60 points, according to the gravity of the case."
            ),
        ),
        (
            (),
            (C.WARNING, C.DEDUCTION, C.STOP, C.SUSPENSION),
            N_("A warning; if repeated, a deduction, loss of the right to win or even suspension."),
        ),
        ((), (C.SUSPENSION,), _SUSPENDED),
        ((), (C.SUSPENSION, C.NOTICE), N_("Suspension from the competition and a public notice.")),
        (
            (),
            (C.PLACE_CANCELLED, C.DISQUALIFICATION),
            N_("The final place is cancelled, or the player is disqualified."),
        ),
        ((C.STOP,), (), N_("No win in this deal; the player plays on.")),
        ((C.PUT_BACK,), (), N_("The tile goes back to its place.")),
        (
            (C.PAID_TO_EACH, C.STOP),
            (),
            N_("%(points)s to each of the others, and no win in this deal."),
        ),
        ((C.PAID_TO_EACH,), (), N_("%(points)s to each of the others, nothing more.")),
        ((C.DEDUCTION, C.STOP), (), N_("A deduction of %(points)s, and no win in this deal.")),
        ((C.PAID_TO_EACH, C.HAND_ENDS), (), N_("%(points)s to each of the others.")),
        ((C.DISQUALIFICATION,), (), N_("Disqualification.")),
        ((C.DISQUALIFICATION, C.NOTICE), (), N_("Disqualification and a public notice.")),
        (
            (C.DISQUALIFICATION, C.NOTICE, C.AUTHORITY),
            (),
            N_("Disqualification, a public notice and a report to the sports authority."),
        ),
        ((C.NEXT_DISCARD,), (), N_("The tile must be the player's next discard.")),
        (
            (C.DISCARDED_IN_TURN, C.STOP),
            (),
            N_("The tiles shown must be discarded; no win in this deal."),
        ),
        (
            (C.PAID_TO_INJURED,),
            (C.HAND_ENDS,),
            N_("5 to 60 points to the player concerned; the referee decides whether play goes on."),
        ),
        ((C.PAYS_FOR_THREE,), (), N_("The player pays the shares of all three.")),
        ((), (C.DEDUCTION, C.STOP), N_("A deduction, or no win in this deal.")),
        (
            (C.CLAIM_LOST, C.STOP),
            (),
            N_("The tile can no longer be fetched; no win in this deal."),
        ),
        ((C.CLAIM_LOST,), (), N_("The call does not count; play goes on without penalty.")),
        (
            (C.NO_WIN_UNTIL_DRAW,),
            (),
            N_("No win until the player has drawn again."),
        ),
    )
}


@cache
def penalty_text(ordered: Penalty) -> tuple[str, Message]:
    """A stable id and the sentence of a penalty. Raises KeyError: no sentence says it."""
    text = _SENTENCES[ordered.always, ordered.may]
    parts = "-".join(sorted({*ordered.always, *ordered.may})) or "none"
    if "%(points)s" not in text:
        return parts, message(text)
    (points,) = ordered.points
    return f"{parts}-{points}", message(text, points=AmountInUnit(points))


def ordered_text(ordered: Penalty, edition: RuleBook) -> tuple[str, Message]:
    """The same in an edition: from 2006 on a suspension is made public in a grave case (3.11.4)."""
    id, text = penalty_text(ordered)
    if edition is RuleBook.OF_1998 or C.SUSPENSION not in ordered.may or ordered.points:
        return id, text
    return id, message(_SUSPENDED)


WrongPenalty = tuple[Penalty, str]
"""A penalty that is not due, with the misconception that leads to it."""


def penalty_choices(
    right: tuple[str, Message],
    *wrong: WrongPenalty,
    others: tuple[WrongPenalty, ...] = (),
    most: int = MOST,
) -> tuple[Choice, ...]:
    """The penalty that is due, those of other editions, then the wrong ones."""
    elsewhere_texts = ((*penalty_text(each), misconception) for each, misconception in others)
    rest = ((*penalty_text(each), misconception) for each, misconception in wrong)
    return shuffled_choices(
        right,
        *((id, misconception, text) for id, text, misconception in (*elsewhere_texts, *rest)),
        most=most,
    )


def situation_from_foul(
    edition: RuleBook,
    foul: McrFoul,
    facts: tuple[Message, ...],
    reason: Message,
    *wrong: WrongPenalty,
    question: Message = REFEREE_QUESTION,
) -> DrawnSituation:
    """What a foul costs, among what it costs elsewhere and what misconceptions make of it."""
    return situation_from_penalty(
        edition, lambda book: penalty_for(book, foul), facts, reason, *wrong, question=question
    )


def situation_from_penalty(
    edition: RuleBook,
    rule: Callable[[RuleBook], Ruling[Penalty]],
    facts: tuple[Message, ...],
    reason: Message,
    *wrong: WrongPenalty,
    question: Message = REFEREE_QUESTION,
) -> DrawnSituation:
    """The same for a penalty that has a rule of its own."""
    ruling = rule(edition)
    right, others = ordered_text(ruling.value, edition), answers_of_other_editions(edition, rule)
    choices = penalty_choices(right, *wrong, others=others)
    return situation_from_ruling(ruling, facts, question, reason, choices)
