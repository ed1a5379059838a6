"""Jobs as they are stored: one for each thing, limits, turns, an end for each."""

import sqlite3
import stat
import uuid
from collections.abc import Iterator
from datetime import timedelta
from pathlib import Path

import pytest

from school.faults import DatabaseFault, DatabaseFaultKind
from school.jobs.models import JobsFull, JobState, NewJob
from school.jobs.store import KEPT_FOR_ONE, OPEN_FOR_ALL, OPEN_FOR_ONE, RESULT_LIFE, TRIES, JobStore
from tests.school.make import NOON

ANA, MEI = uuid.UUID(int=1), uuid.UUID(int=2)
LATER = NOON + RESULT_LIFE + timedelta(seconds=1)


@pytest.fixture
def file(tmp_path: Path) -> Path:
    return tmp_path / "below" / "queue.db"


@pytest.fixture
def store(file: Path) -> Iterator[JobStore]:
    opened = JobStore(file)
    yield opened
    opened.close()


def wish(owner: uuid.UUID = ANA, key: str = "a") -> NewJob:
    return NewJob(owner, key, work=f"work {key}", label=f"label {key}")


def made(store: JobStore, new: NewJob, result: bytes = b"%PDF") -> uuid.UUID:
    """A job that is done."""
    job = store.add(new, NOON)[0]
    store.begin(job.id, NOON)
    store.finish(job.id, result, NOON)
    return job.id


def state(store: JobStore, job_id: uuid.UUID, owner: uuid.UUID = ANA) -> JobState | None:
    job = store.find(owner, job_id)
    return job.state if job else None


def test_a_job_goes_from_waiting_to_its_result(store: JobStore):
    job, is_new = store.add(wish(), NOON)
    assert (is_new, job.state, job.label) == (True, JobState.QUEUED, "label a")
    assert store.begin(job.id, NOON) == "work a"
    assert state(store, job.id) is JobState.RUNNING
    assert store.note(job.id, "content", 3, 10)
    found = store.find(ANA, job.id)
    assert found is not None
    assert (found.stage, found.done, found.total) == ("content", 3, 10)
    store.finish(job.id, b"%PDF", NOON)
    assert state(store, job.id) is JobState.DONE
    assert store.result(job.id) == b"%PDF"


def test_what_is_asked_twice_is_one_job(store: JobStore):
    first = store.add(wish(), NOON)[0]
    assert store.add(wish(), NOON) == (first, False)
    store.begin(first.id, NOON)
    assert store.add(wish(), NOON)[0].id == first.id
    store.finish(first.id, b"%PDF", NOON)
    assert store.add(wish(), NOON)[0].id == first.id
    assert store.add(wish(MEI), NOON)[0].id != first.id
    assert store.add(wish(key="b"), NOON)[0].id != first.id


def test_what_failed_is_made_again_when_it_is_asked_for_again(store: JobStore):
    first = store.add(wish(), NOON)[0]
    store.begin(first.id, NOON)
    store.fail(first.id, "slow", NOON)
    job = store.find(ANA, first.id)
    assert job is not None
    assert (job.state, job.error) == (JobState.FAILED, "slow")
    again, is_new = store.add(wish(), NOON)
    assert is_new
    assert again.id != first.id


def test_after_a_commit_that_failed_jobs_are_added_again(store: JobStore, file: Path):
    other = sqlite3.connect(file)
    other.executescript(
        "CREATE TABLE nobody (id INTEGER PRIMARY KEY);"
        "CREATE TABLE late (id REFERENCES nobody DEFERRABLE INITIALLY DEFERRED);"
        "CREATE TRIGGER at_the_commit AFTER INSERT ON jobs BEGIN INSERT INTO late VALUES (1); END;"
    )
    store._connection.execute("PRAGMA foreign_keys = ON")  # which are looked at by the COMMIT
    with pytest.raises(sqlite3.IntegrityError):
        store.add(wish(), NOON)
    other.execute("DROP TRIGGER at_the_commit")
    other.close()

    assert store.add(wish(), NOON)[1]


def test_a_full_disk_is_told_as_one_and_passes(store: JobStore):
    (pages,) = store._connection.execute("PRAGMA page_count").fetchone()
    store._connection.execute(f"PRAGMA max_page_count = {pages}")
    with pytest.raises(DatabaseFault) as raised:
        store.add(NewJob(ANA, "a", work="w" * 100_000, label=""), NOON)
    assert raised.value.fault is DatabaseFaultKind.FULL
    store._connection.execute("PRAGMA max_page_count = 1000000")

    assert store.add(wish(), NOON)[1]


def test_a_file_that_another_program_holds_is_busy(store: JobStore, file: Path):
    store._connection.execute("PRAGMA busy_timeout = 0")
    other = sqlite3.connect(file, isolation_level=None)
    other.execute("BEGIN IMMEDIATE")
    with pytest.raises(DatabaseFault) as raised:
        store.add(wish(), NOON)
    assert raised.value.fault is DatabaseFaultKind.BUSY
    other.execute("ROLLBACK")
    other.close()

    assert store.add(wish(), NOON)[1]


def test_a_job_is_begun_once(store: JobStore):
    job = store.add(wish(), NOON)[0]
    assert store.begin(job.id, NOON) is not None
    assert store.begin(job.id, NOON) is None
    assert store.begin(uuid.uuid4(), NOON) is None


