"""A class with students and an assignment, for tests of what is printed."""

import uuid
from dataclasses import dataclass
from typing import Any

from sqlalchemy import select
from sqlalchemy.orm import Session

from school.accounts.models import UserAccount
from school.assignments.drafts import change_section, new_draft
from school.assignments.items import add_items
from school.assignments.models import Seeds
from school.assignments.settings import AssignmentSettings, default_settings
from school.assignments.status import sections_with_items
from school.classes.opening import ClassSettings, open_class, start_teaching
from school.classes.places import add_place
from tests.school.make import NOON
from tests.web.account_forms import sign_up_at_once
from tests.web.visitor import SiteVisitor
from web.clock import now
from web.services import services

QUESTIONS = tuple(f"mcr-2014/total/2/77/{index}" for index in range(1, 7))


@dataclass(frozen=True)
class Taught:
    """The public ids of a class and of an assignment in it, and the class's join code."""

    school_class: uuid.UUID
    assignment: uuid.UUID
    join_code: str

    @property
    def paper(self) -> str:
        return f"/teach/assignments/{self.assignment}/paper"

    @property
    def of_class(self) -> str:
        return f"/teach/{self.school_class}"


def teach(visitor: SiteVisitor, **wishes: Any) -> Taught:
    """The visitor signs up and has a class with a draft of an assignment, as `set_up` makes it."""
    user = f"Teacher{uuid.uuid4().hex[:8]}"
    sign_up_at_once(visitor, user)
    kept = services(visitor.site)
    with kept.database.writing() as writing:
        return set_up(writing, kept.settings.secret_key, user, **wishes)


def set_up(
    session: Session,
    key: str,
    user: str,
    *,
    name: str = "Room 5",
    zone: str = "Asia/Shanghai",
    students: tuple[str, ...] = (),
    questions: tuple[str, ...] = QUESTIONS,
    seeds: Seeds = Seeds.ONE,
    title: str = "Straights",
) -> Taught:
    """A class of that user with these students, and in it a draft of an assignment."""
    teacher = session.scalars(select(UserAccount).where(UserAccount.name == user)).one().learner_id
    start_teaching(session, teacher)
    made = open_class(session, teacher, ClassSettings(name, "mcr-2014", zone), NOON)
    for each in students:
        add_place(session, key, made.id, each, NOON)
    terms = default_settings(zone, now()).terms  # nothing is over yet, whatever day it is
    draft = new_draft(session, made, NOON, AssignmentSettings(title, seeds, terms))
    section = sections_with_items(session, draft)[0].section.public_id
    change_section(session, draft, section, "Warm up", "Write clearly.")
    if questions:
        add_items(session, draft, section, questions)
    return Taught(made.public_id, draft.public_id, made.join_code)
