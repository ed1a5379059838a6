"""Who may open the pages of a lesson together. Whatever is not one's own is not there."""

import uuid

from werkzeug.exceptions import NotFound

from school.classes.models import SchoolClass, Student
from school.together.finding import led_lesson, lesson_for
from school.together.models import LessonTogether
from web import request_context
from web.classes.access import signed_in_teacher
from web.errors import ArchivedClass
from web.visitors.current_visitor import visitor


def led_by_visitor(
    public_id: uuid.UUID, to_change: bool = False
) -> tuple[SchoolClass, LessonTogether]:
    """The lesson of that id, of a class that the visitor teaches.

    Raises:
        NotFound: there is none, or the class is taught by others.
        ArchivedClass: something is to be changed in a class that can only be read.
    """
    who = signed_in_teacher()
    found = led_lesson(request_context.reading(), who.learner_id, public_id)
    if found is None:
        raise NotFound
    _check(found[0], to_change)
    return found


def lesson_of_visitor(
    public_id: uuid.UUID, to_change: bool = False
) -> tuple[SchoolClass, LessonTogether, Student]:
    """The lesson of that id with its class and the place of the visitor in that class.

    Raises:
        NotFound: there is none, or the visitor has no place in its class.
        ArchivedClass: something is to be changed in a class that can only be read.
    """
    who = visitor()
    if who.id is None or not who.stored:
        raise NotFound
    found = lesson_for(request_context.reading(), who.id, public_id)
    if found is None:
        raise NotFound
    _check(found[0], to_change)
    return found


def _check(school_class: SchoolClass, to_change: bool) -> None:
    if to_change and school_class.archived_at is not None:
        raise ArchivedClass
