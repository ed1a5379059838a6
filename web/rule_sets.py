"""Which rule set a page speaks of: the one that its address names, else the one remembered."""

from typing import Any

from flask import Flask, current_app, g

from scoring import DEFAULT, RULE_SETS, RuleSet
from web.errors import NoSuchRuleSet
from web.visitors.current_visitor import visitor


def install(app: Flask) -> None:
    """Let every address that names a rule set name the page's own where nothing else is said."""
    app.url_defaults(_own_rules)


def named(rules: str) -> RuleSet:
    """The rule set that an address names; from now on the whole page speaks of it.

    Raises:
        NoSuchRuleSet: there is none of that id.
    """
    try:
        return speak_of(RULE_SETS[rules])
    except KeyError:
        raise NoSuchRuleSet from None


def speak_of(rules: RuleSet) -> RuleSet:
    """Let the whole page speak of this rule set."""
    g.rules = rules
    return rules


def spoken() -> RuleSet:
    """The rule set that this page speaks of."""
    own: RuleSet | None = g.get("rules")
    return own or remembered()


def remembered() -> RuleSet:
    """The rule set that the visitor chose; the first one until then."""
    return RULE_SETS.get(visitor().settings.rules or DEFAULT, RULE_SETS[DEFAULT])


def _own_rules(endpoint: str, values: dict[str, Any]) -> None:
    if "rules" not in values and current_app.url_map.is_endpoint_expecting(endpoint, "rules"):
        values["rules"] = spoken().id
