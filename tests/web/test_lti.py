"""Launches from a learning platform: who comes in and to where, and what is refused."""

import base64
import json
import time
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path
from typing import Any
from urllib.parse import parse_qs, urlsplit

import pytest
from flask import Flask
from joserfc import jwt
from joserfc.jwk import KeySet, RSAKey
from sqlalchemy import func, select
from werkzeug.test import TestResponse

from quizzes import Address, make
from school.accounts.models import UserAccount
from school.assignments.rules import RevealTime
from school.classes.models import ClassTeacher, SchoolClass, Student
from school.learners.models import Learner
from school.lti.arriving import CourseKey, bind_account, connect_course
from school.lti.grades import waiting_scores
from school.lti.models import LtiCourse, LtiGradeColumn, LtiPlatform, LtiScore
from tests.web.account_forms import form_to, sign_up
from tests.web.lti_platform import (
    AGS,
    CLIENT,
    COURSE,
    DEEP,
    DEPLOYMENT,
    LTI,
    ROLE,
    SCORE,
    Platform,
    running_platform,
)
from tests.web.taking import Task, change_terms, set_task
from tests.web.teaching import teacher_of
from tests.web.test_gradebook import TOTALS
from tests.web.visitor import SiteVisitor, VisitedPage
from web.clock import now
from web.lti import sending
from web.lti.keys import make_key_file, read_key
from web.services import services
from web.settings import SiteSettings

TEACHES = {f"{LTI}roles": [f"{ROLE}Instructor"], "sub": "teacher-1", "name": "Zhou"}


@pytest.fixture(scope="session")
def key_file(tmp_path_factory: pytest.TempPathFactory) -> Path:
    file = tmp_path_factory.mktemp("lti") / "key.pem"
    make_key_file(file)
    return file


@pytest.fixture
def settings(settings: SiteSettings, key_file: Path) -> SiteSettings:
    return replace(settings, lti_key=key_file)


@pytest.fixture
def platform(site: Flask) -> Iterator[Platform]:
    """A platform that is registered here."""
    with running_platform() as running:
        running.tool_keys = lambda: site.test_client().get("/lti/keys.json").json
        register(site, running)
        yield running


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


def test_a_platform_that_is_down_is_said_to_be(site: Flask, platform: Platform) -> None:
    platform.down = True
    answer = launch(SiteVisitor(site), platform)
    assert answer.status_code == 503
    assert "does not answer" in answer.text


def test_a_site_without_a_key_is_no_tool(site: Flask, platform: Platform) -> None:
    kept = services(site)
    without = replace(kept, settings=replace(kept.settings, lti_key=None))
    site.extensions.update({n: without for n, each in site.extensions.items() if each is kept})
    client = site.test_client()
    assert client.get("/lti/keys.json").status_code == 404
    assert client.post("/lti/login", data={"iss": platform.address}).status_code == 404


def test_students_of_a_course_that_no_class_knows_are_told_to_ask(
    site: Flask, platform: Platform
) -> None:
    answer = launch(SiteVisitor(site), platform)
    assert answer.status_code == 409
    assert "Ask for that" in answer.text


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


def test_a_teacher_connects_the_course_once_with_a_new_class_or_an_own_one(
    site: Flask, platform: Platform
) -> None:
    teacher = SiteVisitor(site)
    answer = launch(teacher, platform, **TEACHES)
    page = answer.headers["Location"]
    assert teacher.open(page).address.startswith("/account/in?back=")
    sign_up(teacher, "Zhou")
    asked = teacher.open(page)
    assert "Mahjong for beginners" in asked.text
    refused = teacher.send(form_to(asked, page), **{"class": "made-up"})
    assert refused.status == 422
    assert "Choose a class" in refused.text
    home = teacher.send(form_to(asked, page), **{"class": "new"})
    assert home.heading == "Mahjong for beginners"
    with services(site).database.reading() as reading:
        made = reading.scalars(select(SchoolClass)).one()
    again = launch(teacher, platform, **TEACHES)
    assert teacher.open(again.headers["Location"]).heading == "Mahjong for beginners"
    assert launch(SiteVisitor(site), platform).headers["Location"] == f"/class/{made.public_id}"
    assert teacher.open(page).status == 403


