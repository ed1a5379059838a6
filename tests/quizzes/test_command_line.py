"""`python -m quizzes generate` keeps the contract of its lines."""

import json
from typing import Any

import pytest

from quizzes import Address, Kind, kinds_of, make, response_to_json
from quizzes.__main__ import main
from quizzes.address import LARGEST_INDEX, LARGEST_SEED
from scoring import RULE_SETS, RuleSet, SetKind, TileSet, parse_tiles, rule_set, score, waits, wire
from scoring.rengo.fu import fu_of_set
from tests.quizzes.points_by_hand import COMPUTED, key_by_hand

RULES = rule_set("mcr-2014")
KEYS = [
    "id", "rules", "kind", "level", "seed", "index",
    "prompt", "hand", "about", "choices", "answer", "explanation", "cites", "cite_titles",
]  # fmt: skip


def generate(capsys: pytest.CaptureFixture[str], arguments: str) -> list[dict[str, Any]]:
    """The lines that the command prints."""
    assert main(["generate", *arguments.split()]) == 0
    return [json.loads(line) for line in capsys.readouterr().out.splitlines()]


def test_a_line_has_the_keys_of_the_contract(capsys: pytest.CaptureFixture[str]) -> None:
    lines = generate(capsys, "--rules mcr-2014 --kind all --n 3 --seed 7 --level 2")

    assert [line["kind"] for line in lines] == [
        kind.value for kind in kinds_of(RULES) for _ in range(3)
    ]
    for line in lines:
        assert list(line) == KEYS
        assert line["id"] == f"mcr-2014/{line['kind']}/2/7/{line['index']}"
        assert line["cites"]
        assert len(line["cite_titles"]) == len(line["cites"])


@pytest.mark.parametrize("rules", RULE_SETS.values(), ids=lambda rules: rules.id)
def test_the_engine_gives_the_same_answers(
    rules: RuleSet, capsys: pytest.CaptureFixture[str]
) -> None:
    for line in generate(capsys, f"--rules {rules.id} --kind all --n 6 --seed 3 --level 5"):
        if line["kind"] == "set-fu":
            told = line["about"]
            part = TileSet(SetKind(told["set"]), parse_tiles(told["tiles"]), told["open"])
            assert line["answer"] == fu_of_set(part).points
            continue
        if Kind(line["kind"]) in COMPUTED:
            question = make(Address.parse(line["id"]))
            assert line["answer"] == response_to_json(question, key_by_hand(question))
            continue
        if line["kind"] == "sheet":
            continue  # accounted by hand in test_sheet
        if line["hand"] is None:
            assert line["answer"] in [each["id"] for each in line["choices"]]
            continue
        if line["kind"] == "waits":
            assert "win" not in line["hand"]
            all_waits = waits(*wire.read_waiting_hand(line["hand"]))
            assert line["answer"] == [str(each.tile) for each in all_waits if each.score.win]
            assert line["choices"] is None
            continue
        if line["hand"] is None:
            continue
        scored = wire.write_score(score(*wire.read_hand(line["hand"])))
        if line["kind"] == "legal":
            assert line["answer"] == {"win": scored["win"], "why_not": scored["why_not"]}
            continue
        if line["kind"] == "table":
            asked = {"worth": "total", "fu": "base", "payments": "payments"}
            name = asked.get(line["about"]["asks"])
            assert name is None or line["answer"] == scored[name]
            continue
        assert scored["win"]
        counted = [fan["id"] for fan in scored["fans"] for _ in range(fan["times"])]
        if line["kind"] == "total":
            assert line["answer"] == scored["total"]
            assert line["choices"] is None
        elif line["kind"] == "fans":
            assert sorted(line["answer"]) == sorted(counted)
            assert len(line["choices"]) == len(rules.fans)
        elif line["kind"] in ("payments", "base"):
            assert line["answer"] == scored[line["kind"]]
            assert line["choices"] is None
        elif line["kind"] == "find":
            assert line["answer"] in counted
            assert len(line["choices"]) == 4


@pytest.mark.parametrize(
    ("language", "asked"),
    [
        ("en", "Which fans count in this hand?"),
        ("zh", "这手牌计哪些番种？"),
        ("ja", "この手で数える役は？"),
    ],
)
def test_a_language_is_asked_for(
    language: str, asked: str, capsys: pytest.CaptureFixture[str]
) -> None:
    line = generate(capsys, f"--kind fans --n 1 --lang {language}")[0]

    assert line["prompt"] == asked
    assert line["choices"][0]["text"] == RULES.fan("big-four-winds").names[language]


def test_every_hand_shows_one_of_the_fans_in_turn(capsys: pytest.CaptureFixture[str]) -> None:
    lines = generate(capsys, "--kind fans --n 4 --fan seat-wind --fan tile-hog")

    for line, fan in zip(lines, ["seat-wind", "tile-hog"] * 2, strict=True):
        assert fan in line["answer"]
        assert line["id"].endswith("/seat-wind+tile-hog")


