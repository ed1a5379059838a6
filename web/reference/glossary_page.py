"""The glossary: every term of the game and of its texts, and a page for each."""

from flask import Blueprint, Response, abort, render_template, request, url_for

from quizzes import Kind
from scoring import RULE_SETS, RuleSet
from web import rendered, request_context
from web.reference.glossary_view import ALL_RULE_SETS, LEVELS, glossary_view, term_page
from web.rule_sets import page_rule_set
from wording.glossary import TERMS, Term

blueprint = Blueprint("glossary", __name__)


@blueprint.get("/glossary")
def page() -> Response:
    """The terms of the reader's rule set, of another or of all; of one level or of each."""
    return rendered.for_all(_page)


def _page() -> str:
    asked, level = request.args.get("rules", ""), request.args.get("level", "")
    view = glossary_view(
        asked if asked in (ALL_RULE_SETS, *RULE_SETS) else page_rule_set().id,
        int(level) if level in map(str, LEVELS) else None,
        request_context.translator(),
        _href,
        lambda rules, level: url_for("glossary.page", rules=rules, level=level),
    )
    return render_template("glossary.html", view=view)


@blueprint.get("/glossary/<term>")
def one(term: str) -> Response:
    """One term: its meaning and names, its articles, its neighbours."""
    found = TERMS.get(term)
    if found is None:
        abort(404)
    return rendered.for_all(lambda: _one(found))


def _one(found: Term) -> str:
    own = page_rule_set()
    drilled = _drilled_under(found, own)
    view = term_page(
        found,
        own,
        request_context.translator(),
        _href,
        url_for("glossary.page", rules=drilled, _anchor=found.area),
        url_for("drill.set_up", rules=drilled, kind=Kind.TERM.value, level=found.level),
    )
    return render_template("term.html", view=view, list_href=url_for("glossary.page"))


def _href(term: str) -> str:
    return url_for("glossary.one", term=term)


def _drilled_under(term: Term, chosen_rules: RuleSet) -> str:
    """The reader's rule set where it has the term, else the first that has it."""
    return chosen_rules.id if chosen_rules.id in term.articles else next(iter(term.articles))
