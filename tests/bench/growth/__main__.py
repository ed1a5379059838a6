"""A site after years: `python -m tests.bench.growth [--answers N] [--learners N] [--url URL | --postgresql]`.

Fills a database with so many answers (a SQLite file that goes with the program, the empty one of an address,
or one of a server that is started), lets the product's own functions ask what the site asks most often, each
of 200 learners who are drawn by their answers, and prints how long that took, by which indexes, and how large tables
and indexes are. Each is asked twice: first when the operating system has forgotten the files, then again of the same
learners.

A query that reads the whole of a table of 1,000 rows or more is an error, on PostgreSQL of 100,000: it may rightly
read few rows so. On SQLite it is also one before ANALYZE, as the site leaves it. `--filled` measures once more what was filled before by the same numbers.
"""

import argparse
import sys
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from sqlalchemy import make_url

from school import migrate
from tests.bench.growth.filling import analyze, fill, told
from tests.bench.growth.histories import Population
from tests.bench.growth.measuring import TIMES, measure_all, plans_without_statistics
from tests.bench.growth.samples import sample_runs
from tests.postgres import running

ANSWERS = 100_000
ANSWERS_OF_ONE = 200


def main() -> int:
    """Print the figures; 1 where a hot query reads a whole table."""
    asked = _arguments()
    learners = asked.learners or max(200, asked.answers // ANSWERS_OF_ONE)
    population = Population(learners, asked.answers, sample_runs())
    wrong: list[str] = []
    with address(asked) as url:
        if not asked.filled:
            print(f"{asked.answers:,} answers of {learners:,} learners", flush=True)
            migrate.upgrade(url)
            fill(url, population, as_it_grows=asked.as_it_grows)
            if make_url(url).get_backend_name() == "sqlite":
                wrong += plans_without_statistics(url, population)
            with told("statistics"):
                analyze(url)
        wrong += measure_all(url, population, asked.times)
    print("\n" + ("\n".join(wrong) or "No hot query reads a whole table."))
    return 1 if wrong else 0


@contextmanager
def address(asked: argparse.Namespace) -> Iterator[str]:
    """The address of the database."""
    if asked.url:
        yield asked.url
    elif asked.postgresql:
        with running() as server:
            # What is written while it is measured is on the disk, as on a site.
            for setting in ("fsync", "synchronous_commit", "full_page_writes"):
                server.order(f"ALTER SYSTEM SET {setting} = on")
            server.order("ALTER SYSTEM SET max_wal_size = '4GB'")
            server.order("SELECT pg_reload_conf()")
            yield server.address(server.make())
    else:
        with tempfile.TemporaryDirectory(prefix="fanwise-growth-") as folder:
            yield f"sqlite:///{Path(folder) / 'growth.db'}"


def _arguments() -> argparse.Namespace:
    parser = argparse.ArgumentParser(prog="python -m tests.bench.growth")
    parser.add_argument("--answers", type=int, default=ANSWERS)
    parser.add_argument("--learners", type=int, help="one for 200 answers, if not said")
    parser.add_argument("--times", type=int, default=TIMES, help="learners that each is asked of")
    parser.add_argument("--url", help="the address of a database without tables")
    parser.add_argument("--postgresql", action="store_true", help="start a server")
    parser.add_argument("--filled", action="store_true", help="the one at --url is filled already")
    parser.add_argument(
        "--as-it-grows",
        action="store_true",
        help="indexes stand while rows come, as on a site; else they are made at the end",
    )
    return parser.parse_args()


if __name__ == "__main__":
    sys.exit(main())
