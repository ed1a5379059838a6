"""Deep linking: a teacher chooses an assignment of the class, and the course gets a link to it.

The page works within the platform's frame, where nobody is signed in: the signed message says who
chooses. Each choice is a form that goes back to the platform, signed already.
"""

from dataclasses import dataclass
from typing import Any

from flask import render_template

from school.assignments.models import Assignment, AssignmentState
from school.assignments.status import AssignmentSummary, class_assignments
from school.classes.models import SchoolClass
from school.lti.arriving import course_of, learner_of
from school.lti.finding import teaches
from school.lti.models import LtiPlatform
from web import request_context
from web.clock import now
from web.lti.claims import DEEP, LTI, VERSION, LaunchMessage, LaunchRefused
from web.lti.entering import course_key
from web.lti.tokens import deep_linking_answer
from web.lti.tool import tool_key
from web.site_address import whole_address


@dataclass(frozen=True, slots=True)
class AssignmentChoiceView:
    """An assignment that can be chosen, with the signed message that chooses it.

    One whose goal is a lesson has no questions of its own.
    """

    title: str
    questions: int
    answer: str


def choices_page(platform: LtiPlatform, message: LaunchMessage) -> str:
    """The assignments of the class of the course.

    Raises:
        LaunchRefused: `no-role`; `not-connected-teacher` where the teacher was not here by this course yet.
    """
    if not message.teaches:
        raise LaunchRefused("no-role")
    reading = request_context.reading()
    user = learner_of(reading, platform.id, message.subject)
    found = course_of(reading, course_key(platform.id, message))
    if found is None or user is None or not teaches(reading, found[0].class_id, user.learner_id):
        raise LaunchRefused("not-connected-teacher")
    school_class = found[1]
    return render_template(
        "lti/choose.html",
        name=school_class.name,
        return_url=message.return_url,
        choices=tuple(
            _choice(platform, message, each)
            for each in class_assignments(reading, school_class.id)
            if each.assignment.state is AssignmentState.PUBLISHED
        ),
        whole=deep_linking_answer(
            platform, tool_key(), _content(message, _class_link(school_class)), now()
        ),
    )


def _choice(
    platform: LtiPlatform, message: LaunchMessage, listed: AssignmentSummary
) -> AssignmentChoiceView:
    t = request_context.translator()
    title = listed.assignment.title or t.gettext("Assignment")
    link = _task_link(listed.assignment, title, listed.points)
    return AssignmentChoiceView(
        title,
        listed.questions,
        deep_linking_answer(platform, tool_key(), _content(message, link), now()),
    )


def _task_link(task: Assignment, title: str, points: float) -> dict[str, Any]:
    link: dict[str, Any] = {
        "type": "ltiResourceLink",
        "title": title,
        "url": whole_address("lti_launch.launch"),
        "custom": {"assignment": str(task.public_id)},
    }
    if points > 0:
        link["lineItem"] = {
            "scoreMaximum": points,
            "label": title,
            "resourceId": str(task.public_id),
        }
    times = {"startDateTime": task.opens_at, "endDateTime": task.due_at}
    told = {name: at.isoformat() for name, at in times.items() if at is not None}
    if told:
        link["submission"] = told
    return link


def _class_link(school_class: SchoolClass) -> dict[str, Any]:
    return {
        "type": "ltiResourceLink",
        "title": school_class.name,
        "url": whole_address("lti_launch.launch"),
    }


def _content(message: LaunchMessage, link: dict[str, Any]) -> dict[str, Any]:
    content: dict[str, Any] = {
        f"{LTI}message_type": "LtiDeepLinkingResponse",
        f"{LTI}version": VERSION,
        f"{LTI}deployment_id": message.deployment,
        f"{DEEP}content_items": [link],
    }
    if message.data:
        content[f"{DEEP}data"] = message.data
    return content
