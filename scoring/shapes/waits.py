"""Where the winning tile stands in a hand that waited for it alone."""

from scoring.case import Case
from scoring.reading import SetKind


def fills(case: Case, kind: SetKind) -> bool:
    """No other kind completes the shape, and the winning tile fills a part of that kind."""
    return case.sole_wait and case.sets[case.reading.completed].kind is kind


def is_edge(case: Case) -> bool:
    """The winning tile is the 3 of 123 or the 7 of 789 in the chow it completes."""
    return (case.hand.win.number, _place(case)) in ((3, 2), (7, 0))


def is_middle(case: Case) -> bool:
    """The winning tile is the middle of the chow it completes."""
    return _place(case) == 1


def _place(case: Case) -> int:
    return case.sets[case.reading.completed].tiles.index(case.hand.win)
