"""Teachers who come from a learning platform: they connect a course, and choose what it links to."""

from typing import Any

import pytest
from flask import Flask
from joserfc import jwt
from joserfc.jwk import KeySet
from sqlalchemy import select

from lessons.curriculum import course_of
from school.assignments.goals import GOAL_POINTS
from school.classes.models import ClassTeacher, SchoolClass
from tests.web.account_forms import form_to, sign_up
from tests.web.lti_launches import (
    TEACHES,
    arrive,
    connect,
    count,
    launch,
    linked,
    log_in,
)
from tests.web.lti_platform import (
    CLIENT,
    DEEP,
    DEPLOYMENT,
    LTI,
    ROLE,
    Platform,
)
from tests.web.statements import traffic
from tests.web.taking import another_task, change_terms, set_task
from tests.web.teaching import teacher_of
from tests.web.test_gradebook import TOTALS
from tests.web.visitor import SiteVisitor, VisitedPage
from web.services import services

COURSE = course_of("mcr")
assert COURSE is not None


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
    asked = second.open(went.headers["Location"])
    assert asked.heading == "Teach this class"
    assert count(site, ClassTeacher) == 1
    home = second.send(form_to(asked, went.headers["Location"]))
    assert home.address == f"/teach/{task.school_class.public_id}"
    assert count(site, ClassTeacher) == 2
    again = launch(second, platform, **{**TEACHES, "sub": "teacher-2"})
    assert second.open(again.headers["Location"]).address == home.address


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


@pytest.mark.parametrize("goal", ["streak/3", f"lesson/{COURSE.id}/{COURSE.lessons[0].id}"])
def test_the_column_of_a_goal_has_the_points_that_its_grades_are_out_of(
    site: Flask, platform: Platform, goal: str
) -> None:
    task = set_task(site, questions=TOTALS)
    connect(task, platform)
    change_terms(task, goal=goal)
    page = VisitedPage(launch(SiteVisitor(site), platform, **deep(platform)), "/lti/launch")
    answer = next(each for each in page.forms if each.action.endswith("/return")).values("JWT")[0]
    keys = KeySet.import_key_set(platform.tool_keys())
    said = jwt.decode(answer, keys, algorithms=["RS256"]).claims
    (item,) = said[f"{DEEP}content_items"]
    assert item["lineItem"]["scoreMaximum"] == GOAL_POINTS


def test_many_assignments_to_choose_from_take_no_more_statements(
    site: Flask, platform: Platform
) -> None:
    task = set_task(site, questions=TOTALS)
    connect(task, platform)

    def statements() -> int:
        asked = log_in(SiteVisitor(site), platform)
        token = platform.sign(platform.claims(asked["nonce"], **deep(platform)))
        with traffic(site) as seen:
            assert arrive(SiteVisitor(site), asked["state"], token).status_code == 200
        return len(seen.statements)

    with_one = statements()
    for _ in range(3):
        another_task(task, questions=TOTALS)
    assert statements() == with_one


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
