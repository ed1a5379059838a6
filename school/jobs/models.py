"""A job as it is stored, and what refuses one."""

import uuid
from dataclasses import dataclass
from enum import StrEnum

from school.errors import SchoolError


class JobState(StrEnum):
    """Where a job stands."""

    QUEUED = "queued"
    RUNNING = "running"
    DONE = "done"
    FAILED = "failed"


@dataclass(frozen=True, slots=True)
class NewJob:
    """Something to be made for `owner`, the learner who asks.

    `key` tells whether two jobs of one owner make the same. `work` is what the background process
    needs, `label` what the page of whoever waits needs; both are JSON that the store never reads.
    """

    owner: uuid.UUID
    key: str
    work: str
    label: str


@dataclass(frozen=True, slots=True)
class Job:
    """A job without its work and its result.

    `stage`, `done` and `total` tell how far it is, `error` is the stable code of a failure. Of two
    that wait the one with the lower `turn` goes first, then the one with the lower `number`.
    """

    id: uuid.UUID
    state: JobState
    label: str
    stage: str
    done: int
    total: int
    error: str
    turn: int
    number: int


class JobsFull(SchoolError):
    """No job can be added now; `code` is `too-many-jobs` (of this owner) or `queue-full`."""
