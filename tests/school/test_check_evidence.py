"""What an answer to a check of a lesson shows about the fans in play."""

from typing import Any

import pytest

from lessons.pieces.check_kinds import check
from school.progress.evidence import FILTERED_WEIGHT
from school.progress.lesson_checks import evidence_of_check
from scoring import rule_set

STRAIGHT = {"concealed": "123456789m34p55s", "win": "2p"}
ALL_PUNGS = {"concealed": "11199m22p", "melds": ["pung:999s", "pung:555p"], "win": "2p"}
TWICE = "pung-of-terminals-or-honors"
NAMED = {
    "kind": "name",
    "hand": ALL_PUNGS,
    "answer": ["all-pungs", TWICE, TWICE, "no-honors"],
}


@pytest.mark.parametrize(
    ("table", "response", "shown"),
    [
        (
            NAMED,
            {"all-pungs", TWICE, f"{TWICE}.2", "no-honors"},
            {"all-pungs": True, TWICE: True, "no-honors": True},
        ),
        (
            NAMED,
            {"all-pungs", TWICE, "double-pung"},
            {"all-pungs": True, TWICE: False, "no-honors": False, "double-pung": False},
        ),
        (
            {
                "kind": "point",
                "hand": STRAIGHT,
                "fan": "pure-straight",
                "answer": "123456789m",
            },
            {"1m", "2m", "3m"},
            {"pure-straight": False},
        ),
        ({"kind": "value", "fan": "pure-straight", "answer": 16}, {"16"}, {}),
    ],
)
def test_a_fan_counted_too_rarely_is_not_seen(
    table: dict[str, Any], response: set[str], shown: dict[str, bool]
) -> None:
    found = evidence_of_check(check(table, "it", rule_set("mcr-2014"), {}, "here"), response)

    assert {topic: seen for topic, seen, _weight in found.topics} == shown
    assert all(weight == FILTERED_WEIGHT for _topic, _seen, weight in found.topics)
