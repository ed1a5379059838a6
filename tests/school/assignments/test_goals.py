"""Goals of assignments: when they are reached, what they count, and what keeps them."""

from datetime import datetime

import pytest
from sqlalchemy.orm import Session

from lessons.curriculum import course_of
from school.assignments.goal_results import note_reached_goals
from school.assignments.goals import AssignmentGoal, GoalKind, parse_goal, streak_of
from school.assignments.matrix import gradebook_matrix
from school.assignments.models import Assignment, Seeds
from school.assignments.publishing import publish
from school.assignments.rules import Late
from school.assignments.settings import change_settings, faults, settings_of, with_goal
from school.assignments.status import AssignmentStage, AssignmentStatus, questions_in, status_of
from school.assignments.taking import begin_attempt, hand_in_attempt, save_answer
from school.classes.erasing import erase_learner
from school.classes.models import SchoolClass, Student
from school.database import Database
from school.errors import SchoolError
from school.progress.lesson_tasks import tasks_of
from school.progress.lessons import store_lesson_done
from school.progress.models import LessonCompletion
from tests.school.assignments.make import DAY, HOUR, draft, graded, school_class, student
from tests.school.make import NOON

COURSE = course_of("mcr")
assert COURSE is not None
LESSON = COURSE.lessons[0]
THE_LESSON = AssignmentGoal(GoalKind.LESSON, LESSON.course, LESSON.id)
THE_COURSE = AssignmentGoal(GoalKind.COURSE, COURSE.id)


def _with(session: Session, of: SchoolClass, goal: AssignmentGoal, **terms: object) -> Assignment:
    """A published assignment with that goal."""
    questions = {} if goal.asks_questions else {"questions": ()}
    made = draft(session, of, **questions, **terms)
    change_settings(session, made, with_goal(settings_of(made), goal))
    digests = {"mcr-2014/fans/2/2611/1": "d", "mcr-2014/total/2/2611/2": "d"}
    return publish(session, made, {**digests, "mcr-2014/waits/2/2611/3": "d"}, NOON)


def _answer(session: Session, task: Assignment, who: Student, right: bool, at: datetime) -> str:
    """The next question, answered and handed in; its address."""
    attempt = begin_attempt(session, task, who, at)
    (asked,) = questions_in(session, attempt)
    save_answer(session, attempt, asked.item.position, graded(1.0 if right else 0.5), at)
    hand_in_attempt(session, attempt, at)
    return asked.response.question


def _do(session: Session, who: Student, at: datetime, *lessons: str) -> None:
    assert who.learner_id is not None
    for each in lessons or (LESSON.id,):
        store_lesson_done(session, who.learner_id, "mcr", each, LessonCompletion.READ, at)


def _standing(session: Session, task: Assignment, who: Student, at: datetime) -> AssignmentStatus:
    """As the student's page has it, which is as the gradebook has it."""
    own = status_of(session, task, who, at)
    cell = gradebook_matrix(session, task.class_id, at).cells[who.id, task.id]
    assert (own.stage, own.grade, own.goal, own.overdue) == (
        cell.stage,
        cell.grade,
        cell.goal,
        cell.overdue,
    )
    return own


@pytest.mark.parametrize("goal", [THE_LESSON, THE_COURSE, streak_of(3)], ids=str)
def test_a_goal_is_read_back_as_it_was_stored(goal: AssignmentGoal) -> None:
    assert parse_goal(str(goal)) == goal
    assert parse_goal(None) is None


def test_a_streak_is_done_with_so_many_right_in_a_row_and_no_sooner(database: Database) -> None:
    with database.writing() as session:
        task = _with(session, school_class(session), streak_of(3))
        who = student(session, session.get_one(SchoolClass, task.class_id))
        met = [
            _answer(session, task, who, right, NOON + number * HOUR)
            for number, right in enumerate([True, True, False, True, True])
        ]
        before = _standing(session, task, who, NOON + 5 * HOUR)
        met.append(_answer(session, task, who, True, NOON + 6 * HOUR))
        after = _standing(session, task, who, NOON + 7 * HOUR)
    assert len(set(met)) == len(met)  # each is a fresh one
    assert before.goal is not None
    assert (before.stage, before.grade, before.goal.row) == (AssignmentStage.UNDER_WAY, None, 2)
    assert after.goal is not None
    assert after.goal.done_at == NOON + 6 * HOUR
    assert after.grade is not None
    assert (after.stage, after.grade.percent) == (AssignmentStage.SUBMITTED, 100)


