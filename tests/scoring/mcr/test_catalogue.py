"""The table of fans as data: 81 rows without a gap, and every reference resolves (3.8.1)."""

from collections import Counter

import pytest

from scoring import Fan, rule_set
from scoring.mcr.names import NAMES, SERIES

RULES = rule_set("mcr-2014")

# How many fans the book's chart has of each value (2014, appendix 8).
CHART = {88: 7, 64: 6, 48: 2, 32: 3, 24: 9, 16: 6, 12: 5, 8: 10, 6: 6, 4: 4, 2: 10, 1: 13}


def test_the_81_fans_are_numbered_without_a_gap() -> None:
    assert [fan.number for fan in RULES.fans] == list(range(1, 82))
    assert len({fan.id for fan in RULES.fans}) == 81


def test_the_values_are_those_of_the_chart() -> None:
    """Appendix 8: so many fans of each value."""
    assert Counter(fan.value for fan in RULES.fans) == CHART


@pytest.mark.parametrize("fan", RULES.fans, ids=lambda fan: fan.id)
def test_a_row_names_only_what_there_is(fan: Fan) -> None:
    assert set(fan.names) == {"zh", "en", "ja"}
    assert all(fan.names.values())
    assert fan.series in SERIES
    assert fan.id not in fan.strikes
    assert all(RULES.has(name) for name in fan.strikes)
    assert fan.articles == (f"3.8.1 row {fan.number}", f"appendix 1 item {fan.number}")
    assert fan.condition.__doc__


def test_every_name_belongs_to_a_fan() -> None:
    assert set(NAMES) == {fan.id for fan in RULES.fans}


# The same tiles read otherwise: what the other reading is never without says nothing of this one.
OTHER_READINGS = {
    ("thirteen-orphans", "all-terminals-and-honors"),
    ("pure-terminal-chows", "seven-pairs"),
    ("pure-triple-chow", "pure-shifted-pungs"),
    ("pure-shifted-pungs", "pure-triple-chow"),
}


@pytest.mark.parametrize("fan", RULES.fans, ids=lambda fan: fan.id)
def test_what_a_fan_implies_implies_further(fan: Fan) -> None:
    """Non-repeat, 3.9.1.6(1): if A cannot be without B, nor B without C, A strikes C."""
    for name, scope in fan.implied.items():
        if (fan.id, name) in OTHER_READINGS:
            continue
        for further, reach in RULES.fan(name).implied.items():
            if scope.value == reach.value == "hand":
                assert further in fan.strikes, f"{fan.id} > {name} > {further}"
