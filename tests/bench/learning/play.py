"""Deals that a simulated learner plays: what they take of the time, and what their wins ask.

When somebody wins, the learner names the fans of that hand, their own or another player's. How often a topic
is among them is measured: the fans of simulated deals, from the most frequent on, are the topics of the
course in its order. A topic that was not taught yet is met and not learned.
"""

from random import Random
from typing import Final

from lessons.frequency import frequency
from school.learning.memory import review
from school.learning.state import BegunSkill, Skill
from tests.bench.learning.course import RULES, TOPICS
from tests.bench.learning.orders import SimulatedRecord, moment_of
from tests.bench.learning.person import Person

FANS: Final = "fans"  # the kind of the question that follows a deal
SEATED: Final = 120.0  # seconds at the table: fifteen own turns, and what may be claimed
WON: Final = 0.88  # so many deals end in a win
_LEVEL: Final = 3  # of a hand as it comes
_DAY: Final = 24 * 60 * 60


def _shares() -> dict[Skill, float]:
    found = frequency("mcr-2014")
    counts = sorted(found.counts.values(), reverse=True)[:TOPICS]
    return {
        Skill(RULES, f"topic-{number}", FANS): count / found.wins
        for number, count in enumerate(counts)
    }


_SHARES: Final = _shares()


def deal_played(learner: Person, record: SimulatedRecord, at: float, rng: Random) -> float:
    """Play a deal from a moment in days, and count the hand that wins; how many seconds that takes."""
    spent = SEATED
    if rng.random() >= WON:
        return spent
    shown = [skill for skill, share in _SHARES.items() if rng.random() < share]
    counted = at + spent / _DAY
    answers = {
        skill: learner.asked(skill, _LEVEL, counted) for skill in shown if skill in learner.traces
    }
    missed = [skill for skill, (seen, _) in answers.items() if not seen]
    for skill, (seen, _) in answers.items():
        _met(record, skill, seen, 1.0 if seen else 1 / len(missed), counted)
    return spent + learner.seconds(not missed)


def _met(record: SimulatedRecord, skill: Skill, seen: bool, weight: float, at: float) -> None:
    """Keep what a hand showed of a skill that was asked for once, as the site does."""
    known = record.known.get(skill)
    if known is None:
        return
    moment = moment_of(at)
    memory = review(known.memory, seen, weight, moment, record.aims.retention, None, record.model)
    missed_at = None if seen else moment
    record.known[skill] = BegunSkill(skill, memory, known.n + 1, known.right + seen, missed_at)
