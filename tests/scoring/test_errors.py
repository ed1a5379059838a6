"""Every fault of an input has a stable code and a sentence that says how to mend it."""

from typing import Any

import pytest

from scoring import ScoringError, score, wire
from scoring.errors import TEMPLATES
from scoring.hand import face_up

GOOD: dict[str, Any] = {"rules": "mcr-2014", "concealed": "123m456p789s1122z", "win": "1z"}
RENGO: dict[str, Any] = {
    "rules": "rengo",
    "concealed": "123m456p1122z",
    "melds": [{"kind": "chow", "tiles": "789s"}],
    "win": "1z",
}
FIRST = GOOD | {"rules": "imj", "first_turn": True}
FLOWERS = GOOD | {"rules": "imj", "win": "7f", "flowers": "123456f"}

BAD = [
    ("not-an-object", [1, 2]),
    ("missing-key", {"rules": "mcr-2014", "win": "1z"}),
    ("missing-key", {"rules": "mcr-2014", "concealed": "123m"}),
    ("missing-key", {"concealed": "123m", "win": "1z"}),
    ("unknown-rules", GOOD | {"rules": "mcr-2222"}),
    ("bad-value", GOOD | {"rules": 7}),
    ("bad-value", GOOD | {"concealed": 123}),
    ("bad-value", GOOD | {"by": "luck"}),
    ("bad-value", GOOD | {"seat": ["E"]}),
    ("bad-value", GOOD | {"last": "yes"}),
    ("bad-value", GOOD | {"melds": "123m"}),
    ("bad-value", GOOD | {"melds": ["123m"]}),
    ("bad-value", GOOD | {"melds": [{"kind": "pong", "tiles": "111m"}]}),
    ("bad-tiles", GOOD | {"concealed": "123x"}),
    ("bad-tiles", GOOD | {"concealed": "m123"}),
    ("bad-tiles", GOOD | {"concealed": "123"}),
    ("long-tiles", GOOD | {"concealed": "1m" * 101}),
    ("no-such-tile", GOOD | {"concealed": "8z"}),
    ("no-such-tile", GOOD | {"concealed": "0m"}),
    ("one-winning-tile", GOOD | {"win": ""}),
    ("one-winning-tile", GOOD | {"win": "11z"}),
    ("flower-in-hand", GOOD | {"win": "1f"}),
    ("flower-in-hand", GOOD | {"concealed": "123m456p789s112z1f"}),
    ("flower-in-hand", GOOD | {"melds": [{"kind": "chow", "tiles": "123f"}]}),
    ("not-a-flower", GOOD | {"flowers": "1z"}),
    ("lowest-above-highest", GOOD | {"lowest": 5, "highest": 4}),
    ("liable-is-winner", GOOD | {"liable": "E"}),
    ("indicator-is-flower", GOOD | {"dora_indicator": "1f"}),
    ("bad-value", GOOD | {"kongs_in_row": 5}),
    ("bad-value", GOOD | {"deposits": True}),
    ("flower-twice", GOOD | {"flowers": "11f"}),
    ("too-many-tiles", GOOD | {"concealed": "123m456p789s11223z"}),
    ("too-few-tiles", GOOD | {"concealed": "123m"}),
    ("too-many-melds", GOOD | {"melds": [{"kind": "chow", "tiles": "123m"}] * 5}),
    ("fifth-tile", GOOD | {"concealed": "11111m56p789s122z"}),
    ("fifth-tile", GOOD | {"concealed": "1111m56p789s1122z", "win": "1m"}),
    (
        "fifth-tile",
        GOOD
        | {
            "concealed": "1111m678s",
            "melds": [{"kind": "pung", "tiles": "777z"}, {"kind": "pung", "tiles": "666z"}],
            "win": "1m",
            "kongs_in_row": 4,
        },
    ),
    ("bad-value", RENGO | {"dora_indicator": "12m"}),
    ("meld-size", GOOD | {"melds": [{"kind": "kong", "tiles": "111m"}]}),
    ("chow-of-honors", GOOD | {"melds": [{"kind": "chow", "tiles": "123z"}]}),
    ("not-a-chow", GOOD | {"melds": [{"kind": "chow", "tiles": "124m"}]}),
    ("not-a-chow", GOOD | {"melds": [{"kind": "chow", "tiles": "12m3p"}]}),
    ("not-alike", GOOD | {"melds": [{"kind": "pung", "tiles": "112m"}]}),
    (
        "claimed-from-oneself",
        GOOD
        | {"concealed": "123m456p1122z", "melds": [{"kind": "pung", "tiles": "999s", "from": "E"}]},
    ),
    (
        "chow-not-from-left",
        GOOD
        | {"concealed": "123m456p1122z", "melds": [{"kind": "chow", "tiles": "789s", "from": "S"}]},
    ),
    ("discarder-is-winner", GOOD | {"seat": "S", "from": "S"}),
    ("not-the-last-of-kind", GOOD | {"last_of_kind": True}),
    ("robbed-kong-impossible", GOOD | {"by": "robbed-kong"}),
    ("riichi-with-open-hand", RENGO | {"riichi": "riichi"}),
    (
        "indicator-in-hand",
        RENGO | {"win": "1m", "dora_indicator": "9s", "concealed": "999s111m222m1z"},
    ),
    ("flowers-not-used", RENGO | {"flowers": "1f"}),
    (
        "indicator-in-robbed-kong",
        RENGO
        | {"concealed": "23m456p11222z", "win": "1m", "by": "robbed-kong", "dora_indicator": "1m"},
    ),
    ("earth-not-on-first-discard", FIRST | {"seat": "S", "from": "W"}),
    ("heaven-not-of-dealer", FIRST | {"by": "draw", "seat": "S"}),
    ("melds-in-first-turn", FIRST | {"concealed": "123m456p1122z", "melds": RENGO["melds"]}),
    ("robbed-in-first-turn", FIRST | {"by": "robbed-kong", "win": "1p"}),
    ("flower-not-drawn", FLOWERS | {"by": "discard"}),
    ("replacement-without-kong", GOOD | {"by": "replacement"}),
    ("more-kongs-in-row", GOOD | {"rules": "imj", "by": "draw", "kongs_in_row": 1}),
]


