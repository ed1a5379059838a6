"""The base of all tables, and the kinds of columns they share."""

import uuid
from datetime import UTC, datetime
from enum import StrEnum
from typing import Annotated, Any

from sqlalchemy import (
    JSON,
    BigInteger,
    BindParameter,
    DateTime,
    Dialect,
    Enum,
    Integer,
    MetaData,
    String,
    TypeDecorator,
    Uuid,
    bindparam,
)
from sqlalchemy.orm import DeclarativeBase, mapped_column

from school.errors import SchoolError


class ModelBase(DeclarativeBase):
    """The base of every model. Its constraints have names, so that a migration can change them."""

    metadata = MetaData(
        naming_convention={
            "ix": "ix_%(table_name)s_%(column_0_N_name)s",
            "uq": "uq_%(table_name)s_%(column_0_N_name)s",
            "ck": "ck_%(table_name)s_%(constraint_name)s",
            "fk": "fk_%(table_name)s_%(column_0_N_name)s_%(referred_table_name)s",
            "pk": "pk_%(table_name)s",
        }
    )


def to_utc(moment: datetime) -> datetime:
    """The same moment in UTC.

    Raises:
        SchoolError: `naive-time` when the moment carries no time zone.
    """
    if moment.utcoffset() is None:
        raise SchoolError("naive-time", f"expected a moment with its time zone, not {moment!r}")
    return moment.astimezone(UTC)


class UtcDateTime(TypeDecorator[datetime]):
    """A moment, kept in UTC and read back with its zone. SQLite itself would drop the zone."""

    impl = DateTime(timezone=True)
    cache_ok = True

    def process_bind_param(self, value: datetime | None, dialect: Dialect) -> datetime | None:
        """The moment in UTC; a moment without zone is refused, for nobody knows which it is."""
        return None if value is None else to_utc(value)

    def process_result_value(self, value: datetime | None, dialect: Dialect) -> datetime | None:
        """The moment with its zone: SQLite gives it bare, PostgreSQL in the session's zone."""
        if value is None:
            return None
        return value.replace(tzinfo=UTC) if value.tzinfo is None else value.astimezone(UTC)


def moment_given(name: str) -> BindParameter[datetime]:
    """The place of a moment in a statement that is built once and executed with moments."""
    return bindparam(name, type_=UtcDateTime())


def id_given(name: str) -> BindParameter[uuid.UUID]:
    """The place of an id in such a statement."""
    return bindparam(name, type_=Uuid())


# SQLite counts rows by itself only in a column called INTEGER.
RowId = Annotated[
    int, mapped_column(BigInteger().with_variant(Integer(), "sqlite"), primary_key=True)
]
Key = Annotated[uuid.UUID, mapped_column(Uuid(), primary_key=True)]
PublicId = Annotated[uuid.UUID, mapped_column(Uuid(), unique=True, default=uuid.uuid4)]
Moment = Annotated[datetime, mapped_column(UtcDateTime())]
Name = Annotated[str, mapped_column(String(64))]
Line = Annotated[str, mapped_column(String(255))]
# None is stored as the database's own NULL, not as the JSON text "null".
Document = Annotated[Any, mapped_column(JSON(none_as_null=True))]


def enum_column(words: type[StrEnum], name: str) -> Enum:
    """A column that holds one of these words, and refuses any other; `name` is its constraint's."""
    return Enum(
        words,
        native_enum=False,
        create_constraint=True,
        length=16,
        name=name,
        values_callable=lambda members: [member.value for member in members],
    )
