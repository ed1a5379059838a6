"""What is wrong with an announcement: one mistake or none, and objecting has to be right too."""

from collections import Counter
from functools import cache

import pytest

from quizzes import Address, Kind, Question, grade, make
from quizzes.countings import displayed_counting, is_accepted
from quizzes.kinds.spot_error import OBJECTED_TO_RIGHT_ANNOUNCEMENT, corrected_fans
from quizzes.question import AnnouncementQuestion, Objection
from quizzes.texts import explanation, feedback, hint, prompt
from scoring import RULE_SETS, rule_set
from wording import translator

ASKED = 80
NOTHING = ()


@cache
def run(rules: str) -> list[Question]:
    return [make(Address(rules, Kind.SPOT_ERROR, 1 + n % 5, 31, n)) for n in range(ASKED)]


def key_of(question: Question) -> Objection:
    assert isinstance(question.answer, Objection)
    return question.answer


@pytest.mark.parametrize("rules", RULE_SETS)
def test_a_third_of_the_announcements_is_right(rules: str) -> None:
    right = sum(question.announcement.misconception is None for question in run(rules))

    assert 0.2 < right / ASKED < 0.5


@pytest.mark.parametrize("rules", RULE_SETS)
def test_the_key_makes_the_announcement_the_engines_counting(rules: str) -> None:
    for question in run(rules):
        key = key_of(question)

        assert corrected_fans(question, key) == Counter(displayed_counting(question.score))
        assert key.total == question.score.total


@pytest.mark.parametrize("rules", RULE_SETS)
def test_a_planted_mistake_shows_in_fans_or_total(rules: str) -> None:
    for question in run(rules):
        told, key = question.announcement, key_of(question)
        if told.misconception is None:
            assert (key.missing, key.extra, key.total) == (NOTHING, NOTHING, told.total)
        else:
            assert key.missing or key.extra or key.total != told.total
            if told.total == key.total:
                assert not is_accepted(told.fans, question.score, rule_set(rules))


def test_without_an_answer_a_right_announcement_is_called_right() -> None:
    for question in run("imj"):
        said = feedback(question, grade(question, None), translator("en"))

        right = question.announcement.misconception is None
        assert ("The announcement was right, the total included." in said) is right


@pytest.mark.parametrize("rules", RULE_SETS)
def test_who_lets_the_mistake_pass_is_told_its_name(rules: str) -> None:
    for question in run(rules):
        told = question.announcement
        verdict = grade(question, Objection(NOTHING, NOTHING, told.total))

        assert verdict.misconception == told.misconception
        assert verdict.exact == (told.misconception is None)


@pytest.mark.parametrize("rules", RULE_SETS)
def test_who_corrects_a_wrong_total_to_another_wrong_one_fell_into_no_trap(rules: str) -> None:
    for question in run(rules):
        told, key = question.announcement, key_of(question)
        if told.misconception and not key.missing and not key.extra:
            other = max(told.total, key.total) + 1
            verdict = grade(question, Objection(NOTHING, NOTHING, other))

            assert verdict.misconception is None
            assert "are right; they come to" in feedback(question, verdict, translator("en"))


@pytest.mark.parametrize("rules", RULE_SETS)
def test_who_finds_the_wrong_fan_fell_into_no_trap_whatever_the_total(rules: str) -> None:
    for question in run(rules):
        key = key_of(question)
        if key.missing or key.extra:
            for total in (question.announcement.total, key.total + 1):
                verdict = grade(question, Objection(key.missing, key.extra, total))

                assert verdict.misconception is None


def test_who_corrects_the_total_and_objects_to_the_only_fan_is_told_of_that_fan() -> None:
    """That flowers were counted is no news to who took them out of the total."""
    question = make(Address.parse("imj/spot-error/3/7137/5"))
    assert isinstance(question, AnnouncementQuestion)
    (only,) = question.announcement.fans
    verdict = grade(question, Objection(("heaven",), (only,), question.answer.total))

    assert question.announcement.misconception == "each-flower-counted"
    assert "flower" not in feedback(question, verdict, translator("en"))


