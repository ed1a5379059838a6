"""Joining a class: its code and a name, no account and no e-mail.

On a computer that several share, whoever comes next may be another than the student whom the browser
still knows: before that student joins a class, or goes on in one, it is asked who is there.
"""

import uuid
from dataclasses import dataclass
from enum import StrEnum
from typing import Final

from flask import Blueprint, redirect, render_template, request, url_for

from school.accounts.attempts import RetryAfter
from school.classes import joining, requests
from school.classes.finding import ever_in
from school.classes.models import SchoolClass, Student
from school.classes.names import name_key
from school.classes.places import lock_class
from school.codes import grouped_code, normalized_code
from school.errors import SchoolError
from web import request_context
from web.accounts import limits
from web.accounts.pages import Answer, refused_form_page
from web.classes.fields import CodeField, student_name_field
from web.classes.refusal_texts import fault_text, no_class_text
from web.classes.view import with_page_rule_set
from web.clock import now
from web.components.form import Form
from web.secret_keys import secret_key
from web.together.links import class_href
from web.visitors.current_visitor import expected_guest_id, reset_visitor, row_for_guest, visitor
from web.visitors.exam_here import exam_left_open_here
from web.visitors.new_guest_refusal import form_with_refusal
from web.visitors.new_guests import TooManyNewGuests
from wording import N_

blueprint = Blueprint("join_class", __name__)

DURING_EXAM: Final = "exam-here"
FOR_TEACHER: Final = frozenset({"same-name", "name-needs-card"})
"""Why a name is not taken by the code, where a teacher may still let its student in.

`DURING_EXAM` is another: somebody sat an exam here and signed out in the middle. A new place would open the
whole site in their browser, so a teacher looks who has come.
"""


class Standing(StrEnum):
    """How a student whom this browser knows stands to a class."""

    IN_CLASS = "in-class"
    LEFT = "left"
    WAITS = "waits"


@dataclass(frozen=True, slots=True)
class KnownStudent:
    """A student whom this browser knows: the id of a place or a request, and what stands in it."""

    id: uuid.UUID
    name: str
    class_name: str
    standing: Standing

    @property
    def has_card(self) -> bool:
        """Whether a card brings the student back to what was answered here."""
        return self.standing is Standing.IN_CLASS


class JoinForm(Form):
    """The code of a class, and the name to join it under."""

    code = CodeField(N_("Class code"), longest=80)
    name = student_name_field(
        N_("Your name"),
        hint=N_(
            "The name your teacher knows you by. Other students see it only on a scoreboard that "
            "your teacher may show."
        ),
        autocomplete="name",
    )


@blueprint.get("/join")
def page() -> Answer:
    """Ask for code and name; with the code in the query for the name alone."""
    code = normalized_code(request.args.get("code", ""))
    return (
        redirect(url_for(".with_code", code=grouped_code(code)), 303) if code else _page(JoinForm())
    )


@blueprint.get("/join/<code>")
def with_code(code: str) -> Answer:
    """Ask for the name; who has a place already goes to the class, or is asked who it is."""
    found, form = _class_of(code), JoinForm(code=code)
    if isinstance(found, RetryAfter):
        form = JoinForm()
        return refused_form_page(_page(form.with_wait(found)), form)
    if found is None:
        form.code.errors.append(no_class_text(request_context.translator()))
        return _page(form), 404
    known = _place_here(found)
    if known is not None:
        return _known_here(found, known)
    if "again" not in request.args and (waiting := _waits(found)):
        return render_template(
            "classes/join_waiting.html",
            class_name=found.name,
            name=waiting,
            has_card=any(each.has_card for each in _known_students(None)),
            code=grouped_code(found.join_code),
        )
    expected_guest_id()  # so that a form that is sent twice is one student
    return _page(form, found)


@blueprint.post("/join")
def join() -> Answer:
    """Join the class of the code, under the name."""
    t, form = request_context.translator(), JoinForm(request.form)
    found = _class_of(form.code.data)
    if isinstance(found, RetryAfter):
        form = JoinForm(name=form.name.value)
        return refused_form_page(_page(form.with_wait(found)), form)
    if found is None:
        form.code.errors.append(no_class_text(t))
        return _page(form), 422
    known = _place_here(found)
    if known is not None and not _is_theirs(known, form.name.data):
        return _known_here(found, known)
    if known is None and not _says_who(found):
        return _page(form, found, must_say=True), 422
    try:
        why = DURING_EXAM if _comes_during_exam(known) else _join(found, form.name.data)
        if why:
            return _for_teacher(form, found, why)
    except SchoolError as error:
        form.name.errors.append(fault_text(error, t))
        return _page(form, found), 422
    except TooManyNewGuests as error:
        return form_with_refusal(error, t, lambda why: _page(form.with_error(why), found))
    reset_visitor()
    return redirect(class_href(found, joined=1), 303)


def _comes_during_exam(known: Student | None) -> bool:
    """Whether a teacher must let the student in first; not where the student has a place already."""
    return known is None and exam_left_open_here() is not None


