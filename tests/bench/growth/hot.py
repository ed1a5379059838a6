"""What the site asks most often, by its own functions, and what it asks seldom but of many rows."""

import uuid
from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass, replace
from datetime import UTC, timedelta
from itertools import islice
from random import Random
from typing import Final

from sqlalchemy import func, select
from sqlalchemy.orm import Session

from quizzes.daily import address_of_day
from school.accounts import housekeeping, merging, sign_ins
from school.accounts.opening import find_by_email, find_by_name
from school.assignments import first_attempts
from school.assignments.class_skills import class_skills
from school.assignments.finding import assigned_to
from school.assignments.matrix import gradebook_matrix
from school.assignments.models import Assignment
from school.assignments.status import questions_in, student_statuses
from school.assignments.taking import attempt_numbered
from school.classes.erasing import erase_learner
from school.classes.finding import places_of
from school.classes.models import Student
from school.learners import guests
from school.learners.models import Learner
from school.learning.state import LearningAims
from school.lti.grades import due_scores
from school.lti.models import LtiScore
from school.progress import first_answers
from school.progress.course_units import all_units
from school.progress.hand_in import hand_in
from school.progress.history import Filters, find_answer, history_page
from school.progress.learner_state import learner_state
from school.progress.lessons import lessons_done
from school.progress.map import fan_states_of
from school.progress.overview import due_topics, forecast, misconception_counts, practice_days
from school.progress.rating_curve import rating_curves
from school.progress.skill_records import RECENT_PERIOD, last_mistake, records
from school.together.ending import LOOKED_BACK, unfiled_answers
from tests.bench.growth.classrooms import name_of, token_of
from tests.bench.growth.histories import (
    BEGIN,
    END,
    LearnerGroup,
    Population,
    group_of,
    is_eager,
    key_of,
)

NOW: Final = END
DAYS: Final = 30  # of which the page of the hands of the day tells
_TIMES_A_NEW_ANSWER: Final = 10_000_000  # seeds from here on were never asked


@dataclass(frozen=True, slots=True)
class Asker:
    """A learner who asks something: the number, the id, and the rule set that is learnt."""

    number: int
    id: uuid.UUID
    rules: str
    population: Population
    seen: uuid.UUID | None = None  # the public id of an answer
    seed: int = 0


@dataclass(frozen=True, slots=True)
class HotQuery:
    """What is asked: its name, how often, by whom, and the product's functions that ask it."""

    name: str
    often: str
    ask: Callable[[Session, Asker], object]
    who: LearnerGroup | None = None
    writes: bool = False
    times: int | None = None  # fewer than the others where each is much


def askers(session: Session, population: Population, query: HotQuery, count: int) -> list[Asker]:
    """So many learners who may ask it, drawn at random; each comes once."""
    chance = Random(f"asking {query.name}")
    everybody = chance.sample(range(population.learners), population.learners)
    return list(islice(_able(session, population, query, everybody), count))


def eager_askers(
    session: Session, population: Population, query: HotQuery, count: int
) -> list[Asker]:
    """So many of those who have answered most."""
    eager = filter(is_eager, range(population.learners - 1, -1, -1))
    return list(islice(_able(session, population, query, eager), count))


def _able(
    session: Session, population: Population, query: HotQuery, numbers: Iterable[int]
) -> Iterator[Asker]:
    for number in numbers:
        fits = query.who in (None, group_of(number))
        # One who is gone was erased when that was measured before.
        if fits and session.get(Learner, uuid.UUID(hex=key_of(number))) is not None:
            yield asker(session, population, number)


def asker(session: Session, population: Population, number: int) -> Asker:
    """The learner of that number, with the latest answer."""
    learner = uuid.UUID(hex=key_of(number))
    rules = tuple(population.runs)[number % len(population.runs)]
    latest = history_page(session, learner, size=1).answers
    seen = latest[0].public_id if latest else None
    return Asker(number, learner, rules, population, seen, Random(number).randrange(10**6))


def one_row(session: Session, who: Asker) -> object:
    """A row by its key: what all else can be compared with."""
    return session.get(Learner, who.id)


def a_guest(session: Session, who: Asker) -> object:
    """Who asks, by the id in the cookie."""
    return merging.known_guest(session, who.id, NOW)


def signed_in(session: Session, who: Asker) -> object:
    """Who asks, by the token in the cookie."""
    found = sign_ins.signed_in_with(session, token_of(who.number), NOW, who.id)
    assert found
    return found


def an_answer(session: Session, who: Asker) -> object:
    """An answer to a question of a run: kept, and taken into the sums."""
    learner = guests.touch(session, who.id, NOW)
    assert learner
    run = who.population.runs[who.rules][who.seed % len(who.population.runs[who.rules])]
    telling = [each for each in run if each.shows]
    sample = telling[who.seed % len(telling)]
    question = sample.question(_TIMES_A_NEW_ANSWER + who.seed, 1)
    return hand_in(
        session, learner, replace(sample.graded, question=question, token=uuid.uuid4().hex), NOW
    )


def an_explanation(session: Session, who: Asker) -> object:
    """The answer that is explained."""
    return find_answer(session, who.id, who.seen) if who.seen else None


def first_page(session: Session, who: Asker) -> object:
    """What is gone on with: lessons, the last answers, and homework."""
    lately = history_page(session, who.id, Filters(rules=who.rules, left_out="check"))
    return lately, lessons_done(session, who.id), places_of(session, who.id)


def what_next(session: Session, who: Asker) -> object:
    """The state that the next step is chosen by."""
    return learner_state(session, who.id, who.rules, all_units(who.rules), LearningAims(), NOW)


