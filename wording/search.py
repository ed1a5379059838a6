"""What a fan may be looked for by: its names, their readings, its number."""

import tomllib
from collections.abc import Mapping
from functools import lru_cache
from itertools import chain
from pathlib import Path
from typing import Final

from scoring import Fan

_DATA: Final = Path(__file__).with_name("fan_search.toml")


def fan_search_text(fan: Fan, rules: str) -> str:
    """Every name and reading of a fan in lower case, a space between them."""
    words = (str(fan.number), *fan.names.values(), *_readings()[fan.id])
    return " ".join(dict.fromkeys(word.lower() for word in words))


@lru_cache(maxsize=1)
def _readings() -> Mapping[str, tuple[str, ...]]:
    """The words of each fan: pinyin, initials, kana, romaji and other English names."""
    data: Mapping[str, Mapping[str, list[str]]] = tomllib.loads(_DATA.read_text(encoding="utf-8"))
    return {fan: tuple(chain.from_iterable(kinds.values())) for fan, kinds in data.items()}
