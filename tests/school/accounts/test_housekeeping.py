"""Who never came back is forgotten, and nobody else; what ran out goes."""

import uuid
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from datetime import datetime, timedelta
from threading import Barrier

import pytest
from sqlalchemy import func, select
from sqlalchemy.orm import Session

from school.accounts import housekeeping, recovery, sign_ins
from school.accounts.attempts import AttemptLimit, count_attempt
from school.accounts.housekeeping import (
    FEW_ANSWERS,
    MONTH,
    USUAL_UNSEEN,
    UnseenLimits,
    count_unseen_guests,
    delete_expired_rows,
    erase_expired,
    erase_unseen_guests,
)
from school.accounts.merging import lock_learners, merge_guest
from school.classes import places
from school.classes.teaching import invite
from school.columns import ModelBase
from school.database import Database
from school.learners.guests import new_guest, touch
from school.learners.models import Learner
from school.progress.evidence import AnswerEvidence
from school.progress.lessons import store_lesson_done
from school.progress.models import LessonCompletion
from tests.school.accounts.opened import account
from tests.school.classes.made import answered, class_of, student_in
from tests.school.make import NOON, answer

DAY = timedelta(days=1)
SHOWN = AnswerEvidence((("all-chows", True, 1.0),), "all-chows", {"kind:fans": 1.0}, "absent")
Scene = Callable[[Session], uuid.UUID]


def visit(answers: int, days: int = 0, lesson: bool = False) -> Scene:
    """A guest who answered so much and was seen last so many days after the first answer."""

    def make(session: Session) -> uuid.UUID:
        guest = new_guest(session, NOON).id
        for _ in range(answers):
            answer(session, guest, shown=SHOWN)
        if lesson:
            store_lesson_done(session, guest, "mcr", "tiles", LessonCompletion.READ, NOON)
        touch(session, guest, NOON + timedelta(days=days, hours=2))
        return guest

    return make


def with_account(session: Session) -> uuid.UUID:
    return account(session, "Mei", at=NOON).learner_id


def in_a_class(session: Session) -> uuid.UUID:
    guest = new_guest(session, NOON).id
    student_in(session, class_of(session, account(session, "Lin", at=NOON).learner_id), guest)
    return guest


def who_left_a_class(session: Session) -> uuid.UUID:
    guest, teacher = new_guest(session, NOON).id, account(session, "Lin", at=NOON).learner_id
    made = class_of(session, teacher)
    place = student_in(session, made, guest)
    answered(session, made, place, by=teacher)
    assert places.leave(session, place, NOON)
    return guest


def whose_guest_was_taken(session: Session) -> uuid.UUID:
    guest, owner = new_guest(session, NOON).id, account(session, "Lin", at=NOON).learner_id
    answer(session, guest)
    assert merge_guest(session, guest, owner, NOON)
    return owner


@pytest.mark.parametrize(
    ("scene", "forgotten_after"),
    [
        (visit(0), USUAL_UNSEEN.after_one_visit),
        (visit(FEW_ANSWERS - 1), USUAL_UNSEEN.after_one_visit),
        (visit(FEW_ANSWERS), USUAL_UNSEEN.after_progress),
        (visit(1, days=1), USUAL_UNSEEN.after_progress),
        (visit(1, lesson=True), USUAL_UNSEEN.after_progress),
        (with_account, None),
        (in_a_class, None),
        (who_left_a_class, None),
        (whose_guest_was_taken, None),
    ],
    ids=[
        "looked in",
        "few answers",
        "a run",
        "came back",
        "a lesson",
        "account",
        "class",
        "left a class",
        "taken",
    ],
)
def test_a_guest_is_forgotten_in_time_and_nobody_else(
    database: Database, scene: Scene, forgotten_after: timedelta | None
) -> None:
    with database.writing() as session:
        who = scene(session)
        seen = session.get_one(Learner, who, populate_existing=True).last_seen_at
    forgotten = forgotten_after is not None
    soon, late = (
        (seen + forgotten_after, seen + forgotten_after + timedelta(seconds=1))
        if forgotten_after
        else (seen + 99 * MONTH, seen + 999 * MONTH)
    )

    assert (count_unseen_guests(database, soon), erase(database, soon)) == (0, 0)
    assert is_there(database, who)
    assert count_unseen_guests(database, late) == int(forgotten)
    assert erase(database, late) == int(forgotten)
    assert is_there(database, who) is not forgotten


def test_a_forgotten_guest_is_in_no_table(database: Database) -> None:
    with database.writing() as session:
        visit(FEW_ANSWERS, lesson=True)(session)
    erase(database, NOON + USUAL_UNSEEN.after_progress + DAY)
    with database.reading() as session:
        filled = {
            table.name
            for table in ModelBase.metadata.tables.values()
            if session.scalar(select(func.count()).select_from(table))
        }
    assert filled == set()


