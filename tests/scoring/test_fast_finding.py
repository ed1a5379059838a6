"""What makes the engine fast is held to the readable rule: what is remembered to what is asked."""

from collections import Counter
from random import Random

import pytest

from scoring import EDITIONS, Fan
from scoring.case import Case, cases
from scoring.mcr import count, principles
from scoring.mcr.edition import SHAPES
from scoring.mcr.finding import _Group, _Related, looks_at
from scoring.mcr.looks import LOOKS, Chows, SuitPungs
from scoring.mcr.sights import Sight, sights
from scoring.memo import Memo
from scoring.record import Finding
from tests.scoring.random_hands import random_hand

HANDS = 500
EDITION = EDITIONS["mcr-2014"]
FANS = {(fan.id, fan.condition): fan for rules in EDITIONS.values() for fan in rules.fans}


def every_case() -> list[tuple[Case, Sight]]:
    rng = Random(1914)
    hands = [random_hand(rng) for _ in range(HANDS)]
    return [
        pair
        for hand in hands
        for pair in zip(cases(hand, SHAPES), sights(hand, SHAPES), strict=True)
    ]


CASES = every_case()
SIGHTS = [sight for _, sight in CASES]


def test_a_sight_is_the_case_in_few_words() -> None:
    """The readings are the same, in one order, and so is how the hand waited."""
    for case, sight in CASES:
        assert (sight.hand, sight.reading) == (case.hand, case.reading)
        assert sight.row.sets == case.sets
        assert sight.sole_form == case.sole_form


@pytest.mark.parametrize("name", EDITIONS)
def test_what_is_remembered_is_what_every_condition_finds_in_the_whole_case(name: str) -> None:
    """Parts, groups, relations of a few sets in any suits: all of it against the table row by row."""
    edition = EDITIONS[name]
    for case, sight in CASES:
        row_by_row = Counter((fan.id, use) for fan in edition.fans for use in fan.condition(case))
        for _ in range(2):  # the second time it is all remembered
            found = Counter((each.fan.id, each.use) for each in count.find(sight, edition))
            assert found == row_by_row, case


def rows_of_sets(rng: Random) -> tuple[int | None, ...]:
    """Up to four sets of few numbers, so that many are related, with gaps between them."""
    low = rng.randrange(4)
    sets = [9 * rng.randrange(3) + rng.randrange(low, 7) for _ in range(rng.randrange(2, 5))]
    if rng.random() < 0.3:  # of one suit
        sets = [each % 9 for each in sets]
    gaps: list[int | None] = [None] * (5 - len(sets))
    return tuple(rng.sample(sets + gaps, 5))


@pytest.mark.parametrize("look", [Chows, SuitPungs])
def test_few_sets_are_related_whatever_stands_beside_them(look: type[Chows | SuitPungs]) -> None:
    fans = [fan for fan in EDITION.fans if looks_at(fan) is look]
    related = _Related(_Group(look, fans))
    rng = Random(69)
    for _ in range(1500):
        firsts = rows_of_sets(rng)
        wanted = Counter((fan.id, use) for fan in fans for use in fan.condition(look(firsts)))
        assert Counter((each.fan.id, each.use) for each in related.found(firsts)) == wanted, firsts


@pytest.mark.parametrize("fan", FANS.values(), ids=lambda fan: fan.id)
def test_every_condition_says_what_it_looks_at(fan: Fan) -> None:
    assert looks_at(fan) in LOOKS


def test_a_memory_that_is_full_begins_again() -> None:
    asked: list[int] = []

    def twice(number: int) -> int:
        asked.append(number)
        return 2 * number

    memo = Memo(twice, 2)
    assert [memo[each] for each in (1, 2, 1, 3, 3, 1)] == [2, 4, 2, 6, 6, 2]
    assert asked == [1, 2, 3, 1]


def test_families_left_untried_are_never_dearer() -> None:
    """Every subset of the combination fans, by brute force, against the families that are tried."""
    for sight in SIGHTS:
        found = count.find(sight, EDITION)
        settled = principles.settle(found, EDITION).counted
        combinations = [each for each in found if each.fan.combination]
        if len(combinations) > 8:
            continue
        best = 0.0
        for family in principles._families(tuple(combinations)):
            kept = [each for each in found if not each.fan.combination or each in family]
            best = max(best, sum(each.value for each in struck_down(kept)))
        assert sum(each.value for each in settled) == max(best, 8 if best == 0 else best)


def struck_down(found: list[Finding]) -> list[Finding]:
    """The fans that no other one counted strikes, each compared with each."""
    counted: list[Finding] = []
    for each in sorted(found, key=lambda each: each.order):
        if not any(principles.strikes(other, each) for other in counted):
            counted.append(each)
    return counted


def test_the_reasons_come_late_and_once() -> None:
    sight = next(sight for sight in SIGHTS if len(count.find(sight, EDITION)) > 6)
    account = count.score(sight.hand, EDITION).account
    assert account is not None
    assert "struck" not in vars(account)
    assert account.struck is account.struck
    assert account.struck
