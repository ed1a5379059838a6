"""The parts of a question's address."""

import pytest

from quizzes.address import LARGEST_INDEX, LARGEST_SEED, Address, Kind
from school.errors import SchoolError
from school.progress.address_parts import AddressParts

LARGEST_OF_A_COLUMN = 2**31 - 1  # of the integers of PostgreSQL


def test_the_parts_of_an_address() -> None:
    assert AddressParts.of("mcr-2014/fans/3/2611/7") == AddressParts(
        "mcr-2014", "fans", 3, "mcr-2014/fans/3/2611", 7
    )


def test_a_filtered_drill_is_another_drill() -> None:
    assert AddressParts.of("mcr-2014/fans/3/2611/7/pure-straight+all-chows") == AddressParts(
        "mcr-2014", "fans", 3, "mcr-2014/fans/3/2611/pure-straight+all-chows", 7
    )


def test_a_check_of_a_lesson_stands_by_itself() -> None:
    address = "mcr-2014/check/mcr/pure-straight/not-it/5f3ac1d2"
    assert AddressParts.of(address) == AddressParts("mcr-2014", "check", 0, address, 1)


@pytest.mark.parametrize("seed", [0, 10**15, LARGEST_SEED])
@pytest.mark.parametrize("index", [0, 1, LARGEST_INDEX])
def test_every_question_has_a_place(seed: int, index: int) -> None:
    question = Address("mcr-2014", Kind.FANS, 3, seed, index)
    assert AddressParts.of(str(question)).position == index <= LARGEST_OF_A_COLUMN


@pytest.mark.parametrize(
    "address",
    [
        pytest.param("", id="empty"),
        pytest.param("mcr-2014/fans/3/2611", id="no index"),
        pytest.param("mcr-2014/fans/three/2611/7", id="level in words"),
        pytest.param("mcr-2014/fans/3/2611/-7", id="index below zero"),
        pytest.param("mcr-2014//3/2611/7", id="no kind"),
        pytest.param("mcr-2014/fans/3/2611/7/", id="no fans after the stroke"),
        pytest.param("mcr-2014/fans/3/2611/7\n", id="a line's end"),
        pytest.param("mcr-2014/fans/٣/2611/7", id="another script's digits"),
        pytest.param(f"mcr-2014/fans/3/2611/{LARGEST_INDEX + 1}", id="more than a column holds"),
        pytest.param(f"mcr-2014/fans/3/{LARGEST_SEED + 1}/7", id="a seed beyond the largest"),
        pytest.param("mcr-2014/fans/3/plum/7", id="a seed in words"),
        pytest.param("mcr-2014/fans/33/2611/7", id="a level of two digits"),
        pytest.param("mcr-2014/fans/3/2611/7/a/b", id="too many parts"),
        pytest.param("mcr-2014/fans/3/2611/7/" + "a" * 240, id="too long"),
        pytest.param("mcr-2014/check/3/2611/7", id="a check like a question"),
        pytest.param("mcr-2014/check/mcr/pure-straight/not-it", id="a check without its digest"),
        pytest.param("mcr-2014/check/mcr/pure-straight/Not it/5f3ac1d2", id="a check's bad name"),
        pytest.param(f"mcr-2014/check/mcr/{'a' * 240}/b/5f3ac1d2", id="a check's too long"),
    ],
)
def test_what_is_no_address_is_refused(address: str) -> None:
    with pytest.raises(SchoolError) as caught:
        AddressParts.of(address)
    assert caught.value.code == "bad-address"
