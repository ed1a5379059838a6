"""What the command line and the site answer to one JSON line: `score`, `explain`, `waits`, `compare`, `why-not`, `plans`."""

import json
from collections.abc import Callable
from typing import Any, Final

from scoring import wire
from scoring.compare import compare
from scoring.errors import ScoringError, fault, quoted
from scoring.plans import plans
from scoring.rules import rule_set, score, waits
from scoring.why_not import why_not

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


def answer_why_not(rules: str, fan: str) -> Callable[[object], Answer]:
    """The command that says why that fan does not count in the hand of a line.

    The line's own rule set is passed over.
    """

    def command(line: object) -> Answer:
        return wire.write_why_not(why_not(rule_set(rules), wire.read_hand_alone(line), fan))

    return command


def answer_plans(rules: str) -> Callable[[object], Answer]:
    """The command that says what the thirteen or fourteen tiles of a line could become.

    The line's own rule set is passed over.
    """

    def command(line: object) -> Answer:
        return wire.write_plans(plans(rule_set(rules), wire.read_hand_in_play(line)))

    return command


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
        line = parse_line(text)
        echoed = _echo(line)
        result = command(line)
    except ScoringError as error:
        result = wire.write_error(error)
    return _with_id(result, echoed)


def answer_line(line: object, command: Callable[[object], Answer]) -> Answer:
    """The answer to one line that is read already; the id is echoed. Raises ScoringError."""
    echoed = _echo(line)
    return _with_id(command(line), echoed)


def _with_id(result: Answer, echoed: Answer) -> Answer:
    return {"ok": result.pop("ok"), **echoed, **result}


def parse_line(text: str) -> object:
    """What one line of JSON holds. Raises ScoringError: it is none, or too long."""
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
    if isinstance(name, bool) or not isinstance(name, str | int | None):
        expected = "a string"
        raise ScoringError(fault("bad-value", key="id", found=quoted(name), expected=expected))
    return {"id": name}
