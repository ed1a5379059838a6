"""History: newest first, a page at a time, with filters."""

import uuid
from datetime import timedelta

import pytest

from school.database import Database
from school.errors import SchoolError
from school.learners.guests import new_guest
from school.progress.history import Cursor, Filters, find_answer, history_page
from school.progress.models import Outcome
from tests.school.make import NOON, answer


def tokens(database: Database, learner: uuid.UUID, filters: Filters | None = None) -> list[str]:
    with database.reading() as session:
        return [row.token for row in history_page(session, learner, filters).answers]


@pytest.fixture
def mixed_bag(database: Database, learner: uuid.UUID) -> None:
    """One answer of each sort, and one of somebody else."""
    with database.writing() as session:
        answer(session, learner, "mcr-2014/fans/3/1/0", token="fans right")
        answer(session, learner, "mcr-2014/fans/3/1/1", token="fans half", credit=0.5)
        answer(session, learner, "mcr-2014/total/3/1/0", token="total wrong", credit=0)
        answer(
            session,
            learner,
            "mcr-2014/total/3/1/1",
            token="total unknown",
            response=None,
            credit=0,
            outcome=Outcome.UNKNOWN,
        )
        answer(
            session,
            learner,
            "mcr-2014/total/3/1/2",
            token="total skipped",
            response=None,
            credit=0,
            outcome=Outcome.SKIPPED,
        )
        answer(session, learner, "mcr-2006/fans/3/1/0", token="older rules right")
        answer(session, new_guest(session, NOON).id, token="somebody else")


@pytest.mark.usefixtures("mixed_bag")
@pytest.mark.parametrize(
    ("filters", "expected"),
    [
        pytest.param(
            Filters(),
            [
                "older rules right",
                "total skipped",
                "total unknown",
                "total wrong",
                "fans half",
                "fans right",
            ],
            id="all, the last written first where the moment is the same",
        ),
        pytest.param(Filters(rules="mcr-2006"), ["older rules right"], id="rules"),
        pytest.param(
            Filters(kind="total"), ["total skipped", "total unknown", "total wrong"], id="kind"
        ),
        pytest.param(Filters(right=True), ["older rules right", "fans right"], id="right"),
        pytest.param(
            Filters(right=False), ["total unknown", "total wrong", "fans half"], id="not right"
        ),
        pytest.param(
            Filters(rules="mcr-2014", kind="fans", right=False), ["fans half"], id="all three"
        ),
        pytest.param(Filters(kind="waits"), [], id="nothing of this kind"),
    ],
)
def test_filters(
    database: Database, learner: uuid.UUID, filters: Filters, expected: list[str]
) -> None:
    assert tokens(database, learner, filters) == expected


def test_pages_hold_every_answer_once_while_new_ones_arrive(
    database: Database, learner: uuid.UUID
) -> None:
    """Seven answers in pages of three, of which four share a moment, written out of order."""
    minutes = [5, 1, 3, 3, 3, 3, 2]
    with database.writing() as session:
        for number, minute in enumerate(minutes):
            at = NOON + timedelta(minutes=minute)
            answer(session, learner, token=f"{minute}-{number}", at=at)
    seen: list[list[str]] = []
    cursor: Cursor | None = None
    while True:
        with database.reading() as session:
            found = history_page(session, learner, before=cursor, size=3)
        seen.append([row.token for row in found.answers])
        with database.writing() as session:
            answer(session, learner, at=NOON + timedelta(hours=len(seen)))
        if found.older is None:
            break
        cursor = Cursor.parse(str(found.older))
    assert seen == [["5-0", "3-5", "3-4"], ["3-3", "3-2", "2-6"], ["1-1"]]


def test_a_full_last_page_promises_nothing(database: Database, learner: uuid.UUID) -> None:
    with database.writing() as session:
        answer(session, learner)
        answer(session, learner)
    with database.reading() as session:
        assert history_page(session, learner, size=2).older is None
        assert history_page(session, uuid.uuid4(), size=2).answers == ()


@pytest.mark.parametrize("text", ["", "7", "-7", "x-7", "7-x", "7-7-7", "9" * 30 + "-1", "9" * 99])
def test_a_made_up_cursor_is_refused(text: str) -> None:
    with pytest.raises(SchoolError) as caught:
        Cursor.parse(text)
    assert caught.value.code == "bad-cursor"


def test_an_answer_is_found_by_its_learner_alone(database: Database, learner: uuid.UUID) -> None:
    with database.writing() as session:
        other = new_guest(session, NOON).id
        public_id = answer(session, learner, token="mine").public_id
    with database.reading() as session:
        found = find_answer(session, learner, public_id)
        assert found is not None
        assert found.token == "mine"
        assert find_answer(session, other, public_id) is None
        assert find_answer(session, learner, uuid.uuid4()) is None
