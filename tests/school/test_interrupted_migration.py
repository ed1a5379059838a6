"""An upgrade that dies leaves the database as it was, and the next one does all of it."""

from itertools import pairwise

from school import migrate
from tests.faults.broken import Loss
from tests.faults.migrations import fill, interrupt


def test_the_newest_migration_may_be_killed_before_each_of_its_statements(url: str) -> None:
    """`python -m tests.faults.migrations` does it with every other one."""
    fill(url)
    former, newest = [*pairwise(sorted(migrate.revisions()))][-1]
    migrate.downgrade(url, former)
    killed, wrong = interrupt(url, newest)
    assert killed > 1
    assert wrong == []
    migrate.check(url)


def test_what_is_lost_and_what_is_doubled_is_told() -> None:
    assert str(Loss.of(["a", "b"], ["b", "a"])) == "0 lost, 0 doubled"
    assert str(Loss.of(["a", "b", "c"], ["a", "b", "b", "d"])) == "1 lost, 1 doubled"
