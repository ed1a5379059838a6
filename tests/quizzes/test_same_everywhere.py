"""An address names the same question on every machine and every day."""

import os
import subprocess
import sys
from pathlib import Path

from quizzes.hands.draw import Draw

REPOSITORY = Path(__file__).parents[2]


def generate(hash_seed: str) -> bytes:
    """What the command line prints under that seed of Python's own hashes."""
    command = (
        "generate --kind all --n 6 --seed 7 --level 4 --fan pure-straight --fan two-melded-kongs"
    )
    return subprocess.run(
        [sys.executable, "-m", "quizzes", *command.split()],
        cwd=REPOSITORY,
        env=os.environ | {"PYTHONHASHSEED": hash_seed, "TZ": f"UTC{hash_seed}"},
        check=True,
        capture_output=True,
    ).stdout


def test_the_same_lines_under_any_hash_seed() -> None:
    first, second = generate("1"), generate("2")

    assert first.count(b"\n") == 24
    assert first == second


def test_choices_are_drawn_from_the_text_alone() -> None:
    """Drawn once and written down: a change here would change every question ever linked to."""
    draw = Draw("mcr-2014/fans/3/2611", 7)

    assert [draw.below(100) for _ in range(8)] == [54, 14, 5, 36, 5, 34, 79, 13]
    assert draw.shuffled("abcdef") == list("dbcfae")


def test_turns_come_round_once_each() -> None:
    turns = [Draw("run", index).turn("abcdef") for index in range(12)]

    assert sorted(turns[:6]) == list("abcdef")
    assert turns[:6] == turns[6:]
