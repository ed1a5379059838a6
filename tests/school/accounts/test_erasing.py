"""Deletion deletes: no table remembers the learner."""

from sqlalchemy import select

from school.accounts import merging, recovery, sign_ins
from school.columns import Base
from school.database import Database
from school.learners.guests import erase, new_guest
from school.progress.evidence import Shown
from school.progress.lessons import finish
from school.progress.models import How
from tests.school.accounts.opened import account
from tests.school.make import NOON, answer

OF_NOBODY = {"attempts", "search_documents", "search_state"}
OF_EVERYBODY = {"feature_ratings"}  # how hard questions are, which tells of no one
SHOWN = Shown((("all-chows", True, 1.0),), "all-chows", {"kind:fans": 1.0}, "absent")


def everything(database: Database) -> dict[str, list[tuple[object, ...]]]:
    with database.reading() as session:
        return {
            table.name: [tuple(row) for row in session.execute(select(table))]
            for table in Base.metadata.tables.values()
        }


def test_an_erased_account_is_in_no_table(database: Database) -> None:
    with database.writing() as session:
        lin = account(session, email="lin@school.example").learner_id
        guest = new_guest(session, NOON).id
        for who in (guest, lin):
            answer(session, who, shown=SHOWN)
            finish(session, who, "mcr", f"lesson-{who}", How.READ, NOON)
        merging.take_guest(session, guest, lin, NOON)
        sign_ins.begin(session, lin, "token", "Firefox/Linux", NOON)
        recovery.keep_codes(session, lin, "first", recovery.codes_of("k" * 32, lin, "first"))
        recovery.keep_link(session, lin, "token", NOON)
    before = everything(database)
    assert [name for name, rows in before.items() if not rows and name not in OF_NOBODY] == []

    with database.writing() as session:
        erase(session, lin)

    after = everything(database)
    assert {name for name, rows in after.items() if rows} == OF_EVERYBODY
