"""What a fan is worth: in a hand, and as a word on a key, in a cell or at the head of a page."""

from typing import Final

from scoring import Fan
from wording import Translator, amount, points, value_unit

YAKUMAN_SERIES: Final = "yakuman"  # the series of those that are a limit and not a number of han


def has_open_value(fan: Fan) -> bool:
    """Whether it is worth less in an open hand, but still something."""
    return fan.open_value is not None and fan.open_value != fan.value


def spoken_value(fan: Fan, rules: str, t: Translator) -> str:
    """The value with its unit: `8 points`, `3 han · 2 han` closed and open, `Yakuman`."""
    if is_yakuman(fan):
        return t.gettext("Yakuman")
    if has_open_value(fan):
        return t.gettext(
            "%(closed)s · %(open)s",
            closed=points(fan.value, rules, t),
            open=points(fan.open_value or 0, rules, t),
        )
    return points(fan.value, rules, t)


def is_yakuman(fan: Fan) -> bool:
    """A limit and not a number of han (Rengo Art. 49)."""
    return fan.series == YAKUMAN_SERIES


def value_label(fan: Fan, t: Translator) -> str:
    """The value in short: `8`, `½`, `3 · 2` closed and open, `Yakuman`."""
    if is_yakuman(fan):
        return t.gettext("Yakuman")
    if has_open_value(fan):
        return t.gettext(
            "%(closed)s · %(open)s",
            closed=amount(fan.value, t),
            open=amount(fan.open_value or 0, t),
        )
    return amount(fan.value, t)


def value_note(fan: Fan, t: Translator) -> str:
    """What has to be known of the value beside the number; nothing where it says all."""
    if fan.series == YAKUMAN_SERIES:
        return ""
    if fan.concealed_only:
        return t.gettext("closed hands only")
    if has_open_value(fan):
        return t.gettext(
            "%(closed)s closed, %(open)s open",
            closed=amount(fan.value, t),
            open=amount(fan.open_value or 0, t),
        )
    return ""


def value_words(fan: Fan, rules: str, t: Translator) -> str:
    """The value with its unit: `16 points`, `2 · 1 han`, `Yakuman`."""
    unit = value_unit(fan, rules, t)
    if fan.series == YAKUMAN_SERIES:
        return unit
    return t.pgettext("amount", "%(value)s %(unit)s", value=value_label(fan, t), unit=unit)
