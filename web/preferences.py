"""The forms that stand on every page: language, appearance, numbers on tiles; the rule set."""

from collections.abc import Mapping
from dataclasses import replace
from urllib.parse import urlsplit

from flask import Blueprint, abort, redirect, request
from werkzeug.wrappers import Response

from school.learners.settings import Settings
from scoring import RULE_SETS
from web.guests import save_settings, visitor
from web.same_place import same_place
from wording import LANGUAGES

THEMES = ("system", "light", "dark")
_SWITCH = {"on": True, "off": False}

blueprint = Blueprint("preferences", __name__)


@blueprint.post("/settings")
def save() -> Response:
    """Keep one choice and go back to the page that it was made on."""
    changed = change(visitor().settings, request.form)
    if changed is None:
        abort(400)
    save_settings(changed)
    back = own_path(request.form.get("back", "/"))
    chosen = RULE_SETS.get(request.form.get("rules", ""))
    return redirect(same_place(back, chosen) if chosen else back, 303)


def change(settings: Settings, form: Mapping[str, str]) -> Settings | None:
    """The settings with the choice of the form, or None where it names nothing that we know."""
    if form.get("lang") in LANGUAGES:
        return replace(settings, language=form["lang"])
    if form.get("rules") in RULE_SETS:
        return replace(settings, rules=form["rules"])
    if form.get("theme") in THEMES:
        return replace(settings, theme=form["theme"])
    if form.get("numerals") in _SWITCH:
        return replace(settings, numerals=_SWITCH[form["numerals"]])
    if form.get("shortcuts") in _SWITCH:
        return replace(settings, shortcuts=_SWITCH[form["shortcuts"]])
    return None


def own_path(back: str) -> str:
    """A path of this site; the first page where the text names anything else."""
    parts = urlsplit(back)
    own = not parts.scheme and not parts.netloc and parts.path.startswith("/")
    safe = own and not back.startswith("//") and "\\" not in back and back.isprintable()
    return back if safe else "/"
