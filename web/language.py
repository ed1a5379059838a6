"""Which language a page speaks."""

from collections.abc import Mapping
from typing import Final

from werkzeug.datastructures import LanguageAccept

from wording import LANGUAGES, SOURCE

LANGUAGE_FIELD: Final = "lang"  # in the query of an address


def named_language(query: Mapping[str, str]) -> str | None:
    """The language that an address names: it goes before what was chosen, and changes nothing of it."""
    named = query.get(LANGUAGE_FIELD)
    return named if named in LANGUAGES else None


def choose_language(chosen: str | None, accepted: LanguageAccept) -> str:
    """The language a visitor chose, else the best that the browser asks for, else English.

    Every kind of Chinese gets simplified characters: it is the nearest that there is.
    """
    if chosen is not None and chosen in LANGUAGES:
        return chosen
    for asked, _quality in accepted:
        primary = asked.replace("_", "-").lower().split("-")[0]
        for known in LANGUAGES:
            if known.lower().split("-")[0] == primary:
                return known
    return SOURCE.tag