def _join(school_class: SchoolClass, name: str) -> str:
    """Give the visitor a place; else why the name is one for the teacher, as in `FOR_TEACHER`.

    Where it is refused, the visitor has no row of it either. The class is held before anything
    else, as by a card: two who wait for each other would both fail.

    Raises:
        SchoolError: as `joining.join`, but for what the teacher is asked about.
        TooManyNewGuests: the visitor has no row yet, and too many were made from the address.
    """
    expected, at = expected_guest_id(), now()
    try:
        with request_context.writing() as writing:
            lock_class(writing, school_class.id)
            learner_id = row_for_guest(writing, expected, at).id
            joining.join(writing, secret_key(), school_class.id, learner_id, name, at)
    except SchoolError as error:
        if error.code in FOR_TEACHER:
            return error.code
        raise
    return ""


def _for_teacher(form: JoinForm, school_class: SchoolClass, why: str) -> Answer:
    """Ask the teacher, where the form says so; else say how the name is taken.

    Such names are counted, so that nobody reads the list out of them, in whichever way they are sent.
    When there were too many, who does not wait yet may still ask: it takes a guest of their own, and
    a class behind the one address of its school has others before it. Another name must wait.

    Raises:
        SchoolError: as `requests.ask_to_join`.
        TooManyNewGuests: as `_join`.
    """
    counted = limits.count_try("join-name", school_class.join_code)
    too_many = isinstance(counted, RetryAfter)
    if "ask" in request.form and not (too_many and _waits(school_class)):
        _ask(school_class, form.name.data)
        reset_visitor()
        return redirect(url_for(".with_code", code=grouped_code(school_class.join_code)), 303)
    if isinstance(counted, RetryAfter):
        form.with_wait(counted)
        return refused_form_page(_page(form, school_class, why=why), form)
    return _page(form, school_class, why=why), 422


def _ask(school_class: SchoolClass, name: str) -> None:
    """Let the visitor wait for the teacher under this name."""
    expected, at = expected_guest_id(), now()
    during_exam = exam_left_open_here() is not None
    with request_context.writing() as writing:
        lock_class(writing, school_class.id)
        learner_id = row_for_guest(writing, expected, at).id
        requests.ask_to_join(
            writing, school_class.id, learner_id, name, at, during_exam=during_exam
        )


def _class_of(code: str) -> SchoolClass | RetryAfter | None:
    """The class of that code. Codes that no class has are counted, so that nobody tries them all."""
    counted = limits.count_try("join")
    if isinstance(counted, RetryAfter):
        return counted
    found = joining.class_with_code(request_context.reading(), code)
    if found is None:
        return None
    limits.uncount_try(counted)
    return with_page_rule_set(found)


def _place_here(school_class: SchoolClass) -> Student | None:
    """The place in the class that the visitor has already."""
    who = visitor()
    if not who.stored or who.id is None:
        return None
    return joining.place_of_learner(request_context.reading(), school_class.id, who.id)


def _waits(school_class: SchoolClass) -> str:
    """The name under which the visitor waits for the class; empty where they do not."""
    who = visitor()
    if not who.stored or who.id is None:
        return ""
    found = requests.request_of(request_context.reading(), school_class.id, who.id)
    return found.name if found else ""


def _is_theirs(place: Student, name: str) -> bool:
    """Whether the form says so, or was shown to who had no place yet and has brought this one."""
    if "known" in request.form:
        return request.form.get("same") == str(place.public_id)
    return place.name_key == name_key(name)


def _says_who(school_class: SchoolClass) -> bool:
    """Whether nobody is known here, or the form says that it is the student who is."""
    known = _known_students(school_class)
    return not known or request.form.get("same") in {str(each.id) for each in known}


def _known_students(school_class: SchoolClass | None) -> tuple[KnownStudent, ...]:
    """Under which names this browser knows a student without an account, who may not be there now.

    Also who has left a class or waits for another is known: the places come first. What was just
    asked of this class is none of it, for the form may be sent twice.
    """
    who, reading = visitor(), request_context.reading()
    if who.id is None or not who.stored or who.signed_in:
        return ()
    here = school_class.id if school_class else None
    return (
        *(
            KnownStudent(
                each.public_id,
                each.name,
                of.name,
                Standing.LEFT if each.left_at else Standing.IN_CLASS,
            )
            for of, each in ever_in(reading, who.id)
        ),
        *(
            KnownStudent(each.public_id, each.name, of.name, Standing.WAITS)
            for of, each in requests.requests_of(reading, who.id)
            if of.id != here
        ),
    )


def _known_here(school_class: SchoolClass, place: Student) -> Answer:
    """Go on to the class with an account; without one it is asked first who is there."""
    if visitor().signed_in:
        return redirect(class_href(school_class), 303)
    return render_template(
        "classes/join_known.html",
        class_name=school_class.name,
        class_href=class_href(school_class),
        name=place.name,
        code=grouped_code(school_class.join_code),
    )


def _page(
    form: JoinForm, school_class: SchoolClass | None = None, why: str = "", must_say: bool = False
) -> str:
    return render_template(
        "classes/join.html",
        form=form,
        class_name=school_class.name if school_class else "",
        why=why,
        known=_known_students(school_class)[:1],
        same=request.form.get("same", ""),
        must_say=must_say,
        back=url_for(".with_code", code=form.code.value) if school_class else url_for(".page"),
    )
