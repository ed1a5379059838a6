"""What a fan may be looked for by: its names, their readings, its number."""

import tomllib
from collections.abc import Mapping
from functools import lru_cache
from pathlib import Path
from typing import Any, Final

from scoring import Fan

_DATA: Final = Path(__file__).with_name("fan_search.toml")


def fan_search_text(fan: Fan) -> str:
    """Every name and reading of a fan in lower case, a space between them."""
    words = (str(fan.number), *fan.names.values(), *_readings().get(fan.id, ()))
    return " ".join(dict.fromkeys(word.lower() for word in words))


@lru_cache(maxsize=1)
def _readings() -> Mapping[str, tuple[str, ...]]:
    """The words of each fan in the table of readings."""
    if not _DATA.exists():
        return {}
    data: dict[str, Any] = tomllib.loads(_DATA.read_text(encoding="utf-8"))
    return {fan: tuple(_words(entry)) for fan, entry in data.items()}


def _words(entry: Any) -> list[str]:
    if isinstance(entry, str):
        return [entry]
    parts = entry.values() if isinstance(entry, dict) else entry
    return [word for part in parts for word in _words(part)]
