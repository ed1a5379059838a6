"""Codes of an app: right at their time, once, and made of nothing that the database holds."""

import uuid
from concurrent.futures import ThreadPoolExecutor
from datetime import timedelta

import pytest
from sqlalchemy import select, update

from school.accounts import recovery, second_factor
from school.accounts.models import SecondFactor
from school.accounts.opening import change_password
from school.accounts.second_factor import MOST_WRONG, CodeResult, use_code
from school.columns import ModelBase
from school.database import Database, open_database
from tests.school.accounts.factors import KEY, STEP, app_code, turned_on
from tests.school.accounts.opened import account
from tests.school.make import NOON

LATER = NOON + 10 * STEP
OTHER_KEY = "o" * 32

# RFC 6238, appendix B, for SHA-1: the last six of its eight digits.
VECTORS = [
    (59, "287082"),
    (1111111109, "081804"),
    (1111111111, "050471"),
    (1234567890, "005924"),
    (2000000000, "279037"),
    (20000000000, "353130"),
]


@pytest.fixture
def lin(database: Database) -> uuid.UUID:
    """An account whose second factor was turned on at noon."""
    with database.writing() as session:
        owner = account(session).learner_id
        turned_on(session, owner)
    return owner


def used(
    database: Database, who: uuid.UUID, typed: str, after: timedelta = timedelta()
) -> CodeResult:
    with database.writing() as session:
        return use_code(session, who, typed, [KEY], LATER + after)


def code(who: uuid.UUID, steps: int = 0, nonce: str = "first") -> str:
    return app_code(who, nonce, LATER + steps * STEP)


@pytest.mark.parametrize(("moment", "expected"), VECTORS)
def test_codes_are_those_of_the_standard(
    database: Database, monkeypatch: pytest.MonkeyPatch, moment: int, expected: str
) -> None:
    secret = "GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ"  # 12345678901234567890
    monkeypatch.setattr(second_factor, "derived_secret", lambda *_: secret)
    at = NOON.fromtimestamp(moment, NOON.tzinfo)
    with database.writing() as session:
        who = account(session).learner_id
        assert second_factor.turn_on(session, who, "any", expected, [KEY], at)


@pytest.mark.parametrize(
    ("steps", "expected"),
    [
        (-2, CodeResult.WRONG),
        (-1, CodeResult.RIGHT),
        (0, CodeResult.RIGHT),
        (1, CodeResult.RIGHT),
        (2, CodeResult.WRONG),
    ],
)
def test_a_clock_may_be_one_step_early_or_late(
    database: Database, lin: uuid.UUID, steps: int, expected: CodeResult
) -> None:
    assert used(database, lin, code(lin, steps)) is expected


def test_a_code_is_used_once_and_none_before_it_any_more(
    database: Database, lin: uuid.UUID
) -> None:
    assert used(database, lin, code(lin)) is CodeResult.RIGHT
    assert used(database, lin, code(lin)) is CodeResult.USED
    assert used(database, lin, code(lin, -1)) is CodeResult.USED
    assert used(database, lin, code(lin, 1)) is CodeResult.RIGHT
    assert used(database, lin, code(lin)) is CodeResult.USED


def test_the_code_that_turned_it_on_is_used(database: Database, lin: uuid.UUID) -> None:
    with database.writing() as session:
        first = app_code(lin, "first", NOON)
        assert use_code(session, lin, first, [KEY], NOON) is CodeResult.USED


def test_of_two_requests_with_one_code_one_is_right(address: str, database: Database) -> None:
    other = open_database(address)  # as another process of the site has it
    with database.writing() as session:
        owner = account(session).learner_id
        turned_on(session, owner)
    for turn in range(5):
        typed = code(owner, 3 * turn)
        with ThreadPoolExecutor(4) as threads:
            found = list(
                threads.map(
                    lambda place, typed=typed, turn=turn: used(
                        place, owner, typed, 3 * turn * STEP
                    ),
                    (database, other, database, other),
                )
            )
        assert sorted(each.name for each in found) == ["RIGHT", "USED", "USED", "USED"]
    other.close()


@pytest.mark.parametrize(
    ("written", "expected"),
    [
        ("{0} {1}", CodeResult.RIGHT),
        (" {0}-{1} ", CodeResult.RIGHT),
        ("{0}{1}0", CodeResult.WRONG),
        ("{0}", CodeResult.WRONG),
        ("wide", CodeResult.RIGHT),
    ],
)
def test_a_code_may_be_written_in_groups_and_with_any_keyboard(
    database: Database, lin: uuid.UUID, written: str, expected: CodeResult
) -> None:
    now = code(lin)
    wide = now.translate({ord("0") + n: ord("０") + n for n in range(10)})
    typed = wide if written == "wide" else written.format(now[:3], now[3:])
    assert used(database, lin, typed) is expected


