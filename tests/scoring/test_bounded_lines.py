"""A line of any length is read in little, kept in nothing, and answered in few words."""

import json
import re
from typing import Any, Final

import pytest

from scoring import ScoringError, counts, memo, tiles, wire
from scoring.errors import LONGEST_QUOTE, MOST_FAULTS, TEMPLATES, quoted
from scoring.line_commands import COMMANDS, LONGEST_LINE, answer, answer_score
from scoring.memo import LONGEST_KEPT, Memo, is_short
from scoring.tiles import LONGEST, parse_tiles
from scoring.wire import lines

GOOD: Final[dict[str, Any]] = {
    "rules": "mcr-2014",
    "concealed": "123m456p1122z",
    "melds": [{"kind": "chow", "tiles": "789s"}],
    "win": "1z",
}
LONG: Final = 50_000  # characters
LONGEST_ANSWER: Final = 12_000  # characters, whatever the line

BAD: Final[dict[str, dict[str, Any]]] = {
    "digits without a suit": {"concealed": "1" * LONG},
    "a long run": {"concealed": "1" * LONG + "m"},
    "many tiles": {"concealed": "1m" * LONG},
    "many tiles that are none": {"concealed": "9z" * LONG},
    "as many flowers as are read": {"concealed": "1f" * (LONGEST // 2)},
    "letters": {"concealed": "x" * LONG},
    "a long winning tile": {"win": "5p" * LONG},
    "long flowers": {"flowers": "1" * LONG + "f"},
    "a long indicator": {"dora_indicator": " " * LONG + "5p"},
    "a long rule set": {"rules": "r" * LONG},
    "a long seat": {"seat": "E" * LONG},
    "a number of many digits": {"deposits": 10**4000},
    "a list that is deep and wide": {"by": [[[["x" * 100] * 9] * 9] * 9] * 9},
    "many melds that are none": {"melds": [{"kind": "pung", "tiles": "12m"}] * 8000},
    "many melds without tiles": {"melds": [{}] * 16},
    "a meld of many tiles": {"melds": [{"kind": "pung", "tiles": "1" * (LONGEST - 1) + "m"}] * 16},
    "a long meld": {"melds": [{"kind": "pung", "tiles": "1" * LONG}]},
    "a long kind": {"melds": [{"kind": "p" * LONG, "tiles": "111m"}]},
    "a long name of a key": {"k" * LONG: 1, "win": "x"},
}


PASSED_OVER: Final = {"compare": "rules", "waits": "win"}
"""The key that a command does not look at."""


@pytest.mark.parametrize("command", COMMANDS)
@pytest.mark.parametrize("odd", BAD.values(), ids=BAD)
def test_what_is_wrong_is_told_in_few_words(command: str, odd: dict[str, Any]) -> None:
    text = json.dumps(GOOD | odd)

    told = answer(text, COMMANDS[command])

    assert told["ok"] is (PASSED_OVER.get(command) in odd)
    if not told["ok"]:
        assert told["error"]["code"] in TEMPLATES
        assert len(told["error"]["faults"]) <= MOST_FAULTS
        assert len(json.dumps(told, ensure_ascii=False)) < LONGEST_ANSWER


def test_a_hand_longer_than_any_is_refused_with_its_limit() -> None:
    with pytest.raises(ScoringError) as refused:
        parse_tiles("1m " * (LONGEST // 3) + "1m ")
    assert refused.value.code == "long-tiles"
    assert str(LONGEST) in str(refused.value)


def test_a_hand_written_as_long_as_can_be_is_read() -> None:
    spread = " ".join(
        "123m456p789s1122z"[at] + suit for at, suit in zip((0, 1, 2), "mmm", strict=True)
    )
    assert [str(each) for each in parse_tiles(spread.ljust(LONGEST))] == ["1m", "2m", "3m"]


def test_a_line_longer_than_any_is_refused_before_it_is_read(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(json, "loads", lambda text: pytest.fail(f"read {len(text)} characters"))
    told = answer(" " * (LONGEST_LINE + 1), answer_score)
    assert told["error"]["code"] == "long-line"


def test_digits_are_read_once_whether_or_not_a_suit_follows() -> None:
    """Each place where digits without a suit may begin would be tried again, and read to the end."""
    run = tiles._RUN
    assert run.match("1" * 8000, 0) is None
    starts = [at for at in range(50) if _digits_read(run, "1" * 50, at)]
    assert starts == [0]


def _digits_read(run: re.Pattern[str], digits: str, at: int) -> bool:
    """Whether the pattern would take digits from that place on, if a suit letter followed."""
    return run.match(digits + "m", at) is not None


@pytest.mark.parametrize(
    "odd",
    [
        {"concealed": " " * 30 + "123m456p1122z" + " " * 30},
        {"dora_indicator": "5m" + " " * LONGEST_KEPT},
        {"melds": [{"kind": "chow", "tiles": "789s" + " " * LONGEST_KEPT}]},
        {"melds": [{"kind": "chow", "tiles": "789s", "note": "x" * LONG}]},
        {"melds": [{"kind": "chow", "tiles": "789s", "n": 10**4000}]},
        {"flowers": "1f" + " " * LONGEST_KEPT},
        {"by": "x" * LONG},
    ],
    ids=lambda odd: next(iter(odd)),
)
def test_long_texts_are_not_remembered(odd: dict[str, Any]) -> None:
    memos = [counts._RUNS, lines._SOUND_MELDS, *_memos_of_words()]

    for _ in range(2):
        answer(json.dumps(GOOD | odd), answer_score)

    for each in memos:
        assert all(_length(key) <= 4 * LONGEST_KEPT for key in each)


def _memos_of_words() -> list[Memo[Any, Any]]:
    bound = [getattr(read, "__self__", None) for _field, read in lines._AT_ONCE.values()]
    return [each for each in bound if isinstance(each, Memo)]


def _length(key: object) -> int:
    return len(key) if isinstance(key, str) else len(repr(key)) if isinstance(key, tuple) else 0


def test_sound_hands_are_still_remembered() -> None:
    wire.read_hand(GOOD)
    assert "123m" in counts._RUNS
    assert (("kind", "chow"), ("tiles", "789s")) in lines._SOUND_MELDS


def test_what_is_not_to_be_kept_is_worked_out_each_time() -> None:
    worked: list[str] = []
    kept = Memo[str, None](worked.append, keeps=is_short)
    for text in ("short", "short", "l" * 41, "l" * 41):
        assert kept[text] is None
    assert worked == ["short", "l" * 41, "l" * 41]
    assert list(kept) == ["short"]
    assert memo.LONGEST_KEPT == 40


@pytest.mark.parametrize(
    "value",
    [
        "x" * LONG,
        ["y" * LONG] * LONG,
        {"k" * LONG: "v" * LONG},
        [[[["z" * 90] * 6] * 6] * 6],
        10**999,
    ],
    ids=["text", "list", "object", "nest", "number"],
)
def test_a_quote_is_short(value: object) -> None:
    assert len(quoted(value)) <= LONGEST_QUOTE
    assert "..." in quoted(value) or "…" in quoted(value)
