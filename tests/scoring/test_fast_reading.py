"""What makes reading fast is held to reading with care, on sound lines and on spoilt ones."""

from random import Random
from typing import Any

import pytest

from scoring import RULE_SETS, Circumstances, Hand, ScoringError, wire
from scoring.counts import packed_tiles, read_tiles
from scoring.hand import WinSource
from scoring.tiles import parse_tiles
from scoring.wire import lines
from tests.scoring.random_hands import random_hand
from tests.scoring.rengo.random_riichi import random_riichi

VALUES = (None, 0, 1, 1.0, True, False, "", "E", "S", "1m", " 1m", "11m", "1f", "draw", [], {}, 4)
KEYS = (*lines._CIRCUMSTANCES, "melds", "win", "concealed", "rules")


def with_care(line: dict[str, Any]) -> Hand:
    """The hand as it is read where something may be wrong."""
    hand = wire.read_hand_alone(line)
    RULE_SETS[line["rules"]].check(hand)
    return hand


def random_lines(count: int) -> list[dict[str, Any]]:
    rng = Random(27)
    plain = [wire.write_hand(random_hand(rng), rng.choice(list(RULE_SETS))) for _ in range(count)]
    return plain + [wire.write_hand(random_riichi(rng), "rengo") for _ in range(count)]


def told(hand: Hand) -> tuple[Any, ...]:
    return hand, vars(hand.circumstances), hand.standing_counts, hand.counts


def test_every_sound_line_is_read_at_once_and_as_with_care() -> None:
    for line in random_lines(300):
        try:
            hand = with_care(line)
        except ScoringError:  # of another rule set: flowers, for example
            continue
        assert told(lines._read_at_once(line)[0]) == told(hand)


def test_what_is_read_at_once_is_sound_and_the_same_with_care() -> None:
    rng = Random(28)
    for line in random_lines(600):
        line[rng.choice(KEYS)] = rng.choice(VALUES)
        try:
            hand = lines._read_at_once(line)[0]
        except (ScoringError, LookupError, TypeError, AttributeError):
            continue
        assert told(hand) == told(with_care(line))
        assert not [*hand._faults()]
        assert not [*hand.circumstances._faults()]


@pytest.mark.parametrize(("key", "value"), [("last", 1), ("deposits", True), ("furiten", 0.0)])
def test_one_is_not_true_even_after_a_sound_line(key: str, value: object) -> None:
    sound = wire.write_hand(random_riichi(Random(1)), "rengo") | {"last": True, "deposits": 1}
    wire.read_hand(sound | {"furiten": False})
    with pytest.raises(ScoringError) as caught:
        wire.read_hand(sound | {key: value})
    assert caught.value.code == "bad-value"


def test_tiles_are_read_in_order_with_their_counts() -> None:
    for text in ("", "123m", "321m1z9p", " 1 1m 5z", "1f1m"):
        tiles = tuple(sorted(parse_tiles(text)))
        assert read_tiles(text) == (tiles, packed_tiles(tiles))


def test_circumstances_are_the_same_whichever_way_they_are_made() -> None:
    made = Circumstances.of({"by": WinSource.DRAW, "deposits": 2})
    assert made == Circumstances(by=WinSource.DRAW, deposits=2)
    assert vars(made) == vars(Circumstances(by=WinSource.DRAW, deposits=2))