def test_a_streak_that_is_done_stays_so_whatever_is_answered_later(database: Database) -> None:
    with database.writing() as session:
        task = _with(session, school_class(session), streak_of(2))
        who = student(session, session.get_one(SchoolClass, task.class_id))
        for number, right in enumerate([True, True, False]):
            _answer(session, task, who, right, NOON + number * HOUR)
        found = _standing(session, task, who, NOON + 4 * HOUR)
    assert found.goal is not None
    assert found.goal.done_at == NOON + HOUR


def test_a_lesson_is_done_when_it_is_and_late_by_the_rule_of_the_assignment(
    database: Database,
) -> None:
    with database.writing() as session:
        of = school_class(session)
        task = _with(session, of, THE_LESSON, late=Late.DEDUCT, late_percent=20)
        early, late, never, too_late = (student(session, of) for _ in range(4))
        _do(session, early, NOON - 9 * DAY)  # long before it was assigned
        _do(session, late, NOON + 2 * DAY)
        _do(session, too_late, NOON + 5 * DAY)
        at = NOON + 6 * DAY
        found = [_standing(session, task, who, at) for who in (early, late, never, too_late)]
    assert [each.grade and each.grade.percent for each in found] == [100, 80, None, None]
    assert [each.stage for each in found] == [
        AssignmentStage.SUBMITTED,
        AssignmentStage.SUBMITTED,
        AssignmentStage.MISSED,
        AssignmentStage.MISSED,
    ]
    assert [each.grade.late for each in found if each.grade] == [False, True]


def test_what_is_missing_counts_as_0_where_the_terms_say_so(database: Database) -> None:
    with database.writing() as session:
        of = school_class(session)
        task = _with(session, of, THE_LESSON, missing_is_zero=True)
        found = _standing(session, task, student(session, of), NOON + 9 * DAY)
    assert found.grade is not None
    assert (found.grade.percent, found.grade.missing) == (0, True)


def test_a_course_is_done_when_the_last_of_its_lessons_that_asks_something_is(
    database: Database,
) -> None:
    asked = [each.id for each in COURSE.lessons if tasks_of(each)]
    with database.writing() as session:
        of = school_class(session)
        task, who = _with(session, of, THE_COURSE), student(session, of)
        _do(session, who, NOON, *asked[:-1])
        before = _standing(session, task, who, NOON + 2 * HOUR)
        _do(session, who, NOON + HOUR, asked[-1])
        after = _standing(session, task, who, NOON + 2 * HOUR)
    assert before.goal is not None
    assert after.goal is not None
    assert (before.goal.done_at, after.goal.done_at) == (None, NOON + HOUR)


def test_what_was_reached_stays_with_the_class_when_the_learner_erases_everything(
    database: Database,
) -> None:
    with database.writing() as session:
        of = school_class(session)
        task, who = _with(session, of, THE_LESSON), student(session, of)
        begun = _with(session, of, streak_of(2))
        _answer(session, begun, who, True, NOON)  # so that the place is kept
        _do(session, who, NOON + HOUR)
        assert who.learner_id is not None
        note_reached_goals(session, who.learner_id)
        note_reached_goals(session, who.learner_id)  # twice is once
        erase_learner(session, who.learner_id, NOON + 2 * HOUR)
        session.expire_all()
        found = gradebook_matrix(session, of.id, NOON + 3 * HOUR)
        (place,) = found.former
        cell = found.cells[place.id, task.id]
    assert cell.goal is not None
    assert cell.goal.done_at == NOON + HOUR


def test_a_lesson_begins_no_attempt_and_is_not_changed_after_publication(
    database: Database,
) -> None:
    with database.writing() as session:
        of = school_class(session)
        task, who = _with(session, of, THE_LESSON), student(session, of)
        with pytest.raises(SchoolError):
            begin_attempt(session, task, who, NOON)
        with pytest.raises(SchoolError) as refused:
            change_settings(session, task, with_goal(settings_of(task), THE_COURSE))
    assert refused.value.code == "published-goal"


def test_a_streak_asks_fresh_questions_and_one_of_another_length_is_refused(
    database: Database,
) -> None:
    with database.writing() as session:
        made = draft(session, school_class(session), minutes=5)
        settings = with_goal(settings_of(made), streak_of(3))
        assert (settings.seeds, settings.terms.minutes) == (Seeds.ATTEMPT, None)
        assert not faults(settings)
        assert [each.value for each in faults(with_goal(settings, streak_of(1)))] == ["bad-row"]
        assert with_goal(settings, None).terms.attempts == 1
