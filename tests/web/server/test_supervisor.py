"""What the supervisor promises, with small programs in the place of the site's."""

import contextlib
import errno
import json
import os
import signal
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from web.server.supervisor import LONGEST_PAUSE, Program, Supervisor

REPOSITORY = Path(__file__).parents[3]
PATIENCE = 90.0  # seconds; only a failing test waits so long


class Running:
    """A supervisor in a process of its own, and what its programs have noted."""

    def __init__(self, folder: Path, *names: str, grace: float = PATIENCE) -> None:
        self._folder = folder
        self._names = names
        self._log = folder / "log"
        arguments = ["-m", "tests.web.server.small_programs", str(folder), str(grace), *names]
        with self._log.open("wb") as log:
            self.supervisor = subprocess.Popen(
                [sys.executable, *arguments], cwd=REPOSITORY, stderr=log
            )

    def wait_for_all(self) -> None:
        """Come back when each program has started."""
        for name in self._names:
            self.starts(name, 1)

    def starts(self, name: str, count: int) -> list[list[int]]:
        """What the program has noted at each start, once there are so many."""
        wait_until(lambda: len(self.lines(name)) >= count, f"{name} started {count} times")
        return self.lines(name)

    def lines(self, name: str) -> list[list[int]]:
        file = self._folder / name
        if not file.exists():
            return []
        return [list(map(int, line.split())) for line in file.read_text().splitlines()]

    def end(self) -> None:
        """Kill the supervisor and what the test has left of its programs."""
        self.supervisor.kill()
        self.supervisor.wait()
        noted = [process for name in self._names for line in self.lines(name) for process in line]
        for process in filter(runs, noted):
            with contextlib.suppress(ProcessLookupError):
                os.kill(process, signal.SIGKILL)

    def log(self) -> list[dict[str, object]]:
        return [json.loads(line) for line in self._log.read_text().splitlines()]


def wait_until(reached: Callable[[], bool], what: str) -> None:
    deadline = time.monotonic() + PATIENCE
    while not reached():
        assert time.monotonic() < deadline, f"not within {PATIENCE} s: {what}"
        time.sleep(0.01)


def runs(process: int) -> bool:
    """Whether the process is there; one that has ended and waits for its parent is not."""
    arguments = ["ps", "-o", "stat=", "-p", str(process)]
    state = subprocess.run(arguments, capture_output=True, text=True, check=False).stdout.strip()
    return bool(state) and not state.startswith("Z")


@pytest.fixture
def run(tmp_path: Path) -> Iterator[Callable[..., Running]]:
    """Starts a supervisor over programs by name; it is killed after the test."""
    started: list[Running] = []

    def start(*names: str, grace: float = PATIENCE) -> Running:
        started.append(running := Running(tmp_path, *names, grace=grace))
        running.wait_for_all()
        return running

    yield start
    for each in started:
        each.end()


@pytest.mark.parametrize("number", [signal.SIGKILL, signal.SIGSEGV, signal.SIGTERM])
def test_what_ends_is_started_again_and_the_others_go_on(
    run: Callable[..., Running], number: signal.Signals
) -> None:
    running = run("steady1", "steady2")
    [[first]], [[other]] = running.lines("steady1"), running.lines("steady2")

    os.kill(first, number)

    [_, [second]] = running.starts("steady1", 2)
    assert second != first
    assert not runs(first)
    assert runs(other)
    assert len(running.lines("steady2")) == 1


def test_what_fails_again_and_again_is_never_given_up_and_waits_longer(
    run: Callable[..., Running],
) -> None:
    running = run("brief")

    running.starts("brief", 6)

    ended = [line for line in running.log() if line["program"] == "brief"]
    assert {line["how"] for line in ended} == {"exit status 3"}
    assert [line["next_start_in"] for line in ended[:5]] == [0.0, 0.05, 0.1, 0.2, 0.4]


