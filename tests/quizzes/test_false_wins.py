"""Wins called with points about eight: what is told of a wrong answer fits the hand."""

import pytest

from quizzes.hands.draw import Draw
from quizzes.message import AmountInUnit
from quizzes.situations.book import TEMPLATES
from scoring import rule_set


@pytest.mark.parametrize("rules", ["mcr-1998", "mcr-2006", "mcr-2014"])
def test_exactly_eight_is_named_only_where_the_hand_is_worth_exactly_eight(rules: str) -> None:
    (known,) = (
        each for each in TEMPLATES if each.id == "below-the-minimum" and rules in each.rules
    )
    told = set()
    for number in range(80):
        drawn = known.fill(Draw("eight", number), rule_set(rules))
        (points,) = (
            each.amount
            for each in dict(drawn.facts[1].values).values()
            if isinstance(each, AmountInUnit)
        )
        named = {each.misconception for each in drawn.choices or () if each.id != drawn.answer}
        told.add(points)

        assert ("more-than-eight" in named) is (points == 8)
        assert ("enough-for-too-few" in named) is (points > 8)

    assert {7, 8, 9} <= told
