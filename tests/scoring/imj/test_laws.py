"""Laws of every hand under International Mahjong, and a second opinion on its rank."""

from dataclasses import replace
from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from scoring import TILES, WINDS, Hand, ScoringError, Wind, WinSource, rule_set, score, waits, wire
from scoring.imj.rules import RULES
from tests.scoring.imj import naive
from tests.scoring.imj.lines import counted, struck
from tests.scoring.random_hands import random_hand, relabelled


def imj_hand(rng: Random) -> Hand:
    """A winning hand with circumstances of this rule set."""
    while True:
        hand = random_hand(rng)
        told = hand.circumstances
        kongs = sum(meld.is_kong for meld in hand.melds)
        row = rng.randint(1, min(kongs, 3)) if told.by is WinSource.REPLACEMENT else None
        first_turn = not hand.melds and rng.random() < 0.1
        if first_turn:  # the dealer's draw, or the dealer's discard
            seat = Wind.EAST if told.self_drawn else rng.choice(WINDS[1:])
            told = replace(told, seat=seat, discarder=None if told.self_drawn else Wind.EAST)
        told = replace(
            told,
            last_of_kind=False,
            kongs_in_row=row,
            first_turn=first_turn,
            last=rng.random() < 0.1,
            flowers=tuple(rng.sample(TILES[34:], rng.choice((0, 0, 1, 3, 5, 8)))),
            lowest=rng.choice((None, None, 1, 3)),
            highest=rng.choice((None, None, 5, 10, 20)),
            liable=rng.choice((None, told.seat.after(2))),
        )
        try:
            hand = replace(hand, circumstances=told)
            RULES.check(hand)
        except ScoringError:
            continue
        if score(hand, RULES).account:
            return hand


HANDS = st.integers(min_value=0, max_value=2**32).map(lambda seed: imj_hand(Random(seed)))
law = settings(max_examples=100, deadline=None)


def second_opinion(hand: Hand) -> float | None:
    return naive.rank(wire.write_hand(hand, "imj"))


@law
@given(HANDS)
def test_the_rank_is_the_most_that_the_limits_allow(hand: Hand) -> None:
    expected = second_opinion(hand)
    if expected is not None:
        assert score(hand, RULES).total == expected


@pytest.mark.slow
def test_the_rank_is_the_most_that_the_limits_allow_on_thousands_of_hands() -> None:
    rng = Random(30)
    for _ in range(2500):
        hand = imj_hand(rng)
        expected = second_opinion(hand)
        if expected is not None:
            assert score(hand, RULES).total == expected, wire.write_hand(hand, "imj")


@law
@given(HANDS)
def test_payments_sum_to_zero_and_only_losers_pay(hand: Hand) -> None:
    """30.3."""
    result = score(hand, RULES)
    circumstances = hand.circumstances
    if result.payments is None:
        assert result.why_not == "minimum"
        assert result.total < (circumstances.lowest or 0)
        return
    assert sum(result.payments.values()) == 0
    losers = [seat for seat, paid in result.payments.items() if paid < 0]
    assert circumstances.seat not in losers
    assert len(losers) == (
        3 if circumstances.self_drawn and result.payments[circumstances.seat.after(1)] else 1
    )


@law
@given(HANDS)
def test_the_total_is_the_sum_without_the_half(hand: Hand) -> None:
    """30.2."""
    result = score(hand, RULES)
    points = sum(line.points for line in result.counted)
    assert result.total == (points if points == 0.5 else int(points))


@law
@given(HANDS)
def test_the_limits_of_the_groups_hold(hand: Hand) -> None:
    """25 to 28.5."""
    result = score(hand, RULES)
    found = [RULES.fan(name) for name in counted(result)]
    for one in found:
        assert not {other.id for other in found} & set(one.excludes)
    for group in RULES.groups:
        here = [fan.id for fan in found if fan.series == group.id]
        if group.alone and here:
            assert len(found) == 1
        if group.one_of:
            assert len(here) <= 1 or any(set(here) <= each for each in group.together)


@law
@given(HANDS)
def test_what_is_struck_names_what_struck_it(hand: Hand) -> None:
    result = score(hand, RULES)
    for name, (because, principle, articles) in struck(result).items():
        assert principle in RULES.principles
        assert because in counted(result) or because == "special-alone"
        assert name not in counted(result)
        assert articles


@law
@given(HANDS)
def test_no_reading_is_worth_more(hand: Hand) -> None:
    result = score(hand, RULES)
    assert all(other.total <= result.total for other in result.others)


@law
@given(HANDS, st.randoms(use_true_random=False), st.permutations("mps"))
def test_order_and_the_names_of_suits_change_nothing(
    hand: Hand, rng: Random, names: list[str]
) -> None:
    concealed, melds = list(hand.concealed), list(hand.melds)
    rng.shuffle(concealed)
    rng.shuffle(melds)
    other = Hand(tuple(concealed), tuple(melds), hand.win, hand.circumstances)
    other = relabelled(other, dict(zip("mps", names, strict=True)))
    one, two = score(hand, RULES), score(other, RULES)
    assert (one.total, one.payments, counted(one)) == (two.total, two.payments, counted(two))


@law
@given(HANDS)
def test_more_fans_never_pay_less(hand: Hand) -> None:
    """30.1: the chart rises, so drawing the same tile instead never pays the winner less."""
    circumstances = replace(
        hand.circumstances, by=WinSource.DISCARD, kongs_in_row=None, lowest=None
    )
    claimed = score(replace(hand, circumstances=circumstances), RULES)
    robbed = score(
        replace(hand, circumstances=replace(circumstances, by=WinSource.DRAW, liable=None)), RULES
    )
    assert claimed.payments is not None
    assert robbed.payments is not None
    assert robbed.payments[circumstances.seat] >= claimed.payments[circumstances.seat]


@law
@given(HANDS)
def test_the_winning_tile_is_among_the_waits_with_the_same_total(hand: Hand) -> None:
    results = {wait.tile: wait.score.total for wait in waits(hand.waiting_hand, RULES)}
    assert results[hand.win] == score(hand, RULES).total


@law
@given(HANDS)
def test_a_written_hand_reads_back(hand: Hand) -> None:
    read, rules = wire.read_hand(wire.write_hand(hand, "imj"))
    assert rules is rule_set("imj")
    one, two = score(read, rules), score(hand, rules)
    assert (one.total, one.payments) == (two.total, two.payments)
