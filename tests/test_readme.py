"""The commands of the README do what it says, as they are written there."""

import json
import re
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

REPOSITORY = Path(__file__).parents[1]
README = (REPOSITORY / "README.md").read_text(encoding="utf-8")
COMMANDS = [block for block in re.findall(r"```sh\n(.*?)```", README, re.S) if "python" in block]


def answers(command: str) -> list[dict[str, Any]]:
    """Run a command in a shell at the top of the repository; its lines, read as JSON."""
    done = subprocess.run(
        command.replace(".venv/bin/python", sys.executable),
        cwd=REPOSITORY,
        shell=True,
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stderr
    return [json.loads(line) for line in done.stdout.splitlines()]


def command_with(words: str) -> str:
    results = [command for command in COMMANDS if words in command]
    assert len(results) == 1, f"the README has {len(results)} commands with {words!r}"
    return results[0]


def test_the_hand_of_the_readme_is_scored():
    [answer] = answers(command_with("scoring score"))

    assert answer["win"] is True
    assert [(fan["id"], fan["value"]) for fan in answer["fans"]] == [
        ("pure-straight", 16),
        ("concealed-hand", 2),
        ("mixed-double-chow", 1),
        ("one-voided-suit", 1),
    ]
    assert answer["payments"] == {"E": -8, "S": 44, "W": -28, "N": -8}


def test_the_questions_of_the_readme_are_made():
    questions = answers(command_with("quizzes generate"))

    assert [question["kind"] for question in questions] == ["fans"] * 3
    assert all(question["answer"] and question["explanation"] for question in questions)


@pytest.mark.parametrize("module", ["scoring", "quizzes"])
def test_the_subcommands_that_the_readme_names_exist(module: str):
    named = set(re.findall(rf"python -m\s+{module}\s+([a-z]+)", README))
    told = subprocess.run(
        [sys.executable, "-m", module, "--help"],
        cwd=REPOSITORY,
        capture_output=True,
        text=True,
        check=True,
    ).stdout

    assert named
    assert {name for name in named if name not in told} == set()
