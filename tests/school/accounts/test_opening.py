"""Opening accounts and signing in."""

import uuid
from datetime import timedelta

import pytest

from school.accounts import sign_ins
from school.accounts.models import Role, SignIn
from school.accounts.opening import find_by_email, find_by_name, make_teacher
from school.database import Database
from school.errors import SchoolError
from tests.school.accounts.opened import account
from tests.school.make import NOON

DAY = timedelta(days=1)


def test_a_name_is_taken_once_however_it_is_spelt(database: Database) -> None:
    with database.writing() as session:
        first = account(session, "Lin").learner_id
        with pytest.raises(SchoolError) as refused:
            account(session, "LIN")
        assert refused.value.code == "name-taken"
        found = find_by_name(session, " ｌin")
        assert found is not None
        assert found.learner_id == first
        assert find_by_name(session, "Li") is None


def test_a_learner_has_one_account(database: Database, learner: uuid.UUID) -> None:
    with database.writing() as session:
        account(session, "Lin", learner)
        with pytest.raises(SchoolError) as refused:
            account(session, "Wang", learner)
    assert refused.value.code == "has-account"


def test_one_address_of_mail_may_serve_two_accounts(database: Database) -> None:
    with database.writing() as session:
        pair = [account(session, name, email="home@school.example") for name in ("Lin", "Wang")]
        naming = find_by_email(session, "home@school.example", most=2)
        assert {each.learner_id for each in naming} == {each.learner_id for each in pair}
        assert len(find_by_email(session, "home@school.example", most=1)) == 1


def test_who_opens_an_account_learns_until_made_a_teacher(database: Database) -> None:
    with database.writing() as session:
        assert account(session, "Lin").role is Role.LEARNER
        assert make_teacher(session, "lin").role is Role.TEACHER
        with pytest.raises(SchoolError) as refused:
            make_teacher(session, "Wang")
    assert refused.value.code == "unknown-name"


def sign_in(session, learner_id: uuid.UUID, token: str, at=NOON) -> SignIn:
    return sign_ins.store_sign_in(session, learner_id, token, "Firefox/Linux", at)


def test_a_token_stands_for_its_account_and_is_not_stored(database: Database) -> None:
    with database.writing() as session:
        lin = account(session, "Lin").learner_id
        row = sign_in(session, lin, "token of lin")
        found = sign_ins.signed_in_with(session, "token of lin", NOON)
        assert found is not None
        assert (found.learner_id, found.name, found.role) == (lin, "Lin", Role.LEARNER)
        assert "token of lin" not in vars(row).values()
        assert sign_ins.signed_in_with(session, "another", NOON) is None


def test_a_sign_in_sent_twice_is_one_row(database: Database) -> None:
    with database.writing() as session:
        lin = account(session, "Lin").learner_id
        assert sign_in(session, lin, "token").id == sign_in(session, lin, "token").id
        assert len(sign_ins.sign_ins_of(session, lin)) == 1


def test_each_sign_in_is_ended_alone_by_its_owner(database: Database) -> None:
    with database.writing() as session:
        lin, wang = (account(session, name).learner_id for name in ("Lin", "Wang"))
        phone, desk = sign_in(session, lin, "phone"), sign_in(session, lin, "desk", NOON + DAY)
        sign_in(session, wang, "wang")
        assert [row.id for row in sign_ins.sign_ins_of(session, lin)] == [desk.id, phone.id]

        sign_ins.end_of_learner(session, wang, phone.public_id)
        assert sign_ins.signed_in_with(session, "phone", NOON)
        sign_ins.end_of_learner(session, lin, phone.public_id)
        assert sign_ins.signed_in_with(session, "phone", NOON) is None
        assert sign_ins.signed_in_with(session, "desk", NOON)


def test_all_others_are_ended_at_once(database: Database) -> None:
    with database.writing() as session:
        lin, wang = (account(session, name).learner_id for name in ("Lin", "Wang"))
        here = sign_in(session, lin, "here")
        for token in ("phone", "desk"):
            sign_in(session, lin, token)
        sign_in(session, wang, "wang")

        sign_ins.end_all(session, lin, except_id=here.id)

        assert [row.id for row in sign_ins.sign_ins_of(session, lin)] == [here.id]
        assert sign_ins.signed_in_with(session, "wang", NOON)
        sign_ins.end_all(session, lin)
        assert sign_ins.sign_ins_of(session, lin) == []


def test_a_browser_that_is_not_seen_for_half_a_year_is_signed_out(database: Database) -> None:
    with database.writing() as session:
        lin = account(session, "Lin").learner_id
        row = sign_in(session, lin, "old")
        assert sign_ins.signed_in_with(session, "old", NOON + sign_ins.SIGN_IN_LIFE)
        late = NOON + sign_ins.SIGN_IN_LIFE + DAY
        assert sign_ins.signed_in_with(session, "old", late) is None

        sign_ins.mark_seen(session, row.id, NOON + DAY)
        assert sign_ins.signed_in_with(session, "old", late)
        sign_in(session, lin, "new", late + DAY)
        assert len(sign_ins.sign_ins_of(session, lin)) == 1