def test_batches_are_short_and_others_write_in_between(database: Database) -> None:
    with database.writing() as session:
        guests = [visit(number % 3)(session) for number in range(7)]
        kept = visit(FEW_ANSWERS)(session)
    left: list[int] = []

    def rest() -> None:
        with database.writing() as session:  # would wait for ever inside of a batch
            left.append(session.scalar(select(func.count()).select_from(Learner)) or 0)

    late = NOON + USUAL_UNSEEN.after_one_visit + DAY
    assert erase_unseen_guests(database, late, batch=3, rest=rest) == len(guests)
    assert left == [5, 2, 1]
    assert is_there(database, kept)


def test_those_who_stay_hold_up_nobody_behind_them(
    database: Database, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(housekeeping, "LOOKED_AT", 2)
    with database.writing() as session:
        scenes = (visit(FEW_ANSWERS), visit(1)) * 3
        guests = [scene(session) for scene in scenes]
    late = NOON + USUAL_UNSEEN.after_one_visit + DAY
    assert count_unseen_guests(database, late) == 3
    assert erase(database, late) == 3
    assert [is_there(database, each) for each in guests] == [True, False] * 3


def test_an_operator_may_choose_other_times(database: Database) -> None:
    with database.writing() as session:
        few, much = visit(1)(session), visit(FEW_ANSWERS)(session)
    unseen = UnseenLimits(after_one_visit=3 * DAY, after_progress=9 * DAY)
    erase_unseen_guests(database, NOON + 4 * DAY, unseen, rest=lambda: None)
    assert (is_there(database, few), is_there(database, much)) == (False, True)
    erase_unseen_guests(database, NOON + 10 * DAY, unseen, rest=lambda: None)
    assert not is_there(database, much)


@pytest.mark.parametrize("turn", range(4))
def test_who_signs_up_or_answers_meanwhile_is_forgotten_whole_or_not_at_all(
    database: Database, turn: int
) -> None:
    late = NOON + USUAL_UNSEEN.after_one_visit + DAY
    with database.writing() as session:
        guests = [visit(1)(session) for _ in range(3)]
    together = Barrier(3)

    def sign_up() -> str:
        together.wait()
        with database.writing() as session:
            if not lock_learners(session, guests[0]):
                new_guest(session, late, learner_id=guests[0])
            return str(account(session, "Mei", guests[0]).learner_id)

    def come_back() -> str:
        together.wait()
        with database.writing() as session:
            if not lock_learners(session, guests[1]):
                new_guest(session, late, learner_id=guests[1])
            touch(session, guests[1], late)
            return str(answer(session, guests[1], at=late).learner_id)

    def forget() -> int:
        together.wait()
        return erase_unseen_guests(database, late, batch=1 + turn, rest=lambda: None)

    with ThreadPoolExecutor(3) as threads:
        done = [threads.submit(each) for each in (sign_up, come_back, forget)]
        for each in done:
            each.result()
    assert [is_there(database, guest) for guest in guests] == [True, True, False]


def test_what_ran_out_goes_and_what_still_counts_stays(database: Database) -> None:
    with database.writing() as session:
        lin = account(session).learner_id
        made = class_of(session, lin)
        for token, at in (("old", NOON), ("new", NOON + sign_ins.SIGN_IN_LIFE)):
            count_attempt(session, [AttemptLimit("sign-in", f"{token} name", 3)], at)
            invite(session, made.id, token, at)
        for name, at in (("Mei", NOON), ("Wang", NOON + sign_ins.SIGN_IN_LIFE)):
            recovery.store_link(session, account(session, name).learner_id, name, at)
            sign_ins.store_sign_in(session, lin, name, "Firefox/Linux", at)
    later = NOON + sign_ins.SIGN_IN_LIFE + timedelta(minutes=5)

    # The new try and the new invitation have cleared the old ones away already.
    assert erase_expired(database, later) == 1 + 1
    with database.reading() as session:
        assert sign_ins.signed_in_with(session, "Wang", later)
        assert recovery.account_of_link(session, "Wang", later)
    assert erase_expired(database, later) == 0


def test_once_a_day_both_are_done_by_one_call(database: Database) -> None:
    with database.writing() as session:
        visit(1)(session)
        count_attempt(session, [AttemptLimit("sign-in", "name", 3)], NOON)
    assert delete_expired_rows(database, NOON + DAY) == 1
    assert delete_expired_rows(database, NOON + 31 * DAY) == 1
    assert delete_expired_rows(database, NOON + 31 * DAY) == 0


def erase(database: Database, now: datetime) -> int:
    return erase_unseen_guests(database, now, rest=lambda: None)


def is_there(database: Database, learner: uuid.UUID) -> bool:
    with database.reading() as session:
        return session.get(Learner, learner) is not None
