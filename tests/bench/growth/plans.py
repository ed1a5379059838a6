"""How the database finds what is asked: by which indexes, and whether it reads a whole table."""

import json
import re
from collections.abc import Iterable, Iterator, Mapping
from contextlib import contextmanager
from dataclasses import dataclass
from typing import Any, Final

from sqlalchemy import Connection

from school.database import Database
from tests.listening import listening

_ALIAS: Final = re.compile(r'"?(\w+)"? AS "?(\w+)"?')
_STEP: Final = re.compile(r"(?:SCAN|SEARCH) (\w+)")
_INDEX: Final = re.compile(r"USING (?:COVERING )?INDEX (\w+)")


@dataclass(frozen=True, slots=True)
class SentStatement:
    """A statement as the driver was given it."""

    text: str
    parameters: Any


@dataclass(frozen=True, slots=True)
class QueryPlan:
    """The indexes that statements use, and the tables that they read as a whole.

    `steps` are those of the database, in its words.
    """

    indexes: tuple[str, ...]
    whole: tuple[str, ...]
    steps: tuple[str, ...]


@contextmanager
def noted(database: Database) -> Iterator[list[SentStatement]]:
    """What is asked within the block, but for what begins and locks."""
    sent: list[SentStatement] = []

    def note(
        _connection: Any, _cursor: Any, text: str, parameters: Any, _context: Any, many: bool
    ) -> None:
        if not text.startswith(("BEGIN", "SELECT pg_advisory_xact_lock", "SAVEPOINT", "RELEASE")):
            sent.append(SentStatement(text, parameters[0] if many else parameters))

    with listening(database, "before_cursor_execute", note):
        yield sent


def plan_of(
    database: Database, statements: Iterable[SentStatement], large: Mapping[str, int]
) -> QueryPlan:
    """How the statements are answered; of what is read as a whole only the `large` tables."""
    once = {each.text: each for each in statements}
    results: list[QueryPlan] = []
    with database.reading() as session:
        for each in once.values():
            read = _sqlite if database.engine.dialect.name == "sqlite" else _postgresql
            results.append(read(session.connection(), each))
    return QueryPlan(
        _once(name for each in results for name in each.indexes),
        _once(name for each in results for name in each.whole if name in large),
        tuple(step for each in results for step in each.steps),
    )


def merged(one: QueryPlan, other: QueryPlan) -> QueryPlan:
    """Two plans for the same, with the steps of the first: values may make a difference."""
    indexes, whole = one.indexes + other.indexes, one.whole + other.whole
    return QueryPlan(_once(indexes), _once(whole), one.steps or other.steps)


def _once(names: Iterable[str]) -> tuple[str, ...]:
    return tuple(dict.fromkeys(names))


def _sqlite(connection: Connection, sent: SentStatement) -> QueryPlan:
    rows = connection.exec_driver_sql(f"EXPLAIN QUERY PLAN {sent.text}", sent.parameters)
    steps = [row[-1] for row in rows]
    alias = {new: old for old, new in _ALIAS.findall(sent.text)}
    whole: list[str] = [
        alias.get(str(found[1]), str(found[1]))
        for step in steps
        if step.startswith("SCAN") or "AUTOMATIC" in step
        if (found := _STEP.match(step))
    ]
    indexes = [name for step in steps for name in _INDEX.findall(step)]
    return QueryPlan(tuple(indexes), tuple(whole), tuple(steps))


def _postgresql(connection: Connection, sent: SentStatement) -> QueryPlan:
    rows = connection.exec_driver_sql(f"EXPLAIN (FORMAT JSON) {sent.text}", sent.parameters)
    told: Any = rows.scalar_one()
    tree = json.loads(told) if isinstance(told, str) else told
    indexes, whole, steps = [], [], []
    for node in _nodes(tree[0]["Plan"]):
        name, table = node["Node Type"], node.get("Relation Name", "")
        if index := node.get("Index Name"):
            indexes.append(index)
        by_index = name in ("Index Scan", "Index Only Scan", "Bitmap Index Scan")
        if name == "Seq Scan" or (by_index and "Index Cond" not in node):
            whole.append(table)
        cost = f"{node['Plan Rows']} rows, cost {node['Total Cost']:.0f}"
        steps.append(f"{name} {table} {node.get('Index Name', '')} ({cost})")
    return QueryPlan(tuple(indexes), tuple(whole), tuple(steps))


def _nodes(node: dict[str, Any]) -> Iterator[dict[str, Any]]:
    yield node
    for each in node.get("Plans", ()):
        yield from _nodes(each)
