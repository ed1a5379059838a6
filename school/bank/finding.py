"""A teacher's own questions as they are looked for."""

import uuid
from collections import Counter
from collections.abc import Iterable, Sequence
from dataclasses import dataclass

from sqlalchemy import select
from sqlalchemy.orm import Session

from quizzes.address import kind_of, rules_of
from school.bank.models import OwnQuestion
from wording.typed_text import normalized_text

LONGEST_SEARCH = 100  # characters


@dataclass(frozen=True, slots=True)
class BankFilter:
    """Which questions are looked for; what is empty leaves all."""

    rules: str = ""
    kind: str = ""
    tag: str = ""
    words: str = ""

    def takes(self, question: OwnQuestion) -> bool:
        """Whether the question is one of them: every word stands in its note, tags or hand."""
        address = question.question
        if self.rules and rules_of(address) != self.rules:
            return False
        if self.kind and kind_of(address) != self.kind:
            return False
        if self.tag and self.tag not in question.tags:
            return False
        text = _plain(" ".join((question.note, *question.tags, address)))
        return all(word in text for word in _plain(self.words[:LONGEST_SEARCH]).split())


def _plain(text: str) -> str:
    return normalized_text(text, 2 * len(text) + 1).lower()


def own_questions(session: Session, learner_id: uuid.UUID) -> list[OwnQuestion]:
    """All questions of the bank, the latest first."""
    rows = select(OwnQuestion).where(OwnQuestion.learner_id == learner_id)
    return list(session.scalars(rows.order_by(OwnQuestion.id.desc())))


def own_question(
    session: Session, learner_id: uuid.UUID, public_id: uuid.UUID
) -> OwnQuestion | None:
    """The teacher's question of that id; None where it is nobody's or another's."""
    rows = select(OwnQuestion).where(OwnQuestion.learner_id == learner_id)
    return session.scalar(rows.where(OwnQuestion.public_id == public_id))


def chosen_questions(
    session: Session, learner_id: uuid.UUID, public_ids: Sequence[uuid.UUID]
) -> list[OwnQuestion]:
    """Those of these that are the teacher's, in the order in which they were made."""
    rows = select(OwnQuestion).where(
        OwnQuestion.learner_id == learner_id, OwnQuestion.public_id.in_(public_ids)
    )
    return list(session.scalars(rows.order_by(OwnQuestion.id)))


def tag_counts(questions: Iterable[OwnQuestion]) -> dict[str, int]:
    """How many questions have each tag, by the alphabet."""
    counts = Counter(tag for each in questions for tag in each.tags)
    return dict(sorted(counts.items()))
