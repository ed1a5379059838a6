"""`python -m scoring`: the engine without the web site.

`score`, `explain`, `compare` and `waits` read JSON Lines on standard input and answer a line for
each, in order; a line that cannot be scored is answered with an error in its place. `why-not` does the
same for one fan of one rule set, `plans` for hands that are being played. `fans` prints the catalogue of a rule set.
"""

import argparse
import json
import os
import sys
from collections.abc import Callable, Iterable, Sequence
from io import TextIOWrapper

from scoring import wire
from scoring.line_commands import COMMANDS, Answer, answer, answer_plans, answer_why_not
from scoring.rules import DEFAULT, RULE_SETS, rule_set


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
    asked = commands.add_parser("why-not", help="What each hand lacks of a fan, or what struck it.")
    asked.add_argument("--rules", default=DEFAULT, choices=RULE_SETS)
    asked.add_argument("--fan", required=True, help="Its id in that rule set.")
    played = commands.add_parser("plans", help="What thirteen or fourteen tiles could become.")
    played.add_argument("--rules", default=DEFAULT, choices=RULE_SETS)
    chosen = parser.parse_args(arguments)
    _speak_utf8()
    if chosen.command == "fans":
        rows = [wire.write_fan(fan) for fan in rule_set(chosen.rules).fans]
        print(json.dumps(rows, ensure_ascii=False))
    elif chosen.command == "why-not":
        _run(sys.stdin, answer_why_not(chosen.rules, chosen.fan))
    elif chosen.command == "plans":
        _run(sys.stdin, answer_plans(chosen.rules))
    else:
        _run(sys.stdin, COMMANDS[chosen.command])
    return 0


if __name__ == "__main__":
    try:
        sys.exit(main())
    except BrokenPipeError:  # the reader, such as `head`, has seen enough
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        sys.exit(1)
