"""Another rule set at the same place: the map stays the map, a fan becomes its kin."""

from collections.abc import Callable, Mapping
from functools import partial
from typing import Any, Final
from urllib.parse import parse_qs, urlencode, urlsplit

from flask import current_app, url_for
from werkzeug.exceptions import HTTPException
from werkzeug.routing import RequestRedirect

from lessons.curriculum import course_of, first_course, is_about, is_first_course
from quizzes import Address, QuizError
from quizzes.kin import equivalent_fan
from quizzes.runs import RunPart, run_around
from scoring import RuleSet, System
from web.desk.incidents import has_desk
from web.errors import NoSuchRuleSet

Query = dict[str, list[str]]


def switch_rule_set(path: str, rules: RuleSet) -> str:
    """The address that shows under that rule set what `path`, one of ours, shows under another.

    A page that speaks of no rule set, such as the history, stays as it is.
    """
    parts = urlsplit(path)
    query = parse_qs(parts.query)
    try:
        endpoint, place = current_app.url_map.bind("").match(parts.path, method="GET")
    except NoSuchRuleSet:
        _, _, rest = parts.path.lstrip("/").partition("/")
        return switch_rule_set(parts._replace(path=f"/{rules.id}/{rest}").geturl(), rules)
    except (HTTPException, RequestRedirect):
        return path
    move = _MOVES.get(str(endpoint))
    return move(place, query, rules) if move else path


def with_query(path: str, query: Query) -> str:
    """The path with the parameters, as a browser would send them."""
    sent = urlencode(query, doseq=True)
    return f"{path}?{sent}" if sent else path


def _only(query: Query, *names: str) -> Query:
    return {name: query[name] for name in names if name in query}


def _map(_place: Mapping[str, Any], query: Query, rules: RuleSet) -> str:
    """Choosing stays choosing, but the fans that were ticked are those of another set."""
    return with_query(url_for("map.page", rules=rules.id), _only(query, "choose"))


def _progress(_place: Mapping[str, Any], _query: Query, rules: RuleSet) -> str:
    return url_for("progress.page", rules=rules.id)


def _deals(_place: Mapping[str, Any], _query: Query, rules: RuleSet) -> str:
    """A deal stays under its rule set; another is begun under the one chosen."""
    return url_for("deals.page", rules=rules.id)


def _desk(_place: Mapping[str, Any], _query: Query, rules: RuleSet) -> str:
    """An incident stays under its rule set; where there are none, drills have rulings."""
    if has_desk(rules):
        return url_for("desks.page", rules=rules.id)
    return url_for("drill.set_up", rules=rules.id)


def _incident_book(place: Mapping[str, Any], query: Query, rules: RuleSet) -> str:
    """A book stays under its rule set; another is chosen under the one that has incidents as well."""
    if has_desk(rules):
        return url_for("incident_book.page", rules=rules.id)
    return _desk(place, query, rules)


def _fan(place: Mapping[str, Any], _query: Query, rules: RuleSet) -> str:
    found = equivalent_fan(place["fan"], place["rules"].id, rules)
    if found is None:
        return url_for("map.page", rules=rules.id)
    return url_for("fans.page", rules=rules.id, fan=found)


def _set_up(_place: Mapping[str, Any], query: Query, rules: RuleSet) -> str:
    kept = _only(query, "kind", "level", "n", "hands", "clock")
    fans = [fan for fan in query.get("fan", []) if rules.has(fan)]
    return with_query(url_for("drill.set_up", rules=rules.id), {**kept, "fan": fans})


def _scorer(_place: Mapping[str, Any], query: Query, rules: RuleSet) -> str:
    return with_query(url_for("scorer.page", rules=rules.id), query)


def _own_hand(_place: Mapping[str, Any], query: Query, rules: RuleSet) -> str:
    return with_query(url_for("own_hand.page", rules=rules.id), query)


