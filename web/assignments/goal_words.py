"""The goal of an assignment in words: what is to be done, how far one has come, where one goes on."""

from datetime import datetime, tzinfo

from flask import url_for

from lessons.curriculum import course_of, lesson_moved, lesson_of
from lessons.lesson import Course, Lesson
from school.assignments.goal_standing import GoalStanding
from school.assignments.goals import AssignmentGoal, GoalKind
from web.components.dates import moment_text, short_day
from web.components.links import Link
from wording import Translator


def goal_clause(goal: AssignmentGoal, t: Translator) -> str:
    """When the goal is reached, as a part of the sentence of all settings."""
    match goal.kind:
        case GoalKind.LESSON:
            return t.gettext(
                "done when everything in the lesson “%(lesson)s” is answered",
                lesson=goal_title(goal, t),
            )
        case GoalKind.COURSE:
            return t.gettext(
                "done when each lesson of “%(course)s” is done or its test question is "
                "answered correctly",
                course=goal_title(goal, t),
            )
        case GoalKind.STREAK:
            return t.gettext(
                "fresh questions one after another, done when %(count)s in a row are right",
                count=goal.in_a_row,
            )


def goal_title(goal: AssignmentGoal, t: Translator) -> str:
    """The name of the lesson or the course; of one that is no more its id."""
    lesson, course = goal_lesson(goal), course_of(goal.course)
    if goal.kind is GoalKind.LESSON:
        return lesson.words[t.lang].title if lesson else goal.lesson
    return course.title[t.lang] if course else goal.course


def goal_lesson(goal: AssignmentGoal) -> Lesson | None:
    """The lesson that is the goal, or the one that teaches the same now."""
    if goal.kind is not GoalKind.LESSON:
        return None
    return lesson_of(goal.course, goal.lesson) or lesson_moved(goal.course, goal.lesson)


def progress_text(
    standing: GoalStanding, zone: tzinfo, t: Translator, now: datetime, *, over: bool = False
) -> str:
    """How far one has come; `over` says that nothing counts any more."""
    if standing.done_at is not None:
        moment = moment_text(standing.done_at, zone, t, now)
        return t.gettext("Done: %(moment)s.", moment=moment)
    if over:
        return t.gettext("Not done.")
    if not standing.goal.asks_questions:
        return t.gettext("Not done yet.")
    return t.gettext(
        "%(right)s of %(count)s right in a row.",
        right=min(standing.row, standing.goal.in_a_row),
        count=standing.goal.in_a_row,
    )


def done_mark(standing: GoalStanding, zone: tzinfo, t: Translator) -> str:
    """Done and on which day, or not done: for a cell of the gradebook."""
    if standing.done_at is None:
        return t.pgettext("mark", "not done")
    return t.pgettext(
        "mark", "done %(day)s", day=short_day(standing.done_at.astimezone(zone).date(), t)
    )


def goal_link(goal: AssignmentGoal, t: Translator) -> Link | None:
    """Where the goal is reached; None where that is the assignment itself, or it is no more."""
    lesson, course = goal_lesson(goal), course_of(goal.course)
    if lesson is not None:
        return Link(t.gettext("Go to the lesson"), _lesson_href(lesson))
    if goal.kind is GoalKind.COURSE and course is not None:
        return Link(t.gettext("Go to the lessons"), _course_href(course))
    return None


def test_link(goal: AssignmentGoal, t: Translator) -> Link | None:
    """The test by which a whole course is done at once; None for other goals."""
    course = course_of(goal.course)
    if goal.kind is not GoalKind.COURSE or course is None:
        return None
    return Link(
        t.gettext("Take the test"), url_for("lesson_test.begin", course=course.id, lesson="")
    )


def _lesson_href(lesson: Lesson) -> str:
    return url_for("lesson.page", course=lesson.course, lesson=lesson.id)


def _course_href(course: Course) -> str:
    return url_for("learn.course", course=course.id)