def test_all_kinds_leave_out_what_a_kind_cannot_ask(capsys: pytest.CaptureFixture[str]) -> None:
    """IMJ 25.2(1): the seventh flower wins whatever the tiles, so it is no wait."""
    fans = "--fan seven-flowers --fan pure-same"
    lines = generate(capsys, f"--rules imj --kind all --n 2 {fans}")
    shown = {line["kind"]: line["id"].split("/")[-1] for line in lines}

    assert {shown.pop(kind) for kind in ("waits", "compare", "plans")} == {"pure-same"}
    assert {"fans", "total", "legal", "payments", "find"} <= set(shown)
    assert set(shown.values()) == {"seven-flowers+pure-same"}


def test_half_a_fan_is_a_number(capsys: pytest.CaptureFixture[str]) -> None:
    """IMJ 26.1: the coward alone."""
    lines = generate(capsys, "--rules imj --kind total --n 40 --level 1 --fan coward")

    assert 0.5 in {line["answer"] for line in lines}
    assert all(line["answer"] == 0.5 or isinstance(line["answer"], int) for line in lines)


@pytest.mark.parametrize(
    "arguments",
    [
        "--kind fans --fan tanyao",
        "--kind fans --n -1",
        "--kind riddle",
        "--kind fans --level 6",
        "",
    ],
)
def test_arguments_that_name_no_question_are_refused(
    arguments: str, capsys: pytest.CaptureFixture[str]
) -> None:
    with pytest.raises(SystemExit) as caught:
        main(["generate", *arguments.split()])

    assert caught.value.code == 2
    assert capsys.readouterr().err


@pytest.mark.parametrize(
    ("arguments", "code"),
    [
        ("--kind ruling --fan seat-wind", "no-hand"),
        ("--kind principle --fan chicken-hand", "no-hand"),
        ("--kind waits --topic claims", "unknown-topic"),
        ("--kind ruling --topic riddles", "unknown-topic"),
        ("--kind fans --principle riddles", "unknown-principle"),
        ("--kind all --principle riddles", "unknown-principle"),
        ("--kind all --principle riddles>seat-wind", "unknown-principle"),
        ("--kind all --principle seat-wind>riddles", "unknown-principle"),
        ("--kind all --principle non-repeat>seat-wind", "unknown-principle"),
        ("--kind all --principle seat-wind>", "unknown-principle"),
        ("--kind all --principle >seat-wind", "unknown-principle"),
        ("--kind fans --principle non-repeat>", "unknown-principle"),
        ("--kind all --principle all-chows>dragon-pung", "no-hand"),
        ("--kind base", "unknown-kind"),
    ],
)
def test_what_a_kind_cannot_do_is_said(
    arguments: str, code: str, capsys: pytest.CaptureFixture[str]
) -> None:
    with pytest.raises(SystemExit):
        main(["generate", *arguments.split()])

    told = json.loads(capsys.readouterr().err)
    assert set(told) == {"code", "message"}
    assert told["code"] == code


def test_too_many_fans_are_told_how_to_be_fewer(capsys: pytest.CaptureFixture[str]) -> None:
    fans = " ".join(f"--fan {fan.id}" for fan in rule_set("mcr-2014").fans[:16])

    with pytest.raises(SystemExit):
        main(["generate", "--kind", "fans", *fans.split()])

    told = json.loads(capsys.readouterr().err)
    assert told["code"] == "bad-address"
    assert told["message"].startswith("16 fans are too many")
    assert "big-four-winds" not in told["message"]


def test_what_is_asked_about_beside_the_hand_is_in_the_line(
    capsys: pytest.CaptureFixture[str],
) -> None:
    announced = generate(capsys, "--kind spot-error --n 1")[0]["about"]
    other = generate(capsys, "--kind compare --n 1")[0]["about"]

    assert set(announced) == {"fans", "total"}
    assert set(other) == {"rules", "win", "total"}
    assert generate(capsys, "--kind fans --n 1")[0]["about"] is None


@pytest.mark.parametrize(
    ("arguments", "code"),
    [
        (f"--seed {LARGEST_SEED + 1}", "bad-address"),
        (f"--seed {10**29}", "bad-address"),
        (f"--n {LARGEST_INDEX + 2}", "bad-address"),
        (f"--n {10**29}", "bad-address"),
        ("--seed " + "9" * 5000, "argument --seed: expected a number from 0 on"),
        ("--n " + "9" * 5000, "argument --n: expected a number from 0 on"),
        ("--seed=-1", "argument --seed: expected a number from 0 on"),
    ],
    ids=lambda each: each[:12],
)
def test_a_number_beyond_every_question_is_refused_before_the_first(
    arguments: str, code: str, capsys: pytest.CaptureFixture[str]
) -> None:
    with pytest.raises(SystemExit) as ended:
        main(["generate", "--kind", "find", *arguments.split()])

    told = capsys.readouterr()
    assert (ended.value.code, told.out) == (2, "")
    assert code in told.err
    assert len(told.err) < 1500
