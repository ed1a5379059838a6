"""A lesson, one step a page, and the answer to what a step asks."""

from dataclasses import replace

from flask import Blueprint, abort, make_response, redirect, render_template, request, url_for
from werkzeug.wrappers import Response

from lessons.curriculum import course_of, lesson_moved, lesson_of
from lessons.knowledge import knowledge_in
from lessons.lesson import Lesson, Step
from lessons.pieces.check import Check
from quizzes import response_from_json
from school.accounts.models import Role
from school.progress.graded_again import graded_again
from school.progress.lesson_checks import response_in
from school.progress.lesson_tasks import LessonTask, task_in_step
from school.progress.models import Answer, Outcome
from scoring import rule_set
from web import rendered, request_context
from web.components.links import Link
from web.drills.page import token_to_answer
from web.faults import set_fault_page
from web.language import LANGUAGE_FIELD
from web.learn.answering import (
    NOTHING_SENT,
    Refusal,
    RefusedAnswer,
    answer_to_show,
    directive_of,
    players_words,
    prose_hrefs,
    read_submission,
    task_form,
    unsaved_answer,
)
from web.learn.check_answered import check_answered_view, check_verdict
from web.learn.courses_page import course_href, step_href
from web.learn.lesson_end import lesson_end, lesson_number
from web.learn.progress import (
    CompletedLessons,
    answers_to,
    completed_lessons,
    lesson_after,
    store_lesson_read,
)
from web.learn.prose import prose_html
from web.learn.step_frame import (
    AnsweredStep,
    LessonEnd,
    StepFrame,
    StepView,
    crumbs,
    live_id,
    minutes_text,
    next_button_text,
    place_in_course,
    place_text,
)
from web.learn.step_parts import step_parts
from web.questions.answered_view import answered_view
from web.reference.hand_hrefs import in_full_href
from web.rule_sets import chosen_rule_set, set_page_rule_set
from web.visitors.current_visitor import remember_step, visitor
from wording import translator_under

blueprint = Blueprint("lesson", __name__)


@blueprint.get("/learn/<course>/<lesson>", defaults={"step": 1})
@blueprint.get("/learn/<course>/<lesson>/<int:step>")
def page(course: str, lesson: str, step: int) -> Response:
    """A step; with the id of one's own answer to it, the same step answered."""
    found = find(course, lesson, step)
    remember_step(course, lesson, step)
    task = task_in_step(found, step)
    row = answer_to_show(task) if task else None
    if step == found.steps:
        store_lesson_read(found)
    if task and row:
        return make_response(_answered(found, task, row))
    if step == found.steps:  # it tells what was done of the lesson
        return make_response(_shown(found, step, task, NOTHING_SENT))
    return rendered.for_all(
        lambda: _shown(found, step, task, NOTHING_SENT, rendered.slot("token")),
        {"token": lambda: token_to_answer(task.address)} if task else None,
    )


@blueprint.post("/learn/<course>/<lesson>", defaults={"step": 1})
@blueprint.post("/learn/<course>/<lesson>/<int:step>")
def answer(course: str, lesson: str, step: int) -> Response | Refusal:
    """Take the answer to what the step asks, and show the step answered."""
    found = find(course, lesson, step)
    task = task_in_step(found, step)
    if task is None:
        abort(405)
    set_fault_page(lambda why: _shown(found, step, task, unsaved_answer(task, why)))
    taken = read_submission(task)
    if isinstance(taken, RefusedAnswer):
        return _shown(found, step, task, taken), taken.status, taken.headers
    return redirect(step_href(found, step, answer=str(taken.public_id)), 303)


def find(course: str, lesson: str, step: int = 1) -> Lesson:
    """The lesson of that id, which has that step; the page speaks of its rule set."""
    found = lesson_of(course, lesson)
    if found is None and (heir := lesson_moved(course, lesson)):
        abort(redirect(step_href(heir), 301))
    if found is None or not 1 <= step <= found.steps:
        abort(404)
    set_page_rule_set(rule_set(found.rules))
    return found


def path_to(lesson: Lesson) -> tuple[Link, ...]:
    """The way to a lesson: all courses, its course."""
    own = course_of(lesson.course)
    assert own is not None
    return crumbs(own, request_context.translator(), url_for("learn.page"), course_href(own))


