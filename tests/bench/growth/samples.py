"""Answers as the product grades them, of which those of a whole site are made by other seeds."""

import json
from collections.abc import Collection, Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from typing import Final

from quizzes import Address, Kind, Question, QuizError, can_ask_about, kinds_of, make
from quizzes.topics import HAND_TOPIC, is_fan
from school.progress.address_parts import AddressParts
from school.progress.course_units import all_units
from school.progress.evidence import TopicEvidence
from school.progress.grading import GradedAnswer, graded_answer, skipped_answer
from school.progress.models import Outcome
from scoring import RULE_SETS
from tests.kinds import wrong_answer

HOW_OFTEN: Final = (15, 3, 1, 1)
"""Of twenty answers to a question: right, wrong, "I don't know", skipped."""
LEVEL: Final = 3
_SEED: Final = 987_654  # stands where each run has its own


@dataclass(frozen=True, slots=True)
class SampleAnswer:
    """An answer without its learner: what stands around the seed of its question, and what it shows.

    `given`, `features` and `evidence` are JSON, as the tables hold them.
    """

    rules: str
    kind: str
    start: str
    rest: str
    outcome: str
    given: str | None
    credit: float
    topics: tuple[TopicEvidence, ...]
    evidence: str
    aim: str | None
    trap: str | None
    features: str
    graded: GradedAnswer

    @property
    def shows(self) -> bool:
        """Whether anything is learnt from it."""
        return self.outcome != Outcome.SKIPPED

    def question(self, seed: int, position: int) -> str:
        """The address of the question in a run."""
        return f"{self.start}{seed}/{position}{self.rest}"

    def drill(self, seed: int) -> str:
        """The run of that seed."""
        return f"{self.start}{seed}{self.rest}"


SampleRun = tuple[SampleAnswer, ...]
"""Answers of one sort of run, each as often as it is given."""


def sample_runs(
    rule_sets: Sequence[str] = tuple(RULE_SETS),
    kinds: Collection[Kind] = tuple(Kind),
    fans: int = 24,
    questions: int = 2,
) -> Mapping[str, Sequence[SampleRun]]:
    """Runs by rule set: one of each kind, and one of each of so many fans, of so many questions."""
    return {
        rules: tuple(
            tuple(_answers(rules, kind, topic, questions))
            for kind, topic in _runs(rules, fans)
            if kind in kinds
        )
        for rules in rule_sets
    }


def _runs(rules: str, fans: int) -> Iterator[tuple[Kind, str]]:
    """A kind and the fan that is asked for, empty for a mixed run."""
    for kind in sorted(kinds_of(RULE_SETS[rules])):
        if can_ask_about(rules, kind, HAND_TOPIC) or kind in (Kind.FIND, Kind.FANS):
            yield kind, ""
    own = [unit.skill for unit in all_units(rules) if is_fan(unit.skill.topic)]
    for skill in own[:fans]:
        yield Kind(skill.kind), skill.topic


def _answers(rules: str, kind: Kind, fan: str, questions: int) -> Iterator[SampleAnswer]:
    made = 0
    for index in range(1, 20 * questions):
        if made == questions:
            return
        address = Address(rules, kind, LEVEL, _SEED, index, fans=(fan,) if fan else ())
        try:
            question = make(address)
        except QuizError:
            continue  # no hand there shows that fan
        made += 1
        for graded, times in zip(_graded(question), HOW_OFTEN, strict=True):
            yield from [_sample(graded)] * times
    if not made:
        raise ValueError(f"expected a question of {rules}, {kind}, {fan!r}")


def _graded(question: Question) -> tuple[GradedAnswer, ...]:
    wrong = wrong_answer(question)
    return (
        graded_answer(question, question.answer, 20.5),
        graded_answer(question, wrong, 31.25),
        graded_answer(question, None, 12.75),
        skipped_answer(question, 4.5, ""),
    )


def _sample(graded: GradedAnswer) -> SampleAnswer:
    parts, shown = AddressParts.of(graded.question), graded.evidence
    start, _, rest = parts.drill.partition(str(_SEED))
    return SampleAnswer(
        rules=parts.rules,
        kind=parts.kind,
        start=start,
        rest=rest,
        outcome=graded.outcome.value,
        given=None if graded.response is None else json.dumps(graded.response),
        credit=graded.credit,
        topics=shown.topics,
        evidence=json.dumps([list(each) for each in shown.topics]),
        aim=shown.aim,
        trap=shown.misconception,
        features=json.dumps(dict(shown.features)),
        graded=replace(graded, token=""),
    )
