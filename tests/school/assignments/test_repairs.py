"""Repairing a question after it was published: what it comes to, for whom, and how it is undone."""

import uuid
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

import pytest
from sqlalchemy import select
from sqlalchemy.orm import Session

from school.assignments.accepted_answers import AcceptedAnswer, answer_token, is_accepted
from school.assignments.changes import TeacherNote, override
from school.assignments.first_attempts import first_answers
from school.assignments.keeping import keep_unsent
from school.assignments.matrix import gradebook_matrix
from school.assignments.models import Assignment, Item, ItemRepair, RepairRuling, StudentResponse
from school.assignments.order import items_in
from school.assignments.repairs import answers_to, repair, repairs_in, take_back_repair
from school.assignments.rules import Counts, Late, RevealTime
from school.assignments.status import status_of
from school.assignments.taking import begin_attempt, hand_in_attempt, save_answer
from school.classes.models import Student
from school.database import Database
from school.errors import SchoolError
from tests.school.accounts.opened import account
from tests.school.assignments.make import (
    DAY,
    HOUR,
    ON_SQLITE,
    QUESTIONS,
    draft,
    graded,
    made_of,
    published,
    school_class,
    student,
)
from tests.school.make import NOON

LATER = NOON + 2 * HOUR
CREDITS = (1.0, 0.5, 0.0)
GIVEN = ("a", ["x", "y"], 12)


@dataclass(frozen=True)
class RepairedClass:
    session: Session
    task: Assignment
    who: Student
    teacher: uuid.UUID

    @property
    def items(self) -> list[Item]:
        return items_in(self.session, self.task)

    def note(self, reason: str = "") -> TeacherNote:
        return TeacherNote(self.teacher, LATER, reason)

    def repair(
        self, position: int, ruling: RepairRuling, *given: Any, reason: str = ""
    ) -> ItemRepair:
        answers = [AcceptedAnswer(QUESTIONS[position - 1], each) for each in given]
        item = self.items[position - 1]
        return repair(self.session, self.task, item, ruling, self.note(reason), answers)

    def undo(self, position: int) -> ItemRepair:
        return take_back_repair(self.session, self.task, self.items[position - 1], self.note())

    def grade(self) -> tuple[float, float] | None:
        found = status_of(self.session, self.task, self.who, LATER).grade
        return (found.points, found.of) if found else None

    @property
    def stored(self) -> Sequence[float]:
        return self.session.scalars(
            select(StudentResponse.credit).order_by(StudentResponse.id)
        ).all()


def room(session: Session, credits: Sequence[float] = CREDITS, **terms: Any) -> RepairedClass:
    """One student with an attempt whose answers are worth so much, of two points each."""
    of = school_class(session)
    task, who = published(session, of, points=2, **terms), student(session, of)
    teacher = account(session).learner_id
    made = RepairedClass(session, task, who, teacher)
    attempted(made, credits)
    return made


def attempted(of: RepairedClass, credits: Sequence[float], at: Any = NOON) -> None:
    attempt = begin_attempt(of.session, of.task, of.who, at)
    for position, (credit, given) in enumerate(zip(credits, GIVEN, strict=False), 1):
        save_answer(of.session, attempt, position, graded(credit, given), at)
    hand_in_attempt(of.session, attempt, at)


V, F, A = RepairRuling.VOID, RepairRuling.FULL, RepairRuling.ACCEPT


@ON_SQLITE
@pytest.mark.parametrize(
    ("rulings", "expected"),
    [
        ((), (3, 6)),
        (((1, V),), (1, 4)),
        (((3, V),), (3, 4)),
        (((2, V), (3, V)), (2, 2)),
        (((1, F),), (3, 6)),
        (((2, F),), (4, 6)),
        (((3, F),), (5, 6)),
        (((2, F), (3, F)), (6, 6)),
        (((3, A, 12),), (5, 6)),
        (((3, A, 12.0),), (5, 6)),
        (((3, A, 13),), (3, 6)),
        (((2, A, ["y", "x"]),), (4, 6)),
        (((2, A, ["x"]),), (3, 6)),
        (((2, A, ["x"]), (2, A, ["x", "y"])), (4, 6)),
        (((3, A, 12), (3, V)), (3, 4)),
        (((3, V), (3, A, 12)), (5, 6)),
        (((3, F), (3, A, 13)), (3, 6)),
    ],
)
def test_what_the_grade_comes_to(
    database: Database, rulings: Sequence[tuple[Any, ...]], expected: tuple[float, float]
) -> None:
    with database.writing() as session:
        here = room(session)
        for position, ruling, *given in rulings:
            here.repair(position, ruling, *given)
        assert here.grade() == expected
        (cell,) = gradebook_matrix(session, here.task.class_id, LATER).cells.values()
        assert cell.grade
        assert (cell.grade.points, cell.grade.of) == expected
        assert here.stored == list(CREDITS), "what grading gave is kept"
        for position in {position for position, *_ in rulings}:
            here.undo(position)
        assert here.grade() == (3, 6)


