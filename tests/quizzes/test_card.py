"""A card of a fan: one picture, one name, one value, and no wrong choice that would be right."""

from functools import cache

import pytest

from quizzes import Address, Kind, choice_text, explanation, hint, make
from quizzes.question import CardQuestion, CardSide
from scoring import RULE_SETS, is_told_by_picture, pattern, rule_set
from wording import translator

EN = translator("en")
LEVELS = (1, 3, 5)


@cache
def asked(rules: str, level: int, index: int, fan: str = "") -> CardQuestion:
    fans = (fan,) if fan else ()
    question = make(Address(rules, Kind.CARD, level, 7, index, fans))
    assert isinstance(question, CardQuestion)
    return question


@pytest.mark.parametrize("level", LEVELS)
@pytest.mark.parametrize("rules", RULE_SETS)
def test_no_other_picture_or_name_on_a_card_shows_the_fan(rules: str, level: int):
    own = rule_set(rules)
    for index in range(120):
        question = asked(rules, level, index)
        others = [each.id for each in question.choices or () if each.id != question.answer]
        assert len(others) == len(set(others)) == 3
        if question.side is CardSide.VALUE:
            assert question.answer == f"{own.fan(question.fan).value:g}"
            assert question.answer not in others
            continue
        assert question.answer == question.fan
        traps = {each.misconception for each in question.choices or () if each.id in others}
        assert traps == {"picture-mixed-up"}
        for other in others:
            assert is_told_by_picture(own, other)
            assert other not in pattern(own, question.fan).also
            assert question.fan not in pattern(own, other).also


@pytest.mark.parametrize("rules", RULE_SETS)
def test_every_fan_has_its_card_and_what_no_picture_tells_is_asked_for_its_value(rules: str):
    own = rule_set(rules)
    for fan in own.fans:
        sides = {asked(rules, 2, index, fan.id).side for index in range(12)}
        assert asked(rules, 2, 0, fan.id).fan == fan.id
        if not is_told_by_picture(own, fan.id):
            assert sides == {CardSide.VALUE}


def test_what_a_yakuman_is_worth_is_told_by_its_name():
    """Rengo 52: it has no han. The choice stands alone and begins with a capital."""
    cards = [asked("rengo", 2, index, "kokushi-musou") for index in range(12)]
    question = next(each for each in cards if each.side is CardSide.VALUE)
    right = next(each for each in question.choices or () if each.id == question.answer)

    assert explanation(question, EN).startswith("Kokushi Musou, yakuman: ")
    assert choice_text(question, right, EN) == "Yakuman"


@pytest.mark.parametrize(
    ("rules", "fan", "told"),
    [
        ("rengo", "dora", "Its value in the rule book, for each tile."),
        ("rengo", "toitoi", "Its value in the rule book, in a closed hand."),
        ("mcr-2014", "flower-tiles", "Its value in the rule book, for each tile."),
        ("mcr-2014", "all-pungs", "Its value in the rule book."),
        ("imj", "chance-flower", "Its value in the rule book, for each tile."),
        ("imj", "from-the-wall", "Its value in the rule book."),
    ],
)
def test_the_hint_says_of_what_the_value_is_asked(rules: str, fan: str, told: str):
    cards = (asked(rules, 2, index, fan) for index in range(12))

    assert {hint(each, EN) for each in cards if each.side is CardSide.VALUE} == {told}


def test_all_three_sides_are_asked():
    sides = {asked("mcr-2014", 2, index).side for index in range(40)}
    assert sides == set(CardSide)
