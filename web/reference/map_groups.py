"""The series or groups that the fans of a rule set stand in, and what may count within one."""

from scoring import RuleSet
from scoring.imj.group import ElementGroup
from scoring.imj.rules import InternationalRules
from wording import (
    Translator,
    and_list,
    clause_list,
    fan_name,
    second_language,
    series_name,
    translator,
)


def group_second_name(series: str, rules: RuleSet, t: Translator) -> tuple[str, str]:
    """The name of a group in a second language, and which; nothing where it is the same."""
    language = second_language(rules.id, t)
    if language is None:
        return "", ""
    other = language.tag
    name = series_name(series, rules.id, translator(other))
    return ("", "") if name == series_name(series, rules.id, t) else (name, other)


def group_limit_text(series: str, rules: RuleSet, t: Translator) -> str:
    """How many fans of the group may count in one hand; nothing where the text limits none."""
    if not isinstance(rules, InternationalRules):
        return ""
    group = next(group for group in rules.groups if group.id == series)
    if group.alone:
        return t.gettext("Special winning hands: one counts alone, and nothing is added to it.")
    if not group.one_of:
        return t.gettext("No limit: each one present counts.")
    if group.together:
        return t.gettext(
            "At most one of the group, except %(pairs)s.", pairs=_pairs(group, rules, t)
        )
    return t.gettext("At most one of the group.")


def _pairs(group: ElementGroup, rules: RuleSet, t: Translator) -> str:
    """`Mixed Unios and Mixed Same together`, for each set that may be counted together."""
    texts = [
        t.gettext(
            "%(fans)s together",
            fans=and_list([fan_name(fan, t) for fan in group.fans if fan.id in each], t),
        )
        for each in group.together
    ]
    return clause_list(texts, t)
