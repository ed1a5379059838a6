"""Each row of article 59 by whole hands, with the hand next to it on either side.

The points of a child (South) and of the dealer (East) stand beside; a dora indicator makes the
difference of a han, a wider wait or another set that of the base.
"""

import pytest

from tests.scoring.rengo.lines import scored

# han with dora | base | limit | what South gets, what East gets | hand | dora indicator
ROWS = """
3 | 60 | - | 7700 11600 | 23m55s678s *9999p <567p -1m last | 4s
3 | 70 | mangan | 8000 12000 | 13m55s678s789m *9999p -2m riichi | 4s
4 | 20 | - | 5200 7800 | 23m456789p55s678s -1m riichi draw | 9m
4 | 25 | - | 6400 9600 | 11225588m3366p7z -7z double | 1z
4 | 30 | - | 7700 11600 | 23m456789p55s678s -1m riichi | 4s
4 | 40 | mangan | 8000 12000 | 23m456p678s55s888s -1m double | 4s
5 | 20 | mangan | 8000 12000 | 23m456789p55s678s -1m riichi draw | 4s
5 | 25 | mangan | 8000 12000 | 11225588m3366p7z -7z riichi | 2p
5 | 30 | mangan | 8000 12000 | 3445566799m <123m -8m | 1z
6 | 30 | haneman | 12000 18000 | 3445566799m <123m -8m | 9m
7 | 30 | haneman | 12000 18000 | 3445566799m <123m -8m | 2m
8 | 30 | baiman | 16000 24000 | 3445566799m <123m -8m last | 2m
7 | 40 | haneman | 12000 18000 | 1112345566778m -8m | 1z
8 | 40 | baiman | 16000 24000 | 1112345566778m -8m | 2m
10 | 40 | baiman | 16000 24000 | 1112345566778m -8m riichi | 4m
11 | 40 | sanbaiman | 24000 36000 | 1112345566778m -8m double | 4m
12 | 40 | sanbaiman | 24000 36000 | 1112345566778m -8m double last | 4m
13 | - | yakuman | 32000 48000 | 1112345678999m -5m | 4m
"""
TABLE = [[cell.strip() for cell in row.split(" | ")] for row in ROWS.strip().splitlines()]


@pytest.mark.parametrize(("han", "base", "limit", "points", "text", "indicator"), TABLE)
def test_a_hand_on_either_side_of_each_row_of_article_59(
    han: str, base: str, limit: str, points: str, text: str, indicator: str
) -> None:
    as_child, as_dealer = (
        scored(text, dora_indicator=indicator, seat=seat, round="N", **{"from": "W"})
        for seat in "SE"
    )

    for result in (as_child, as_dealer):
        assert result.account is not None
        told = result.account.base.points if result.account.base else "-"
        assert (str(int(result.total)), str(told), result.limit or "-") == (han, base, limit)
    gains = [max(each.payments.values()) for each in (as_child, as_dealer) if each.payments]
    assert gains == [int(each) for each in points.split()]
