"""What a draft is called until its teacher calls it otherwise."""

from sqlalchemy.orm import Session

from school.assignments.status import class_assignments
from school.classes.models import SchoolClass
from wording import Translator


def numbered_title(session: Session, school_class: SchoolClass, t: Translator) -> str:
    """Its number among the assignments of the class; what was only made ready is not counted."""
    listed = class_assignments(session, school_class.id)
    number = sum(each.assignment.touched for each in listed) + 1
    return t.gettext("Assignment %(number)s", number=number)
