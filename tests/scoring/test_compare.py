"""One hand under every rule set: the columns, the rows, and the kin that share a row."""

import json
from typing import Any

import pytest

from scoring import RULE_SETS, Hand, RuleSet, System, score, wire
from scoring.compare import Comparison, PatternRow, compare
from scoring.kin import FAN_PATTERNS, SharedPattern, pattern_of
from scoring.line_commands import answer, answer_compare


def hand(concealed: str, win: str, **told: Any) -> Hand:
    return wire.read_hand_alone({"concealed": concealed, "win": win} | told)


def row(comparison: Comparison, pattern: str) -> PatternRow:
    return next(each for each in comparison.rows if each.pattern == pattern)


SEVEN_PAIRS = hand("1133m4455p6688s1z", "1z", by="draw")


@pytest.mark.parametrize("pattern", FAN_PATTERNS, ids=lambda pattern: pattern.id)
def test_every_kin_is_a_fan_of_its_rule_sets(pattern: SharedPattern) -> None:
    for rules in RULE_SETS.values():
        assert all(rules.has(fan) for fan in pattern.fans.get(rules.system, ()))


def test_a_pattern_joins_systems_and_no_fan_is_in_two() -> None:
    assert all(len(pattern.fans) >= 2 for pattern in FAN_PATTERNS)
    fans = [
        (system, fan)
        for pattern in FAN_PATTERNS
        for system, own in pattern.fans.items()
        for fan in own
    ]
    assert len(fans) == len(set(fans))
    assert len({pattern.id for pattern in FAN_PATTERNS}) == len(FAN_PATTERNS)


@pytest.mark.parametrize("rules", RULE_SETS.values(), ids=lambda rules: rules.id)
def test_a_fan_without_kin_has_a_name_that_no_other_system_has(rules: RuleSet) -> None:
    """Else two fans that have nothing in common would share a row."""
    for fan in rules.fans:
        pattern = pattern_of(rules.system, fan.id)
        alike = {
            other.system
            for other in RULE_SETS.values()
            for each in other.fans
            if pattern_of(other.system, each.id) == pattern
        }
        kin = {system for each in FAN_PATTERNS if each.id == pattern for system in each.fans}
        assert alike == (kin or {rules.system})


def test_the_straight_goes_by_three_names() -> None:
    results = {
        pattern_of(system, fan)
        for system, fan in (
            (System.MCR, "pure-straight"),
            (System.IMJ, "pure-straight-nine"),
            (System.RENGO, "ittsuu"),
        )
    }
    assert results == {"pure-straight"}


def test_there_is_a_column_for_each_rule_set_with_its_own_score() -> None:
    comparison = compare(SEVEN_PAIRS)
    assert [column.rules for column in comparison.columns] == list(RULE_SETS)
    for column in comparison.columns:
        assert column.fault is None
        assert column.score == score(SEVEN_PAIRS, RULE_SETS[column.rules])


def test_every_line_of_every_score_stands_in_one_row() -> None:
    comparison = compare(SEVEN_PAIRS)
    for column in comparison.columns:
        assert column.score
        cells = [each.cells[column.rules] for each in comparison.rows]
        assert sum(len(cell.counted) for cell in cells) == len(column.score.counted)
        assert sum(cell.points for cell in cells) == sum(
            line.points for line in column.score.counted
        )


def test_a_drawn_hand_of_pairs_parts_1998_from_the_rest() -> None:
    """1998, row 19 strikes Fully Concealed Hand; 2006 and 2014, row 19 add it."""
    cells = row(compare(SEVEN_PAIRS), "fully-concealed-hand").cells
    assert [line.because for line in cells["mcr-1998"].struck] == ["seven-pairs"]
    assert cells["mcr-1998"].struck[0].articles == ("Art. 9 row 19", "Art. 10.1(5)1")
    assert cells["mcr-2006"].points == cells["mcr-2014"].points == 4
    assert row(compare(SEVEN_PAIRS), "fully-concealed-hand").differs


def test_a_row_that_all_treat_alike_is_no_difference() -> None:
    comparison = compare(SEVEN_PAIRS)
    assert not row(comparison, "seven-pairs").differs
    assert row(comparison, "seven-pairs") not in comparison.differences


def test_a_value_that_changed_between_editions_is_a_difference() -> None:
    """1998, row 53: Two Concealed Kongs are worth 6; later 8."""
    kongs = [{"kind": "concealed-kong", "tiles": tiles} for tiles in ("2222m", "6666p")]
    comparison = compare(hand("56m789s55p", "4m", melds=kongs))
    found = row(comparison, "two-concealed-kongs")
    assert found.differs
    assert {rules: found.cells[rules].points for rules in ("mcr-1998", "mcr-2014")} == {
        "mcr-1998": 6,
        "mcr-2014": 8,
    }


def test_a_rule_set_without_flowers_says_so_in_its_column() -> None:
    comparison = compare(hand("1133m4455p6688s1z", "1z", flowers="1f"))
    faults = {column.rules: column.fault for column in comparison.columns}
    for rules, found in faults.items():
        assert (found is not None) == (not RULE_SETS[rules].has_flowers)
    assert faults["rengo"] is not None
    assert faults["rengo"].code == "flowers-not-used"
    assert all("rengo" not in each.cells for each in comparison.rows)


def test_no_winning_shape_is_a_score_and_not_a_fault() -> None:
    comparison = compare(hand("1133m4455p6688s1z", "2z"))
    assert {column.score.why_not for column in comparison.columns if column.score} == {"shape"}
    assert comparison.rows == ()


def test_the_command_answers_a_line_for_every_rule_set() -> None:
    line = {"id": "a", "rules": "anything", "by": "draw"} | {
        "concealed": "1133m4455p6688s1z",
        "win": "1z",
    }
    found = answer(json.dumps(line), answer_compare)
    assert (found["ok"], found["id"]) == (True, "a")
    assert [each["rules"] for each in found["rule_sets"]] == list(RULE_SETS)
    totals = {each["rules"]: each["total"] for each in found["rule_sets"]}
    assert (totals["mcr-1998"], totals["mcr-2014"]) == (25, 28)
    cells = {each["pattern"]: each["rule_sets"] for each in found["differences"]}
    assert cells["fully-concealed-hand"]["mcr-1998"]["struck"] == [
        {
            "id": "fully-concealed-hand",
            "value": 4,
            "times": 1,
            "because": "seven-pairs",
            "principle": "non-repeat",
            "article": "Art. 10.1(5)1",
            "articles": ["Art. 9 row 19", "Art. 10.1(5)1"],
        }
    ]
    assert cells["fully-concealed-hand"]["mcr-2014"]["counted"] == [
        {"id": "fully-concealed-hand", "value": 4, "times": 1, "article": "3.8.1 row 56"}
    ]


def test_the_command_tells_a_rule_set_that_cannot_have_the_hand() -> None:
    line = {"concealed": "1133m4455p6688s1z", "win": "1z", "flowers": "1f"}
    found = answer(json.dumps(line), answer_compare)
    column = next(each for each in found["rule_sets"] if each["rules"] == "rengo")
    assert column["ok"] is False
    assert column["error"]["code"] == "flowers-not-used"


def test_a_hand_that_nobody_can_have_is_an_error_of_the_line() -> None:
    found = answer(json.dumps({"concealed": "11111m", "win": "1m"}), answer_compare)
    assert found["ok"] is False