def test_objecting_to_what_is_right_is_a_misconception() -> None:
    question = next(each for each in run("mcr-2014") if each.announcement.misconception is None)
    fan = question.announcement.fans[0]

    assert (
        grade(question, Objection(NOTHING, (fan,), key_of(question).total)).misconception
        == OBJECTED_TO_RIGHT_ANNOUNCEMENT
    )


def test_fans_and_total_are_half_of_the_credit_each() -> None:
    question = next(each for each in run("mcr-2014") if key_of(each).extra)
    key = key_of(question)

    assert grade(question, Objection(key.missing, key.extra, key.total + 1)).credit == 0.5


@pytest.mark.parametrize("rules", RULE_SETS)
def test_the_explanation_says_of_this_hand_what_is_wrong(rules: str) -> None:
    """A sentence that names the fans, for every mistake that is announced."""
    t = translator("en")
    for question in run(rules):
        if question.announcement.misconception:
            lines = explanation(question, t).splitlines()

            assert not any(line.startswith("The mistake:") for line in lines)
            assert not any(": ." in line or "  " in line for line in lines)
            assert not any(line.startswith("That ") for line in lines)  # it would mean the key


def test_a_total_that_alone_is_wrong_is_put_right_in_words() -> None:
    questions = [each for rules in ("imj", "rengo") for each in run(rules)]
    alone = [
        each
        for each in questions
        if each.announcement.misconception and not key_of(each).missing and not key_of(each).extra
    ]

    assert alone
    for question in questions:
        told = " are right; they come to " in explanation(question, translator("en"))
        assert told is (question in alone), question.address


def test_the_wrong_wait_is_told_with_both_waits() -> None:
    questions = (
        make(Address("mcr-2014", Kind.SPOT_ERROR, 3, 505, number)) for number in range(200)
    )
    misnamed = next(
        each for each in questions if each.announcement.misconception == "wait-misnamed"
    )
    (right,), (wrong,) = key_of(misnamed).missing, key_of(misnamed).extra
    names = {"edge-wait": "Edge Wait", "closed-wait": "Closed Wait", "single-wait": "Single Wait"}

    said = explanation(misnamed, translator("en"))

    assert f"It is a different wait: {names[right]}, not {names[wrong]}." in said


def test_no_han_are_announced_beside_a_yakuman_that_is_not_there() -> None:
    """Ordinary yaku and dora fall away beside a yakuman (53): nobody adds them to one."""
    rules = rule_set("rengo")
    for n in range(3 * ASKED):
        question = make(Address("rengo", Kind.SPOT_ERROR, 1 + n % 5, 37, n))
        said = {rules.fan(each).series == "yakuman" for each in question.announcement.fans}
        added = {rules.fan(each).series == "yakuman" for each in key_of(question).extra}

        assert True not in added or said == {True}


def test_an_announced_yakuman_is_called_one_and_given_no_han():
    """Rengo 59(5); what is to be typed is told in the hint."""
    question, t = make(Address("rengo", Kind.SPOT_ERROR, 3, 9195, 0)), translator("en")

    assert prompt(question, t).startswith("The winner says: “Daisangen: yakuman.”")
    assert "Write 13 for a yakuman" in hint(question, t)


def test_riichi_is_no_reason_why_its_kin_do_not_count() -> None:
    asked = [make(Address("rengo", Kind.SPOT_ERROR, 1 + n % 5, 31, n)) for n in range(240)]
    kin = {"riichi", "double-riichi", "menzen-tsumo"}
    told = [
        explanation(each, translator("en"))
        for each in asked
        if each.announcement.misconception == "look-alike" and kin.issuperset(key_of(each).extra)
    ]

    assert told
    reasons = ("The winning tile was not drawn.", "No riichi was declared")
    assert all(any(why in each for why in reasons) for each in told)
