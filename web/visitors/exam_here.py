"""An exam that somebody began in this browser, signed out of, and did not hand in."""

from school.learners.exams_under_way import exam_of_any
from web import request_database
from web.clock import now
from web.visitors.current_visitor import visitor
from web.visitors.exam_note import forget_exams, noted_exams


def exam_left_open_here() -> int | None:
    """The attempt of it; None where there is none.

    It counts for nobody who is known by a sign-in or by a place in a class, both of their own.
    """
    noted, who = noted_exams(), visitor()
    if not noted or who.signed_in is not None or who.in_class:
        return None
    found = exam_of_any(request_database.reading(), noted, now())
    if found is None:
        forget_exams()
    return found
