"""Groups in a class: their names, who is in them, and what becomes of their assignments."""

import pytest
from sqlalchemy.orm import Session

from school.assignments.audience import Audience, audience_of, set_audience
from school.classes.groups import (
    MOST_GROUPS,
    add_group,
    change_group,
    group_in,
    groups_of,
    remove_group,
)
from school.classes.places import erase_place
from school.database import Database
from school.errors import SchoolError
from tests.school.assignments.make import published, school_class, student
from tests.school.make import NOON


def _names(session: Session, class_id: int) -> list[str]:
    return [each.group.name for each in groups_of(session, class_id)]


def test_a_student_may_be_in_several_groups_and_they_come_by_name(database: Database) -> None:
    with database.writing() as session:
        of = school_class(session)
        ada, bo = student(session, of), student(session, of)
        add_group(session, of, "Group 10", [ada.id, bo.id], NOON)
        add_group(session, of, " Group  9 ", [ada.id], NOON)
        found = groups_of(session, of.id)
    assert [(each.group.name, each.members) for each in found] == [
        ("Group 9", {ada.id}),
        ("Group 10", {ada.id, bo.id}),
    ]


@pytest.mark.parametrize(
    ("name", "code"),
    [("", "no-name"), ("x" * 61, "long-name"), ("group a", "group-name-taken")],
)
def test_a_name_that_cannot_be_is_refused_and_changes_nothing(
    database: Database, name: str, code: str
) -> None:
    with database.writing() as session:
        of = school_class(session)
        add_group(session, of, "Group A", [], NOON)
        other = add_group(session, of, "Group B", [], NOON)
        with pytest.raises(SchoolError) as added:
            add_group(session, of, name, [], NOON)
        with pytest.raises(SchoolError) as changed:
            change_group(session, other, name, [])
        assert {added.value.code, changed.value.code} == {code}
        assert _names(session, of.id) == ["Group A", "Group B"]


def test_a_group_may_keep_its_name_when_it_is_changed(database: Database) -> None:
    with database.writing() as session:
        of = school_class(session)
        ada, bo = student(session, of), student(session, of)
        group = add_group(session, of, "Group A", [ada.id], NOON)
        change_group(session, group, "group A", [bo.id])
        found = group_in(session, of.id, group.public_id)
    assert found is not None
    assert (found.group.name, found.members) == ("group A", {bo.id})


def test_students_and_groups_of_other_classes_are_left_out(database: Database) -> None:
    with database.writing() as session:
        of, other = school_class(session), school_class(session)
        stranger = student(session, other)
        group = add_group(session, of, "Group A", [stranger.id], NOON)
        assert groups_of(session, of.id)[0].members == frozenset()
        assert group_in(session, other.id, group.public_id) is None


def test_a_class_has_so_many_groups_and_no_more(database: Database) -> None:
    with database.writing() as session:
        of = school_class(session)
        for number in range(MOST_GROUPS):
            add_group(session, of, f"Group {number}", [], NOON)
        with pytest.raises(SchoolError) as refused:
            add_group(session, of, "One more", [], NOON)
    assert refused.value.code == "too-many-groups"


def test_a_group_that_is_taken_apart_leaves_its_assignments_with_its_students(
    database: Database,
) -> None:
    with database.writing() as session:
        of = school_class(session)
        ada, bo = student(session, of), student(session, of)
        group = add_group(session, of, "Group A", [ada.id], NOON)
        task = published(session, of)
        set_audience(session, task, Audience(True, frozenset({group.id}), frozenset({bo.id})))
        remove_group(session, group)
        assert audience_of(session, task) == Audience(True, frozenset(), frozenset({ada.id, bo.id}))
        assert not groups_of(session, of.id)


def test_a_place_that_is_erased_is_in_no_group(database: Database) -> None:
    with database.writing() as session:
        of = school_class(session)
        ada = student(session, of)
        add_group(session, of, "Group A", [ada.id], NOON)
        erase_place(session, ada)
        session.expire_all()
        assert groups_of(session, of.id)[0].members == frozenset()
