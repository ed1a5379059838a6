"""Which topics a class gets right and which it fails, from the first attempts of its assignments.

The hand as a whole is a topic of each kind of question by itself: who finds the waits may not know
who pays. An answer that shows a fan missed is wrong because of the fan, and tells nothing of the whole.

Plain values in, plain values out.
"""

from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from typing import Final

from quizzes.topics import COUNTING_KINDS, HAND_TOPIC, explains_the_hand, is_fan
from school.assignments.first_attempts import FirstAnswer
from school.assignments.wishes import KIND_PREFIX
from school.progress.evidence import TopicEvidence
from school.progress.fan_state import lower_bound
from school.progress.skill_records import FIRM_FROM

FEWEST_ANSWERS: Final = 4  # a miss or two may be slips
FEWEST_STUDENTS: Final = 2  # what one alone gets wrong is no matter of the class


@dataclass(frozen=True, slots=True)
class ClassSkill:
    """What the answers of a class show of a topic under a rule set.

    `kind` is the kind of question that asks it where the topic is the hand as a whole, else empty.
    `n` answers of `students` students tell of it. `seen` and `missed` add up by how much each tells:
    a wrong total says less of one fan in the hand than a fan that was left out.
    """

    rules: str
    topic: str
    kind: str
    n: int
    students: int
    seen: float
    missed: float

    @property
    def share(self) -> float:
        """The share that is right, 0 to 1."""
        return self.seen / (self.seen + self.missed)

    @property
    def at_least(self) -> float:
        """The share that is right at least, with 90 % certainty."""
        return lower_bound(self.seen, self.missed)

    @property
    def at_most(self) -> float:
        """The share that is right at most, with 90 % certainty."""
        return 1 - lower_bound(self.missed, self.seen)

    @property
    def fails(self) -> bool:
        """Whether the class fails it for certain: one miss is no verdict, nor one student."""
        enough = self.n >= FEWEST_ANSWERS and self.students >= FEWEST_STUDENTS
        return enough and self.at_most < FIRM_FROM

    @property
    def is_surely_known(self) -> bool:
        """Whether the class has it for certain."""
        return self.at_least >= FIRM_FROM


@dataclass(slots=True)
class _Sum:
    students: set[int]
    n: int = 0
    seen: float = 0.0
    missed: float = 0.0


def class_skills(answers: Iterable[FirstAnswer]) -> tuple[ClassSkill, ...]:
    """Each topic that was in play, the one that is failed most for certain first."""
    sums: dict[tuple[str, str, str], _Sum] = {}
    for answer in answers:
        for topic, seen, weight in _told(answer):
            kind = answer.kind if topic == HAND_TOPIC else ""
            found = sums.setdefault((answer.rules, topic, kind), _Sum(set()))
            found.students.add(answer.student_id)
            found.n += 1
            found.seen += weight if seen else 0.0
            found.missed += 0.0 if seen else weight
    skills = [
        ClassSkill(rules, topic, kind, each.n, len(each.students), each.seen, each.missed)
        for (rules, topic, kind), each in sums.items()
    ]
    return tuple(sorted(skills, key=lambda each: (each.at_most, each.rules, each.topic, each.kind)))


def _told(answer: FirstAnswer) -> Iterator[TopicEvidence]:
    """What the answer tells, without the hand as a whole where a fan explains what is wrong."""
    fan_missed = any(is_fan(topic) and not seen for topic, seen, _ in answer.evidence)
    for each in answer.evidence:
        if not (fan_missed and each[0] == HAND_TOPIC):
            yield each


def worst_failed(skills: Iterable[ClassSkill], most: int) -> tuple[ClassSkill, ...]:
    """Those that the class fails for certain, so many at most, the worst first.

    A hand is miscounted where a fan in it is not known: while fans or principles are failed,
    what takes counting is not failed by itself.
    """
    failed = [each for each in skills if each.fails]
    explained = any(explains_the_hand(each.topic) for each in failed)
    return tuple(each for each in failed if not (explained and each.kind in COUNTING_KINDS))[:most]


def wish_of(skill: ClassSkill) -> str:
    """What an assignment about it is made from (`default_wishes`)."""
    return KIND_PREFIX + skill.kind if skill.topic == HAND_TOPIC else skill.topic
