"""How often fans are met: the kept counts are of these players, and a slip in a file is refused."""

import pytest

from lessons import ContentError, frequency
from lessons.frequency import FREQUENCY_FOLDER, read_frequency
from lessons.tables import read
from scoring import RULE_SETS
from tests.bench.frequency import measure, simulation_of

RULES = RULE_SETS["rengo"]


@pytest.mark.parametrize("rules", RULE_SETS)
def test_every_rule_set_was_measured_over_many_wins(rules: str) -> None:
    measured = frequency(rules)

    assert (measured.rules, measured.deals) == (rules, 20_000)
    assert measured.wins > 10_000
    assert list(measured.counts) == [fan.id for fan in RULE_SETS[rules].fans]


@pytest.mark.parametrize("rules", RULE_SETS)
def test_the_counts_are_of_the_players_as_they_play_now(rules: str) -> None:
    """Where this fails, the players or the engine changed: measure anew, as the program says."""
    assert frequency(rules).simulation == simulation_of(RULE_SETS[rules])


def test_measuring_again_tells_the_same() -> None:
    once = measure(RULES, 60)

    assert once == measure(RULES, 60)
    assert "deals = 60" in once


def test_one_in_so_many_wins_counts_a_fan() -> None:
    measured = frequency("mcr-2014")

    assert measured.one_in("all-chows") == measured.wins / measured.counts["all-chows"]
    assert measured.counts["four-kongs"] == 0  # so rare that no simple players made it
    assert measured.one_in("four-kongs") is None


@pytest.mark.parametrize(
    ("key", "value", "code"),
    [
        ("deals", "many", "bad-value"),
        ("wins", -1, "bad-value"),
        ("wins", 10**9, "bad-value"),
        ("rules", "imj", "bad-value"),
        ("counts", {"pinfu": 1}, "fans-missing"),
        ("note", "by hand", "unknown-key"),
    ],
)
def test_a_slip_in_a_file_is_refused(key: str, value: object, code: str) -> None:
    table = dict(read(FREQUENCY_FOLDER / "rengo.toml"))

    with pytest.raises(ContentError) as refused:
        read_frequency({**table, key: value}, RULES)

    assert refused.value.code == code
