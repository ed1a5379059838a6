"""Each fan in a line that is easy to keep: what one looks for, in the reader's language.

They stand in a table for each system beside this file; the editions of MCR share theirs.
"""

from collections.abc import Mapping
from functools import cache
from pathlib import Path
from types import MappingProxyType
from typing import Final

from scoring import System, rule_set
from wording.errors import WordingError
from wording.languages import LANGUAGES
from wording.translator import Translator

_FOLDER: Final = Path(__file__).parent


def hook(rules: str, fan: str, t: Translator) -> str:
    """What to look for. Raises ScoringError: the rule set has no such fan."""
    found = rule_set(rules)
    return _hooks(found.system)[found.fan(fan).id][t.lang]


@cache
def _hooks(system: System) -> Mapping[str, Mapping[str, str]]:
    lines = (_FOLDER / f"{system.value}.tsv").read_text(encoding="utf-8").splitlines()
    columns = lines[0].split("\t")
    if set(columns) != {"fan", *LANGUAGES}:
        raise WordingError("bad-table", f"{system.value}.tsv: expected fan, {', '.join(LANGUAGES)}")
    rows = (dict(zip(columns, line.split("\t"), strict=True)) for line in lines[1:])
    return MappingProxyType({row["fan"]: MappingProxyType(row) for row in rows})