@ON_SQLITE
@pytest.mark.parametrize(
    ("terms", "expected"),
    [
        ({"attempts": 2, "counts": Counts.MEAN}, (2.5, 4)),
        ({"attempts": 2, "counts": Counts.LAST}, (2, 4)),
        ({"attempts": 2, "counts": Counts.BEST}, (3, 4)),
        ({"attempts": 2, "counts": Counts.BEST, "due": NOON - HOUR, "late": Late.DEDUCT,
          "late_percent": 50}, (1.5, 4)),
    ],
)  # fmt: skip
def test_a_void_question_counts_in_no_attempt(
    database: Database, terms: dict[str, Any], expected: tuple[float, float]
) -> None:
    with database.writing() as session:
        here = room(session, (0.0, 0.5, 1.0), **terms)
        attempted(here, (1.0, 1.0, 0.0))
        here.repair(1, V)
        assert here.grade() == expected


def test_full_marks_are_for_those_too_who_left_it_open(database: Database) -> None:
    with database.writing() as session:
        here = room(session, (1.0,))
        assert here.grade() == (2, 6)
        here.repair(2, F)
        assert here.grade() == (4, 6)


def test_an_answer_given_after_the_ruling_is_right_too(database: Database) -> None:
    with database.writing() as session:
        here = room(session)
        here.repair(1, A, "b")
        who = student(session, made_of(session, here.task))
        other = RepairedClass(session, here.task, who, here.teacher)
        attempt = begin_attempt(session, here.task, other.who, LATER)
        save_answer(session, attempt, 1, graded(0.0, "b"), LATER)
        hand_in_attempt(session, attempt, LATER)
        assert other.grade() == (2, 6)
        here.undo(1)
        assert other.grade() == (0, 6)


def test_what_is_only_ticked_is_no_answer_that_a_ruling_makes_right(database: Database) -> None:
    with database.writing() as session:
        of = school_class(session)
        task = published(session, of, points=2, score=RevealTime.DURING)
        who, other = student(session, of), student(session, of)
        here = RepairedClass(session, task, who, account(session).learner_id)
        attempt = begin_attempt(session, task, who, NOON)
        keep_unsent(session, attempt, 1, "b", NOON)
        answered = begin_attempt(session, task, other, NOON)
        save_answer(session, answered, 2, graded(0.0, "c"), NOON)

        assert answers_to(session, here.items[0]) == ()
        assert [each.given for each in answers_to(session, here.items[1])] == ["c"]
        here.repair(1, A, "b")
        hand_in_attempt(session, attempt, NOON)

        assert here.grade() == (0, 6)


def test_the_trail_keeps_every_ruling_with_its_reason(database: Database) -> None:
    with database.writing() as session:
        here = room(session)
        here.repair(1, V, reason=" a tile is missing ")
        here.repair(1, V, reason="a tile is missing")  # sent twice
        here.repair(1, F, reason="all the same")
        here.undo(1)
        lines = repairs_in(session, [here.task.id])[here.task.id]
        assert [(each.ruling, each.note) for each in lines] == [
            (V, "a tile is missing"),
            (F, "all the same"),
            (None, ""),
        ]
        assert {each.by for each in lines} == {here.teacher}


def test_a_grade_set_by_hand_is_never_more_than_there_is_to_get(database: Database) -> None:
    with database.writing() as session:
        here = room(session)
        override(session, here.task, here.who, 6, here.note())
        here.repair(1, V)
        assert here.grade() == (4, 4)
        here.undo(1)
        assert here.grade() == (6, 6)


def test_what_was_wrong_with_a_question_says_nothing_of_the_class(database: Database) -> None:
    shown = [("pure-straight", False, 1.0)]
    with database.writing() as session:
        here = room(session, ())
        session.execute(StudentResponse.__table__.update().values(evidence=shown))
        ids = [here.task.id]
        assert all(each.evidence for each in first_answers(session, ids, LATER))
        here.repair(1, V)
        here.repair(2, F)
        found = first_answers(session, ids, LATER)
        assert [bool(each.evidence) for each in found] == [False, False, True]


@pytest.mark.parametrize(
    ("act", "code"),
    [
        (lambda here: [here.repair(n, V) for n in (1, 2, 3)], "last-question"),
        (lambda here: here.repair(1, A), "nothing-accepted"),
        (lambda here: here.repair(1, A, *range(201)), "too-many-accepted"),
        (lambda here: here.undo(1), "not-repaired"),
        (lambda here: here.repair(1, V, reason="x" * 1001), "note-too-long"),
    ],
)
@ON_SQLITE
def test_what_is_refused(database: Database, act: Any, code: str) -> None:
    with database.writing() as session:
        here = room(session)
        with pytest.raises(SchoolError) as refused:
            act(here)
        assert refused.value.code == code


def test_a_draft_is_changed_not_repaired(database: Database) -> None:
    with database.writing() as session:
        task = draft(session, school_class(session))
        note = TeacherNote(account(session).learner_id, NOON + DAY)
        with pytest.raises(SchoolError) as refused:
            repair(session, task, items_in(session, task)[0], V, note)
        assert refused.value.code == "not-published"


@pytest.mark.parametrize(
    ("one", "other", "same"),
    [
        (["a", "b"], ["b", "a"], True),
        (["a", "a"], ["a"], False),
        (12, 12.0, True),
        (12, "12", False),
        ({"fan": "a", "because": "b"}, {"because": "b", "fan": "a"}, True),
        ({"missing": ["a", "b"]}, {"missing": ["b", "a"]}, True),
        (None, None, False),
    ],
)
def test_two_spellings_of_one_answer(one: Any, other: Any, same: bool) -> None:
    assert is_accepted([["q", one]], "q", other) is same
    assert not is_accepted([["q", one]], "another", other)
    if one is not None:
        assert (answer_token("q", one) == answer_token("q", other)) is same
