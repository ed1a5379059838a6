"""Which fan is not counted, and why: one choice of four is true, and each other has its name."""

from functools import cache

import pytest

from quizzes import Address, Kind, Question, grade, make
from quizzes.kinds.principle import choice_of_exclusion, exclusion_of, is_valid_exclusion
from quizzes.misconceptions import reasons
from quizzes.question import Exclusion
from quizzes.texts import feedback
from quizzes.words.translated import translated
from scoring import EDITIONS, RULE_SETS, rule_set
from wording import LANGUAGES, fan_name, translator, translator_under

ASKED = 40


@cache
def run(rules: str) -> list[Question]:
    return [make(Address(rules, Kind.PRINCIPLE, 2 + n % 4, 23, n)) for n in range(ASKED)]


@pytest.mark.parametrize("rules", RULE_SETS)
def test_exactly_one_choice_is_true(rules: str) -> None:
    known = rule_set(rules)
    for question in run(rules):
        true = [
            each.id
            for each in question.choices or ()
            if is_valid_exclusion(exclusion_of(each.id), question.score, known)
        ]

        assert isinstance(question.answer, Exclusion)
        assert true == [choice_of_exclusion(question.answer)]
        assert len(question.choices or ()) == 4


@pytest.mark.parametrize("rules", EDITIONS)
def test_account_once_is_no_wrong_choice_where_the_sets_are_linked(rules: str) -> None:
    """2014, 3.9.1.6(5); 1998, 10.1(5)5: of a combination fan within a larger one it speaks too."""
    known = rule_set(rules)
    for question in run(rules):
        assert isinstance(question.answer, Exclusion)
        wrong = Exclusion(question.answer.fan, "account-once")
        if known.fan(wrong.fan).combination and wrong != question.answer:
            assert choice_of_exclusion(wrong) not in {each.id for each in question.choices or ()}


def test_what_a_yakuman_takes_up_is_not_asked_as_held_or_replaced() -> None:
    """Rengo 53: suuankou takes up sanankou, which it also holds and stands in the place of."""
    seen = 0
    for question in run("rengo"):
        assert isinstance(question.answer, Exclusion)
        fan = question.answer.fan
        assert question.score.account is not None
        if (fan, "yakuman-alone") in {
            (each.fan.id, each.principle) for each in question.score.account.struck
        }:
            seen += 1
            offered = {each.id for each in question.choices or ()}
            assert not offered & {f"{fan}>contained", f"{fan}>replaced"}
    assert seen


@pytest.mark.parametrize("rules", EDITIONS)
def test_a_fan_that_counts_for_other_sets_is_named_with_its_own(rules: str) -> None:
    t = translator_under(rules, translator("en"))
    seen = 0
    for question in run(rules):
        assert isinstance(question.answer, Exclusion)
        counts = question.answer.fan in {each.fan.id for each in question.score.counted}
        (right,) = [
            each
            for each in question.choices or ()
            if each.id == choice_of_exclusion(question.answer)
        ]
        assert right.text is not None
        seen += counts
        assert (" (" in translated(right.text, rules, t).split(":")[0]) == counts
    assert seen


@pytest.mark.parametrize("rules", EDITIONS)
def test_a_wrong_reason_is_answered_with_what_keeps_the_fan_out(rules: str) -> None:
    """Also where the fan counts for other sets: that it is here would be no answer."""
    t = translator_under(rules, translator("en"))
    seen = 0
    for question in run(rules):
        assert isinstance(question.answer, Exclusion)
        fan, counted = question.answer.fan, {each.fan.id for each in question.score.counted}
        for each in question.choices or ():
            if each.misconception == "other-reason" and fan in counted:
                verdict = grade(question, exclusion_of(each.id))
                seen += 1
                assert "not count" in feedback(question, verdict, t)
    assert seen


@pytest.mark.parametrize("rules", RULE_SETS)
@pytest.mark.parametrize("language", LANGUAGES)
def test_a_wrong_reason_is_not_answered_with_what_the_choice_said_too(
    rules: str, language: str
) -> None:
    """That the fan does not count is no news: what keeps it out is, or that the reason is another."""
    t = translator_under(rules, translator(language))
    for question in run(rules):
        assert isinstance(question.answer, Exclusion)
        fan = rule_set(rules).fan(question.answer.fan)
        no_news = {
            t.gettext("%(fan)s is present but not counted.", fan=fan_name(fan, t)),
            t.gettext("One more %(fan)s is present but not counted.", fan=fan_name(fan, t)),
        }
        for each in question.choices or ():
            if each.misconception == "other-reason":
                assert feedback(question, grade(question, exclusion_of(each.id)), t) not in no_news


@pytest.mark.parametrize("address", ["imj/principle/5/77/0/table", "rengo/principle/5/77/4/table"])
def test_where_no_deal_keeps_anything_out_a_hand_is_built(address: str) -> None:
    assert isinstance(make(Address.parse(address)).answer, Exclusion)


@pytest.mark.parametrize("rules", RULE_SETS)
def test_the_answer_is_struck_as_explain_says(rules: str) -> None:
    for question in run(rules):
        assert question.score.account is not None
        struck = {(each.fan.id, each.because) for each in question.score.account.struck}

        assert isinstance(question.answer, Exclusion)
        assert (question.answer.fan, question.answer.because) in struck


@pytest.mark.parametrize("rules", RULE_SETS)
def test_every_wrong_choice_leads_to_its_misconception(rules: str) -> None:
    for question in run(rules):
        for choice in question.choices or ():
            response = exclusion_of(choice.id)
            verdict = grade(question, response)
            if response != question.answer:
                assert verdict.misconception == choice.misconception
                assert verdict.misconception in {each.id for each in reasons.MISCONCEPTIONS}


def test_the_principle_is_as_good_a_reason_as_the_fan_that_it_works_through() -> None:
    """2014, 3.9.1.6(1): All Chows holds No Honors, and that is the non-repeat principle."""
    question = next(
        each
        for each in run("mcr-2014")
        if isinstance(each.answer, Exclusion) and each.citations[-1] == "3.9.1.6(1)"
    )
    assert isinstance(question.answer, Exclusion)

    assert grade(question, Exclusion(question.answer.fan, "non-repeat")).exact


def test_a_fan_of_the_very_tiles_that_count_is_told_by_its_other_set() -> None:
    question = make(Address.parse("mcr-2006/principle/5/2611/0"))
    words = translator("en")
    told = [translated(each.text, question.address.rules, words) for each in question.choices or ()]

    assert [
        each.partition(":")[0].replace("\N{NARROW NO-BREAK SPACE}", " ") for each in told
    ].count("Mixed Triple Chow a second time (with the other 6 7 8 of bamboos)") == 2
