"""Practice by day, what falls due, what is mistaken."""

import uuid
from datetime import UTC, date, timedelta
from zoneinfo import ZoneInfo

from sqlalchemy import select
from sqlalchemy.orm import Session

from school.database import Database
from school.learners.guests import new_guest
from school.learning.state import BegunSkill
from school.progress.evidence import AnswerEvidence
from school.progress.learner_state import begun_skill
from school.progress.models import Outcome
from school.progress.overview import (
    PracticeDay,
    due_topics,
    forecast,
    misconception_counts,
    practice_days,
)
from school.progress.summaries import SkillRow
from scoring import rule_set
from tests.due_skills import due_now
from tests.school.make import NOON, answer

RULES = "mcr-2014"
LONG_AGO = NOON - timedelta(days=400)
TOKYO = ZoneInfo("Asia/Tokyo")


def begun_skills(session: Session) -> list[BegunSkill]:
    """Every skill that was begun, of the one learner there is."""
    return [begun_skill(row) for row in session.scalars(select(SkillRow))]


def test_a_day_is_one_of_the_learners_own_clock(database: Database, learner: uuid.UUID) -> None:
    late = NOON + timedelta(hours=4)  # one o'clock of the next morning in Tokyo
    with database.writing() as session:
        answer(session, learner, credit=1.0, seconds=10.0)
        answer(session, learner, credit=0.5, seconds=None)
        answer(session, learner, credit=0.0, seconds=6.0, at=late)
        answer(session, learner, response=None, credit=0, outcome=Outcome.SKIPPED)
    with database.reading() as session:
        in_tokyo = practice_days(session, learner, RULES, LONG_AGO, TOKYO)
        in_london = practice_days(session, learner, RULES, LONG_AGO, UTC)

    assert in_tokyo == (
        PracticeDay(date(2026, 11, 21), 2, 1, 1, 10.0),
        PracticeDay(date(2026, 11, 22), 1, 0, 1, 6.0),
    )
    assert in_london == (PracticeDay(date(2026, 11, 21), 3, 1, 2, 16.0),)


def test_a_page_left_open_for_long_tells_nothing_of_how_long_an_answer_took(
    database: Database, learner: uuid.UUID
) -> None:
    with database.writing() as session:
        answer(session, learner, seconds=600.0)
        answer(session, learner, seconds=601.0)
    with database.reading() as session:
        assert practice_days(session, learner, RULES, LONG_AGO, UTC) == (
            PracticeDay(date(2026, 11, 21), 2, 2, 1, 600.0),
        )


def test_a_topic_is_due_from_the_moment_of_its_first_skill_that_is(
    database: Database, learner: uuid.UUID
) -> None:
    with database.writing() as session:
        shown = AnswerEvidence((("all-chows", True, 1.0),), "all-chows")
        answer(session, learner, f"{RULES}/find/1/5/1/all-chows", shown=shown)
    with database.reading() as session:
        (known,) = begun_skills(session)
        before = due_topics(session, learner, RULES, known.memory.due - timedelta(seconds=1))
        after = due_topics(session, learner, RULES, known.memory.due)

    assert (before, after) == (frozenset(), {"all-chows"})


def test_days_begin_at_a_moment_and_are_of_one_rule_set(
    database: Database, learner: uuid.UUID
) -> None:
    with database.writing() as session:
        answer(session, learner)
    with database.reading() as session:
        assert practice_days(session, learner, "imj", LONG_AGO, UTC) == ()
        assert practice_days(session, learner, RULES, NOON + timedelta(hours=1), UTC) == ()


def test_the_commonest_misconception_comes_first_and_a_slip_is_none(
    database: Database, learner: uuid.UUID
) -> None:
    with database.writing() as session:
        other = new_guest(session, NOON).id
        for trap, times in (("absent", 2), ("look-alike", 3), ("once", 1)):
            for hour in range(times):
                at = NOON + timedelta(hours=hour)
                answer(
                    session, learner, credit=0.0, shown=AnswerEvidence(misconception=trap), at=at
                )
        answer(session, other, credit=0.0, shown=AnswerEvidence(misconception="absent"))
    with database.reading() as session:
        found = misconception_counts(session, learner, RULES)

    assert [(each.trap, each.n) for each in found] == [("look-alike", 3), ("absent", 2)]
    assert found[0].last_at == NOON + timedelta(hours=2)


def test_everything_that_is_due_is_counted(database: Database, learner: uuid.UUID) -> None:
    fans = [fan.id for fan in rule_set(RULES).fans][:60]
    with database.writing() as session:
        for number, fan in enumerate(fans, 1):
            shown = AnswerEvidence(((fan, False, 1.0),), fan)
            answer(session, learner, f"{RULES}/fans/1/5/{number}/{fan}", shown=shown)
    with database.reading() as session:
        assert due_now(session, learner, RULES, NOON) == 0
        assert due_now(session, learner, RULES, NOON + timedelta(days=9)) == 60
        assert due_now(session, learner, "imj", NOON + timedelta(days=9)) == 0


def test_the_forecast_puts_what_is_overdue_on_today(database: Database, learner: uuid.UUID) -> None:
    with database.writing() as session:
        for kind, seen in (("find", True), ("fans", False)):
            shown = AnswerEvidence((("all-chows", seen, 1.0),), "all-chows")
            answer(session, learner, f"{RULES}/{kind}/1/5/1/all-chows", shown=shown)
    with database.reading() as session:
        tomorrow = forecast(session, learner, RULES, NOON + timedelta(days=1), UTC)
        begun = begun_skills(session)

    assert tomorrow[0] == (date(2026, 11, 22), 1)
    assert len(tomorrow) == 7
    assert sum(count for _, count in tomorrow) == sum(
        each.memory.due < NOON + timedelta(days=8) for each in begun
    )
    assert {each.skill.kind for each in begun} == {"find", "fans"}
