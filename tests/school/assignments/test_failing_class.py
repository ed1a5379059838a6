"""A class that fails two topics gets just these told, and an assignment that asks them."""

from itertools import combinations

import pytest

from quizzes import make
from quizzes.topics import filtered_topic
from school.assignments.choosing import choose_questions
from school.assignments.wishes import KIND_PREFIX, default_wishes
from scoring import rule_set
from tests.bench.failing_class import (
    ASKED,
    Standing,
    just_those,
    of_class,
    of_learner,
    topics_of,
)

SIMULATED = 15  # `python -m tests.bench.failing_class` looks at a hundred
AT_LEAST = 14


@pytest.mark.slow
@pytest.mark.parametrize("rules", ASKED)
@pytest.mark.parametrize("standing", [of_class, of_learner], ids=["class", "learner"])
def test_just_the_two_failed_topics_come_back(rules: str, standing: Standing) -> None:
    assert len(just_those(standing, rules, SIMULATED)) >= AT_LEAST


@pytest.mark.parametrize("rules", ASKED)
def test_the_assignment_made_from_them_asks_both_and_nothing_else(rules: str) -> None:
    for failed in list(combinations(topics_of(rules), 2))[::3]:
        found = choose_questions(default_wishes(rule_set(rules), failed), rule_set(rules))

        asked = {filtered_topic(each) for each in found}
        asked |= {KIND_PREFIX + each.kind for each in found}
        fans = {each for each in failed if not each.startswith(KIND_PREFIX)}
        assert len(found) == 10
        assert set(failed) <= asked
        assert {filtered_topic(each) for each in found} == fans
        for each in found:
            score = getattr(make(each), "score", None)
            assert score is None or filtered_topic(each) in {line.fan.id for line in score.counted}
