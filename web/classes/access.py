"""Who may open what of a class. Whatever is not theirs is not there: nobody learns what exists."""

import uuid

from werkzeug.exceptions import NotFound

from school.accounts.sign_ins import SignedIn
from school.assignments import finding as assignments
from school.assignments.models import Assignment
from school.classes import finding as classes
from school.classes.models import SchoolClass, Student
from web import request_context
from web.errors import ArchivedClass
from web.visitors.current_visitor import visitor


def signed_in_teacher() -> SignedIn:
    """Whoever is signed in; whether they teach a class is asked for each class.

    Raises:
        NotFound: nobody is signed in.
    """
    who = visitor().signed_in
    if who is None:
        raise NotFound
    return who


def taught_class(class_public_id: uuid.UUID, to_change: bool = False) -> SchoolClass:
    """The class of that id, which the visitor teaches.

    Raises:
        NotFound: there is none, or it is taught by others.
        ArchivedClass: something is to be changed in a class that can only be read.
    """
    who = signed_in_teacher()
    school_class = classes.taught_class(request_context.reading(), who.learner_id, class_public_id)
    if school_class is None:
        raise NotFound
    return _open(school_class, to_change)


def student_in(school_class: SchoolClass, student_public_id: uuid.UUID) -> Student:
    """The student of that id in a class that the visitor teaches.

    Raises:
        NotFound: there is no such student.
    """
    student = classes.student_of(request_context.reading(), school_class.id, student_public_id)
    if student is None:
        raise NotFound
    return student


def taught_assignment(
    public_id: uuid.UUID, to_change: bool = False
) -> tuple[SchoolClass, Assignment]:
    """The assignment of that id with its class, which the visitor teaches.

    Raises:
        NotFound: there is none, or its class is taught by others.
        ArchivedClass: something is to be changed in a class that can only be read.
    """
    who = signed_in_teacher()
    found = assignments.taught_assignment(request_context.reading(), who.learner_id, public_id)
    if found is None:
        raise NotFound
    return _open(found[0], to_change), found[1]


def student_of_visitor(class_public_id: uuid.UUID, to_change: bool = False) -> Student:
    """The place of the visitor in the class of that id.

    Raises:
        NotFound: there is no such class, or the visitor has no place in it.
        ArchivedClass: something is to be changed in a class that can only be read.
    """
    return joined_class(class_public_id, to_change)[1]


def joined_class(
    class_public_id: uuid.UUID, to_change: bool = False
) -> tuple[SchoolClass, Student]:
    """The class of that id with the place of the visitor in it.

    Raises:
        NotFound, ArchivedClass: as `student_of_visitor`.
    """
    learner_id = _learner()
    found = classes.place_in(request_context.reading(), learner_id, class_public_id)
    if found is None:
        raise NotFound
    return _open(found[0], to_change), found[1]


def assignment_of_visitor(
    public_id: uuid.UUID, to_change: bool = False
) -> tuple[SchoolClass, Assignment, Student]:
    """A published assignment with its class and the place of the visitor in that class.

    Raises:
        NotFound: there is none, or the visitor has no place in its class.
        ArchivedClass: something is to be changed in a class that can only be read.
    """
    learner_id = _learner()
    found = assignments.assigned_to(request_context.reading(), learner_id, public_id)
    if found is None:
        raise NotFound
    return _open(found[0], to_change), found[1], found[2]


def _learner() -> uuid.UUID:
    who = visitor()
    if who.id is None or not who.stored:
        raise NotFound
    return who.id


def _open(school_class: SchoolClass, to_change: bool) -> SchoolClass:
    if to_change and school_class.archived_at is not None:
        raise ArchivedClass
    return school_class
