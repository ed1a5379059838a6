"""Which statements stand beside an appeal (2014, 3.12.2, 3.13; 1998, 15.2, 16)."""

import pytest

from quizzes.hands.draw import Draw
from quizzes.situations.mcr.statements.about_appeals import _of_an_appeal
from scoring import rule_set
from scoring.mcr.table.appeals import APPEAL_MINUTES
from scoring.mcr.table.book import RuleBook


@pytest.mark.parametrize("edition", RuleBook)
def test_nobody_is_said_to_decide_on_an_appeal_that_is_too_late(edition: RuleBook) -> None:
    """3.12.2: after thirty minutes there is nothing to hear, whoever would have heard it."""
    told = {True: 0, False: 0}
    for seed in range(60):
        facts, known = _of_an_appeal(Draw(str(seed)), edition, rule_set("mcr-2014"))
        is_late = dict(facts[0].values)["minutes"] > APPEAL_MINUTES
        bodies = [
            each for each in known if "decides" in each.right.text or "goes to" in each.right.text
        ]

        assert is_late is not bool(bodies)
        assert len(known) >= 4
        told[is_late] += 1

    assert all(told.values())
