"""The word that an exam begins with: the teacher says it in the room, and wrong ones are counted."""

from flask import request

from school.accounts.attempts import RetryAfter
from school.assignments.exam_mode import LONGEST_START_WORD
from school.assignments.models import Assignment
from school.assignments.taking import attempt_numbered, open_attempt
from school.classes.models import Student
from web import request_context
from web.accounts import limits
from web.classes.fields import NoAutocompleteField
from web.clock import now
from web.components.form import Form
from wording import N_


class StartWordForm(Form):
    """The word, as it was heard."""

    word = NoAutocompleteField(
        N_("Start word"), hint=N_("Your teacher says it in the room."), longest=LONGEST_START_WORD
    )


def refused_word(
    assignment: Assignment, student: Student, offered: int | None
) -> StartWordForm | None:
    """The form with what is wrong with the word that it sent; None where the student may begin.

    Whoever has begun already goes on without it, on whatever device.
    """
    if not assignment.exam_mode.asks_word or _has_begun(assignment, student, offered):
        return None
    form, tried = StartWordForm(request.form), f"{assignment.public_id}/{student.public_id}"
    counted = limits.count_try("start-word", tried)
    if isinstance(counted, RetryAfter):
        return form.with_wait(counted, form.word)
    if assignment.exam_mode.opens_with(form.word.data):
        limits.uncount_try(counted, tried)
        return None
    form.word.errors.append(
        request_context.translator().gettext(
            "That is not the start word. Listen again, or ask your teacher."
        )
    )
    return form


def _has_begun(assignment: Assignment, student: Student, offered: int | None) -> bool:
    reading = request_context.reading()
    known = offered and attempt_numbered(reading, assignment, student, offered)
    return bool(known or open_attempt(reading, assignment, student, now()))
