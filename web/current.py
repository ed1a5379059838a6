"""What the request at hand works with: the words of its language and the database."""

from flask import current_app, g, request

from school.database import Database
from web import language
from web.guests import visitor
from web.services import services
from wording import Translator
from wording import translator as translator_for


def database() -> Database:
    """The open database of the application."""
    return services(current_app).database


def translator() -> Translator:
    """The words of the language that this request is answered in."""
    if "translator" not in g:
        chosen = visitor().settings.language
        g.translator = translator_for(language.choose(chosen, request.accept_languages))
    found: Translator = g.translator
    return found
