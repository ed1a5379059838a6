"""Grades on their way back to a learning platform, and the commands that look after platforms."""

from typing import Any

import pytest
from flask import Flask
from sqlalchemy import select

from quizzes import Address, make
from school.assignments.rules import RevealTime
from school.classes.models import Student
from school.learners.models import Learner
from school.lti.grades import waiting_scores
from school.lti.models import LtiCourse, LtiGradeColumn, LtiPlatform, LtiScore
from tests.web.lti_launches import (
    connect,
    count,
    launch,
    linked,
    register,
)
from tests.web.lti_platform import (
    AGS,
    Platform,
)
from tests.web.statements import traffic
from tests.web.taking import Task, change_terms, set_task
from tests.web.test_gradebook import TOTALS
from tests.web.visitor import SiteVisitor
from web.clock import now
from web.lti import sending
from web.lti.keys import read_key
from web.lti.outgoing import OutgoingRequest, PlatformUnreachable
from web.services import services


def sit(visitor: SiteVisitor, task: Task, right: int) -> None:
    """Answer so many right, and hand in."""
    begun = visitor.open(task.path)
    visitor.send(next(each for each in begun.forms if each.action.endswith("/begin")))
    for position, address in enumerate(TOTALS, 1):
        key = make(Address.parse(address)).answer
        assert isinstance(key, int)
        visitor.answer(task.at(position), total=key if position <= right else key + 40)
    page = visitor.open(f"{task.path}/attempts/1/hand-in")
    visitor.send(next(each for each in page.forms if each.action.endswith("/hand-in")))


def run(site: Flask) -> tuple[int, int]:
    """One turn of what the background process does."""
    file = services(site).settings.lti_key
    assert file
    with site.app_context():
        return sending.send_scores(services(site).database, read_key(file))


def test_grades_go_back_signed_and_once(site: Flask, platform: Platform) -> None:
    task = set_task(site, questions=TOTALS)
    connect(task, platform)
    student = SiteVisitor(site)
    launch(student, platform, **linked(task, f"{platform.address}/items/7?type=lti"))
    assert run(site) == (0, 0)
    sit(student, task, 2)
    assert run(site) == (1, 0)
    ((path, score),) = platform.scores
    assert path == "/items/7/scores?type=lti"
    assert score["userId"] == "student-1"
    assert score["scoreMaximum"] == len(TOTALS)
    assert 2 <= score["scoreGiven"] < 3
    assert (score["activityProgress"], score["gradingProgress"]) == ("Completed", "FullyGraded")
    assert len({each["jti"] for each in platform.assertions}) == 1
    assert run(site) == (0, 0)
    assert len(platform.scores) == 1


def test_no_grade_is_lost_while_the_platform_is_down(
    site: Flask, platform: Platform, monkeypatch: pytest.MonkeyPatch
) -> None:
    task = set_task(site, questions=TOTALS)
    connect(task, platform)
    student = SiteVisitor(site)
    launch(student, platform, **linked(task, f"{platform.address}/items/7"))
    sit(student, task, 1)
    platform.down = True
    assert run(site) == (0, 1)
    assert run(site) == (0, 0)  # it is not asked again at once
    platform.down, platform.refuses = False, True
    wait_over(site)
    assert run(site) == (0, 1)
    with services(site).database.reading() as reading:
        (waits,) = waiting_scores(reading)
        assert waits.tries == 2
        assert "404" in waits.error
        assert (waits.next_at - now()).total_seconds() > 60  # type: ignore[operator]
    platform.refuses = False
    wait_over(site)
    assert run(site) == (1, 0)
    assert len(platform.scores) == 1


def test_a_platform_that_is_silent_is_waited_for_once_a_turn(
    site: Flask, platform: Platform, monkeypatch: pytest.MonkeyPatch
) -> None:
    task = set_task(site, questions=TOTALS)
    connect(task, platform)
    for who in ("student-1", "student-2", "student-3"):
        student = SiteVisitor(site)
        launch(student, platform, sub=who, **linked(task, f"{platform.address}/items/7"))
        sit(student, task, 1)
    asked = []

    def silent(platform: LtiPlatform, request: OutgoingRequest) -> Any:
        asked.append(request.url)
        if request.url.endswith("/scores"):
            raise PlatformUnreachable("timed out", answered=False)
        return {"access_token": "a-token"}

    monkeypatch.setattr(sending, "ask_platform", silent)
    assert run(site) == (0, 3)
    assert len([each for each in asked if each.endswith("/scores")]) == 1
    with services(site).database.reading() as reading:
        assert [each.tries for each in waiting_scores(reading)] == [1, 1, 1]


