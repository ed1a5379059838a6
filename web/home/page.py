"""The first page: a hand to try at once, or for a guest who comes back one next step."""

import uuid
from collections.abc import Sequence
from datetime import datetime, timedelta
from functools import lru_cache, partial
from typing import Any, Final

from flask import Blueprint, Response, make_response, render_template, url_for

from lessons.curriculum import first_course
from quizzes import Address, Kind
from quizzes.kin import equivalent_fans
from quizzes.question_cache import question_at
from quizzes.runs import Run
from school.progress.address_parts import CHECK
from school.progress.course_units import lesson_at
from school.progress.drill_tally import DrillTally
from school.progress.history import AnsweredQuestion, Filters, latest_questions
from school.progress.lesson_tasks import asked_in_lessons
from school.progress.let_go import FinishedDeal
from scoring import DEFAULT, RULE_SETS, RuleSet
from web import rendered, request_context
from web.assignments.listed import next_assignment
from web.classes.home_part import ClassPlace, classes_view, places_of_visitor
from web.clock import now
from web.desk.incidents import has_desk
from web.drills.guided import next_task, played_lately
from web.drills.page import form_with_token, run_of_query, tally_of_run, token_to_answer
from web.drills.run_hrefs import question_href
from web.drills.set_up_form import set_up_query
from web.home.view import (
    NextView,
    begin_step,
    drill_step,
    guided_step,
    lesson_step,
    look_back_step,
    taught_step,
)
from web.learn.courses_page import games_of_visitor, next_lesson_view, step_href
from web.learn.lesson_drill import taught_drill_href
from web.learn.progress import CompletedLessons, LessonPlace, completed_lessons, next_place
from web.progress.course_ahead import is_learning_by_lessons
from web.reference.map_page import fan_states_of_visitor
from web.reference.map_view import mastery_counts
from web.rule_sets import chosen_rule_set, set_page_rule_set
from web.visitors.current_visitor import last_run, last_step, visitor

blueprint = Blueprint("home", __name__)

DAILY_RUN_LENGTH: Final = 5  # questions of the run that the first page begins
SEEDS_PER_DAY: Final = 10
_DAY: Final = "%Y%m%d"
RECENT_ANSWERS: Final = 20  # answers among which the last one to a drill is looked for
UNFINISHED_RUN_LIFE: Final = timedelta(hours=12)  # after that a drill is not gone on with first


@blueprint.get("/")
def page() -> Response:
    """One hand and one question, or what to do next."""
    who, lessons_done, places = visitor(), completed_lessons(), places_of_visitor()
    known = who.id if who.stored else None
    last, task = _last_answer(known, chosen_rule_set()) if known else None, next_assignment(places)
    begun = bool(lessons_done or last_step())
    played = played_lately(chosen_rule_set(), now()) if known else ()
    if begun or last or task or played or (known and _last_answer(known, None)):
        steps = [
            *_look_back(played, chosen_rule_set()),
            *_steps(last, chosen_rule_set(), lessons_done, played, begun),
        ]
        steps = [task, *steps] if task else steps
        return make_response(_next(steps, _set_up_href(last, lessons_done), places))
    return _first_visit(places)


def _first_visit(places: Sequence[ClassPlace]) -> Response:
    """A first hand, another each day: it stays while somebody tries the settings, in its game's own words."""
    rules, at = set_page_rule_set(chosen_rule_set()), now()
    run = _daily_run(at.strftime(_DAY), rules.id)
    token = partial(token_to_answer, str(run.address))
    if places:
        return make_response(_first_page(run, rules, token(), places))
    return rendered.for_all(
        lambda: _first_page(run, rules, rendered.slot("token"), ()),
        {"token": token},
        of=run.address,
    )


def _first_page(run: Run, rules: RuleSet, token: str, places: Sequence[ClassPlace]) -> str:
    form = form_with_token(question_at(run.address), run, token)
    links: dict[str, Any] = {
        "first": _first_lesson_href(rules),
        "learn": url_for("learn.page"),
        "drill": url_for("drill.set_up"),
        "map": url_for("map.page"),
        "scorer": url_for("scorer.page"),
        "day": url_for("day.of_today"),
        "desk": _desk_href(rules),
        "exam": url_for("exams.page"),
        "fans": len(rules.fans),
    }
    return render_template(
        "home/first.html",
        **form,
        games=games_of_visitor(),
        links=links,
        classes=classes_view(places),
    )


def _desk_href(rules: RuleSet) -> str:
    """The referee's desk; empty where there are no incidents under that rule set."""
    return url_for("desks.page", rules=rules) if has_desk(rules) else ""


def _first_lesson_href(rules: RuleSet) -> str:
    """The first lesson of the first steps in the game of a rule set."""
    course = first_course(rules)
    return step_href(course.lessons[0]) if course and course.lessons else url_for("learn.page")


def daily_run(at: datetime, rules: RuleSet) -> Run:
    """The run that the first page begins, whose first hand shows a fan that many know by sight."""
    return _daily_run(at.strftime(_DAY), rules.id)


@lru_cache(maxsize=2 * len(RULE_SETS))  # around midnight those of two days
def _daily_run(day: str, rules_id: str) -> Run:
    first, rules = int(day) * SEEDS_PER_DAY, RULE_SETS[rules_id]
    runs = [
        Run(Address(rules.id, Kind.FIND, 1, seed, 1), DAILY_RUN_LENGTH)
        for seed in range(first, first + SEEDS_PER_DAY)
    ]
    base = RULE_SETS[DEFAULT]
    at_sight = [fan.id for fan in base.fans if fan.known_at_sight]
    by_sight = {each for fan in at_sight for each in equivalent_fans(fan, base, rules)}
    known = (run for run in runs if question_at(run.address).answer in by_sight)
    return next(known, runs[0])


