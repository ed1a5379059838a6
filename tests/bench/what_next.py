"""How long choosing the next step takes for somebody who has answered 50,000 questions.

`python -m tests.bench.what_next [ADDRESS]` prints the median of a hundred choices and the mean of the
processor's own share, which other work on the machine does not lengthen. The
address is that of an empty database; without one it is a SQLite file that goes with the program.
"""

import sys
import tempfile
import time
import uuid
from collections.abc import Iterator
from datetime import UTC, datetime, timedelta
from pathlib import Path
from random import Random
from statistics import median
from typing import Any

from sqlalchemy import insert

from school import migrate
from school.database import Database, open_database
from school.learners.guests import new_guest
from school.learners.models import Learner
from school.learning.next_step import next_step
from school.learning.rating import features
from school.learning.state import LearningAims
from school.progress.course_units import all_units
from school.progress.learner_state import learner_state
from school.progress.models import Answer
from school.progress.summaries import FeatureRow, RatingRow, SkillRow

ANSWERS = 50_000
CHOICES = 100
BATCH = 5000
RULES = "mcr-2014"
NOW = datetime(2026, 11, 21, 12, tzinfo=UTC)


def main() -> None:
    """Print the figures."""
    with tempfile.TemporaryDirectory() as folder:
        address = sys.argv[1] if len(sys.argv) > 1 else f"sqlite:///{Path(folder) / 'bench.db'}"
        migrate.upgrade(address)
        database = open_database(address)
        learner = filled(database)
        choose(database, learner, 0)  # the first one reads the course
        begun = time.process_time()
        taken = [1000 * choose(database, learner, turn) for turn in range(CHOICES)]
        own = 1000 * (time.process_time() - begun) / CHOICES
        database.close()
    backend = address.split(":", 1)[0]
    print(f"the next step after {ANSWERS} answers, {backend}: ", end="")
    print(f"median {median(taken):.1f} ms, of the processor {own:.1f} ms")


def choose(database: Database, learner: uuid.UUID, turn: int) -> float:
    """Seconds that one choice takes, the queries with it."""
    now = NOW + timedelta(minutes=turn)
    begun = time.perf_counter()
    with database.reading() as session:
        state = learner_state(session, learner, RULES, all_units(RULES), LearningAims(), now)
    assert next_step(state, now) is not None
    return time.perf_counter() - begun


def filled(database: Database) -> uuid.UUID:
    """A learner who has begun every skill, with all the rows that 50,000 answers leave."""
    chance = Random(1)
    with database.writing() as session:
        learner = new_guest(session, NOW).id
        assert session.get(Learner, learner) is not None
        for rows in batches(answers(learner, chance)):
            session.execute(insert(Answer), rows)
        session.execute(insert(SkillRow), list(skills(learner, chance)))
        session.execute(insert(RatingRow), list(ratings(learner)))
        session.execute(insert(FeatureRow), list(difficulties()))
    return learner


def answers(learner: uuid.UUID, chance: Random) -> Iterator[dict[str, Any]]:
    """The answers, one every ten minutes."""
    course = all_units(RULES)
    for number in range(ANSWERS):
        skill = chance.choice(course).skill
        run = f"{RULES}/{skill.kind}/3/{number // 10}"
        yield {
            "public_id": uuid.uuid4(),
            "learner_id": learner,
            "question": f"{run}/{number % 10}",
            "rules": RULES,
            "kind": skill.kind,
            "level": 3,
            "drill": run,
            "position": number % 10,
            "outcome": "answered",
            "given": ["pure-straight"],
            "credit": 1.0,
            "seconds": 12.5,
            "answered_at": NOW - timedelta(minutes=10 * (ANSWERS - number)),
            "token": str(number),
            "engine": "bench",
        }


def skills(learner: uuid.UUID, chance: Random) -> Iterator[dict[str, Any]]:
    """A row for each skill; half of them are due."""
    for unit in all_units(RULES):
        last = NOW - timedelta(days=chance.randrange(1, 60))
        yield {
            "learner_id": learner,
            "rules": RULES,
            "topic": unit.skill.topic,
            "kind": unit.skill.kind,
            "stability": chance.uniform(1, 90),
            "difficulty": chance.uniform(1, 10),
            "last_at": last,
            "due_at": NOW + timedelta(days=chance.randrange(-30, 30)),
            "n": 200,
            "right": 160,
            "missed_at": chance.choice([None, last]),
            "begun_at": last,
        }


def ratings(learner: uuid.UUID) -> Iterator[dict[str, Any]]:
    """A rating for each kind."""
    for kind in sorted({unit.skill.kind for unit in all_units(RULES)}):
        row = {"learner_id": learner, "rules": RULES, "kind": kind}
        yield {**row, "mean": 1.0, "variance": 0.1, "n": 4000}


def difficulties() -> Iterator[dict[str, Any]]:
    """A difficulty for each feature that may be known beforehand."""
    asked = {
        name
        for unit in all_units(RULES)
        for level in range(1, 6)
        for name in features(unit.skill.kind, level, unit.skill.topic)
    }
    for feature in sorted(asked):
        yield {"rules": RULES, "feature": feature, "mean": 0.0, "variance": 0.1, "n": 900}


def batches(rows: Iterator[dict[str, Any]]) -> Iterator[list[dict[str, Any]]]:
    """The rows, a few thousand at a time."""
    batch: list[dict[str, Any]] = []
    for row in rows:
        batch.append(row)
        if len(batch) == BATCH:
            yield batch
            batch = []
    if batch:
        yield batch


if __name__ == "__main__":
    main()
