"""The queue: the serving processes add jobs to it, the background process makes them.

`school.jobs` holds what a job is and what came of it; huey wakes the background process, keeps the
order and runs what is due by the clock. Both are in one SQLite file.
"""

from collections.abc import Callable
from dataclasses import dataclass
from datetime import timedelta
from pathlib import Path
from threading import Lock
from typing import Final
from uuid import UUID

import structlog
from huey import SqliteHuey
from huey.api import TaskWrapper

from school.jobs.models import Job, NewJob
from school.jobs.store import JobStore
from web.clock import now

HEARTBEAT_LIFE: Final = timedelta(
    seconds=30
)  # without a heartbeat; then the process counts as not running
_TASK: Final = "make"


class JobError(RuntimeError):
    """A job that cannot be made; `code` is stable."""

    def __init__(self, code: str, message: str) -> None:
        super().__init__(message)
        self.code = code


class JobCancelled(Exception):
    """Whoever asked for the job does not want it any more."""


class ProcessStopping(Exception):
    """The background process ends; the job waits for the next one."""


@dataclass(frozen=True, slots=True)
class JobProgress:
    """Takes note of how far a job is.

    Work calls it often: it raises `JobCancelled` or `ProcessStopping` where the work shall end.
    """

    jobs: JobStore
    job_id: UUID
    is_stopping: Callable[[], bool]

    def __call__(self, stage: str, done: int, total: int) -> None:
        """Note that `done` of `total` steps of this stage are done."""
        if self.is_stopping():
            raise ProcessStopping
        if not self.jobs.note(self.job_id, stage, done, total):
            raise JobCancelled


JobFunction = Callable[[str, JobProgress], bytes]
"""Makes the result of a job from its `work`. Raises `JobError` where it cannot."""


@dataclass(frozen=True, slots=True)
class _Opened:
    """What an open queue holds; huey reads tasks of `task` only once it knows it."""

    jobs: JobStore
    huey: SqliteHuey
    task: TaskWrapper


class Queue:
    """The queue of a site, in this file. It is opened when something is first asked of it."""

    def __init__(self, file: Path, work: JobFunction) -> None:
        self.file = file
        self.is_stopping: Callable[[], bool] = lambda: False
        self._work = work
        self._opening = Lock()
        self._opened: _Opened | None = None

    @property
    def jobs(self) -> JobStore:
        """The jobs, with what came of them."""
        return self._open().jobs

    @property
    def huey(self) -> SqliteHuey:
        """The tasks that wait for the background process."""
        return self._open().huey

    def _open(self) -> _Opened:
        """What is open; of two threads that ask first one opens it."""
        with self._opening:
            if self._opened is None:
                jobs = JobStore(self.file)
                huey = SqliteHuey(filename=str(self.file), results=False)
                self._opened = _Opened(jobs, huey, huey.task(name=_TASK)(self._make))
            return self._opened

    def add(self, new: NewJob) -> Job:
        """The job that makes this, perhaps one that was there already.

        Raises:
            JobsFull: `too-many-jobs`, `queue-full`.
        """
        job, is_new = self.jobs.add(new, now())
        if is_new:
            self._enqueue(job)
        return job

    def is_alive(self) -> bool:
        """Whether a background process is there to work the queue off."""
        beaten = self.jobs.last_heartbeat()
        return beaten is not None and now() - beaten < HEARTBEAT_LIFE

    def requeue_lost_jobs(self) -> None:
        """Queue again what was lost when a process ended in between.

        Only for the background process, while it makes nothing.
        """
        self.jobs.take_up(now())
        queued = {task.args[0] for task in self.huey.pending() if task.name == _TASK}
        for job in self.jobs.waiting():
            if str(job.id) not in queued:
                self._enqueue(job)

    def run_waiting_jobs(self) -> None:
        """Make everything that waits, in this thread, without a background process."""
        while (task := self.huey.dequeue()) is not None:
            self.huey.execute(task)

    def close(self) -> None:
        """Give back the file, if it was opened."""
        with self._opening:
            opened, self._opened = self._opened, None
        if opened is not None:
            opened.jobs.close()
            opened.huey.storage.close()

    def _enqueue(self, job: Job) -> None:
        opened = self._open()
        opened.huey.enqueue(opened.task.s(str(job.id), priority=-job.turn))

    def _make(self, job_id: str) -> None:
        """Make one job; whatever happens is noted with it."""
        found = UUID(job_id)
        work = self.jobs.begin(found, now())
        if work is None:
            return  # cancelled, or made already
        try:
            result = self._work(work, JobProgress(self.jobs, found, self.is_stopping))
        except JobCancelled:
            return
        except ProcessStopping:
            self.jobs.requeue(found)
        except JobError as error:
            structlog.get_logger().error("job failed", code=error.code, reason=str(error))
            self.jobs.fail(found, error.code, now())
        except Exception as error:
            structlog.get_logger().error("job crashed", exc_info=error)
            self.jobs.fail(found, "failed", now())
        else:
            self.jobs.finish(found, result, now())
