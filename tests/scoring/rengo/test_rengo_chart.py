"""The chart of points: every cell and limit against the articles worked out a second time."""

import pytest

from scoring import Score
from scoring.rengo.chart import (
    FU_ROWS,
    HAN_COLUMNS,
    WINNER_KINDS,
    WinnerKind,
    chart_cell,
    chart_row,
    limit_rows,
)
from tests.scoring.naive_rengo_points import LIMITS, OF_A_YAKUMAN, a_and_limit, payments
from tests.scoring.rengo.lines import scored

CHILD_RON, CHILD_TSUMO, DEALER_RON, DEALER_TSUMO = WINNER_KINDS
NO_HAND = {  # 56: 20 is Pinfu by tsumo, 25 seven pairs; 110 takes San Ankou at least
    False: {*((20, han) for han in HAN_COLUMNS), (25, 1), (110, 1)},
    True: {(20, 1), (25, 1), (25, 2), (110, 1)},
}


def paid_again(a: int, winner: WinnerKind) -> tuple[int, ...]:
    """Each sum that is lost, by the second computation."""
    seat = "E" if winner.is_dealer else "S"
    changes = payments(a, seat, winner.drawn, "W", None, 0)
    return tuple(sorted({-change for change in changes.values() if change < 0}))


@pytest.mark.parametrize("winner", WINNER_KINDS, ids=str)
def test_every_cell_is_what_articles_57_to_59_say(winner: WinnerKind):
    for fu in FU_ROWS:
        for han, cell in zip(HAN_COLUMNS, chart_row(fu, winner), strict=True):
            if (fu, han) in NO_HAND[winner.drawn]:
                assert cell is None, (fu, han)
                continue
            a, limit = a_and_limit(fu, han)
            assert cell is not None, (fu, han)
            assert (cell.fu, cell.han, cell.paid) == (fu, han, paid_again(a, winner))
            assert (cell.limit.id if cell.limit else None) == limit


@pytest.mark.parametrize("winner", WINNER_KINDS, ids=str)
def test_every_limit_has_its_han_and_what_is_paid(winner: WinnerKind):
    """Article 59, whose rows count two han more than players do."""
    *rows, yakuman = limit_rows(winner)

    for row, (_, name, child, dealer) in zip(reversed(rows), LIMITS, strict=True):
        assert row.limit.id == name
        assert row.paid == paid_again(dealer // 6 if winner.is_dealer else child // 4, winner)
        for han in range(row.least, (row.most or 20) + 1):
            assert {a_and_limit(fu, han)[1] for fu in FU_ROWS} == {name}, han
        assert {a_and_limit(fu, row.least - 1)[1] for fu in FU_ROWS} != {name}
    assert (yakuman.limit.id, yakuman.paid) == ("yakuman", paid_again(OF_A_YAKUMAN[0] // 4, winner))


def test_fewer_han_come_to_mangan_from_these_bases_on():
    (mangan, *_rest) = limit_rows(CHILD_RON)

    assert mangan.from_fu == ((4, 40), (3, 70))
    for han, least in mangan.from_fu:
        assert [fu for fu in FU_ROWS if a_and_limit(fu, han)[1]] == [
            fu for fu in FU_ROWS if fu >= least
        ]
    assert not any(a_and_limit(fu, 2)[1] for fu in FU_ROWS)


@pytest.mark.parametrize(("fu", "han"), [(60, 2), (60, 3), (80, 1), (80, 2), (50, 2), (100, 2)])
def test_a_doubled_fu_is_one_han_more(fu: int, han: int):
    for winner in WINNER_KINDS:
        double, half = chart_cell(fu, han, winner), chart_cell(fu // 2, han + 1, winner)
        assert double
        assert half
        assert double.paid == half.paid


# hand | base | whether it is a closed ron: what players say instead of adding up (56)
RULES_OF_THUMB = """
234567m34p55s678s -2p | 30
234567m35p55s678s -4p | 40
234567m34p77z678s -2p | 40
111m234m34p55s678s -2p | 40
11225588m3366p7z -7z | 25
234567m34p55s <678s -2p | 30
234567m34p55s =222s -2p | 30
234567m34p55s678s -2p draw | 20
234567m35p55s678s -4p draw | 30
"""


@pytest.mark.parametrize("row", RULES_OF_THUMB.strip().splitlines())
def test_closed_ron_is_40_and_open_is_30(row: str):
    text, base = row.split(" | ")
    result: Score = scored(text, seat="S", **({} if "draw" in text else {"from": "W"}))

    assert result.account is not None
    assert result.account.base is not None
    assert result.account.base.points == int(base)
