"""What the request at hand works with: the words of its language and the database."""

from flask import g, request

from scoring import RuleSet
from web import language
from web.guests import visitor
from web.request_database import database, end_reading, reading, writing
from wording import Translator, under
from wording import translator as translator_for

__all__ = ("database", "end_reading", "reading", "translator", "writing")


def translator() -> Translator:
    """The words of the language that this request is answered in, and of its rule set."""
    if "translator" not in g:
        own = visitor().settings
        said_in = language.choose(own.language, request.accept_languages)
        g.translator = translator_for(said_in).with_names_in(own.also)
    found: Translator = g.translator
    rules: RuleSet | None = g.get("rules")  # the address may name it after the first words
    return under(rules.id, found) if rules else found
