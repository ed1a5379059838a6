"""The tables of accounts, of who is signed in where, of second factors and of the ways back in."""

import uuid
from enum import StrEnum
from typing import Annotated

from sqlalchemy import ForeignKey, Index, String
from sqlalchemy.orm import Mapped, mapped_column

from school.columns import Line, ModelBase, Moment, Name, PublicId, RowId, enum_column

# Whatever belongs to an account goes when its learner goes.
AccountId = Annotated[
    uuid.UUID, mapped_column(ForeignKey("accounts.learner_id", ondelete="CASCADE"))
]
Digest = Annotated[str, mapped_column(String(64))]


class Role(StrEnum):
    """What somebody may do here beyond learning."""

    LEARNER = "learner"
    TEACHER = "teacher"


class UserAccount(ModelBase):
    """A name and a password for a learner.

    `name` is written as its owner wrote it; `name_key` is what makes it unique. `password` is a
    hash with its own parameters. `email` serves recovery and nothing else. `codes_batch` names the
    recovery codes that were made last.
    """

    __tablename__ = "accounts"
    __table_args__ = (Index(None, "email"),)

    learner_id: Mapped[uuid.UUID] = mapped_column(
        ForeignKey("learners.id", ondelete="CASCADE"), primary_key=True
    )
    name: Mapped[Name]
    name_key: Mapped[Name] = mapped_column(unique=True)
    password: Mapped[Line]
    email: Mapped[Line | None]
    role: Mapped[Role] = mapped_column(enum_column(Role, "role"))
    codes_batch: Mapped[Name | None]
    created_at: Mapped[Moment]


class SignIn(ModelBase):
    """One browser in which somebody is signed in. The token itself is in its cookie alone."""

    __tablename__ = "sign_ins"
    __table_args__ = (Index(None, "learner_id", "last_seen_at"),)

    id: Mapped[RowId]
    public_id: Mapped[PublicId]
    learner_id: Mapped[AccountId]
    token_digest: Mapped[Digest] = mapped_column(unique=True)
    device: Mapped[Name]
    created_at: Mapped[Moment]
    last_seen_at: Mapped[Moment]


class RecoveryCode(ModelBase):
    """A printed code that lets its owner in once; used, its row is gone."""

    __tablename__ = "recovery_codes"
    __table_args__ = (Index(None, "learner_id"),)

    code_digest: Mapped[Digest] = mapped_column(primary_key=True)
    learner_id: Mapped[AccountId]


class ResetLink(ModelBase):
    """The link of a mail that was asked for: one for each account, for a short while."""

    __tablename__ = "reset_links"

    learner_id: Mapped[AccountId] = mapped_column(primary_key=True)
    token_digest: Mapped[Digest] = mapped_column(unique=True)
    expires_at: Mapped[Moment]


class ApiKey(ModelBase):
    """A key with which a program asks for more than without one. The key itself is not kept."""

    __tablename__ = "api_keys"
    __table_args__ = (Index(None, "learner_id"),)

    id: Mapped[RowId]
    public_id: Mapped[PublicId]
    learner_id: Mapped[AccountId]
    name: Mapped[Name]
    key_digest: Mapped[Digest] = mapped_column(unique=True)
    made_at: Mapped[Moment]
    last_used_at: Mapped[Moment | None]


class SecondFactor(ModelBase):
    """A second factor that is on. Its secret is derived from `nonce` and the site's key.

    `last_step` is the step of time whose code was used last: no code of it, or of one before it,
    is accepted again. `wrong_codes` counts those since the last right one.
    """

    __tablename__ = "second_factors"

    learner_id: Mapped[AccountId] = mapped_column(primary_key=True)
    nonce: Mapped[Name]
    last_step: Mapped[int]
    wrong_codes: Mapped[int]
    confirmed_at: Mapped[Moment]


class Attempt(ModelBase):
    """A try that is counted: at what, and by whom or from where, which only a digest tells."""

    __tablename__ = "attempts"
    __table_args__ = (Index(None, "kind", "who_digest", "at"), Index(None, "at"))

    id: Mapped[RowId]
    kind: Mapped[Name]
    who_digest: Mapped[Digest]
    at: Mapped[Moment]


class TakenGuest(ModelBase):
    """A guest whose rows an account has taken; the guest's id opens nothing any more."""

    __tablename__ = "taken_guests"
    __table_args__ = (Index(None, "learner_id"),)

    guest_id: Mapped[uuid.UUID] = mapped_column(primary_key=True)
    learner_id: Mapped[AccountId]
    at: Mapped[Moment]
