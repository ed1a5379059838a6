"""What may win and what may not, dora, the choice of the reading, waits, and what cannot be."""

from typing import Any

import pytest

from scoring import ScoringError, Shape, rule_set, tile, waits, wire
from scoring.rengo.dora import dora_after
from tests.scoring.rengo.lines import counted, hand, scored

RULES = rule_set("rengo")
NO_YAKU = "23m456p99s <789s <567p -1m"
NOT_A_SHAPE = "123m456p99s7733z1s -7z"
FURITEN = [
    # the hand, why it is no win: 62 before 63 and 64, and a draw is free
    ("23m456789p55s678s -1m furiten", "furiten"),
    ("23m456789p55s678s -1m furiten riichi", "furiten"),
    ("23m456p99s <789s <567p -1m robbed furiten", "furiten"),
    ("23m456789p55s678s -1m furiten draw", None),
    (NO_YAKU + " furiten", "no-yaku"),
    (NOT_A_SHAPE + " furiten", "shape"),
    (NO_YAKU, "no-yaku"),
    (NO_YAKU + " draw", "no-yaku"),
    (NO_YAKU + " last", None),
    ("119m19p19s123457z -5z", "shape"),
    ("11m2288p66s4444z1m -1m", "shape"),  # two pairs of one kind are not seven kinds (4(2))
    ("123m456p789s7733z -7z", None),
]


@pytest.mark.parametrize(("text", "why_not"), FURITEN)
def test_why_a_hand_does_not_win(text: str, why_not: str | None) -> None:
    """Articles 4, 62, 63 and 64."""
    result = scored(text)

    assert result.why_not == why_not
    assert result.win == (why_not is None)
    assert (result.payments is None) == (why_not is not None)


def test_a_hand_in_furiten_still_shows_what_it_is_worth() -> None:
    result = scored("23m456789p55s678s -1m furiten", dora_indicator="4s")

    assert counted(result) == {"pinfu": 1, "dora": 2}
    assert result.total == 3


def test_dora_alone_do_not_win() -> None:
    """Articles 16 and 62: a dora is a han and no yaku."""
    result = scored(NO_YAKU, dora_indicator="8s")

    assert result.why_not == "no-yaku"
    assert counted(result) == {"dora": 3}
    assert result.limit is None


AFTER = [
    "1m2m",
    "5m6m",
    "8m9m",
    "9m1m",
    "9p1p",
    "9s1s",
    "1z2z",
    "2z3z",
    "3z4z",
    "4z1z",
    "5z6z",
    "6z7z",
    "7z5z",
]


@pytest.mark.parametrize("pair", AFTER)
def test_the_dora_is_the_next_of_its_kind(pair: str) -> None:
    """Article 16: white, green, red; after the last comes the first."""
    assert dora_after(tile(pair[:2])) == tile(pair[2:])


DORA: list[tuple[str, str, int]] = [
    ("23m456789p55s678s -1m", "4s", 2),
    ("23m456789p55s678s -1m", "9m", 1),  # the winning tile
    ("23m55s =777z *9999p <678s -1m", "8p", 4),  # a kong counts with all four
    ("23m55s =777z *9999p <678s -1m", "6z", 3),
    ("23m55s =777z *9999p <678s -1m", "1z", 0),
]


@pytest.mark.parametrize(("text", "indicator", "times"), DORA)
def test_each_dora_is_a_han(text: str, indicator: str, times: int) -> None:
    """Article 16."""
    without, result = scored(text), scored(text, dora_indicator=indicator)

    assert sum(line.times for line in result.counted if line.fan.id == "dora") == times
    assert result.total == without.total + times


CHOICES: list[tuple[str, set[str]]] = [
    # three pungs or three chows alike
    ("222333444m678p7p -7p draw", {"sanankou", "menzen-tsumo", "tanyao"}),
    ("111222333m789p9s -9s", {"junchan", "iipeikou"}),
    # two times two chows are worth more than seven pairs
    ("112233m55p66778s -8s", {"ryanpeikou", "pinfu"}),
    # seven pairs where there is nothing else to read
    ("112233m5588p667s -7s", {"chiitoitsu"}),
    # the han of pinfu against the points of a pair wait
    ("3455m456789p567s -5m", {"pinfu"}),
]


