"""The same hand under other rules: the key is the engine's, the other worth is told rightly."""

import pytest

from quizzes import Address, Kind, Question, QuizError, grade, make, prompt
from quizzes.kinds.comparison import choice_of_score
from quizzes.question import ComparisonQuestion, OtherScore
from scoring import EDITIONS, RULE_SETS, rule_set, score, wire
from wording import translator

ASKED = 30
KINDS = [(rules, Kind.COMPARE) for rules in RULE_SETS]
KINDS += [(rules, Kind.EDITION) for rules in EDITIONS]


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


@pytest.mark.parametrize(("lang", "note"), [("en", "the half falls away"), ("zh-Hans", "舍去半番")])
def test_fans_that_do_not_add_up_to_the_worth_say_why(lang: str, note: str) -> None:
    t = translator(lang)
    asked = [each for each in run("mcr-2006", Kind.COMPARE) if told(each).score.win]
    scores = [told(each).score for each in asked]
    halves = [sum(line.points for line in each.counted) != each.total for each in scores]

    assert any(halves)
    assert [note in prompt(each, t) for each in asked] == halves


@pytest.mark.parametrize(("rules", "kind"), KINDS)
def test_choices_are_different_and_one_is_right(rules: str, kind: Kind) -> None:
    for question in run(rules, kind):
        ids = [each.id for each in question.choices or ()]
        wrong = [each for each in question.choices or () if each.id != question.answer]

        assert len(set(ids)) == len(ids) >= 3
        assert question.answer in ids
        assert all(grade(question, each.id).misconception == each.misconception for each in wrong)
        assert all(each.misconception for each in wrong)


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
