"""The questions of an exam from its secret seed: no hand and no story twice."""

import hashlib
import json
import random
from collections.abc import Collection, Iterator, Sequence
from dataclasses import dataclass, replace
from typing import Final

from quizzes.address import Address
from quizzes.errors import QuizError
from quizzes.exams.blueprint import EXAM_SEEDS, ExamBlueprint, ExamDraw, ExamPart
from quizzes.exams.loading import fans_for
from quizzes.kinds.registry import spec_of
from quizzes.message import Message
from quizzes.question import Question, SituationQuestion, tiles_of
from quizzes.question_cache import question_at
from scoring import Hand, rule_set

TRIES: Final = 60  # of one question, so that it tells nothing that another one tells


@dataclass(frozen=True, slots=True)
class DrawnItem:
    """A question of an exam: its part, its address, and a digest of what it tells."""

    part: str
    address: Address
    story: str


def draw_exam(
    blueprint: ExamBlueprint, seed: str, *, practice: bool, met: Sequence[frozenset[str]] = ()
) -> tuple[DrawnItem, ...]:
    """The questions of the exam of a seed, in the order of its parts.

    `seed` is the secret that they all follow from. `met` are digests of what earlier exams told, the
    latest first: nothing of the latest comes again, of the others only where a part is too small.

    Raises:
        QuizError: `bad-blueprint`: there are not so many different questions.
    """
    chance = random.Random(seed)
    never, rather_not = frozenset[str]().union(*met[:1]), frozenset[str]().union(*met[1:])
    told, results = set(never), list[DrawnItem]()
    for part in blueprint.parts:
        for number in range(part.practice if practice else part.items):
            place = len(results) + 1
            results.append(_item(blueprint, part, number, place, chance, told, rather_not))
            told.add(results[-1].story)
    return tuple(results)


def _item(
    blueprint: ExamBlueprint,
    part: ExamPart,
    number: int,
    place: int,
    chance: random.Random,
    told: Collection[str],
    rather_not: Collection[str],
) -> DrawnItem:
    draws = part.draws[number % len(part.draws) :] + part.draws[: number % len(part.draws)]
    level = part.levels[number % len(part.levels)]
    second_best: DrawnItem | None = None
    for draw in draws:  # where one has no more to tell, the next of the part stands in
        for address in _addresses(blueprint, draw, level, place, chance):
            try:
                story = story_digest(question_at(address))
            except QuizError:  # no hand with this seed
                continue
            if story in told:
                continue
            found = DrawnItem(part.id, address, story)
            if story not in rather_not:
                return found
            second_best = second_best or found
    if second_best is not None:
        return second_best
    raise QuizError("bad-blueprint", f"{blueprint.rules}: too few questions in {part.id!r}")


def _addresses(
    blueprint: ExamBlueprint, draw: ExamDraw, level: int, place: int, chance: random.Random
) -> Iterator[Address]:
    rules = rule_set(blueprint.rules)
    fans = fans_for(draw, rules) if draw.worth else ()
    for _ in range(TRIES):
        seed = chance.choice(EXAM_SEEDS)
        plain = Address(rules.id, draw.kind, level, seed, place)
        like = draw.asks.at(plain, place)
        if fans:
            like = replace(like, fans=(chance.choice(fans),))
        yield replace(like, masked=like.can_be_masked)


def story_digest(question: Question) -> str:
    """A digest of what a question tells: the tiles of its hand, or the story without its seats,
    tiles and numbers. Two with the same digest are one and the same to whoever sits the exam.
    """
    text = json.dumps(_told(question), sort_keys=True, ensure_ascii=False)
    return hashlib.sha256(text.encode()).hexdigest()[:24]


def _told(question: Question) -> object:
    if isinstance(question, SituationQuestion):
        told = question.situation
        return [told.template, *_texts((*told.facts, told.question))]
    held = tiles_of(question)
    if held is None:
        return [question.address.kind, spec_of(question).subject(question)]
    win = [str(held.win)] if isinstance(held, Hand) else []
    return [sorted(map(str, held.concealed)), sorted(map(str, held.melds)), win]


def _texts(messages: Collection[Message]) -> Iterator[str]:
    for each in messages:
        yield each.text
        yield from _texts([value for _, value in each.values if isinstance(value, Message)])
