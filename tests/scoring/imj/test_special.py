"""Special winning hands: alone at a fixed value, against the ordinary count (25, 7.2, 24)."""

import pytest

from scoring import Shape, WinSource
from tests.scoring.imj.lines import (
    Line,
    chow,
    counted,
    kong,
    line,
    melded,
    scored,
    struck,
    unfolded,
)

WINDS = line("111222333z44z55z", "4z", by="draw")
ORPHANS = "19m19p19s1234567z"
FOUR = [unfolded("1111z"), kong("2222z"), melded("3333z"), unfolded("4444z")]


def test_nothing_is_added_to_a_special_hand() -> None:
    """25: its fixed number of fans cannot be accumulated with any other element."""
    result = scored(line("1112345678999m", "5m", by="draw"))
    assert counted(result) == {"nine-gates": 1}
    assert result.total == 13
    left = struck(result)
    assert {"pure-same", "from-the-wall", "self-help", "clear-front", "no-flower"} <= set(left)
    assert set(left.values()) == {("nine-gates", "special-alone", ("25.1(5)", "25"))}


def test_the_ordinary_count_is_chosen_where_it_is_higher() -> None:
    """25: a special hand can be, and need not be, treated as a complete hand."""
    result = scored(WINDS)
    assert result.total == 3 + 8 + 9 + 1 + 1 + 1 + 1
    assert struck(result)["all-hidden-pungs"] == ("special-alone", "special-alone", ("25",))


def test_of_two_special_hands_the_one_worth_more() -> None:
    """25: their values are not accumulated either."""
    result = scored(line(ORPHANS, "1m", by="draw", first_turn=True, seat="E"))
    assert (counted(result), result.total) == ({"thirteen-unios": 1}, 13)
    assert struck(result)["heaven"][0] == "thirteen-unios"


@pytest.mark.parametrize(
    ("held", "win", "element", "total"),
    [("123456f", "7f", "heaven", 6), ("1234567f", "8f", "eight-flowers", 9)],
)
def test_flowers_before_the_first_discard_are_heaven_too(
    held: str, win: str, element: str, total: int
) -> None:
    """25.1(1), explanatory note: by any player, and the more valuable of the two counts."""
    result = scored(line("19m", win, flowers=held, first_turn=True, seat="W", **{"from": "N"}))
    assert (counted(result), result.total) == ({element: 1}, total)


@pytest.mark.parametrize("concealed", ["", "1m", "123m456p789s11223z", "123m456p789s112233z"])
@pytest.mark.parametrize(("held", "win", "total"), [("123456f", "7f", 3), ("1234567f", "8f", 9)])
def test_flowers_win_whatever_the_number_of_tiles(
    concealed: str, held: str, win: str, total: int
) -> None:
    """25.2(1), (2), explanatory notes: too many or too few does not matter."""
    assert scored(line(concealed, win, flowers=held)).total == total


def test_the_flower_drawn_may_be_told_among_those_held() -> None:
    given = line("123m", "7f", flowers="1234567f")
    assert counted(scored(given)) == {"seven-flowers": 1}


def test_six_flowers_are_no_win() -> None:
    """25.2(1): six already there, and a seventh drawn."""
    result = scored(line("123m", "6f", flowers="12345f"))
    assert (result.win, result.why_not) == (False, "shape")


def test_a_hidden_pung_hand_draws_its_last_tile() -> None:
    """25.1(3): a discard is an exposed tile (23.6), and all fourteen were never exposed."""
    drawn = line("111m333p555s22m77z", "7z", by="draw")
    claimed = line("111m333p555s22m77z", "7z")
    assert counted(scored(drawn)) == {"all-hidden-pungs": 1}
    assert "all-hidden-pungs" not in counted(scored(claimed))


def test_an_unfolded_kong_spoils_all_hidden_pungs() -> None:
    """25.1(3), explanatory note."""
    result = scored(line("333p555s22m77z", "7z", by="draw", melds=[unfolded("1111m")]))
    assert "all-hidden-pungs" not in {*counted(result), *struck(result)}


@pytest.mark.parametrize("number", range(1, 10))
def test_nine_gates_wins_on_any_tile_of_the_suit(number: int) -> None:
    """25.1(5)."""
    result = scored(line("1112345678999s", f"{number}s"))
    assert (counted(result), result.total) == ({"nine-gates": 1}, 13)


