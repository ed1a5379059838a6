"""The fu of a hand from its parts (Rengo, article 56): what each level asks, shortcuts, wrong rules."""

from functools import cache

import pytest

from quizzes import Address, Kind, grade, kinds_of, make
from quizzes.misconceptions.registry import BY_ID
from quizzes.question import HandFuQuestion
from quizzes.texts import explanation, feedback
from scoring import RULE_SETS, SetKind
from wording import translator


@cache
def questions(level: int, count: int = 60) -> list[HandFuQuestion]:
    found = [make(Address("rengo", Kind.HAND_FU, level, 5, index)) for index in range(count)]
    return [each for each in found if isinstance(each, HandFuQuestion)]


def lines_of(question: HandFuQuestion) -> set[str]:
    account = question.counted.account
    assert account is not None
    assert account.base is not None
    return {item.id for item in account.base.items}


def test_level_one_is_a_closed_ron_of_chows() -> None:
    """56(1): 30 with a wait at two ends, else 40."""
    for question in questions(1):
        account = question.counted.account
        assert account is not None
        kinds = {part.kind for part in account.reading.sets}
        assert kinds == {SetKind.CHOW, SetKind.PAIR}
        assert "closed-ron" in lines_of(question)
    assert {each.answer for each in questions(1)} == {30, 40}


@pytest.mark.parametrize("level", [1, 2, 3])
def test_special_cases_wait_for_level_four(level: int) -> None:
    found = {line for question in questions(level) for line in lines_of(question)}
    assert not found & {"seven-pairs", "open-twenty", "pinfu-self-draw"}


@pytest.mark.parametrize(
    ("line", "fu", "said"),
    [
        ("seven-pairs", 25, "Seven pairs are always 25 fu; nothing is added or rounded."),
        ("open-twenty", 30, "In short: an open hand is never less than 30 fu."),
        ("pinfu-self-draw", 20, "In short: Pinfu by tsumo is 20 fu."),
        ("closed-ron", 40, "In short: a closed ron is 40 fu, 30 with Pinfu"),
    ],
)
def test_a_special_case_has_its_fu_and_its_shortcut(line: str, fu: int, said: str) -> None:
    """56(1), (4), (6) and (7)."""
    found = [each for each in questions(4) if line in lines_of(each) and each.answer == fu]
    assert found
    assert all(said in explanation(each, translator("en")) for each in found)


def test_that_an_open_hand_has_30_fu_is_said_by_its_article_alone() -> None:
    """56(6): other open hands come to 30 by their sum or by rounding (56(5))."""
    told = [each for level in (3, 4, 5) for each in questions(level)]
    said = [each for each in told if "an open hand is never" in explanation(each, translator("en"))]

    assert said
    assert all("open-twenty" in lines_of(each) for each in said)


def test_a_pung_completed_by_ron_is_said_to_be_open_by_our_reading() -> None:
    """56(2) does not say so."""
    for question in [each for level in (3, 4, 5) for each in questions(level)]:
        account = question.counted.account
        assert account is not None
        ours = account.reading.sets[account.reading.completed].kind is SetKind.PUNG
        ours = ours and not question.counted.hand.circumstances.self_drawn
        told = explanation(question, translator("en"))
        assert ("The text does not say" in told) is ours, question.address


@pytest.mark.parametrize(
    "id",
    [
        "closed-ten-forgotten",
        "closed-ten-wrongly",
        "base-not-rounded",
        "open-twenty-kept",
        "seven-pairs-rounded",
    ],
)
def test_a_wrong_number_is_named_for_the_wrong_rule(id: str) -> None:
    named = {
        grade(question, points).misconception
        for level in range(1, 6)
        for question in questions(level)
        for points in range(20, 80, 2)
        if points != question.answer
    }
    assert id in named & BY_ID.keys()


def test_a_number_that_several_wrong_rules_yield_is_told_by_its_sum() -> None:
    """20 + 10 + 2 = 32: whoever says 30 left the two of the wait out, or rounded down."""
    wait = {"start", "closed-ron", "inner-wait", "rounding"}
    found = [each for each in questions(1) if lines_of(each) == wait]
    assert found
    for question in found:
        verdict = grade(question, 30)

        assert verdict.misconception is None
        assert "20 + 10 + 2 = 32, rounded up" in feedback(question, verdict, translator("en"))


def test_it_is_asked_under_rengo_alone() -> None:
    assert [id for id, rules in RULE_SETS.items() if Kind.HAND_FU in kinds_of(rules)] == ["rengo"]
