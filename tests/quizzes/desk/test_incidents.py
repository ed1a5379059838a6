"""Incidents hold against the table: the deal was played, the keys are right alone, sums are zero."""

import pytest

from scoring import RULE_SETS
from tests.bench.incidents import figures_of

INCIDENTS = 5


@pytest.mark.parametrize("rules", RULE_SETS)
def test_incidents_hold_against_the_table(rules: str) -> None:
    _, faults, _ = figures_of(rules, INCIDENTS)
    assert faults == []


@pytest.mark.slow
@pytest.mark.parametrize("rules", RULE_SETS)
def test_hundreds_of_incidents_hold_against_the_table(rules: str) -> None:
    _, faults, _ = figures_of(rules, 100 * INCIDENTS)
    assert faults == []
