"""Edge, closed and single wait: one kind of tile alone completes the hand (3.8.1 rows 77-79)."""

import pytest

from scoring import score, wire
from tests.scoring.case_lines import times

WAIT_FANS = ("edge-wait", "closed-wait", "single-wait")


def wait_of(standing: str, win: str) -> str | None:
    """The wait fan counted with that block, two chows melded and a pair or set beside."""
    chows = [{"kind": "chow", "tiles": "123p"}, {"kind": "chow", "tiles": "567p"}]
    short = 7 - sum(character.isdigit() for character in standing)
    beside = {3: "777z", 2: "77z", 0: ""}[short]
    hand, rules = wire.read_hand(
        {"rules": "mcr-2014", "concealed": standing + beside, "win": win, "melds": chows}
    )
    results = [fan for fan in WAIT_FANS if times(score(hand, rules).counted)[fan]]
    assert len(results) <= 1, "at most one of the three"
    return results[0] if results else None


@pytest.mark.parametrize(
    ("standing", "win", "expected"),
    [
        pytest.param("12444m", "3m", "edge-wait", id="12 waits for the 3"),
        pytest.param("89444m", "7m", "edge-wait", id="89 waits for the 7"),
        pytest.param("13444m", "2m", "closed-wait", id="13 waits for the 2"),
        pytest.param("23888m", "1m", None, id="23 waits for the 1 and the 4"),
        pytest.param("1233m", "3m", "edge-wait", id="1233 waits for the 3 alone"),
        pytest.param("7789m", "7m", "edge-wait", id="7789 waits for the 7 alone"),
        pytest.param("4556m", "5m", "closed-wait", id="4556 waits for the 5 alone"),
        pytest.param("1234m", "1m", None, id="1234 waits for the 1 and the 4"),
        pytest.param("2222345m", "5m", None, id="more than one kind completes it"),
        pytest.param("12345m99s", "3m", None, id="12345 waits for the 3 and the 6"),
        pytest.param("56789m99s", "7m", None, id="56789 waits for the 4 and the 7"),
        pytest.param("45567m99s", "6m", None, id="45567 does not wait for the 6 alone"),
    ],
)
def test_one_kind_alone(standing: str, win: str, expected: str | None) -> None:
    assert wait_of(standing, win) == expected


def test_four_in_the_hand_still_are_a_second_wait() -> None:
    """W3: 1111 234 waits, by shape, for the 1 as well as the 4; the 1 cannot come."""
    hand, rules = wire.read_hand(
        {
            "rules": "mcr-2014",
            "concealed": "1111234m",
            "win": "4m",
            "melds": [{"kind": "pung", "tiles": "777z"}, {"kind": "chow", "tiles": "567p"}],
        }
    )
    assert not any(times(score(hand, rules).counted)[fan] for fan in WAIT_FANS)


def test_special_hands_have_no_wait_fan() -> None:
    """Appendix 1, 19: seven pairs always wait for one tile, so the single wait is struck."""
    hand, rules = wire.read_hand(
        {"rules": "mcr-2014", "concealed": "1122m3344p5566s7z", "win": "7z"}
    )
    result = score(hand, rules)
    assert times(result.counted)["single-wait"] == 0
    assert result.account is not None
    assert ("single-wait", "seven-pairs") in [
        (each.fan.id, each.because) for each in result.account.struck
    ]
