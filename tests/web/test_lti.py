"""Launches from a learning platform: who comes in and to where, and what is refused."""

import base64
import json
import time
from dataclasses import replace
from typing import Any

import pytest
from flask import Flask
from joserfc.jwk import RSAKey
from sqlalchemy import select
from werkzeug.test import TestResponse

from school.classes.models import Student
from tests.web.account_forms import form_to, sign_up
from tests.web.lti_launches import (
    arrive,
    connect,
    count,
    launch,
    linked,
    log_in,
)
from tests.web.lti_platform import (
    AGS,
    CLIENT,
    LTI,
    SCORE,
    Platform,
)
from tests.web.taking import set_task
from tests.web.test_gradebook import TOTALS
from tests.web.visitor import SiteVisitor, VisitedPage
from web.lti import login
from web.services import install, services
from web.visitors import request_limits


def test_a_login_asks_the_platform_for_a_signed_message(site: Flask, platform: Platform) -> None:
    visitor = SiteVisitor(site)
    asked = log_in(visitor, platform, lti_message_hint="hint")
    assert asked | {"state": "", "nonce": ""} == {
        "scope": "openid",
        "response_type": "id_token",
        "response_mode": "form_post",
        "prompt": "none",
        "client_id": CLIENT,
        "redirect_uri": "http://localhost/lti/launch",
        "login_hint": "who",
        "lti_message_hint": "hint",
        "state": "",
        "nonce": "",
    }
    again = log_in(visitor, platform)
    assert asked["state"] != again["state"]
    assert asked["nonce"] != again["nonce"]


def test_a_student_comes_in_without_a_code_and_is_the_same_the_next_time(
    site: Flask, platform: Platform
) -> None:
    task = set_task(site, questions=TOTALS)
    connect(task, platform)
    student, elsewhere = SiteVisitor(site), SiteVisitor(site)
    answer = launch(student, platform, **linked(task))
    assert answer.status_code == 303
    assert answer.headers["Location"] == task.path
    assert "Lin Mei" in student.open(task.path).text
    launch(elsewhere, platform, **linked(task))
    assert elsewhere.open(task.path).status == 200
    with services(site).database.reading() as reading:
        (place,) = reading.scalars(select(Student)).all()
        assert place.name == "Lin Mei"
    assert launch(student, platform).headers["Location"] == f"/class/{task.school_class.public_id}"


def test_no_address_of_mail_is_kept(site: Flask, platform: Platform) -> None:
    task = set_task(site, questions=TOTALS)
    connect(task, platform)
    framed = SiteVisitor(site)
    launch(framed, platform, **linked(task))
    asked = log_in(framed, platform)
    token = platform.sign(platform.claims(asked["nonce"]))
    arrive(framed, asked["state"], token, **{"Sec-Fetch-Dest": "iframe"})
    with services(site).database.reading() as reading:
        for table in ("lti_visits", "lti_users", "students", "learners"):
            rows = reading.connection().exec_driver_sql(f"SELECT * FROM {table}").all()
            assert rows
            assert "@" not in str(rows)


def test_a_student_without_a_name_is_called_student(site: Flask, platform: Platform) -> None:
    task = set_task(site, questions=TOTALS)
    connect(task, platform)
    launch(SiteVisitor(site), platform, name=None)
    launch(SiteVisitor(site), platform, name=" \u200b ", sub="student-2")
    with services(site).database.reading() as reading:
        assert {each.name for each in reading.scalars(select(Student))} == {"Student"}


@pytest.mark.parametrize("lost", ["cookie", "frame"])
def test_where_cookies_are_refused_a_window_of_its_own_is_offered(
    site: Flask, platform: Platform, lost: str
) -> None:
    task = set_task(site, questions=TOTALS)
    connect(task, platform)
    visitor, other = SiteVisitor(site), SiteVisitor(site)
    asked = log_in(visitor, platform)
    token = platform.sign(platform.claims(asked["nonce"], **linked(task)))
    came = other if lost == "cookie" else visitor
    headers = {"Sec-Fetch-Dest": "iframe"} if lost == "frame" else {}
    answer = arrive(came, asked["state"], token, **headers)
    assert answer.status_code == 200
    page = VisitedPage(answer, "/lti/launch")
    assert "Lin Mei" in page.text
    assert f"frame-ancestors {platform.address}" in answer.headers["Content-Security-Policy"]
    form = form_to(page, "/lti/go")
    assert 'target="_blank"' in page.text
    assert came.open(task.path).status == 404
    went = came.client.post("/lti/go", data=dict(form.fields))
    assert went.headers["Location"] == task.path
    assert came.open(task.path).status == 200
    assert SiteVisitor(site).client.post("/lti/go", data=dict(form.fields)).status_code == 403


