"""How large tables and indexes are."""

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Final

from sqlalchemy import create_engine, text

from school.columns import ModelBase

_OF_POSTGRESQL: Final = """
SELECT c.relname AS name, COALESCE(t.relname, '') AS of_table,
       pg_relation_size(c.oid) + COALESCE(pg_total_relation_size(NULLIF(c.reltoastrelid, 0)), 0) AS bytes
FROM pg_class c JOIN pg_namespace n ON n.oid = c.relnamespace
LEFT JOIN pg_index i ON i.indexrelid = c.oid LEFT JOIN pg_class t ON t.oid = i.indrelid
WHERE n.nspname = 'public' AND c.relkind IN ('r', 'i')
"""
_OF_SQLITE: Final = """
SELECT s.name AS name, CASE m.type WHEN 'index' THEN m.tbl_name ELSE '' END AS of_table, s.pgsize AS bytes
FROM dbstat s JOIN sqlite_master m ON m.name = s.name WHERE s.aggregate = 1
"""


@dataclass(frozen=True, slots=True)
class TableSize:
    """A table: its rows, its bytes, and those of each of its indexes."""

    name: str
    rows: int
    bytes: int
    indexes: tuple[tuple[str, int], ...]

    @property
    def index_bytes(self) -> int:
        """The bytes of all its indexes."""
        return sum(size for _, size in self.indexes)


def row_counts(url: str) -> dict[str, int]:
    """How many rows each table has."""
    names = sorted(ModelBase.metadata.tables)
    with create_engine(url).connect() as connection:
        return {
            name: connection.execute(text(f'SELECT count(*) FROM "{name}"')).scalar_one()
            for name in names
        }


def table_sizes(url: str, rows: dict[str, int]) -> list[TableSize]:
    """Every table with rows, the largest first."""
    engine = create_engine(url)
    statement = _OF_SQLITE if engine.dialect.name == "sqlite" else _OF_POSTGRESQL
    with engine.connect() as connection:
        found = [tuple(row) for row in connection.execute(text(statement))]
    indexes: dict[str, list[tuple[str, int]]] = {}
    for name, table, size in found:
        if table:
            indexes.setdefault(table, []).append((name, int(size)))
    sizes = [
        TableSize(name, rows[name], int(size), tuple(sorted(indexes.get(name, ()))))
        for name, table, size in found
        if not table and rows.get(name)
    ]
    return sorted(sizes, key=lambda each: -(each.bytes + each.index_bytes))


def told_sizes(sizes: list[TableSize], answers: int) -> Iterator[str]:
    """A line for each table, and what all of it comes to for an answer."""
    whole = sum(each.bytes + each.index_bytes for each in sizes)
    yield "| table | rows | MB | indexes, MB | bytes a row, with indexes |"
    yield "| --- | --- | --- | --- | --- |"
    for each in sizes:
        both = each.bytes + each.index_bytes
        if both * 200 > whole:
            megabytes = f"{each.bytes / 1e6:,.1f} | {each.index_bytes / 1e6:,.1f}"
            yield f"| {each.name} | {each.rows:,} | {megabytes} | {both / each.rows:,.0f} |"
    yield f"| all | | {whole / 1e6:,.0f} with indexes | | {whole / answers:,.0f} an answer |"
    for each in sizes[:3]:
        yield f"{each.name}: " + ", ".join(f"{n} {size / 1e6:,.0f}" for n, size in each.indexes)