def test_a_teacher_connects_an_own_class(site: Flask, platform: Platform) -> None:
    task = set_task(site, questions=TOTALS)
    teacher = teacher_of(task)
    page = launch(teacher, platform, **TEACHES).headers["Location"]
    own = str(task.school_class.public_id)
    home = teacher.send(form_to(teacher.open(page), page), **{"class": own})
    assert home.address == f"/teach/{own}"
    went = launch(teacher, platform, **{**TEACHES, **linked(task)})
    assert str(task.assignment.public_id) in teacher.open(went.headers["Location"]).address


def test_another_teacher_of_the_course_teaches_the_class_too(
    site: Flask, platform: Platform
) -> None:
    task = set_task(site, questions=TOTALS)
    connect(task, platform)
    second = SiteVisitor(site)
    sign_up(second, "Wang")
    went = launch(second, platform, **{**TEACHES, "sub": "teacher-2"})
    assert second.open(went.headers["Location"]).status == 200
    assert count(site, ClassTeacher) == 2


def test_a_student_has_no_way_to_the_pages_of_teachers(site: Flask, platform: Platform) -> None:
    task = set_task(site, questions=TOTALS)
    connect(task, platform)
    visitor = SiteVisitor(site)
    sign_up(visitor, "Lin")
    asked = log_in(visitor, platform)
    token = platform.sign(platform.claims(asked["nonce"]))
    page = VisitedPage(
        arrive(visitor, asked["state"], token, **{"Sec-Fetch-Dest": "iframe"}), "/lti/launch"
    )
    (ticket,) = form_to(page, "/lti/go").values("ticket")
    assert visitor.open(f"/lti/teach/{ticket}").status == 403
    assert count(site, ClassTeacher) == 1


def deep(platform: Platform, **more: Any) -> dict[str, Any]:
    return {
        **TEACHES,
        f"{LTI}message_type": "LtiDeepLinkingRequest",
        f"{DEEP}deep_linking_settings": {
            "deep_link_return_url": f"{platform.address}/return",
            "accept_types": ["ltiResourceLink"],
            "data": "of the platform",
        },
        **more,
    }


def test_a_teacher_chooses_an_assignment_within_the_platform(
    site: Flask, platform: Platform
) -> None:
    task = set_task(site, questions=TOTALS)
    connect(task, platform)
    framed = SiteVisitor(site)
    answer = launch(framed, platform, **deep(platform))
    assert answer.status_code == 200
    policy = answer.headers["Content-Security-Policy"]
    assert f"frame-ancestors {platform.address}" in policy
    assert f"form-action 'self' {platform.address}" in policy
    page = VisitedPage(answer, "/lti/launch")
    forms = [each for each in page.forms if each.action == f"{platform.address}/return"]
    assert len(forms) == 2
    keys = KeySet.import_key_set(platform.tool_keys())
    said = jwt.decode(forms[0].values("JWT")[0], keys, algorithms=["RS256"]).claims
    assert (said["iss"], said["aud"]) == (CLIENT, [platform.address])
    assert said[f"{LTI}message_type"] == "LtiDeepLinkingResponse"
    assert said[f"{LTI}deployment_id"] == DEPLOYMENT
    assert said[f"{DEEP}data"] == "of the platform"
    (item,) = said[f"{DEEP}content_items"]
    assert item["type"] == "ltiResourceLink"
    assert item["url"] == "http://localhost/lti/launch"
    assert item["custom"] == {"assignment": str(task.assignment.public_id)}
    assert item["lineItem"]["scoreMaximum"] == len(TOTALS)
    assert set(said) >= {"nonce", "iat", "exp"}


@pytest.mark.parametrize(
    "changed",
    [
        {f"{LTI}roles": [f"{ROLE}Learner"]},
        {"sub": "a-stranger"},
        {f"{DEEP}deep_linking_settings": {"deep_link_return_url": "https://elsewhere.example"}},
        {f"{DEEP}deep_linking_settings": None},
    ],
    ids=["a student", "a teacher who was never here", "another host", "no way back"],
)
def test_nobody_else_chooses(site: Flask, platform: Platform, changed: dict[str, Any]) -> None:
    connect(set_task(site, questions=TOTALS), platform)
    answer = launch(SiteVisitor(site), platform, **{**deep(platform), **changed})
    assert answer.status_code in (403, 409)
    assert "Not opened" in answer.text


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
