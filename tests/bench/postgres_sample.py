"""Which tests of the site `make test` need not repeat on PostgreSQL, since others ask the same there.

`python -m tests.bench.postgres_sample` runs them all, notes what each asks of the database, and writes
the names of those that ask nothing more than the rest into `tests/cases/asked_by_others.txt`. A test that
is not named there is run: so is a new one, until the list is made again. What is asked is a statement
with the sort of each of its values, a fault that the database tells, and how a page answers.
"""

import re
import time
from collections import defaultdict
from collections.abc import Iterator, Mapping, Sequence
from pathlib import Path
from typing import Any, Final

import pytest
from flask import Flask, Response, request, request_finished
from sqlalchemy import Engine, event
from sqlalchemy.engine import ExceptionContext

LIST: Final = Path(__file__).parents[1] / "cases" / "asked_by_others.txt"
OF_THE_SITE: Final = ("tests/web", "--database", "postgresql", "-p", "no:playwright", "-n", "0")
EACH_ALONE: Final = ("at_once", "two_processes", "request_database")
"""Words in the names of tests and modules that prove something on a database besides their statements."""

_PLACE: Final = re.compile(r"%\(\w+\)s")
_MORE_PLACES: Final = re.compile(r"(\?(?:::\w+)?)(?:, \?(?:::\w+)?)+")
_MORE_ROWS: Final = re.compile(r"(\([^()]*\))(?:, \1)+")
_NUMBER: Final = re.compile(r"(?:__?\d+)+$")
_OF_THIS_RUN: Final = re.compile(r"[0-9a-f]{32}|savepoint_\d+")
_MOST: Final = 2**31 - 1


def asked_by_others() -> frozenset[str]:
    """The names of the tests that ask nothing of their own, without the cases."""
    return frozenset(LIST.read_text(encoding="utf-8").splitlines())


def is_asked_alone(name: str) -> bool:
    """Whether a test runs on PostgreSQL whatever it asks."""
    return any(each in name for each in EACH_ALONE)


def shape(statement: str) -> str:
    """A statement without the number of its values and rows, and without names of this run."""
    places = _MORE_PLACES.sub(r"\1", _PLACE.sub("?", statement))
    return _OF_THIS_RUN.sub("", _MORE_ROWS.sub(r"\1", places))


def sort_of(value: object) -> str:
    """What a database may take differently from other values."""
    if isinstance(value, int) and abs(value) > _MOST:
        return "large"
    if isinstance(value, str):
        return "empty" if not value else "text" if value.isprintable() else "signs"
    return type(value).__name__


class AskedRecorder:
    """A plugin of pytest that notes what each test asks, from its fixtures to its end."""

    def __init__(self) -> None:
        self.asked: dict[str, set[str]] = defaultdict(set)
        self.seconds: dict[str, float] = defaultdict(float)
        self.every_case: set[str] = set()
        self._now: set[str] = set()
        event.listen(Engine, "before_cursor_execute", self._on_statement)
        event.listen(Engine, "handle_error", self._on_fault)
        request_finished.connect(self._on_answer)

    @pytest.hookimpl(wrapper=True)
    def pytest_runtest_setup(self, item: pytest.Item) -> Iterator[None]:
        return (yield from self._noting(item))

    @pytest.hookimpl(wrapper=True)
    def pytest_runtest_call(self, item: pytest.Item) -> Iterator[None]:
        return (yield from self._noting(item))

    def _noting(self, item: pytest.Item) -> Iterator[None]:
        name = item.nodeid.partition("[")[0]
        if item.get_closest_marker("every_case"):
            self.every_case.add(name)
        self._now, begun = self.asked[name], time.process_time()
        try:
            return (yield)
        finally:
            self.seconds[name] += time.process_time() - begun
            self._now = set()

    def _on_statement(
        self, _connection: Any, _cursor: Any, statement: str, values: Any, *_more: Any
    ) -> None:
        asked = shape(statement)
        self._now.add(asked)
        for row in values if isinstance(values, list | tuple) else (values,):
            if isinstance(row, Mapping):
                self._now.update(
                    f"{asked}\n{_NUMBER.sub('', place)}: {sort_of(value)}"
                    for place, value in row.items()
                )

    def _on_fault(self, fault: ExceptionContext) -> None:
        self._now.add(f"{type(fault.original_exception).__name__}: {shape(fault.statement or '')}")

    def _on_answer(self, _site: Flask, response: Response, **_more: Any) -> None:
        self._now.add(f"{request.method} {request.endpoint} {response.status_code}")


def needless(
    asked: Mapping[str, set[str]], seconds: Mapping[str, float], kept: set[str]
) -> list[str]:
    """The tests that ask only what the rest asks, of which some are kept in any case.

    Next is always the test that asks most that is new for its time.
    """
    known = set[str]().union(*(asked[each] for each in kept))
    rest = {each: found - known for each, found in asked.items() if each not in kept}
    while rest := {each: fresh for each, found in rest.items() if (fresh := found - known)}:
        best = max(rest, key=lambda each: len(rest[each]) / (seconds[each] + 0.01))
        kept = kept | {best}
        known |= rest.pop(best)
    return sorted(asked.keys() - kept)


def main() -> int:
    """Run the tests and write the list, unless one of them fails."""
    recorder = AskedRecorder()
    failed = pytest.main([*OF_THE_SITE, "-m", "not slow", "--resample"], plugins=[recorder])
    if failed:
        return int(failed)
    alone = {each for each in recorder.asked if is_asked_alone(each)} | recorder.every_case
    names: Sequence[str] = needless(recorder.asked, recorder.seconds, alone)
    LIST.write_text("".join(f"{each}\n" for each in names), encoding="utf-8")
    print(f"{len(recorder.asked) - len(names)} of {len(recorder.asked)} tests are kept.")
    return 0


if __name__ == "__main__":
    raise SystemExit(main())
