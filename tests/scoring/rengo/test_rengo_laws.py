"""Laws that hold of every hand under the rules of Rengo."""

from dataclasses import replace
from random import Random

from hypothesis import given, settings
from hypothesis import strategies as st

from scoring import Hand, Riichi, Wind, score, wire
from scoring.rengo.limits import LIMITS, YAKUMAN_LIMIT, basic_points, limit_of
from scoring.rengo.payments import gain
from tests.scoring.random_hands import relabelled
from tests.scoring.rengo.random_riichi import RULES, random_riichi

hands = st.integers(0, 2**32).map(lambda seed: random_riichi(Random(seed)))
some = settings(max_examples=60, deadline=None)


@some
@given(hands)
def test_payments_sum_to_the_deposits(hand: Hand) -> None:
    """Articles 43 and 47."""
    result = score(hand, RULES)

    assert (result.payments is not None) == result.win
    if result.payments is not None:
        assert sum(result.payments.values()) == 1000 * hand.circumstances.deposits
        assert all(points % 100 == 0 for points in result.payments.values())
        assert result.payments[hand.circumstances.seat] > 0


@some
@given(hands)
def test_the_winner_gets_what_base_and_han_come_to(hand: Hand) -> None:
    """Articles 57 to 59, from the answer alone."""
    answer = wire.write_score(score(hand, RULES))
    if not answer["win"]:
        return
    circumstances = hand.circumstances
    by_limit = {row.id: row.a for row in (*LIMITS, YAKUMAN_LIMIT)}
    a = by_limit.get(answer["limit"]) or basic_points(answer["base"], answer["total"])

    gained = (
        gain(a, circumstances.seat is Wind.EAST, circumstances.self_drawn)
        + 1000 * circumstances.deposits
    )

    assert answer["payments"][circumstances.seat.value] == gained
    if answer["base"] is not None:
        limit = limit_of(answer["base"], answer["total"])
        assert answer["limit"] == (limit.id if limit else None)


@some
@given(hands)
def test_the_lines_sum_to_total_and_base(hand: Hand) -> None:
    """Articles 54, 56 and 57(1)."""
    result = score(hand, RULES)
    for account in (result.account, *result.others):
        if account is None:
            continue
        han = sum(line.points for line in account.counted)
        if account.base is None:
            assert {line.value for line in account.counted} == {13}
            assert account.total == 13
        else:
            assert account.total == han
            assert account.base.points == sum(item.points for item in account.base.items)
            assert account.base.points in (25, *range(20, 170, 10))


@some
@given(hands)
def test_no_other_reading_pays_more(hand: Hand) -> None:
    """Article 60."""
    result = score(hand, RULES)
    if result.account is None or result.account.base is None:
        return
    best = worth(result.account.base.points, int(result.account.total))
    for other in result.others:
        assert other.base is not None
        if any(line.fan.id != "dora" for line in other.counted):
            assert worth(other.base.points, int(other.total)) <= best


def worth(base: int, han: int) -> int:
    limit = limit_of(base, han)
    return limit.a if limit else basic_points(base, han)


@some
@given(hands, st.randoms(use_true_random=False))
def test_the_order_of_the_tiles_does_not_matter(hand: Hand, rng: Random) -> None:
    shuffled = list(hand.concealed)
    rng.shuffle(shuffled)
    other = Hand(tuple(shuffled), hand.melds, hand.win, hand.circumstances)

    assert wire.write_score(score(other, RULES)) == wire.write_score(score(hand, RULES))


@some
@given(hands, st.permutations("mps"))
def test_suits_are_alike_but_for_green(hand: Hand, suits: list[str]) -> None:
    """Only 52(9) knows one suit from another; the dora is left out, for it names a tile."""
    plain = replace(hand, circumstances=replace(hand.circumstances, dora_indicator=None))
    other = relabelled(plain, dict(zip("mps", suits, strict=True)))

    one, two = (wire.write_score(score(each, RULES)) for each in (plain, other))

    if "ryuuiisou" not in {line["id"] for line in one["fans"] + two["fans"]}:
        assert one == two


@some
@given(hands)
def test_riichi_never_makes_a_hand_pay_less(hand: Hand) -> None:
    """Article 51(10) and (11): one han, and two for the first discard."""
    if not hand.is_concealed or hand.circumstances.first_turn:
        return
    sums = []
    for riichi in (Riichi.NONE, Riichi.RIICHI, Riichi.DOUBLE):
        circumstances = replace(hand.circumstances, riichi=riichi, furiten=False)
        paid = score(replace(hand, circumstances=circumstances), RULES).payments
        sums.append(paid[circumstances.seat] if paid else 0)

    assert sums == sorted(sums)
