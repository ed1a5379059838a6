"""Somebody who teaches the class of a task, in a browser."""

from sqlalchemy import select

from school.accounts.models import UserAccount
from school.classes.models import ClassTeacher
from tests.web.account_forms import sign_up_at_once
from tests.web.taking import Task
from tests.web.visitor import SiteVisitor
from web.clock import now
from web.services import services


def teacher_of(task: Task, name: str = "Zhou") -> SiteVisitor:
    """A visitor with an account who teaches the class."""
    visitor = SiteVisitor(task.site)
    sign_up_at_once(visitor, name)
    with services(task.site).database.writing() as writing:
        account = writing.scalars(select(UserAccount).where(UserAccount.name == name)).one()
        class_id = task.school_class.id
        writing.add(ClassTeacher(class_id=class_id, learner_id=account.learner_id, since=now()))
    return visitor
