"""Digests of what each template of rulings and procedure tells, offers and gives as the reason.

`python -m tests.bench.situation_digests` writes those of this version into
`tests/cases/situation_digests.json`: a line for each template and rule set whose sentences, reasons or
misconceptions were changed on purpose. The lines that differ are those to be read again.
"""

import json
from collections.abc import Iterable, Mapping
from hashlib import sha256
from pathlib import Path
from typing import Any, Final

from quizzes.hands.draw import Draw
from quizzes.kinds.subject import message_json
from quizzes.situations.book import TEMPLATES
from quizzes.situations.template import DrawnSituation, Template
from scoring import RULE_SETS, rule_set

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
    return [message_json((*drawn.facts, drawn.question)), readings]


def _why(drawn: DrawnSituation) -> Any:
    return [message_json(drawn.reason), drawn.citations]


def _offered(drawn: DrawnSituation) -> Any:
    choices = [
        (each.id, each.misconception, message_json(each.text)) for each in drawn.choices or ()
    ]
    return [str(drawn.answer), choices]


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
