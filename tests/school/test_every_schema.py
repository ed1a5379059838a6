"""A database of any version before, with rows in it, becomes one of this version without losing any."""

from collections.abc import Iterator

import pytest

from school import migrate
from tests.school.filled import in_every_table, rows_of_nobody
from tests.school.stored import Rows, compare_rows, stored_rows, tables_written_out
from tests.shelf import Shelf

REVISIONS = sorted(migrate.revisions())
PARTS = 6  # every sixth of them in a test, which others run beside
BEFORE_SKILLS = "0005"
"""Until then evidence stood in `fan_evidence`, which `skill_evidence` took in row by row."""


@pytest.fixture
def going_down(shelf: Shelf) -> Iterator[str]:
    """A database of this version with rows in every table; it may be taken back."""
    lent = shelf.lend(shelf.empty)
    with shelf.opened(lent).writing() as session:
        in_every_table(session)
        rows_of_nobody(session)
    shelf.closed(lent)
    yield lent
    shelf.give_back(lent)


@pytest.fixture(scope="module")
def checked() -> set[str]:
    """Tables that are what the models say, written out."""
    return set()


@pytest.mark.slow
@pytest.mark.parametrize("part", range(PARTS))
def test_from_every_schema_there_was_every_row_comes_along(
    going_down: str, shelf: Shelf, checked: set[str], part: int
) -> None:
    full = {name for name, rows in stored_rows(going_down).items() if rows}
    for revision in reversed(REVISIONS[part:-1:PARTS]):
        migrate.downgrade(going_down, revision)
        before = stored_rows(going_down)
        assert {name for name in before if name in full} <= {
            n for n, rows in before.items() if rows
        }
        copy = shelf.lend(going_down)
        migrate.upgrade(copy)
        check_once(copy, checked)
        after = stored_rows(copy)
        shelf.give_back(copy)
        assert compare_rows(as_it_is_now(before, revision), after) == [], revision


def check_once(url: str, checked: set[str]) -> None:
    """Compare the tables with the models, unless the same ones were compared before.

    Most upgrades lead to tables that are the same to the letter, and to compare takes longer than they do.
    """
    found = tables_written_out(url)
    if found not in checked:
        migrate.check(url)
        checked.add(found)


def as_it_is_now(before: Rows, revision: str) -> Rows:
    """The same with the one table that has another name since."""
    if revision < BEFORE_SKILLS:
        columns = ("answer_id", "learner_id", "rules", "seen", "weight", "answered_at")
        before["skill_evidence"] = [
            {"topic": row["fan"], **{name: row[name] for name in columns}}
            for row in before.pop("fan_evidence", [])
        ]
    return before
