"""The chart of points: what each base and number of han is paid (articles 56 to 59)."""

from typing import Final, NamedTuple

from scoring.hand import Circumstances, WinSource
from scoring.rengo.fu import SEVEN_PAIRS, START
from scoring.rengo.limits import (
    BEFORE_DOUBLING,
    LIMITS,
    YAKUMAN_LIMIT,
    Limit,
    basic_points,
    limit_of,
)
from scoring.rengo.payments import payments
from scoring.rengo.rule_set import RULES
from scoring.seats import Wind

FU_ROWS: Final = (20, 25, *range(30, 120, 10))
HAN_COLUMNS: Final = range(1, 5)  # with more han every hand comes to a limit
MOST_FU_OF_ONE_HAN: Final = 100  # riichi with two concealed kongs and no other yaku
LEAST_HAN_BEYOND: Final = 3  # of a base above the rows
MEMORIZED_FU: Final = (25, 30, 40)  # the rows that players know by heart


class WinnerKind(NamedTuple):
    """Whether the dealer wins, and whether by tsumo: what a chart is made for."""

    is_dealer: bool
    drawn: bool


WINNER_KINDS: Final = (
    WinnerKind(is_dealer=False, drawn=False),
    WinnerKind(is_dealer=False, drawn=True),
    WinnerKind(is_dealer=True, drawn=False),
    WinnerKind(is_dealer=True, drawn=True),
)


class ChartCell(NamedTuple):
    """What a base and a number of han come to.

    `paid` has each sum that somebody pays, in points, the least first: the discarder's after a
    ron; a non-dealer's and the dealer's after a tsumo, one sum where the dealer wins.
    """

    fu: int
    han: int
    limit: Limit | None
    paid: tuple[int, ...]


FromFu = tuple[tuple[int, int], ...]
"""By numbers of han, the least base that comes to a limit with them."""

_ANY_FU: Final[FromFu] = ()


class LimitRow(NamedTuple):
    """A limit with the han that lead to it, dora included and the two of 57(2) not.

    `most` is None where there is no upper end, and both are 0 for a yakuman. `from_fu` has, by
    smaller numbers of han, the least base that passes 8,000 (12,000) with them.
    """

    limit: Limit
    least: int
    most: int | None
    from_fu: FromFu
    paid: tuple[int, ...]


def paid_sums(a: int, winner: WinnerKind) -> tuple[int, ...]:
    """Each sum that is paid for A of article 57(4), the least first (58)."""
    circumstances = Circumstances(
        by=WinSource.DRAW if winner.drawn else WinSource.DISCARD,
        seat=Wind.EAST if winner.is_dealer else Wind.SOUTH,
    )
    changes = payments(a, circumstances, None).values()
    return tuple(sorted({-change for change in changes if change < 0}))


def chart_cell(fu: int, han: int, winner: WinnerKind) -> ChartCell | None:
    """The cell of that base and those han; None where no hand comes to both."""
    least = _least_han(fu, winner.drawn)
    if least is None or han < least:
        return None
    limit = limit_of(fu, han)
    a = limit.a if limit else basic_points(fu, han)
    return ChartCell(fu, han, limit, paid_sums(a, winner))


def chart_row(fu: int, winner: WinnerKind) -> tuple[ChartCell | None, ...]:
    """The cells of a base, by the han of the columns."""
    return tuple(chart_cell(fu, han, winner) for han in HAN_COLUMNS)


def limit_rows(winner: WinnerKind) -> tuple[LimitRow, ...]:
    """The limits from mangan to yakuman (59)."""
    rows: list[LimitRow] = []
    most: int | None = None
    for limit in LIMITS:
        least, from_fu = limit.least - BEFORE_DOUBLING, _ANY_FU
        if limit is LIMITS[-1]:
            from_fu = _from_fu()
            least = HAN_COLUMNS.stop
        rows.append(LimitRow(limit, least, most, from_fu, paid_sums(limit.a, winner)))
        most = least - 1
    rows.reverse()
    yakuman = LimitRow(YAKUMAN_LIMIT, 0, 0, (), paid_sums(YAKUMAN_LIMIT.a, winner))
    return (*rows, yakuman)


def _from_fu() -> FromFu:
    """By han of the columns, the most first, the least base that comes to a limit with them."""
    passing = ((han, [fu for fu in FU_ROWS if limit_of(fu, han)]) for han in reversed(HAN_COLUMNS))
    return tuple((han, bases[0]) for han, bases in passing if bases)


def _least_han(fu: int, drawn: bool) -> int | None:
    """The fewest han with that base, None where no hand has it.

    A base of 20 is that of Pinfu by tsumo alone: a closed ron begins at 30 (56(1)), an open hand of
    20 counts as 30 (56(6)), and any other tsumo adds fu (56(4)). One of 25 is seven pairs (56(7)).
    More than 100 takes a third concealed pung or kong beside two concealed kongs, and more than 110
    a fourth set of the kind or a third kong.
    """
    own_draw = RULES.fan("menzen-tsumo").value
    if fu == START.points:
        return int(RULES.fan("pinfu").value + own_draw) if drawn else None
    if fu == SEVEN_PAIRS.points:
        return int(RULES.fan("chiitoitsu").value + (own_draw if drawn else 0))
    if fu > FU_ROWS[-1]:
        return LEAST_HAN_BEYOND
    return 1 if fu <= MOST_FU_OF_ONE_HAN else 2
