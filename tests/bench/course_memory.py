"""How many fans stay with those who take a course: `python -m tests.bench.course_memory [RULES ...]`.

Simulated learners (`tests.bench.learning.person`) take the first steps of a game and its course in a
week, as much each day by the measure of the lessons. A lesson teaches its fans; each check that turns on a fan is one
retrieval of it, whether the fan is named, pointed at or chosen from a list. Printed is how many fans
of the rule set they can name at the end of the seventh day. Run in a checkout of an older course, it
tells what that course did.
"""

import sys
from collections.abc import Sequence
from statistics import mean
from typing import Final

from lessons.curriculum import course_path
from lessons.lesson import Lesson
from lessons.pieces.check import Check
from lessons.requirements import minutes
from quizzes import Kind
from school.learning.state import Skill
from scoring import RuleSet, rule_set
from tests.bench.learning.person import FORGETFUL, USUAL, LearningRates, Person, person

LEARNERS: Final = 200
DAYS: Final = 7
COURSES: Final = 2  # of a path: the first steps and the game's own, not the referee's
A_MINUTE: Final = 1 / 1440  # days


def main(names: Sequence[str]) -> None:
    """Print a line for each rule set and world."""
    for name in names or ("mcr-2014", "imj", "rengo"):
        rules = rule_set(name)
        for world, told in ((USUAL, "usual"), (FORGETFUL, "forgetful")):
            named = [fans_named(rules, f"{name} {nth}", world) for nth in range(LEARNERS)]
            print(
                f"{name}, {told} memory: {mean(named):.1f} of {len(rules.fans)} fans named after {DAYS} days"
            )


def fans_named(rules: RuleSet, seed: str, world: LearningRates) -> float:
    """How many fans one learner can name after the last day."""
    skills = {fan.id: Skill(rules.id, fan.id, Kind.FANS) for fan in rules.fans}
    learner = person(tuple(skills.values()), seed, world)
    lessons = [lesson for course in course_path(rules)[:COURSES] for lesson in course.lessons]
    whole, spent = sum(minutes(lesson, "en") for lesson in lessons), 0.0
    for lesson in lessons:
        day, part = divmod(spent * DAYS / whole, 1)
        _take(lesson, learner, skills, day + part * whole / DAYS * A_MINUTE)
        spent += minutes(lesson, "en")
    return sum(learner.recall(skill, float(DAYS)) for skill in skills.values())


def _take(lesson: Lesson, learner: Person, skills: dict[str, Skill], at: float) -> None:
    """A lesson: its fans taught, then its checks."""
    for fan in lesson.teaches:
        if fan in skills:
            learner.taught(skills[fan], at)
    for check in lesson.pieces.values():
        if isinstance(check, Check):
            for fan in sorted(_fans(check) & skills.keys()):
                learner.asked(skills[fan], 1, at)


def _fans(check: Check) -> set[str]:
    """The fans that an answer to a check turns on."""
    if check.fan:
        return {check.fan}
    return {line.fan.id for score in check.scores[:1] for line in score.counted}


if __name__ == "__main__":
    main(sys.argv[1:])
