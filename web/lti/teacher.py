"""A teacher comes by a launch: signs in here once, connects the course with a class, and goes on."""

from collections.abc import Callable
from dataclasses import dataclass
from typing import Final

from flask import Blueprint, redirect, render_template, request, url_for
from sqlalchemy.orm import Session
from werkzeug.wrappers import Response as AnyResponse

from school.accounts.sign_ins import SignedIn
from school.classes.finding import classes_of, taught_class
from school.classes.models import SchoolClass
from school.classes.names import LONGEST_CLASS
from school.classes.opening import ClassSettings, open_class, start_teaching
from school.lti.arriving import CourseKey, connect_course, course_of, learner_of
from school.lti.finding import teaches
from school.lti.models import LtiCourse, LtiPlatform, LtiVisit
from school.lti.platforms import end_visit, find_visit
from school.public_ids import parse_id
from scoring import DEFAULT
from web import request_context
from web.accounts.pages import Answer
from web.clock import now
from web.lti.claims import LaunchMessage, LaunchRefused
from web.lti.entering import course_key, teacher_href
from web.lti.refusals import refused_page
from web.lti.tool import tool_key
from web.visitors.current_visitor import visitor
from web.visitors.time_zone import zone_name

blueprint = Blueprint("lti_teacher", __name__)

NEW: Final = "new"


@dataclass(frozen=True, slots=True)
class _TeacherVisit:
    """A launch of a teacher who is signed in here."""

    visit: LtiVisit
    message: LaunchMessage
    who: SignedIn
    ticket: str

    @property
    def key(self) -> CourseKey:
        return course_key(self.visit.platform_id, self.message)


_GoOn = Callable[[_TeacherVisit], Answer]


@blueprint.get("/lti/teach/<ticket>")
def page(ticket: str) -> Answer:
    """Go on to the class of the course; where there is none, ask which it is.

    Opening a link binds nobody to anything: who does not teach the class yet is asked first.
    """
    return _guarded(ticket, _show)


@blueprint.post("/lti/teach/<ticket>")
def connect(ticket: str) -> Answer:
    """Connect the course with the class that was chosen, or with a new one, and go on.

    Of a course that is connected, teach its class.
    """
    return _guarded(ticket, _connect)


def _guarded(ticket: str, go_on: _GoOn) -> Answer:
    """The page for whoever is signed in and has a ticket that counts."""
    tool_key()
    who = visitor().signed_in
    if who is None:
        back = url_for("lti_teacher.page", ticket=ticket)
        return redirect(url_for("enter.page", back=back), 303)
    visit = find_visit(request_context.reading(), ticket, now())
    if visit is None:
        return refused_page(LaunchRefused("unknown-state"))
    message = LaunchMessage.from_json(visit.claims)
    if not message.teaches:
        return refused_page(LaunchRefused("no-role"))
    try:
        return go_on(_TeacherVisit(visit, message, who, ticket))
    except LaunchRefused as refused:
        return refused_page(refused)


def _show(came: _TeacherVisit) -> Answer:
    found = course_of(request_context.reading(), came.key)
    if found is None:
        return _choose_class(came)
    course, school_class = found
    if not _teaches_already(came, course):
        return _ask_to_teach(came, school_class)
    return _onward(came, course)


def _teaches_already(came: _TeacherVisit, course: LtiCourse) -> bool:
    """Whether they came as this account before, and teach the class still."""
    reading = request_context.reading()
    user = learner_of(reading, course.platform_id, came.message.subject)
    own = user is not None and user.learner_id == came.who.learner_id
    return own and teaches(reading, course.class_id, came.who.learner_id)


def _ask_to_teach(came: _TeacherVisit, school_class: SchoolClass) -> str:
    platform = request_context.reading().get_one(LtiPlatform, came.visit.platform_id)
    return render_template(
        "lti/teach.html",
        platform=platform.name,
        course=came.message.title,
        name=came.message.name,
        user=came.who.name,
        class_name=school_class.name,
        ticket=came.ticket,
    )


def _connect(came: _TeacherVisit) -> Answer:
    found = course_of(request_context.reading(), came.key)
    if found is not None:
        return _onward(came, found[0])
    chosen, reading = request.form.get("class", ""), request_context.reading()
    own = taught_class(reading, came.who.learner_id, parse_id(chosen))
    if chosen != NEW and own is None:
        t = request_context.translator()
        return _choose_class(came, t.gettext("Choose a class, or a new one.")), 422
    with request_context.writing() as writing:
        school_class = own or _opened(writing, came)
        course = connect_course(writing, came.key, school_class.id)
    return _onward(came, course)


def _opened(writing: Session, came: _TeacherVisit) -> SchoolClass:
    """A new class for the course, named as the course is."""
    t = request_context.translator()
    start_teaching(writing, came.who.learner_id)
    name = " ".join(came.message.title.split())[:LONGEST_CLASS] or t.gettext("Class")
    settings = ClassSettings(name, DEFAULT, zone_name(request))
    return open_class(writing, came.who.learner_id, settings, now())


def _onward(came: _TeacherVisit, course: LtiCourse) -> AnyResponse:
    with request_context.writing() as writing:
        end_visit(writing, came.ticket)
    return redirect(teacher_href(course, came.message, came.who.learner_id), 303)


def _choose_class(came: _TeacherVisit, error: str = "") -> str:
    own = classes_of(request_context.reading(), came.who.learner_id)
    return render_template(
        "lti/connect.html",
        title=came.message.title,
        classes=tuple((str(each.public_id), each.name) for each in own if not each.archived_at),
        new=NEW,
        ticket=came.ticket,
        error=error,
    )
