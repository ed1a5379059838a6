"""A run of everything says what failed, goes on where it can, and does not hang."""

import sys
from pathlib import Path

import pytest

from tests.stages import LANES, Run

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
    assert Run(make).passes((("one", "two"), ("three",)))
    told = capfd.readouterr().out.splitlines()
    assert [line for line in told if line.startswith(("one", "two")) and "after" not in line] == [
        "one | one begins",
        "two | two begins",
    ]
    assert "three | passed after 0 seconds" in told


def test_a_task_that_fails_ends_its_lane_alone_and_is_told_again(
    make: list[str], capfd: pytest.CaptureFixture[str]
):
    assert not Run(make).passes((("wrong", "never"), ("one", "two")))
    told, _, again = capfd.readouterr().out.partition("==== wrong failed.")
    assert "two | passed" in told
    assert "never" not in told
    assert "3 is not 4" in again


def test_a_fault_of_form_ends_everything(make: list[str], capfd: pytest.CaptureFixture[str]):
    assert not Run(make).passes((("waits", "never"), ("check", "one")))
    told = capfd.readouterr().out
    assert "waits | was ended" in told
    assert "never" not in told
    assert "one begins" not in told


def test_a_task_that_hangs_says_where_and_fails(make: list[str], capfd: pytest.CaptureFixture[str]):
    assert not Run(make, longest=1).passes((("waits",),))
    assert 'make.py", line 7 in <module>' in capfd.readouterr().out
