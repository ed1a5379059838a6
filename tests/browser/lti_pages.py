"""The pages that a learning platform opens, for the tour: some are the answer to its message."""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from flask import Flask
from sqlalchemy import select

from school.classes.models import ClassTeacher
from school.lti.arriving import CourseKey, bind_account, connect_course
from school.lti.models import LtiPlatform
from tests.web.lti_launches import TEACHES, arrive, launch, log_in, register
from tests.web.lti_platform import COURSE, DEEP, DEPLOYMENT, LTI, Platform, running_platform
from tests.web.taking import Task
from tests.web.visitor import SiteVisitor
from web.services import services
from wording import LANGUAGES

ELSEWHERE = "course-6"  # a course that no class is connected with


PageByLanguage = Mapping[str, tuple[str, str]]
"""A page and its content policy, by the language that is asked for."""


@dataclass(frozen=True, slots=True)
class LtiPages:
    """Paths for a teacher who is signed in, and answers to messages as they come in each language."""

    taught: Mapping[str, str]
    answered: Mapping[str, PageByLanguage]


def lti_pages(app: Flask, task: Task) -> LtiPages:
    """Everything that a launch may show."""
    with running_platform() as platform:
        register(app, platform)
        _connect(app, platform, task)
        return LtiPages(
            {
                "platform: refused": "/lti/login?iss=https://elsewhere.example",
                "platform: a course to connect": _ticket(app, platform, ELSEWHERE, "teacher-3"),
                "platform: a class to teach": _ticket(app, platform, None, "teacher-4"),
            },
            {
                "platform, in its frame: a window to open": _answers(app, platform, {}),
                "platform, in its frame: what to link": _answers(
                    app, platform, _choosing(platform)
                ),
            },
        )


def _connect(app: Flask, platform: Platform, task: Task) -> None:
    """The course is connected with the class of the task, by one of its teachers."""
    with services(app).database.writing() as writing:
        row = writing.scalars(
            select(LtiPlatform).where(LtiPlatform.issuer == platform.address)
        ).one()
        connect_course(writing, CourseKey(row.id, DEPLOYMENT, COURSE), task.school_class.id)
        of_class = select(ClassTeacher.learner_id).where(
            ClassTeacher.class_id == task.school_class.id
        )
        teacher = writing.scalars(of_class).first()
        assert teacher is not None
        bind_account(writing, row.id, "teacher-1", teacher)


def _ticket(app: Flask, platform: Platform, course: str | None, subject: str) -> str:
    """Where a teacher goes on who comes from that course."""
    changed: dict[str, Any] = {**TEACHES, "sub": subject, "name": "MCR"}
    if course is not None:
        changed[f"{LTI}context"] = {"id": course, "title": "MCR"}
    return launch(SiteVisitor(app), platform, **changed).headers["Location"]


def _choosing(platform: Platform) -> dict[str, Any]:
    return {
        **TEACHES,
        f"{LTI}message_type": "LtiDeepLinkingRequest",
        f"{DEEP}deep_linking_settings": {
            "deep_link_return_url": f"{platform.address}/return",
            "accept_types": ["ltiResourceLink"],
        },
    }


def _answers(app: Flask, platform: Platform, said: dict[str, Any]) -> PageByLanguage:
    """The page in each language, for a message that says this."""
    return {language: _answer(app, platform, language, said) for language in LANGUAGES}


def _answer(app: Flask, platform: Platform, language: str, said: dict[str, Any]) -> tuple[str, str]:
    visitor = SiteVisitor(app, language)
    begun = log_in(visitor, platform)
    token = platform.sign(platform.claims(begun["nonce"], **{"name": "MCR", **said}))
    answer = arrive(visitor, begun["state"], token, **{"Sec-Fetch-Dest": "iframe"})
    assert answer.status_code == 200, answer.text
    return answer.text, answer.headers["Content-Security-Policy"]
