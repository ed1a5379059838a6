"""The history: every answer of the visitor, and nobody else's."""

from typing import Any

from flask import Blueprint, abort, render_template, request, url_for

from quizzes.aiming import KINDS_IN_ORDER
from school.errors import SchoolError
from school.progress.address_parts import CHECK
from school.progress.history import Cursor, Filters, HistoryPage
from school.progress.history import history_page as answers_page
from school.progress.models import Answer
from scoring import RULE_SETS
from web import request_context
from web.drills.explanation_page import lesson_check_href
from web.progress.history_view import (
    RESULTS,
    HistoryView,
    kind_filters,
    misconception_views,
    past_days,
    result_filters,
    rules_filters,
)
from web.visitors.current_visitor import visitor
from web.visitors.time_zone import zone_of

PAGE_SIZE = 20  # answers of a page
MISCONCEPTION_PERIOD = 30  # answers worth another look in which traps are sought

blueprint = Blueprint("history", __name__)


@blueprint.get("/history")
def page() -> str:
    """The answers that the filters let through, newest first."""
    t = request_context.translator()
    asked_for = request.args.get
    filters = read_filters(asked_for("rules", ""), asked_for("kind", ""), asked_for("result", ""))
    before = _cursor(request.args.get("before", ""))
    found, lately = _answers(filters, before)
    asked: dict[str, Any] = {
        name: value for name in ("rules", "kind", "result") if (value := request.args.get(name))
    }
    view = HistoryView(
        days=past_days(found.answers, zone_of(request), t, _look_href, _drill_href),
        rules=rules_filters(filters, t, _own_href),
        kinds=kind_filters(filters, t, _own_href),
        results=result_filters(filters, t, _own_href),
        narrowed=filters != Filters() or before is not None,
        misconceptions=misconception_views(lately, t, _drill_href),
        older_href=_own_href({**asked, "before": str(found.older)}) if found.older else "",
        newest_href=_own_href(asked) if before else "",
    )
    return render_template("history.html", view=view, drill_href=url_for("drill.set_up"))


def read_filters(rules: str, kind: str, result: str) -> Filters:
    """The filters that an address names; a word that is none is passed over."""
    return Filters(
        rules=rules if rules in RULE_SETS else None,
        kind=kind if kind in KINDS_IN_ORDER or kind == CHECK else None,
        right=RESULTS.get(result),
    )


def _answers(filters: Filters, before: Cursor | None) -> tuple[HistoryPage, tuple[Answer, ...]]:
    """A page of the visitor's own answers, and on the first page what went wrong lately."""
    who = visitor()
    if who.id is None or not who.stored:
        return HistoryPage((), None), ()
    reading = request_context.reading()
    found = answers_page(reading, who.id, filters, before, PAGE_SIZE)
    if before or filters != Filters():
        return found, ()
    return found, answers_page(
        reading, who.id, Filters(right=False), None, MISCONCEPTION_PERIOD
    ).answers


def _cursor(text: str) -> Cursor | None:
    try:
        return Cursor.parse(text) if text else None
    except SchoolError:
        abort(404)


def _look_href(row: Answer) -> str:
    if row.kind == CHECK:
        return lesson_check_href(row)
    return url_for("explanation.page", public_id=row.public_id)


def _drill_href(query: dict[str, Any]) -> str:
    return url_for("drill.set_up", **query)


def _own_href(query: dict[str, Any]) -> str:
    return url_for("history.page", **query)
