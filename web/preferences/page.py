"""The forms that stand on every page: language, appearance, numbers on tiles; the rule set."""

from collections.abc import Mapping
from dataclasses import replace

from flask import Blueprint, abort, redirect, request
from werkzeug.wrappers import Response

from school.learners.settings import LearnerSettings
from school.progress.summing import reschedule
from scoring import RULE_SETS
from web import request_context
from web.preferences.settings_form import THEMES, read_settings
from web.preferences.switch_rule_set import same_place
from web.visitors.current_visitor import save_settings, visitor
from wording import LANGUAGES

_SWITCH = {"on": True, "off": False}
LONGEST_PATH = 4000  # characters; a run of fourteen kinds with eight fans each has fewer

blueprint = Blueprint("preferences", __name__)


@blueprint.post("/settings")
def save() -> Response:
    """Keep one choice and go back to the page that it was made on."""
    before = visitor()
    changed = (
        read_settings(request.form, before.settings)
        if request.form.get("all")
        else change(before.settings, request.form)
    )
    if changed is None:
        abort(400)
    save_settings(changed)
    if before.stored and before.id and changed.aims != before.settings.aims:
        with request_context.writing() as writing:
            reschedule(writing, before.id, changed.aims)
    back = own_path(request.form.get("back", "/"))
    chosen = RULE_SETS.get(request.form.get("rules", ""))
    return redirect(same_place(back, chosen) if chosen else back, 303)


def change(settings: LearnerSettings, form: Mapping[str, str]) -> LearnerSettings | None:
    """The settings with the choice of the form, or None where it names nothing that we know."""
    if form.get("lang") in LANGUAGES:
        return replace(settings, language=form["lang"])
    if form.get("rules") in RULE_SETS:
        return replace(settings, rules=form["rules"])
    if form.get("theme") in THEMES:
        return replace(settings, theme=form["theme"])
    if form.get("numerals") in _SWITCH:
        return replace(settings, numerals=_SWITCH[form["numerals"]])
    if "begin" in form and form.get("begin_rules") in RULE_SETS:
        return _beginning(settings, form["begin_rules"], form["begin"])
    if form.get("shortcuts") in _SWITCH:
        return replace(settings, shortcuts=_SWITCH[form["shortcuts"]])
    return None


def _beginning(settings: LearnerSettings, rules: str, topic: str) -> LearnerSettings:
    """The settings with the place in the course of a rule set; no topic is its first."""
    begin = {each: at for each, at in settings.begin.items() if each != rules}
    known = topic and RULE_SETS[rules].has(topic)
    return replace(settings, begin={**begin, rules: topic} if known else begin)


def own_path(back: str) -> str:
    """A path of this site; the first page where the text names anything else."""
    own = back.startswith("/") and not back.startswith("//") and len(back) <= LONGEST_PATH
    safe = own and "\\" not in back and back.isprintable()
    return back if safe else "/"