def the_map(session: Session, who: Asker) -> object:
    """How each fan stands."""
    return fan_states_of(session, who.id, who.rules, NOW)


def page_of_progress(session: Session, who: Asker) -> object:
    """All that the page of progress tells."""
    traps = misconception_counts(session, who.id, who.rules, most=3)
    return (
        practice_days(session, who.id, who.rules, BEGIN, UTC),
        learner_state(session, who.id, who.rules, (), LearningAims(), NOW),
        fan_states_of(session, who.id, who.rules, NOW),
        due_topics(session, who.id, who.rules, NOW),
        records(session, who.id, who.rules, NOW - RECENT_PERIOD),
        [last_mistake(session, who.id, who.rules, each.trap, each.last_at) for each in traps],
        forecast(session, who.id, who.rules, NOW, UTC),
    )


def the_history(session: Session, who: Asker) -> object:
    """The first page, the one after it, and the first of what went wrong."""
    first = history_page(session, who.id)
    wrong = history_page(session, who.id, Filters(rules=who.rules, right=False))
    return first, history_page(session, who.id, before=first.older), wrong


def an_attempt(session: Session, who: Asker) -> object:
    """The assignments of a student, and the questions of an attempt at the latest."""
    place = _place(session, who)
    statuses = student_statuses(session, place, NOW)
    task = assigned_to(session, who.id, statuses[-1].assignment.public_id)
    assert task
    attempt = attempt_numbered(session, task[1], place, 1)
    return questions_in(session, attempt) if attempt else None


def gradebook(session: Session, who: Asker) -> object:
    """The gradebook of the class that the student is in."""
    return gradebook_matrix(session, _place(session, who).class_id, NOW)


def class_fails(session: Session, who: Asker) -> object:
    """What that class gets right, and what it fails."""
    own = _place(session, who).class_id
    tasks = session.scalars(select(Assignment.id).where(Assignment.class_id == own)).all()
    return class_skills(first_attempts.first_answers(session, tasks, NOW))


def signs_in(session: Session, who: Asker) -> object:
    """The account of a name."""
    account = find_by_name(session, name_of(who.number))
    assert account
    return account


def hands_of_days(session: Session, who: Asker) -> object:
    """The first answers to the hands of the last days."""
    days = [NOW.date() - timedelta(days=each) for each in range(DAYS)]
    addresses = [str(address_of_day(who.rules, day)) for day in days]
    return first_answers.first_answers(session, who.id, addresses)


def lessons_to_file(session: Session, _who: Asker) -> object:
    """What was answered in lessons together lately and is not filed."""
    return unfiled_answers(session, NOW - LOOKED_BACK)


def grades_to_send(session: Session, _who: Asker) -> object:
    """The grades that are due on their way to learning platforms, and how many wait."""
    waiting = select(func.count()).select_from(LtiScore).where(LtiScore.sent_at.is_(None))
    return due_scores(session, NOW), session.scalar(waiting)


def ratings(session: Session, who: Asker) -> object:
    """How the ratings have moved, from the last answers."""
    return rating_curves(session, who.id, who.rules, UTC)


def forgotten(session: Session, who: Asker) -> object:
    """The accounts of an address, for a forgotten password."""
    return find_by_email(session, f"{name_of(who.number)}@school.example", 3)


def guests_to_erase(session: Session, _who: Asker) -> object:
    """Which of the next thousand the night erases."""
    return housekeeping.look_at_next(session, NOW, housekeeping.USUAL_UNSEEN, None)


def erased(session: Session, who: Asker) -> object:
    """A learner erases everything."""
    erase_learner(session, who.id, NOW)
    return None


def _place(session: Session, who: Asker) -> Student:
    place = session.scalar(select(Student).where(Student.learner_id == who.id))
    assert place
    return place


HOT: Final = (
    HotQuery("a row by its key", "", one_row),
    HotQuery("who asks, a guest", "every page of a guest", a_guest),
    HotQuery("who asks, signed in", "every page of an account", signed_in, LearnerGroup.ACCOUNT),
    HotQuery("an answer is taken in", "every answer", an_answer, writes=True),
    HotQuery("the answer explained", "every answer", an_explanation),
    HotQuery("what comes next", "every answer of the guided path", what_next),
    HotQuery("the first page", "each visit", first_page),
    HotQuery("the map", "each visit", the_map),
    HotQuery("the page of progress", "a visit in five", page_of_progress),
    HotQuery("the history", "a visit in five", the_history),
    HotQuery("assignments and an attempt", "each question", an_attempt, LearnerGroup.STUDENT),
    HotQuery("the gradebook of a class", "a teacher's visit", gradebook, LearnerGroup.STUDENT),
    HotQuery("what the class fails", "a teacher's visit", class_fails, LearnerGroup.STUDENT),
    HotQuery("signing in by name", "each sign-in", signs_in, LearnerGroup.ACCOUNT),
    HotQuery("the hands of the days", "a visit in five", hands_of_days),
    HotQuery("lessons to file", "each minute", lessons_to_file, times=3),
    HotQuery("grades to send", "each minute", grades_to_send, times=3),
)
SELDOM: Final = (
    HotQuery("how ratings moved", "seldom", ratings),
    HotQuery("a forgotten password", "seldom", forgotten, LearnerGroup.ACCOUNT),
    HotQuery("guests to erase", "each night", guests_to_erase, times=3),
    HotQuery("everything erased, a guest", "seldom", erased, LearnerGroup.GUEST, True, 5),
    HotQuery("everything erased, an account", "seldom", erased, LearnerGroup.ACCOUNT, True, 5),
)
