"""A class with a student, for pages that only a student has."""

import re
import uuid
from collections.abc import Mapping
from dataclasses import dataclass

from flask import Flask
from sqlalchemy import select

from app import create_app
from quizzes import Address, make
from quizzes.aiming import KINDS_IN_ORDER
from quizzes.fingerprint import fingerprint
from school.accounts.models import UserAccount
from school.accounts.passwords import TEST_COST
from school.assignments.exam_mode import ExamMode
from school.assignments.rules import RevealTime
from school.classes.models import ClassTeacher, SchoolClass, Student
from school.together.leading import lead
from school.together.opening import LessonQuestions, open_lesson
from school.together.rules import LeadingAct, LessonSettings
from tests.browser.live_site import LiveSite
from tests.browser.lti_pages import PageByLanguage, lti_pages
from tests.web.account_forms import form_to
from tests.web.classroom import Room
from tests.web.taking import EACH_KIND, Pupil, Task, change_terms, pupil, set_task
from web.clock import now
from web.services import services
from web.settings import SiteSettings
from web.visitors.sign_in_cookie import SIGN_IN_COOKIE as SIGNED_IN

SHARER = "IMJ"
NAME = "MCR"  # of whom and what teachers name: a word of every language


@dataclass(frozen=True, slots=True)
class Classroom:
    """A student: the cookie that says who it is, and the pages; a teacher likewise, and somebody who sits
    an exam. `answered` are pages that answer a learning platform, by language."""

    cookie: tuple[str, str]
    places: dict[str, str]
    of_teacher: tuple[tuple[str, str], ...]
    taught: dict[str, str]
    examinee: tuple[tuple[str, str], ...]
    sat: dict[str, str]
    answered: Mapping[str, PageByLanguage]


def open_classroom(site: LiveSite) -> Classroom:
    """A student who is in the middle of one assignment, and has handed in another."""
    app = create_app(
        SiteSettings(
            secret_key=site.secret_key,
            database=f"sqlite:///{site.database}",
            cost=TEST_COST,
            log_level="error",
            lti_key=site.lti_key,
        )
    )
    during = {
        "score": RevealTime.DURING,
        "answers": RevealTime.DURING,
        "explanations": RevealTime.DURING,
    }
    under_way = set_task(app, questions=EACH_KIND, minutes=300, **during)
    done = set_task(
        app, questions=EACH_KIND[:4], answers=RevealTime.ENDED, explanations=RevealTime.NEVER
    )
    change_terms(done, class_id=under_way.school_class.id, title=NAME)
    change_terms(under_way, title=NAME)
    student = pupil(under_way)
    with services(app).database.writing() as writing:
        writing.get_one(Student, student.student.id).name = NAME
    student.begin()
    student.answer(under_way.at(2), unknown=1)
    mate = Pupil(done, student.student)
    mate.begin()
    mate.answer(done.at(1), unknown=1)
    mate.hand_in()
    cookie = student.client.get_cookie(app.config["SESSION_COOKIE_NAME"])
    assert cookie is not None
    room = taught_room(app)
    cookies = [room.teacher.client.get_cookie(each) for each in (cookie.key, SIGNED_IN)]
    examinee = sit_exam(app)
    sat = examinee.client.get_cookie(app.config["SESSION_COOKIE_NAME"])
    assert sat is not None
    lesson = lesson_of(app, under_way)
    taught = {
        **places_of_teacher(room),
        **gradebook_of(app, done, student.student),
        "live lesson: to be opened": f"{room.home}/together",
        "live lesson: on the projector": f"/teach/together/{lesson}",
    }
    of_platform = lti_pages(app, under_way)
    services(app).database.close()
    return Classroom(
        (cookie.key, cookie.value),
        {
            "joining: asked for a code": "/join",
            "joining: with a code": f"/join/{room.row().join_code}",
            "joining: a wrong code": "/join/ZZZZZZ",
            "signing out of a class": "/student/sign-out",
            "a card asked for": "/card",
            "a card": f"/card/{room.card(NAME)}",
            "what teaching is": "/teach",
            "class of a student": f"/class/{under_way.school_class.public_id}",
            "dates of a class: of a student": f"/class/{under_way.school_class.public_id}/calendar",
            "live lesson": f"/together/{lesson}",
            "assignment: under way": under_way.path,
            "assignment, a question: asked": under_way.at(1),
            "assignment, a question: told": under_way.at(2),
            "to hand in": f"{under_way.path}/attempts/1/hand-in",
            "assignment: done": done.path,
            "result of an assignment": f"{done.path}/attempts/1",
            "assignment, a question: looked at": done.at(1),
        },
        tuple((each.key, each.value) for each in cookies if each),
        {**taught, **of_platform.taught},
        ((sat.key, sat.value),),
        {
            "in an exam: all questions": f"{examinee.task.path}/attempts/1/all",
            "in an exam: one question": examinee.task.at(1),
            "in an exam: to hand in": f"{examinee.task.path}/attempts/1/hand-in",
            "in an exam: closed": "/compare",
        },
        of_platform.answered,
    )


