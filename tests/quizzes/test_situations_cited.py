"""Situations of the competition rules cite the articles that bear what they say, and no others."""

import pytest

from quizzes.hands.draw import Draw
from quizzes.situations.book import TEMPLATES
from scoring import rule_set


@pytest.mark.parametrize(
    ("template", "rules", "told", "articles"),
    [
        ("where-deductions-go", "mcr-1998", "empty calls", ("14.3", "13.2(2)")),
        ("where-deductions-go", "mcr-2006", "empty calls", ("3.11.6.3", "3.11.2.2")),
        ("where-deductions-go", "mcr-2014", "empty calls", ("3.11.6.3", "3.11.2.2")),
        ("who-hears-an-appeal", "mcr-1998", "a ruling on the rules", ("15.4", "16.1")),
        ("who-hears-an-appeal", "mcr-2006", "a ruling on the rules", ("3.12.4", "3.13.1")),
        ("discard-named", "mcr-1998", "aloud", ("14.8", "7.1", "13.1", "13.2(2)")),
        ("discard-named", "mcr-2014", "aloud", ("3.6.1", "3.11.1", "3.11.2.2")),
    ],
)
def test_what_is_said_is_cited_and_nothing_else(
    template: str, rules: str, told: str, articles: tuple[str, ...]
) -> None:
    (known,) = (each for each in TEMPLATES if each.id == template and rules in each.rules)
    drawn = [known.fill(Draw("cited", number), rule_set(rules)) for number in range(20)]
    found = {each.citations for each in drawn if told in each.facts[0].text + each.facts[-1].text}

    assert found == {articles}


def test_where_1998_ends_a_session_time_was_called() -> None:
    """6.4: the head referee calls it; whether the break is part of the 3 hours is not said."""
    for template in ("time-is-up", "session-nearly-over"):
        (known,) = (each for each in TEMPLATES if each.id == template and "mcr-1998" in each.rules)
        for number in range(20):
            drawn = known.fill(Draw("time", number), rule_set("mcr-1998"))
            told = drawn.facts[0]
            assert ("called time" in told.text) is (dict(told.values)["minutes"] >= 180)  # type: ignore[operator]
