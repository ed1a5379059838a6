"""Every address that was ever shared, printed or kept names the question that it named then.

`tests/cases/questions.json` holds a digest of what each address asks and of its key, under each rule
set and kind. A line is only ever added: what was shared once stays.
"""

import hashlib
import json
from pathlib import Path

import pytest

from quizzes import Address, Kind, kinds_of, make
from quizzes.fingerprint import fingerprint
from quizzes.question_lines import write_question
from scoring import RULE_SETS, rule_set
from wording import translator

FROZEN = json.loads((Path(__file__).parents[1] / "cases" / "questions.json").read_text())
EACH = [(rules, kind) for rules in RULE_SETS for kind in kinds_of(rule_set(rules))]
SHOWN = ("id", "hand", "about", "answer")


def digest(rules: str, kind: Kind) -> str:
    """What ten questions of a rule set and kind show, offer and have for a key."""
    words = translator("en")
    lines = []
    for level in range(1, 6):
        for index in (0, 1):
            question = make(Address(rules, kind, level, 2611, index))
            line = write_question(question, words)
            offered = [(each["id"], each["trap"]) for each in line["choices"] or ()]
            lines.append([*(line[name] for name in SHOWN), offered, fingerprint(question)])
    text = json.dumps(lines, sort_keys=True, ensure_ascii=False)
    return hashlib.sha256(text.encode()).hexdigest()[:16]


def test_each_kind_is_held() -> None:
    assert set(FROZEN) == {f"{rules}/{kind}" for rules, kind in EACH}


@pytest.mark.parametrize(("rules", "kind"), EACH)
def test_an_address_names_the_question_that_it_always_named(rules: str, kind: Kind) -> None:
    assert digest(rules, kind) == FROZEN[f"{rules}/{kind}"]
