"""Runs whose questions are chosen one by one: each when the one before is answered."""

import random
from collections.abc import Sequence
from dataclasses import dataclass, replace
from datetime import datetime
from typing import Final

from flask import request

from quizzes import Address, Kind, QuizError
from quizzes.question_cache import question_at
from quizzes.runs import DEFAULT_LENGTH, Run, RunPart, new_seed
from quizzes.topics import FAN_NAMES_TOPIC, filter_for_topic
from school.learning.next_step import NextStep, StepKind, next_step
from school.learning.reason_words import reason_to_word
from school.learning.state import CourseUnit, LearnerState
from school.progress.drill_tally import LatestAnswer, latest_answers_of_seed
from school.progress.learner_state import learner_states
from school.progress.let_go import FinishedDeal, finished_lately, let_go_in
from scoring import RuleSet, rule_set
from web import request_context
from web.clock import now
from web.learn.progress import CompletedLessons, completed_lessons
from web.progress.course_ahead import course_ahead, course_with_lessons, untaught_topics
from web.visitors.current_visitor import visitor
from web.visitors.time_zone import zone_of

NEXT_GUIDE: Final = "next"


def states_of_visitor(
    rules: RuleSet,
    courses: Sequence[tuple[CourseUnit, ...]],
    lessons_done: CompletedLessons,
    at: datetime,
    played: Sequence[FinishedDeal],
) -> list[LearnerState]:
    """What is known of the visitor under a rule set, once for each course that may lie ahead.

    Of a new visitor nothing is known. `lessons_done` are the lessons that the visitor has done, `played`
    the deals of the last days.
    """
    who = visitor()
    aims = who.settings.aims
    if who.id is None or not who.stored:
        return [LearnerState(rules.id, course=course[:1], aims=aims) for course in courses]
    waiting = untaught_topics(rules, lessons_done)
    let_go = let_go_in(played, rules.id, waiting)
    return learner_states(
        request_context.reading(), who.id, rules.id, courses, aims, at, waiting, let_go
    )


def played_lately(rules: RuleSet, at: datetime) -> tuple[FinishedDeal, ...]:
    """The visitor's deals under the rule set that ended in the last days."""
    who = visitor()
    if who.id is None or not who.stored:
        return ()
    return finished_lately(request_context.reading(), who.id, rules.id, at)


@dataclass(frozen=True, slots=True)
class GuidedTask:
    """What comes next: perhaps a lesson, and what a drill would begin with, which may be one too.

    `due` is how many skills are due.
    """

    step: NextStep | None
    drill: NextStep | None
    due: int


def next_task(
    rules: RuleSet,
    lessons_done: CompletedLessons,
    played: Sequence[FinishedDeal],
    *,
    lessons_too: bool,
) -> GuidedTask:
    """The next step for the visitor; a lesson may come first for who has begun one.

    `played` are the deals of the last days, as `played_lately` loads them.
    """
    at = now()
    courses = [course_ahead(rules, lessons_done)]
    if lessons_too:
        courses.append(course_with_lessons(rules, lessons_done))
    states = states_of_visitor(rules, courses, lessons_done, at, played)
    steps = [next_step(state, at) for state in states]
    return GuidedTask(steps[-1], steps[0], states[0].due_in_all)


def new_guided_run(rules: RuleSet, length: int = DEFAULT_LENGTH) -> Run | None:
    """A fresh run of what comes next, at its first question; None where that is a lesson."""
    return _chosen(rules, new_seed(), 1, length)


def guided_run_after(run: Run) -> Run | None:
    """The run at the question after this one; one that was answered before is not chosen anew.

    None where the run ends early, for a lesson comes next.
    """
    return answered_run_after(run) or _chosen(
        rule_set(run.address.rules), run.address.seed, run.number + 1, run.length
    )


def answered_run_after(run: Run) -> Run | None:
    """The run at the question after this one, where that was answered before."""
    number = run.number + 1
    found = next((each for each in latest_answers_in(run) if each.position == number), None)
    return replace(run, address=Address.parse(found.question), why="") if found else None


def latest_answers_in(run: Run) -> tuple[LatestAnswer, ...]:
    """The latest answer to each question of the run."""
    who = visitor()
    if who.id is None or not who.stored:
        return ()
    return latest_answers_of_seed(
        request_context.reading(), who.id, run.address.rules, run.address.seed, run.length
    )


def _chosen(rules: RuleSet, seed: int, number: int, length: int) -> Run | None:
    played = played_lately(rules, now())
    task = next_task(rules, completed_lessons(), played, lessons_too=False).drill
    if task and task.step is StepKind.LESSON:
        return None
    if task is None:  # nothing begun and no course: a first question of the easiest kind
        return Run(Address(rules.id, Kind.FIND, 1, seed, number), length, guide=NEXT_GUIDE)
    address = address_of(task.rules, task.kind, task.topic, task.level, seed, number)
    clock = visitor().settings.clock
    word = reason_to_word(task.why, zone_of(request))
    return Run(address, length, clock=clock, guide=NEXT_GUIDE, why=word)


def address_of(
    rules: str, kind: str, topic: str | None, level: int, seed: int, number: int
) -> Address:
    """The address of a fresh question about a topic; about any where no hand can show it."""
    like = Address(rules, Kind(kind), level, seed, number)
    for wish in (_wish(like, topic), ""):
        try:
            address = _masked(RunPart(like.kind, wish).at(like, number))
            question_at(address)
        except QuizError:
            continue
        return address
    return like


def _masked(address: Address) -> Address:
    """The same, so that its one fan or principle cannot be read there: finding it is the question."""
    return replace(address, masked=address.can_be_masked)


def _wish(like: Address, topic: str | None) -> str:
    if topic == FAN_NAMES_TOPIC:
        fans = [fan.id for fan in rule_set(like.rules).fans]
        return random.Random(f"{like.seed}/{like.index}").choice(fans)
    return filter_for_topic(topic) if topic else ""
