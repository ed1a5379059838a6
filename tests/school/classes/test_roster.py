"""Names are read as teachers paste them: what stands beside a name goes, no line is lost in silence."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from school.classes.roster import MOST_NAMES, LeftOut, read_names
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
    "semicolons without heads": ("Lin Mei;lin@school.example\nWang Wei;wang@school.example", ["Lin Mei", "Wang Wei"]),
    "semicolons and a class": ("Lovelace;Ada;7b;ada@x\nBabbage;Charles;7b;c@x", ["Lovelace Ada", "Babbage Charles"]),
    "wide semicolons": ("张伟；三班\n李娜；三班", ["张伟", "李娜"]),
    "a class behind": ("Ada\t7b\nBob\t7b", ["Ada", "Bob"]),
    "a class in words": ("三年二班 张伟\n高一(2)班 李娜\n2年1組3番 佐藤花子\nEmil (7b)\nFritz 7b", ["张伟", "李娜", "佐藤花子", "Emil", "Fritz"]),
    "mail addresses": ("Ada <ada@x>\nLovelace, Ada <ada@x.example>\nbob@x (Bob B)", ["Ada", "Lovelace, Ada", "Bob B"]),
    "the line of a mail": ("Lovelace, Ada <ada@x>; Babbage, Charles <c@x>", ["Lovelace, Ada", "Babbage, Charles"]),
    "the quoted line of a mail": ('"Lovelace, Ada" <ada@x>, "Babbage, Charles" <c@x>, Bob <b@x>', ["Lovelace, Ada", "Babbage, Charles", "Bob"]),
    "quoted cells": ('"Lovelace, Ada",7b\n"Babbage, Charles",7b', ["Lovelace, Ada", "Babbage, Charles"]),
    "marks in front": ("- Ada\n• Bob\n☐ Carl\n#4 Dora\nNo. 5 Emil\n6 - Fritz\n7: Gustav", ["Ada", "Bob", "Carl", "Dora", "Emil", "Fritz", "Gustav"]),
    "students' numbers": ("S1234567 Ada\n2026-001 Bob\nCarl 20260001\nDora (2026002)", ["Ada", "Bob", "Carl", "Dora"]),
    "a row of a spreadsheet": ("Ada\tBob\tCarl", ["Ada", "Bob", "Carl"]),
    "spaces of all sorts": ("Ada\u00a0Lovelace\nCharles\u3000Babbage\n\u2003Emmy\u2009Noether\u2028Zhou", ["Ada Lovelace", "Charles Babbage", "Emmy Noether", "Zhou"]),
    "nothing but numbers": ("01\n02\n03", ["01", "02", "03"]),
    "names of letter and number": ("A1\nA2", ["A1", "A2"]),
    "signs within a name": ("O'Brien\nd’Artagnan\nJohn Jr.\nスミス・ジョン", ["O'Brien", "d’Artagnan", "John Jr.", "スミス・ジョン"]),
    "a digit in the name": ("Lin 2\nPlayer7", ["Lin 2", "Player7"]),
    "wide letters and marks": ("\ufeffＬｉｎ　Ｍｅｉ", ["Lin Mei"]),
    "nothing": (" \n\n", []),
}  # fmt: skip


TABLES = {
    "semicolons": ("Name;Email\nAda Lovelace;ada@x.example\nCharles Babbage;c@x.example", ["Ada Lovelace", "Charles Babbage"]),
    "a head over names with commas": ("Name\nLovelace, Ada\nBabbage, Charles", ["Lovelace, Ada", "Babbage, Charles"]),
    "quoted names": ('Student,ID,Section\n"Lovelace, Ada",12,7b', ["Lovelace, Ada"]),
    "a column in the middle": ("No,Name,Class\n1,Lin Mei,7b\n2,\"Wang, Wei\",7b", ["Lin Mei", "Wang, Wei"]),
    "one column": ("姓名\n张伟\n李娜", ["张伟", "李娜"]),
    "two columns": ("First name\tLast name\tEmail\nMei\tLin\ta@b.example", ["Mei Lin"]),
    "two columns in Japanese": ("番号,姓,名\n1,佐藤,花子", ["佐藤 花子"]),
    "Chinese": ("学号\t姓名\t性别\n001\t张伟\t男\n002\t李娜\t女", ["张伟", "李娜"]),
    "wide": ("姓名；班级\n张伟；三班", ["张伟"]),
    "Japanese with readings": ("出席番号,氏名,フリガナ\n1,佐藤 花子,サトウ ハナコ", ["佐藤 花子"]),
    "of a teaching platform": ("First name,Surname,ID number,Email address\nAda,Lovelace,12,a@x", ["Ada Lovelace"]),
    "family name first": ("Last name, First name\nLovelace, Ada", ["Ada Lovelace"]),
    "given names alone": ("First name;Email\nAda;a@x", ["Ada"]),
    "out of a text": ("| No | Name |\n| 1 | Ada |", ["Ada"]),
    "an open quotation mark": ('Name,Class\n"Ada,7b\nBob,7b', ["Ada", "Bob"]),
    "strokes in the heads": ("first_name;last_name *\nAda;Lovelace", ["Ada Lovelace"]),
}  # fmt: skip


@pytest.mark.parametrize(("text", "names"), TABLES.values(), ids=TABLES)
def test_a_table_is_read_by_its_heads(text: str, names: list[str]) -> None:
    found = read_names(text)
    assert list(found.names) == names
    assert [each.left_out for each in found.lines if not each.name] == [LeftOut.HEAD]
    assert found.lines[0].left_out is LeftOut.HEAD


LEFT_OUT = {
    "heads again": ("Name;Class\nAda;7b\nName;Class\nBob;7b", {1: LeftOut.HEAD, 3: LeftOut.HEAD}),
    "a title above the heads": ("Class 7b;;\nName;Mail;No\nAda;a@x;1", {1: LeftOut.ABOVE_HEAD, 2: LeftOut.HEAD}),
    "an empty cell": ("No;Name;Class\n1;Ada;7b\n2;;7b", {1: LeftOut.HEAD, 3: LeftOut.NO_CELL}),
    "a mail address": ("Ada\nbob@x.example\n<c@x>", {2: LeftOut.MAIL, 3: LeftOut.MAIL}),
    "a class": ("7b\nAda\n三年二班\n男", {1: LeftOut.BESIDE, 3: LeftOut.BESIDE, 4: LeftOut.BESIDE}),
    "a line of strokes": ("Ada\n----\n12", {2: LeftOut.NO_NAME, 3: LeftOut.NO_NAME}),
    "a long line": ("Ada\n" + "x" * 61, {2: LeftOut.LONG}),
}  # fmt: skip


@pytest.mark.parametrize(("text", "left_out"), LEFT_OUT.values(), ids=LEFT_OUT)
def test_what_is_left_out_has_its_reason(text: str, left_out: dict[int, LeftOut]) -> None:
    found = {each.line: each.left_out for each in read_names(text).lines if each.left_out}
    assert found == left_out


def test_lines_that_lack_the_column_are_read_for_themselves() -> None:
    found = read_names("No\tName\tClass\n1\tLin Mei\t7b\nWang Wei\n3\tLi Na\nZhou <z@x>")
    assert found.names == ("Lin Mei", "Wang Wei", "Li Na", "Zhou")


NUMBERED = {
    "Chinese": ("学号\t姓名\n2026001\t张伟\n\t李娜", ["2026001", ""]),
    "Japanese": ("出席番号,氏名\n7,佐藤 花子\n8,鈴木 一郎", ["7", "8"]),
    "of a teaching platform": ("First name,Surname,ID number\nAda,Lovelace,A 12\nBob,B", ["A 12", ""]),
    "lines that are counted": ("No;Name\n1;Ada\n2;Bob", ["", ""]),
    "a line that is no row": ("Name;Student No.\nAda;12\nBob", ["12", ""]),
}  # fmt: skip


@pytest.mark.parametrize(("text", "numbers"), NUMBERED.values(), ids=NUMBERED)
def test_students_numbers_come_along_where_a_column_has_them(text: str, numbers: list[str]) -> None:
    named = [each for each in read_names(text).lines if each.name]
    assert [each.number for each in named] == numbers


def test_what_stands_behind_a_name_and_could_be_one_is_told() -> None:
    found = read_names("Ada Lovelace\tMaths\nBob\t7b")
    assert found.names == ("Ada Lovelace", "Bob")
    assert [(each.line, each.text, each.left_out) for each in found.lines if each.left_out] == [
        (1, "Maths", LeftOut.OTHER)
    ]


signs = st.sampled_from([*"ab7 ,;|\t\"'@<>()-.、，；　\u200b\x00", "Ada", "张伟", "Name", "Email", "姓名", "氏名", "7b"])  # fmt: skip
pasted_lines = st.lists(signs, max_size=12).map("".join)


@given(st.lists(st.one_of(pasted_lines, st.text(max_size=70)), max_size=12).map("\n".join))
def test_each_line_of_any_paste_is_a_name_or_left_out_with_a_reason(text: str) -> None:
    found = read_names(text).lines
    pasted = text.removeprefix("\ufeff").splitlines()
    assert {each.line for each in found} == {
        at for at, line in enumerate(pasted, 1) if line.strip()
    }
    for each in found:
        assert bool(each.name) is not (each.left_out is not None)
        assert each.text
    assert [each.line for each in found] == sorted(each.line for each in found)


@pytest.mark.parametrize(("text", "names"), PASTED.values(), ids=PASTED)
def test_a_paste_is_read_as_it_was_meant(text: str, names: list[str]) -> None:
    found = read_names(text)
    assert [(each.name, each.left_out) for each in found.lines] == [(name, None) for name in names]


def test_names_that_stand_there_twice_are_not_lost() -> None:
    found = read_names("Lin Mei\nWang\nlin  mei\nLIN MEI\nLi")
    assert found.names == ("Lin Mei", "Wang", "lin mei", "LIN MEI", "Li")


def test_a_line_that_is_no_name_is_told() -> None:
    found = read_names("Lin\n---\n" + "x" * 61)
    assert found.names == ("Lin",)
    assert [each.text for each in found.lines if each.left_out] == ["---", "x" * 61]


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
