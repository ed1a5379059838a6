"""Launches as tests make them: a platform that is registered, and who comes from it."""

from typing import Any
from urllib.parse import parse_qs, urlsplit

from flask import Flask
from sqlalchemy import func, select
from werkzeug.test import TestResponse

from school.accounts.models import UserAccount
from school.lti.arriving import CourseKey, bind_account, connect_course
from school.lti.models import LtiPlatform
from tests.web.lti_platform import (
    AGS,
    CLIENT,
    COURSE,
    DEPLOYMENT,
    LTI,
    ROLE,
    SCORE,
    Platform,
)
from tests.web.taking import Task
from tests.web.teaching import teacher_of
from tests.web.visitor import SiteVisitor
from web.services import services

TEACHES = {f"{LTI}roles": [f"{ROLE}Instructor"], "sub": "teacher-1", "name": "Zhou"}


def register(site: Flask, platform: Platform, *more: str) -> str:
    at = platform.address
    done = site.test_cli_runner().invoke(
        args=[
            *("lti", "add-platform", "School", "--issuer", at, "--client-id", CLIENT),
            *("--auth-url", f"{at}/auth", "--token-url", f"{at}/token"),
            *("--jwks-url", f"{at}/keys", "--deployment", DEPLOYMENT, *more),
        ]
    )
    assert done.exit_code == 0, done.output
    return done.output


def log_in(visitor: SiteVisitor, platform: Platform, **changed: str) -> dict[str, str]:
    """What the browser is sent to the platform with."""
    said = {"iss": platform.address, "login_hint": "who", "target_link_uri": "x", **changed}
    answer = visitor.client.post("/lti/login", data={"client_id": CLIENT, **said})
    assert answer.status_code == 302, answer.text
    url = urlsplit(answer.headers["Location"])
    assert answer.headers["Location"].startswith(f"{platform.address}/auth?")
    return {name: values[0] for name, values in parse_qs(url.query).items()}


def arrive(visitor: SiteVisitor, state: str, token: str, **headers: str) -> TestResponse:
    """The platform sends its message by the browser."""
    form = {"state": state, "id_token": token}
    return visitor.client.post("/lti/launch", data=form, headers=headers | visitor.headers)


def launch(visitor: SiteVisitor, platform: Platform, **changed: Any) -> TestResponse:
    """A whole launch in a window of its own."""
    asked = log_in(visitor, platform)
    return arrive(
        visitor, asked["state"], platform.sign(platform.claims(asked["nonce"], **changed))
    )


def connect(task: Task, platform: Platform, teacher: SiteVisitor | None = None) -> SiteVisitor:
    """The course is connected with the class of the task, by its teacher."""
    teacher = teacher or teacher_of(task)
    with services(task.site).database.writing() as writing:
        row = writing.scalars(select(LtiPlatform)).one()
        connect_course(writing, CourseKey(row.id, DEPLOYMENT, COURSE), task.school_class.id)
        zhou = writing.scalars(select(UserAccount)).one().learner_id
        bind_account(writing, row.id, "teacher-1", zhou)
    return teacher


def linked(task: Task, line_item: str = "") -> dict[str, Any]:
    """The claims of a link to the task, with a column for its grades."""
    claims: dict[str, Any] = {f"{LTI}custom": {"assignment": str(task.assignment.public_id)}}
    if line_item:
        claims[AGS] = {"scope": [SCORE], "lineitem": line_item}
    return claims


def count(site: Flask, table: type[Any]) -> int:
    with services(site).database.reading() as reading:
        return reading.scalar(select(func.count()).select_from(table)) or 0
