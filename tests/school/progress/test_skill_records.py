"""Strengths, what is to improve, and what the answers cannot tell yet."""

import uuid
from datetime import timedelta

import pytest

from school.database import Database
from school.learners.guests import new_guest
from school.learning.state import Skill
from school.progress.evidence import FILTERED_WEIGHT, MIXED_WEIGHT, AnswerEvidence
from school.progress.skill_records import (
    FEWEST_ANSWERS,
    FIRM_FROM,
    ExplainedMistake,
    SkillRecord,
    SkillStanding,
    assess,
    by_assessment,
    last_mistake,
    records,
)
from tests.school.make import NOON, answer

RULES = "mcr-2014"
A_DAY = timedelta(days=1)


def record(
    right: int, wrong: int, weight: float = MIXED_WEIGHT, topic: str = "all-chows"
) -> SkillRecord:
    skill = Skill(RULES, topic, "fans")
    return SkillRecord(skill, right + wrong, right, right * weight, wrong * weight)


@pytest.mark.parametrize(
    ("right", "wrong", "weight", "expected"),
    [
        (3, 0, MIXED_WEIGHT, SkillStanding.NOT_CLEAR),
        (4, 0, MIXED_WEIGHT, SkillStanding.STRENGTH),
        (4, 0, FILTERED_WEIGHT, SkillStanding.NOT_CLEAR),
        (8, 0, FILTERED_WEIGHT, SkillStanding.STRENGTH),
        (0, 2, MIXED_WEIGHT, SkillStanding.NOT_CLEAR),
        (0, 3, MIXED_WEIGHT, SkillStanding.NOT_CLEAR),
        (0, 4, MIXED_WEIGHT, SkillStanding.TO_IMPROVE),
        (1, 2, MIXED_WEIGHT, SkillStanding.NOT_CLEAR),
        (1, 3, MIXED_WEIGHT, SkillStanding.TO_IMPROVE),
        (2, 2, MIXED_WEIGHT, SkillStanding.NOT_CLEAR),
        (70, 30, MIXED_WEIGHT, SkillStanding.NOT_CLEAR),
        (90, 10, MIXED_WEIGHT, SkillStanding.STRENGTH),
    ],
)
def test_a_skill_stands_where_the_answers_make_it_certain(
    right: int, wrong: int, weight: float, expected: SkillStanding
) -> None:
    assert assess(record(right, wrong, weight)) is expected


def test_the_share_lies_between_its_bounds_and_they_part_the_lists() -> None:
    for right in range(8):
        for wrong in range(8 - right):
            found = record(right, wrong)
            if found.n:
                assert found.at_least - 1e-9 <= right / found.n <= found.at_most + 1e-9
            if assess(found) is SkillStanding.NOT_CLEAR and found.n >= FEWEST_ANSWERS:
                assert found.at_least < FIRM_FROM <= found.at_most


def test_each_list_begins_with_what_matters_most() -> None:
    found = by_assessment(
        [
            record(4, 0, topic="a"),
            record(9, 0, topic="b"),
            record(1, 3, topic="c"),
            record(0, 5, topic="d"),
            record(1, 0, topic="e"),
            record(4, 2, topic="f"),
        ]
    )

    topics = {each: [record.skill.topic for record in found[each]] for each in found}
    assert topics == {
        SkillStanding.STRENGTH: ["b", "a"],
        SkillStanding.TO_IMPROVE: ["d", "c"],
        SkillStanding.NOT_CLEAR: ["f", "e"],
    }


def test_records_sum_up_the_evidence_of_one_learner_and_rule_set_from_a_moment_on(
    database: Database, learner: uuid.UUID
) -> None:
    seen = AnswerEvidence((("all-chows", True, 1.0), ("edge-wait", False, 0.5)))
    missed = AnswerEvidence((("all-chows", False, 0.5),))
    with database.writing() as session:
        other = new_guest(session, NOON).id
        answer(session, learner, f"{RULES}/fans/3/1/1", shown=seen)
        answer(session, learner, f"{RULES}/fans/3/1/2", shown=missed)
        answer(session, learner, f"{RULES}/total/3/1/2", shown=seen)
        answer(session, learner, f"{RULES}/fans/3/1/3", shown=missed, at=NOON - A_DAY)
        answer(session, learner, "mcr-2006/fans/3/1/4", shown=missed)
        answer(session, other, f"{RULES}/fans/3/1/5", shown=missed)
    with database.reading() as session:
        found = records(session, learner, RULES, NOON)

    assert {(each.skill.topic, each.skill.kind): each for each in found} == {
        ("all-chows", "fans"): SkillRecord(Skill(RULES, "all-chows", "fans"), 2, 1, 1.0, 0.5),
        ("edge-wait", "fans"): SkillRecord(Skill(RULES, "edge-wait", "fans"), 1, 0, 0.0, 0.5),
        ("all-chows", "total"): SkillRecord(Skill(RULES, "all-chows", "total"), 1, 1, 1.0, 0.0),
        ("edge-wait", "total"): SkillRecord(Skill(RULES, "edge-wait", "total"), 1, 0, 0.0, 0.5),
    }


def test_the_last_slip_tells_the_question_and_what_it_missed(
    database: Database, learner: uuid.UUID
) -> None:
    shown = AnswerEvidence(
        (("all-chows", True, 1.0), ("edge-wait", False, 1.0)), misconception="absent"
    )
    with database.writing() as session:
        other = new_guest(session, NOON).id
        answer(session, learner, f"{RULES}/fans/3/1/1", shown=shown, credit=0.5)
        answer(session, other, f"{RULES}/fans/3/1/2", shown=shown, credit=0.5)
    with database.reading() as session:
        assert last_mistake(session, learner, RULES, "absent", NOON) == ExplainedMistake(
            f"{RULES}/fans/3/1/1", ("edge-wait",)
        )
        assert last_mistake(session, learner, RULES, "look-alike", NOON) is None
        assert last_mistake(session, learner, RULES, "absent", NOON + A_DAY) is None
