"""Administrators list, fill and erase classes, and copy the database."""

from pathlib import Path

import pytest
from flask import Flask

from tests.web.classroom import Room


def run(site: Flask, *args: str, typed: str = "") -> tuple[int, str]:
    done = site.test_cli_runner().invoke(args=list(args), input=typed)
    return done.exit_code, done.output


def test_a_roster_is_read_from_a_file(site: Flask, tmp_path: Path):
    room, file = Room(site), tmp_path / "roster.csv"
    room.add("Mei")
    file.write_text("\ufeffNo,Name\n1,Mei\n2,Wang\n3,Wang\n4,---\n", "utf-8")
    code, said = run(site, "class", "import-roster", room.row().join_code, str(file))
    assert code == 0
    assert "Added 1 students to Room 5." in said
    assert "Left out, being there already: 2." in said
    assert "Left out (head), line 1: No,Name" in said
    assert "Left out (no-name), line 5: 4,---" in said
    run(site, "class", "import-roster", "Room 5", str(file), "--with-doubles")
    assert "Room 5  (Lin; 5 students)" in run(site, "class", "list")[1]


def test_numbers_of_a_file_stay_with_their_names(site: Flask, tmp_path: Path):
    room, file = Room(site), tmp_path / "roster.csv"
    room.add("Mei")
    file.write_text("Student number,Name\n11,Mei\n12,Wang\n,Li\n", "utf-8")
    assert run(site, "class", "import-roster", room.row().join_code, str(file))[0] == 0
    numbers = {name: each.number for name, each in room.places().items()}
    assert numbers == {"Mei": "", "Wang": "12", "Li": ""}


def test_a_class_is_erased_after_asking(site: Flask):
    room = Room(site)
    assert run(site, "class", "erase", room.id, typed="n\n")[0] == 1
    assert run(site, "class", "list")[1]
    assert run(site, "class", "erase", room.id, typed="y\n")[0] == 0
    assert run(site, "class", "list") == (0, "")


@pytest.mark.parametrize(
    "args", [("class", "erase", "Nowhere"), ("class", "import-roster", "Nowhere", "FILE")]
)
def test_an_unknown_class_is_told(site: Flask, tmp_path: Path, args: tuple[str, ...]):
    file = tmp_path / "names.txt"
    file.write_text("Mei\n")
    code, said = run(site, *(str(file) if each == "FILE" else each for each in args))
    assert (code, "no class with the code or name 'Nowhere'" in said) == (1, True)


@pytest.mark.usefixtures("on_sqlite")
def test_the_database_is_backed_up_and_restored(site: Flask, tmp_path: Path):
    room, file = Room(site), tmp_path / "copy.db"
    room.add("Mei")
    code, said = run(site, "database", "backup", str(file))
    assert (code, file.exists()) == (0, True), said
    room.add("Wang")
    code, said = run(site, "database", "restore", str(file))
    assert code == 0, said
    assert "The former database is kept as" in said
    assert "is up to date" in said
    assert set(room.places()) == {"Mei"}
    code, said = run(site, "database", "backup", str(file))
    assert (code, "choose another name" in said) == (1, True)
    code, said = run(site, "database", "restore", __file__)
    assert (code, "no sound database" in said) == (1, True)
    assert set(room.places()) == {"Mei"}
