"""What costs much is counted by all processes together, in a file that they map into their memory."""

import subprocess
import sys
from pathlib import Path

import pytest

from web.settings import SiteSettings
from web.visitors import caller_counts
from web.visitors.caller_counts import PLACES, SIZE, SharedCounts
from web.visitors.request_limits import Allowance, RequestCounts, shared_counts

MEI = ("why-not by", "Mei")
TWO = Allowance(2, 60)
MANY = 20

COUNT = """
import sys
from pathlib import Path
from web.visitors.request_limits import Allowance, RequestCounts
from web.visitors.caller_counts import SharedCounts
counts, allowance = RequestCounts(SharedCounts(Path(sys.argv[1]))), Allowance(int(sys.argv[2]), 1e9)
for _asked in sys.stdin:
    print(int(not counts.take(((("from", "here"), allowance),), 100)), flush=True)
"""


@pytest.fixture
def file(tmp_path: Path) -> Path:
    return tmp_path / "fanwise-queue.limits"


def both(file: Path) -> tuple[RequestCounts, RequestCounts]:
    """Two processes, as far as a file can tell."""
    return RequestCounts(SharedCounts(file)), RequestCounts(SharedCounts(file))


def test_the_third_of_two_waits_whichever_process_is_asked(file: Path):
    one, other = both(file)
    asked = ((MEI, TWO),)
    assert [one.take(asked, 100), other.take(asked, 100)] == [0, 0]
    assert [one.take(asked, 110), other.take(asked, 110)] == [50, 50]
    assert other.take(asked, 160) == 0
    assert one.take(asked, 160) == 60
    assert one.take(((("why-not by", "Wang"), TWO),), 160) == 0


def test_real_processes_share_one_allowance(file: Path):
    """Asked in turn: two at the very same moment may count one."""
    command = [sys.executable, "-c", COUNT, str(file), str(MANY)]
    pipes = {"stdin": subprocess.PIPE, "stdout": subprocess.PIPE, "text": True}
    running = [subprocess.Popen(command, **pipes) for _ in range(2)]  # type: ignore[call-overload]
    taken = 0
    for number in range(2 * MANY):
        asked = running[number % 2]
        asked.stdin.write("\n")
        asked.stdin.flush()
        taken += int(asked.stdout.readline())
    for each in running:
        each.communicate()
    assert taken == MANY


def test_what_was_counted_outlives_a_process_that_is_killed(file: Path):
    died = RequestCounts(SharedCounts(file))
    died.take(((MEI, TWO),), 100, cost=2)
    assert RequestCounts(SharedCounts(file)).take(((MEI, TWO),), 100) == 60


def test_the_file_stays_as_large_as_it_is_and_the_longest_silent_give_way(
    file: Path, monkeypatch: pytest.MonkeyPatch
):
    monkeypatch.setattr(caller_counts, "SETS", 1)
    counts = SharedCounts(file)
    for number in range(PLACES + 1):
        counts.put(("from", str(number)), number, 100 + number)
    assert counts.get(("from", "0")) is None
    assert [counts.get(("from", str(n))) for n in range(1, PLACES + 1)] == [
        (n, 100 + n) for n in range(1, PLACES + 1)
    ]
    assert file.stat().st_size == SIZE


def test_it_holds_no_address_and_is_for_its_owner_alone(file: Path):
    one, _other = both(file)
    one.take(((("search from", "192.0.2.7"), TWO),), 100)
    assert b"192.0.2.7" not in file.read_bytes()
    assert file.stat().st_mode & 0o077 == 0


def test_a_wrong_clock_of_before_locks_nobody_out(file: Path):
    one, other = both(file)
    one.take(((MEI, TWO),), 1e10, cost=2)
    assert other.take(((MEI, TWO),), 100) == 0


def test_where_no_file_can_be_made_each_process_counts_for_itself(tmp_path: Path):
    counts = shared_counts(tmp_path / "missing" / "fanwise-queue.limits")
    assert [counts.take(((MEI, TWO),), 100) > 0 for _ in range(3)] == [False, False, True]


def test_the_file_stands_beside_the_queue():
    settings = SiteSettings(secret_key="k" * 32, database="sqlite:////srv/instance/fanwise.db")
    assert settings.counts_file() == Path("/srv/instance/fanwise-queue.limits")