def _shown(
    lesson: Lesson, step: int, task: LessonTask | None, refused: RefusedAnswer, token: str = ""
) -> str:
    """The page of a step that is not answered."""
    t = request_context.translator()
    words = lesson.words[t.lang].steps[step - 1]
    asks = task_form(lesson, task, refused, token) if task else None
    return render_template(
        "lesson/step.html",
        view=StepView(
            frame=_frame(lesson, step, _first_try(words)),
            parts=step_parts(words, lesson, request.args, t, prose_hrefs()),
            check=asks.check if asks else None,
            question=asks.question if asks else None,
            lead=asks.lead if asks else None,
        ),
        action=step_href(lesson, step),
        hidden=asks.hidden if asks else (),
    )


def _answered(lesson: Lesson, task: LessonTask, row: Answer) -> str:
    """The page of a step after its answer."""
    if isinstance(task.piece, Check):
        view = _checked(lesson, task, task.piece, row)
    else:
        view = _explained(lesson, task, row)
    return render_template("lesson/answered.html", view=view)


def _checked(lesson: Lesson, task: LessonTask, check: Check, row: Answer) -> AnsweredStep:
    """A check with its key."""
    t = translator_under(check.rules, request_context.translator())
    placed = directive_of(lesson, task)
    response = response_in(row) if row.outcome is Outcome.ANSWERED else None
    return AnsweredStep(
        frame=_frame(lesson, task.step),
        verdict=replace(check_verdict(check, response, t), credit=row.credit),
        after=prose_html(placed.after, t, prose_hrefs()),
        again_href=step_href(lesson, task.step),
        checked=check_answered_view(
            check, response, placed.text, knowledge_in(lesson), t, prose_hrefs()
        ),
    )


def _explained(lesson: Lesson, task: LessonTask, row: Answer) -> AnsweredStep:
    """A question of the generator, explained as in a drill."""
    t = players_words(lesson, translator_under(row.rules, request_context.translator()))
    question, verdict = graded_again(row)
    known = row.outcome is Outcome.ANSWERED
    response = response_from_json(question, row.given) if known else None
    view = answered_view(
        question, response, verdict, t, lambda fan: prose_hrefs().fan(row.rules, fan)
    )
    return AnsweredStep(
        frame=_frame(lesson, task.step),
        verdict=view.verdict,
        after=prose_html(directive_of(lesson, task).after, t, prose_hrefs()),
        again_href=step_href(lesson, task.step),
        answered=view,
        in_full_href=in_full_href(question),
    )


def _frame(lesson: Lesson, step: int, first_try: str = "") -> StepFrame:
    """What stands around a step, answered or not."""
    t = request_context.translator()
    words = lesson.words[t.lang]
    is_last = step == lesson.steps
    lessons_done = completed_lessons() if is_last else {}
    following = lesson_after(lesson, chosen_rule_set(), lessons_done) if is_last else None
    onward = step_href(lesson, step + 1) if not is_last else url_for("learn.page")
    return StepFrame(
        crumbs=path_to(lesson),
        lesson=words.title,
        title=words.steps[step - 1].title,
        number=step,
        count=lesson.steps,
        place=place_text(step, lesson.steps, t),
        place_in_course=place_in_course(*lesson_number(lesson), t),
        minutes=minutes_text(lesson, t),
        next=Link(
            next_button_text(step, lesson.steps, following, t),
            step_href(following) if following else onward,
        ),
        test_href=url_for("lesson_test.begin", course=lesson.course, lesson=lesson.id),
        teach_href=_teach_href(lesson),
        back_href=step_href(lesson, step - 1) if step > 1 else "",
        end=_end(lesson, lessons_done) if is_last else None,
        first_try=first_try,
    )


def _end(lesson: Lesson, lessons_done: CompletedLessons) -> LessonEnd:
    is_done = (lesson.course, lesson.id) in lessons_done
    return lesson_end(lesson, answers_to([lesson]), is_done, request_context.translator())


def _first_try(step: Step) -> str:
    """The rack that waits to be tried; empty where there is none, or where it was tried."""
    active = step.active
    if active is None or active.kind != "live" or set(request.args) - {LANGUAGE_FIELD}:
        return ""
    return live_id(active.name)


def _teach_href(lesson: Lesson) -> str:
    """Where a teacher sets the lesson to a class; empty for everybody else."""
    who = visitor().signed_in
    if who is None or who.role is not Role.TEACHER:
        return ""
    return url_for("starting.choose_class", lesson=lesson.path)