def test_where_no_process_can_be_made_it_is_tried_again(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    def fork() -> int:
        raise BlockingIOError(errno.EAGAIN, "Resource temporarily unavailable")

    supervisor, mask = Supervisor([Program("web-1", lambda: None)], 1.0), blocked()
    monkeypatch.setattr(os, "fork", fork)

    supervisor._start_due()

    assert 0 < supervisor._next_event() <= LONGEST_PAUSE
    assert blocked() == mask
    line = json.loads(capsys.readouterr().err)
    assert (line["event"], line["program"]) == ("program not started", "web-1")


def blocked() -> set[int]:
    """The signals that wait."""
    return set(signal.pthread_sigmask(signal.SIG_BLOCK, ()))


def test_nothing_is_left_of_a_program_that_was_killed(run: Callable[..., Running]) -> None:
    running = run("family")
    [[leader, child]] = running.lines("family")

    os.kill(leader, signal.SIGKILL)

    running.starts("family", 2)
    wait_until(lambda: not runs(child), "the process below it ended")


def test_nothing_is_left_when_the_supervisor_is_killed(run: Callable[..., Running]) -> None:
    if sys.platform != "linux":
        pytest.skip("only Linux ends a process with its parent")
    running = run("steady", "stubborn")

    running.supervisor.kill()
    running.supervisor.wait()

    for name in ("steady", "stubborn"):
        [[process]] = running.lines(name)
        wait_until(lambda process=process: not runs(process), f"{name} ended")


@pytest.mark.parametrize("number", [signal.SIGTERM, signal.SIGINT, signal.SIGHUP])
def test_asked_to_end_it_lets_every_program_end_of_itself(
    run: Callable[..., Running], number: signal.Signals
) -> None:
    running = run("steady1", "steady2")

    running.supervisor.send_signal(number)

    assert running.supervisor.wait(PATIENCE) == 0
    for name in ("steady1", "steady2"):
        assert running.lines(f"{name}.ended") == running.lines(name)


def test_in_the_background_of_a_script_it_hears_ctrl_c_as_well(tmp_path: Path) -> None:
    """A shell has SIGINT ignored by what it starts with `&`."""
    before = signal.signal(signal.SIGINT, signal.SIG_IGN)
    try:
        running = Running(tmp_path, "steady")
    finally:
        signal.signal(signal.SIGINT, before)
    try:
        running.wait_for_all()
        running.supervisor.send_signal(signal.SIGINT)
        assert running.supervisor.wait(PATIENCE) == 0
    finally:
        running.end()


def test_who_does_not_end_in_time_is_killed(run: Callable[..., Running]) -> None:
    running = run("stubborn", "family", grace=0.1)
    processes = [*running.lines("stubborn")[0], *running.lines("family")[0]]

    running.supervisor.terminate()

    assert running.supervisor.wait(PATIENCE) == 0
    wait_until(lambda: not any(map(runs, processes)), "all ended")


def test_a_second_sigterm_takes_no_time_from_anybody(
    run: Callable[..., Running], tmp_path: Path
) -> None:
    running = run("lingering", "steady")

    running.supervisor.terminate()
    wait_until(lambda: bool(running.lines("steady.ended")), "the other ended of itself")
    running.supervisor.terminate()
    (tmp_path / "lingering.go").touch()

    assert running.supervisor.wait(PATIENCE) == 0
    assert running.lines("lingering.ended") == running.lines("lingering")


def test_a_second_ctrl_c_ends_all_at_once(run: Callable[..., Running]) -> None:
    running = run("stubborn", "steady", grace=1000)

    running.supervisor.send_signal(signal.SIGINT)
    wait_until(lambda: bool(running.lines("steady.ended")), "the other ended of itself")
    running.supervisor.send_signal(signal.SIGINT)

    assert running.supervisor.wait(PATIENCE) == 0


def test_who_holds_too_much_memory_is_replaced(run: Callable[..., Running]) -> None:
    if sys.platform != "linux":
        pytest.skip("only Linux tells how much memory a process holds")
    running = run("greedy", "steady")

    [[first], [second]] = running.starts("greedy", 2)[:2]

    assert not runs(first)
    assert second != first
    assert len(running.lines("steady")) == 1
    assert "program holds too much memory" in {line["event"] for line in running.log()}
