"""`python -m scoring`: the engine without the web site.

`score`, `explain` and `waits` read JSON Lines on standard input and answer a line for each, in
order; a line that cannot be scored is answered with an error in its place. `fans` prints the
catalogue of a rule set.
"""

import argparse
import json
import sys
from collections.abc import Callable, Iterable, Sequence
from typing import Any

from scoring import wire
from scoring.errors import ScoringError, fault
from scoring.rules import DEFAULT, RULE_SETS, rule_set, score, waits

Answer = dict[str, Any]


def answer_score(line: object) -> Answer:
    """What the hand of a line is worth."""
    return wire.write_score(score(*wire.read_hand(line)))


def answer_explain(line: object) -> Answer:
    """What the hand of a line is worth, and why."""
    return wire.write_explanation(score(*wire.read_hand(line)))


def answer_waits(line: object) -> Answer:
    """Which tiles complete the standing tiles of a line, and what each would score."""
    standing, rules = wire.read_standing(line)
    return {"ok": True, "waits": [wire.write_wait(wait) for wait in waits(standing, rules)]}


COMMANDS: dict[str, Callable[[object], Answer]] = {
    "score": answer_score,
    "explain": answer_explain,
    "waits": answer_waits,
}


def answer(text: str, command: Callable[[object], Answer]) -> Answer:
    """The answer to one line of text, an error among the answers; the id is echoed."""
    line: object = None
    try:
        line = _parse(text)
        result = command(line)
    except ScoringError as error:
        result = wire.write_error(error)
    if isinstance(line, dict) and "id" in line:
        head = {"ok": result.pop("ok"), "id": line["id"]}
        return head | result
    return result


def _parse(text: str) -> object:
    try:
        return json.loads(text)
    except (json.JSONDecodeError, RecursionError) as error:
        detail = getattr(error, "msg", "nested too deeply")
        raise ScoringError(fault("bad-json", detail=detail)) from None


def _run(lines: Iterable[str], command: Callable[[object], Answer]) -> None:
    for text in lines:
        if text.strip():
            print(json.dumps(answer(text, command), ensure_ascii=False), flush=False)


def main(arguments: Sequence[str] | None = None) -> int:
    """Run a command; 0 when every line was answered."""
    parser = argparse.ArgumentParser(prog="python -m scoring", description=__doc__)
    commands = parser.add_subparsers(dest="command", required=True)
    for name, command in COMMANDS.items():
        commands.add_parser(name, help=command.__doc__)
    catalogue = commands.add_parser("fans", help="The catalogue of fans as one JSON array.")
    catalogue.add_argument("--rules", default=DEFAULT, choices=RULE_SETS)
    chosen = parser.parse_args(arguments)
    if chosen.command == "fans":
        rows = [wire.write_fan(fan) for fan in rule_set(chosen.rules).fans]
        print(json.dumps(rows, ensure_ascii=False))
    else:
        _run(sys.stdin, COMMANDS[chosen.command])
    return 0


if __name__ == "__main__":
    sys.exit(main())
