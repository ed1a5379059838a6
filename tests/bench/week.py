"""A week of learners on the site's own questions: how long the queue of reviews grows.

`python -m tests.bench.week [LEARNERS]` lets simulated learners take the placement and then answer a dozen
questions of what comes next a day, and prints for each day how much was due when it began. Unlike
`tests.bench.learners` the questions are real, with all the fans that are met along the way, and the
rows are those that the site keeps.
"""

import sys
import tempfile
import uuid
from dataclasses import dataclass, field
from datetime import UTC, datetime, timedelta
from pathlib import Path
from random import Random
from statistics import mean
from typing import Final, NamedTuple

from quizzes import Kind, Question, Response
from quizzes.question_cache import question_at
from quizzes.topics import filtered_topic
from school import migrate
from school.database import Database, open_database
from school.learners.models import Learner
from school.learning.next_step import NextStep, StepKind, next_step
from school.learning.placement import ITEM_COUNT, PlacementItem, next_item, placement_result
from school.learning.state import LearningAims, Skill
from school.progress.course_units import fans_in_course, units_for_drills, units_from_topic
from school.progress.grading import graded_answer
from school.progress.hand_in import hand_in
from school.progress.learner_state import learner_state
from scoring import rule_set
from tests.bench.learning.person import Person, person
from tests.due_skills import due_now
from tests.school.accounts.opened import account
from web.drills.guided import address_of
from web.progress.placement_run import KINDS

RULES: Final = "mcr-2014"
PEOPLE: Final = 8
DAYS: Final = 7
A_DAY: Final = 12  # questions
BEGIN: Final = datetime(2026, 1, 1, 18, tzinfo=UTC)
KNOWN: Final = (0.0, 0.25, 0.5)  # shares of the course that learners know when they come
_GIVES_UP: Final = 0.5  # the share of "I don't know" among answers that would be wrong
_MANAGES: Final = 0.6  # right answers where no fan is asked for
_MINUTE: Final = timedelta(minutes=1)


class DayOfReviews(NamedTuple):
    """How much was due when the day began, what was asked, and how much of it was right."""

    due: int
    reviews: int
    new: int
    right: float


@dataclass(slots=True)
class SimulatedLearner:
    """Somebody who sees some fans, and learns those that an explanation names."""

    mind: Person
    rng: Random

    def answer(self, question: Question, at: datetime) -> Response:
        """What they answer; None is "I don't know"."""
        fans = counted(question)
        seen = {fan for fan in fans if self._sees(fan, at)}
        kind = question.address.kind
        if kind is Kind.FANS and seen:
            named = tuple(fan for fan in question.answer if fan in seen)  # type: ignore[union-attr]
            return named if len(seen) == len(fans) or not self._gives_up() else None
        if kind is Kind.FIND and question.answer not in seen:
            choices = question.choices or ()
            return None if self._gives_up() else self.rng.choice(choices).id
        if kind in (Kind.FIND, Kind.TOTAL):
            return question.answer if len(seen) == len(fans) or kind is Kind.FIND else None
        return question.answer if self.rng.random() < _MANAGES else None

    def _sees(self, fan: str, at: datetime) -> bool:
        day = (at - BEGIN) / timedelta(days=1)
        return self.mind.asked(Skill(RULES, fan, "fans"), 3, day)[0]

    def _gives_up(self) -> bool:
        return self.rng.random() < _GIVES_UP


def counted(question: Question) -> tuple[str, ...]:
    """The fans that must be seen for a right answer."""
    if question.address.kind is Kind.FIND:
        return (str(question.answer),)
    if question.address.kind in (Kind.FANS, Kind.TOTAL) and question.score:
        return tuple(dict.fromkeys(line.fan.id for line in question.score.counted))
    return ()


