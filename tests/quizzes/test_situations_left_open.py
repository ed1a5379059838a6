"""A question says where its text leaves the answer open and this site rules."""

from collections.abc import Callable

import pytest

from quizzes import Address, Kind, explanation, hint
from quizzes.question import SituationQuestion
from quizzes.situations.book import LEFT_OPEN_NOTE, make
from quizzes.situations.template import DrawnSituation
from quizzes.words.translated import translated
from scoring import RULE_SETS
from tests.quizzes.test_situations_asked import MANY, drawn, text_of
from wording import translator, translator_under

ELEMENT_OF_ALERT = {
    "three sets, all of one suit": "Pure Same",
    "two sets of dragons": "Big Three Dragons",
    "three sets, all of winds": "Big Four Winds",
}


def wins_on_a_discard_after_an_alert(question: DrawnSituation) -> bool:
    """Whether the hand has the element of its alert and was won on a discard (IMJ 32.3 and 33)."""
    told = text_of(question, "imj")
    (element,) = [named for words, named in ELEMENT_OF_ALERT.items() if words in told]
    return f"'s discard; the hand has {element}" in told


@pytest.mark.parametrize("rules", RULE_SETS)
def test_what_the_text_leaves_open_is_said_in_the_question(rules: str) -> None:
    t = translator_under(rules, translator("en"))
    open_ones = 0
    for kind in (Kind.RULING, Kind.PROCEDURE):
        for index in range(MANY):
            question = make(Address(rules, kind, 1 + index % 5, 17, index))
            assert isinstance(question, SituationQuestion)
            ours = translated(question.situation.reason, rules, t).count("text is silent")
            open_ones += LEFT_OPEN_NOTE in question.situation.facts
            assert not ours or LEFT_OPEN_NOTE in question.situation.facts, question.address
    assert open_ones


@pytest.mark.parametrize("rules", RULE_SETS)
def test_only_an_answer_of_the_text_is_given_as_the_text(rules: str) -> None:
    t = translator_under(rules, translator("en"))
    for index in range(MANY):
        question = make(Address(rules, Kind.RULING, 1 + index % 5, 17, index))
        is_open = LEFT_OPEN_NOTE in question.situation.facts
        assert ("text" not in hint(question, t)) == is_open
        assert ("By the text" not in explanation(question, t)) == is_open


@pytest.mark.parametrize(
    ("template", "rules", "is_open"),
    [
        ("shared-places", "mcr-2014", lambda each: True),
        ("rengo-taken-by", "rengo", lambda each: "ron" in text_of(each, "rengo")),
        ("imj-bound-to-lose", "imj", wins_on_a_discard_after_an_alert),
    ],
)
def test_house_rulings_and_own_readings_are_marked(
    template: str, rules: str, is_open: Callable[[DrawnSituation], bool]
) -> None:
    fillings = list(drawn(template, rules))

    assert any(each.is_house_ruling for each in fillings)
    assert all(each.is_house_ruling for each in fillings if is_open(each))


def test_a_turned_order_of_seats_is_our_reading() -> None:
    """IMJ 8.2 says "the same sitting sequence" and no word of turning it."""
    fillings = list(drawn("imj-seats-again", "imj"))

    assert {each.is_house_ruling for each in fillings} == {True, False}
    assert not any(each.is_house_ruling for each in fillings if each.answer == "new")
