"""Hands show the fan they were built for, differ from one another, and could lie on a table."""

from collections import Counter
from itertools import pairwise

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from quizzes import Address, Kind, Question, make
from quizzes.hands.crafts import craft_of
from scoring import WINDS, By, Hand, MeldKind, Standing, rule_set, score
from tests.quizzes.test_address import addresses

RULES = rule_set("mcr-2014")
EACH_FAN = pytest.mark.parametrize("fan", [fan.id for fan in RULES.fans])


def questions(kind: Kind, count: int, fan: str) -> list[Question]:
    """A run in which every hand shows the fan; each fan has one of the levels."""
    level = 1 + RULES.fan(fan).number % 5
    return [make(Address(RULES.id, kind, level, 4077, index, (fan,))) for index in range(count)]


def check_fan(fan: str, count: int) -> None:
    """So many different hands, each a legal win that counts the fan."""
    hands = []
    for question in questions(Kind.FANS, count, fan):
        assert question.hand is not None
        found = score(question.hand, RULES)
        assert found.win
        assert fan in {line.fan.id for line in found.counted}
        hands.append(question.hand)
    assert len(set(hands)) == count


def test_every_fan_has_a_recipe() -> None:
    assert set(craft_of(RULES).recipes) == {fan.id for fan in RULES.fans}


@EACH_FAN
def test_hands_of_a_fan_count_it(fan: str) -> None:
    check_fan(fan, 5)


@pytest.mark.slow
@EACH_FAN
def test_fifty_different_hands_of_each_fan(fan: str) -> None:
    check_fan(fan, 50)


@EACH_FAN
def test_standing_tiles_of_a_fan_wait_for_it(fan: str) -> None:
    for question in questions(Kind.WAITS, 2, fan):
        shown = {
            line.fan.id for wait in question.waits if wait.score.win for line in wait.score.counted
        }
        assert fan in shown


@given(addresses)
def test_no_hand_contradicts_itself(address: Address) -> None:
    """What the constructor of a hand leaves open must be possible at a table as well."""
    question = make(address)
    hand = question.hand or question.standing
    assert hand is not None
    circumstances = hand.circumstances
    for meld in hand.melds:
        if meld.kind is MeldKind.CHOW:
            assert meld.claimed_from is circumstances.seat.after(3)
        elif meld.kind is MeldKind.CONCEALED_KONG:
            assert meld.claimed_from is None
        else:
            assert meld.claimed_from in set(WINDS) - {circumstances.seat}
    if circumstances.by is By.ROBBED_KONG:
        assert not circumstances.last
        assert not circumstances.last_of_kind
    if circumstances.by is By.REPLACEMENT:
        assert any(meld.is_kong for meld in hand.melds)
        assert not circumstances.last
    if circumstances.self_drawn:
        assert circumstances.discarder is None
    elif isinstance(hand, Hand):
        assert circumstances.discarder in set(WINDS) - {circumstances.seat}


def test_both_forms_of_two_melded_kongs_come() -> None:
    forms = Counter(
        question.score.account.counted[place].value
        for question in questions(Kind.FANS, 20, "two-melded-kongs")
        if question.score and question.score.account
        for place, line in enumerate(question.score.account.counted)
        if line.fan.id == "two-melded-kongs"
    )

    assert set(forms) == {4, 6}


@settings(max_examples=25)
@given(
    kind=st.sampled_from(Kind),
    level=st.integers(1, 5),
    seed=st.integers(0, 9999),
    index=st.integers(0, 500),
)
def test_neighbours_in_a_run_are_different_hands(
    kind: Kind, level: int, seed: int, index: int
) -> None:
    hands: list[Hand | Standing | None] = []
    for step in range(4):
        question = make(Address(RULES.id, kind, level, seed, index + step))
        hands.append(question.hand or question.standing)

    assert len(set(hands)) == 4


def test_no_fan_is_the_target_twice_running() -> None:
    run = [make(Address(RULES.id, Kind.FIND, 2, 5, index)).answer for index in range(60)]

    assert all(one != other for one, other in pairwise(run))


def test_levels_grow_harder() -> None:
    """More lines, exclusions and rival readings with each level, on the whole."""
    means = []
    for level in range(1, 6):
        run = [make(Address(RULES.id, Kind.FANS, level, 3, index)) for index in range(40)]
        scores = [question.score for question in run if question.score and question.score.account]
        means.append(
            sum(
                len(each.counted) + len(each.account.struck if each.account else ())
                for each in scores
            )
            / len(scores)
        )

    assert means == sorted(means)
