"""Everything that must hold before a change lands, in two lanes: `python -m tests.stages MAKE`.

A browser waits more than it computes, so its tests have the time that the others leave. Each lane runs
tasks of the Makefile one after the other. A task that fails ends its lane; the other lane goes on, so
that one run tells as much as it can. Only what is wrong by form ends everything: that is known early.
"""

import os
import signal
import subprocess
import sys
import time
from collections import deque
from collections.abc import Sequence
from concurrent.futures import ThreadPoolExecutor, wait
from contextlib import suppress
from dataclasses import dataclass, field
from threading import Thread
from typing import Final

LANES: Final = (("peer", "test-read", "test-python"), ("check", "test-browser", "test-postgres"))
ENDS_ALL: Final = "check"
LONGEST: Final = 30 * 60.0  # seconds of one task: a run that hangs has to say where
TO_TELL: Final = 10.0  # seconds in which processes say where they are, or clear up
TOLD_AGAIN: Final = 60  # last lines of a task that failed, which stand at the end once more


@dataclass(slots=True)
class MakeTask:
    """A task of the Makefile that was begun, with its last lines."""

    name: str
    process: subprocess.Popen[str]
    lines: deque[str] = field(default_factory=lambda: deque(maxlen=TOLD_AGAIN))

    def say(self, line: str) -> None:
        """Print it at once: a log that ends early has all that was known.

        With its end in one piece: print would let the other lane write in between.
        """
        self.lines.append(line)
        print(f"{self.name} | {line}\n", end="", flush=True)

    def repeat(self) -> None:
        """Say everything that the task prints as it comes."""
        assert self.process.stdout is not None
        with self.process.stdout as told:
            for line in told:
                self.say(line.rstrip("\n"))

    def end(self, first: signal.Signals) -> None:
        """Send that signal to every process of the task, and end those that stay.

        SIGINT lets the tests end the servers that they have begun, which are no children of theirs.
        """
        for each in (first, signal.SIGKILL):
            with suppress(ProcessLookupError):
                os.killpg(self.process.pid, each)
            with suppress(subprocess.TimeoutExpired):
                self.process.wait(TO_TELL)


class LaneRun:
    """All lanes of one run."""

    def __init__(self, make: Sequence[str], longest: float = LONGEST) -> None:
        self._make = make
        self._longest = longest
        self._begun: list[MakeTask] = []
        self._failed: list[MakeTask] = []
        self._is_ended = False
        self._threads = ThreadPoolExecutor(len(LANES))

    def passes(self, lanes: Sequence[Sequence[str]] = LANES) -> bool:
        """Run the lanes side by side; whether every task has passed."""
        # Futures, for a thread whose join() is interrupted counts as ended (CPython before 3.13).
        runs = [self._threads.submit(self._lane, lane) for lane in lanes]
        try:
            wait(runs)
        except KeyboardInterrupt:
            self._end()
            wait(runs, TO_TELL)
            print("\nEnded before its end.", flush=True)
            return False
        for task in self._failed:
            print(f"\n==== {task.name} failed. Its last lines were:", *task.lines, sep="\n")
        for error in filter(None, (run.exception() for run in runs)):
            print(f"\n==== A lane could not go on: {error}")
        return all(run.exception() is None and run.result() for run in runs)

    def _lane(self, names: Sequence[str]) -> bool:
        return all(not self._is_ended and self._passes(self._begin(name)) for name in names)

    def _begin(self, name: str) -> MakeTask:
        process = subprocess.Popen(
            [*self._make, name],
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
            text=True,
            errors="replace",
            start_new_session=True,
        )
        self._begun.append(MakeTask(name, process))
        return self._begun[-1]

    def _passes(self, task: MakeTask) -> bool:
        begun = time.monotonic()
        reader = Thread(target=task.repeat, daemon=True)
        reader.start()
        try:
            status = task.process.wait(self._longest)
        except subprocess.TimeoutExpired:
            task.say(f"took more than {self._longest:.0f} seconds; this is where it was:")
            task.end(signal.SIGABRT)  # Python says at this signal where each thread is
            status = 1
        reader.join(TO_TELL)
        how = "passed" if status == 0 else "was ended" if self._is_ended else "FAILED"
        task.say(f"{how} after {time.monotonic() - begun:.0f} seconds")
        if status and not self._is_ended:
            self._failed.append(task)
            if task.name == ENDS_ALL:
                self._end()
        return status == 0

    def _end(self) -> None:
        self._is_ended = True
        for task in self._begun:
            if task.process.poll() is None:
                task.end(signal.SIGINT)


if __name__ == "__main__":
    # Tasks have sessions of their own, which no signal to this process reaches. What a shell starts in
    # the background would not hear the first of the two.
    for each in (signal.SIGINT, signal.SIGTERM):
        signal.signal(each, signal.default_int_handler)
    sys.exit(not LaneRun(sys.argv[1:] or ["make"]).passes())