def lesson_of(app: Flask, task: Task) -> uuid.UUID:
    """The id of a lesson of the task's class, which is at its first question."""
    addresses = EACH_KIND[:2]
    digests = {each: fingerprint(make(Address.parse(each))) for each in addresses}
    asked = LessonQuestions(NAME, task.assignment.rules, addresses, digests)
    with services(app).database.writing() as writing:
        lesson = open_lesson(
            writing, task.school_class, asked, LessonSettings(shows_bars=True), now()
        )
        return lead(writing, lesson, LeadingAct.NEXT, lesson.version, now()).public_id


def sit_exam(app: Flask) -> Pupil:
    """A student in the middle of an exam on one page."""
    exam = ExamMode(is_on=True, shuffles=True, single_page=True)
    task = set_task(app, questions=EACH_KIND, minutes=300, exam=exam)
    change_terms(task, title=NAME)
    examinee = pupil(task)
    with services(app).database.writing() as writing:
        writing.get_one(Student, examinee.student.id).name = NAME
    examinee.begin()
    return examinee


def taught_room(app: Flask) -> Room:
    """A class with two students, one of whom shares what was practised."""
    room = Room(app, NAME, NAME)
    room.add(NAME)
    joined = room.joined(SHARER)
    form = form_to(joined.open(f"/class/{room.id}"), f"/class/{room.id}/share")
    joined.send(form, shares="1")
    return room


def gradebook_of(app: Flask, task: Task, student: Student) -> dict[str, str]:
    """The pages of a gradebook with grades in it, which whoever has an account teaches."""
    with services(app).database.writing() as writing:
        for account in writing.scalars(select(UserAccount)):
            writing.add(
                ClassTeacher(class_id=student.class_id, learner_id=account.learner_id, since=now())
            )
        of = writing.get_one(SchoolClass, student.class_id)
        of.name = NAME
        home = f"/teach/{of.public_id}"
    mine = f"/teach/assignments/{task.assignment.public_id}"
    cell = f"{mine}/students/{student.public_id}"
    return {
        "class: with grades": home,
        "gradebook": f"{home}/grades",
        "gradebook averages": f"{home}/grades/averages",
        "gradebook by topic": f"{home}/grades/skills",
        "gradebook by question": f"{home}/grades/questions",
        "gradebook of a question": f"{mine}/questions/1",
        "gradebook of a student": cell,
        "gradebook of an answer": f"{cell}/1/1",
    }


