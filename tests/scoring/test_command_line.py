"""`python -m scoring`: a line in, a line out, in order, errors in their place."""

import json
import os
import subprocess
import sys
from contextlib import redirect_stdout
from io import BytesIO, TextIOWrapper
from typing import Any

import pytest

from scoring.__main__ import main

LINES = [
    '{"id": "a", "rules": "mcr-2014", "concealed": "22334455m46p", "win": "5p", '
    '"melds": [{"kind": "chow", "tiles": "345s"}], "seat": "S", "from": "W", "flowers": "5f"}',
    "{ no json",
    '{"id": 7, "rules": "mcr-2014", "concealed": "123m", "win": "1z"}',
    '{"id": "d", "rules": "mcr-2014", "concealed": "147m258p369s1234z", "win": "1m"}',
    '{"id": "e", "rules": "mcr-2014", "concealed": "234567p234567s1z", "win": "1z"}',
]


def run(*arguments: str, lines: list[str] | None = None) -> list[Any]:
    """The answers of a process of its own."""
    done = subprocess.run(
        [sys.executable, "-m", "scoring", *arguments],
        input="\n".join(lines or []),
        capture_output=True,
        text=True,
        check=True,
    )
    return [json.loads(line) for line in done.stdout.splitlines()]


def printed(arguments: list[str], text: bytes = b"") -> list[str]:
    """What the command prints of those bytes, in this process: to start one takes longest."""
    taken, told = TextIOWrapper(BytesIO(text)), TextIOWrapper(BytesIO())
    with pytest.MonkeyPatch.context() as patched, redirect_stdout(told):
        patched.setattr(sys, "stdin", taken)
        assert main(arguments) == 0
    told.seek(0)
    return told.read().splitlines()


def told_of(command: str, lines: list[str]) -> list[Any]:
    return [json.loads(line) for line in printed([command], "\n".join(lines).encode())]


def test_score_answers_every_line_in_its_place() -> None:
    good, broken, short, shapeless, small = run("score", lines=LINES)
    assert good == {
        "ok": True,
        "id": "a",
        "rules": "mcr-2014",
        "win": True,
        "why_not": None,
        "fans": [
            {"id": "mixed-shifted-chows", "value": 6, "times": 1},
            {"id": "all-chows", "value": 2, "times": 1},
            {"id": "all-simples", "value": 2, "times": 1},
            {"id": "pure-double-chow", "value": 1, "times": 1},
            {"id": "closed-wait", "value": 1, "times": 1},
            {"id": "flower-tiles", "value": 1, "times": 1},
        ],
        "total": 13,
        "flowers": 1,
        "counted_for_minimum": 12,
        "base": None,
        "limit": None,
        "payments": {"E": -8, "S": 37, "W": -21, "N": -8},
    }
    assert (broken["ok"], broken["error"]["code"]) == (False, "bad-json")
    assert (short["id"], short["error"]["code"]) == (7, "too-few-tiles")
    assert (shapeless["win"], shapeless["why_not"], shapeless["fans"]) == (False, "shape", [])
    assert shapeless["payments"] is None
    assert (small["win"], small["why_not"], small["total"]) == (False, "minimum", 7)
    assert small["payments"] is None


def test_explain_tells_the_reading_what_was_excluded_and_the_other_readings() -> None:
    [answer] = told_of("explain", LINES[:1])
    assert [part["tiles"] for part in answer["reading"]] == ["234m", "234m", "456p", "345s", "55m"]
    excluded = {each["id"]: each for each in answer["excluded"]}
    assert excluded["no-honors"]["because"] == "all-chows"
    assert excluded["no-honors"]["articles"] == ["appendix 1 item 63", "3.9.1.6(1)"]
    assert [each["total"] for each in answer["readings"]] == [8]


def test_waits_leave_out_what_cannot_come() -> None:
    """Four in the hand cannot come, though the shape would be complete."""
    lines = [
        '{"rules": "mcr-2014", "concealed": "1112345678999m"}',
        '{"rules": "mcr-2014", "concealed": "1111m123p123s789s"}',
        '{"rules": "mcr-2014", "concealed": "1234p", "melds": '
        '[{"kind": "pung", "tiles": "222z"}, {"kind": "chow", "tiles": "345m"}, '
        '{"kind": "kong", "tiles": "5555z"}]}',
    ]
    gates, held, open_hand = told_of("waits", lines)
    assert [each["tile"] for each in gates["waits"]] == [f"{number}m" for number in range(1, 10)]
    assert "1m" not in [each["tile"] for each in held["waits"]]
    assert [(each["tile"], each["win"]) for each in open_hand["waits"]] == [
        ("1p", False),
        ("4p", False),
    ]


def test_waits_put_right_what_cannot_be_told_of_a_tile() -> None:
    """A tile that the hand holds is not the last of its kind, and no kong of it is robbed."""
    line = '{"rules": "mcr-2014", "concealed": "1112345678999m", "last_of_kind": true}'
    robbed = '{"rules": "mcr-2014", "concealed": "1112345678999m", "by": "robbed-kong"}'
    for answer in told_of("waits", [line, robbed]):
        assert len(answer["waits"]) == 9


