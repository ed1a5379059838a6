"""Hands as at the table: dealt and played, so that all that is told of them happened."""

from collections import Counter

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from quizzes import Address, Kind, Question, make
from quizzes.address import TABLE_AIM
from quizzes.deal.play import play_deal
from quizzes.deal.state import Played
from quizzes.hands.draw import Draw
from quizzes.question import hand_of, score_of, tiles_of
from scoring import (
    RULE_SETS,
    WINDS,
    Hand,
    MeldKind,
    Riichi,
    RuleSet,
    System,
    Wind,
    WinSource,
    rule_set,
    score,
    waits,
)
from scoring.waits import completing_kinds

RULES = st.sampled_from(list(RULE_SETS.values()))
KINDS = (Kind.FANS, Kind.TOTAL, Kind.LEGAL, Kind.PAYMENTS, Kind.FIND, Kind.WAITS)


def dealt(rules: RuleSet, number: int) -> Played:
    return play_deal(rules, Draw(f"test/{rules.id}", number), WINDS[number % 4])


def natural(rules: str, kind: Kind, index: int, level: int = 3) -> Question:
    return make(Address(rules, kind, level, 5, index, (), TABLE_AIM))


@settings(max_examples=60)
@given(rules=RULES, number=st.integers(0, 10**6))
def test_a_win_of_a_deal_could_lie_on_a_table(rules: RuleSet, number: int) -> None:
    found = dealt(rules, number).win
    if found is None:
        return
    rules.check(found.hand)
    assert score(found.hand, rules) == found
    circumstances, melds = found.hand.circumstances, found.hand.melds
    for meld in melds:
        if meld.kind is MeldKind.CHOW:
            assert meld.claimed_from is circumstances.seat.after(3)
    if circumstances.by is WinSource.REPLACEMENT:
        assert any(meld.is_kong for meld in melds)
        assert not circumstances.last
    if circumstances.first_turn:
        assert not melds
    _check_own(rules, found.hand)


def _check_own(rules: RuleSet, hand: Hand) -> None:
    """What a rule set's own circumstances mean."""
    circumstances = hand.circumstances
    match rules.system:
        case System.MCR:
            assert not circumstances.first_turn
            assert circumstances.dora_indicator is None
        case System.IMJ:
            assert hand.win.is_flower or len(circumstances.flowers) < 7
        case System.RENGO:
            assert not circumstances.flowers
            assert circumstances.dora_indicator is not None
            assert not circumstances.furiten or circumstances.self_drawn
            if circumstances.riichi is not Riichi.NONE:
                assert circumstances.deposits >= 1
                assert not any(meld.is_claimed for meld in hand.melds)


@settings(max_examples=20)
@given(rules=RULES, number=st.integers(0, 10**6))
def test_who_waits_waits_for_something(rules: RuleSet, number: int) -> None:
    for waiting_hand in dealt(rules, number).waiting:
        kinds = completing_kinds(waiting_hand.concealed, len(waiting_hand.melds), rules.shapes)
        assert kinds
        # four alike are no two pairs under Rengo, and a fifth tile there is not
        assert waits(waiting_hand, rules) or all(waiting_hand.count(tile) >= 3 for tile in kinds)


def test_hands_that_are_complete_and_no_win_are_refused_for_a_reason() -> None:
    reasons = Counter(
        (rules.system, found.why_not)
        for rules in (rule_set("mcr-2014"), rule_set("rengo"))
        for number in range(40)
        for found in dealt(rules, number).refused
    )

    assert {why for system, why in reasons if system is System.MCR} == {"minimum"}
    assert {why for system, why in reasons if system is System.RENGO} == {"no-yaku", "furiten"}


@pytest.mark.parametrize("rules", ["mcr-2014", "imj", "rengo"])
@pytest.mark.parametrize("kind", KINDS)
def test_every_kind_about_a_hand_takes_one_from_the_table(rules: str, kind: Kind) -> None:
    run = [natural(rules, kind, index) for index in range(6)]
    hands = {tiles_of(question) for question in run}

    assert len(hands) == 6
    assert run[0] == natural(rules, kind, 0)


def test_seats_and_ways_of_winning_vary() -> None:
    run = [natural("mcr-2014", Kind.TOTAL, index) for index in range(60)]
    circumstances = [hand.circumstances for question in run if (hand := hand_of(question))]

    assert {each.seat for each in circumstances} == set(Wind)
    assert {each.round for each in circumstances} == set(Wind)
    assert {WinSource.DISCARD, WinSource.DRAW} <= {each.by for each in circumstances}


def test_levels_choose_mildly_among_natural_hands() -> None:
    """A higher level has more to count on the whole, though every hand is one that was won."""
    means = []
    for level in (1, 5):
        run = [natural("mcr-2014", Kind.TOTAL, index, level) for index in range(40)]
        means.append(
            sum(len(score.counted) for each in run if (score := score_of(each))) / len(run)
        )

    assert means[0] < means[1]
