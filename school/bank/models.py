"""The tables of teachers' own questions, and of the links by which others may copy them."""

from sqlalchemy import ForeignKey, Index, Text, UniqueConstraint
from sqlalchemy.orm import Mapped, mapped_column

from school.accounts.models import AccountId
from school.columns import Document, Line, ModelBase, Moment, Name, PublicId, RowId


class OwnQuestion(ModelBase):
    """A question about a hand that a teacher laid, in that teacher's bank.

    `question` is its address, which holds the hand; `tags` are words, `note` is what the teacher
    says beside it. Nobody else sees the row.
    """

    __tablename__ = "own_questions"
    __table_args__ = (UniqueConstraint("learner_id", "question"),)

    id: Mapped[RowId]
    public_id: Mapped[PublicId]
    learner_id: Mapped[AccountId]
    question: Mapped[Line]
    tags: Mapped[Document]
    note: Mapped[str] = mapped_column(Text())
    created_at: Mapped[Moment]
    changed_at: Mapped[Moment]


class QuestionShare(ModelBase):
    """A link: whoever has an account and its token may copy the questions that it leads to."""

    __tablename__ = "question_shares"
    __table_args__ = (Index(None, "learner_id"),)

    id: Mapped[RowId]
    public_id: Mapped[PublicId]
    learner_id: Mapped[AccountId]
    token: Mapped[Name] = mapped_column(unique=True)
    created_at: Mapped[Moment]


class SharedQuestion(ModelBase):
    """A question that a link leads to, as it is when the link is opened."""

    __tablename__ = "shared_questions"
    __table_args__ = (Index(None, "question_id"),)

    share_id: Mapped[int] = mapped_column(
        ForeignKey("question_shares.id", ondelete="CASCADE"), primary_key=True
    )
    question_id: Mapped[int] = mapped_column(
        ForeignKey("own_questions.id", ondelete="CASCADE"), primary_key=True
    )
