"""Questions of a student: like those that the teacher saw, and nobody finds them out."""

import uuid

import pytest

from quizzes import Address, make
from quizzes.topics import filtered_topic
from school.assignments.models import Assignment, Item, Seeds
from school.assignments.seeding import SEED_COUNT, derived_address, question_for
from school.classes.models import Student

WISHES = [
    "mcr-2014/fans/3/2611/1/pure-straight",
    "mcr-2014/fans/3/2611/1/pure-straight+mixed-triple-chow",
    "mcr-2014/find/2/2611/4/~43",
    "mcr-2014/principle/3/2611/2/principle:non-repeat",
    "mcr-2014/ruling/2/2611/3/topic:claims",
    "mcr-2014/fans/3/2611/5/table",
    "rengo/waits/4/2611/6",
]


def item(question: str, position: int = 7) -> Item:
    return Item(question=question, position=position)


def task(seed: str = "secret", seeds: Seeds = Seeds.STUDENT) -> Assignment:
    return Assignment(seed=seed, seeds=seeds)


@pytest.mark.parametrize("question", WISHES)
def test_a_derived_question_has_the_kind_the_level_and_the_wish(question: str) -> None:
    like = Address.parse(question)
    found = Address.parse(derived_address(task(), item(question), "somebody"))
    assert (found.rules, found.kind, found.level) == (like.rules, like.kind, like.level)
    assert (found.target, found.aim) == (like.target, like.aim)
    assert found.index == 7
    assert found.seed != like.seed
    assert make(found).address == found


@pytest.mark.parametrize(
    ("question", "aim"), [(WISHES[0], "pure-straight"), (WISHES[3], "non-repeat")]
)
def test_what_a_question_aims_at_stands_masked(question: str, aim: str) -> None:
    found = derived_address(task(), item(question), "somebody")
    assert aim not in found
    assert filtered_topic(Address.parse(found)).endswith(aim)


def test_seeds_are_large_and_follow_from_the_secret_alone() -> None:
    seeds = {
        Address.parse(derived_address(task(secret), item(WISHES[0]), name)).seed
        for secret in ("a", "b")
        for name in ("x", "y")
    }
    assert len(seeds) == 4
    assert max(seeds) < SEED_COUNT
    assert min(seeds) > SEED_COUNT // 10**6


@pytest.mark.parametrize(
    ("seeds", "as_before", "as_the_other"),
    [(Seeds.ONE, True, True), (Seeds.STUDENT, True, False), (Seeds.ATTEMPT, False, False)],
)
def test_who_meets_the_same(seeds: Seeds, as_before: bool, as_the_other: bool) -> None:
    one, other = (Student(public_id=uuid.UUID(int=n)) for n in (1, 2))
    first = question_for(task(seeds=seeds), item(WISHES[0]), one, 1)
    assert (question_for(task(seeds=seeds), item(WISHES[0]), one, 2) == first) is as_before
    assert (question_for(task(seeds=seeds), item(WISHES[0]), other, 1) == first) is as_the_other
