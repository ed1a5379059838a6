"""Text is cut before it is brought into one spelling, and what is too long is still too long."""

import unicodedata

import pytest

from school.accounts.names import (
    LONGEST_EMAIL,
    LONGEST_NAME,
    LONGEST_PASSWORD,
    name_key,
    normalized_password,
    parse_email,
    parse_name,
    parse_password,
)
from school.accounts.second_factor import _plain
from school.classes.names import (
    LONGEST_CLASS,
    LONGEST_STUDENT,
    parse_class_name,
    parse_student_name,
)
from school.classes.roster import LONGEST_PASTE, MOST_LINES, read_names
from school.codes import normalized_code
from school.errors import SchoolError
from school.progress.history import Cursor
from wording.typed_text import SPELLINGS, normalized_text

MARKS = "a" + "\u0301" * 40_000 + "\u0316" * 40_000


@pytest.fixture(autouse=True)
def watched(monkeypatch: pytest.MonkeyPatch) -> list[int]:
    """The lengths of the texts that are brought into one spelling."""
    lengths: list[int] = []
    normalize = unicodedata.normalize

    def watch(form: str, text: str) -> str:
        lengths.append(len(text))
        return normalize(form, text[:5000])

    monkeypatch.setattr(unicodedata, "normalize", watch)
    return lengths


@pytest.mark.parametrize(
    "typed", ["\u1ec7", "e\u0323\u0302", "\uff4c\uff49\uff4e", "\u1112\u1161\u11ab"]
)
def test_each_spelling_of_a_text_is_one(typed: str) -> None:
    assert normalized_text(typed, 3) == unicodedata.normalize("NFKC", typed)


def test_a_text_of_the_longest_length_may_be_spelt_with_all_its_marks() -> None:
    """A letter of Vietnamese may be three code points, one of old Greek four."""
    letter = "\u03b1\u0313\u0342\u0345"
    assert normalized_text(letter * 30, 30) == "\u1f86" * 30
    assert normalized_text(letter * 30 + "x", 30) == (letter * 30 + "x")[: SPELLINGS * 30]


@pytest.mark.parametrize("longest", [1, 30, 254])
def test_what_no_spelling_makes_fit_is_cut_and_is_still_too_long(
    watched: list[int], longest: int
) -> None:
    assert len(normalized_text(MARKS, longest)) == SPELLINGS * longest
    assert watched == []


@pytest.mark.parametrize(
    ("read", "longest", "code"),
    [
        (parse_name, LONGEST_NAME, "bad-name"),
        (lambda typed: parse_password(typed, "Lin"), LONGEST_PASSWORD, "long-password"),
        (
            lambda typed: parse_password("plum and bamboo" + typed, typed),
            LONGEST_PASSWORD,
            "long-password",
        ),
        (parse_email, LONGEST_EMAIL, "bad-email"),
        (parse_student_name, LONGEST_STUDENT, "long-name"),
        (parse_class_name, LONGEST_CLASS, "long-name"),
    ],
    ids=["name", "password", "password and name", "mail", "student", "class"],
)
def test_a_field_says_that_it_is_too_long(
    watched: list[int], read: object, longest: int, code: str
) -> None:
    assert callable(read)
    for typed in (MARKS, "x" * 100_000, " " * 100_000 + MARKS, "x\u0301" * 100_000):
        with pytest.raises(SchoolError) as refused:
            read(typed)
        assert refused.value.code == code
    assert max(watched, default=0) <= SPELLINGS * LONGEST_EMAIL


def test_names_and_codes_that_nobody_has_are_looked_up_as_such(watched: list[int]) -> None:
    for typed in (MARKS, "x" * 100_000):
        assert len(name_key(typed)) <= 300
        assert len(normalized_code(typed)) <= 80
        assert len(_plain(typed)) <= 100
        assert len(normalized_password(typed)) == SPELLINGS * LONGEST_PASSWORD
    assert max(watched, default=0) <= SPELLINGS * LONGEST_EMAIL


def test_a_password_is_one_in_each_spelling_and_no_other() -> None:
    """Else whoever types more than is looked at would be let in by its beginning."""
    word = "e\u0323\u0302" * LONGEST_PASSWORD
    assert normalized_password(word) == "\u1ec7" * LONGEST_PASSWORD
    longer = normalized_password(word + "\u0301" * 1000)
    assert not longer.startswith("\u1ec7" * LONGEST_PASSWORD)


@pytest.mark.parametrize(
    "paste",
    [
        "\n".join(["-"] * (MOST_LINES + 1)),
        "Lin;" * (MOST_LINES + 1),
        "Name,Class\n" + ("Lin," + "x" * 400 + "\n") * 260,
        'Name,Class\n"' + "x," * LONGEST_PASTE,
        "\n".join([MARKS[:300]] * 900),
    ],
    ids=["lines", "pieces", "wide rows", "an open cell", "marks"],
)
def test_a_paste_that_is_too_much_is_refused(watched: list[int], paste: str) -> None:
    with pytest.raises(SchoolError) as refused:
        read_names(paste)
    assert refused.value.code == "many-names"
    assert max(watched, default=0) <= SPELLINGS * LONGEST_STUDENT


def test_a_long_line_of_many_names_is_read_whole(watched: list[int]) -> None:
    names = [f"Ngu\u0079\u0065\u0302\u0303n Va\u0306n {number}" for number in range(200)]
    found = read_names(" \u3001 ".join(names))
    assert found.names == tuple(unicodedata.normalize("NFC", each) for each in names)
    assert max(watched) <= SPELLINGS * LONGEST_STUDENT


def test_a_name_far_from_the_edge_is_not_lost() -> None:
    assert read_names(" " * 5000 + "Lin" + " " * 5000 + "Mei").names == ("Lin Mei",)


def test_a_long_piece_is_told_in_part() -> None:
    found = read_names("Lin\n" + "x" * 90_000)
    assert found.names == ("Lin",)
    assert [len(each.text) for each in found.lines if each.left_out] == [
        SPELLINGS * LONGEST_STUDENT
    ]


@pytest.mark.parametrize("number", [str(2**63), "9" * 30, "9" * 5000, "\u0663", "-1", "1" * 19])
def test_a_cursor_holds_no_number_that_a_column_cannot(number: str) -> None:
    for text in (f"1-{number}", f"{number}-1", f"{number}-{number}"):
        with pytest.raises(SchoolError) as refused:
            Cursor.parse(text)
        assert refused.value.code == "bad-cursor"
        assert len(str(refused.value)) < 200
