"""Reads the case files beside the tests and brings counts into one comparable form."""

import json
from collections import Counter
from collections.abc import Iterable, Mapping
from pathlib import Path
from typing import Any

from scoring import Counted

CASES = Path(__file__).parent.parent / "cases"

Case = Mapping[str, Any]


def read_cases(name: str) -> list[Case]:
    """Every line of a case file, in its order."""
    lines = (CASES / name).read_text(encoding="utf-8").splitlines()
    return [json.loads(line) for line in lines]


def times(counted: Iterable[Counted]) -> Counter[str]:
    """How often each fan counts, by id."""
    return Counter({line.fan.id: line.times for line in counted})
