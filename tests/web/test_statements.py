"""xAPI statements of a class: what a record store asks of each, and what they may not tell."""

import json
import re
import uuid
from datetime import datetime
from typing import Any

from flask import Flask

from tests.web.taking import Task, pupil, set_task
from tests.web.teaching import teacher_of
from tests.web.test_gradebook import TOTALS, sit
from tests.web.visitor import SiteVisitor

VERB = "http://adlnet.gov/expapi/verbs/"
URL = re.compile(r"https?://\S+")
DURATION = re.compile(r"PT\d+(\.\d{1,2})?S")


def statements(visitor: SiteVisitor, path: str) -> list[dict[str, Any]]:
    """The statements of a file, each one sound."""
    answer = visitor.client.get(path)
    assert answer.status_code == 200
    assert answer.mimetype == "application/json"
    assert "attachment" in answer.headers["Content-Disposition"]
    found = json.loads(answer.data)
    for each in found:
        is_sound(each)
    assert len({each["id"] for each in found}) == len(found)
    return found  # type: ignore[no-any-return]


def is_sound(said: dict[str, Any]) -> None:
    """What version 1.0.3 of the specification asks of a statement."""
    assert set(said) == {
        *("id", "version", "actor", "verb", "object", "result", "context", "timestamp")
    }
    uuid.UUID(said["id"])
    uuid.UUID(said["context"]["registration"])
    assert said["version"] == "1.0.3"
    assert set(said["actor"]) == {"objectType", "account"}
    assert set(said["actor"]["account"]) == {"homePage", "name"}
    assert URL.fullmatch(said["actor"]["account"]["homePage"])
    assert URL.fullmatch(said["verb"]["id"])
    assert URL.fullmatch(said["object"]["id"])
    assert URL.fullmatch(said["object"]["definition"]["type"])
    score = said["result"]["score"]
    assert 0 <= score["scaled"] <= 1
    assert score["min"] <= score["raw"] <= score["max"]
    assert isinstance(said["result"].get("response", ""), str)
    assert DURATION.fullmatch(said["result"].get("duration", "PT1S"))
    assert datetime.fromisoformat(said["timestamp"]).utcoffset() is not None
    assert all(
        URL.fullmatch(each["id"])
        for some in said["context"]["contextActivities"].values()
        for each in some
    )


def of_class(task: Task) -> str:
    return f"/teach/{task.school_class.public_id}/grades/statements.json"


def test_each_answer_is_a_statement_and_each_attempt_is_completed(site: Flask) -> None:
    task = set_task(site, questions=TOTALS)
    best, begun = pupil(task), pupil(task)
    sit(best, 2)
    sit(begun, 1, hand_in=False)
    teacher = teacher_of(task)
    found = statements(teacher, of_class(task))

    verbs = [each["verb"]["id"].removeprefix(VERB) for each in found]
    assert verbs == ["answered"] * 3 + ["completed"] + ["answered"] * 3
    scores = [each["result"]["score"]["scaled"] for each in found[:3]]
    assert scores[:2] == [1, 1]
    assert scores[2] < 1
    assert [each["result"]["success"] for each in found[:3]] == [True, True, False]
    assert found[3]["result"]["score"]["max"] == len(TOTALS)
    assert [each["object"]["id"].partition("/drill/")[2] for each in found[:3]] == list(TOTALS)
    assert set(found[0]["object"]["definition"]["name"]) == {"en", "zh-Hans", "ja"}
    assert found == statements(teacher, of_class(task))


def test_statements_name_nobody(site: Flask) -> None:
    task = set_task(site, questions=TOTALS)
    best = pupil(task)
    sit(best, 1)
    teacher = teacher_of(task)
    text = teacher.client.get(of_class(task)).text

    actors = {each["actor"]["account"]["name"] for each in json.loads(text)}
    assert actors == {str(best.student.public_id)}
    assert best.student.name not in text
    assert "mbox" not in text
    assert "@" not in text
    assert str(best.student.learner_id) not in text


def test_the_statements_of_one_student_are_theirs_alone(site: Flask) -> None:
    task = set_task(site, questions=TOTALS)
    one, other = pupil(task), pupil(task)
    sit(one, 1)
    sit(other, 1)
    teacher = teacher_of(task)
    own = f"/teach/{task.school_class.public_id}/students/{one.student.public_id}/statements.json"
    found = statements(teacher, own)
    assert len(found) == 4
    assert {each["actor"]["account"]["name"] for each in found} == {str(one.student.public_id)}
    assert len(statements(teacher, of_class(task))) == 8
