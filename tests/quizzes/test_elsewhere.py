"""The same hand under other rules: the key is the engine's, the other worth is told rightly."""

import re
from functools import cache

import pytest

from quizzes import Address, Kind, Question, QuizError, grade, make
from quizzes.citations import loses_half
from quizzes.kinds.comparison import choice_of_score
from quizzes.question import ComparisonQuestion, OtherScore
from quizzes.texts import choice_text, explanation, feedback, hint, prompt
from scoring import EDITIONS, RULE_SETS, rule_set, score, wire
from wording import translator

ASKED = 30
KINDS = [(rules, Kind.COMPARE) for rules in RULE_SETS]
KINDS += [(rules, Kind.EDITION) for rules in EDITIONS]


@cache
def run(rules: str, kind: Kind) -> list[Question]:
    return [make(Address(rules, kind, 1 + n % 5, 41, n)) for n in range(ASKED)]


def told(question: Question) -> OtherScore:
    assert isinstance(question, ComparisonQuestion)
    return question.comparison


@pytest.mark.parametrize(("rules", "kind"), KINDS)
def test_key_and_what_is_told_are_the_engines(rules: str, kind: Kind) -> None:
    for question in run(rules, kind):
        other = told(question)
        here = score(*wire.read_hand(wire.write_hand(question.hand, rules)))
        there = score(*wire.read_hand(wire.write_hand(question.hand, other.rules)))

        assert question.answer == choice_of_score(here)
        assert (other.score.win, other.score.total) == (there.win, there.total)


@pytest.mark.parametrize(("rules", "kind"), KINDS)
def test_choices_are_different_and_one_is_right(rules: str, kind: Kind) -> None:
    for question in run(rules, kind):
        ids = [each.id for each in question.choices or ()]
        wrong = [each for each in question.choices or () if each.id != question.answer]

        assert len(set(ids)) == len(ids) >= 3
        assert question.answer in ids
        assert all(grade(question, each.id).misconception == each.misconception for each in wrong)
        # A worth that no mistake leads to has no trap; a refusal always has one.
        assert all(each.misconception for each in wrong if each.id.startswith("no-win:"))


@pytest.mark.parametrize(("rules", "kind"), KINDS)
def test_a_condition_of_other_rules_is_told_only_where_they_refuse_the_hand_for_it(
    rules: str, kind: Kind
) -> None:
    for question in run(rules, kind):
        other = told(question).score
        for each in question.choices or ():
            if each.id.startswith("no-win:") and question.answer.startswith("win:"):
                refuses_there = each.id == choice_of_score(other)

                assert (each.misconception == "other-rules-refusal") == refuses_there
                assert each.misconception != "refused-for-another-reason"


@pytest.mark.parametrize(("rules", "kind"), KINDS)
def test_a_worth_below_the_minimum_takes_over_the_others_win_or_worth(
    rules: str, kind: Kind
) -> None:
    for question in run(rules, kind):
        other = told(question).score
        for each in question.choices or ():
            worth = float(each.id.removeprefix("win:")) if each.id.startswith("win:") else 0
            if question.answer == "no-win:minimum" and 0 < worth < rule_set(rules).minimum:
                assert other.win
                assert each.misconception in {"other-rules-win", "other-rules-worth"}


def test_a_worth_that_is_not_the_sum_of_the_fans_named_says_so() -> None:
    """An IMJ total drops the half fan (30.2), which the list still names."""
    asked = [each for each in run("mcr-2014", Kind.COMPARE) if told(each).rules == "imj"]
    told_apart = {"with the half fan dropped" in prompt(each, translator("en")) for each in asked}

    assert told_apart == {True, False}
    for each in asked:
        says_half = "with the half fan dropped" in prompt(each, translator("en"))
        assert says_half == loses_half(told(each).score)


@pytest.mark.parametrize("rules", ["imj", "mcr-1998"])
def test_feedback_names_the_fan_that_makes_the_win_once(rules: str) -> None:
    for question in run(rules, Kind.COMPARE):
        for choice in question.choices or ():
            text = feedback(question, grade(question, choice.id), translator("ja"))
            for fan in re.findall("「([^」]+)」がある", text):
                assert text.count(f"「{fan}」") == 1, text


@pytest.mark.parametrize(
    ("chosen", "said"),
    [
        # 8 is Robbing the Kong alone
        ("win:8", "8 would be right without No Honors and Flower Tiles."),
        # one of two fans of one point was missed, nobody knows which
        ("win:9", "9 would be right without No Honors. No winds and no dragons."),
    ],
)
def test_a_worth_that_was_chosen_is_told_what_it_lacks(chosen: str, said: str) -> None:
    question = make(Address.parse("mcr-1998/compare/3/1409717/32"))
    told = feedback(question, grade(question, chosen), translator("en"))

    assert told.replace("\u202f", " ") == f"This hand is worth 10 points. {said}"


@pytest.mark.parametrize("rules", EDITIONS)
def test_editions_are_asked_where_they_differ(rules: str) -> None:
    asked = run(rules, Kind.EDITION)
    other = [each for each in asked if choice_of_score(told(each).score) != each.answer]

    assert len(other) > len(asked) // 3


def test_other_systems_have_no_editions() -> None:
    with pytest.raises(QuizError) as caught:
        make(Address("imj", Kind.EDITION, 3, 1, 0))

    assert caught.value.code == "unknown-kind"
    assert not rule_set("imj").has("chicken-hand")


def test_dora_left_out_are_no_yaku_missed() -> None:
    found = set()
    for index in range(60):
        question = make(Address("rengo", Kind.COMPARE, 3, 77, index))
        assert isinstance(question, ComparisonQuestion)
        score = question.score
        dora = sum(line.times for line in score.counted if line.fan.id == "dora")
        worths = {line.value for line in score.counted if line.fan.id != "dora"}
        for choice in question.choices or ():
            if dora and dora not in worths and choice.id == f"win:{score.total - dora:g}":
                found.add(choice.misconception)
    assert "dora-forgotten" in found
    assert "missed-fan" not in found


@pytest.mark.parametrize(
    ("language", "offered", "said"),
    [
        ("en", "Yakuman", "Tenhou is worth a yakuman here."),
        ("zh-Hans", "役满", "这里“天和”计役满。"),
        ("ja", "役満", "ここでは「天和」は役満。"),
    ],
)
def test_a_yakuman_is_offered_as_one_and_not_as_thirteen_han(
    language: str, offered: str, said: str
) -> None:
    """Rengo 52, 59: a yakuman has no han, and thirteen han are not one."""
    question, t = make(Address.parse("rengo/compare/4/1018772/29")), translator(language)
    texts = {each.id: choice_text(question, each, t) for each in question.choices or ()}

    assert question.answer == "win:13"
    assert texts["win:13"] == offered
    assert said in feedback(question, grade(question, "win:6"), t)
    assert "13" not in hint(question, t) + explanation(question, t)


def test_thirteen_han_of_ordinary_yaku_are_offered_as_han() -> None:
    """Rengo 59(4): they are sanbaiman; a yakuman is only what 52 names."""
    ordinary = make(Address.parse("rengo/compare/4/238/1"))
    t = translator("en")

    assert ordinary.answer == "win:13"
    assert "13 han" in [choice_text(ordinary, each, t) for each in ordinary.choices or ()]