def _unsigned(claims: dict[str, Any]) -> str:
    parts = ({"alg": "none", "typ": "JWT"}, claims)
    return ".".join(
        [
            *(
                base64.urlsafe_b64encode(json.dumps(each).encode()).decode().rstrip("=")
                for each in parts
            ),
            "",
        ]
    )


REFUSED: dict[str, dict[str, Any]] = {
    "wrong-audience": {"aud": "another-client"},
    "two audiences and another party": {"aud": [CLIENT, "b"], "azp": "b"},
    "two audiences and no party": {"aud": [CLIENT, "b"]},
    "wrong-issuer": {"iss": "https://elsewhere.example"},
    "no issuer": {"iss": None},
    "expired": {"exp": int(time.time()) - 3600},
    "no end": {"exp": None},
    "long ago": {"iat": int(time.time()) - 90_000},
    "to come": {"iat": int(time.time()) + 3600},
    "wrong-nonce": {"nonce": "another"},
    "no nonce": {"nonce": None},
    "unknown-deployment": {f"{LTI}deployment_id": "deployment-2"},
    "no deployment": {f"{LTI}deployment_id": None},
    "no subject": {"sub": None},
    "another version": {f"{LTI}version": "1.1"},
    "no kind": {f"{LTI}message_type": None},
    "no course": {f"{LTI}context": None},
    "a course of another form": {f"{LTI}context": ["course-5"]},
    "no role": {f"{LTI}roles": []},
    "a column elsewhere": {AGS: {"scope": [SCORE], "lineitem": "https://elsewhere.example/1"}},
    "a column by no TLS": {AGS: {"scope": [SCORE], "lineitem": "http://school.example/1"}},
}


@pytest.mark.parametrize("changed", REFUSED.values(), ids=REFUSED)
def test_a_message_that_is_not_for_this_site_opens_nothing(
    site: Flask, platform: Platform, changed: dict[str, Any]
) -> None:
    task = set_task(site, questions=TOTALS)
    connect(task, platform)
    is_refused(site, launch(SiteVisitor(site), platform, **changed))


def is_refused(site: Flask, answer: TestResponse) -> None:
    """A page says so, and nobody has come in."""
    assert answer.status_code in (403, 409)
    assert "Not opened" in answer.text
    assert "Code: " in answer.text
    assert count(site, Student) == 0


def test_a_message_that_the_platform_did_not_sign_opens_nothing(
    site: Flask, platform: Platform
) -> None:
    connect(set_task(site, questions=TOTALS), platform)
    stranger = RSAKey.generate_key(2048, {"kid": "one"})
    for forged in (
        lambda claims: platform.sign(claims, stranger),
        _unsigned,
        platform.sign_with_public_key,
        lambda claims: platform.sign(claims)[:-8] + "AAAAAAAA",
        lambda _claims: "no.token.at-all",
        lambda _claims: "",
    ):
        visitor = SiteVisitor(site)
        asked = log_in(visitor, platform)
        answer = arrive(visitor, asked["state"], forged(platform.claims(asked["nonce"])))
        is_refused(site, answer)
        assert "bad-signature" in answer.text


def test_a_message_is_taken_once(site: Flask, platform: Platform) -> None:
    task = set_task(site, questions=TOTALS)
    connect(task, platform)
    visitor = SiteVisitor(site)
    later, asked = log_in(visitor, platform), log_in(visitor, platform)
    token = platform.sign(platform.claims(asked["nonce"]))
    assert arrive(visitor, asked["state"], token).status_code == 303
    for state in (asked["state"], later["state"], "made-up", ""):
        answer = arrive(SiteVisitor(site), state, token)
        assert answer.status_code == 403
        assert "Not opened" in answer.text


