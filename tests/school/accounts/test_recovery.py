"""Printed codes and links of mails: each leads in once."""

from datetime import timedelta

from sqlalchemy import select

from school.accounts import recovery
from school.accounts.models import RecoveryCode
from school.database import Database
from tests.school.accounts.opened import account
from tests.school.make import NOON

KEY = "k" * 32


def test_eight_codes_are_made_and_none_of_them_is_stored(database: Database) -> None:
    with database.writing() as session:
        lin = account(session).learner_id
        codes = recovery.derived_codes(KEY, lin, "first")
        recovery.store_codes(session, lin, "first", codes)
        stored = set(session.scalars(select(RecoveryCode.code_digest)))
        assert len(set(codes)) == len(stored) == recovery.codes_left(session, lin) == 8
        assert stored.isdisjoint(codes)
        assert all(len(code) == 19 for code in codes)


def test_a_code_leads_in_once_and_only_its_owner(database: Database) -> None:
    with database.writing() as session:
        lin, wang = (account(session, name).learner_id for name in ("Lin", "Wang"))
        code = recovery.derived_codes(KEY, lin, "first")[3]
        recovery.store_codes(session, lin, "first", recovery.derived_codes(KEY, lin, "first"))
        assert not recovery.use_code(session, wang, code)
        assert recovery.use_code(session, lin, f" {code.lower().replace('-', ' ')} ")
        assert not recovery.use_code(session, lin, code)
        assert recovery.codes_left(session, lin) == 7


def test_letters_read_as_figures_are_forgiven(database: Database) -> None:
    with database.writing() as session:
        lin = account(session).learner_id
        recovery.store_codes(session, lin, "by hand", ("OOII-AAAA-BBBB-CCCC",))
        assert recovery.use_code(session, lin, "0O1I AAAA BBBB CCCC")


def test_new_codes_take_the_place_of_the_old_ones(database: Database) -> None:
    with database.writing() as session:
        lin = account(session).learner_id
        old, new = (recovery.derived_codes(KEY, lin, batch) for batch in ("old", "new"))
        recovery.store_codes(session, lin, "old", old)
        recovery.store_codes(session, lin, "new", new)
        assert set(old).isdisjoint(new)
        assert not recovery.use_code(session, lin, old[0])
        assert recovery.use_code(session, lin, new[0])


def test_a_batch_that_is_sent_again_brings_no_used_code_back(database: Database) -> None:
    with database.writing() as session:
        lin = account(session).learner_id
        codes = recovery.derived_codes(KEY, lin, "first")
        recovery.store_codes(session, lin, "first", codes)
        recovery.use_code(session, lin, codes[0])
        recovery.store_codes(session, lin, "first", recovery.derived_codes(KEY, lin, "first"))
        assert not recovery.use_code(session, lin, codes[0])
        assert recovery.codes_left(session, lin) == 7


def test_a_link_leads_in_once_within_its_hour(database: Database) -> None:
    with database.writing() as session:
        lin = account(session).learner_id
        recovery.store_link(session, lin, "token", NOON)
        late = NOON + recovery.LINK_LIFE
        assert recovery.account_of_link(session, "another", NOON) is None
        assert recovery.account_of_link(session, "token", late) is None
        assert recovery.use_link(session, "token", late) is None
        assert recovery.use_link(session, "token", late - timedelta(seconds=1)) == lin
        assert recovery.use_link(session, "token", NOON) is None


def test_only_the_last_link_counts_until_the_password_is_changed(database: Database) -> None:
    with database.writing() as session:
        lin = account(session).learner_id
        recovery.store_link(session, lin, "first", NOON)
        recovery.store_link(session, lin, "second", NOON)
        assert recovery.account_of_link(session, "first", NOON) is None
        assert recovery.account_of_link(session, "second", NOON) is not None
        recovery.forget_link(session, lin)
        assert recovery.account_of_link(session, "second", NOON) is None
