"""Groups in a class: some of its students under a name, to whom assignments can be given."""

import uuid
from collections.abc import Collection

from flask import Blueprint, redirect, render_template, request, url_for
from werkzeug.exceptions import NotFound

from school.classes import groups
from school.classes.finding import students_of
from school.classes.groups import GroupWithMembers
from school.classes.models import SchoolClass
from school.classes.names import LONGEST_GROUP
from school.errors import SchoolError
from web import request_context
from web.accounts.pages import Answer
from web.classes.access import taught_class
from web.classes.fields import NoAutocompleteField
from web.classes.student_names import student_options
from web.classes.view import class_view, with_page_rule_set
from web.clock import now
from web.components.form import Form
from wording import N_, Translator

blueprint = Blueprint("teach_groups", __name__)

MOST_SENT = 1000  # ids in one form


class GroupForm(Form):
    """What the group is called; who is in it are boxes beside it."""

    name = NoAutocompleteField(N_("Name of the group"), longest=LONGEST_GROUP)


@blueprint.get("/teach/<uuid:class_id>/groups")
def page(class_id: uuid.UUID) -> str:
    """The groups of the class, and the form for another one."""
    return _list(with_page_rule_set(taught_class(class_id)), GroupForm())


@blueprint.post("/teach/<uuid:class_id>/groups")
def add(class_id: uuid.UUID) -> Answer:
    """Make a group of the students who are ticked."""
    school_class = with_page_rule_set(taught_class(class_id, to_change=True))
    form, t = GroupForm(request.form), request_context.translator()
    try:
        with request_context.writing() as writing:
            groups.add_group(writing, school_class, form.name.data, _ticked(school_class), now())
    except SchoolError as error:
        form.name.errors.append(_fault_text(error, t))
        return _list(school_class, form), 422
    return redirect(url_for(".page", class_id=class_id, done="made"), 303)


@blueprint.get("/teach/<uuid:class_id>/groups/<uuid:group_id>")
def one(class_id: uuid.UUID, group_id: uuid.UUID) -> str:
    """One group: its name, who is in it."""
    school_class = with_page_rule_set(taught_class(class_id))
    found = _group(school_class, group_id)
    return _one(school_class, found, GroupForm(obj=found.group), found.members)


@blueprint.post("/teach/<uuid:class_id>/groups/<uuid:group_id>")
def change(class_id: uuid.UUID, group_id: uuid.UUID) -> Answer:
    """Let the group be called so, with the students who are ticked."""
    school_class = with_page_rule_set(taught_class(class_id, to_change=True))
    found, form = _group(school_class, group_id), GroupForm(request.form)
    ticked = _ticked(school_class)
    try:
        with request_context.writing() as writing:
            groups.change_group(writing, found.group, form.name.data, ticked)
    except SchoolError as error:
        form.name.errors.append(_fault_text(error, request_context.translator()))
        return _one(school_class, found, form, ticked), 422
    return redirect(url_for(".page", class_id=class_id, done="saved"), 303)


@blueprint.post("/teach/<uuid:class_id>/groups/<uuid:group_id>/remove")
def remove(class_id: uuid.UUID, group_id: uuid.UUID) -> Answer:
    """Take the group apart; its students stay in the class, with what was assigned to them."""
    school_class = taught_class(class_id, to_change=True)
    found = groups.group_in(request_context.reading(), school_class.id, group_id)
    if found is not None:  # else it was pressed twice
        with request_context.writing() as writing:
            groups.remove_group(writing, found.group)
    return redirect(url_for(".page", class_id=class_id, done="removed"), 303)


def _group(school_class: SchoolClass, group_id: uuid.UUID) -> GroupWithMembers:
    found = groups.group_in(request_context.reading(), school_class.id, group_id)
    if found is None:
        raise NotFound
    return found


def _ticked(school_class: SchoolClass) -> frozenset[int]:
    """The row ids of the students of the class who are ticked in the form."""
    sent = set(request.form.getlist("student")[:MOST_SENT])
    students = students_of(request_context.reading(), school_class.id)
    return frozenset(each.id for each in students if str(each.public_id) in sent)


def _list(school_class: SchoolClass, form: GroupForm) -> str:
    t, reading = request_context.translator(), request_context.reading()
    students = students_of(reading, school_class.id)
    ticked = _ticked(school_class) if request.method == "POST" else frozenset()
    return render_template(
        "classes/groups.html",
        view=class_view(school_class, len(students), t),
        groups=tuple(
            (
                each.group.public_id,
                each.group.name,
                tuple(who.name for who in students if who.id in each.members),
            )
            for each in groups.groups_of(reading, school_class.id)
        ),
        students=student_options(students, ticked),
        form=form,
        done=request.args.get("done", ""),
    )


def _one(
    school_class: SchoolClass, found: GroupWithMembers, form: GroupForm, ticked: Collection[int]
) -> str:
    students = students_of(request_context.reading(), school_class.id)
    return render_template(
        "classes/group.html",
        view=class_view(school_class, len(students), request_context.translator()),
        group=(found.group.public_id, found.group.name),
        students=student_options(students, ticked),
        form=form,
    )


def _fault_text(error: SchoolError, t: Translator) -> str:
    """What to say beside the name of a group that cannot be taken."""
    told = {
        "no-name": t.gettext("Enter a name."),
        "long-name": t.gettext("A name can have at most %(most)s characters.", most=LONGEST_GROUP),
        "group-name-taken": t.gettext(
            "A group in this class already has this name. Choose another name."
        ),
        "too-many-groups": t.gettext(
            "A class can have at most %(most)s groups. Remove one first.", most=groups.MOST_GROUPS
        ),
    }
    return told[error.code]
