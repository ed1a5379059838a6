"""Making the index: documents in, rows out, and only where something changed."""

import hashlib
from collections.abc import Iterable, Sequence
from dataclasses import dataclass

from sqlalchemy import delete, insert, select, text
from sqlalchemy.orm import Session

from school.search.models import SearchDocument, SearchState
from school.search.text import is_word, joined_tokens, sound_key, sound_keys, tokens

_FORM = 1  # raise it when documents are cut or kept otherwise than before
_APART = "|"  # a token of the SQLite table: no phrase reaches over it from one name to the next


@dataclass(frozen=True, slots=True)
class Document:
    """Something to be found: what it is, under which rule set (empty: all), its key there.

    `names` are everything that it is called, in any language and any reading; `text` what is said
    of it.
    """

    kind: str
    rules: str
    key: str
    names: tuple[str, ...]
    text: tuple[str, ...]


def update_index(session: Session, documents: Iterable[Document]) -> int | None:
    """Make the index anew of these documents: how many; None where it holds them already."""
    known = list(documents)
    digest = hashlib.sha256(repr((_FORM, known)).encode()).hexdigest()
    if session.scalar(select(SearchState.digest)) == digest:
        return None
    _clear(session)
    session.execute(insert(SearchState), [{"digest": digest}])
    rows = [
        {
            "id": number,
            "kind": each.kind,
            "rules": each.rules,
            "key": each.key,
            "names": "\n".join(("", *spellings(each.names), "")),
        }
        for number, each in enumerate(known, 1)
    ]
    if rows:
        session.execute(insert(SearchDocument), rows)
        _fill_words(session, known)
    return len(known)


def spellings(names: Iterable[str]) -> list[str]:
    """Each name as one word, as it is written and as it sounds: what closeness is told by."""
    written = [name for name in map(joined_tokens, names) if name]
    heard = [sound_key(name) for name in written if is_word(name)]
    return list(dict.fromkeys((*written, *heard)))


def _clear(session: Session) -> None:
    session.execute(delete(SearchDocument))
    session.execute(delete(SearchState))
    if _is_sqlite(session):
        session.execute(text("INSERT INTO search_words(search_words) VALUES ('delete-all')"))
    else:
        session.execute(text("DELETE FROM search_words"))


def _fill_words(session: Session, documents: Sequence[Document]) -> None:
    if _is_sqlite(session):
        session.execute(
            text(
                "INSERT INTO search_words(rowid, names, sounds, text)"
                " VALUES (:id, :names, :sounds, :text)"
            ),
            [{"id": number, **_columns(each)} for number, each in enumerate(documents, 1)],
        )
    else:
        session.execute(
            text("INSERT INTO search_words(id, words) VALUES (:id, CAST(:words AS tsvector))"),
            [{"id": number, "words": lexemes(each)} for number, each in enumerate(documents, 1)],
        )


def _columns(document: Document) -> dict[str, str]:
    parts = {
        "names": [tokens(name) for name in document.names],
        "sounds": [sound_keys(name) for name in document.names],
        "text": [tokens(each) for each in document.text],
    }
    return {
        column: f" {_APART} ".join(" ".join(each) for each in found if each)
        for column, found in parts.items()
    }


def lexemes(document: Document) -> str:
    """The document as PostgreSQL writes a tsvector: names weigh A, sounds C, the text D.

    Tokens are letters and digits alone, so none needs more than its quotes. A place is left empty
    behind each name, which no phrase reaches over.
    """
    places: dict[str, list[str]] = {}
    at = 0
    weighed = (
        *((tokens(name), "A") for name in document.names),
        *((sound_keys(name), "C") for name in document.names),
        *((tokens(each), "D") for each in document.text),
    )
    for found, weight in weighed:
        for token in found:
            at += 1
            places.setdefault(token, []).append(f"{at}{weight}")
        at += 1
    return " ".join(f"'{token}':{','.join(each)}" for token, each in places.items())


def _is_sqlite(session: Session) -> bool:
    return session.get_bind().dialect.name == "sqlite"
