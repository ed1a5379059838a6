"""How a learner's rating in each kind has moved.

Only the latest value of a rating is stored. The way to it is worked out from the answers anew, with
what is known today of how hard questions are, so an earlier value tells what one would say now of
that day.
"""

import uuid
from collections.abc import Mapping
from dataclasses import dataclass
from datetime import date, tzinfo
from typing import Final

from sqlalchemy import select
from sqlalchemy.orm import Session

from school.learning.rating import Estimate, starting_rating, updated_rating
from school.progress.learner_sums import estimate
from school.progress.models import Answer, AnswerFacts
from school.progress.summaries import FeatureRow, RatingRow

MOST_REPLAYED: Final = 3000  # answers; the first of more are left out, and soon do not matter


@dataclass(frozen=True, slots=True)
class RatingDay:
    """A rating at the end of a day on which its kind was answered."""

    day: date
    rating: Estimate


@dataclass(frozen=True, slots=True)
class RatingCurve:
    """The rating in a kind today, and on each day of practice in their order, the last with today's."""

    kind: str
    rating: Estimate
    days: tuple[RatingDay, ...]


def rating_curves(
    session: Session, learner_id: uuid.UUID, rules: str, zone: tzinfo
) -> tuple[RatingCurve, ...]:
    """Every kind that the learner has a rating in under a rule set; days are those of the zone."""
    own = (RatingRow.learner_id == learner_id, RatingRow.rules == rules, RatingRow.n > 0)
    ratings = {row.kind: estimate(row) for row in session.scalars(select(RatingRow).where(*own))}
    days = _days(session, learner_id, rules, zone) if ratings else {}
    return tuple(
        RatingCurve(kind, rating, _ending(days.get(kind, {}), rating))
        for kind, rating in sorted(ratings.items())
    )


def _days(
    session: Session, learner_id: uuid.UUID, rules: str, zone: tzinfo
) -> Mapping[str, dict[date, Estimate]]:
    """By kind the value after the last answer of each day."""
    hard = {
        row.feature: estimate(row)
        for row in session.scalars(select(FeatureRow).where(FeatureRow.rules == rules))
    }
    latest = (
        select(Answer.kind, Answer.answered_at, Answer.credit, AnswerFacts.features)
        .join(AnswerFacts, AnswerFacts.answer_id == Answer.id)
        .where(Answer.learner_id == learner_id, Answer.rules == rules)
        .order_by(Answer.id.desc())
        .limit(MOST_REPLAYED)
    )
    values: dict[str, Estimate] = {}
    days: dict[str, dict[date, Estimate]] = {}
    for kind, at, credit, features in reversed(session.execute(latest).all()):
        if not features:
            continue
        before = values.get(kind) or starting_rating(values.values())
        values[kind], _difficulties = updated_rating(before, features, hard, credit)
        days.setdefault(kind, {})[at.astimezone(zone).date()] = values[kind]
    return days


def _ending(days: Mapping[date, Estimate], today: Estimate) -> tuple[RatingDay, ...]:
    """The days in their order; the last has the value that is stored, which knows more."""
    told = [RatingDay(day, rating) for day, rating in days.items()]
    return (*told[:-1], RatingDay(told[-1].day, today)) if told else ()
