"""The settings with all that may be chosen."""

from collections.abc import Iterable
from dataclasses import dataclass
from typing import Final

from quizzes.runs import CLOCKS
from school.learners.settings import LearnerSettings
from web.components.options import OptionView
from web.drills.run_clock import minutes_text
from web.preferences.settings_form import RETENTIONS, SUCCESSES, THEMES
from wording import LANGUAGES, Translator

_LANGUAGE_NAMES: Final = tuple(each.name for each in LANGUAGES.values())


@dataclass(frozen=True, slots=True)
class SettingsView:
    """What may be chosen, with what is chosen now; `exam` is a day or empty.

    `key_list` says of keys of the keyboard what they do.
    """

    languages: tuple[OptionView, ...]
    also: tuple[OptionView, ...]
    themes: tuple[OptionView, ...]
    tiles: tuple[OptionView, ...]
    keys: tuple[OptionView, ...]
    clocks: tuple[OptionView, ...]
    successes: tuple[OptionView, ...]
    retentions: tuple[OptionView, ...]
    exam: str
    key_list: tuple[tuple[tuple[str, ...], str], ...]


def settings_view(settings: LearnerSettings, t: Translator) -> SettingsView:
    """The settings as a form shows them."""
    themes = (t.gettext("System"), t.gettext("Light"), t.gettext("Dark"))
    clocks = (t.gettext("No time limit"), *map(minutes_text, CLOCKS))
    return SettingsView(
        languages=_options(LANGUAGES, _LANGUAGE_NAMES, t.lang),
        also=_options(
            ("", *LANGUAGES),
            (t.gettext("As in the rule set"), *_LANGUAGE_NAMES),
            settings.also or "",
        ),
        themes=_options(THEMES, themes, settings.theme or "system"),
        tiles=(OptionView("on", t.gettext("Numbers on tiles"), settings.numerals),),
        keys=(OptionView("on", t.gettext("Single-key shortcuts"), settings.shortcuts),),
        clocks=_options((0, *CLOCKS), clocks, settings.clock),
        successes=_options(
            SUCCESSES,
            (
                t.gettext("7 of 10: demanding"),
                t.gettext("3 of 4"),
                t.gettext("5 of 6: suits most people"),
                t.gettext("9 of 10: gentle"),
            ),
            settings.success,
        ),
        retentions=_options(
            RETENTIONS,
            (
                t.gettext("80%: fewest reviews"),
                "85%",
                t.gettext("90%: suits most people"),
                t.gettext("95%: most reviews"),
            ),
            settings.retention,
        ),
        exam=settings.exam or "",
        key_list=key_list(t),
    )


def key_list(t: Translator) -> tuple[tuple[tuple[str, ...], str], ...]:
    """The keys that do something in questions and on every page, and what they do."""
    return (
        (
            ("A", "B", "C", "D"),
            t.gettext("Choose that answer; its number in the list works too"),
        ),
        (
            ("Enter",),
            t.gettext("Check, or continue; in a table of payments, move to the next player"),
        ),
        (("2S", "5Z"), t.gettext("A number and its suit choose a tile: M, P, S, or Z for honors")),
        (("←", "↑", "↓", "→"), t.gettext("Move between tiles or fans; the space bar chooses")),
        (("U",), t.gettext("I don't know")),
        (("K",), t.gettext("Skip")),
        (("N",), t.gettext("Next")),
        (("R",), t.gettext("Same trap again")),
        (("/",), t.gettext("Search")),
        (("?",), t.gettext("This list")),
    )


def _options(
    values: Iterable[object], labels: Iterable[str], chosen: object
) -> tuple[OptionView, ...]:
    return tuple(
        OptionView(str(value), label, value == chosen, str(value) if value in LANGUAGES else "")
        for value, label in zip(values, labels, strict=True)
    )
