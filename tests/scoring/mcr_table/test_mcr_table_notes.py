"""Every house ruling about the table has its entry in docs/rulings.md, and serves somewhere."""

import re
from pathlib import Path

import pytest

from scoring.mcr.table.notes import Note

REPOSITORY = Path(__file__).parents[3]
SECTION = re.compile(r"^## The table \(MCR\)$(.*?)(?=^## |\Z)", re.MULTILINE | re.DOTALL)


def entries() -> list[str]:
    written = (REPOSITORY / "docs" / "rulings.md").read_text(encoding="utf-8")
    section = SECTION.search(written)
    assert section is not None
    return re.findall(r"^\*\*([a-z0-9-]+)\*\* · ", section.group(1), re.MULTILINE)


def test_the_notes_are_the_entries_of_the_document():
    assert entries() == list(Note)


@pytest.mark.parametrize("note", Note)
def test_a_note_belongs_to_a_ruling(note: Note):
    files = (REPOSITORY / "scoring" / "mcr" / "table").glob("*.py")
    code = "".join(file.read_text(encoding="utf-8") for file in files)

    assert f"Note.{note.name}" in code
