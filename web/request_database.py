"""The database as a request uses it: one session to read with, one transaction for what it writes."""

from collections.abc import Iterator
from contextlib import contextmanager, suppress

from flask import Flask, current_app, g
from sqlalchemy.orm import Session

from school.database import Database
from school.faults import DatabaseFault
from web import turns
from web.services import services

_READING = "reading_session"
_WRITING = "writing_session"
_CLOSED = "database_closed"


def install(app: Flask) -> None:
    """Close what a request has opened when it is over, however it ends."""
    app.teardown_request(lambda _error: end_reading())


def database() -> Database:
    """The open database of the application, for what outlives the request or is none."""
    return services(current_app).database


def reading() -> Session:
    """The session that this request reads with: opened on first use, closed at its end.

    All that is read with it belongs to one transaction. It cannot change anything. Within
    `writing()` it is the session that writes, so what was just written is read as well.

    Whatever runs after the request (a response that is streamed, a letter that is sent later)
    opens a session of its own: `database().reading()`.

    Raises:
        DatabaseFault: the database cannot be read at this moment.
        RuntimeError: it is `closed` to what runs now.
    """
    if _CLOSED in g:
        raise RuntimeError("nothing of the database may be read here")
    session: Session | None = g.get(_WRITING) or g.get(_READING)
    if session is None:
        session = database().open_reading()
        setattr(g, _READING, session)
    return session


@contextmanager
def writing() -> Iterator[Session]:
    """A session whose changes are kept as a whole when the block ends, or not at all when it fails.

    The reading session ends where the block begins: no page holds an old state of the database while
    it waits for its turn. Rows that were read before keep the values they had; what is read after
    the block sees what was written.

    Open it once, at the edge of the view, and work out before it whatever takes long: on SQLite all
    writes of the process stand in one queue.

    Raises:
        DatabaseFault: it cannot be written to at this moment; nothing was kept.
        RuntimeError: it stands inside another, or the database is `closed` to what runs now.
    """
    if _CLOSED in g:
        raise RuntimeError("nothing may be written to the database here")
    if g.get(_WRITING) is not None:
        raise RuntimeError("a block of writing() stands inside another")
    end_reading()
    turns.hand_on()
    with database().writing() as session:
        setattr(g, _WRITING, session)
        try:
            yield session
        finally:
            g.pop(_WRITING)


@contextmanager
def closed() -> Iterator[None]:
    """Within the block nothing is read or written: what is made there is for everybody."""
    setattr(g, _CLOSED, True)
    try:
        yield
    finally:
        g.pop(_CLOSED)


def end_reading() -> None:
    """Close the reading session; the next use opens another, which sees the state of its moment."""
    session: Session | None = g.pop(_READING, None)
    if session is not None:
        with suppress(DatabaseFault):  # a connection that is lost needs no end
            session.close()
