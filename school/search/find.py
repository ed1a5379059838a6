"""Finding: a text in, what it may mean out, the likeliest first."""

from dataclasses import dataclass
from enum import IntEnum

from sqlalchemy import text
from sqlalchemy.orm import Session

from school.search.text import joined, sound
from school.search.wish import MOST_CHARACTERS, Wish, for_postgres, for_sqlite, wish

MOST = 300  # rows that are looked at; more would be no help to anybody

_SQLITE = text(
    "SELECT d.kind, d.rules, d.key, d.names, bm25(search_words, 10.0, 6.0, 1.0) AS far"
    " FROM search_words JOIN search_documents d ON d.id = search_words.rowid"
    " WHERE search_words MATCH :wish ORDER BY far, d.id LIMIT :most"
)
_POSTGRES = text(
    "SELECT d.kind, d.rules, d.key, d.names,"
    " -ts_rank('{0.1, 0.6, 0.6, 1.0}', w.words, CAST(:wish AS tsquery)) AS far"
    " FROM search_words w JOIN search_documents d ON d.id = w.id"
    " WHERE w.words @@ CAST(:wish AS tsquery) ORDER BY far, d.id LIMIT :most"
)


class Close(IntEnum):
    """How near a name comes to what was asked."""

    SAME = 0
    BEGINS = 1
    HOLDS = 2
    SAID = 3  # only in what is said of it, or in part


@dataclass(frozen=True, slots=True)
class Hit:
    """Something found; `far` tells hits of the same closeness apart, the smaller the nearer."""

    kind: str
    rules: str
    key: str
    close: Close
    far: float


def find(session: Session, asked: str) -> tuple[Hit, ...]:
    """What the text may mean, nearest first; nothing for a text without a letter or digit.

    Where nothing has all that was asked, what has some of it is found.
    """
    wished = wish(asked)
    if not wished.runs:
        return ()
    return _matching(session, wished, asked) or _matching(session, wished.loosened(), asked)


def _matching(session: Session, wished: Wish, asked: str) -> tuple[Hit, ...]:
    sqlite = session.get_bind().dialect.name == "sqlite"
    statement, ask = (_SQLITE, for_sqlite) if sqlite else (_POSTGRES, for_postgres)
    rows = session.execute(statement, {"wish": ask(wished), "most": MOST}).all()
    name = joined(asked[:MOST_CHARACTERS])
    hits = (Hit(row.kind, row.rules, row.key, _closeness(name, row.names), row.far) for row in rows)
    return tuple(sorted(hits, key=lambda hit: (hit.close, hit.far)))


def _closeness(asked: str, names: str) -> Close:
    heard = sound(asked)
    best = Close.SAID
    for name in names.split("\n"):
        for wanted, called in ((asked, name), (heard, sound(name))):
            if called == wanted:
                return Close.SAME
            if called.startswith(wanted):
                best = min(best, Close.BEGINS)
            elif wanted in called:
                best = min(best, Close.HOLDS)
    return best
