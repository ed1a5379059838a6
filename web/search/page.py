"""The page that looks for words, everywhere at once."""

from typing import Final

from flask import Blueprint, render_template, request

from school.search.find import find_documents
from web import request_context
from web.rule_sets import page_rule_set
from web.search.sources import hit_groups
from web.visitors.request_limits import SEARCHES, count_request

LONGEST_QUERY: Final = 100  # characters of the field

blueprint = Blueprint("search", __name__)


@blueprint.get("/search")
def page() -> str:
    """What `q` may mean in any of the languages; without it only the field."""
    asked = request.args.get("q", "").strip()
    if asked:
        count_request(SEARCHES)
    hits = find_documents(request_context.reading(), asked)
    found = hit_groups(hits, asked, page_rule_set(), request_context.translator())
    return render_template(
        "search.html", asked=asked[:LONGEST_QUERY], longest=LONGEST_QUERY, groups=found
    )
