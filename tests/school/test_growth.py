"""What is asked most often is found by an index, and so is what refers to a row that is erased."""

import shutil
from collections.abc import Iterator
from pathlib import Path
from typing import Final

import pytest
from sqlalchemy import Table, UniqueConstraint

from quizzes import Kind
from school.columns import ModelBase
from tests.bench.growth.filling import fill
from tests.bench.growth.histories import Population
from tests.bench.growth.measuring import plans_without_statistics
from tests.bench.growth.samples import sample_runs

ONLY_FOR_MINUTES: Final = {"lti_logins", "lti_visits"}
"""Tables whose rows are gone before there are many."""


def test_what_is_asked_most_is_found_by_an_index(
    migrated_sqlite: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = shutil.copy(migrated_sqlite, tmp_path / "grown.db")
    runs = sample_runs(("mcr-2014",), (Kind.FIND, Kind.FANS), fans=2, questions=1)
    population = Population(learners=100, answers=2000, runs=runs)
    fill(f"sqlite:///{file}", population)
    assert not plans_without_statistics(f"sqlite:///{file}", population, large=1)
    capsys.readouterr()  # the seconds that each step took


@pytest.mark.parametrize("table", ModelBase.metadata.sorted_tables, ids=str)
def test_what_refers_to_a_row_is_found_by_an_index(table: Table) -> None:
    if table.name in ONLY_FOR_MINUTES:
        return
    known = list(_indexed(table))
    for key in table.foreign_key_constraints:
        names = tuple(column.name for column in key.columns)
        assert any(each[: len(names)] == names for each in known), f"no index begins with {names}"


def _indexed(table: Table) -> Iterator[tuple[str, ...]]:
    """The columns of each index, those of constraints too."""
    yield tuple(column.name for column in table.primary_key.columns)
    for index in table.indexes:
        yield tuple(column.name for column in index.columns)
    for constraint in table.constraints:
        if isinstance(constraint, UniqueConstraint):
            yield tuple(column.name for column in constraint.columns)
