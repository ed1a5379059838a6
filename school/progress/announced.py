"""The announcement of a win at the table: what the learner was asked about the hand, and said."""

import uuid
from dataclasses import dataclass

from sqlalchemy.orm import Session

from quizzes.address import Address
from quizzes.asked_hand import ANNOUNCED, addresses_of_hand, addresses_of_won_hand
from school.progress.first_answers import first_met
from school.progress.models import Answer
from scoring import Score


@dataclass(frozen=True, slots=True)
class WinAnnouncement:
    """Where the parts of the announcement are asked, and the answers given; none before it is made."""

    addresses: tuple[Address, ...]
    answers: tuple[Answer, ...]


def announcement_of_win(
    session: Session, learner_id: uuid.UUID, score: Score, seed: int
) -> WinAnnouncement:
    """That of the deal with this seed, which was won by a hand with this score.

    Where the very hand was asked about elsewhere before, its worth was told: those questions stand
    for it, which show nothing of the learner.
    """
    own = addresses_of_won_hand(score, seed)
    by_kind = addresses_of_hand(score)
    elsewhere = tuple(by_kind[kind] for kind in ANNOUNCED if kind in by_kind)
    met = first_met(session, learner_id, map(str, (*own, *elsewhere)))
    asked = own if any(str(each) in met for each in own) else elsewhere
    answers = tuple(met[str(each)] for each in asked if str(each) in met)
    return WinAnnouncement(asked if answers else own, answers)
