"""A placement: twelve questions about the fans of a rule set, each chosen by the answers before."""

from random import Random
from typing import Final

from quizzes import Address, Kind
from quizzes.runs import Run, new_seed
from quizzes.topics import filtered_topic
from school.learning.placement import (
    ITEM_COUNT,
    PlacementItem,
    PlacementResult,
    next_item,
    placement_result,
)
from school.progress.course_units import fans_in_course
from scoring import RuleSet, rule_set
from web.drills.guided import address_of, answered_run_after, latest_answers_in

PLACEMENT: Final = "placement"
KINDS: Final = (Kind.FIND.value, Kind.FANS.value, Kind.TOTAL.value)


def new_placement_run(rules: RuleSet) -> Run:
    """A fresh placement at its first question."""
    first = _chosen(rules, new_seed(), 1, ())
    assert first is not None  # without answers there is always a question
    return first


def placement_run_after(run: Run) -> Run | None:
    """The placement at the question after this one; None where enough was answered."""
    return answered_run_after(run) or _chosen(
        rule_set(run.address.rules), run.address.seed, run.number + 1, placement_answers(run)
    )


def placement_answers(run: Run) -> tuple[tuple[PlacementItem, bool], ...]:
    """The questions answered so far, and whether right; one that was skipped is not."""
    results = []
    for mark in latest_answers_in(run):
        address = Address.parse(mark.question)
        topic = filtered_topic(address)
        if topic in fans_in_course(address.rules):
            item = PlacementItem(address.kind.value, address.level, topic)
            results.append((item, mark.credit >= 1))
    return tuple(results)


def result_of_run(run: Run) -> PlacementResult:
    """What the answers say."""
    return placement_result(fans_in_course(run.address.rules), placement_answers(run))


def _chosen(
    rules: RuleSet, seed: int, number: int, answers: tuple[tuple[PlacementItem, bool], ...]
) -> Run | None:
    item = next_item(fans_in_course(rules.id), KINDS, answers, Random(f"{seed}/{number}"))
    if item is None:
        return None
    address = address_of(rules.id, item.kind, item.topic, item.level, seed, number)
    return Run(address, ITEM_COUNT, guide=PLACEMENT)
