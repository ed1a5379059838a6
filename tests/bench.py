"""`make bench`: how many hands a second the engine reads, scores and writes.

The hands are those of `tests/cases`, so the figure covers easy hands and nasty ones alike.
"""

import json
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

from scoring import score, waits, wire

CASES = Path(__file__).parent / "cases"
SECONDS = 3.0


def lines_for(command: str) -> list[dict[str, Any]]:
    """The hands that the cases put to one command of the engine; `score` when none is named."""
    texts = (file.read_text(encoding="utf-8") for file in sorted(CASES.glob("*.jsonl")))
    lines = [json.loads(line) for text in texts for line in text.splitlines() if line.strip()]
    return [line for line in lines if line.get("command", "score") == command]


def rate(work: Callable[[dict[str, Any]], object], lines: list[dict[str, Any]]) -> float:
    """Lines a second, over whole rounds of all lines for about `SECONDS`."""
    done = 0
    began = time.perf_counter()
    while (spent := time.perf_counter() - began) < SECONDS:
        for line in lines:
            work(line)
        done += len(lines)
    return done / spent


def score_a_line(line: dict[str, Any]) -> object:
    return wire.write_score(score(*wire.read_hand(line)))


def explain_a_line(line: dict[str, Any]) -> object:
    return wire.write_explanation(score(*wire.read_hand(line)))


def wait_on_a_line(line: dict[str, Any]) -> object:
    return [wire.write_wait(wait) for wait in waits(*wire.read_standing(line))]


def main() -> None:
    scored, waited = lines_for("score"), lines_for("waits")
    for name, work, lines in (
        ("score", score_a_line, scored),
        ("explain", explain_a_line, scored),
        ("waits", wait_on_a_line, waited),
    ):
        print(f"{name:8} {rate(work, lines):8.0f} hands a second ({len(lines)} different)")


if __name__ == "__main__":
    main()