@pytest.mark.parametrize(("text", "yaku"), CHOICES)
def test_the_reading_that_pays_most_counts(text: str, yaku: set[str]) -> None:
    """Article 60."""
    assert set(counted(scored(text))) == yaku


def test_other_readings_are_told_and_pay_no_more() -> None:
    """Article 60."""
    result = scored("222333444m678p7p -7p")

    assert result.account is not None
    assert {other.reading.shape for other in result.others} == {Shape.STANDARD}
    assert all(other.total <= result.account.total for other in result.others)


def test_seven_pairs_read_beside_twice_two_chows() -> None:
    (other,) = scored("112233m55p66778s -8s").others

    assert other.reading.shape is Shape.SEVEN_PAIRS


IMPOSSIBLE: list[tuple[str, dict[str, Any], str]] = [
    ("23m456p99s <789s <567p -1m", {"riichi": "riichi"}, "riichi-with-open-hand"),
    ("23m456p99s <789s #6666s -1m", {"riichi": "double"}, "riichi-with-open-hand"),
    ("23m99s <789s *5555p <567s -1m", {"dora_indicator": "5p"}, "indicator-in-hand"),
    ("23m456789p55s678s -1m robbed", {"dora_indicator": "1m"}, "indicator-in-robbed-kong"),
    ("23m456789p55s678s -1m", {"flowers": "1f"}, "flowers-not-used"),
    ("23m456789p55s678s -1f", {}, "flower-in-hand"),
]


@pytest.mark.parametrize(("text", "told", "code"), IMPOSSIBLE)
def test_what_no_hand_can_be(text: str, told: dict[str, Any], code: str) -> None:
    """Articles 1, 16 and 36."""
    with pytest.raises(ScoringError) as caught:
        scored(text, **told)

    assert code in [fault.code for fault in caught.value.faults]


def test_a_concealed_kong_keeps_the_hand_closed_for_riichi() -> None:
    """Articles 36 and 50."""
    assert "riichi" in counted(scored("23m99s789s567s *5555p -1m riichi"))


def answers(text: str, **told: object) -> list[tuple[str, bool, float]]:
    waiting_hand, rules = wire.read_waiting_hand(hand(text, **told))
    return [
        (str(wait.tile), wait.score.win, wait.score.total) for wait in waits(waiting_hand, rules)
    ]


def test_waits_are_all_that_complete_the_shape_with_or_without_a_yaku() -> None:
    """Articles 4 and 62."""
    assert answers("12378m99s <456m <345p") == [("6m", False, 0), ("9m", True, 1)]
    assert answers("12378m99s <456m <345p", furiten=True) == [("6m", False, 0), ("9m", False, 1)]


def test_waits_leave_out_what_the_hand_holds_four_of() -> None:
    """34m waits for 2 and 5, and all four of 5m lie in the kong."""
    assert [name for name, _, _ in answers("34m22p345p567s *5555m")] == ["2m"]
    assert [name for name, _, _ in answers("34m22p345p567s *6666m")] == ["2m", "5m"]


def test_a_wait_for_a_fifth_tile_alone_is_none() -> None:
    """Article 44 is silent: a single wait for the characters 1 of which the hand holds all four."""
    assert answers("1111m234p567p789s") == []


def test_a_wait_for_the_kind_of_the_indicator_is_told_as_a_discard() -> None:
    """Article 1: with one of the four on the wall nobody has a kong of it to be robbed."""
    told = {"by": "robbed-kong", "dora_indicator": "1m"}
    results = {
        str(wait.tile): counted(wait.score)
        for wait in waits(*wire.read_waiting_hand(hand("23m456p99s <789s <567p", **told)))
    }

    assert [*results] == ["1m", "4m"]
    assert "chankan" not in results["1m"]
    assert "chankan" in results["4m"]


def test_seven_pairs_wait_for_no_third_and_fourth_of_a_kind() -> None:
    """Article 4(2): seven kinds."""
    assert answers("1122m3344p5566s5s") == []


def test_thirteen_orphans_wait_for_thirteen() -> None:
    """Article 4(3)."""
    found = answers("19m19p19s1234567z")

    assert len(found) == 13
    assert {(win, total) for _, win, total in found} == {(True, 13)}
