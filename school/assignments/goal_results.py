"""When students reached the goals of their assignments that are lessons.

That is worked out from the lessons that a student has done, and written down with the place as soon as
the site hears of it, so that it stays with the class when the student erases all other data.
"""

import uuid
from collections import defaultdict
from collections.abc import Iterable, Mapping, Sequence
from datetime import datetime

from sqlalchemy import select
from sqlalchemy.orm import Session

from lessons.curriculum import course_of, with_heirs
from school.assignments.audience import is_asked
from school.assignments.goal_models import GoalResult
from school.assignments.goals import AssignmentGoal, GoalKind, parse_goal
from school.assignments.models import Assignment, AssignmentState
from school.classes.models import Student
from school.progress.lesson_tasks import tasks_of
from school.progress.models import LessonDone
from school.upsert import insert_into

Reached = Mapping[tuple[int, int], datetime]
"""When a goal was reached, by the row ids of the assignment and the student."""


def reached_goals(
    session: Session, assignments: Iterable[Assignment], students: Sequence[Student]
) -> Reached:
    """When these students reached goals that are lessons; no query where there is no such goal."""
    goals = {
        each.id: goal
        for each in assignments
        if (goal := parse_goal(each.goal)) and not goal.asks_questions
    }
    if not goals or not students:
        return {}
    found = {
        (task, who.id): at
        for who, done in _lessons_of(session, students).items()
        for task, goal in goals.items()
        if (at := _completed(goal, done)) is not None
    }
    rows = session.scalars(select(GoalResult).where(GoalResult.assignment_id.in_(goals)))
    for row in rows:
        key = row.assignment_id, row.student_id
        found[key] = min(found.get(key, row.done_at), row.done_at)
    return found


def note_reached_goals(session: Session, learner_id: uuid.UUID) -> None:
    """Write down the goals that the learner's lessons reach, with each place of the learner."""
    tasks = session.execute(
        select(Assignment, Student)
        .join(Student, Student.class_id == Assignment.class_id)
        .where(
            Student.learner_id == learner_id,
            Student.left_at.is_(None),
            Assignment.goal.is_not(None),
            Assignment.state == AssignmentState.PUBLISHED,
            is_asked(Student.id),
        )
    ).all()
    places = list({row.Student.id: row.Student for row in tasks}.values())
    reached = reached_goals(session, [row.Assignment for row in tasks], places)
    fresh = [
        {"assignment_id": row.Assignment.id, "student_id": row.Student.id, "done_at": at}
        for row in tasks
        if (at := reached.get((row.Assignment.id, row.Student.id))) is not None
    ]
    if fresh:
        session.execute(insert_into(session, GoalResult).on_conflict_do_nothing(), fresh)


def _lessons_of(
    session: Session, students: Sequence[Student]
) -> dict[Student, dict[tuple[str, str], datetime]]:
    learners = [each.learner_id for each in students if each.learner_id is not None]
    rows = session.execute(
        select(LessonDone.learner_id, LessonDone.course, LessonDone.lesson, LessonDone.at).where(
            LessonDone.learner_id.in_(learners)
        )
    )
    done: defaultdict[uuid.UUID, dict[tuple[str, str], datetime]] = defaultdict(dict)
    for learner_id, course, lesson, at in rows:
        done[learner_id][course, lesson] = at
    return {
        each: with_heirs(done[each.learner_id])
        for each in students
        if each.learner_id is not None and each.learner_id in done
    }


def _completed(goal: AssignmentGoal, done: Mapping[tuple[str, str], datetime]) -> datetime | None:
    """When the goal was reached by these lessons; None until all of them are done."""
    if goal.kind is GoalKind.LESSON:
        return done.get((goal.course, goal.lesson))
    course = course_of(goal.course)
    if course is None:
        return None
    asked = [each for each in course.lessons if tasks_of(each)]
    moments = [done.get((course.id, each.id)) for each in asked]
    known = [each for each in moments if each is not None]
    return max(known) if known and len(known) == len(moments) else None
