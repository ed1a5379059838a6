"""Keys with which programs ask for more: made by the holder of an account, shown once, taken back."""

import uuid
from collections.abc import Iterator
from datetime import datetime, timedelta
from typing import Final

from sqlalchemy import delete, func, select, update
from sqlalchemy.orm import Session

from school.accounts.digests import digest
from school.accounts.export_table import ExportTable, Row, rows
from school.accounts.merging import lock_learners
from school.accounts.models import ApiKey
from school.columns import to_utc
from school.errors import SchoolError
from school.upsert import insert_into

MOST_KEYS: Final = 10  # of one account
LONGEST_KEY_NAME: Final = 60
LONGEST_KEY: Final = 100  # characters of a key that is looked up
LAST_USED_PRECISION: Final = timedelta(hours=1)  # of the moment last used, before it is noted anew
_BEGINNING: Final = "fanwise_"


def key_of(secret: str) -> str:
    """The key that a secret makes: it begins so that scanners of published code know it."""
    return _BEGINNING + secret


def make_api_key(
    session: Session, learner_id: uuid.UUID, name: str, key: str, at: datetime
) -> None:
    """Let this key stand for the account. The same key, sent twice, is one.

    Raises:
        SchoolError: `too-many-keys`.
    """
    lock_learners(session, learner_id)  # two at once would both count nine
    if _known(session, learner_id, key):
        return
    count = session.scalar(select(func.count()).where(ApiKey.learner_id == learner_id)) or 0
    if count >= MOST_KEYS:
        raise SchoolError("too-many-keys", f"expected at most {MOST_KEYS} keys")
    made = insert_into(session, ApiKey).values(
        public_id=uuid.uuid4(),
        learner_id=learner_id,
        name=name,
        key_digest=digest(key),
        made_at=to_utc(at),
    )
    session.execute(made.on_conflict_do_nothing(index_elements=["key_digest"]))


def _known(session: Session, learner_id: uuid.UUID, key: str) -> bool:
    query = select(ApiKey.id).where(
        ApiKey.learner_id == learner_id, ApiKey.key_digest == digest(key)
    )
    return session.scalar(query) is not None


def api_keys_of(session: Session, learner_id: uuid.UUID) -> list[ApiKey]:
    """The keys of an account, the newest first."""
    query = select(ApiKey).where(ApiKey.learner_id == learner_id)
    return list(session.scalars(query.order_by(ApiKey.id.desc())))


def revoke_api_key(session: Session, learner_id: uuid.UUID, public_id: uuid.UUID) -> None:
    """Let a key open nothing any more. That of another account stays as it is."""
    session.execute(
        delete(ApiKey).where(ApiKey.learner_id == learner_id, ApiKey.public_id == public_id)
    )


def api_key(session: Session, key: str) -> ApiKey | None:
    """The row of a key; None where there is none, or it was revoked."""
    if len(key) > LONGEST_KEY:
        return None
    return session.scalar(select(ApiKey).where(ApiKey.key_digest == digest(key)))


def is_use_noted(row: ApiKey, at: datetime) -> bool:
    """Whether the use at this moment is told well enough by what is noted."""
    return row.last_used_at is not None and at - row.last_used_at <= LAST_USED_PRECISION


def note_use(session: Session, key_id: int, at: datetime) -> None:
    """Note that a key was used."""
    session.execute(update(ApiKey).where(ApiKey.id == key_id).values(last_used_at=to_utc(at)))


def _exported(session: Session, learner_id: uuid.UUID) -> Iterator[Row]:
    query = select(ApiKey.name, ApiKey.made_at, ApiKey.last_used_at)
    return rows(session, query.where(ApiKey.learner_id == learner_id).order_by(ApiKey.id))


API_KEYS_TABLE: Final = ExportTable(("name", "made_at", "last_used_at"), _exported)
