"""From base and han to what is paid: articles 57 to 59."""

from typing import Final, NamedTuple

BEFORE_DOUBLING: Final = 2  # added to the han: 57(2)
PASSED: Final = 2000  # A, where a child gets 8,000 and the dealer 12,000: 59


class Limit(NamedTuple):
    """A row of article 59: `a` is A, a quarter of what a child gets."""

    id: str
    least: int  # of han, dora and the two of 57(2) together
    a: int
    article: str


LIMITS: Final = (
    Limit("sanbaiman", 13, 6000, "59(4)"),
    Limit("baiman", 10, 4000, "59(3)"),
    Limit("haneman", 8, 3000, "59(2)"),
    Limit("mangan", 5, 2000, "59(1)"),
)
YAKUMAN_LIMIT: Final = Limit("yakuman", 0, 8000, "59(5)")
LIMIT_ARTICLES: Final = {row.id: row.article for row in (*LIMITS, YAKUMAN_LIMIT)}
"""Where the text has each limit, by its id."""


def basic_points(base: int, han: int) -> int:
    """A of article 57(4), before any limit: the base doubled for each han and twice more."""
    return base << han + BEFORE_DOUBLING


def limit_of(base: int, han: int) -> Limit | None:
    """The limit that an ordinary hand comes to, or None: article 59.

    The rows begin at three han and the two of 57(2); a hand of fewer has a base of 110 at most,
    and its points pass nothing.
    """
    if basic_points(base, han) <= PASSED:
        return None
    return next(row for row in LIMITS if han + BEFORE_DOUBLING >= row.least)


def limited_points(base: int, han: int) -> tuple[int, Limit | None]:
    """A of article 57(4) after any limit, and that limit."""
    limit = limit_of(base, han)
    return limit.a if limit else basic_points(base, han), limit


def up_to_hundreds(points: int) -> int:
    """Each payment is rounded up to hundreds: 58."""
    return -(-points // 100) * 100
