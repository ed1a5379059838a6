"""A fan under the other rule sets: the same name or another, the same worth or another."""

from collections.abc import Callable
from dataclasses import dataclass

from quizzes.kin import equivalent_fans
from scoring import EDITIONS, RULE_SETS, Fan, RuleSet
from scoring.mcr.changes import ChangeKind, changes
from web.components.fan_values import value_words
from web.components.links import Link
from wording import Translator, fan_name, rules_badge


@dataclass(frozen=True, slots=True)
class EquivalentFanView:
    """The equivalent of a fan in another rule set: the set's badge, the fan, its worth in words.

    `text` says what differs between two editions; `link` has no address where there is no equivalent.
    """

    badge: str
    link: Link
    worth: str = ""
    text: str = ""


EquivalentFanHref = Callable[[str, str], str]
"""The address of a fan's page, by the ids of rule set and fan."""


def equivalent_fan_views(
    fan: Fan, rules: RuleSet, t: Translator, href: EquivalentFanHref
) -> tuple[EquivalentFanView, ...]:
    """The equivalent of a fan in each of the other rule sets, or that there is none."""
    return tuple(
        view
        for other in RULE_SETS.values()
        if other is not rules
        for view in _in(other, fan, rules, t, href)
    )


def _in(
    other: RuleSet, fan: Fan, rules: RuleSet, t: Translator, href: EquivalentFanHref
) -> tuple[EquivalentFanView, ...]:
    badge = rules_badge(other.id, t)
    found = [other.fan(name) for name in equivalent_fans(fan.id, rules, other)]
    if not found:
        return (EquivalentFanView(badge, Link(t.gettext("nothing of the kind"))),)
    return tuple(
        EquivalentFanView(
            badge,
            Link(fan_name(each, t), href(other.id, each.id)),
            value_words(each, other.id, t),
            _changed(fan, rules, other, t),
        )
        for each in found
    )


def _changed(fan: Fan, rules: RuleSet, other: RuleSet, t: Translator) -> str:
    """What two editions of the competition rules say differently of a fan, in a few words."""
    if not {rules.id, other.id} <= EDITIONS.keys():
        return ""
    words = {
        ChangeKind.NAME: t.gettext("another Chinese name"),
        ChangeKind.NUMBER: t.gettext("another number"),
        ChangeKind.VALUE: t.gettext("another value"),
        ChangeKind.EXCLUDES: t.gettext("other exclusions"),
        ChangeKind.STRIKES: t.gettext("other fans are not counted with it"),
        ChangeKind.CONDITION: t.gettext("another condition"),
    }
    kinds = [
        change.kind
        for change in changes()
        if change.fan == fan.id and change.values[rules.id] != change.values[other.id]
    ]
    if ChangeKind.EXCLUDES in kinds and ChangeKind.STRIKES in kinds:
        kinds.remove(ChangeKind.STRIKES)  # what is named is struck: one word for both
    if not kinds:
        return t.gettext("the same")
    return t.pgettext("differences", ", ").join(words[kind] for kind in kinds)
