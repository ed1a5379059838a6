"""Digests of what each template of rulings and procedure tells, offers and gives as the reason.

`python -m tests.bench.situation_digests` writes those of this version into
`tests/cases/situation_digests.json`: a line for each template and rule set whose sentences, reasons or
misconceptions were changed on purpose. The lines that differ are those to be read again.
"""

import json
from collections.abc import Iterable, Mapping
from dataclasses import astuple
from enum import Enum
from hashlib import sha256
from pathlib import Path
from typing import Any, Final

from quizzes.hands.draw import Draw
from quizzes.message import CopiesOf, Message
from quizzes.situations.book import TEMPLATES
from quizzes.situations.template import DrawnSituation, Template
from scoring import RULE_SETS, Tile, rule_set

DIGESTS: Final = Path(__file__).parents[1] / "cases" / "situation_digests.json"
EACH: Final = tuple(
    (template, rules) for template in TEMPLATES for rules in RULE_SETS if rules in template.rules
)
_FILLINGS: Final = 60
"""So many meet nearly every reason that a template has."""


def name_of(template: Template, rules: str) -> str:
    """What a line of the file is found by."""
    return f"{rules}/{template.id}"


def digests(template: Template, rules: str) -> Mapping[str, str]:
    """What fixed fillings tell and ask, how the answer follows by which articles, and what is offered."""
    known = rule_set(rules)
    filled = [
        template.fill(Draw(name_of(template, rules), filling), known)
        for filling in range(_FILLINGS)
    ]
    return {
        "told": _digest(_told(each) for each in filled),
        "why": _digest(_why(each) for each in filled),
        "choices": _digest(_offered(each) for each in filled),
    }


def frozen() -> dict[str, Mapping[str, str]]:
    """The digests as they were when they were written down."""
    return dict(json.loads(DIGESTS.read_text(encoding="utf-8")))


def _told(drawn: DrawnSituation) -> Any:
    readings = [drawn.is_house_ruling, drawn.asks_our_reading]
    return [*map(_worded, drawn.facts), _worded(drawn.question), readings]


def _why(drawn: DrawnSituation) -> Any:
    return [_worded(drawn.reason), drawn.citations]


def _offered(drawn: DrawnSituation) -> Any:
    choices = [(each.id, each.misconception, _worded(each.text)) for each in drawn.choices or ()]
    return [str(drawn.answer), choices]


def _worded(value: Any) -> Any:
    """A sentence as it is worded today, with all that fills it; a fingerprint has it as first worded."""
    match value:
        case Message():
            return [value.text, [(name, _worded(each)) for name, each in value.values]]
        case CopiesOf():
            return ["copies", str(value.tile)]
        case Tile() | Enum():
            return str(value)
        case tuple():
            return [*map(_worded, value)]
        case None | str() | int() | float():
            return value
    return [type(value).__name__, *map(_worded, astuple(value))]


def _digest(lines: Iterable[Any]) -> str:
    return sha256(json.dumps(list(lines)).encode()).hexdigest()[:8]


def main() -> None:
    """Write the digests of this version, a line each, so that a change shows what it touched."""
    lines = (
        f" {json.dumps(name_of(*each))}: {json.dumps(digests(*each))}"
        for each in sorted(EACH, key=lambda each: name_of(*each))
    )
    DIGESTS.write_text("{\n" + ",\n".join(lines) + "\n}\n", encoding="utf-8")


if __name__ == "__main__":
    main()
