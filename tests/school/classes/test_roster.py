"""Names are read as teachers paste them: what stands beside a name goes, no name is lost."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from school.classes.roster import MOST_NAMES, read_names
from school.errors import SchoolError

PASTED = {
    "one a line": ("Lin Mei\nWang Wei\n", ["Lin Mei", "Wang Wei"]),
    "blank lines and blanks": ("\n  Lin   Mei \r\n\r\n\tWang Wei\n\n", ["Lin Mei", "Wang Wei"]),
    "numbered": ("1. Lin Mei\n2) Wang Wei\n(3) Li Na\n[4] Zhou", ["Lin Mei", "Wang Wei", "Li Na", "Zhou"]),
    "numbered in Chinese": ("1、张伟\n２．李娜\n3王芳\n04 赵敏", ["张伟", "李娜", "王芳", "赵敏"]),
    "out of a table": ("2026001\t张伟\t男\n2026002\t李娜\t女", ["张伟", "李娜"]),
    "two cells of a name": ("7\t佐藤\t花子\n8\t鈴木\t一郎", ["佐藤 花子", "鈴木 一郎"]),
    "a comma behind": ("Lin Mei,\nWang Wei;\nLi Na，", ["Lin Mei", "Wang Wei", "Li Na"]),
    "with mail addresses": ("Lin Mei, lin@school.example\nWang Wei\twang@school.example", ["Lin Mei", "Wang Wei"]),
    "family name first": ("Smith, John\nO'Brien, Anne-Marie", ["Smith, John", "O'Brien, Anne-Marie"]),
    "all in one line": ("张伟、李娜，王芳；赵敏", ["张伟", "李娜", "王芳", "赵敏"]),
    "all in one English line": ("Lin Mei, Wang Wei, Li Na", ["Lin Mei", "Wang Wei", "Li Na"]),
    "a table with a head": ("No,Name,Class\n1,Lin Mei,7b\n2,\"Wang, Wei\",7b", ["Lin Mei", "Wang, Wei"]),
    "a head of one column": ("姓名\n张伟\n李娜", ["张伟", "李娜"]),
    "two columns with heads": ("First name\tLast name\tEmail\nMei\tLin\ta@b.example", ["Mei Lin"]),
    "two columns in Japanese": ("番号,姓,名\n1,佐藤,花子", ["佐藤 花子"]),
    "a digit in the name": ("Lin 2\nPlayer7", ["Lin 2", "Player7"]),
    "wide letters and marks": ("\ufeffＬｉｎ　Ｍｅｉ", ["Lin Mei"]),
    "nothing": (" \n\n", []),
}  # fmt: skip


@pytest.mark.parametrize(("text", "names"), PASTED.values(), ids=PASTED)
def test_a_paste_is_read_as_it_was_meant(text: str, names: list[str]) -> None:
    found = read_names(text)
    assert (list(found.names), found.refused) == (names, ())


def test_names_that_stand_there_twice_are_told_and_not_lost() -> None:
    found = read_names("Lin Mei\nWang\nlin  mei\nLIN MEI\nLi")
    assert len(found.names) == 5
    assert found.twice == ("lin mei",)


def test_a_line_that_is_no_name_is_told() -> None:
    found = read_names("Lin\n---\n" + "x" * 61)
    assert found.names == ("Lin",)
    assert found.refused == ("---", "x" * 61)


def test_two_hundred_names_and_no_more() -> None:
    lines = [f"Lin {number}" for number in range(MOST_NAMES)]
    assert len(read_names("\n".join(lines)).names) == MOST_NAMES
    with pytest.raises(SchoolError, match="at most 200") as refusal:
        read_names("\n".join([*lines, "Wang"]))
    assert refusal.value.code == "many-names"


plain = st.text("abcdefghij 张伟李娜花子", min_size=1, max_size=12).filter(
    lambda name: name.strip() and name.strip() not in ("f", "名", "姓")
)


@given(st.lists(plain, max_size=20))
def test_each_plain_line_is_one_name(names: list[str]) -> None:
    assert list(read_names("\n".join(names)).names) == [" ".join(name.split()) for name in names]
