"""What an assignment can start from: a lesson to walk, a set of questions on it, a template."""

import uuid
from dataclasses import dataclass

from flask import Blueprint, redirect, render_template, request, url_for
from werkzeug.exceptions import NotFound
from werkzeug.wrappers import Response

from lessons.curriculum import course_of, course_path, lesson_of
from lessons.lesson import Course, Lesson
from school.accounts.sign_ins import SignedIn
from school.assignments.drafts import change_rules, new_draft
from school.assignments.goals import AssignmentGoal, GoalKind
from school.assignments.lesson_sets import lesson_set
from school.assignments.settings import default_settings, with_goal
from school.classes.finding import classes_of, student_counts
from scoring import rule_set
from web import request_context
from web.accounts.pages import sign_in_required
from web.assignments.goal_words import goal_lesson, goal_title
from web.building.templates_kept import template_lines
from web.classes.access import taught_class
from web.classes.view import class_view, known_rule_set_id, with_page_rule_set
from web.clock import now
from web.components.links import Link
from web.learn.courses_page import course_href, step_href
from web.rule_sets import set_page_rule_set

blueprint = Blueprint("starting", __name__)


@dataclass(frozen=True, slots=True)
class LessonToAssign:
    """A lesson that a class may be set: `id` as forms name it; `has_set`: questions on it can be chosen."""

    id: str
    title: str
    href: str
    has_set: bool


@dataclass(frozen=True, slots=True)
class CourseToAssign:
    """A course with its lessons; `id` as forms name it."""

    id: str
    title: str
    href: str
    lessons: tuple[LessonToAssign, ...]


@blueprint.get("/teach/<uuid:class_id>/assignments/from")
def page(class_id: uuid.UUID) -> str:
    """Everything that an assignment of the class can start from."""
    school_class = with_page_rule_set(taught_class(class_id))
    students = student_counts(request_context.reading(), [school_class.id])
    rules = rule_set(known_rule_set_id(school_class.rules))
    return render_template(
        "building/start_from.html",
        templates=template_lines(school_class),
        view=class_view(
            school_class, students.get(school_class.id, 0), request_context.translator()
        ),
        courses=tuple(_course_view(each) for each in course_path(rules)),
    )


@blueprint.post("/teach/<uuid:class_id>/assignments/lesson")
def assign(class_id: uuid.UUID) -> Response:
    """A draft whose goal is the lesson that the form names, or a course with all of its lessons."""
    school_class = taught_class(class_id, to_change=True)
    goal, rules = _named_goal(request.form.get("lesson", ""))
    t, at = request_context.translator(), now()
    usual = with_goal(default_settings(school_class.zone, at), goal)
    with request_context.writing() as writing:
        row = new_draft(writing, school_class, at, usual, touched=False)
        row.title = goal_title(goal, t)
        change_rules(writing, row, rules)
    return redirect(url_for("building.page", assignment=row.public_id), 303)


@blueprint.get("/learn/for-class")
@sign_in_required
def choose_class(who: SignedIn) -> str:
    """Which class is set the lesson, or questions on it."""
    goal, rules = _named_goal(request.args.get("lesson", ""))
    found = goal_lesson(goal)
    if found is None:
        raise NotFound
    set_page_rule_set(rule_set(rules))
    t = request_context.translator()
    own = classes_of(request_context.reading(), who.learner_id)
    return render_template(
        "building/lesson_for_class.html",
        lesson=found.path,
        crumb=Link(goal_title(goal, t), step_href(found)),
        has_set=lesson_set(found) is not None,
        classes=tuple((each.public_id, each.name) for each in own if each.archived_at is None),
    )


def _named_goal(text: str) -> tuple[AssignmentGoal, str]:
    """The goal that `course/lesson` or `course` names, and its rule set.

    Raises:
        NotFound: there is no such lesson.
    """
    name, slash, lesson_name = text.partition("/")
    course, lesson = course_of(name), lesson_of(name, lesson_name) if slash else None
    if course is None or (slash and lesson is None):
        raise NotFound
    if lesson is not None:
        return AssignmentGoal(GoalKind.LESSON, course.id, lesson.id), lesson.rules
    return AssignmentGoal(GoalKind.COURSE, course.id), course.rules


def _course_view(course: Course) -> CourseToAssign:
    t = request_context.translator()
    return CourseToAssign(
        course.id,
        course.title[t.lang],
        course_href(course),
        tuple(_lesson_view(each) for each in course.lessons),
    )


def _lesson_view(lesson: Lesson) -> LessonToAssign:
    title = lesson.words[request_context.translator().lang].title
    return LessonToAssign(lesson.path, title, step_href(lesson), lesson_set(lesson) is not None)
