"""Answers of a class as xAPI statements: who answered what, and what came of it.

An actor is a place in the class by its public id: no name and no address of mail leaves the site.
Ids of statements are those of the rows, so that a record store that is sent them twice keeps one.
"""

import json
import uuid
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass
from datetime import datetime
from itertools import groupby
from typing import Any, Final

from quizzes import Address
from quizzes.texts import kind_name
from school.assignments.answers_in_class import AnswerFactsInClass, AttemptFacts
from wording import LANGUAGES, translator

MIME: Final = "application/json"
_VERBS: Final = "http://adlnet.gov/expapi/verbs/"
_ACTIVITIES: Final = "http://adlnet.gov/expapi/activities/"
_VERSION: Final = "1.0.3"
Statement = Mapping[str, Any]


@dataclass(frozen=True, slots=True)
class XapiSite:
    """Where statements come from: the address of the site, and the class in it."""

    address: str
    school_class: uuid.UUID

    def activity(self, path: str) -> str:
        """The id of something on the site."""
        return f"{self.address}/{path}"


def statement_lines(answers: Iterable[AnswerFactsInClass], site: XapiSite) -> Iterator[str]:
    """A JSON array of statements, one in a line."""
    yield "["
    for number, each in enumerate(statements(answers, site)):
        yield f"{',' if number else ''}\n{json.dumps(each, ensure_ascii=False)}"
    yield "\n]\n"


def statements(answers: Iterable[AnswerFactsInClass], site: XapiSite) -> Iterator[Statement]:
    """Each answer, and after the last of an attempt that is over, that it was completed."""
    for attempt, grouped in groupby(answers, key=lambda each: each.attempt):
        own = list(grouped)
        for each in own:
            yield _answered(each, site)
        if attempt.over_at is not None:
            yield _completed(attempt, own, attempt.over_at, site)


def _answered(answer: AnswerFactsInClass, site: XapiSite) -> Statement:
    score = _score(answer.credit * answer.points, answer.points)
    result: dict[str, Any] = {"score": score, "success": answer.credit >= 1, "completion": True}
    if answer.given is not None:
        result["response"] = json.dumps(answer.given, ensure_ascii=False)
    if answer.seconds is not None:
        result["duration"] = f"PT{answer.seconds:.2f}S"
    return {
        **_head(str(answer.id), "answered", answer.attempt, site),
        "object": _question(answer.question, site),
        "result": result,
        "context": {
            **_context(answer.attempt),
            "contextActivities": {
                "parent": [_assignment(answer.attempt, site)],
                "grouping": [_class(site)],
            },
        },
        "timestamp": _moment(answer.at),
    }


def _completed(
    attempt: AttemptFacts, answers: list[AnswerFactsInClass], at: datetime, site: XapiSite
) -> Statement:
    got = sum(each.credit * each.points for each in answers)
    return {
        **_head(str(uuid.uuid5(attempt.id, "completed")), "completed", attempt, site),
        "object": _assignment(attempt, site),
        "result": {
            "score": _score(got, sum(each.points for each in answers)),
            "completion": True,
        },
        "context": {
            **_context(attempt),
            "contextActivities": {"grouping": [_class(site)]},
        },
        "timestamp": _moment(at),
    }


def _head(id: str, verb: str, attempt: AttemptFacts, site: XapiSite) -> dict[str, Any]:
    return {
        "id": id,
        "version": _VERSION,
        "actor": {
            "objectType": "Agent",
            "account": {"homePage": site.address, "name": str(attempt.student)},
        },
        "verb": {"id": f"{_VERBS}{verb}", "display": {"en": verb}},
    }


def _context(attempt: AttemptFacts) -> dict[str, Any]:
    return {"registration": str(attempt.id), "platform": "Fanwise"}


def _question(address: str, site: XapiSite) -> Statement:
    kind = Address.parse(address).kind
    names = {lang: kind_name(kind, translator(lang)) for lang in LANGUAGES}
    return {
        "objectType": "Activity",
        "id": site.activity(f"drill/{address}"),
        "definition": {
            "type": f"{_ACTIVITIES}cmi.interaction",
            "interactionType": "other",
            "name": names,
        },
    }


def _assignment(attempt: AttemptFacts, site: XapiSite) -> Statement:
    definition: dict[str, Any] = {"type": f"{_ACTIVITIES}assessment"}
    if attempt.title:
        definition["name"] = {"und": attempt.title}
    return {
        "objectType": "Activity",
        "id": site.activity(f"assignments/{attempt.assignment}"),
        "definition": definition,
    }


def _class(site: XapiSite) -> Statement:
    return {
        "objectType": "Activity",
        "id": site.activity(f"class/{site.school_class}"),
        "definition": {"type": f"{_ACTIVITIES}course"},
    }


def _score(raw: float, most: float) -> dict[str, float]:
    scaled = raw / most if most else 0.0
    return {"scaled": round(scaled, 4), "raw": round(raw, 4), "min": 0, "max": round(most, 4)}


def _moment(at: datetime) -> str:
    return at.isoformat(timespec="milliseconds")
