"""Entries of elements that say themselves beside what they do not count (27.2(5) to (7))."""

from scoring import rule_set

RULES = rule_set("imj")
AGAINST = {
    ("pung-of-dragon", "big-three-dragons"): "27.2(5)",
    ("pung-of-dragon", "little-three-dragons"): "27.2(5)",
    ("chance-wind", "big-four-winds"): "27.2(6)",
    ("chance-wind", "little-four-winds"): "27.2(6)",
    ("chance-round", "big-four-winds"): "27.2(7)",
    ("chance-round", "little-four-winds"): "27.2(7)",
}
"""Elements whose own entry names another beside which they do not count."""


def test_no_other_entry_says_beside_what_it_does_not_count() -> None:
    found = {
        (one.id, other.id): entry
        for one in RULES.fans
        for other in RULES.group(one).fans
        if (entry := RULES.group(one).entry_against(one, other))
    }

    assert found == AGAINST | {(other, one): entry for (one, other), entry in AGAINST.items()}
