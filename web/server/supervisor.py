"""Keeps programs running: starts them, starts again what has ended, ends all of them together."""

import os
import select
import signal
import sys
import time
import traceback
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass
from types import FrameType
from typing import Final, NoReturn

from web.server import log, processes

SHORT_LIFE: Final = 2.0  # seconds; whoever ends sooner waits before the next start
SHORTEST_PAUSE: Final = 0.05  # seconds; doubled with each short life
LONGEST_PAUSE: Final = 1.0  # seconds
MEMORY_INTERVAL: Final = 1.0  # seconds between two looks at what the programs hold
MEMORY_GRACE: Final = 5.0  # seconds to end in for a program that holds too much
_STOPPING: Final = (signal.SIGTERM, signal.SIGINT, signal.SIGHUP)


@dataclass(frozen=True, slots=True)
class Program:
    """Something that is to run always, in a process of its own.

    `run` is called in that process and does not come back before its end. `own_group` puts the
    process and all that it starts into a group that is killed when the process ends.
    `max_resident` is how many bytes of memory it may hold before it is replaced.
    """

    name: str
    run: Callable[[], object]
    own_group: bool = True
    max_resident: int | None = None


def command(*arguments: str) -> Callable[[], NoReturn]:
    """Run another program in the place of this process; the first argument is its file."""
    return lambda: os.execv(arguments[0], arguments)


@dataclass(slots=True)
class _Child:
    """A program with its process, where it has one, and when the next may start."""

    program: Program
    process: int | None = None
    started: float = 0.0
    due: float = 0.0
    pause: float = 0.0
    kill_at: float | None = None  # it was told to end and is killed then


