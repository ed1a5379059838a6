"""Rengo's base (article 56): each wrong rule yields another base and is named for it."""

from typing import Final

import pytest

from quizzes import Address, Kind, QuizError, grade, make
from quizzes.misconceptions.rengo import base
from quizzes.words.base import WORDS
from scoring import score, wire
from wording import translator, translator_under

ASKED = 800


NEVER_ALONE: Final = frozenset(
    {
        *("wait-points-forgotten", "value-pair-forgotten", "draw-points-forgotten"),
        "winning-pung-concealed",
    }
)
"""What comes of them, rounded to tens, comes of another wrong rule as well: of rounding down, for one."""


@pytest.fixture(scope="module")
def fed() -> set[tuple[str, str | None]]:
    """The wrong rules fed, and the misconception that grading names."""
    results = set()
    for index in range(ASKED):
        question = make(Address("rengo", Kind.BASE, 1 + index % 5, 3, index))
        for misconception, points in base.wrong_bases(question.score):
            results.add((misconception.id, grade(question, points).misconception))
    return results


def test_a_base_is_named_for_the_one_wrong_rule_that_yields_it_or_for_none(
    fed: set[tuple[str, str | None]],
) -> None:
    assert all(named in (None, fed_rule) for fed_rule, named in fed)


@pytest.mark.parametrize(
    "misconception",
    [each.id for each in base.MISCONCEPTIONS if each.id not in NEVER_ALONE],
)
def test_the_base_of_a_wrong_rule_leads_back_to_it(
    misconception: str, fed: set[tuple[str, str | None]]
) -> None:
    assert (misconception, misconception) in fed


@pytest.mark.parametrize("misconception", sorted(NEVER_ALONE))
def test_a_base_that_several_wrong_rules_yield_is_told_by_its_sum(
    misconception: str, fed: set[tuple[str, str | None]]
) -> None:
    assert (misconception, None) in fed
    assert (misconception, misconception) not in fed


def test_a_yakuman_has_no_base() -> None:
    """Rengo, article 59(5): it is paid whatever the base would be."""
    with pytest.raises(QuizError) as caught:
        make(Address("rengo", Kind.BASE, 3, 1, 0, ("kokushi-musou",)))

    assert caught.value.code == "no-hand"


def test_the_answer_is_the_engines_base() -> None:
    for index in range(30):
        question = make(Address("rengo", Kind.BASE, 4, 9, index))
        result = score(*wire.read_hand(wire.write_hand(question.hand, "rengo")))
        assert result.account is not None
        assert result.account.base is not None
        assert question.answer == result.account.base.points


def test_other_readings_are_told_with_the_article_that_chooses_among_them() -> None:
    """Rengo, article 60."""
    t = translator_under("rengo", translator("en"))
    asked = [make(Address("rengo", Kind.BASE, 5, 77, index)) for index in range(40)]
    several = [each for each in asked if each.score.others]

    assert several
    for question in asked:
        is_told = "Another reading, " in WORDS.explanation(question, t)
        assert is_told is (question in several)
        assert ("60" in question.citations) is (question in several)
