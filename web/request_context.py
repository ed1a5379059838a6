"""What the request at hand works with: its language, the database, the form of its answer."""

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
    if "translator" not in g:
        own = visitor().settings
        said_in = language.choose_language(own.language, request.accept_languages)
        g.translator = translator_for(said_in).with_names_in(own.also)
    found: Translator = g.translator
    rules: RuleSet | None = g.get("rules")  # the address may name it after the first words
    return translator_under(rules.id, found) if rules else found


def wants_json() -> bool:
    """Whether the request would rather be answered for a program than for a person."""
    accepted = request.accept_mimetypes
    return accepted["application/json"] > accepted["text/html"]
