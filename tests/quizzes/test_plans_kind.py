"""Questions about plans: the key is what making each move and asking anew comes to."""

from functools import cache

import pytest

from quizzes import Address, Kind, explanation, feedback, grade, make, prompt
from quizzes.address import TABLE_AIM
from quizzes.kinds.plans import plan_fans
from quizzes.misconceptions.planning import IDLE_TILE
from quizzes.question import PlansAsked, PlansQuestion
from scoring import RULE_SETS, Circumstances, rule_set, tile
from scoring.plans import HandInPlay
from scoring.plans.kept_out import can_count, kept_out
from scoring.plans.one_fan import fan_outlook, rests_on_four_alike
from tests.quizzes.plans_by_moves import right_plans
from wording import tile_name, translator


@cache
def asked(rules: str, index: int, fans: tuple[str, ...] = ()) -> PlansQuestion:
    question = make(Address(rules, Kind.PLANS, 1 + index % 5, 31, index, fans))
    assert isinstance(question, PlansQuestion)
    return question


@pytest.mark.parametrize("rules", RULE_SETS)
def test_what_is_right_is_so_by_the_moves_themselves(rules: str):
    for index in range(4):
        question = asked(rules, index)

        assert set(question.accepted) == right_plans(question, RULE_SETS[rules]), question.address


@pytest.mark.parametrize("rules", RULE_SETS)
def test_hands_as_they_come_at_the_table_are_asked_about_too(rules: str):
    for index in range(1, 11):
        question = make(Address(rules, Kind.PLANS, 3, 1, index, aim=TABLE_AIM))

        assert isinstance(question, PlansQuestion)
        assert question.asked != PlansAsked.NEAREST or question.answer in plan_fans(rules)


def test_each_of_several_right_choices_is_right_and_the_rest_is_told_why():
    questions = [asked("imj", index) for index in range(12)]
    several = [each for each in questions if len(each.accepted) > 1]

    assert several
    assert {each.asked for each in questions} == {*PlansAsked}
    for question in questions:
        for choice in question.choices or ():
            verdict = grade(question, choice.id)

            assert verdict.exact is (choice.id in question.accepted)
            assert choice.misconception is None or not verdict.exact
            assert feedback(question, verdict, translator("en"))
    assert not grade(several[0], None).exact


@pytest.mark.parametrize("rules", RULE_SETS)
def test_only_a_tile_next_to_one_of_the_hand_by_suit_and_number_is_said_to_lie_next_to_it(
    rules: str,
):
    """A tile that the hand holds, a wind or a dragon lies next to nothing."""
    told = {True: 0, False: 0}
    for question in (asked(rules, index) for index in range(30)):
        held = {str(each) for each in question.hand.concealed}
        for choice in question.choices or () if question.asked is PlansAsked.HELPS else ():
            number, suit = int(choice.id[0]), choice.id[1]
            beside = {f"{number - 1}{suit}", f"{number + 1}{suit}"} if suit != "z" else set()
            is_next = bool(beside & held) and choice.id not in held
            if choice.misconception == IDLE_TILE:
                assert is_next, (question.address, choice.id)
            if choice.id not in question.accepted:
                assert choice.misconception is not None or not is_next
                told[is_next] += 1

    assert all(told.values())


@pytest.mark.parametrize("rules", ["mcr-2014", "imj", "rengo"])
def test_a_drill_for_a_fan_asks_about_that_fan(rules: str):
    for fan in plan_fans(rules)[::9]:
        assert fan in asked(rules, 0, (fan,)).fans


def test_the_prompt_says_where_two_choices_are_right():
    t = translator("en")
    for index in range(20):
        question = asked("mcr-2014", index)
        assert ("Choose either" in prompt(question, t)) is (len(question.accepted) > 1)


def test_tiles_that_help_are_named_in_the_order_of_the_tiles():
    told = []
    for question in (asked("mcr-2014", index) for index in range(40)):
        two_help = question.asked is PlansAsked.HELPS and len(question.accepted) > 1
        wrong = [each.id for each in question.choices or () if each.id not in question.accepted]
        if two_help and wrong:
            t = translator("en")
            one, two = (tile_name(each, t) for each in sorted(map(tile, question.accepted)))
            text = feedback(question, grade(question, wrong[0]), t)
            told.append(f"either {one} or {two} brings you nearer" in text)

    assert told
    assert all(told)


def test_chanta_that_is_as_near_without_honors_is_said_to_give_way_by_custom():
    """51(22) does not say that junchan replaces it."""
    question = make(Address.parse("rengo/plans/2/31/1/junchan"))

    assert "chanta" in question.accepted
    assert "by custom, Junchan counts in its place" in explanation(question, translator("en"))