@dataclass(slots=True)
class SiteOfOneLearner:
    """What the site does for one learner."""

    database: Database
    id: uuid.UUID
    begin: str | None = None
    token: int = 0
    asked: list[tuple[PlacementItem, bool]] = field(default_factory=list)

    def hand_in(self, question: Question, response: Response, at: datetime) -> float:
        """Keep an answer; its credit."""
        self.token += 1
        sent = graded_answer(question, response, 20.0, f"token {self.token}")
        with self.database.writing() as session:
            return hand_in(session, session.get_one(Learner, self.id), sent, at).credit

    def next(self, at: datetime) -> NextStep:
        """What comes next."""
        course = units_from_topic(units_for_drills(RULES), self.begin)
        with self.database.reading() as session:
            found = next_step(
                learner_state(session, self.id, RULES, course, LearningAims(), at), at
            )
        assert found is not None
        return found

    def due(self, at: datetime) -> int:
        """How much is due."""
        with self.database.reading() as session:
            return due_now(session, self.id, RULES, at)


def place(site: SiteOfOneLearner, learner: SimulatedLearner, at: datetime, seed: int) -> None:
    """The twelve questions of the placement."""
    course = fans_in_course(RULES)
    for number in range(1, ITEM_COUNT + 1):
        item = next_item(course, KINDS, site.asked, Random(f"{seed}/{number}"))
        assert item is not None
        address = address_of(RULES, item.kind, item.topic, item.level, seed, number)
        question, now = question_at(address), at + number * _MINUTE
        right = site.hand_in(question, learner.answer(question, now), now) >= 1
        if filtered_topic(address) in course:
            site.asked.append((item, right))
    begin = placement_result(course, site.asked).begin
    site.begin = course[begin] if begin < len(course) else None


def day(site: SiteOfOneLearner, learner: SimulatedLearner, at: datetime, seed: int) -> DayOfReviews:
    """A dozen questions."""
    due, steps, credits = site.due(at), [], []
    for number in range(1, A_DAY + 1):
        now = at + number * _MINUTE
        found = site.next(now)
        address = address_of(RULES, found.kind, found.topic, found.level, seed, number)
        question = question_at(address)
        credits.append(site.hand_in(question, learner.answer(question, now), now))
        steps.append(found.step)
    return DayOfReviews(
        due, steps.count(StepKind.REVIEW), steps.count(StepKind.NEW), mean(c >= 1 for c in credits)
    )


def week(database: Database, share: float, seed: int) -> list[DayOfReviews]:
    """The days of one learner who knows so much of the course when they come."""
    fans = [fan.id for fan in rule_set(RULES).fans]
    mind = person(tuple(Skill(RULES, fan, "fans") for fan in fans), f"week {seed}")
    course = fans_in_course(RULES)
    for fan in course[: round(share * len(course))]:
        mind.taught(Skill(RULES, fan, "fans"), -1.0)
    with database.writing() as session:
        site = SiteOfOneLearner(database, account(session, f"{share} {seed}", at=BEGIN).learner_id)
    learner = SimulatedLearner(mind, Random(f"{share} {seed}"))
    place(site, learner, BEGIN, 1000 + seed)
    return [
        day(site, learner, BEGIN + timedelta(days=number), 10_000 * (seed + 1) + number)
        for number in range(1, DAYS + 1)
    ]


def main() -> None:
    """Print the figures."""
    people = int(sys.argv[1]) if len(sys.argv) > 1 else PEOPLE
    with tempfile.TemporaryDirectory() as folder:
        address = f"sqlite:///{Path(folder) / 'week.db'}"
        migrate.upgrade(address)
        database = open_database(address)
        for share in KNOWN:
            weeks = [week(database, share, seed) for seed in range(people)]
            print(f"who knows {share:.0%} of the course:")
            for number, found in enumerate(zip(*weeks, strict=True), start=1):
                due, reviews, new, right = (mean(each) for each in zip(*found, strict=True))
                print(
                    f"  day {number}: {due:4.1f} due; of {A_DAY} questions {reviews:4.1f} reviews,"
                    f" {new:4.1f} new; {right:.0%} right"
                )
        database.close()


if __name__ == "__main__":
    main()
