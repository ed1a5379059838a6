"""A run of everything says what failed, goes on where it can, and does not hang."""

import signal
import subprocess
import sys
from pathlib import Path

import pytest

from tests.stages import LANES, LaneRun

MAKE = """import sys, time
name = sys.argv[1]
print(f"{name} begins", flush=True)
if name == "waits":
    import faulthandler
    faulthandler.enable()
    time.sleep(60)
if name == "wrong":
    print("3 is not 4")
sys.exit(name in ("wrong", "check"))
"""


@pytest.fixture
def make(tmp_path: Path) -> list[str]:
    (tmp_path / "make.py").write_text(MAKE)
    return [sys.executable, str(tmp_path / "make.py")]


def test_every_task_of_the_lanes_is_one_of_the_makefile() -> None:
    makefile = (Path(__file__).parents[1] / "Makefile").read_text("utf-8")
    for lane in LANES:
        assert all(f"\n{name}: " in makefile for name in lane)


def test_what_passes_is_told_as_it_comes(make: list[str], capfd: pytest.CaptureFixture[str]):
    assert LaneRun(make).passes((("one", "two"), ("three",)))
    told = capfd.readouterr().out.splitlines()
    assert [line for line in told if line.startswith(("one", "two")) and "after" not in line] == [
        "one | one begins",
        "two | two begins",
    ]
    assert "three | passed after 0 seconds" in told


def test_a_task_that_fails_ends_its_lane_alone_and_is_told_again(
    make: list[str], capfd: pytest.CaptureFixture[str]
):
    assert not LaneRun(make).passes((("wrong", "never"), ("one", "two")))
    told, _, again = capfd.readouterr().out.partition("==== wrong failed.")
    assert "two | passed" in told
    assert "never" not in told
    assert "3 is not 4" in again


def test_a_fault_of_form_ends_everything(make: list[str], capfd: pytest.CaptureFixture[str]):
    assert not LaneRun(make).passes((("waits", "never"), ("check", "one")))
    told = capfd.readouterr().out
    assert "waits | was ended" in told
    assert "never" not in told
    assert "one begins" not in told


def test_a_task_that_hangs_says_where_and_fails(make: list[str], capfd: pytest.CaptureFixture[str]):
    assert not LaneRun(make, longest=1).passes((("waits",),))
    assert 'make.py", line 7 in <module>' in capfd.readouterr().out


def test_a_task_that_cannot_be_begun_fails(capfd: pytest.CaptureFixture[str]):
    assert not LaneRun(["/nowhere/make"]).passes((("one",),))
    assert "/nowhere/make" in capfd.readouterr().out


WAITS = """import time
try:
    print("begins", flush=True)
    time.sleep(60)
except KeyboardInterrupt:
    print("has ended its server", flush=True)
    raise SystemExit(2) from None
"""


@pytest.mark.parametrize("asked", [signal.SIGINT, signal.SIGTERM])
def test_a_run_that_is_interrupted_fails_and_lets_its_tasks_clear_up(
    tmp_path: Path, asked: signal.Signals
):
    (tmp_path / "make.py").write_text(WAITS)
    run = subprocess.Popen(
        [sys.executable, "-m", "tests.stages", sys.executable, str(tmp_path / "make.py")],
        stdout=subprocess.PIPE,
        text=True,
        cwd=Path(__file__).parents[1],
    )
    assert run.stdout
    with run, run.stdout as told:
        for _ in LANES:
            assert told.readline().endswith("begins\n")
        run.send_signal(asked)
        lines = told.read()
    assert run.returncode == 1
    assert lines.count("has ended its server") == len(LANES)