def test_who_is_not_registered_is_told_so(site: Flask, platform: Platform) -> None:
    visitor = SiteVisitor(site)
    for said in (
        {"iss": "https://elsewhere.example", "client_id": CLIENT},
        {"iss": platform.address, "client_id": "another"},
        {},
    ):
        answer = visitor.client.post("/lti/login", data={**said, "login_hint": "who"})
        assert answer.status_code == 403
        assert "not registered here" in answer.text


@pytest.mark.parametrize("name", ["iss", "client_id"])
def test_a_login_with_a_sign_that_no_database_keeps_is_refused(
    site: Flask, platform: Platform, name: str
) -> None:
    said = {"iss": platform.address, "client_id": CLIENT, "login_hint": "who", name: "a\0b"}
    assert SiteVisitor(site).client.get("/lti/login", query_string=said).status_code == 400


def test_a_platform_that_is_down_is_said_to_be(site: Flask, platform: Platform) -> None:
    platform.down = True
    answer = launch(SiteVisitor(site), platform)
    assert answer.status_code == 503
    assert "is not answering" in answer.text


def test_a_site_without_a_key_is_no_tool(site: Flask, platform: Platform) -> None:
    kept = services(site)
    install(site, replace(kept, settings=replace(kept.settings, lti_key=None)))
    client = site.test_client()
    assert client.get("/lti/keys.json").status_code == 404
    assert client.post("/lti/login", data={"iss": platform.address}).status_code == 404


def test_students_of_a_course_that_no_class_knows_are_told_to_ask(
    site: Flask, platform: Platform
) -> None:
    answer = launch(SiteVisitor(site), platform)
    assert answer.status_code == 409
    assert "Ask your teacher to do so" in answer.text


def test_a_link_to_another_class_leads_nowhere(site: Flask, platform: Platform) -> None:
    connect(set_task(site, questions=TOTALS), platform)
    other = set_task(site, questions=TOTALS)
    answer = launch(SiteVisitor(site), platform, **linked(other))
    assert answer.status_code == 403
    assert "another class" in answer.text


def test_a_platform_signs_nobody_into_an_account(site: Flask, platform: Platform) -> None:
    task = set_task(site, questions=TOTALS)
    connect(task, platform)
    student = SiteVisitor(site)
    launch(student, platform, **linked(task))
    sign_up(student, "Mei")
    assert launch(student, platform, **linked(task)).headers["Location"] == task.path
    answer = launch(SiteVisitor(site), platform, **linked(task))
    assert answer.status_code == 409
    assert "Sign in with it" in answer.text


def test_a_browser_that_is_signed_in_is_not_taken_over(site: Flask, platform: Platform) -> None:
    task = set_task(site, questions=TOTALS)
    teacher = connect(task, platform)
    answer = launch(teacher, platform, **linked(task))
    assert answer.status_code == 409
    assert "Sign out here first" in answer.text


@pytest.mark.parametrize("why", ["signed-in", "other-class"])
def test_a_launch_that_is_refused_leaves_no_place_behind(
    site: Flask, platform: Platform, why: str
) -> None:
    task = set_task(site, questions=TOTALS)
    teacher = connect(task, platform)
    if why == "signed-in":
        refused = launch(teacher, platform, **linked(task))
    else:
        refused = launch(SiteVisitor(site), platform, **linked(set_task(site, questions=TOTALS)))
    assert f">{why}<" in refused.text
    assert count(site, Student) == 0


def test_logins_are_slowed_down_for_whoever_begins_too_many(
    site: Flask, platform: Platform, monkeypatch: pytest.MonkeyPatch
) -> None:
    limit = replace(request_limits.LTI_LOGINS, of_address=request_limits.Allowance(2, 60))
    monkeypatch.setattr(login, "LTI_LOGINS", limit)
    visitor = SiteVisitor(site)
    for _ in range(2):
        log_in(visitor, platform)
    said = {"iss": platform.address, "login_hint": "who", "client_id": CLIENT}
    answer = visitor.client.post("/lti/login", data=said)
    assert answer.status_code == 429
    assert int(answer.headers["Retry-After"]) > 0
