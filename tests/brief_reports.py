"""A plugin of pytest by which a process tells of a test once, and not of its beginning and its end too.

Where tests run in several processes each report is written, sent, read and counted by the one that
prints. Of twenty thousand tests that is as long as a thousand of them take. What did not pass is told
whole, and so is what took long before or after the test, for `--durations`.
"""

import os
from typing import Final

import pytest
from _pytest.runner import runtestprotocol

IS_WORKER: Final = "PYTEST_XDIST_WORKER" in os.environ
LONG: Final = 0.05  # seconds


def is_told(report: pytest.TestReport) -> bool:
    """Whether the process that prints needs the report."""
    return report.when == "call" or not report.passed or report.duration > LONG


@pytest.hookimpl(tryfirst=True)
def pytest_runtest_protocol(item: pytest.Item, nextitem: pytest.Item | None) -> bool | None:
    """Run the test as pytest does, and tell what is needed."""
    if not IS_WORKER:
        return None
    for report in runtestprotocol(item, log=False, nextitem=nextitem):
        if is_told(report):
            item.ihook.pytest_runtest_logreport(report=report)
    return True
