"""What the request at hand works with: its language, the database, the form of its answer."""

from typing import Final

from flask import g, request

from scoring import RuleSet
from web import language
from web.request_database import database, end_reading, reading, writing
from web.visitors.current_visitor import visitor
from wording import Translator, translator_under
from wording import translator as translator_for

__all__ = ("database", "end_reading", "reading", "translator", "writing")


def translator() -> Translator:
    """The words of the language that this request is answered in, and of its rule set."""
    context = (
        g._get_current_object()
    )  # each sentence of a page asks for it: the proxy is asked once
    known: dict[str, Translator] = context.setdefault("translators", {})
    if "" not in known:
        known[""] = _without_rules()
    rules: RuleSet | None = context.get("rules")  # the address may name it after the first words
    name = rules.id if rules else ""
    if name not in known:
        known[name] = translator_under(name, known[""])
    return known[name]


def named_rule_set() -> str:
    """The id of the rule set in whose words the page speaks; empty where it has none of its own."""
    rules: RuleSet | None = g.get("rules")
    return rules.id if rules else ""


def _without_rules() -> Translator:
    own = visitor().settings
    chosen = language.named_language(request.args) or own.language
    lang = language.choose_language(chosen, request.accept_languages)
    return translator_for(lang).with_names_in(own.also)


PROGRAMS: Final = "/api/"
"""What begins so is for programs."""


def is_for_programs() -> bool:
    """Whether the address is one for programs."""
    return request.path.startswith(PROGRAMS)


def wants_json() -> bool:
    """Whether the request would rather be answered for a program than for a person."""
    if is_for_programs():
        return True
    accepted = request.accept_mimetypes
    return accepted["application/json"] > accepted["text/html"]
