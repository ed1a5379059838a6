"""The parts of a question's address."""

import pytest

from school.errors import SchoolError
from school.progress.place import Place


def test_the_parts_of_an_address() -> None:
    assert Place.of("mcr-2014/fans/3/2611/7") == Place(
        "mcr-2014", "fans", 3, "mcr-2014/fans/3/2611", 7
    )


def test_a_filtered_drill_is_another_drill() -> None:
    assert Place.of("mcr-2014/fans/3/2611/7/pure-straight+all-chows") == Place(
        "mcr-2014", "fans", 3, "mcr-2014/fans/3/2611/pure-straight+all-chows", 7
    )


def test_a_check_of_a_lesson_stands_by_itself() -> None:
    address = "mcr-2014/check/mcr/pure-straight/not-it/5f3ac1d2"
    assert Place.of(address) == Place("mcr-2014", "check", 0, address, 1)


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
        pytest.param("mcr-2014/fans/3/2611/9999999999", id="more than a column holds"),
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
        Place.of(address)
    assert caught.value.code == "bad-address"
