"""`python -m scoring`: the engine without the web site.

`score`, `explain`, `compare` and `waits` read JSON Lines on standard input and answer a line for
each, in order; a line that cannot be scored is answered with an error in its place. `fans` prints
the catalogue of a rule set.
"""

import argparse
import json
import os
import sys
from collections.abc import Callable, Iterable, Sequence
from io import TextIOWrapper
from typing import Any, Final

from scoring import wire
from scoring.compare import compare
from scoring.errors import ScoringError, fault, quoted
from scoring.rules import DEFAULT, RULE_SETS, rule_set, score, waits

Answer = dict[str, Any]
LONGEST_LINE: Final = 1 << 20  # characters; the fullest hand takes less than a thousand


def answer_score(line: object) -> Answer:
    """What the hand of a line is worth."""
    return wire.write_score(score(*wire.read_hand(line)))


def answer_explain(line: object) -> Answer:
    """What the hand of a line is worth, and why."""
    return wire.write_explanation(score(*wire.read_hand(line)))


def answer_waits(line: object) -> Answer:
    """Which tiles complete the standing tiles of a line, and what each would score."""
    waiting_hand, rules = wire.read_waiting_hand(line)
    return {"ok": True, "waits": [wire.write_wait(wait) for wait in waits(waiting_hand, rules)]}


def answer_compare(line: object) -> Answer:
    """What every rule set makes of the hand of a line, and where they part."""
    return wire.write_comparison(compare(wire.read_hand_alone(line)))


COMMANDS: dict[str, Callable[[object], Answer]] = {
    "score": answer_score,
    "explain": answer_explain,
    "waits": answer_waits,
    "compare": answer_compare,
}


def answer(text: str, command: Callable[[object], Answer]) -> Answer:
    """The answer to one line of text, an error among the answers; the id is echoed."""
    echoed: Answer = {}
    try:
        line = _parse(text)
        echoed = _echo(line)
        result = command(line)
    except ScoringError as error:
        result = wire.write_error(error)
    return {"ok": result.pop("ok"), **echoed, **result}


def _parse(text: str) -> object:
    if len(text) > LONGEST_LINE:
        raise ScoringError(fault("long-line", most=LONGEST_LINE))
    try:
        return json.loads(text)
    except json.JSONDecodeError as error:
        detail = error.msg
    except RecursionError:
        detail = "nested too deeply"
    except ValueError:  # Python refuses to read a number of thousands of digits
        detail = "a number is too long"
    raise ScoringError(fault("bad-json", detail=detail))


def _echo(line: object) -> Answer:
    """The id of a line, to go back with its answer. A number will do, but nothing that nests."""
    if not isinstance(line, dict) or "id" not in line:
        return {}
    name = line["id"]
    if name is not None and not isinstance(name, str | int):
        expected = "a string"
        raise ScoringError(fault("bad-value", key="id", found=quoted(name), expected=expected))
    return {"id": name}


def _speak_utf8() -> None:
    """JSON Lines are UTF-8, whatever the locale of the machine and whether or not a mark leads.

    What is no UTF-8 makes bad JSON of its own line only; half a surrogate pair in an id goes out
    as the escape that it came in as.
    """
    for stream, encoding in ((sys.stdin, "utf-8-sig"), (sys.stdout, "utf-8")):
        if isinstance(stream, TextIOWrapper):
            stream.reconfigure(encoding=encoding, errors="backslashreplace")


def _run(lines: Iterable[str], command: Callable[[object], Answer]) -> None:
    for text in lines:
        if text.strip():
            # Flushed, for a program may wait for this answer before it writes its next line.
            print(json.dumps(answer(text, command), ensure_ascii=False), flush=True)


def main(arguments: Sequence[str] | None = None) -> int:
    """Run a command; 0 when every line was answered."""
    parser = argparse.ArgumentParser(prog="python -m scoring", description=__doc__)
    commands = parser.add_subparsers(dest="command", required=True)
    for name, command in COMMANDS.items():
        commands.add_parser(name, help=command.__doc__)
    catalogue = commands.add_parser("fans", help="The catalogue of fans as one JSON array.")
    catalogue.add_argument("--rules", default=DEFAULT, choices=RULE_SETS)
    chosen = parser.parse_args(arguments)
    _speak_utf8()
    if chosen.command == "fans":
        rows = [wire.write_fan(fan) for fan in rule_set(chosen.rules).fans]
        print(json.dumps(rows, ensure_ascii=False))
    else:
        _run(sys.stdin, COMMANDS[chosen.command])
    return 0


if __name__ == "__main__":
    try:
        sys.exit(main())
    except BrokenPipeError:  # the reader, such as `head`, has seen enough
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        sys.exit(1)
