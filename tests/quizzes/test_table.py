"""Questions about a table: of deals that were played, and of what such a table shows alone."""

from collections import Counter
from dataclasses import replace
from functools import cache

import pytest

from quizzes import Address, Kind, grade, make
from quizzes.deal.kept import SUIT_ORDERS, SUITS, kept_deals, states_of_deal
from quizzes.deal.manners import MANNERS, manner_of
from quizzes.deal.moments import moment_of_win
from quizzes.hands.draw import Draw
from quizzes.table_question import AskedOfTable, TableQuestion, refusing_article
from quizzes.table_worths import NO_WIN, key_of, worth_choices
from quizzes.words.table import ORDINARY, WORDS, seen_text, told_text
from scoring import (
    RULE_SETS,
    Hand,
    Riichi,
    RuleSet,
    System,
    Wind,
    WinSource,
    rule_set,
    score,
    tile,
)
from scoring.play import Stage, view_of
from scoring.play.winning import face_up, win_on
from tests.scoring.play.set_up import table_of
from wording import translator, translator_under

EACH_RULES = pytest.mark.parametrize("rules", RULE_SETS.values(), ids=lambda rules: rules.id)


def question(rules: str, level: int, index: int) -> TableQuestion:
    found = make(Address(rules, Kind.TABLE, level, 17, index))
    assert isinstance(found, TableQuestion)
    return found


@cache
def asked(rules: str, asks: AskedOfTable, level: int = 3, count: int = 8) -> list[TableQuestion]:
    found = [question(rules, level, index) for index in range(count)]
    return [each for each in found if each.asks is asks]


@EACH_RULES
def test_every_manner_of_winning_was_played(rules: RuleSet) -> None:
    kept = Counter(each.manner for each in kept_deals(rules.id))

    assert set(kept) == {*MANNERS[rules.system], ""} - {"on-second-kong"}
    assert min(kept.values()) >= 3


@EACH_RULES
def test_a_kept_deal_is_won_as_it_says(rules: RuleSet) -> None:
    for deal in kept_deals(rules.id)[::40]:
        moment = moment_of_win(states_of_deal(rules, deal, SUITS))

        assert manner_of(moment.score) == deal.manner
        assert moment.state.seat(moment.own).before_drawing() == moment.score.hand.concealed


@EACH_RULES
def test_suits_may_change_their_names(rules: RuleSet) -> None:
    deal = kept_deals(rules.id)[4]
    wins = [states_of_deal(rules, deal, suits)[-1].ending for suits in SUIT_ORDERS]

    assert len({str(each.score.hand) for each in wins if each and each.score}) > 1
    assert len({each.winner for each in wins if each}) == 1


@EACH_RULES
def test_everything_is_asked_that_the_rules_have(rules: RuleSet) -> None:
    found = {question(rules.id, 4, index).asks for index in range(5)}

    assert found >= set(AskedOfTable) - {AskedOfTable.FU}
    assert (AskedOfTable.FU in found) == (rules.system is System.RENGO)


@pytest.mark.parametrize("manner", MANNERS[System.MCR])
def test_a_table_shows_why_the_win_is_special(manner: str) -> None:
    """MCR 2014, rows 44 to 47 and 58."""
    rules = RULE_SETS["mcr-2014"]
    deal = next(each for each in kept_deals(rules.id) if each.manner == manner)
    moment = moment_of_win(states_of_deal(rules, deal, SUITS))
    state, won = moment.state, moment.score.hand
    shown = {
        "last-tile-draw": not state.wall.left and state.stage is Stage.TURN,
        "last-tile-claim": not state.wall.left and state.stage is Stage.CLAIMS,
        "out-with-replacement-tile": won.circumstances.by is WinSource.REPLACEMENT,
        "robbing-the-kong": state.stage is Stage.ROBBING
        and any(each.is_kong and won.win in each.tiles for each in state.in_turn.melds),
        "last-tile": face_up(state)[won.win] - (won.win == state.offered) == 3,
    }

    assert shown[manner]


@EACH_RULES
def test_one_manner_or_none_is_right(rules: RuleSet) -> None:
    for each in asked(rules.id, AskedOfTable.MANNER, level=1, count=6):
        offered = [choice.id for choice in each.choices or ()]

        assert offered[-1] == ORDINARY
        assert len(offered) == 4
        assert [choice for choice in offered if grade(each, choice).exact] == [each.answer]


@pytest.mark.parametrize(("rules", "why"), [("mcr-2014", "minimum"), ("rengo", "no-yaku")])
def test_a_tile_may_complete_the_hand_and_not_win(rules: str, why: str) -> None:
    """MCR 2014, 3.7.2: eight points; Rengo 62: a yaku."""
    found = [each for each in asked(rules, AskedOfTable.WAIT, 5, 15) if each.answer == NO_WIN]

    assert why in {each.score.why_not for each in found}
    assert not any("winning tile" in " ".join(seen_text(each, translator("en"))) for each in found)


