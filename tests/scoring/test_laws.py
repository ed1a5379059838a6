"""Laws that hold for every hand (3.9.1): order, names of suits, sums, and the reading worth most."""

from collections import Counter
from dataclasses import replace
from random import Random

from hypothesis import given, settings
from hypothesis import strategies as st

from scoring import (
    TILES,
    Hand,
    Meld,
    Score,
    Tile,
    format_tiles,
    parse_tiles,
    rule_set,
    score,
    waits,
    wire,
)
from tests.scoring.case_lines import times
from tests.scoring.random_hands import random_hand, relabelled

RULES = rule_set("mcr-2014")
HANDS = st.integers(min_value=0, max_value=2**32).map(lambda seed: random_hand(Random(seed)))
law = settings(max_examples=150, deadline=None)
SUIT_BOUND = ("all-green", "reversible-tiles")


def fans(result: Score) -> Counter[str]:
    return times(result.counted)


@law
@given(HANDS, st.permutations("mps"))
def test_renaming_suits_changes_nothing_but_all_green_and_reversible(
    hand: Hand, names: list[str]
) -> None:
    one = score(hand, RULES)
    other = score(relabelled(hand, dict(zip("mps", names, strict=True))), RULES)
    bound = any(
        each in fans(result) or any(s.fan.id == each for s in result.account.struck)
        for result in (one, other)
        if result.account
        for each in SUIT_BOUND
    )
    if not bound:
        assert fans(one) == fans(other)
        assert one.total == other.total


@law
@given(HANDS, st.randoms(use_true_random=False))
def test_the_order_of_tiles_and_melds_changes_nothing(hand: Hand, rng: Random) -> None:
    concealed, melds = list(hand.concealed), list(hand.melds)
    rng.shuffle(concealed)
    rng.shuffle(melds)
    shuffled = Hand(tuple(concealed), tuple(melds), hand.win, hand.circumstances)
    assert fans(score(hand, RULES)) == fans(score(shuffled, RULES))


@law
@given(HANDS, st.integers(1, 3))
def test_turning_the_table_turns_the_payments(hand: Hand, steps: int) -> None:
    def turned(each: Tile) -> Tile:
        return TILES[27 + (each.index - 27 + steps) % 4] if each.is_wind else each

    def turned_meld(meld: Meld) -> Meld:
        return replace(meld, tiles=tuple(map(turned, meld.tiles)))

    told = hand.circumstances
    circumstances = replace(told, seat=told.seat.after(steps), round=told.round.after(steps))
    other = Hand(
        tuple(map(turned, hand.concealed)),
        tuple(map(turned_meld, hand.melds)),
        turned(hand.win),
        circumstances,
    )
    one, two = score(hand, RULES), score(other, RULES)
    assert fans(one) == fans(two)
    if one.payments:
        assert two.payments == {seat.after(steps): paid for seat, paid in one.payments.items()}


@law
@given(HANDS)
def test_payments_sum_to_zero_and_follow_3_9_1_3(hand: Hand) -> None:
    result = score(hand, RULES)
    if not result.win:
        assert result.payments is None
        assert result.counted_for_minimum < 8
        return
    assert result.payments is not None
    assert sum(result.payments.values()) == 0
    circumstances = hand.circumstances
    worth = 3 * (8 + result.total) if circumstances.self_drawn else 24 + result.total
    assert result.payments[circumstances.seat] == worth


@law
@given(HANDS)
def test_the_account_sums_to_the_total_and_no_reading_is_worth_more(hand: Hand) -> None:
    result = score(hand, RULES)
    assert result.account is not None
    assert sum(line.points for line in result.counted) == result.total
    assert all(other.total <= result.account.total for other in result.others)
    counted = {line.fan.id for line in result.account.counted}
    for each in result.account.struck:
        assert each.because in counted | set(RULES.principles)
        assert each.articles[-1] == RULES.principles[each.principle]


@law
@given(HANDS)
def test_nothing_counted_is_struck_by_something_counted(hand: Hand) -> None:
    account = score(hand, RULES).account
    assert account is not None
    for line in account.counted:
        for other in account.counted:
            scope = line.fan.strikes.get(other.fan.id)
            assert scope is None or (scope.value == "same-sets" and other.value <= line.value)


@law
@given(HANDS)
def test_the_winning_tile_is_among_the_waits_with_the_same_total(hand: Hand) -> None:
    if hand.circumstances.last_of_kind:
        return  # what lies on the table is told of one tile, not of every wait
    results = {wait.tile: wait.score.total for wait in waits(hand.waiting_hand, RULES)}
    assert results[hand.win] == score(hand, RULES).total


@law
@given(HANDS)
def test_a_written_hand_reads_back(hand: Hand) -> None:
    read, rules = wire.read_hand(wire.write_hand(hand, "mcr-2014"))
    assert rules is RULES
    assert score(read, RULES).payments == score(hand, RULES).payments
    assert (read.concealed, read.melds, read.win) == (hand.concealed, hand.melds, hand.win)


@given(st.lists(st.sampled_from(TILES), max_size=20))
def test_tiles_parse_back_from_what_is_written(tiles: list[Tile]) -> None:
    assert list(parse_tiles(format_tiles(tiles))) == tiles
