"""A situation asks for what its text settles, says where we settle it, and gives nothing away."""

from collections.abc import Callable, Iterator

import pytest

from quizzes import Address, Kind, prompt
from quizzes.hands.draw import Draw
from quizzes.question import Choice, Situation
from quizzes.situations.book import LEFT_OPEN, TEMPLATES, make
from quizzes.situations.template import Drawn
from quizzes.words.saying import say
from scoring import RULE_SETS, rule_set
from wording import translator, under

FILLINGS = 60
MANY = 300


def drawn(template: str, rules: str, fillings: int = FILLINGS) -> Iterator[Drawn]:
    """Fillings of that template."""
    (found,) = [each for each in TEMPLATES if each.id == template]
    for filling in range(fillings):
        yield found.fill(Draw(template, filling), rule_set(rules))


def text_of(question: Drawn, rules: str) -> str:
    """What is told, in English."""
    t = under(rules, translator("en"))
    return " ".join(say(each, rules, t) for each in question.told)


def said(choice: Choice, rules: str) -> str:
    assert choice.said
    return say(choice.said, rules, under(rules, translator("en")))


def right(question: Drawn, rules: str) -> str:
    (choice,) = [each for each in question.choices or () if each.id == question.answer]
    return said(choice, rules)


@pytest.mark.parametrize("rules", RULE_SETS)
def test_what_the_text_leaves_open_is_said_in_the_question(rules: str) -> None:
    t = under(rules, translator("en"))
    open_ones = 0
    for kind in (Kind.RULING, Kind.PROCEDURE):
        for index in range(MANY):
            question = make(Address(rules, kind, 1 + index % 5, 17, index))
            assert isinstance(question.about, Situation)
            ours = say(question.about.why, rules, t).count("text is silent")
            open_ones += LEFT_OPEN in question.about.told
            assert not ours or LEFT_OPEN in question.about.told, question.address
    assert open_ones


@pytest.mark.parametrize(
    ("template", "rules", "is_open"),
    [
        ("shared-places", "mcr-2014", lambda each: True),
        ("rengo-taken-by", "rengo", lambda each: "ron" in text_of(each, "rengo")),
        ("imj-bound-to-lose", "imj", lambda each: "'s discard; the hand" in text_of(each, "imj")),
    ],
)
def test_house_rulings_and_own_readings_are_marked(
    template: str, rules: str, is_open: Callable[[Drawn], bool]
) -> None:
    fillings = list(drawn(template, rules))

    assert any(each.ours for each in fillings)
    assert all(each.ours for each in fillings if is_open(each))


def test_a_turned_order_of_seats_is_our_reading() -> None:
    """IMJ 8.2 says "the same sitting sequence" and no word of turning it."""
    fillings = list(drawn("imj-seats-again", "imj"))

    assert {each.ours for each in fillings} == {True, False}
    assert not any(each.ours for each in fillings if each.answer == "new")


def test_a_chombo_is_never_asked_of_the_last_deal_in_time() -> None:
    """Rengo 24(2) and 68 leave open whether that deal is played again."""
    for each in drawn("rengo-next-deal", "rengo", MANY):
        told = text_of(each, "rengo")
        assert not ("chombo" in told and "the last deal" in told)


@pytest.mark.parametrize("rules", ["mcr-2014", "mcr-2006", "mcr-1998"])
def test_no_half_of_the_answer_is_offered_as_wrong(rules: str) -> None:
    """2014, 3.9.1.2(3): with the deal or the session. 2006 speaks of fouls in play alone."""
    for each in drawn("when-points-are-settled", rules):
        choices = [said(choice, rules) for choice in each.choices or ()]
        if right(each, rules) == "At the end of the deal or of the session.":
            assert "At the end of the deal." not in choices
            assert "At the end of the session." not in choices
        assert not each.ours
        assert len(choices) == 4
        assert rules != "mcr-2006" or "late" not in text_of(each, rules)


@pytest.mark.parametrize(
    ("rules", "article"),
    [("mcr-2014", "3.11.2.2"), ("mcr-2006", "3.11.2.2"), ("mcr-1998", "13.2(2)")],
)
def test_what_is_deducted_rests_on_the_article_of_deductions(rules: str, article: str) -> None:
    for each in drawn("where-deductions-go", rules):
        assert (each.cites[-1] == article) == ("are deducted" in text_of(each, rules))


@pytest.mark.parametrize("rules", ["mcr-2014", "mcr-2006", "mcr-1998"])
def test_cheating_is_made_known_too(rules: str) -> None:
    """1998 14.1: 处以停赛的处罚,并给予通报."""
    for each in drawn("cheating", rules, 10):
        assert right(each, rules) == "Suspension from the competition and a public notice."


@pytest.mark.parametrize("rules", ["mcr-2014", "mcr-2006", "mcr-1998"])
def test_an_appeal_is_not_refused_for_what_was_told_to_be_in_order(rules: str) -> None:
    for each in drawn("appeal-filed", rules):
        told, choices = text_of(each, rules), [choice.id for choice in each.choices or ()]
        assert ("spoken" in choices) == ("word of mouth" in told)
        assert "fee" not in choices or "No fee is paid" in told
        assert len(choices) == 4
        assert "a player of table" in told


def test_the_question_does_not_say_the_answer() -> None:
    """Rengo 68 and 70: the penalty by its letter, the state of a hand by what happened."""
    for each in drawn("rengo-chombo-cost", "rengo"):
        assert not {"total", "spot", "sticks"} & set(text_of(each, "rengo").split())
    for each in drawn("rengo-may-call", "rengo"):
        assert "may not win" not in text_of(each, "rengo")


@pytest.mark.parametrize("language", ["zh-Hans", "en", "ja"])
def test_points_for_a_pin_are_asked_for_as_such(language: str) -> None:
    """Without that word the plain sum, offered as wrong, would be right."""
    word = {"zh-Hans": "计入品级", "en": "for a pin", "ja": "品級に数える"}[language]
    question = make(Address("mcr-2014", Kind.PROCEDURE, 2, 42, 2))
    assert isinstance(question.about, Situation)
    assert question.about.template == "points-for-a-pin"

    assert word in prompt(question, under("mcr-2014", translator(language)))


def test_a_tile_that_is_no_flower_is_not_shown_as_one() -> None:
    """IMJ 23.9."""
    for each in drawn("imj-last-tile", "imj"):
        offered = any("flower" in said(choice, "imj") for choice in each.choices or ())
        assert offered == (each.answer == "flower")
