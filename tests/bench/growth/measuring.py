"""How long the hot queries take, and how they are answered."""

import os
import time
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from statistics import median, quantiles
from typing import Final

from sqlalchemy import make_url

from school.database import Database, open_database
from tests.bench.growth.filling import told
from tests.bench.growth.histories import Population
from tests.bench.growth.hot import HOT, SELDOM, Asker, HotQuery, askers, eager_askers
from tests.bench.growth.plans import QueryPlan, merged, noted, plan_of
from tests.bench.growth.sizes import row_counts, table_sizes, told_sizes

TIMES: Final = 200  # learners that each query is asked of
EAGER: Final = 10  # learners with the most answers, besides
LARGE: Final = {"sqlite": 1000, "postgresql": 100_000}
"""Rows from which on a table is not read as a whole; of few PostgreSQL may rightly do so."""


@dataclass(frozen=True, slots=True)
class MeasuredQuery:
    """Seconds that a query took of each learner, the first time and again, and of those who answered
    most; how it is answered, by how many statements."""

    query: HotQuery
    first: Sequence[float]
    again: Sequence[float]
    eager: Sequence[float]
    plan: QueryPlan
    statements: int


def measure_all(url: str, population: Population, times: int) -> list[str]:
    """Print sizes, times and plans; which hot query reads which table as a whole."""
    with told("counts and sizes"):
        rows = row_counts(url)
        sizes = table_sizes(url, rows)
    print("\n" + "\n".join(told_sizes(sizes, rows["answers"])) + "\n")
    least = LARGE[make_url(url).get_backend_name()]
    large = {name: count for name, count in rows.items() if count >= least}
    database, found = open_database(url), []
    print("\n".join(_HEAD))
    for query in (*HOT, *SELDOM):
        found.append(_measured(database, population, query, times, large))
        print(_line(found[-1]), flush=True)
    database.close()
    for each in found:
        print(f"\n{each.query.name}: {', '.join(each.plan.indexes)}")
        print("\n".join(f"    {step}" for step in each.plan.steps))
    return [*_wrong(each for each in found if each.query in HOT)]


def plans_without_statistics(
    url: str, population: Population, large: int = LARGE["sqlite"]
) -> list[str]:
    """Which hot query reads which table as a whole while the database does not know its rows.

    Only tables of so many rows count.
    """
    database, found = open_database(url), []
    counted = {name: count for name, count in row_counts(url).items() if count >= large}
    with told("plans without statistics"):
        for query in HOT:
            found.append(_measured(database, population, query, 2, counted))
    database.close()
    return [f"without statistics {each}" for each in _wrong(found)]


def _wrong(found: Iterable[MeasuredQuery]) -> Iterator[str]:
    for each in found:
        if each.plan.whole:
            yield f"{each.query.name} reads the whole of {', '.join(each.plan.whole)}"


def _measured(
    database: Database,
    population: Population,
    query: HotQuery,
    times: int,
    large: Mapping[str, int],
) -> MeasuredQuery:
    """Ask it of so many learners, when their rows are forgotten and again."""
    with database.reading() as session:
        of = askers(session, population, query, query.times or times)
        eager = eager_askers(session, population, query, min(len(of), EAGER))
    forget_files(database)
    first = [seconds(database, query, each) for each in of[1:]]
    with noted(database) as sent:
        first.append(seconds(database, query, of[0]))
    again = [] if query.writes else [seconds(database, query, each) for each in of]
    plan, statements = plan_of(database, sent, large), len(sent)
    with noted(database) as by_eager:
        of_eager = [seconds(database, query, each) for each in eager]
    plan = merged(plan, plan_of(database, by_eager, large))
    return MeasuredQuery(query, first, again, of_eager, plan, statements)


def seconds(database: Database, query: HotQuery, who: Asker) -> float:
    """How long it takes, with the end of the transaction."""
    begun = time.perf_counter()
    with database.writing() if query.writes else database.reading() as session:
        query.ask(session, who)
    return time.perf_counter() - begun


def forget_files(database: Database) -> None:
    """Let the operating system forget what it remembers of the database's files, where it can.

    PostgreSQL goes on remembering what is in its own buffers.
    """
    database.close()
    if not hasattr(os, "posix_fadvise"):
        return
    for file in _files(database):
        try:
            opened = os.open(file, os.O_RDONLY)
        except OSError:
            continue  # of another machine or owner, or gone by now
        os.fsync(opened)
        os.posix_fadvise(opened, 0, 0, os.POSIX_FADV_DONTNEED)
        os.close(opened)


def _files(database: Database) -> list[Path]:
    if database.engine.dialect.name == "sqlite":
        return [Path(str(database.engine.url.database))]
    with database.engine.connect() as connection:
        folder = connection.exec_driver_sql("SHOW data_directory").scalar_one()
    return [each for each in (Path(folder) / "base").rglob("*") if each.is_file()]


_HEAD: Final = (
    "| asked | how often | statements | first: median, ms | p99 | again: median | p99 | most answers: median |",
    "| --- | --- | --- | --- | --- | --- | --- | --- |",
)


def _line(each: MeasuredQuery) -> str:
    again = f"{_ms(median(each.again))} | {_ms(last(each.again))}" if each.again else "– | –"
    first = f"{_ms(median(each.first))} | {_ms(last(each.first))}"
    most = _ms(median(each.eager)) if each.eager else "–"
    whole = f" **whole: {', '.join(each.plan.whole)}**" if each.plan.whole else ""
    often = f"{each.query.often} | {each.statements}"
    return f"| {each.query.name} | {often} | {first} | {again} | {most} |{whole}"


def last(taken: Sequence[float]) -> float:
    """The 99th percentile; of few values the largest."""
    return quantiles(taken, n=100, method="inclusive")[98] if len(taken) > 1 else max(taken)


def _ms(taken: float) -> str:
    return f"{1000 * taken:.1f}"