@pytest.mark.parametrize(("code", "line"), BAD)
def test_an_input_that_cannot_be_scored_says_why(code: str, line: object) -> None:
    with pytest.raises(ScoringError) as caught:
        wire.read_hand(line)
    assert code in [fault.code for fault in caught.value.faults]
    assert "%" not in str(caught.value)


def test_every_fault_has_a_case() -> None:
    assert {code for code, _ in BAD} | {"bad-json", "long-line", "round-not-played"} == set(
        TEMPLATES
    )


@pytest.mark.parametrize("rules", ["mcr-2014", "mcr-1998", "rengo"])
@pytest.mark.parametrize(
    ("told", "code"),
    [
        ({"by": "robbed-kong"}, "robbed-kong-impossible"),
        ({"last_of_kind": True}, "not-the-last-of-kind"),
    ],
)
@pytest.mark.parametrize(
    "tiles",
    [
        {"concealed": "123m456p789s1122z", "win": "1z"},
        {
            "concealed": "1z",
            "melds": [
                {"kind": "concealed-kong", "tiles": each} for each in ("1111m", "9999p", "5555s")
            ]
            + [{"kind": "kong", "tiles": "7777z"}],
            "win": "1z",
        },
    ],
)
def test_kongs_in_a_row_excuse_nothing_where_they_do_not_win(
    rules: str, told: dict[str, Any], code: str, tiles: dict[str, Any]
) -> None:
    """Only International Mahjong ends a hand on four kongs of one turn (25.2(5))."""
    line = {"rules": rules, **tiles, **told, "kongs_in_row": 4}
    with pytest.raises(ScoringError) as caught:
        wire.read_hand(line)
    assert caught.value.code == code


@pytest.mark.parametrize(
    ("rules", "round_wind", "warned"),
    [("rengo", "E", 0), ("rengo", "S", 0), ("rengo", "W", 1), ("rengo", "N", 1), ("imj", "N", 0)],
)
def test_a_round_that_is_not_played_is_scored_with_a_warning(
    rules: str, round_wind: str, warned: int
) -> None:
    """Rengo 23, 24(1): a game ends after the South round."""
    told = wire.write_score(score(*wire.read_hand(GOOD | {"rules": rules, "round": round_wind})))

    assert [each["code"] for each in told.get("warnings", [])] == ["round-not-played"] * warned
    assert told["total"] > 0


def test_everything_that_is_wrong_is_said_at_once() -> None:
    with pytest.raises(ScoringError) as caught:
        wire.read_hand(GOOD | {"concealed": "11111m56p789s11223z", "by": "luck", "flowers": "11f"})
    assert {fault.code for fault in caught.value.faults} == {"bad-value", "flower-twice"}
    with pytest.raises(ScoringError) as caught:
        wire.read_hand(GOOD | {"concealed": "11111m56p789s11223z"})
    assert {fault.code for fault in caught.value.faults} == {"too-many-tiles", "fifth-tile"}


def test_last_of_its_kind_counts_what_lies_in_open_melds() -> None:
    """3.8.1 row 58: three in the winner's own open meld lie face up; in a concealed kong not."""
    line = GOOD | {
        "concealed": "56m456p789s22z",
        "melds": [{"kind": "pung", "tiles": "777m"}],
        "win": "7m",
        "last_of_kind": True,
    }
    hand, _ = wire.read_hand(line)
    assert face_up(hand.melds, hand.win) == 3


def test_a_replacement_needs_a_kong_before_the_winning_tile_too() -> None:
    with pytest.raises(ScoringError) as caught:
        wire.read_waiting_hand(GOOD | {"by": "replacement"})
    assert caught.value.code == "replacement-without-kong"


@pytest.mark.parametrize(
    ("line", "said"),
    [
        (GOOD | {"last": None}, "last is null: expected"),
        (GOOD | {"seat": True}, "seat is true: expected"),
        (GOOD | {"rules": "mcr-2222"}, "'mcr-2222' is not"),
    ],
)
def test_a_message_quotes_what_was_typed_in_the_words_of_json(line: object, said: str) -> None:
    with pytest.raises(ScoringError) as caught:
        wire.read_hand(line)
    assert str(caught.value).startswith(said)


def test_a_message_stays_short_whatever_was_typed() -> None:
    for key in ("rules", "concealed", "by"):
        with pytest.raises(ScoringError) as caught:
            wire.read_hand(GOOD | {key: "1m" * 10_000 + "x"})
        assert len(str(caught.value)) < 300
