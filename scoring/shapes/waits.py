"""Where the winning tile stands in a hand that waited for it alone."""

from typing import Protocol

from scoring.reading import SetKind


class Waited(Protocol):
    """Whatever knows what the winning tile filled: a case, or the part of it on winning."""

    @property
    def sole_wait(self) -> bool:
        """No other kind would have completed the standing tiles."""

    @property
    def filled(self) -> SetKind:
        """What the winning tile completes."""

    @property
    def step(self) -> int:
        """Its place among the tiles of that set."""

    @property
    def win_number(self) -> int:
        """Its number."""


def fills(case: Waited, kind: SetKind) -> bool:
    """No other kind completes the shape, and the winning tile fills a part of that kind."""
    return case.sole_wait and case.filled is kind


def is_edge(case: Waited) -> bool:
    """The winning tile is the 3 of 123 or the 7 of 789 in the chow it completes."""
    return (case.win_number, case.step) in ((3, 2), (7, 0))


def is_middle(case: Waited) -> bool:
    """The winning tile is the middle of the chow it completes."""
    return case.step == 1