def places_of_teacher(room: Room) -> dict[str, str]:
    """The pages of classes that a teacher has."""
    sharer = room.places()[SHARER].public_id
    return {
        "classes": "/teach",
        "class: without grades": room.home,
        "students of a class": f"{room.home}/students?added=2",
        **_groups(room),
        "cards to print": f"{room.home}/cards",
        "a student who shares": f"{room.home}/students/{sharer}",
        "news of a class": f"{room.home}/news",
        "the code of a class": f"{room.home}/code",
        "settings of a class": f"{room.home}/settings?done=code",
        "gone invitation": "/teach/with/nowhere",
        "erase an account with a class": "/account/erase",
        "keys for programs": _keys(room),
        **_built(room),
        **_bank(room),
    }


def _keys(room: Room) -> str:
    """The page of the teacher's keys for programs, of which there is one."""
    path = "/account/keys"
    room.teacher.send(form_to(room.teacher.open(path), path), name=NAME)
    return path


def _groups(room: Room) -> dict[str, str]:
    """The pages of groups, of which the class has one."""
    page = room.change("groups", name=NAME, student=[str(room.places()[SHARER].public_id)])
    one = next(each for each in page.links if each.startswith(f"{room.home}/groups/"))
    return {"groups of a class": f"{room.home}/groups?done=made", "a group of a class": one}


def _built(room: Room) -> dict[str, str]:
    """The pages of a draft with each kind of question, and of a published assignment."""
    draft, published = _draft(room), _draft(room)
    path = f"{published}/publish"
    room.teacher.send(form_to(room.teacher.open(path), path))
    return {
        "builder: draft": draft,
        "map of a draft": f"{draft}/map",
        "preview: first": f"{draft}/preview",
        "preview: second": f"{draft}/preview?n=2",
        "to be published": f"{draft}/publish",
        "builder: published": published,
        "copying an assignment": f"{published}/copy",
        "export": f"{draft}/export",
        "dates of a class: of a teacher": f"{room.home}/calendar",
        **_of_lessons(room),
    }


def _of_lessons(room: Room) -> dict[str, str]:
    """What starts from a lesson: where it is chosen, and the draft of one."""
    start = f"{room.home}/assignments/from"
    form = next(
        each
        for each in room.teacher.open(start).forms
        if each.action.endswith("/assignments/lesson") and "/" in each.values("lesson")[0]
    )
    return {
        "start from a lesson": start,
        "a lesson for a class": "/learn/for-class?lesson=mcr/eight-points",
        "builder: a lesson": room.teacher.send(form).address.split("?")[0],
    }


def _bank(room: Room) -> dict[str, str]:
    """The pages of a teacher's own questions: two in the bank, and a link to them."""
    laid = "/teach/questions/new/mcr-2014?hand=1p123456789s%20[666z]%201p&by=draw"
    bank, teacher = "/teach/questions", room.teacher
    form = next(each for each in teacher.open(laid).forms if each.id == "keep")
    shown = teacher.send(form, kind=["find", "payments"], tags="2026", note=NAME)
    ids = re.findall(r'name="question" value="([0-9a-f-]{36})"', shown.text)
    form = next(each for each in shown.forms if (each.action, each.method) == (bank, "post"))
    links = teacher.send(form, do="share", question=ids)
    shared = next(each for each in links.links if "/teach/questions/from/" in each)
    return {
        "own questions": bank,
        "own question: a hand": laid,
        "own question: no hand": "/teach/questions/new/rengo",
        "own question: tags and note": f"{bank}/{ids[0]}",
        "own questions: links": f"{bank}/links",
        "own questions: shared": shared[shared.index(bank) :],
        "own questions: no link": f"{bank}/from/nowhere",
        "own questions: from a file": f"{bank}/import",
        "own questions: for a draft": f"{_draft(room)}/own-questions",
    }


def _draft(room: Room) -> str:
    page = room.teacher.send(form_to(room.teacher.open(room.home), f"{room.home}/assignments/new"))
    path = page.address.split("?")[0]
    kinds = [kind.value for kind in KINDS_IN_ORDER]
    count = len(kinds) - 1  # each but that of the base, which other rules ask
    form = form_to(page, path)
    room.teacher.send(form, do="choose", title=NAME, kind=kinds, count=count, attempts=2)
    return path
