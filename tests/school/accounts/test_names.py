"""What a user name, a password and an address of mail may be."""

import pytest

from school.accounts.names import name_key, parse_email, parse_name, parse_password
from school.errors import SchoolError


@pytest.mark.parametrize("typed", ["Lin", "林小平", "ひなた", "lin.x_1-b", "2b", "Žofia"])
def test_a_name_has_letters_and_digits_of_any_script(typed: str) -> None:
    assert parse_name(f" {typed} ") == typed


@pytest.mark.parametrize(
    "typed",
    [
        "",
        "a",
        "x" * 31,
        "=lin",
        "-lin",
        "_lin",
        "lin wang",
        "lin@home",
        "lin/x",
        "l\u200bn",
        "\u0390" * 30,
    ],
)
def test_what_a_sheet_a_path_or_an_eye_takes_for_something_else_is_no_name(typed: str) -> None:
    with pytest.raises(SchoolError) as refused:
        parse_name(typed)
    assert refused.value.code == "bad-name"


def test_spellings_of_one_name_share_a_key() -> None:
    assert {name_key(typed) for typed in ("Lin", "LIN ", "ｌｉｎ", "l\0in")} == {"lin"}


@pytest.mark.parametrize(
    ("typed", "code"),
    [
        ("short", "short-password"),
        ("x" * 201, "long-password"),
        ("password1", "common-password"),
        ("Lin-wang-lin1", "common-password"),
    ],
)
def test_a_password_that_anybody_would_try_is_refused(typed: str, code: str) -> None:
    with pytest.raises(SchoolError) as refused:
        parse_password(typed, "lin-wang-lin")
    assert refused.value.code == code


@pytest.mark.parametrize("typed", ["plum and bamboo", "竹と梅の八文字ある", "tGh7pQz2"])
def test_any_other_password_of_eight_characters_will_do(typed: str) -> None:
    assert parse_password(typed, "Lin") == typed


def test_an_address_of_mail_may_be_left_out() -> None:
    assert parse_email("  ") is None
    assert parse_email(" lin@school.example ") == "lin@school.example"


@pytest.mark.parametrize(
    "typed",
    ["lin", "lin@school", "a b@c.de", "lin@school.example\nBcc: x@y.zz", "@b.cc", "a@b,c.dd"],
)
def test_what_is_no_address_of_mail_is_refused(typed: str) -> None:
    with pytest.raises(SchoolError) as refused:
        parse_email(typed)
    assert refused.value.code == "bad-email"
