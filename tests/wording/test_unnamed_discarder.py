"""Who pays where nobody said whose tile won: what the discarder did is told, and no seat."""

import re

import pytest

from quizzes.typed.hand import read_typed
from scoring import Score, Wind, rule_set, score, wire
from scoring.unnamed import unnamed_payments
from wording import payment_text, seat_name, translator

EN = translator("en")
STRAIGHT = "8p123456789s [666z] 8p"
DRAGONS = "99p11s [555z] [666z] [777z] 1s"

# 2014 and 2006, 3.9.1.3(2); 1998, 10.1(3); IMJ 30.3(2) and (3); Rengo 58 and 67.
PAID = [
    ("mcr-2014", STRAIGHT, {}, "The discarder pays 28, the other two 8 each; East wins 44."),
    (
        *("mcr-1998", "123456m44p23s [777z] 1s", {"by": "robbed-kong"}),
        "The player whose kong was robbed pays",
    ),
    ("imj", STRAIGHT, {}, "The discarder alone pays East"),
    ("imj", "123456m789p2355s 1s", {"by": "robbed-kong"}, "whose kong was robbed pays threefold"),
    ("rengo", STRAIGHT, {}, "The discarder alone pays East"),
    (
        *("rengo", "123456m789p2355s 1s", {"by": "robbed-kong"}),
        "The player whose kong was robbed alone pays East",
    ),
    ("rengo", DRAGONS, {"liable": "S"}, "The discarder and South, who is liable (pao), pay East"),
    ("rengo", DRAGONS, {"liable": "W"}, "The discarder and West, who is liable (pao), pay East"),
    ("rengo", STRAIGHT, {"liable": "S"}, "The discarder alone pays East"),
]


def scored(rules: str, typed: str, told: dict[str, str]) -> Score:
    hand, _ = wire.read_hand({"rules": rules, **read_typed(typed).line(), **told})
    return score(hand, rule_set(rules))


@pytest.mark.parametrize(("rules", "typed", "told", "said"), PAID)
def test_the_discarder_is_not_made_up(rules: str, typed: str, told: dict[str, str], said: str):
    text = payment_text(scored(rules, typed, told), EN)

    assert said in text
    liable = [seat_name(Wind(told["liable"]), EN)] if "(pao)" in said else []
    assert re.findall("South|West|North", text) == liable


@pytest.mark.parametrize(
    ("rules", "typed", "told", "giver"),
    [
        (rules, typed, told, giver)
        for rules, typed, told, _said in PAID
        for giver in "SWN"
        if giver != told.get("liable")
    ],
)
def test_the_sums_are_those_of_any_seat(rules: str, typed: str, told: dict[str, str], giver: str):
    found = unnamed_payments(scored(rules, typed, told))
    paid = scored(rules, typed, told | {"from": giver}).payments
    assert found is not None
    assert paid is not None

    by_seat = dict.fromkeys("SWN", -found.other) | {giver: -found.discarder}
    if found.liable is not None:
        by_seat[told["liable"]] = -found.liable
    assert {seat.value: change for seat, change in paid.items()} == {"E": found.won, **by_seat}


@pytest.mark.parametrize(
    ("rules", "typed", "told"),
    [
        ("mcr-2014", STRAIGHT, {"from": "W"}),
        ("mcr-2014", STRAIGHT, {"by": "draw"}),
        ("mcr-2014", "123m456p678s1122z 2z", {}),
        ("imj", "1z [1111m] (2222m) [3333p] [444+4p]", {"kongs_in_row": 4, "win": "1z"}),
    ],
)
def test_a_seat_is_only_left_open_where_it_matters(rules: str, typed: str, told: dict[str, object]):
    """A named discarder, a drawn tile, no win; four kongs in a row, for which all pay (IMJ 25.2(5))."""
    assert unnamed_payments(scored(rules, typed, told)) is None
