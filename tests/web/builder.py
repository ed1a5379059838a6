"""A teacher at the builder: presses its buttons, and looks at what is stored."""

import uuid
from dataclasses import dataclass, replace
from datetime import UTC, datetime, timedelta
from typing import Any

from sqlalchemy import select

from quizzes import Address
from school.assignments.models import Assignment, Item, Seeds
from school.assignments.settings import change_settings, settings_of
from school.assignments.status import SectionWithItems, sections_with_items
from tests.web.account_forms import form_to
from tests.web.classroom import Room
from tests.web.paper_class import Taught, teach
from tests.web.visitor import PageForm, SiteVisitor, VisitedPage
from web.services import services


@dataclass
class Builder:
    """A draft on the site and whoever builds it."""

    visitor: SiteVisitor
    taught: Taught
    id: uuid.UUID
    last: VisitedPage | None = None

    @property
    def path(self) -> str:
        return f"/teach/assignments/{self.id}"

    def open(self) -> VisitedPage:
        return self.visitor.open(self.path)

    def press(self, button: str = "save", **typed: Any) -> VisitedPage:
        """Type this on the page as it came last, and press that; the page that comes then."""
        form = form_to(self.last or self.open(), self.path)
        page = self.visitor.send(form, do=button, **typed)
        self.last = page if page.address.split("?")[0] == self.path else None
        return page

    def on(self, name: str, at: int) -> VisitedPage:
        """Press a button of the question at that place, from 1 on."""
        return self.press(f"{name}:{self.items[at - 1].public_id}")

    @property
    def row(self) -> Assignment:
        with services(self.visitor.site).database.reading() as reading:
            return reading.scalars(select(Assignment).where(Assignment.public_id == self.id)).one()

    @property
    def parts(self) -> tuple[SectionWithItems, ...]:
        with services(self.visitor.site).database.reading() as reading:
            return sections_with_items(reading, self.row)

    @property
    def items(self) -> list[Item]:
        return [item for part in self.parts for item in part.items]

    @property
    def questions(self) -> list[str]:
        return [item.question for item in self.items]

    @property
    def addresses(self) -> list[Address]:
        return [Address.parse(each) for each in self.questions]

    @property
    def publishing(self) -> PageForm:
        """The form that publishes the draft."""
        path = f"{self.path}/publish"
        return form_to(self.visitor.open(path), path)

    def publish(self) -> VisitedPage:
        self.last = None
        return self.visitor.send(self.publishing)


DUE = datetime(2035, 5, 1, 10, tzinfo=UTC)  # is still to come
QUESTIONS = (
    "mcr-2014/total/2/77/1",
    "mcr-2014/total/2/77/2/all-pungs",
    "mcr-2014/find/2/77/3",
    "mcr-2014/waits/2/77/4",
)


def small_builder(visitor: SiteVisitor) -> Builder:
    """A teacher with a draft of four questions, for tests that press many buttons."""
    taught = teach(visitor, questions=QUESTIONS, seeds=Seeds.STUDENT)
    made = Builder(visitor, taught, taught.assignment)
    with services(visitor.site).database.writing() as writing:
        row = writing.get_one(Assignment, made.row.id)
        settings = settings_of(row)
        terms = replace(settings.terms, due=DUE, late_until=DUE + timedelta(days=7))
        change_settings(writing, row, replace(settings, terms=terms))
    return made


def new_builder(visitor: SiteVisitor, *wishes: str, query: str = "") -> Builder:
    """A teacher with a class presses "New assignment", perhaps with wishes."""
    taught = teach(visitor)
    form = form_to(visitor.open(taught.of_class), f"{taught.of_class}/assignments/new")
    form.action += query
    page = visitor.send(form, **({"wish": list(wishes)} if wishes else {}))
    return Builder(visitor, taught, uuid.UUID(page.address.split("/")[-1].split("?")[0]))


def copying_form(visitor: SiteVisitor, path: str, query: str = "") -> PageForm:
    """The form that makes the copy of an assignment, with the dates that its page shows."""
    page = visitor.open(f"{path}/copy{query}")
    return next(
        each for each in page.forms if (each.action, each.method) == (f"{path}/copy", "post")
    )


def pressed_new(room: Room) -> Builder:
    """The teacher of a class presses "New assignment"."""
    form = form_to(room.teacher.open(room.home), f"{room.home}/assignments/new")
    page = room.teacher.send(form)
    made = uuid.UUID(page.address.split("/")[-1].split("?")[0])
    return Builder(room.teacher, Taught(uuid.UUID(room.id), made, room.row().join_code), made)
