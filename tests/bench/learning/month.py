"""Thirty days of fifteen minutes, for one simulated learner under one order."""

from collections.abc import Mapping
from dataclasses import dataclass
from random import Random
from typing import Final, NamedTuple

from school.learning.memory import DEFAULT_MODEL, MemoryModel
from school.learning.state import Skill
from tests.bench.learning.course import COURSE
from tests.bench.learning.orders import Leitner, Order, PredictedQuestion, SimulatedRecord
from tests.bench.learning.person import USUAL, LearningRates, person
from tests.bench.learning.play import deal_played

DAYS: Final = 30
SECONDS: Final = 15 * 60
LESSON: Final = 60.0  # seconds until a topic was taught
HELD: Final = 0.9  # recall of a skill that counts as held
_DAY: Final = 24 * 60 * 60


class SimulatedAnswer(NamedTuple):
    """One question with what came of it; `day` is a moment in days."""

    asked: PredictedQuestion
    seen: bool
    right: bool
    day: float


@dataclass(frozen=True, slots=True)
class Month:
    """What came of it: every answer, and how many skills are held at the end.

    `recalls` are the skills that were begun with their true recall a day after the last session, `deals`
    the deals that were played.
    """

    answers: tuple[SimulatedAnswer, ...]
    held: int
    begun: int
    recalls: Mapping[Skill, float]
    deals: int

    @property
    def success(self) -> float:
        """The share of answers that were right as a whole."""
        return sum(answer.right for answer in self.answers) / len(self.answers)


def month(
    seed: str,
    order: Order,
    model: MemoryModel = DEFAULT_MODEL,
    world: LearningRates = USUAL,
    every: int = 0,
) -> Month:
    """The month of the learner of that seed: the same person under every order.

    Each so many days a deal is played first, in the same fifteen minutes; none where `every` is 0.
    """
    learner, record, rng = (
        person(COURSE, seed, world),
        SimulatedRecord(model),
        Random(f"{seed} order"),
    )
    lessons: set[str] = set()
    answers: list[SimulatedAnswer] = []
    deals = 0
    for day in range(DAYS):
        spent = rng.uniform(-3600, 3600)  # nobody begins on the minute
        until = spent + SECONDS
        if every and day % every == every - 1:
            spent += deal_played(learner, record, day + spent / _DAY, rng)
            deals += 1
        while spent < until:
            at = day + spent / _DAY
            asked = order(record, at, rng)
            if asked.skill.topic not in lessons:
                lessons.add(asked.skill.topic)
                spent += LESSON
            at = day + spent / _DAY
            if asked.skill not in learner.traces:
                learner.taught(asked.skill, at)
            seen, right = learner.asked(asked.skill, asked.level, at)
            record.told(asked, seen, right, at)
            if isinstance(order, Leitner):
                order.told(asked.skill, seen, at)
            answers.append(SimulatedAnswer(asked, seen, right, at))
            spent += learner.seconds(right)
    held = sum(learner.recall(skill, DAYS) > HELD for skill in COURSE)
    recalls = {skill: learner.recall(skill, DAYS) for skill in record.known}
    return Month(tuple(answers), held, len(record.known), recalls, deals)
