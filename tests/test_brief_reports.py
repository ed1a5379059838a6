"""What a process leaves untold of a test is only that it began and ended well."""

from typing import Literal

import pytest

from tests.brief_reports import LONG, is_told


def report(
    when: Literal["setup", "call", "teardown"],
    outcome: Literal["passed", "failed", "skipped"] = "passed",
    duration: float = 0.0,
) -> pytest.TestReport:
    return pytest.TestReport("a", ("a.py", 1, "a"), {}, outcome, None, when, duration=duration)


def test_a_test_is_told_once() -> None:
    whole = [report("setup"), report("call"), report("teardown")]

    assert [each.when for each in whole if is_told(each)] == ["call"]


@pytest.mark.parametrize("when", ["setup", "call", "teardown"])
@pytest.mark.parametrize("outcome", ["failed", "skipped"])
def test_what_did_not_pass_is_told_wherever_it_was(
    when: Literal["setup", "call", "teardown"], outcome: Literal["failed", "skipped"]
) -> None:
    assert is_told(report(when, outcome))


@pytest.mark.parametrize("when", ["setup", "teardown"])
def test_what_took_long_is_told(when: Literal["setup", "teardown"]) -> None:
    assert is_told(report(when, duration=2 * LONG))
