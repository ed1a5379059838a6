"""Classes made and joined as people do it: through the pages."""

import re
import uuid
from typing import Any

from flask import Flask
from sqlalchemy import select

from school.accounts.models import UserAccount
from school.classes import cards
from school.classes.models import SchoolClass, Student
from tests.school.classes.made import answered
from tests.web.account_forms import form_to, send, sign_up_at_once
from tests.web.visitor import SiteVisitor, VisitedPage
from web.services import services


class Room:
    """A class with its first teacher."""

    def __init__(
        self, site: Flask, teacher: str = "Lin", name: str = "Room 5", rules: str = "mcr-2014"
    ) -> None:
        self.site = site
        self.teacher = SiteVisitor(site)
        sign_up_at_once(self.teacher, teacher)
        page = send(self.teacher, "/teach", name=name, rules=rules)
        found = re.search(r"/teach/([0-9a-f-]{36})/students", page.address)
        assert found, page.address
        self.id = found[1]

    @property
    def home(self) -> str:
        return f"/teach/{self.id}"

    def row(self) -> SchoolClass:
        with services(self.site).database.reading() as reading:
            return reading.scalars(
                select(SchoolClass).where(SchoolClass.public_id == uuid.UUID(self.id))
            ).one()

    def names(self) -> list[str]:
        """The name of every place, those that were left too."""
        with services(self.site).database.reading() as reading:
            rows = select(Student.name).where(Student.class_id == self.row().id)
            return list(reading.scalars(rows))

    def places(self) -> dict[str, Student]:
        """Every place by the name in it, those that were left too."""
        with services(self.site).database.reading() as reading:
            rows = reading.scalars(select(Student).where(Student.class_id == self.row().id))
            return {each.name: each for each in rows.all()}

    def set(self, **given: Any) -> VisitedPage:
        """Send the settings with these values; a box with None is not ticked."""
        action = f"{self.home}/settings"
        form = form_to(self.teacher.open(action), action)
        boxes = [name for name, value in given.items() if value is None]
        form.fields = [each for each in form.fields if each[0] not in boxes]
        return self.teacher.send(
            form, **{name: value for name, value in given.items() if value is not None}
        )

    def add(self, *names: str, **given: Any) -> VisitedPage:
        """Paste names and add them as they were read."""
        return self.confirm(self.paste(*names), **given)

    def paste(self, *names: str) -> VisitedPage:
        return self.change("students", names="\n".join(names))

    def confirm(self, read: VisitedPage, **given: Any) -> VisitedPage:
        """Add the names that a page shows; a page that shows none is the answer."""
        form = form_to(read, f"{self.home}/students")
        return self.teacher.send(form, **given) if form.values("do") else read

    def change(self, part: str, page: str = "", **given: Any) -> VisitedPage:
        """Send a form of one of the teacher's pages."""
        action = f"{self.home}/{part}"
        form = form_to(self.teacher.open(f"{self.home}/{page}" if page else action), action)
        return self.teacher.send(form, **given)

    def card(self, name: str) -> str:
        keys = services(self.site).settings.secret_keys
        return cards.card_code(keys, self.places()[name]) or ""

    def joined(self, name: str, visitor: SiteVisitor | None = None) -> SiteVisitor:
        """Somebody who has joined under this name."""
        who = visitor or SiteVisitor(self.site)
        page = send(who, f"/join/{self.row().join_code}", "/join", name=name)
        assert page.address.startswith(f"/class/{self.id}"), page.text
        return who


def worked(room: Room, name: str) -> None:
    """Let the student of that name have done an assignment."""
    with services(room.site).database.writing() as writing:
        teacher = writing.scalars(select(UserAccount.learner_id)).first()
        assert teacher is not None
        answered(writing, room.row(), room.places()[name], by=teacher)
