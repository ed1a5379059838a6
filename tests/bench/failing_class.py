"""Classes that fail two topics and know the others: whether just these are told as failed.

`python -m tests.bench.failing_class [CLASSES [RULES …]]` prints for each rule set in how many of so many
classes, and of so many learners who answer alone, just the two topics come back.

A student sees a known topic in most answers and a failed one in few. What is answered follows from what
is seen: the fans seen, their total, the announcement judged by them, one of the choices drawn where the
right one is not known.
"""

import sys
from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import dataclass, replace
from functools import cache
from itertools import combinations
from random import Random
from typing import Final

from quizzes import Address, Kind, Question, Response, can_ask, make
from quizzes.address import PRINCIPLE_PREFIX
from quizzes.countings import displayed_counting
from quizzes.kinds.registry import spec_of
from quizzes.misconceptions.mistake import Mistake, points_changed
from quizzes.question import AnnouncementQuestion, Objection, score_of
from quizzes.topics import HAND_TOPIC
from school.assignments.class_skills import class_skills, wish_of, worst_failed
from school.assignments.first_attempts import FirstAnswer
from school.assignments.wishes import KIND_PREFIX
from school.learning.state import Skill
from school.progress.evidence import TopicEvidence
from school.progress.grading import graded_answer
from school.progress.models import Outcome
from school.progress.skill_records import SkillRecord, SkillStanding, by_assessment
from scoring import RuleSet, Score, rule_set

CLASSES: Final = 100
STUDENTS: Final = 30
KNOWN: Final = 0.95  # of the answers in which a known topic is in play it is seen in so many
FAILED: Final = 0.3
MOST: Final = 3  # topics told as failed, as on the page
SETS: Final = 8  # assignments that classes take by turns, and a learner all of
ASKED: Final[dict[str, tuple[str, ...]]] = {
    "mcr-2014": ("prevalent-wind", "dragon-pung", "mixed-triple-chow", "all-pungs", "half-flush"),
    "imj": ("pung-of-dragon", "all-pungs", "mixed-same", "three-matching-chows", "chance-round"),
    "rengo": ("tanyao", "pinfu", "toitoi", "honitsu", "iipeikou"),
}
"""Fans that an assignment is about."""
KINDS_OF_FANS: Final = (Kind.FIND, Kind.FANS, Kind.FANS, Kind.TOTAL, Kind.SPOT_ERROR)
OTHERS: Final = 4  # questions of each kind that is about no fan
WAITS: Final = KIND_PREFIX + Kind.WAITS.value


@dataclass(frozen=True, slots=True)
class SimulatedStudent:
    """Somebody who fails those topics; each moment of seeing is drawn."""

    failed: frozenset[str]
    draw: Random

    def sees(self, topic: str) -> bool:
        """Whether the topic is seen this time."""
        return self.draw.random() < (FAILED if topic in self.failed else KNOWN)

    def response(self, question: Question) -> Response:
        """What the student answers."""
        if isinstance(question, AnnouncementQuestion):
            return _objection(question, self._seen(question.score))
        score = score_of(question)
        match question.address.kind:
            case Kind.FANS if score:
                return tuple(self._seen(score).elements())
            case Kind.TOTAL if score:
                return _total(score, self._seen(score), rule_set(question.address.rules))
            case Kind.WAITS:
                return question.answer if self.sees(WAITS) else _other_waits(question)
        topic = _topic_of_choice(question)
        if self.sees(topic):
            return question.answer
        choice = self.draw.choice(question.choices or ())
        return spec_of(question).answer_of_choice(choice.id)

    def _seen(self, score: Score) -> Counter[str]:
        counted = Counter(displayed_counting(score))
        seen = {fan: self.sees(fan) for fan in counted}
        return Counter({fan: times for fan, times in counted.items() if seen[fan]})


def _topic_of_choice(question: Question) -> str:
    if question.address.kind is Kind.PRINCIPLE:
        return question.address.aim or PRINCIPLE_PREFIX
    return str(question.answer)


def _other_waits(question: Question) -> Response:
    assert isinstance(question.answer, tuple)
    return question.answer[1:] or ("1m", "9s")


def _total(score: Score, seen: Counter[str], rules: RuleSet) -> float:
    removed = tuple((Counter(displayed_counting(score)) - seen).elements())
    return score.total + points_changed(score, rules, Mistake(removed=removed))


def _objection(question: AnnouncementQuestion, seen: Counter[str]) -> Objection:
    told = Counter(question.announcement.fans)
    own = _total(question.score, seen, rule_set(question.address.rules))
    return Objection(
        tuple(sorted((seen - told).elements())), tuple(sorted((told - seen).elements())), own
    )