def test_a_recovery_code_serves_in_place_of_the_app_once(
    database: Database, lin: uuid.UUID
) -> None:
    codes = recovery.derived_codes(KEY, lin, "batch")
    with database.writing() as session:
        recovery.store_codes(session, lin, "batch", codes)
    assert used(database, lin, codes[0]) is CodeResult.RIGHT
    assert used(database, lin, codes[0]) is CodeResult.WRONG_RECOVERY_CODE
    with database.reading() as session:
        assert recovery.codes_left(session, lin) == 7


def test_a_hundred_wrong_codes_in_a_row_need_a_recovery_code(
    database: Database, lin: uuid.UUID
) -> None:
    codes = recovery.derived_codes(KEY, lin, "batch")
    with database.writing() as session:
        recovery.store_codes(session, lin, "batch", codes)
        session.execute(update(SecondFactor).values(wrong_codes=MOST_WRONG - 1))
    wrong = app_code(lin, "another nonce", LATER)
    assert used(database, lin, wrong) is CodeResult.WRONG
    assert used(database, lin, code(lin)) is CodeResult.BLOCKED
    assert used(database, lin, codes[0]) is CodeResult.RIGHT
    assert used(database, lin, code(lin)) is CodeResult.RIGHT


def test_a_right_code_forgets_the_wrong_ones_before_it(database: Database, lin: uuid.UUID) -> None:
    wrong = app_code(lin, "another nonce", LATER)
    for typed in (wrong, wrong, code(lin)):
        used(database, lin, typed)
    with database.reading() as session:
        assert session.scalars(select(SecondFactor.wrong_codes)).all() == [0]


def test_a_code_of_another_account_is_wrong(database: Database, lin: uuid.UUID) -> None:
    with database.writing() as session:
        wang = account(session, "Wang").learner_id
        turned_on(session, wang)
    assert used(database, lin, code(wang)) is CodeResult.WRONG


def test_no_table_holds_the_secret(database: Database, lin: uuid.UUID) -> None:
    secret = second_factor.derived_secret(KEY, lin, "first")
    with database.reading() as session:
        rows = [
            str(row)
            for table in ModelBase.metadata.tables.values()
            for row in session.execute(select(table))
        ]
    assert any("first" in row for row in rows)
    assert not any(secret in row for row in rows)


@pytest.mark.parametrize(
    ("keys", "expected"),
    [
        ([OTHER_KEY, KEY], CodeResult.RIGHT),
        ([KEY], CodeResult.RIGHT),
        ([OTHER_KEY], CodeResult.WRONG),
    ],
)
def test_a_former_key_serves_while_it_is_named(
    database: Database, lin: uuid.UUID, keys: list[str], expected: CodeResult
) -> None:
    with database.writing() as session:
        assert use_code(session, lin, code(lin), keys, LATER) is expected


def test_a_secret_is_of_one_key_one_account_and_one_nonce(lin: uuid.UUID) -> None:
    asked = [(KEY, lin, "a"), (OTHER_KEY, lin, "a"), (KEY, uuid.uuid4(), "a"), (KEY, lin, "b")]
    secrets = {second_factor.derived_secret(*each) for each in asked}
    assert len(secrets) == 4
    assert {len(each) for each in secrets} == {32}
    assert second_factor.derived_secret(*asked[0]) in secrets


def test_a_wrong_first_code_turns_nothing_on(database: Database) -> None:
    with database.writing() as session:
        who = account(session).learner_id
        assert not second_factor.turn_on(session, who, "n", "000000x", [KEY], NOON)
        assert second_factor.enabled_since(session, who) is None
        assert use_code(session, who, "", [KEY], NOON) is CodeResult.RIGHT  # none is needed


def test_a_set_up_sent_twice_is_one(database: Database, lin: uuid.UUID) -> None:
    with database.writing() as session:
        first = app_code(lin, "first", NOON)
        assert second_factor.turn_on(session, lin, "first", first, [KEY], NOON + STEP)
        assert second_factor.enabled_since(session, lin) == NOON
        assert second_factor.may_set_up(session, lin, "first", NOON - STEP)


def test_set_up_anew_the_former_app_makes_no_codes(database: Database, lin: uuid.UUID) -> None:
    with database.writing() as session:
        turned_on(session, lin, "second", NOON + STEP)
        assert not second_factor.may_set_up(session, lin, "third", NOON)  # it began before
        assert second_factor.may_set_up(session, lin, "third", LATER)
    assert used(database, lin, code(lin, nonce="first")) is CodeResult.WRONG
    assert used(database, lin, code(lin, nonce="second")) is CodeResult.RIGHT


def test_another_password_leaves_it_on_and_turning_it_off_ends_it(
    database: Database, lin: uuid.UUID
) -> None:
    with database.writing() as session:
        change_password(session, lin, "another hash")
        assert second_factor.enabled_since(session, lin) == NOON
        assert second_factor.turn_off(session, lin)
        assert second_factor.enabled_since(session, lin) is None
        assert not second_factor.turn_off(session, lin)


def test_the_address_for_the_app_names_site_and_account() -> None:
    address = second_factor.otpauth_uri("A" * 32, "林 Lin")
    assert address.startswith("otpauth://totp/Fanwise:%E6%9E%97%20Lin?secret=" + "A" * 32)
    assert "issuer=Fanwise" in address