def test_how_far_pinfu_is_says_that_its_wait_was_not_looked_at():
    """51(4)2: a two-sided wait."""
    question = make(Address.parse("rengo/plans/2/31/16/pinfu"))

    assert (
        "Pinfu: 1 tile away. That is for its tiles alone: the last one must also complete a two-sided wait."
        in explanation(question, translator("en"))
    )


def test_pinfu_on_a_closed_wait_is_no_plan():
    """51(4)2: 2 4 of dots, which one tile away would leave, makes no Pinfu."""
    question = make(Address.parse("rengo/plans/2/1648274/13"))

    assert isinstance(question, PlansQuestion)
    assert "pinfu" not in question.fans


@pytest.mark.parametrize(
    ("rules", "fans"),
    [
        ("mcr-1998", ("big-three-winds", "little-four-winds")),
        ("mcr-2006", ("two-dragon-pungs", "big-three-dragons")),
        ("mcr-2014", ("lower-four", "all-pungs", "pure-shifted-chows")),
        ("imj", ("pung-of-dragon", "chance-wind", "pure-jumping-pungs")),
        ("rengo", ("honitsu", "chanta", "iipeikou", "shousuushii")),
    ],
)
def test_what_is_right_leads_to_a_win_in_which_the_fan_counts(rules: str, fans: tuple[str, ...]):
    """A tile that only brings a fan which strikes it, as the third dragon as the pair, is not offered."""
    for question in (asked(rules, index, (fan,)) for fan in fans for index in range(8)):
        hand, own = question.hand, rule_set(rules)
        for fan in question.fans:
            others = {str(each) for each in kept_out(own, hand, fan)}
            match question.asked:
                case PlansAsked.HELPS:
                    offered = {each.id for each in question.choices or ()}
                    assert others.isdisjoint(offered), question.address
                case PlansAsked.NEAREST:
                    assert can_count(own, hand, fan), question.address
                case PlansAsked.KEEPS:
                    left = list(hand.concealed)
                    left.remove(tile(question.answer))
                    after = HandInPlay(tuple(left), hand.melds, hand.circumstances)
                    assert can_count(own, after, fan), question.address


def test_the_white_dragon_that_would_make_three_dragons_is_no_longer_offered():
    """2014, appendix 1 items 2 and 10: neither leaves Two Dragon Pungs, whatever becomes of it."""
    question = make(Address.parse("mcr-2014/plans/3/31/2"))

    assert isinstance(question, PlansQuestion)
    assert question.accepted == ("9s",)
    assert "5z" not in {each.id for each in question.choices or ()}
    assert (
        "With White Dragon: one of Big Three Dragons and Little Three Dragons counts in its place."
        in explanation(question, translator("en"))
    )


def test_the_explanation_says_with_which_tile_another_fan_counts_in_its_place():
    """2006, appendix 1 item 9; the question is the one that the address always named."""
    question = make(Address.parse("mcr-2006/plans/3/1328355/11"))

    assert isinstance(question, PlansQuestion)
    assert question.accepted == ("7m", "4m")
    assert "With West: Little Four Winds counts in its place." in explanation(
        question, translator("en")
    )


def test_nine_gates_are_said_to_stand_before_the_last_tile():
    """2014, appendix 1 item 4."""
    question = make(Address.parse("mcr-2014/plans/1/900/0/nine-gates"))

    assert (
        "Nine Gates: 1 tile away. That is for its tiles alone: before the last one they must be"
        " 1112345678999." in explanation(question, translator("en"))
    )


def test_no_plan_of_international_mahjong_rests_on_four_alike_as_two_pairs():
    """Its text does not say whether they are."""
    rules, told = rule_set("imj"), set()
    for index in range(40):
        question = asked("imj", index, ("seven-pairs",) if index % 2 else ())
        offered = question.asked is PlansAsked.NEAREST
        fans = [each.id for each in question.choices or ()] if offered else question.fans
        within = [fan for fan in fans if fan_outlook(rules, question.hand, fan)]
        told.update(within)

        assert not any(rests_on_four_alike(rules, question.hand, fan) for fan in within)

    assert "seven-pairs" in told


def test_four_alike_are_two_pairs_only_by_the_reading_of_this_site():
    four = HandInPlay(
        tuple(
            map(
                tile, ["5s", "5s", "5s", "5s", "1m", "1m", "2m", "2m", "7p", "7p", "9p", "1z", "3z"]
            )
        ),
        (),
        Circumstances(),
    )
    other = HandInPlay(
        tuple(
            map(
                tile, ["5s", "5s", "6s", "6s", "1m", "1m", "2m", "2m", "7p", "7p", "9p", "1z", "3z"]
            )
        ),
        (),
        Circumstances(),
    )

    assert rests_on_four_alike(rule_set("imj"), four, "seven-pairs")
    assert not rests_on_four_alike(rule_set("imj"), other, "seven-pairs")
    assert not rests_on_four_alike(rule_set("imj"), four, "all-pungs")
    assert not rests_on_four_alike(rule_set("rengo"), four, "chiitoitsu")
