"""Several players' deeds in one deal: one ruling alone is right (2014, 3.11; 1998, 13 and 14)."""

import pytest

from quizzes import Address, make

NEW_SEEDS = range(1_000_000, 1_000_060)
ALSO_MAY_RULE = {
    "deduction-warning": {"warning", "deduction-5", "deduction-10", "deduction-20"},
    "deduction-stop": {"stop", "deduction-5", "deduction-10", "deduction-20"},
    "warning": {"deduction-warning"},
}


@pytest.mark.parametrize("rules", ["mcr-2014", "mcr-2006", "mcr-1998"])
def test_what_gravity_leaves_to_the_referee_is_not_offered_in_part(rules: str) -> None:
    """2014, 3.11.1 and 3.11.2.2; 1998, 13.1: a warning or 5 to 60 points, as grave as it is."""
    met = set()
    for seed in NEW_SEEDS:
        question = make(Address.parse(f"{rules}/ruling/2/{seed}/1/topic:conduct"))
        offered = {each.id for each in question.choices or ()}
        met.add(question.answer)

        assert not offered & ALSO_MAY_RULE.get(str(question.answer), set())

    assert {"deduction-warning", "deduction-stop", "warning"} <= met