class Supervisor:
    """Runs programs until SIGTERM, SIGINT or SIGHUP, and starts again each that ends before.

    What ends after a short life is started again after a pause that grows to a second; it is never
    given up. On a signal each program is sent SIGTERM and has `grace` seconds to end; what is left
    then is killed, and so it is at a second Ctrl-C. A second SIGTERM changes nothing, for whoever
    ends a whole group of processes sends one to each.
    """

    def __init__(self, programs: Sequence[Program], grace: float) -> None:
        self._children = [_Child(program) for program in programs]
        self._grace = grace
        self._stopping = False
        self._hurried = False
        self._wake, self._woken = os.pipe()

    def run(self) -> None:
        """Keep every program running; returns when all have ended after a signal."""
        processes.become_subreaper()
        with self._catching_signals():
            while not self._stopping:
                self._start_due()
                self._check_memory()
                self._wait(self._next_event())
                self._reap()
            self._stop()

    def _start_due(self) -> None:
        now = time.monotonic()
        for child in self._children:
            if child.process is None and child.due <= now:
                child.started, child.kill_at = now, None
                try:
                    child.process = self._start(child.program)
                except OSError as error:  # too many processes, or no memory for another
                    child.due = now + LONGEST_PAUSE
                    name = child.program.name
                    log.write("warning", "program not started", program=name, why=str(error))

    def _start(self, program: Program) -> int:
        parent = os.getpid()
        sys.stdout.flush()
        sys.stderr.flush()
        # A signal that comes before the child has let go of our handlers waits until it has.
        mask = signal.pthread_sigmask(signal.SIG_BLOCK, _STOPPING)
        try:
            process = os.fork()
        except OSError:
            signal.pthread_sigmask(signal.SIG_SETMASK, mask)
            raise
        if process:
            signal.pthread_sigmask(signal.SIG_SETMASK, mask)
            return process
        status = 1
        try:
            self._begin(program, parent)
            signal.pthread_sigmask(signal.SIG_SETMASK, mask)
            program.run()
            status = 0
        except SystemExit as end:
            status = end.code if isinstance(end.code, int) else 1
        except BaseException:
            traceback.print_exc()
        finally:
            sys.stdout.flush()
            sys.stderr.flush()
            os._exit(status)

    def _begin(self, program: Program, parent: int) -> None:
        """Detach the forked copy of this process: signals, pipes and group of its own."""
        signal.set_wakeup_fd(-1)
        for number in (*_STOPPING, signal.SIGCHLD):
            signal.signal(number, signal.SIG_DFL)
        os.close(self._wake)
        os.close(self._woken)
        if program.own_group:
            os.setpgid(0, 0)
        processes.end_with_parent(parent)

    def _reap(self) -> None:
        """Note who has ended, and clear away what these left behind."""
        by_process = {child.process: child for child in self._children if child.process}
        while True:
            try:
                process, status = os.waitpid(-1, os.WNOHANG)
            except ChildProcessError:
                return
            if process == 0:
                return
            if child := by_process.get(process):  # else an orphan that was taken in
                self._ended(child, process, status)

    def _ended(self, child: _Child, process: int, status: int) -> None:
        if child.program.own_group:
            processes.kill_group(process, signal.SIGKILL)
        now = time.monotonic()
        if now - child.started >= SHORT_LIFE:
            child.pause = 0.0
        child.process, child.due = None, now + child.pause
        if not self._stopping:
            log.write(
                "warning",
                "program ended",
                program=child.program.name,
                how=_how(status),
                lived=round(now - child.started, 1),
                next_start_in=round(child.pause, 2),
            )
        child.pause = min(LONGEST_PAUSE, max(SHORTEST_PAUSE, 2 * child.pause))

    def _check_memory(self) -> None:
        now = time.monotonic()
        for child in self._children:
            limit = child.program.max_resident
            if child.process is None or limit is None:
                continue
            if child.kill_at is not None:
                if now >= child.kill_at:
                    os.kill(child.process, signal.SIGKILL)
            elif (size := processes.resident_size(child.process)) > limit:
                log.write(
                    "warning",
                    "program holds too much memory",
                    program=child.program.name,
                    megabytes=size >> 20,
                    limit=limit >> 20,
                )
                os.kill(child.process, signal.SIGTERM)
                child.kill_at = now + MEMORY_GRACE

    def _next_event(self) -> float | None:
        """How many seconds until there is something to do without a signal; None is for ever."""
        now = time.monotonic()
        waits = [child.due - now for child in self._children if child.process is None]
        if any(child.program.max_resident for child in self._children):
            waits.append(MEMORY_INTERVAL)
        return max(0.0, min(waits)) if waits else None

    def _stop(self) -> None:
        """End every program: SIGTERM, and SIGKILL when the time is over or Ctrl-C comes again."""
        for child in self._children:
            if child.process:
                os.kill(child.process, signal.SIGTERM)
        last = time.monotonic() + self._grace
        while any(child.process for child in self._children):
            left = last - time.monotonic()
            if left <= 0 or self._hurried:
                self._kill_all()
                left = LONGEST_PAUSE
            self._wait(left)
            self._reap()

    def _kill_all(self) -> None:
        for child in self._children:
            if child.process and child.program.own_group:
                processes.kill_group(child.process, signal.SIGKILL)
            elif child.process:
                os.kill(child.process, signal.SIGKILL)

    def _wait(self, seconds: float | None) -> None:
        """Sleep until a signal comes, or for that many seconds."""
        if select.select([self._wake], [], [], seconds)[0]:
            os.read(self._wake, 4096)

    @contextmanager
    def _catching_signals(self) -> Iterator[None]:
        os.set_blocking(self._woken, False)
        wanted = set(_STOPPING)
        if signal.getsignal(signal.SIGHUP) is signal.SIG_IGN:  # as nohup has it
            wanted.remove(signal.SIGHUP)
        before = {number: signal.signal(number, self._note) for number in wanted}
        before[signal.SIGCHLD] = signal.signal(signal.SIGCHLD, lambda *_: None)
        former = signal.set_wakeup_fd(self._woken, warn_on_full_buffer=False)
        try:
            yield
        finally:
            signal.set_wakeup_fd(former)
            for number, handler in before.items():
                signal.signal(number, handler)
            os.close(self._wake)
            os.close(self._woken)

    def _note(self, number: int, _frame: FrameType | None) -> None:
        self._hurried = self._hurried or (self._stopping and number == signal.SIGINT)
        self._stopping = True


def _how(status: int) -> str:
    code = os.waitstatus_to_exitcode(status)
    return f"exit status {code}" if code >= 0 else f"killed by {signal.Signals(-code).name}"
