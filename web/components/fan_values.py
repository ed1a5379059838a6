"""What a fan is worth: in a hand, and as a word on a key, in a cell or at the head of a page."""

from collections.abc import Iterable
from typing import Final

from scoring import Fan, Hand, RuleSet, System
from scoring.imj.settle import rank
from wording import Translator, amount

YAKUMAN: Final = "yakuman"  # the series of those that are a limit and not a number of han


def value_in(fan: Fan, hand: Hand) -> float:
    """What the fan is worth in that hand; an open hand may make it less."""
    if fan.open_value is not None and not hand.is_concealed:
        return fan.open_value
    return fan.value


def worth_of(fans: Iterable[Fan], hand: Hand, rules: RuleSet) -> float:
    """What these fans come to in a hand, as its rule set adds them up."""
    found = list(fans)
    worth = sum(value_in(fan, hand) for fan in found)
    match rules.system:
        case System.MCR:
            return worth
        case System.IMJ:
            return rank(worth)
        case System.RENGO:
            yakuman = [fan.value for fan in found if fan.series == YAKUMAN]
            return yakuman[0] if yakuman else worth  # several are worth one (article 54)


def has_open_value(fan: Fan) -> bool:
    """Whether it is worth less in an open hand, but still something."""
    return fan.open_value is not None and fan.open_value != fan.value


def value_label(fan: Fan, rules: RuleSet, t: Translator) -> str:
    """The value in short: `8`, `½`, `3 · 2` closed and open, `Yakuman`."""
    if rules.system is System.RENGO:
        if fan.series == YAKUMAN:
            return t.gettext("Yakuman")
        if has_open_value(fan):
            return t.gettext(
                "%(closed)s · %(open)s",
                closed=amount(fan.value, t),
                open=amount(fan.open_value or 0, t),
            )
    return amount(fan.value, t)


def value_note(fan: Fan, rules: RuleSet, t: Translator) -> str:
    """What has to be known of the value beside the number; nothing where it says all."""
    if rules.system is not System.RENGO or fan.series == YAKUMAN:
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


def value_words(fan: Fan, rules: RuleSet, t: Translator) -> str:
    """The value with its unit: `16 points`, `2 · 1 han`, `Yakuman`."""
    if fan.series == YAKUMAN:
        return value_unit(fan, rules, t)
    value, unit = value_label(fan, rules, t), value_unit(fan, rules, t)
    return t.pgettext("amount", "%(value)s %(unit)s", value=value, unit=unit)


def value_unit(fan: Fan, rules: RuleSet, t: Translator) -> str:
    """What the value counts: points, fans or han; a yakuman is its own unit."""
    match rules.system:
        case System.MCR:
            return t.ngettext("point", "points", int(fan.value))
        case System.IMJ:
            return t.pgettext("unit", "fan") if 0 < fan.value <= 1 else t.pgettext("unit", "fans")
        case System.RENGO:
            return t.gettext("Yakuman") if fan.series == YAKUMAN else t.gettext("han")
