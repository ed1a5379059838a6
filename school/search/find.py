"""Finding: a text in, what it may mean out, the likeliest first."""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from enum import IntEnum

from sqlalchemy import Row, text
from sqlalchemy.orm import Session

from school.search.query import MOST_CHARACTERS, for_postgres, for_sqlite, search_query
from school.search.text import joined_tokens, sound_key

MOST_HITS = 300  # rows that are looked at; more would be no help to anybody

_SQLITE = text(
    "SELECT d.kind, d.rules, d.key, d.names, bm25(search_words, 10.0, 6.0, 1.0) AS far"
    " FROM search_words JOIN search_documents d ON d.id = search_words.rowid"
    " WHERE search_words MATCH :wish ORDER BY far, d.id LIMIT :most"
)
# Both find what says a word briefly before what says it somewhere: 1 weighs the length in.
_POSTGRES = text(
    "SELECT d.kind, d.rules, d.key, d.names,"
    " -ts_rank('{0.1, 0.6, 0.6, 1.0}', w.words, CAST(:wish AS tsquery), 1) AS far"
    " FROM search_words w JOIN search_documents d ON d.id = w.id"
    " WHERE w.words @@ CAST(:wish AS tsquery) ORDER BY far, d.id LIMIT :most"
)
# Of what holds a common character most is left out; what is called just so must not be.
_CALLED = text(
    "SELECT kind, rules, key, names, 0.0 AS far FROM search_documents"
    " WHERE names LIKE :name ORDER BY id LIMIT :most"
)


class Closeness(IntEnum):
    """How near a name comes to what was asked."""

    SAME = 0
    BEGINS = 1
    HOLDS = 2
    IN_TEXT = 3  # only in what is said of it, or in part


@dataclass(frozen=True, slots=True)
class Hit:
    """Something found; `far` tells hits of the same closeness apart, the smaller the nearer."""

    kind: str
    rules: str
    key: str
    close: Closeness
    far: float


def find_documents(session: Session, asked: str) -> tuple[Hit, ...]:
    """What the text may mean, nearest first; nothing for a text without a letter or digit.

    Where nothing has all that was asked, what has some of it is found.
    """
    wished = search_query(asked)
    if not wished.runs:
        return ()
    sqlite = session.get_bind().dialect.name == "sqlite"
    statement, ask = (_SQLITE, for_sqlite) if sqlite else (_POSTGRES, for_postgres)
    name = joined_tokens(asked[:MOST_CHARACTERS])
    called = session.execute(_CALLED, {"name": f"%\n{name}\n%", "most": MOST_HITS}).all()
    for words in dict.fromkeys((ask(wished), ask(wished.loosened()))):
        rows = session.execute(statement, {"wish": words, "most": MOST_HITS}).all()
        if called or rows:
            return _hits((*called, *rows), name)
    return ()


def _hits(rows: Iterable[Row[str, str, str, str, float]], name: str) -> tuple[Hit, ...]:
    texts = (name, sound_key(name))
    hits = {
        (row.kind, row.rules, row.key): Hit(
            row.kind, row.rules, row.key, _closeness(texts, row.names), row.far
        )
        for row in rows
    }
    return tuple(sorted(hits.values(), key=lambda hit: (hit.close, hit.far)))


def _closeness(query_words: Sequence[str], names: str) -> Closeness:
    """How near the nearest of the names comes; `query_words` is the text as written and as it sounds."""
    if any(f"\n{each}\n" in names for each in query_words):
        return Closeness.SAME
    if any(f"\n{each}" in names for each in query_words):
        return Closeness.BEGINS
    return Closeness.HOLDS if any(each in names for each in query_words) else Closeness.IN_TEXT
