"""What each ruling of Rengo and of International Mahjong rests on, by article."""

import pytest

from quizzes.desk.happening import Happening, HappeningKind
from quizzes.desk.heading import heading_of
from quizzes.desk.imj_grounds import ranks_agreed
from quizzes.desk.of_imj import declared_id, imj_book
from quizzes.desk.of_rengo import rengo_book
from quizzes.desk.rengo_grounds import ground_of_call
from quizzes.desk.ruling import DeskBook, DeskRuling, PlayAfter
from quizzes.message import Message, Value
from scoring import RuleSet, Wind, parse_tiles, rule_set
from scoring.imj.table.false_win import DeclaredHand, WrongCall
from scoring.play import Action, CallFault, FloorTile, RuledCall, Stage, TableState, begin
from scoring.rengo.table.fouls import RengoFoul
from tests.scoring.rengo.lines import scored

E, P = Wind.EAST, PlayAfter


def happening(
    rules: RuleSet, foul: str, *values: tuple[str, Value], is_so: bool = True
) -> Happening:
    told = (("other", Wind.SOUTH), *values)
    return Happening(HappeningKind.DEED, E, begin(rules, "desk"), foul, is_so, told)


def ruled(book: DeskBook, foul: str, *values: tuple[str, Value], is_so: bool = True) -> DeskRuling:
    return book.ruled(happening(book.rules, foul, *values, is_so=is_so))


def test_a_pung_that_was_noticed_after_the_discard_stays_34_3() -> None:
    slip = WrongCall.DISPLAYED_TILES_WRONG.value
    assert ruled(imj_book(), slip).articles == ("34.6",)
    late = ruled(imj_book(), slip, ("since", 1))
    assert (late.articles, late.plays) == (("34.3", "34.6"), (P.STANDS,))


def test_a_pung_called_before_the_wall_was_touched_must_be_made_34_1() -> None:
    first = ruled(imj_book(), WrongCall.WALL_TOUCHED.value, is_so=False)
    assert first.plays == (P.MUST_BE_MADE,)
    assert first.going_on is not None
    assert first.going_on.articles == ("34.1",)
    assert "34.1" in first.also


def test_one_tile_shown_is_against_10_5_and_no_false_win_33_4() -> None:
    one = ruled(imj_book(), declared_id(DeclaredHand.ALL_SHOWN_WITHOUT_A_WORD), is_so=False)
    assert (one.foul, one.articles) == ("", ("33.4", "10.5"))
    assert "34.6" in one.also


def test_a_win_with_the_right_number_of_tiles_ends_the_deal_21_1() -> None:
    right = ruled(imj_book(), declared_id(DeclaredHand.WRONG_NUMBER_OF_TILES), is_so=False)
    assert (right.foul, right.plays) == ("", (P.WON,))


@pytest.mark.parametrize(
    ("declared", "article"),
    [
        (DeclaredHand.NO_WINNING_SHAPE, "19.1"),
        (DeclaredHand.BELOW_THE_AGREED_LOWEST_RANK, "7.2(1)"),
        (DeclaredHand.WRONG_NUMBER_OF_TILES, "18"),
    ],
)
def test_a_false_win_rests_on_what_the_hand_lacks(declared: DeclaredHand, article: str) -> None:
    ruling = ruled(imj_book(), declared_id(declared))
    assert ruling.ground is not None
    assert ruling.ground.articles == ("33.4", article)
    assert ruling.going_on is not None
    assert ruling.going_on.articles == ("34.7", "12")


def test_the_agreed_ranks_are_told_where_a_win_hangs_on_them_7_2() -> None:
    rules = rule_set("imj")
    win = declared_id(DeclaredHand.BELOW_THE_AGREED_LOWEST_RANK)
    (none,) = ranks_agreed(happening(rules, win))
    (some,) = ranks_agreed(happening(rules, win, ("lowest", 5)))
    assert "Neither a lowest" in none.text
    assert "lowest rank agreed for this event" in some.text
    assert ranks_agreed(happening(rules, WrongCall.WALL_TOUCHED.value)) == ()


@pytest.mark.parametrize(
    ("foul", "articles"),
    [
        (RengoFoul.HAND_MUDDLED_BEFORE_CHECK, ("68(2)",)),
        (RengoFoul.RIICHI_WITHOUT_TENPAI, ("68(4)", "44")),
        (RengoFoul.RIICHI_HAND_NOT_SHOWN, ("73", "68(4)")),
        (RengoFoul.RIICHI_WITHDRAWN, ("70(7)", "39")),
        (RengoFoul.PEEPING, ("70(3)",)),
    ],
)
def test_a_foul_of_rengo_rests_on_its_article(foul: RengoFoul, articles: tuple[str, ...]) -> None:
    ground = ruled(rengo_book(), foul.value).ground
    assert ground is not None
    assert ground.articles == articles


def test_sticks_go_back_only_where_some_lie_there_68() -> None:
    book, foul = rengo_book(), RengoFoul.PLAY_MADE_IMPOSSIBLE.value
    without = ruled(book, foul).going_on
    assert without is not None
    assert "stick" not in without.text.text


@pytest.mark.parametrize(
    ("hand", "articles"),
    [
        ("23m456p99s <789s <567p -1m furiten", ("62", "63", "64")),
        ("23m456789p55s678s -1m furiten", ("63", "64")),
    ],
)
def test_a_hand_in_furiten_without_a_yaku_lacks_both(hand: str, articles: tuple[str, ...]) -> None:
    """The count finds that there is no yaku: the reason names it too."""
    call = Happening(HappeningKind.WIN_CALL, Wind.SOUTH, riichi_of_east())
    called = RuledCall(Wind.SOUTH, Action.WIN, CallFault.FURITEN, frozenset(), {}, ())
    ground = ground_of_call(call, called, scored(hand))
    assert ground.articles[-len(articles) :] == articles
    assert ("62" in ground.articles) == ("yaku" in ground.text.text)


def riichi_of_east() -> TableState:
    """East's riichi discard lies before the others."""
    state = begin(rule_set("rengo"), "desk")
    (tile,) = parse_tiles("1m")
    lying = FloorTile(tile, is_riichi=True, is_sideways=True)
    east = state.seat(E)._replace(floor=(lying,))
    return state.having(east)._replace(stage=Stage.CLAIMS, offered=tile)


def test_a_riichi_that_goes_with_the_last_discard_is_told_40() -> None:
    """Its stick is laid only once nobody wins on the tile."""
    call = Happening(HappeningKind.WIN_CALL, Wind.SOUTH, riichi_of_east())
    told: list[Message] = list(heading_of((call,), rule_set("rengo")))
    assert any("declared riichi" in each.text for each in told)