def _next(steps: Sequence[NextView], set_up_href: str, places: Sequence[ClassPlace]) -> str:
    """One step, and beside it another: a lesson, the drill that was left, or what comes next.

    An assignment of a class that is due soon comes before all, then the deal that ended a short while
    ago, until it was looked back at.
    What was begun a short while ago is gone on with first, the last of it before all; then
    `next_step` decides. Under a rule set that was not practised yet the drill is a first one.
    """
    rules = chosen_rule_set()
    return render_template(
        "home/next.html",
        step=steps[0],
        other=steps[1] if len(steps) > 1 else None,
        learn_href=url_for("learn.page"),
        placement_href=url_for("placement.page"),
        map=mastery_counts(rules, fan_states_of_visitor(rules.id)),
        map_href=url_for("map.page"),
        day_href=url_for("day.of_today"),
        desk_href=_desk_href(rules),
        exam_href=url_for("exams.page"),
        games=games_of_visitor(),
        classes=classes_view(places),
        progress_href=url_for("progress.page"),
        set_up_href=set_up_href,
    )


def _look_back(played: Sequence[FinishedDeal], rules: RuleSet) -> list[NextView]:
    """To the moments of the deal that ended last; to none where that is long ago, or they were seen."""
    last = played[0] if played else None
    if last is None or last.looked_back_at or now() - last.ended_at > UNFINISHED_RUN_LIFE:
        return []
    href = url_for("deal_back.moments", public_id=last.public_id)
    return [look_back_step(rules.id, href, request_context.translator())]


def _steps(
    last: AnsweredQuestion | None,
    rules: RuleSet,
    lessons_done: CompletedLessons,
    played: Sequence[FinishedDeal],
    begun: bool,
) -> list[NextView]:
    """The steps that one may take, the first of them first."""
    t = request_context.translator()
    task = next_task(rules, lessons_done, played, lessons_too=begun)
    left = _drill_left(last) if last else None
    lesson = next_place(rules, lessons_done) if begun else None
    is_first = lesson is not None and _just_read(lesson, last)
    if task.step and task.step.lesson and not is_first:
        named = None if is_learning_by_lessons(rules, lessons_done) else lesson_at(task.step.lesson)
        lesson, is_first = (LessonPlace(named) if named else lesson), True
    said = next_lesson_view(lesson)
    lessons = [lesson_step(rules.id, said, t)] if said else []
    drills = [left] if left else []
    if last is None or task.drill is None:
        drills += _first_drills(rules, lessons_done, bool(lessons))
    elif not task.drill.lesson and (left is None or not _run_of(last).guide):
        href = url_for("next.begin")
        drills.append(guided_step(task.drill, task.due, href, t))
    if is_first or last is None:
        return [*lessons, *drills]
    return [*drills[:1], *lessons, *drills[1:]]


def _first_drills(
    rules: RuleSet, lessons_done: CompletedLessons, has_lesson: bool
) -> list[NextView]:
    """A first drill: of what was taught for who takes lessons, and none where nothing was taught."""
    t = request_context.translator()
    if not (has_lesson and is_learning_by_lessons(rules, lessons_done)):
        return [begin_step(rules.id, url_for("drill.begin", n=DAILY_RUN_LENGTH), t)]
    href = taught_drill_href(rules, lessons_done)
    return [taught_step(rules.id, href, t)] if href else []


def _just_read(lesson: LessonPlace, last: AnsweredQuestion | None) -> bool:
    """Whether the lesson was read a short while ago, and no drill after it."""
    if lesson.read_at is None or now() - lesson.read_at > UNFINISHED_RUN_LIFE:
        return False
    return last is None or last.answered_at <= lesson.read_at


def _drill_left(last: AnsweredQuestion) -> NextView | None:
    """The drill that was left here a short while ago; None where it is over or long ago.

    What was answered in another browser belongs to a run that this one knows nothing of.
    """
    if last_run().get("question") != last.question:
        return None
    if now() - last.answered_at > UNFINISHED_RUN_LIFE:
        return None
    run = _run_of(last)
    if run.is_last:
        return None
    href = (
        question_href(run.after)
        if not run.guide
        else url_for("next.begin", after=run.address, **run.query)
    )
    return drill_step(run, tally_of_run(run) or DrillTally(()), href, request_context.translator())


def _run_of(last: AnsweredQuestion) -> Run:
    """The run that an answer belonged to, as it was noted when it was answered."""
    run = run_of_query(Address.parse(last.question), last_run())
    return run.resumes or run


def _set_up_href(last: AnsweredQuestion | None, lessons_done: CompletedLessons) -> str:
    """Where another drill is chosen; nowhere for who has only read lessons so far."""
    if last is None and is_learning_by_lessons(chosen_rule_set(), lessons_done):
        return ""
    return url_for("drill.set_up", **_same(last))


def _same(last: AnsweredQuestion | None) -> dict[str, Any]:
    """The query that chooses questions like those of the last drill."""
    if last is None:
        return {}
    run = _run_of(last)
    return set_up_query(start.address for start in run.starts)


def _last_answer(guest_id: uuid.UUID, rules: RuleSet | None) -> AnsweredQuestion | None:
    """The newest answer to a drill, of one rule set or of all; None if there is none."""
    own = Filters(rules=rules.id if rules else None, left_out=CHECK)
    newest = latest_questions(request_context.reading(), guest_id, own, RECENT_ANSWERS)
    return next((row for row in newest if row.question not in asked_in_lessons()), None)
