"""The table of fans as data: 81 rows without a gap, and every reference resolves (3.8.1)."""

from collections import Counter

import pytest

from scoring import EDITIONS, Fan, rule_set
from scoring.mcr.edition_2006 import EMPTY_ENTRIES, LOST_ENTRIES
from scoring.mcr.names import NAMES, SERIES

# How many fans the book's chart has of each value (2006 and 2014, appendix 8; 1998, table).
CHART = {88: 7, 64: 6, 48: 2, 32: 3, 24: 9, 16: 6, 12: 5, 8: 10, 6: 6, 4: 4, 2: 10, 1: 13}
CHARTS = {"mcr-2014": CHART, "mcr-2006": CHART, "mcr-1998": CHART | {8: 9, 6: 7}}
ROWS = [
    pytest.param(rules, fan, id=f"{rules}-{fan.id}")
    for rules, edition in EDITIONS.items()
    for fan in edition.fans
]


@pytest.mark.parametrize("rules", EDITIONS)
def test_the_81_fans_are_numbered_without_a_gap(rules: str) -> None:
    fans = EDITIONS[rules].fans
    assert [fan.number for fan in fans] == list(range(1, 82))
    assert len({fan.id for fan in fans}) == 81


@pytest.mark.parametrize("rules", EDITIONS)
def test_the_values_are_those_of_the_chart(rules: str) -> None:
    """Appendix 8: so many fans of each value, and none worth more than one that stands before it."""
    values = [fan.value for fan in EDITIONS[rules].fans]
    assert Counter(values) == CHARTS[rules]
    assert values == sorted(values, reverse=True)


def cited(rules: str, number: int) -> tuple[str, ...]:
    if rules == "mcr-1998":
        return f"Art. 9 row {number}", f"definitions item {number}"
    row = f"3.8.1 row {number}"
    if rules == "mcr-2006" and number in LOST_ENTRIES | EMPTY_ENTRIES:
        return (row,)
    return row, f"appendix 1 item {number}"


@pytest.mark.parametrize(("rules", "fan"), ROWS)
def test_a_row_names_only_what_there_is(rules: str, fan: Fan) -> None:
    assert set(fan.names) == {"zh", "en", "ja"}
    assert all(fan.names.values())
    assert fan.series in SERIES
    assert fan.id not in fan.strikes
    assert all(rule_set(rules).has(name) for name in fan.strikes)
    assert fan.articles == cited(rules, fan.number)
    assert fan.condition.__doc__


@pytest.mark.parametrize(("rules", "fan"), ROWS)
def test_no_fan_strikes_one_worth_more(rules: str, fan: Fan) -> None:
    """So that one pass from high to low values settles what counts."""
    edition = EDITIONS[rules]
    assert all(edition.fan(name).value <= fan.value for name in fan.strikes)


def test_every_name_belongs_to_a_fan() -> None:
    assert all(set(NAMES) == {fan.id for fan in edition.fans} for edition in EDITIONS.values())


def test_the_names_that_an_edition_has_of_its_own() -> None:
    """2006, rows 1 and 9; 1998, row 79."""

    def chinese(rules: str, fan: str) -> str:
        return EDITIONS[rules].fan(fan).names["zh"]

    assert chinese("mcr-2006", "big-four-winds") == "四风会"
    assert chinese("mcr-2006", "little-four-winds") == "小四风会"
    assert chinese("mcr-1998", "single-wait") == "单钓将"
    assert chinese("mcr-1998", "big-four-winds") == "大四喜"
    assert chinese("mcr-2006", "single-wait") == "单调将"


# The same tiles read otherwise: what the other reading is never without says nothing of this one.
OTHER_READINGS = {
    ("pure-terminal-chows", "seven-pairs"),
    ("pure-triple-chow", "pure-shifted-pungs"),
    ("pure-shifted-pungs", "pure-triple-chow"),
}


@pytest.mark.parametrize(("rules", "fan"), ROWS)
def test_what_a_fan_implies_implies_further(rules: str, fan: Fan) -> None:
    """Non-repeat, 3.9.1.6(1): if A cannot be without B, nor B without C, A strikes C."""
    for name, scope in fan.implied.items():
        if (fan.id, name) in OTHER_READINGS:
            continue
        for further, reach in EDITIONS[rules].fan(name).implied.items():
            if scope.value == reach.value == "hand":
                assert further in fan.strikes, f"{fan.id} > {name} > {further}"
