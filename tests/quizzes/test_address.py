"""The address of a question is text and back, and refuses what names no question."""

import pytest
from hypothesis import given

from quizzes import Address, Kind, QuizError
from tests.quizzes.make import addresses


@given(addresses())
def test_an_address_reads_back_as_written(address: Address) -> None:
    assert Address.parse(str(address)) == address


def test_an_address_is_written_as_rules_kind_level_seed_index_and_fans() -> None:
    address = Address("mcr-2014", Kind.FANS, 3, 2611, 7, ("pure-straight", "all-chows"))

    assert str(address) == "mcr-2014/fans/3/2611/7/pure-straight+all-chows"


@pytest.mark.parametrize(
    ("text", "code"),
    [
        ("", "bad-address"),
        ("mcr-2014/fans/3/2611", "bad-address"),
        ("mcr-2014/fans/3/2611/7/", "bad-address"),
        ("mcr-2014/fans/3/2611/07", "bad-address"),
        ("mcr-2014/fans/3/-1/7", "bad-address"),
        ("mcr-2014/fans/3/²/7", "bad-address"),
        ("mcr-2014/fans/3/1/7/pure-straight+pure-straight", "bad-address"),
        ("mcr-2014/fans/3/1/7/tanyao", "unknown-fan"),
        ("mcr-2014/fans/6/1/7", "bad-level"),
        ("mcr-2014/riddle/3/1/7", "unknown-kind"),
        ("mcr-2099/fans/3/1/7", "unknown-rules"),
        ("mcr-2014/fans/3/" + "1" * 300 + "/7", "bad-address"),
    ],
)
def test_other_text_is_refused(text: str, code: str) -> None:
    with pytest.raises(QuizError) as caught:
        Address.parse(text)

    assert caught.value.code == code


def test_fans_of_a_filter_take_turns() -> None:
    fans = ("pure-straight", "all-chows", "seat-wind")
    run = [Address("mcr-2014", Kind.FANS, 3, 1, index, fans).target for index in range(4)]

    assert run == ["pure-straight", "all-chows", "seat-wind", "pure-straight"]
