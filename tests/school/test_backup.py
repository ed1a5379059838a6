"""A backup is one state of the database, taken while it is written to; only a sound one is restored."""

import shutil
import sqlite3
from concurrent.futures import ThreadPoolExecutor
from datetime import UTC, datetime
from pathlib import Path
from threading import Event

import pytest
from sqlalchemy import func, select

from school import backup, migrate
from school.database import Database, open_database
from school.errors import SchoolError
from school.learners.guests import new_guest
from school.learners.models import Learner
from tests.school.filled import in_every_table, rows_of_nobody
from tests.school.make import NOON, answer
from tests.school.stored import Rows, compare_rows, stored_rows

LEARNT = {"learners", "answers", "answer_facts", "hours"}  # where a guest's answer has rows
AT = datetime(2026, 11, 21, 12, 30, tzinfo=UTC)


@pytest.fixture
def file(tmp_path: Path, migrated_sqlite: Path) -> Path:
    return Path(shutil.copy(migrated_sqlite, tmp_path / "site.db"))


def address(file: Path) -> str:
    return f"sqlite:///{file}"


def learners(file: Path) -> int:
    database = open_database(address(file))
    with database.reading() as session:
        count = session.scalar(select(func.count()).select_from(Learner)) or 0
    database.close()
    return count


def add(database: Database, number: int = 1) -> None:
    for _ in range(number):
        with database.writing() as session:
            answer(session, new_guest(session, NOON).id)


def test_what_is_backed_up_comes_back_and_the_former_database_is_kept(
    file: Path, tmp_path: Path
) -> None:
    database, copy = open_database(address(file)), tmp_path / "copy.db"
    add(database, 2)
    backup.back_up(address(file), copy)
    add(database, 3)
    kept = backup.restore(address(file), copy, AT)  # while it is open
    with database.reading() as session:
        assert session.scalar(select(func.count()).select_from(Learner)) == 2
    add(database)
    database.close()
    assert kept == tmp_path / "site.db.before-20261121-123000"
    assert (learners(file), learners(copy), learners(kept)) == (3, 2, 5)


def test_a_backup_taken_amid_writes_is_one_state(file: Path, tmp_path: Path) -> None:
    database = open_database(address(file))
    add(database, 5)
    with ThreadPoolExecutor(2) as threads:
        writing = threads.submit(add, database, 40)
        copies = [tmp_path / f"copy-{number}.db" for number in range(3)]
        for copy in copies:
            backup.back_up(address(file), copy)
        writing.result()
    database.close()
    assert learners(file) == 45
    for copy in copies:
        assert backup.require_backup(copy) == migrate.head()
        with sqlite3.connect(copy) as connection:  # an answer never without its learner
            learned, answered = (
                connection.execute(f"SELECT count(*) FROM {table}").fetchone()[0]
                for table in ("learners", "answers")
            )
        connection.close()
        assert 5 <= learned == answered <= 45


def test_a_restored_database_is_row_by_row_what_it_was_while_it_was_in_use(
    file: Path, tmp_path: Path
) -> None:
    """Somebody learns all the while: what the backup holds is in the restored site to the last column, and all
    of it was in the site before."""
    database, copy = open_database(address(file)), tmp_path / "copy.db"
    with database.writing() as session:
        in_every_table(session)
        rows_of_nobody(session)
    before = stored_rows(address(file))
    stop = Event()

    def learn_on() -> None:
        while not stop.is_set():
            add(database)

    with ThreadPoolExecutor(1) as threads:
        learning = threads.submit(learn_on)
        backup.back_up(address(file), copy)
        stop.set()
        learning.result()
    backed_up, later = stored_rows(address(copy)), stored_rows(address(file))
    assert added(before, backed_up) <= LEARNT
    assert added(backed_up, later) <= LEARNT
    with ThreadPoolExecutor(1) as threads:
        stop.clear()
        learning = threads.submit(learn_on)
        kept = backup.restore(address(file), copy, AT)
        stop.set()
        learning.result()
    database.close()
    assert kept
    assert added(later, stored_rows(address(kept))) <= LEARNT
    assert added(backed_up, stored_rows(address(file))) <= LEARNT


def added(before: Rows, after: Rows) -> set[str]:
    """The tables that have more rows; none may have lost or changed one."""
    told = compare_rows(before, after)
    assert not [each for each in told if each.endswith("lost")]
    return {each.partition(":")[0] for each in told}


def test_a_file_that_is_there_is_not_written_over(file: Path, tmp_path: Path) -> None:
    there = tmp_path / "there.db"
    there.write_text("mine")
    with pytest.raises(SchoolError, match="another name") as refusal:
        backup.back_up(address(file), there)
    assert (refusal.value.code, there.read_text()) == ("file-exists", "mine")
    assert [each.name for each in tmp_path.glob("*.part")] == []


def _missing(_file: Path) -> None:
    pass


def _text(file: Path) -> None:
    file.write_text("no database at all, only words" * 100)


def _another(file: Path) -> None:
    with sqlite3.connect(file) as connection:
        connection.execute("CREATE TABLE songs (name)")
    connection.close()


def _newer(file: Path) -> None:
    migrate.upgrade(address(file))
    with sqlite3.connect(file) as connection:
        connection.execute("UPDATE alembic_version SET version_num = '9999'")
    connection.close()


def _dangling(file: Path) -> None:
    migrate.upgrade(address(file))
    with sqlite3.connect(file) as connection:
        connection.execute("INSERT INTO taken_guests VALUES ('a', 'b', '2026-11-21')")
    connection.close()


def _torn(file: Path) -> None:
    migrate.upgrade(address(file))
    whole = file.read_bytes()
    file.write_bytes(whole[: len(whole) // 2])


REFUSED = {
    "no-backup": _missing,
    "damaged": _text,
    "damaged, cut off": _torn,
    "damaged, rows without owners": _dangling,
    "unknown-revision": _another,
    "unknown-revision, newer": _newer,
}


@pytest.mark.parametrize(("code", "make"), REFUSED.items(), ids=REFUSED)
def test_what_is_no_sound_backup_changes_nothing(
    file: Path, tmp_path: Path, code: str, make: object
) -> None:
    database = open_database(address(file))
    add(database, 2)
    database.close()
    wrong = tmp_path / "wrong.db"
    assert callable(make)
    make(wrong)
    with pytest.raises(SchoolError) as refusal:
        backup.restore(address(file), wrong, AT)
    assert refusal.value.code == code.partition(",")[0]
    assert learners(file) == 2
    assert list(tmp_path.glob("*.before-*")) == []


def test_a_backup_of_an_earlier_version_is_brought_up_to_this_one(tmp_path: Path) -> None:
    earlier, new = tmp_path / "earlier.db", tmp_path / "new.db"
    migrate.upgrade(address(earlier), "0005")
    assert backup.restore(address(new), earlier, AT) is None
    assert migrate.current(address(new)) == migrate.head()


def test_postgresql_is_told_its_own_commands_without_the_password(tmp_path: Path) -> None:
    url = "postgresql+psycopg://fan:secret@db.example:5433/wise"
    said = backup.dump_command(url, Path("copy")) + backup.undump_command(url, Path("copy"))
    assert "pg_dump --format=custom --file=copy 'postgresql://fan@db.example:5433/wise'" in said
    assert "pg_restore" in said
    assert "secret" not in said
    with pytest.raises(SchoolError, match="SQLite"):
        backup.back_up(url, tmp_path / "copy.db")
