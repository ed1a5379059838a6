"""Two learners become one: the sums of both are made anew from what their answers show."""

import uuid
from collections import defaultdict

from sqlalchemy import delete, select, update
from sqlalchemy.orm import Session

from school.learners.models import Learner
from school.progress.evidence import AnswerEvidence, TopicEvidence
from school.progress.intake import wait_for_turn
from school.progress.models import Answer, AnswerFacts, SkillEvidence
from school.progress.rebuild import SUM_TABLES
from school.progress.summing import update_sums


def move_derived(session: Session, gone: uuid.UUID, kept: uuid.UUID) -> None:
    """Give what was derived from the answers of one learner to another, each thing once.

    The answers themselves belong to `kept` already. A question that both have answered shows
    something once, by the earlier answer. No question is made again. How hard questions are was
    learnt from everybody and stays as it is.

    Raises:
        NoResultFound: there is no learner `kept`.
    """
    wait_for_turn(session)
    session.execute(
        update(SkillEvidence).where(SkillEvidence.learner_id == gone).values(learner_id=kept)
    )
    for model in SUM_TABLES:
        own = model.__table__.c.learner_id
        session.execute(delete(model).where(own.in_((gone, kept))))
    session.expire_all()
    _forget_repetitions(session, kept)
    _sum_up_all(session, kept)


def _forget_repetitions(session: Session, learner_id: uuid.UUID) -> None:
    """Drop what later answers to a question show that was answered before."""
    met: set[str] = set()
    again: list[int] = []
    for id, question in session.execute(
        select(Answer.id, Answer.question)
        .where(Answer.learner_id == learner_id)
        .order_by(Answer.id)
    ):
        if question in met:
            again.append(id)
        met.add(question)
    for model in (SkillEvidence, AnswerFacts):
        session.execute(delete(model).where(model.__table__.c.answer_id.in_(again)))


def _sum_up_all(session: Session, learner_id: uuid.UUID) -> None:
    aims = session.get_one(Learner, learner_id).settings.aims
    shown = _shown(session, learner_id)
    own = select(Answer).where(Answer.learner_id == learner_id).order_by(Answer.id)
    answers = [(answer, shown.get(answer.id)) for answer in session.scalars(own)]
    update_sums(session, answers, {learner_id: aims}, calibrate=False)


def _shown(session: Session, learner_id: uuid.UUID) -> dict[int, AnswerEvidence]:
    """What each answer shows, by its id, as it was kept."""
    evidence: defaultdict[int, list[TopicEvidence]] = defaultdict(list)
    rows = session.execute(
        select(
            SkillEvidence.answer_id,
            SkillEvidence.topic,
            SkillEvidence.seen,
            SkillEvidence.weight,
        )
        .where(SkillEvidence.learner_id == learner_id)
        .order_by(SkillEvidence.answer_id, SkillEvidence.topic)
    )
    for row in rows:
        evidence[row.answer_id].append((row.topic, row.seen, row.weight))
    facts = session.scalars(
        select(AnswerFacts)
        .join(Answer, Answer.id == AnswerFacts.answer_id)
        .where(Answer.learner_id == learner_id)
    )
    return {
        row.answer_id: AnswerEvidence(
            tuple(evidence[row.answer_id]), row.aim, row.features, row.trap
        )
        for row in facts
    }