@cache
def assignment(rules_id: str, number: int) -> tuple[Question, ...]:
    """One of a few assignments: each fan in each kind, then waits and principles."""
    rules, found = rule_set(rules_id), []
    for kind in dict.fromkeys(KINDS_OF_FANS):
        times = KINDS_OF_FANS.count(kind)
        for fan in ASKED[rules_id]:
            assert can_ask(rules_id, kind, fan), (rules_id, kind, fan)
            for turn in range(times):
                address = Address(rules.id, kind, 3, number * 100 + turn, len(found), fans=(fan,))
                found.append(make(replace(address, masked=address.can_be_masked)))
    for turn in range(OTHERS):
        found.append(make(Address(rules.id, Kind.WAITS, 2, number * 100 + turn, len(found))))
    return tuple(found)


def topics_of(rules_id: str) -> tuple[str, ...]:
    """What a class can fail: the fans asked for, and finding waits."""
    return (*ASKED[rules_id], WAITS)


Shown = tuple[float, tuple[TopicEvidence, ...]]
_SHOWN: Final[dict[tuple[str, str], Shown]] = {}  # grading takes time, and many answer alike


def _shown(question: Question, response: Response) -> Shown:
    """What the answer is worth, and what it tells."""
    key = (str(question.address), repr(response))
    if key not in _SHOWN:
        graded = graded_answer(question, response)
        _SHOWN[key] = graded.credit, graded.evidence.topics
    return _SHOWN[key]


def class_answers(
    rules_id: str, failed: Iterable[str], draw: Random, number: int
) -> Iterator[FirstAnswer]:
    """Every answer of a class to an assignment."""
    for student in range(STUDENTS):
        for item, question in enumerate(assignment(rules_id, number)):
            who = SimulatedStudent(frozenset(failed), draw)
            credit, told = _shown(question, who.response(question))
            kind = question.address.kind.value
            yield FirstAnswer(
                student, 1, item, rules_id, kind, Outcome.ANSWERED, credit, None, told
            )


def told_as_failed(answers: Iterable[FirstAnswer]) -> set[str]:
    """The topics that come back."""
    return {wish_of(each) for each in worst_failed(class_skills(answers), MOST)}


def pairs(rules_id: str, classes: int) -> Iterator[tuple[int, tuple[str, str]]]:
    """So many classes, each with two topics that it fails, every pair by turns."""
    known = list(combinations(topics_of(rules_id), 2))
    for number in range(classes):
        first, second = known[number % len(known)]
        yield number, (first, second)


def learner_standing(rules_id: str, failed: Iterable[str], draw: Random) -> set[str]:
    """What is to be improved by somebody who answers every assignment alone."""
    sums: dict[Skill, list[tuple[bool, float]]] = {}
    who = SimulatedStudent(frozenset(failed), draw)
    for number in range(SETS):
        for question in assignment(rules_id, number):
            _credit, told = _shown(question, who.response(question))
            for topic, seen, weight in told:
                skill = Skill(rules_id, topic, question.address.kind.value)
                sums.setdefault(skill, []).append((seen, weight))
    records = [_record(skill, told) for skill, told in sums.items()]
    weak = by_assessment(records)[SkillStanding.TO_IMPROVE]
    return {
        KIND_PREFIX + each.skill.kind if each.skill.topic == HAND_TOPIC else each.skill.topic
        for each in weak
    }


def _record(skill: Skill, told: Sequence[tuple[bool, float]]) -> SkillRecord:
    return SkillRecord(
        skill,
        len(told),
        sum(seen for seen, _ in told),
        sum(weight for seen, weight in told if seen),
        sum(weight for seen, weight in told if not seen),
    )


Standing = Callable[[str, tuple[str, str], int], set[str]]


def of_class(rules_id: str, failed: tuple[str, str], number: int) -> set[str]:
    """What comes back of the class of that number."""
    draw = Random(f"class {rules_id} {number}")
    return told_as_failed(class_answers(rules_id, failed, draw, number % SETS))


def of_learner(rules_id: str, failed: tuple[str, str], number: int) -> set[str]:
    """What comes back of the learner of that number."""
    return learner_standing(rules_id, failed, Random(f"learner {rules_id} {number}"))


def just_those(standing: Standing, rules_id: str, count: int) -> list[int]:
    """The numbers of those of whom just the failed topics come back."""
    return [
        number
        for number, failed in pairs(rules_id, count)
        if standing(rules_id, failed, number) == set(failed)
    ]


def main(arguments: Sequence[str] = ()) -> None:
    """Print the figures of those rule sets, or of all that are simulated."""
    count = int(arguments[0]) if arguments else CLASSES
    for rules_id in arguments[1:] or ASKED:
        classes = len(just_those(of_class, rules_id, count))
        learners = len(just_those(of_learner, rules_id, count))
        print(f"{rules_id}: {classes} classes and {learners} learners of {count}", flush=True)


if __name__ == "__main__":
    main(sys.argv[1:])
