"""Two learners become one, and so do their sums.

Where one of them had answered all before the other began, the sums of the one are kept and the answers of
the other taken into them; where their answers come between each other, all is summed up anew, which of
thousands of answers takes long.
"""

import uuid
from collections import defaultdict
from dataclasses import dataclass
from typing import Final

from sqlalchemy import delete, func, select, update
from sqlalchemy.orm import Session

from school.learners.models import Learner
from school.learning.state import LearningAims
from school.progress.evidence import AnswerEvidence, TopicEvidence
from school.progress.intake import wait_for_turn
from school.progress.models import Answer, AnswerFacts, SkillEvidence
from school.progress.rebuild import SUM_TABLES
from school.progress.summing import reschedule, update_sums

MOST_DRILLS: Final = 200  # among which earlier answers are looked for by an index


@dataclass(frozen=True, slots=True)
class TakenInOrder:
    """Of two learners the one whose sums stay, None where neither's do, and the answer from which on all are added."""

    earlier: uuid.UUID | None = None
    first_id: int = 0


def order_of(session: Session, one: uuid.UUID, other: uuid.UUID) -> TakenInOrder:
    """How the sums of both become one. Nobody else adds answers to them until the transaction ends."""
    spans = select(Answer.learner_id, func.min(Answer.id), func.max(Answer.id))
    found = session.execute(
        spans.where(Answer.learner_id.in_((one, other))).group_by(Answer.learner_id)
    )
    ends = {learner: (first, last) for learner, first, last in found}
    for earlier, later in ((one, other), (other, one)):
        if later not in ends:
            return TakenInOrder(earlier, ends[earlier][1] + 1 if earlier in ends else 0)
        if earlier in ends and ends[earlier][1] < ends[later][0]:
            return TakenInOrder(earlier, ends[later][0])
    return TakenInOrder()


def move_derived(session: Session, gone: uuid.UUID, kept: uuid.UUID, order: TakenInOrder) -> None:
    """Give what was derived from the answers of one learner to another, each thing once.

    The answers themselves belong to `kept` already; their `order` was found before. A question that both
    have answered shows something once, by the earlier answer. No question is made again. How hard
    questions are was learnt from everybody and stays as it is.

    Raises:
        NoResultFound: there is no learner `kept`.
    """
    wait_for_turn(session)
    session.execute(
        update(SkillEvidence).where(SkillEvidence.learner_id == gone).values(learner_id=kept)
    )
    for model in SUM_TABLES:
        own = model.__table__.c.learner_id
        anew = [each for each in (gone, kept) if each != order.earlier]
        session.execute(delete(model).where(own.in_(anew)))
        session.execute(update(model).where(own == gone).values(learner_id=kept))
    session.expire_all()
    _forget_repetitions(session, kept, order.first_id)
    aims = session.get_one(Learner, kept).settings.aims
    if order.earlier is not None:
        reschedule(session, kept, aims)
        session.expire_all()
    _sum_up(session, kept, order.first_id, aims)


def _forget_repetitions(session: Session, learner_id: uuid.UUID, first_id: int) -> None:
    """Drop what answers from this one on show of questions that were answered before."""
    own = Answer.learner_id == learner_id
    rows = select(Answer.id, Answer.question, Answer.drill).where(own, Answer.id >= first_id)
    later = session.execute(rows.order_by(Answer.id)).all()
    drills = {drill for _, _, drill in later}
    earlier = select(Answer.question).where(own, Answer.id < first_id)
    if len(drills) <= MOST_DRILLS:
        earlier = earlier.where(Answer.drill.in_(drills))
    met, again = set(session.scalars(earlier)), []
    for id, question, _ in later:
        if question in met:
            again.append(id)
        met.add(question)
    for model in (SkillEvidence, AnswerFacts):
        session.execute(delete(model).where(model.__table__.c.answer_id.in_(again)))


def _sum_up(session: Session, learner_id: uuid.UUID, first_id: int, aims: LearningAims) -> None:
    """Take the answers from this one on into the sums."""
    shown = _shown(session, learner_id, first_id)
    own = select(Answer).where(Answer.learner_id == learner_id, Answer.id >= first_id)
    answers = [
        (answer, shown.get(answer.id)) for answer in session.scalars(own.order_by(Answer.id))
    ]
    update_sums(session, answers, {learner_id: aims}, calibrate=False)


def _shown(session: Session, learner_id: uuid.UUID, first_id: int) -> dict[int, AnswerEvidence]:
    """What each answer from this one on shows, by its id, as it was kept."""
    evidence: defaultdict[int, list[TopicEvidence]] = defaultdict(list)
    rows = session.execute(
        select(
            SkillEvidence.answer_id,
            SkillEvidence.topic,
            SkillEvidence.seen,
            SkillEvidence.weight,
        )
        .where(SkillEvidence.learner_id == learner_id, SkillEvidence.answer_id >= first_id)
        .order_by(SkillEvidence.answer_id, SkillEvidence.topic)
    )
    for row in rows:
        evidence[row.answer_id].append((row.topic, row.seen, row.weight))
    facts = session.scalars(
        select(AnswerFacts)
        .join(Answer, Answer.id == AnswerFacts.answer_id)
        .where(Answer.learner_id == learner_id, Answer.id >= first_id)
    )
    return {
        row.answer_id: AnswerEvidence(
            tuple(evidence[row.answer_id]), row.aim, row.features, row.trap
        )
        for row in facts
    }
