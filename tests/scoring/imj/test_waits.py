"""Which tiles win, and what each would score (19)."""

from typing import Any

import pytest

from scoring import rule_set, waits, wire

RULES = rule_set("imj")


def found(concealed: str, **told: Any) -> dict[str, float]:
    line = {"rules": "imj", "concealed": concealed, "seat": "S", "round": "W"} | told
    waiting_hand, rules = wire.read_waiting_hand(line)
    return {str(wait.tile): wait.score.total for wait in waits(waiting_hand, rules)}


@pytest.mark.parametrize(
    ("concealed", "told", "expected"),
    [
        ("1112345678999m", {}, {f"{number}m": 13 for number in range(1, 10)}),
        (
            "19m19p19s1234567z",
            {},
            {f"{n}{s}": 13 for s in "mps" for n in (1, 9)} | {f"{n}z": 13 for n in range(1, 8)},
        ),
        ("147m258p1234567z", {}, {"3s": 6, "6s": 6, "9s": 6}),
        ("147m25p3s1234567z", {}, {"8p": 6, "6s": 6, "9s": 6}),
        ("147m258p36s12345z", {}, {}),
        ("147m258p369s1122z", {}, {}),
        ("1133m2288p4466s5z", {}, {"5z": 5}),
    ],
    ids=[
        "nine gates",
        "thirteen unios",
        "one suit of stars",
        "stars",
        "five honors",
        "straight",
        "pairs",
    ],
)
def test_the_tiles_that_win(
    concealed: str, told: dict[str, Any], expected: dict[str, float]
) -> None:
    assert found(concealed, **told) == expected


def test_a_tile_of_which_the_hand_holds_all_four_is_left_out() -> None:
    assert found("1111m234567p789s") == {}


@pytest.mark.parametrize(
    ("by", "flowers", "expected"),
    [
        ("draw", "123456f", {"5z": 7, "7f": 3, "8f": 3}),
        ("draw", "1234567f", {"5z": 7, "8f": 9}),
        ("draw", "12345f", {"5z": 6}),
        ("discard", "123456f", {"5z": 6}),
    ],
    ids=["six held", "seven held", "five held", "no flower is discarded"],
)
def test_a_drawn_flower_wins_where_it_is_the_seventh_or_eighth(
    by: str, flowers: str, expected: dict[str, float]
) -> None:
    """25.2(1), (2)."""
    assert set(found("1133m2288p4466s5z", by=by, flowers=flowers)) == set(expected)
    flowers_won = {tile: total for tile, total in expected.items() if tile.endswith("f")}
    assert flowers_won.items() <= found("1133m2288p4466s5z", by=by, flowers=flowers).items()