def _articles(_place: Mapping[str, Any], _query: Query, rules: RuleSet) -> str:
    """The other text numbers its articles in its own way, so its table is shown from the top."""
    return url_for("articles.page", rules=rules.id)


def _points(_place: Mapping[str, Any], query: Query, rules: RuleSet) -> str:
    """Only riichi has a chart: the others have the page that says what their fans are worth."""
    if rules.system is System.RENGO:
        return with_query(url_for("points.page", rules=rules.id), query)
    return url_for("map.page", rules=rules.id)


def _sheet(_place: Mapping[str, Any], _query: Query, rules: RuleSet) -> str:
    return url_for("sheet.page", rules=rules.id)


def _cards(_place: Mapping[str, Any], _query: Query, rules: RuleSet) -> str:
    return url_for("sheet.cards", rules=rules.id)


def _glossary(_place: Mapping[str, Any], query: Query, rules: RuleSet) -> str:
    return with_query(url_for("glossary.page", rules=rules.id), _only(query, "level"))


def _question(place: Mapping[str, Any], query: Query, rules: RuleSet) -> str:
    """A question is of its rule set: another begins with a choice of the same kind and level."""
    try:
        address = Address.parse(place["address"])
    except QuizError:
        return url_for("drill.set_up", rules=rules.id)
    turns = run_around(address, None, "".join(query.get("kinds", []))).turns or (
        RunPart.of(address),
    )
    kinds = [turn.kind.value for turn in turns]
    same = {"kind": kinds, "level": [str(address.level)], **_only(query, "n", "clock")}
    return with_query(url_for("drill.set_up", rules=rules.id), same)


def _explanation(_place: Mapping[str, Any], _query: Query, rules: RuleSet) -> str:
    return url_for("drill.set_up", rules=rules.id)


def _course(place: Mapping[str, Any], _query: Query, rules: RuleSet) -> str:
    """Under another edition the course stays; under another system the courses of that one.

    First steps lead to the first steps in the other game.
    """
    own = course_of(place["course"])
    if own and is_about(own, rules):
        return url_for("learn.course", **place)
    first = first_course(rules) if own and is_first_course(own) else None
    return url_for("learn.course", course=first.id) if first else url_for("learn.page")


def _lesson(place: Mapping[str, Any], query: Query, rules: RuleSet) -> str:
    own = course_of(place["course"])
    if own and is_about(own, rules):
        return url_for("lesson.page", **place)
    return _course({"course": place["course"]}, query, rules)


def _same(endpoint: str, place: Mapping[str, Any], query: Query, rules: RuleSet) -> str:
    """The same page, which every rule set has."""
    return with_query(url_for(endpoint, **{**place, "rules": rules.id}), query)


_MOVES: Final[Mapping[str, Callable[[Mapping[str, Any], Query, RuleSet], str]]] = {
    **{
        endpoint: partial(_same, endpoint)
        for endpoint in (
            *("plans.page", "sprints.page", "exams.page", "exams.confirm", "ratings.page"),
            *("day.page", "days.latest", "days.page"),
        )
    },
    "learn.course": _course,
    "lesson.page": _lesson,
    "map.page": _map,
    "progress.page": _progress,
    "fans.page": _fan,
    "desks.page": _desk,
    "desk.page": _desk,
    "desk.answer": _desk,
    "ruled.page": _desk,
    "incident_book.page": _incident_book,
    "incident_book.sheet": _incident_book,
    "deals.page": _deals,
    "deal.page": _deals,
    "deal_back.page": _deals,
    "drill.set_up": _set_up,
    "drill.question": _question,
    "explanation.page": _explanation,
    "explanation.done": _question,
    "scorer.page": _scorer,
    "why_not.page": _scorer,
    "in_full.page": _scorer,
    "own_hand.page": _own_hand,
    "own_hand.keep": _own_hand,
    "articles.page": _articles,
    "articles.one": _articles,
    "glossary.page": _glossary,
    "points.page": _points,
    "sheet.page": _sheet,
    "sheet.cards": _cards,
}