@pytest.mark.parametrize("low", [1, 2, 3])
def test_seven_consecutive_pairs_anywhere_in_a_suit(low: int) -> None:
    """25.1(4)."""
    numbers = "".join(str(low + step) * 2 for step in range(7))
    result = scored(line(numbers[:-1] + "p", numbers[-1] + "p"))
    assert counted(result) == {"seven-consecutive-pairs": 1}


def test_seven_consecutive_pairs_need_seven_numbers() -> None:
    """25.1(4): with four alike there are fewer."""
    result = scored(line("2222445566778m", "8m"))
    assert "seven-consecutive-pairs" not in {*counted(result), *struck(result)}


def test_any_seven_of_the_nine_serve_the_stars() -> None:
    """25.2(3)."""
    for suits in ("147m258p3s", "14m25p369s", "147s2p369m", "7m258s369p"):
        concealed = suits + "123456z"
        assert counted(scored(line(concealed, "7z"))) == {"seven-isolated-stars": 1}


def test_fewer_than_seven_honors_are_no_stars() -> None:
    """25.2(3): single pais of all titles of the Winds and the Dragons."""
    assert scored(line("147m258p36s12345z", "6z")).why_not == "shape"


def test_thirteen_unios_may_rob_an_unfolded_kong() -> None:
    """23.7; the konger pays three times the score (30.3(3))."""
    result = scored(line("19m19p19s1234566z", "7z", by="robbed-kong", **{"from": "N"}))
    assert counted(result) == {"thirteen-unios": 1}
    assert struck(result)["from-robbed-kong"][0] == "thirteen-unios"
    assert result.payments == {"E": 0, "S": 12000, "W": 0, "N": -12000}


@pytest.mark.parametrize("by", list(WinSource))
@pytest.mark.parametrize("win", ["5z", "9m", "1z", "8f"])
def test_kong_to_fourth_wins_on_the_fourth_kong_whatever_the_line_names(
    by: WinSource, win: str
) -> None:
    """25.2(5): no tile is drawn any more; each of the three pays."""
    result = scored(line("5z", win, by=by.value, melds=FOUR, kongs_in_row=4))
    assert result.account is not None
    assert result.account.reading.shape is Shape.FOUR_KONGS
    assert (counted(result), result.total) == ({"kong-to-fourth": 1}, 15)
    assert result.payments == {"E": -6000, "S": 18000, "W": -6000, "N": -6000}


@pytest.mark.parametrize("concealed", ["", "59m", "1234m"])
def test_kong_to_fourth_leaves_one_tile_and_no_other_number(concealed: str) -> None:
    """25.2(5): with too many or too few the hand wins by a seventh flower alone (25.2(1), 18)."""
    told = line(concealed, "7f", flowers="12345f", melds=FOUR, kongs_in_row=4)
    assert scored(told).why_not == "shape"
    assert counted(scored(told | {"flowers": "123456f"})) == {"seven-flowers": 1}


@pytest.mark.parametrize(
    ("given", "wins"),
    [
        (line("19m", "7f", flowers="123456f", lowest=4), True),
        (line("147m258p1234567z", "3s", lowest=7), True),
        (line(ORPHANS, "1m", lowest=14), True),
        (line("5z", "5z", melds=FOUR, kongs_in_row=4, lowest=16), True),
        (line("19m", "7f", flowers="123456f", first_turn=True, lowest=7), True),
        (line("1112345678999m", "5m", lowest=14), False),
        (line("1112345678999m", "5m", lowest=13), True),
        (line("123456m789s23p55s", "1p", by="draw", first_turn=True, seat="E", lowest=7), False),
    ],
    ids=["flowers", "stars", "unios", "kongs", "flowers as heaven", "gates", "gates met", "heaven"],
)
def test_group_25_2_needs_no_agreed_lowest_rank(given: Line, wins: bool) -> None:
    """7.2(1), 19.2: the exception names 25.2, so 25.1 must reach the agreed lowest rank."""
    result = scored(given)
    assert (result.win, result.why_not) == ((True, None) if wins else (False, "minimum"))
    assert (result.payments is not None) == wins


@pytest.mark.parametrize(("lowest", "wins"), [(None, True), (0, True), (1, False)])
def test_half_a_fan_is_below_one(lowest: int | None, wins: bool) -> None:
    """7.1(2), 7.2(1): any rank wins unless a lowest is agreed; half a fan is no whole one."""
    told = {} if lowest is None else {"lowest": lowest}
    melds = [chow("123m"), chow("789p")]
    result = scored(line("56p77799s", "4p", melds=melds, flowers="1f", **told))
    assert (result.total, result.win) == (0.5, wins)