def test_a_job_is_found_by_its_owner_alone(store: JobStore):
    job = store.add(wish(), NOON)[0]
    assert store.find(MEI, job.id) is None
    store.cancel(MEI, job.id)
    assert state(store, job.id) is JobState.QUEUED


def test_a_cancelled_job_is_not_made(store: JobStore):
    waiting, running = (store.add(wish(key=key), NOON)[0] for key in "ab")
    store.begin(running.id, NOON)
    for job in (waiting, running):
        store.cancel(ANA, job.id)
        assert state(store, job.id) is None
    assert store.begin(waiting.id, NOON) is None
    assert not store.note(running.id, "content", 1, 2)
    store.finish(running.id, b"%PDF", NOON)
    assert store.result(running.id) is None


def test_one_account_has_so_many_open_jobs(store: JobStore):
    jobs = [store.add(wish(key=str(each)), NOON)[0] for each in range(OPEN_FOR_ONE)]
    with pytest.raises(JobsFull) as raised:
        store.add(wish(key="one more"), NOON)
    assert raised.value.code == "too-many-jobs"
    assert store.add(wish(key="0"), NOON)[0] == jobs[0]
    assert store.add(wish(MEI), NOON)[1]
    store.begin(jobs[0].id, NOON)
    store.finish(jobs[0].id, b"%PDF", NOON)
    assert store.add(wish(key="one more"), NOON)[1]


def test_the_whole_queue_has_an_end(store: JobStore):
    for each in range(OPEN_FOR_ALL):
        store.add(wish(uuid.UUID(int=100 + each)), NOON)
    with pytest.raises(JobsFull) as raised:
        store.add(wish(), NOON)
    assert raised.value.code == "queue-full"


def test_who_asks_for_one_does_not_wait_for_anothers_many(store: JobStore):
    many = [store.add(wish(key=str(each)), NOON)[0] for each in range(4)]
    one = store.add(wish(MEI), NOON)[0]
    assert store.waiting() == [many[0], one, *many[1:]]
    assert [store.before(job) for job in (many[0], one, many[3])] == [0, 1, 4]
    store.begin(many[0].id, NOON)
    assert store.before(one) == 1


@pytest.mark.parametrize("ended", ["queued", "done", "failed"])
def test_an_hour_later_nothing_is_left(file: Path, ended: str):
    store = JobStore(file)
    secret = b"ABCD-EFGH-JKLM" * 20
    job = store.add(NewJob(ANA, "a", work=secret.decode(), label="{}"), NOON)[0]
    if ended != "queued":
        store.begin(job.id, NOON)
    if ended == "done":
        store.finish(job.id, secret, NOON)
    if ended == "failed":
        store.fail(job.id, "slow", NOON)
    assert store.delete_old(NOON + RESULT_LIFE) == 0
    assert store.delete_old(LATER) == 1
    assert state(store, job.id) is None
    store.close()  # what was written beside the file is then in it
    assert secret[:14] not in file.read_bytes()


def test_what_is_old_is_not_taken_for_an_answer(store: JobStore):
    made(store, wish())
    assert store.add(wish(), LATER)[1]


def test_a_job_under_way_is_not_old(store: JobStore):
    job = store.add(wish(), NOON)[0]
    store.begin(job.id, NOON)
    assert store.delete_old(LATER) == 0


def test_of_many_results_of_one_account_the_newest_are_kept(store: JobStore):
    other = made(store, wish(MEI))
    ids = [made(store, wish(key=str(each))) for each in range(KEPT_FOR_ONE + 2)]
    assert [store.result(each) is not None for each in ids] == [False] * 2 + [True] * KEPT_FOR_ONE
    assert store.result(other) is not None


def test_what_a_process_left_behind_waits_again_but_not_for_ever(store: JobStore):
    job = store.add(wish(), NOON)[0]
    for _ in range(TRIES):
        assert state(store, job.id) is JobState.QUEUED
        store.begin(job.id, NOON)
        store.take_up(NOON)
    found = store.find(ANA, job.id)
    assert found is not None
    assert (found.state, found.error) == (JobState.FAILED, "interrupted")


def test_a_job_that_was_put_back_has_lost_no_try(store: JobStore):
    job = store.add(wish(), NOON)[0]
    for _ in range(TRIES + 1):
        assert store.begin(job.id, NOON) == "work a"
        store.requeue(job.id)
    assert state(store, job.id) is JobState.QUEUED


def test_nobody_else_may_read_the_file_or_what_lies_beside_it(store: JobStore, file: Path):
    store.add(wish(), NOON)
    kept = sorted(file.parent.iterdir())
    assert len(kept) == 3  # the file, its log and its index
    assert {stat.S_IMODE(each.stat().st_mode) for each in kept} == {0o600}


def test_the_heart_beats(store: JobStore):
    assert store.last_heartbeat() is None
    for moment in (NOON, LATER):
        store.beat(moment)
        assert store.last_heartbeat() == moment


def test_two_processes_see_one_queue(store: JobStore, file: Path):
    other = JobStore(file)
    job = store.add(wish(), NOON)[0]
    assert other.begin(job.id, NOON) == "work a"
    assert state(store, job.id) is JobState.RUNNING
    other.close()


def test_a_file_of_another_version_is_begun_anew(store: JobStore, file: Path):
    job = store.add(wish(), NOON)[0]
    store._connection.execute("PRAGMA user_version = 99")
    other = JobStore(file)
    assert state(other, job.id) is None
    other.close()