def test_gradebooks_are_added_up_while_nobody_waits_to_write(
    site: Flask, platform: Platform
) -> None:
    task = set_task(site, questions=TOTALS)
    connect(task, platform)
    student = SiteVisitor(site)
    launch(student, platform, **linked(task, f"{platform.address}/items/7"))
    sit(student, task, 1)
    with traffic(site) as seen:
        assert run(site) == (1, 0)
    writes = [each for each in seen.statements if not each.startswith("SELECT")]
    first = seen.statements.index(writes[0])
    assert any("assignment_attempts" in each for each in seen.statements[:first])
    between = seen.statements[first : seen.statements.index(writes[2])]
    assert not any("assignment_attempts" in each for each in between)


def wait_over(site: Flask) -> None:
    """Let the time be over that a grade waits."""
    with services(site).database.writing() as writing:
        for each in writing.scalars(select(LtiScore)):
            each.next_at = now()


def test_a_grade_that_changes_is_sent_anew_and_a_hidden_one_not_at_all(
    site: Flask, platform: Platform
) -> None:
    task = set_task(site, questions=TOTALS)
    connect(task, platform)
    student, other = SiteVisitor(site), SiteVisitor(site)
    launch(student, platform, **linked(task, f"{platform.address}/items/7"))
    sit(student, task, 1)
    assert run(site) == (1, 0)
    with services(site).database.writing() as writing:
        writing.scalars(select(LtiScore)).one().points = 99
    assert run(site) == (1, 0)
    assert len(platform.scores) == 2
    change_terms(task, score_shown=RevealTime.NEVER)
    launch(other, platform, sub="student-2", **linked(task, f"{platform.address}/items/7"))
    sit(other, task, 1)
    assert run(site) == (0, 0)


def test_the_column_of_a_link_is_noted_for_its_assignment(site: Flask, platform: Platform) -> None:
    task = set_task(site, questions=TOTALS)
    connect(task, platform)
    for subject in ("student-1", "student-2"):
        launch(
            SiteVisitor(site), platform, sub=subject, **linked(task, f"{platform.address}/items/7")
        )
    without = {AGS: {"scope": [], "lineitem": f"{platform.address}/items/8"}}
    launch(SiteVisitor(site), platform, **{**linked(task), **without})
    with services(site).database.reading() as reading:
        (column,) = reading.scalars(select(LtiGradeColumn)).all()
        assert column.assignment_id == task.assignment.id


def test_platforms_are_registered_listed_and_forgotten(site: Flask, platform: Platform) -> None:
    assert "is registered" in register(site, platform, "--deployment", "two", "--host", "x.example")
    said = site.test_cli_runner().invoke(args=["lti", "list"]).output
    assert "deployment-1, two" in said
    assert "Grades that wait: 0" in said
    bad = site.test_cli_runner().invoke(
        args=[
            *("lti", "add-platform", "School", "--issuer", "https://x", "--client-id", "1"),
            *("--auth-url", "http://x.example/a", "--token-url", "https://x/t"),
            *("--jwks-url", "https://x/k", "--deployment", "1"),
        ]
    )
    assert bad.exit_code != 0
    assert "https" in bad.output
    task = set_task(site, questions=TOTALS)
    connect(task, platform)
    launch(SiteVisitor(site), platform)
    gone = site.test_cli_runner().invoke(args=["lti", "remove-platform", "1", "--yes"])
    assert gone.exit_code == 0, gone.output
    assert (count(site, LtiCourse), count(site, Student), count(site, Learner)) == (0, 1, 2)


def test_the_public_key_is_all_that_is_shown(site: Flask, platform: Platform) -> None:
    (key,) = site.test_client().get("/lti/keys.json").json["keys"]
    assert set(key) == {"kty", "n", "e", "kid", "alg", "use"}
