"""The form that asks why a hand does not have a fan: its hand as parameters, and every fan."""

from collections.abc import Mapping
from dataclasses import dataclass
from itertools import groupby
from typing import Any

from scoring import RuleSet
from web.components.options import OptionView
from wording import Translator, fan_name, points


@dataclass(frozen=True, slots=True)
class AskedFanGroup:
    """All fans of one value, under that value in words."""

    label: str
    fans: tuple[OptionView, ...]


@dataclass(frozen=True, slots=True)
class WhyNotForm:
    """A form that opens `action`; `hidden` holds the parameters of the hand."""

    action: str
    hidden: tuple[tuple[str, str], ...]
    groups: tuple[AskedFanGroup, ...]


def why_not_form(
    rules: RuleSet, query: Mapping[str, Any], action: str, t: Translator, chosen: str = ""
) -> WhyNotForm:
    """The form about the hand of those parameters; `chosen` is the fan that was asked about."""
    fans = sorted(rules.fans, key=lambda fan: (-fan.value, fan.number))
    return WhyNotForm(
        action=action,
        hidden=tuple(
            (name, str(each))
            for name, value in query.items()
            for each in (value if isinstance(value, list) else [value])
        ),
        groups=tuple(
            AskedFanGroup(
                points(value, rules.id, t),
                tuple(OptionView(fan.id, fan_name(fan, t), fan.id == chosen) for fan in group),
            )
            for value, group in groupby(fans, key=lambda fan: fan.value)
        ),
    )