def test_fans_prints_the_whole_catalogue() -> None:
    [line] = printed(["fans", "--rules", "mcr-2014"])
    rows = json.loads(line)
    assert [row["number"] for row in rows] == list(range(1, 82))
    straight = rows[27]
    assert straight["id"] == "pure-straight"
    assert straight["value"] == 16
    assert straight["names"] == {"zh": "清龙", "en": "Pure Straight", "ja": "清龍"}
    assert straight["article"] == "3.8.1 row 28"
    assert straight["series"] == "number-tiles"


@pytest.mark.parametrize("arguments", [["fans", "--rules", "none"], ["nothing"], []])
def test_a_wrong_command_says_so(arguments: list[str], capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit) as ended:
        main(arguments)
    assert ended.value.code == 2
    assert "usage: python -m scoring" in capsys.readouterr().err


def test_a_process_ends_with_what_the_command_says() -> None:
    done = subprocess.run(
        [sys.executable, "-m", "scoring", "nothing"], capture_output=True, text=True, check=False
    )
    assert done.returncode == 2
    assert "usage: python -m scoring" in done.stderr


HAND = '"rules": "mcr-2014", "concealed": "234567p234567s1z", "win": "1z"'
NEXT = '{"id": "next", ' + HAND + "}"


def strict(line: str) -> Any:
    """The line read as strict JSON."""

    def refuse(constant: str) -> None:
        raise AssertionError(f"{constant} is no JSON")

    return json.loads(line, parse_constant=refuse)


def answered(text: bytes) -> list[Any]:
    """The answers to raw bytes, each of them strict JSON."""
    return [strict(line) for line in printed(["score"], text)]


def answered_apart(text: bytes, **environment: str) -> list[Any]:
    """The same of a process of its own."""
    done = subprocess.run(
        [sys.executable, "-m", "scoring", "score"],
        input=text,
        capture_output=True,
        check=True,
        env=os.environ | environment,
    )
    return [strict(line) for line in done.stdout.decode().splitlines()]


@pytest.mark.parametrize(
    ("line", "code"),
    [
        pytest.param('{"id": ' + "9" * 5000 + "}", "bad-json", id="a number of 5000 digits"),
        pytest.param("[" * 100_000, "bad-json", id="100 000 brackets"),
        pytest.param('{"id": NaN, ' + HAND + "}", "bad-value", id="an id that is no number"),
        pytest.param('{"id": 1e999, ' + HAND + "}", "bad-value", id="an id without end"),
        pytest.param('{"id": false, ' + HAND + "}", "bad-value", id="an id that is a truth"),
        pytest.param('{"id": [1], ' + HAND + "}", "bad-value", id="an id that nests"),
    ],
)
def test_a_line_that_nobody_expects_is_answered_in_its_place(line: str, code: str) -> None:
    first, second = answered(f"{line}\n\n{NEXT}\n".encode())
    assert (first["ok"], first["error"]["code"]) == (False, code)
    assert "id" not in first
    assert (second["ok"], second["id"]) == (True, "next")


def test_a_line_nested_to_the_edge_of_what_can_be_read_is_answered() -> None:
    """Where exactly reading fails is the interpreter's matter, so every depth around is tried."""
    depths = range(900, 1001)
    lines = ['{"rules": ' + "[" * depth + "]" * depth + "}" for depth in depths]
    codes = [each["error"]["code"] for each in answered_apart("\n".join(lines).encode())]
    assert len(codes) == len(depths)
    assert set(codes) == {"bad-value", "bad-json"}


def test_lines_are_utf_8_whatever_the_locale() -> None:
    marked = b"\xef\xbb\xbf" + '{"id": "东", '.encode() + HAND.encode() + b"}"
    half = b'{"id": "\\ud800", ' + HAND.encode() + b"}"
    broken = b'{"id": "\xff"}'
    first, second, third = answered_apart(
        b"\n".join([marked, half, broken]), PYTHONIOENCODING="ascii"
    )
    assert (first["ok"], first["id"]) == (True, "东")
    assert (second["ok"], second["id"]) == (True, "\ud800")
    assert third["error"]["code"] == "bad-json"


def test_a_program_may_wait_for_each_answer() -> None:
    with subprocess.Popen(
        [sys.executable, "-m", "scoring", "score"],
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        text=True,
    ) as run:
        assert run.stdin
        assert run.stdout
        for _ in range(2):
            run.stdin.write(NEXT + "\n")
            run.stdin.flush()
            assert json.loads(run.stdout.readline())["id"] == "next"
        run.stdin.close()


def test_a_reader_that_has_seen_enough_is_no_error() -> None:
    with subprocess.Popen(
        [sys.executable, "-m", "scoring", "fans"], stdout=subprocess.PIPE, stderr=subprocess.PIPE
    ) as run:
        assert run.stdout
        assert run.stderr
        run.stdout.close()
        assert run.stderr.read() == b""


def test_a_hand_without_a_winning_shape_has_no_flower_points() -> None:
    """3.8.1 row 81: flowers are counted after the win, so not where no shape is complete."""
    line = '{"rules": "mcr-2014", "concealed": "147m258p369s1234z", "win": "1m", "flowers": "15f"}'
    [answer] = answered(line.encode())
    assert (answer["why_not"], answer["total"], answer["flowers"]) == ("shape", 0, 0)
