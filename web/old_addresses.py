"""Addresses from when there was one rule set: they lead on to the set that is remembered."""

from flask import Blueprint, abort, redirect, request, url_for
from werkzeug.wrappers import Response

from scoring import DEFAULT, RULE_SETS
from web.preferences.switch_rule_set import with_query
from web.rule_sets import remembered

blueprint = Blueprint("old_addresses", __name__)


@blueprint.get("/fans", defaults={"endpoint": "map.page"})
@blueprint.get("/drill", defaults={"endpoint": "drill.set_up"})
@blueprint.get("/score", defaults={"endpoint": "scorer.page"})
def page(endpoint: str) -> Response:
    """The same page of the remembered rule set, with all that was asked."""
    asked = request.args.to_dict(flat=False)
    return redirect(with_query(url_for(endpoint, rules=remembered().id), asked))


@blueprint.get("/fans/<fan>")
def fan_page(fan: str) -> Response:
    """The fan of that id: of the remembered rule set where it has one, else of the first."""
    for rules in (remembered(), RULE_SETS[DEFAULT], *RULE_SETS.values()):
        if rules.has(fan):
            return redirect(url_for("fans.page", rules=rules.id, fan=fan))
    abort(404)