def test_a_furiten_is_told_with_the_discard_that_brought_it_about() -> None:
    """Rengo 63: the tile discarded may be another one of those that the hand waits for."""
    found = question("rengo", 5, 52)
    t = translator_under("rengo", translator("en"))

    assert found.score.why_not == "furiten"
    assert "your waits include your own discards (6 of bamboos)" in WORDS.explanation(found, t)
    assert found.citations[-1] == "63"


@pytest.mark.parametrize(
    ("moves", "is_riichi"),
    [
        ("Ed9mSd1zWd2zNd3zEd5pSd8p", False),
        ("Ed9mSd1zWd2zNr3zEd5pSd4zWd4zNd6zEd8p", True),  # an own discard since does not help
    ],
)
def test_a_winning_tile_that_was_let_go_is_no_discard_of_ones_own(
    moves: str, is_riichi: bool
) -> None:
    """Rengo 64: until the next discard of one's own, after riichi until the end of the deal."""
    hands = {
        "E": "9m 1p 9p 1s 9s 1z 2z 3z 5z 7z 1m 9m 6s 6z",
        "S": "8p 1p 9p 1s 9s 1z 2z 3z 5z 7z 1m 6s 6z",
        "W": "8p 8p 1m 1p 9p 1s 9s 1z 2z 3z 7z 6s 6z",  # can claim the 8, which is why it lies
        "N": "2m 3m 4m 5m 6m 7m 2p 3p 4p 5s 5s 6p 7p",  # waits for the 5 and the 8 of dots
    }
    state = table_of("rengo", hands, draws="1z 2z 3z 5p 4z 4z 6z 8p", moves=moves)
    own, offered = state.seat(Wind.NORTH), state.offered
    assert offered == tile("8p")
    refused = win_on(state, own, offered, WinSource.DISCARD)

    assert (own.riichi is not Riichi.NONE) == is_riichi
    assert refused.why_not == "furiten"
    assert refusing_article(state, Wind.NORTH, refused) == "64"


@pytest.mark.parametrize("rules", ["mcr-2014", "mcr-2006", "mcr-1998"])
def test_a_worth_without_the_flowers_or_below_the_minimum_is_named_so(rules: str) -> None:
    traps = Counter()
    for each in asked(rules, AskedOfTable.WAIT, 5, 20):
        for choice in each.choices or ():
            worth = float(choice.id.removeprefix("worth:")) if choice.id != NO_WIN else None
            if (
                each.score.win
                and each.score.flowers
                and worth == each.score.total - each.score.flowers
            ):
                assert choice.misconception == "flowers-forgotten"
            if not each.score.win and worth is not None and worth < 8:
                assert choice.misconception == "minimum-overlooked"
            traps[choice.misconception] += 1

    assert {"flowers-forgotten", "minimum-overlooked", "minimum-underrated"} <= traps.keys()


def test_what_a_hand_would_be_paid_for_but_for_furiten_is_offered() -> None:
    """Rengo 63: who overlooks it finds the amount of the hand among the choices."""
    rules = rule_set("rengo")
    won = [each for each in asked("rengo", AskedOfTable.WAIT, 5, 15) if each.score.win]
    assert won
    for each in won:
        told = replace(each.hand.circumstances, furiten=True)
        barred = score(Hand(each.hand.concealed, each.hand.melds, each.hand.win, told), rules)
        offered = worth_choices(barred, rules, Draw("furiten", 1))
        traps = {choice.id: choice.misconception for choice in offered}
        assert traps[key_of(each.score)] == "furiten-overlooked"


@EACH_RULES
def test_a_tile_to_win_on_was_held_by_who_discards_it(rules: RuleSet) -> None:
    for each in asked(rules.id, AskedOfTable.WAIT):
        view = view_of(each.state, each.own)

        assert view.offered == each.hand.win
        assert each.state.in_turn.floor[-1].tile == each.hand.win
        assert each.own is not each.state.turn


@pytest.mark.parametrize("lang", ["en", "zh-Hans", "ja"])
def test_what_happened_last_is_told(lang: str) -> None:
    t = translator(lang)
    for index in range(6):
        each = question("imj", 3, index)

        assert 1 <= len(told_text(each, t)) <= 3
        assert all((*told_text(each, t), *seen_text(each, t)))


def test_a_kong_is_told_by_its_kind_and_the_tile_after_it_is_the_replacement() -> None:
    said = {
        sentence
        for rules in ("mcr-2014", "imj", "rengo")
        for each in asked(rules, AskedOfTable.MANNER, 1, 40)
        if each.hand.circumstances.by is WinSource.REPLACEMENT
        for sentence in told_text(each, translator("ja"))
    }

    assert any(
        "を加槓する。" in each or "を大明槓する。" in each or "が暗槓する。" in each
        for each in said
    )
    assert any(each.startswith("補充牌は") for each in said)
    assert not any("の副露：" in each and "槓" in each for each in said)
