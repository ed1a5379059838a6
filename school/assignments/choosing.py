"""Choosing questions by what a teacher wishes, and another one in the place of one."""

import json
import secrets
from collections import deque
from collections.abc import Collection, Hashable, Iterator
from dataclasses import replace
from typing import Final

from quizzes import Address, Kind, Question, QuizError, can_ask
from quizzes.address import DERIVED_SEEDS, LEVELS, PRINCIPLE_PREFIX, TABLE_AIM, TOPIC_PREFIX
from quizzes.aiming import KINDS_WITHOUT_HANDS, kinds_about_principles, kinds_of_dealt_hands, topics
from quizzes.kinds.registry import spec_of
from quizzes.question import tiles_of
from quizzes.question_cache import question_at
from quizzes.topics import filter_for_topic, is_fan
from school.assignments.wishes import Wishes
from scoring import Hand, RuleSet, WaitingHand

SEED_COUNT: Final = 10**15  # nobody finds a seed by trying
TRIES_PER_QUESTION: Final = 20  # of one question, so that it shows nothing that another one shows

ShownSubject = Hashable
"""What a question shows: two that show the same are one and the same to whoever answers."""


def choose_questions(
    wishes: Wishes, rules: RuleSet, shown: Collection[ShownSubject] = ()
) -> tuple[Address, ...]:
    """Questions by the wishes, kind after kind, none of which shows what another one shows.

    `shown` is what must not come again. There are fewer than wished where no more are found.
    """
    seen, ring = set(shown), deque(wishes.topics)
    results: list[Address] = []
    for number, (kind, targeted) in enumerate(_slots(wishes), 1):
        like = _wished(kind, targeted, ring, wishes, rules, number)
        fresh = _fresh(like, seen) or _fresh(replace(like, fans=(), aim="", masked=False), seen)
        if fresh is not None:
            results.append(fresh)
            seen.add(shown_subject(question_at(fresh)))
    return tuple(results)


def another_question(address: Address, shown: Collection[ShownSubject]) -> Address | None:
    """A question of the same wish that shows nothing of that; None where none was found."""
    return _fresh(address, shown)


def easier_or_harder(
    address: Address, step: int, shown: Collection[ShownSubject]
) -> Address | None:
    """A question of the same wish so many levels up; None beyond the last level."""
    level = address.level + step
    return _fresh(replace(address, level=level), shown) if level in LEVELS else None


def shown_subject(question: Question) -> ShownSubject:
    """The tiles of its hand, or what else it is about; how the hand was won does not matter."""
    held = tiles_of(question)
    if held is None:
        subject = json.dumps(spec_of(question).subject(question), sort_keys=True)
        return question.address.kind, subject
    return _tiles(held)


def _tiles(hand: Hand | WaitingHand) -> ShownSubject:
    win = (str(hand.win),) if isinstance(hand, Hand) else ()
    return tuple(sorted(map(str, hand.concealed))), tuple(sorted(map(str, hand.melds))), win


def _slots(wishes: Wishes) -> Iterator[tuple[Kind, bool]]:
    """The kind of each question, and whether it is a targeted one: evenly spread."""
    for at in range(wishes.count):
        kind = wishes.kinds[at * len(wishes.kinds) // wishes.count]
        yield kind, (at + 1) * wishes.targeted // 100 > at * wishes.targeted // 100


def _wished(
    kind: Kind, targeted: bool, ring: deque[str], wishes: Wishes, rules: RuleSet, number: int
) -> Address:
    """A question's address but for its seed. Topics take turns among those the kind can show."""
    plain = Address(rules.id, kind, wishes.level, 0, number)
    if targeted or kind in KINDS_WITHOUT_HANDS:
        topic = next((each for each in ring if can_be_about(kind, each, rules)), None)
        if topic is None:
            return plain
        ring.remove(topic)
        ring.append(topic)
        fan = is_fan(topic)
        aimed = (
            replace(plain, fans=(topic,)) if fan else replace(plain, aim=filter_for_topic(topic))
        )
        return replace(aimed, masked=aimed.can_be_masked)
    return replace(plain, aim=TABLE_AIM) if kind in _of_the_table(rules) else plain


def can_be_about(kind: Kind, topic: str, rules: RuleSet) -> bool:
    """Whether a question of that kind can be about the topic."""
    if is_fan(topic):
        return can_ask(rules.id, kind, topic)
    if topic.startswith(PRINCIPLE_PREFIX):
        return kind in kinds_about_principles(rules)
    return filter_for_topic(topic).removeprefix(TOPIC_PREFIX) in topics(rules, kind)


def _of_the_table(rules: RuleSet) -> frozenset[Kind]:
    """Kinds that any deal can be asked for. That something is there and not counted is too rare."""
    return kinds_of_dealt_hands(rules) - {Kind.PRINCIPLE}


def _fresh(like: Address, shown: Collection[ShownSubject]) -> Address | None:
    """The same wish with a seed that nobody knows."""
    return next((each for each in _drawn(like) if _is_new(each, shown)), None)


def _drawn(like: Address) -> Iterator[Address]:
    for _ in range(TRIES_PER_QUESTION):
        yield replace(like, seed=DERIVED_SEEDS[secrets.randbelow(SEED_COUNT)])


def _is_new(address: Address, shown: Collection[ShownSubject]) -> bool:
    try:
        return shown_subject(question_at(address)) not in shown
    except QuizError:  # no hand with this seed
        return False
