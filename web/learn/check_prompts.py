"""What a check asks, where its author says nothing: the site's usual words."""

from collections.abc import Mapping
from types import MappingProxyType
from typing import Final

from lessons.pieces.check import Check, CheckKind
from scoring import Wind, rule_set
from web.learn.sort_words import sort_name
from wording import N_, Translator, fan_name, points, seat_name

_PLAIN: Final[Mapping[CheckKind, str]] = MappingProxyType(
    {
        CheckKind.TOTAL: N_("What is this hand worth in all?"),
        CheckKind.WIN: N_("May this hand be declared as a win?"),
        CheckKind.WAITS: N_("Which tiles complete the hand?"),
        CheckKind.SET: N_("What do these tiles make?"),
        CheckKind.NAME: N_("Choose everything that counts in this hand."),
        CheckKind.STRIKE: N_("All of these are in the hand. Which are not counted?"),
        CheckKind.CLAIM: N_("Which calls may you make?"),
    }
)


_HINTS: Final[Mapping[CheckKind, str]] = MappingProxyType(
    {
        CheckKind.POINT: N_(
            "Tap the tiles: they rise. If tiles are identical, any of them will do."
        ),
        CheckKind.DISCARD: N_("Tap one tile: it rises."),
        CheckKind.CHANGE: N_("Tap one tile to take out and one to put in."),
        CheckKind.STRIKE: N_("Mark each one that is not counted."),
    }
)
"""How an act is done."""


def default_prompt(check: Check, t: Translator) -> str:
    """The question in one sentence."""
    if check.kind in _PLAIN:
        return t.gettext(_PLAIN[check.kind])
    match check.kind:
        case CheckKind.WHICH:
            return _which(check, t)
        case CheckKind.PAYS:
            return t.gettext("How much does %(seat)s pay?", seat=seat_name(Wind(check.who), t))
        case CheckKind.TILES if check.not_it:
            return t.gettext(
                "Which of these tiles are not of this sort: %(sort)s?",
                sort=sort_name(check.sort, t),
            )
        case CheckKind.TILES:
            return t.gettext(
                "Which of these tiles are of this sort: %(sort)s?", sort=sort_name(check.sort, t)
            )
        case CheckKind.POINT:
            return t.gettext("Which tiles make %(fan)s?", fan=fan_name_in(check.fan, check, t))
        case CheckKind.DISCARD:
            return _discard(check, t)
        case CheckKind.CHANGE:
            return _change(check, t)
        case CheckKind.VALUE:
            return t.gettext("What is %(fan)s worth?", fan=fan_name_in(check.fan, check, t))
        case CheckKind.EXCLUDES:
            return t.gettext(
                "Which of these are never counted with %(fan)s?",
                fan=fan_name_in(check.fan, check, t),
            )
        case _ if check.shown_fans:
            return t.gettext("Which of these also count in this hand?")
        case _:
            return t.gettext("Which of these count in this hand?")


def selection_hint(check: Check, t: Translator) -> str:
    """A line that says how many may be chosen, where it is not one."""
    if check.shown_fans:
        return t.ngettext("One row is missing.", "%(num)s rows are missing.", len(check.answer))
    if check.kind in _HINTS:
        return t.gettext(_HINTS[check.kind])
    if check.many:
        return t.gettext("Choose each one that fits. There may be several.")
    return ""


def fan_name_in(fan: str, check: Check, t: Translator) -> str:
    """The name of a fan of the check's rule set."""
    return fan_name(rule_set(check.rules).fan(fan), t)


def _which(check: Check, t: Translator) -> str:
    if check.sort == "counts":
        fan = fan_name_in(check.fan, check, t)
        if check.not_it:
            return t.gettext("In which of these hands does %(fan)s not count?", fan=fan)
        return t.gettext("In which of these hands does %(fan)s count?", fan=fan)
    if check.sort == "reaches":
        least = points(check.reaches, check.rules, t)
        if check.not_it:
            return t.gettext("Which of these hands does not reach %(points)s?", points=least)
        return t.gettext("Which of these hands reaches %(points)s?", points=least)
    if check.not_it:
        return t.gettext("Which of these hands is not a win?")
    return t.gettext("Which of these hands is a win?")


def _discard(check: Check, t: Translator) -> str:
    if check.sort == "counts":
        fan = fan_name_in(check.fan, check, t)
        return t.gettext("Discard one tile so that the hand waits for %(fan)s.", fan=fan)
    return t.gettext("Discard one tile so that the hand is waiting.")


def _change(check: Check, t: Translator) -> str:
    if check.sort == "counts":
        fan = fan_name_in(check.fan, check, t)
        return t.gettext("Change one tile so that %(fan)s counts.", fan=fan)
    if check.sort == "reaches":
        least = points(check.reaches, check.rules, t)
        return t.gettext("Change one tile so that the hand reaches %(points)s.", points=least)
    return t.gettext("Change one tile so that the hand wins.")
