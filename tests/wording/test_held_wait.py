"""That four tiles in the hand are still waited for is our reading, and is told as one."""

import pytest

from quizzes import Kind, Verdict, grade
from quizzes.question import WaitQuestion
from quizzes.texts import feedback
from quizzes.words.score_text import waits_text
from scoring import (
    EDITIONS,
    Circumstances,
    MeldKind,
    WaitingHand,
    Wind,
    parse_tiles,
    rule_set,
    score,
    waits,
)
from tests.quizzes.make import about
from tests.wording.hands import hand, meld
from web.questions.own_answer import waits_block
from wording import held_wait_text, translator

ALL_TWOS_HELD = hand("2444666s666z", "3s", meld(MeldKind.PUNG, "222s"))


@pytest.mark.parametrize("rules", EDITIONS)
@pytest.mark.parametrize(
    ("lang", "tile"), [("en", "By our reading"), ("zh-Hans", "二条"), ("ja", "このサイトの解釈")]
)
def test_a_closed_wait_that_our_reading_keeps_out_says_so(rules: str, lang: str, tile: str) -> None:
    """222 and 2 with 444: only the 3 can come, and the 2 is still counted as a wait."""
    won = score(ALL_TWOS_HELD, rule_set(rules))
    account = won.account
    assert account is not None
    assert "closed-wait" not in {each.fan.id for each in account.counted}

    told = held_wait_text(won, account, translator(lang))

    assert told is not None
    assert told[0].id == "closed-wait"
    assert tile in told[1]


@pytest.mark.parametrize(
    ("standing", "win", "fan"),
    [
        ("3m4444m55m6m77m222p", "7m", "single-wait"),
        ("222m4m5555m66m7m88m", "8m", "single-wait"),
        ("4444m55m666m777m8m", "7m", "closed-wait"),
    ],
)
def test_the_set_that_would_make_it_one_wait_is_found(standing: str, win: str, fan: str) -> None:
    won = score(hand(standing, win), rule_set("mcr-2014"))
    assert won.account is not None

    told = held_wait_text(won, won.account, translator("en"))

    assert told is not None
    assert told[0].id == fan


@pytest.mark.parametrize("win", ["3s", "5s"])
def test_a_wait_whose_other_tile_can_come_is_no_reading_of_ours(win: str) -> None:
    """24 waits for the 3 alone, and 44 with 55 for the 4 and the 5."""
    standing = {"3s": "24s666z444p888m55s", "5s": "44s666z444p888m55s"}[win]
    won = score(hand(standing, win), rule_set("mcr-2014"))
    assert won.account is not None

    assert held_wait_text(won, won.account, translator("en")) is None


def test_what_thirteen_tiles_wait_for_says_so_below_the_tiles() -> None:
    waiting = WaitingHand(ALL_TWOS_HELD.concealed, ALL_TWOS_HELD.melds)
    found = waits(waiting, rule_set("mcr-2014"))
    block = waits_block(waiting, found, Verdict(1, True, ("3s",), (), ()), translator("en"))

    assert [str(each.tile) for each in found] == ["3s"]
    assert block.ledger.note.startswith("Not counted: Closed Wait. By our reading")


def test_of_tiles_that_complete_a_hand_it_is_told_how_many_win() -> None:
    """2014, 3.9.1.1(2): with the 4 of characters the hand is worth 6 points, and that is no win."""
    waiting = hand("23m123p123s789s55p", "1m").waiting_hand
    found = waits(waiting, rule_set("mcr-2014"))
    block = waits_block(waiting, found, Verdict(1, True, ("1m",), (), ()), translator("en"))

    assert [(str(each.tile), each.score.win) for each in found] == [("1m", True), ("4m", False)]
    assert block.text == "The hand waits for 2 kinds of tile. One of them wins."


@pytest.mark.parametrize(
    ("standing", "melds", "said"),
    [
        ("123m99p45s", ["678p", "222s"], "The hand waits for 2 kinds of tile. None of them wins."),
        ("123m99p46s", ["678p", "222s"], "The hand waits for one kind of tile. It does not win."),
    ],
)
def test_of_a_hand_without_a_yaku_it_is_told_that_no_tile_wins(
    standing: str, melds: list[str], said: str
) -> None:
    """Rengo 62: it is tenpai all the same."""
    chow, pung = melds
    claimed = (meld(MeldKind.CHOW, chow, Wind.EAST), meld(MeldKind.PUNG, pung, Wind.WEST))
    waiting = WaitingHand(parse_tiles(standing), claimed, Circumstances(seat=Wind.SOUTH))
    found = waits(waiting, rule_set("rengo"))
    block = waits_block(waiting, found, Verdict(0, False, (), (), ()), translator("en"))

    assert block.text == said


def test_a_worksheet_says_so_below_the_tiles_that_are_waited_for() -> None:
    question = about(
        Kind.WAITS,
        rules="mcr-2014",
        concealed="2444666s666z",
        melds=[{"kind": "pung", "tiles": "222s"}],
    )
    assert isinstance(question, WaitQuestion)

    assert "Not counted: Closed Wait (3.8.1 row 78). By our reading" in waits_text(
        question, translator("en")
    )


def test_a_first_line_says_that_our_reading_alone_keeps_a_hand_below_the_minimum() -> None:
    """7 points, and an eighth for the closed wait if the 2 were no wait."""
    question = about(
        Kind.WAITS,
        rules="mcr-2014",
        concealed="2444s345m222m",
        melds=[{"kind": "pung", "tiles": "222s"}],
    )
    told = feedback(question, grade(question, ("3s",)), translator("en"))

    assert told.startswith("3 of bamboos: the shape is complete, but by our reading worth less")
