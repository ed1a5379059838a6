"""What makes the engine fast is held to the readable rule: what is remembered to what is asked."""

from collections import Counter
from random import Random

import pytest

from scoring import EDITIONS, Fan, rule_set
from scoring.aspects import ASPECTS, Chows, SuitPungs
from scoring.case import Case, cases
from scoring.case_summary import CaseSummary, case_summaries, without_other_waits
from scoring.fan_finder import AspectGroup, RelationGroup, aspect_of
from scoring.mcr import count, principles
from scoring.mcr.edition import SHAPES
from scoring.memo import Memo
from scoring.record import Finding
from scoring.rengo.catalogue import FINDERS, YAKU
from tests.scoring.random_hands import random_hand
from tests.scoring.rengo.random_riichi import random_riichi

HANDS = 500
EDITION = EDITIONS["mcr-2014"]
FANS = {(fan.id, fan.condition): fan for rules in EDITIONS.values() for fan in rules.fans}
RENGO = rule_set("rengo")


def mcr_cases() -> list[tuple[Case, CaseSummary]]:
    rng = Random(1914)
    hands = [random_hand(rng) for _ in range(HANDS)]
    return [
        pair
        for hand in hands
        for pair in zip(
            cases(hand, SHAPES),
            without_other_waits(case_summaries(hand, SHAPES), SHAPES),
            strict=True,
        )
    ]


def rengo_cases() -> list[tuple[Case, CaseSummary]]:
    rng = Random(1919)
    shapes = RENGO.shapes
    hands = [random_riichi(rng) for _ in range(HANDS)]
    return [
        pair
        for hand in hands
        for pair in zip(cases(hand, shapes), case_summaries(hand, shapes), strict=True)
    ]


CASES = mcr_cases()
SUMMARIES = [summary for _, summary in CASES]
RENGO_CASES = rengo_cases()


@pytest.mark.parametrize("pairs", [CASES, RENGO_CASES], ids=["mcr", "rengo"])
def test_a_summary_is_the_case_in_few_words(pairs: list[tuple[Case, CaseSummary]]) -> None:
    """The readings are the same, in one order."""
    for case, summary in pairs:
        assert (summary.hand, summary.reading) == (case.hand, case.reading)
        assert summary.sets.sets == case.sets


def test_a_form_is_kept_for_the_only_wait() -> None:
    for case, summary in CASES:
        assert summary.form == case.sole_form


@pytest.mark.parametrize("name", EDITIONS)
def test_what_is_remembered_is_what_every_condition_finds_in_the_whole_case(name: str) -> None:
    """Parts, groups, relations of a few sets in any suits: all of it against the table row by row."""
    edition = EDITIONS[name]
    for case, summary in CASES:
        row_by_row = Counter((fan.id, use) for fan in edition.fans for use in fan.condition(case))
        for _ in range(2):  # the second time it is all remembered
            job = Counter((each.fan.id, each.use) for each in count.find(summary, edition))
            assert job == row_by_row, case


def test_what_rules_a_yaku_out_is_what_no_condition_finds_in_the_whole_case() -> None:
    """A yaku is asked for only where a few bits leave it possible: against the text row by row."""
    for case, summary in RENGO_CASES:
        rows = [yaku for yaku in YAKU if case.is_concealed or not yaku.concealed_only]
        row_by_row = Counter((yaku.id, use) for yaku in rows for use in yaku.condition(case))
        for _ in range(2):
            job = FINDERS[case.is_concealed].find(summary)
            assert Counter((each.fan.id, each.use) for each in job) == row_by_row, case


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
    fans = [fan for fan in EDITION.fans if aspect_of(fan) is look]
    related = RelationGroup(AspectGroup(look, fans))
    rng = Random(69)
    for _ in range(1500):
        firsts = rows_of_sets(rng)
        wanted = Counter((fan.id, use) for fan in fans for use in fan.condition(look(firsts)))
        assert Counter((each.fan.id, each.use) for each in related.found(firsts)) == wanted, firsts


@pytest.mark.parametrize("fan", [*FANS.values(), *YAKU], ids=lambda fan: fan.id)
def test_every_condition_says_what_it_looks_at(fan: Fan) -> None:
    assert aspect_of(fan) in ASPECTS


def test_a_memory_that_is_full_begins_again() -> None:
    asked: list[int] = []

    def twice(number: int) -> int:
        asked.append(number)
        return 2 * number

    memo = Memo(twice, 2)
    assert [memo[each] for each in (1, 2, 1, 3, 3, 1)] == [2, 4, 2, 6, 6, 2]
    assert asked == [1, 2, 3, 1]


def test_families_left_untried_are_never_worth_more() -> None:
    """Every subset of the combination fans, by brute force, against the families that are tried."""
    for summary in SUMMARIES:
        job = count.find(summary, EDITION)
        settled = principles.settle(job, EDITION).counted
        combinations = [each for each in job if each.fan.combination]
        if len(combinations) > 8:
            continue
        best = 0.0
        for family in principles._families(tuple(combinations)):
            kept = [each for each in job if not each.fan.combination or each in family]
            best = max(best, sum(each.value for each in struck_down(kept)))
        assert sum(each.value for each in settled) == max(best, 8 if best == 0 else best)


def struck_down(findings: list[Finding]) -> list[Finding]:
    """The fans that no other one counted strikes, each compared with each."""
    counted: list[Finding] = []
    for each in sorted(findings, key=lambda each: each.order):
        if not any(principles.strikes(other, each) for other in counted):
            counted.append(each)
    return counted


def test_the_reasons_come_late_and_once() -> None:
    summary = next(summary for summary in SUMMARIES if len(count.find(summary, EDITION)) > 6)
    account = count.score(summary.hand, EDITION).account
    assert account is not None
    assert "struck" not in vars(account)
    assert account.struck is account.struck
    assert account.struck
