"""What is due after a placement is no more than who answers a dozen questions a day can manage."""

from pathlib import Path
from statistics import mean

import pytest

from school import migrate
from school.database import open_database
from tests.bench.week import A_DAY, week
from tests.shelf import without_waiting_for_the_disk

MOST = A_DAY + 2  # a day may bring a little more than it takes away


@pytest.mark.slow
@pytest.mark.parametrize("share", [0.0, 0.25])
def test_reviews_do_not_pile_up_in_the_week_after_a_placement(share: float, tmp_path: Path) -> None:
    address = f"sqlite:///{tmp_path / 'week.db'}"
    migrate.upgrade(address)
    database = open_database(address)
    without_waiting_for_the_disk(database)
    weeks = [week(database, share, seed) for seed in range(2)]
    database.close()
    due = [mean(day.due for day in days) for days in zip(*weeks, strict=True)]

    assert max(due) <= MOST
    assert mean(day.new for days in weeks for day in days) >= 1
