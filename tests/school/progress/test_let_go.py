"""What was let go at the table: noted once, asked until it is met, and then no more."""

import uuid
from datetime import datetime, timedelta

from quizzes.deal.opponent import PlayingStrength
from school.database import Database
from school.learners.models import Learner
from school.learning.state import LearningAims, LetGo, Skill
from school.progress.deals import DealChoices, begin_deal
from school.progress.evidence import AnswerEvidence
from school.progress.learner_state import learner_states
from school.progress.let_go import FinishedDeal, finished_lately, let_go_in, still_let_go
from scoring import RULE_SETS
from tests.school.make import NOON, answer

RULES = "mcr-2014"
HOUR = timedelta(hours=1)
LATER = NOON + 2 * HOUR


def deal(*fans: str, told: datetime | None = NOON) -> FinishedDeal:
    return FinishedDeal(uuid.uuid4(), NOON - HOUR, told, " ".join(fans))


def topics(found: tuple[LetGo, ...]) -> list[str]:
    return [each.skill.topic for each in found]


def test_the_latest_deal_comes_first_and_each_fan_once():
    latest, before = deal("all-chows", "half-flush"), deal("half-flush", "all-pungs")

    assert topics(let_go_in((latest, before), RULES)) == ["all-chows", "half-flush", "all-pungs"]


def test_nothing_comes_of_a_deal_that_was_not_looked_back_at_nor_of_an_unknown_fan():
    assert let_go_in((deal("all-chows", told=None), deal("no-such-fan")), RULES) == ()


def test_who_learns_by_lessons_is_not_asked_before_the_lesson():
    found = let_go_in((deal("all-chows", "half-flush"),), RULES, untaught={"half-flush"})

    assert topics(found) == ["all-chows"]


def test_it_is_let_go_until_it_is_met_after_the_learner_was_told():
    let_go = tuple(LetGo(Skill(RULES, fan, "find"), NOON) for fan in ("a", "b", "c"))
    met = {"a": NOON + HOUR, "b": NOON - HOUR}

    assert topics(still_let_go(let_go, met)) == ["b", "c"]


def test_an_answer_about_it_ends_it_and_so_does_a_question_that_was_skipped(
    database: Database, learner: uuid.UUID
):
    fans = ("all-chows", "half-flush", "all-pungs")
    let_go = let_go_in((deal(*fans),), RULES)
    shown = AnswerEvidence((("all-chows", False, 0.5),), "all-chows")
    with database.writing() as session:
        answer(session, learner, f"{RULES}/find/1/5/1/all-chows", shown=shown, at=NOON + HOUR)
        answer(session, learner, f"{RULES}/find/1/5/2/half-flush", at=NOON + HOUR)
    with database.reading() as session:
        (state,) = learner_states(session, learner, RULES, [()], LearningAims(), LATER, (), let_go)

    assert topics(state.let_go) == ["all-pungs"]


def test_deals_are_found_that_ended_in_the_last_days(database: Database, learner: uuid.UUID):
    endings = {"drawn": 1, "win": 2, "foul": 24 * 8}
    with database.writing() as session:
        owner = session.get_one(Learner, learner)
        for ending, hours in endings.items():
            at = NOON - hours * HOUR
            begun = begin_deal(
                session, owner, RULE_SETS[RULES], DealChoices(PlayingStrength.STEADY), at
            )
            begun.ending = ending
        begin_deal(session, owner, RULE_SETS[RULES], DealChoices(PlayingStrength.STEADY), NOON)
    with database.reading() as session:
        found = finished_lately(session, learner, RULES, NOON)
        elsewhere = finished_lately(session, learner, "imj", NOON)

    assert [each.ended_at for each in found] == [NOON - HOUR, NOON - 2 * HOUR]
    assert [each.looked_back_at for each in found] == [None, None]
    assert elsewhere == ()
