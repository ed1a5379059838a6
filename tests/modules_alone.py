"""A plugin of pytest that reads the modules of the tests and looks for no test in them.

That compiles them, in a third of the time that it takes to gather the tests:
`python -m pytest --collect-only -p tests.modules_alone` ends with 5, for no test is found.
"""

from typing import Final

NO_TEST: Final[list[object]] = []


def pytest_pycollect_makeitem() -> list[object]:
    """Whatever a module holds is no test."""
    return NO_TEST
