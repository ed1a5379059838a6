"""An address names the same question on every machine and every day."""

import hashlib
import os
import subprocess
import sys
from pathlib import Path

import pytest

from quizzes import Address, Kind, Question, kinds_of, make
from quizzes.__main__ import main
from quizzes.hands.draw import Draw
from quizzes.question import Answer, tiles_of
from scoring import RULE_SETS, format_tiles

REPOSITORY = Path(__file__).parents[2]


RULES = " ".join(f"--rules {name}" for name in RULE_SETS)
GENERATE = f"generate {RULES} --kind all --n 3 --seed 7 --level 4".split()


def generated_apart(hash_seed: str) -> str:
    """What the command line prints under that seed of Python's own hashes."""
    return subprocess.run(
        [sys.executable, "-m", "quizzes", *GENERATE],
        cwd=REPOSITORY,
        env=os.environ | {"PYTHONHASHSEED": hash_seed, "TZ": f"UTC{hash_seed}"},
        check=True,
        capture_output=True,
        encoding="utf-8",
    ).stdout


def test_the_same_lines_under_any_hash_seed(capsys: pytest.CaptureFixture[str]) -> None:
    """This process has hashes of its own, and has made many other questions."""
    assert main(GENERATE) == 0
    here = capsys.readouterr().out
    there = generated_apart("2" if os.environ.get("PYTHONHASHSEED") == "1" else "1")

    assert here.count("\n") == 3 * sum(len(kinds_of(rules)) for rules in RULE_SETS.values())
    assert here == there


def test_choices_are_drawn_from_the_text_alone() -> None:
    """Drawn once and written down: a change here would change every question ever linked to."""
    draw = Draw("mcr-2014/fans/3/2611", 7)

    assert [draw.below(100) for _ in range(8)] == [54, 14, 5, 36, 5, 34, 79, 13]
    assert draw.shuffled("abcdef") == list("dbcfae")


def test_turns_come_round_once_each() -> None:
    turns = [Draw("run", index).turn("abcdef") for index in range(12)]

    assert sorted(turns[:6]) == list("abcdef")
    assert turns[:6] == turns[6:]


@pytest.mark.parametrize(
    ("address", "hand", "answer"),
    [
        (
            "mcr-2014/fans/3/2611/7",
            "5m123p678s222777z",
            (
                "all-types",
                "dragon-pung",
                "seat-wind",
                "concealed-hand",
                "two-concealed-pungs",
                "single-wait",
            ),
        ),
        ("mcr-2014/waits/2/2611/4", "1112334m333666z", ("2m", "3m", "5m")),
        ("mcr-2014/total/4/2611/3", "4456666s", 27),
        ("mcr-2014/find/1/2611/5", "123m3346p222789s", "mixed-straight"),
    ],
)
def test_a_question_stays_what_it_was(address: str, hand: str, answer: Answer) -> None:
    """Links and printed sheets name questions by address: change these lines on purpose only."""
    question = make(Address.parse(address))
    shown = tiles_of(question)
    assert shown is not None

    assert format_tiles(shown.concealed) == hand
    assert question.answer == answer


def test_the_questions_of_2014_stay_what_they_were() -> None:
    """Twenty of each kind, told in short and digested: links to them are out in the world."""
    told = [
        _told(make(Address("mcr-2014", kind, 1 + index % 5, 2611, index)))
        for kind in (Kind.FANS, Kind.TOTAL, Kind.WAITS, Kind.FIND)
        for index in range(20)
    ]

    digest = hashlib.sha256("\n".join(told).encode()).hexdigest()
    assert digest.startswith("dbda8ad3198d1528")


def _told(question: Question) -> str:
    shown = tiles_of(question)
    assert shown is not None
    melds = [f"{meld.kind} {format_tiles(meld.tiles)}" for meld in shown.melds]
    choices = [each.id for each in question.choices or ()]
    return f"{format_tiles(shown.concealed)} {melds} {question.answer} {choices}"
