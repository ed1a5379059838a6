"""Which rule set a page speaks of: the one that its address names, else the one remembered.

Until a visitor has chosen one, the language of the browser says which game is played there.
"""

from collections.abc import Mapping
from typing import Any, Final

from flask import Flask, current_app, g, request
from werkzeug.routing import BaseConverter

from scoring import DEFAULT, RULE_SETS, RuleSet
from web import language
from web.errors import NoSuchRuleSet
from web.visitors.current_visitor import visitor

_GAME_OF_LANGUAGE: Final[Mapping[str, str]] = {"zh-Hans": "mcr-2014", "ja": "rengo"}
"""What most players who read a language play; other languages tell nothing."""


class RuleSetConverter(BaseConverter):
    """`<rules:rules>` in a route: the id of a rule set, given to the view as the rule set.

    Raises:
        NoSuchRuleSet: an address has another word in its place.
    """

    def to_python(self, value: str) -> RuleSet:
        """The rule set of that id."""
        try:
            return RULE_SETS[value]
        except KeyError:
            raise NoSuchRuleSet from None

    def to_url(self, value: RuleSet | str) -> str:
        """The id of a rule set, which may be given as well."""
        return value if isinstance(value, str) else value.id


def install(app: Flask) -> None:
    """Read rule sets in addresses; an address that names one names the page's own by default."""
    app.url_map.converters["rules"] = RuleSetConverter
    app.url_value_preprocessor(_speak_of_named)
    app.url_defaults(_own_rules)


def set_page_rule_set(rules: RuleSet) -> RuleSet:
    """Let the whole page speak of this rule set."""
    g.rules = rules
    return rules


def page_rule_set() -> RuleSet:
    """The rule set that this page speaks of."""
    own: RuleSet | None = g.get("rules")
    return own or chosen_rule_set()


def chosen_rule_set() -> RuleSet:
    """The rule set that the visitor chose; until then the one that is guessed, else the usual one."""
    chosen = visitor().settings.rules if has_chosen_rule_set() else _guess()
    return RULE_SETS[chosen or DEFAULT]


def has_chosen_rule_set() -> bool:
    """Whether the visitor ever chose a rule set."""
    return visitor().settings.rules in RULE_SETS


def is_rule_set_guessed() -> bool:
    """Whether the rule set follows from the browser's language alone."""
    return not has_chosen_rule_set() and _guess() is not None


def _guess() -> str | None:
    """What the browser's language speaks for; worked out once, for many parts of a page ask it."""
    if "guessed_rules" not in g:
        g.guessed_rules = _guess_from_language()
    guessed: str | None = g.guessed_rules
    return guessed


def _guess_from_language() -> str | None:
    named = language.named_language(request.args)
    return _GAME_OF_LANGUAGE.get(language.choose_language(named, request.accept_languages))


def _speak_of_named(_endpoint: str | None, values: dict[str, Any] | None) -> None:
    if values and isinstance(values.get("rules"), RuleSet):
        set_page_rule_set(values["rules"])


def _own_rules(endpoint: str, values: dict[str, Any]) -> None:
    if "rules" not in values and current_app.url_map.is_endpoint_expecting(endpoint, "rules"):
        values["rules"] = page_rule_set().id
