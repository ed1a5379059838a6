"""Every setting at once, as the settings page sends them."""

from collections.abc import Mapping
from dataclasses import replace
from typing import Final

from school.errors import SchoolError
from school.learners.settings import LearnerSettings
from web.drills.run import CLOCKS
from wording import LANGUAGES

THEMES: Final = ("system", "light", "dark")
SUCCESSES: Final = (0.7, 0.75, 0.825, 0.9)  # shares of answers that shall succeed
RETENTIONS: Final = (0.8, 0.85, 0.9, 0.95)  # recall at which something is asked again


def read_settings(form: Mapping[str, str], settings: LearnerSettings) -> LearnerSettings | None:
    """The settings that the form tells, the others as they were; None where one cannot be."""
    chosen = {
        "language": form.get("lang"),
        "also": form.get("also") or None,
        "theme": form.get("theme"),
        "clock": form.get("clock", ""),
        "success": form.get("success", ""),
        "retention": form.get("retention", ""),
    }
    known = {
        "language": LANGUAGES,
        "also": (None, *LANGUAGES),
        "theme": THEMES,
        "clock": tuple(map(str, (0, *CLOCKS))),
        "success": tuple(map(str, SUCCESSES)),
        "retention": tuple(map(str, RETENTIONS)),
    }
    if any(value not in known[name] for name, value in chosen.items()):
        return None
    try:
        return replace(
            settings,
            language=chosen["language"],
            also=chosen["also"],
            theme=chosen["theme"],
            clock=int(form["clock"]),
            success=float(form["success"]),
            retention=float(form["retention"]),
            exam=form.get("exam") or None,
            numerals="numerals" in form,
            shortcuts="shortcuts" in form,
        )
    except SchoolError:
        return None
