"""What makes the engine fast is held to the readable rule: the parts of a case to the whole case."""

from collections import Counter
from random import Random

import pytest

from scoring import EDITIONS, Fan
from scoring.case import Case, cases
from scoring.mcr import count, principles
from scoring.mcr.edition import SHAPES
from scoring.mcr.finding import looks_at
from scoring.mcr.looks import LOOKS, EndChows, HonorPungs, SpecialShape, SuitPungs
from scoring.mcr.seen import seen
from scoring.record import Found
from tests.scoring.random_hands import random_hand

HANDS = 400
EDITION = EDITIONS["mcr-2014"]
FANS = {(fan.id, fan.condition): fan for rules in EDITIONS.values() for fan in rules.fans}


def every_case() -> list[Case]:
    rng = Random(1914)
    hands = [random_hand(rng) for _ in range(HANDS)]
    return [case for hand in hands for case in cases(hand, SHAPES)]


CASES = every_case()
PARTS = [
    {look: look(*fields) for look, fields in zip(LOOKS, seen(case), strict=True)} for case in CASES
]


@pytest.mark.parametrize("fan", FANS.values(), ids=lambda fan: fan.id)
def test_a_condition_finds_the_same_in_its_part_as_in_the_whole_case(fan: Fan) -> None:
    look = looks_at(fan)
    for case, parts in zip(CASES, PARTS, strict=True):
        part = case if look is Case else parts[look]
        assert list(fan.condition(part)) == list(fan.condition(case))


PARTIAL = {EndChows, SuitPungs, HonorPungs, SpecialShape}  # these hide some of what they name


@pytest.mark.parametrize("look", [each for each in LOOKS if each not in PARTIAL])
def test_a_part_answers_as_the_case_does(look: type) -> None:
    names = [name for name in dir(look) if not name.startswith("_") and hasattr(Case, name)]
    assert names
    for case, parts in zip(CASES, PARTS, strict=True):
        for name in names:
            theirs = getattr(parts[look], name)
            if not callable(theirs):
                assert theirs == getattr(case, name), (name, case)


@pytest.mark.parametrize("name", EDITIONS)
def test_remembered_groups_find_what_the_table_finds_row_by_row(name: str) -> None:
    edition = EDITIONS[name]
    for case in CASES:
        row_by_row = Counter((fan.id, use) for fan in edition.fans for use in fan.condition(case))
        for _ in range(2):  # the second time it is all remembered
            assert Counter((each.fan.id, each.use) for each in count.find(case, edition)) == (
                row_by_row
            )


def test_families_left_untried_are_never_dearer() -> None:
    """Every subset of the combination fans, by brute force, against the families that are tried."""
    for case in CASES:
        found = count.find(case, EDITION)
        settled = principles.settle(found, EDITION).counted
        combinations = [each for each in found if each.fan.combination]
        if len(combinations) > 8:
            continue
        best = 0.0
        for family in principles._families(tuple(combinations)):
            kept = [each for each in found if not each.fan.combination or each in family]
            best = max(best, sum(each.value for each in struck_down(kept)))
        assert sum(each.value for each in settled) == max(best, 8 if best == 0 else best)


def struck_down(found: list[Found]) -> list[Found]:
    """The fans that no other one counted strikes, each compared with each."""
    counted: list[Found] = []
    for each in sorted(found, key=lambda each: each.order):
        if not any(principles.strikes(other, each) for other in counted):
            counted.append(each)
    return counted


def test_the_reasons_come_late_and_once() -> None:
    case = next(case for case in CASES if len(count.find(case, EDITION)) > 6)
    account = count.score(case.hand, EDITION).account
    assert account is not None
    assert "struck" not in vars(account)
    assert account.struck is account.struck
    assert account.struck
