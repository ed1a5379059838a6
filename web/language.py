"""Which language a page speaks."""

from werkzeug.datastructures import LanguageAccept

from wording import LANGUAGES, SOURCE


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
