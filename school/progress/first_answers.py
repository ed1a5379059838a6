"""The first answer that a learner gave to each of some questions, or whether they met them."""

import uuid
from collections.abc import Iterable, Mapping

from sqlalchemy import func, select
from sqlalchemy.orm import Session

from school.progress.address_parts import AddressParts
from school.progress.models import Answer, Outcome


def first_answers(
    session: Session, learner_id: uuid.UUID, addresses: Iterable[str]
) -> Mapping[str, Answer]:
    """The answers by the address of their question; what was only skipped is not among them.

    Raises:
        SchoolError: `bad-address`.
    """
    wanted = {address: AddressParts.of(address).drill for address in addresses}
    first = (
        select(func.min(Answer.id))
        .where(
            Answer.learner_id == learner_id,
            Answer.drill.in_(set(wanted.values())),
            Answer.question.in_(wanted),
            Answer.outcome != Outcome.SKIPPED,
        )
        .group_by(Answer.question)
    )
    return {
        row.question: row for row in session.scalars(select(Answer).where(Answer.id.in_(first)))
    }


def first_met(
    session: Session, learner_id: uuid.UUID, addresses: Iterable[str]
) -> Mapping[str, Answer]:
    """What was first done with those of the questions that the learner has met, skipped ones too.

    Raises:
        SchoolError: `bad-address`.
    """
    places = {address: AddressParts.of(address) for address in addresses}
    rows = session.scalars(
        select(Answer)
        .where(
            Answer.learner_id == learner_id,
            Answer.drill.in_({each.drill for each in places.values()}),
            Answer.position.in_({each.position for each in places.values()}),
        )
        .order_by(Answer.id.desc())
    )
    found = {row.question: row for row in rows}
    return {address: found[address] for address in places if address in found}
