"""A level is a band of what a question asks: features of the hand with weights in one table."""

from statistics import mean

import pytest

from quizzes import Address, Kind, make
from quizzes.hands import difficulty as demand
from quizzes.hands.levels import distance
from quizzes.systems import profile_of
from scoring import RULE_SETS, Score, rule_set, score, wire


def scored(rules: str, **line: object) -> Score:
    told = {"seat": "E", "round": "E", **line}
    hand, _ = wire.read_hand({"rules": rules, **told})
    return score(hand, rule_set(rules))


PUNG = {"kind": "pung", "tiles": "777z", "from": "S"}
ROBBED = scored(
    "mcr-2014", concealed="123456m23s55z", melds=[PUNG], win="1s", by="robbed-kong", **{"from": "W"}
)
ORPHANS = scored("mcr-2014", concealed="119m19p19s123456z", win="7z", by="draw")
MIXED = scored("mcr-2014", concealed="123123789m123p5z", win="5z", by="draw")
DOUBLE = scored(
    "rengo",
    concealed="112233m445566p7s",
    win="7s",
    by="draw",
    riichi="double",
    deposits=1,
    dora_indicator="1z",
)
TWICE = scored(
    "mcr-2014",
    concealed="5z",
    win="5z",
    melds=[
        {"kind": "chow", "tiles": "123m", "from": "N"},
        {"kind": "chow", "tiles": "123m", "from": "N"},
        {"kind": "chow", "tiles": "456p", "from": "N"},
        {"kind": "chow", "tiles": "456p", "from": "N"},
    ],
    by="discard",
    **{"from": "W"},
)


@pytest.mark.parametrize(
    ("found", "features"),
    [
        (ROBBED, {"lines": 5, "implied": 2, "melds": 1, "circumstances": 1}),
        (ORPHANS, {"lines": 2, "implied": 2, "rarities": 1}),
        (MIXED, {"lines": 7, "implied": 1, "excluded": 2}),
        (DOUBLE, {"lines": 3, "excluded": 2, "rivals": 1, "circumstances": 1}),
        (TWICE, {"lines": 3, "repeats": 1, "implied": 1, "melds": 4}),
    ],
)
def test_what_the_features_measure(found: Score, features: dict[str, float]) -> None:
    measured = {name: each.measure(found) for name, each in demand.FEATURES.items()}

    assert {name: value for name, value in measured.items() if value} == features


def test_a_hand_asks_the_sum_of_its_features() -> None:
    assert demand.hand_difficulty(MIXED) == pytest.approx(7 + 0.6 + 2 * 1.2)


def test_a_hand_without_a_shape_asks_nothing() -> None:
    assert (
        demand.hand_difficulty(scored("imj", concealed="123456789m1235z", win="7z", by="draw")) == 0
    )


@pytest.mark.parametrize("rules", RULE_SETS)
def test_bands_rise_and_overlap(rules: str) -> None:
    bands = [level.difficulty_range for level in profile_of(rule_set(rules)).craft.levels.values()]

    assert bands == sorted(bands)
    assert all(low < high for low, high in bands)
    assert all(low <= before for (low, _), (_, before) in zip(bands[1:], bands, strict=False))


@pytest.mark.parametrize("rules", ["mcr-2014", "imj", "rengo"])
def test_hands_lie_in_the_band_of_their_level(rules: str) -> None:
    """Most of them, and what they ask rises with the level."""
    means = []
    for level in range(1, 6):
        band = profile_of(rule_set(rules)).craft.levels[level].difficulty_range
        run = [make(Address(rules, Kind.TOTAL, level, 9, index)).score for index in range(24)]
        asked = [demand.hand_difficulty(found) for found in run if found]
        means.append(mean(asked))
        assert mean(distance(each, band) for each in asked) < 2

    assert means == sorted(means)


def test_an_easy_kind_takes_harder_hands() -> None:
    """To find one of four fans is less than to count them all, so the hand may be more."""
    asked = {
        kind: mean(
            demand.hand_difficulty(found)
            for index in range(40)
            if (found := make(Address("mcr-2014", kind, 2, 9, index)).score)
        )
        for kind in (Kind.FIND, Kind.PAYMENTS)
    }

    assert asked[Kind.PAYMENTS] < asked[Kind.FIND]
