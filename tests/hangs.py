"""A plugin of pytest that ends a process which hangs where no signal finds a way in.

`pytest-timeout` interrupts Python. Where a library waits outside of it, the process says where each
thread is and ends. Pytest can do so by itself, with another thread for each test: on a busy machine
twenty thousand tests wait for that longer than most of them take. Here the time begins anew when some
of it is over.
"""

import faulthandler
import time
from typing import Final

import pytest
from _pytest.faulthandler import fault_handler_stderr_fd_key

LONGEST: Final = 960.0  # seconds; the start of a site is within
BEGINS_ANEW: Final = 60.0  # seconds after which a test that begins has all of that again
_begun = pytest.StashKey[float]()


@pytest.hookimpl(tryfirst=True)
def pytest_runtest_setup(item: pytest.Item) -> None:
    """Let the time begin, unless it has just begun."""
    now = time.monotonic()
    if now - item.config.stash.get(_begun, -LONGEST) > BEGINS_ANEW:
        item.config.stash[_begun] = now
        stderr = item.config.stash[fault_handler_stderr_fd_key]
        faulthandler.dump_traceback_later(LONGEST, file=stderr, exit=True)


def pytest_unconfigure() -> None:
    faulthandler.cancel_dump_traceback_later()
