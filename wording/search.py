"""What a fan may be looked for by: its names, their readings, its number."""

import tomllib
from collections.abc import Mapping, Sequence
from functools import lru_cache
from itertools import chain
from pathlib import Path
from typing import Final

from scoring import Fan, System, rule_set

_HERE: Final = Path(__file__).parent


def fan_search_text(fan: Fan, rules: str) -> str:
    """Every name and reading of a fan of that rule set in lower case, a space between them."""
    words = (str(fan.number), *fan_words(fan, rules))
    return " ".join(dict.fromkeys(word.lower() for word in words))


def fan_words(fan: Fan, rules: str) -> tuple[str, ...]:
    """The names of a fan in each language, then its readings and what players also call it."""
    readings = _readings(rule_set(rules).system)[fan.id]
    return (*fan.names.values(), *chain.from_iterable(readings.values()))


def fan_romaji(fan: Fan, rules: str) -> tuple[str, ...]:
    """How the Japanese name of a fan, or what players also call it, is spelt in Latin letters."""
    return tuple(_readings(rule_set(rules).system)[fan.id]["romaji"])


@lru_cache(maxsize=len(System))
def _readings(system: System) -> Mapping[str, Mapping[str, Sequence[str]]]:
    """The words of each fan by kind: pinyin, initials, kana, romaji and other English names."""
    file = _HERE / system.value / "fan_search.toml"
    return tomllib.loads(file.read_text(encoding="utf-8"))
