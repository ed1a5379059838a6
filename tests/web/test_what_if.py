"""The same hand won in another way: every change is a hand, scored by the engine."""

import pytest

from quizzes.typed.hand import read_typed
from quizzes.what_if import WinChange, changed_scores
from scoring import RULE_SETS, Hand, Riichi, Score, WinSource, rule_set, score, wire
from web.questions.alternatives import alternatives_view
from wording import translator

MELDED = "22456p45m [234m] [345s] 3m"
CONCEALED = "123456789m34p55s 2p"


def read(rules: str, typed: str, **told: object) -> Hand:
    return wire.read_hand({"rules": rules, **read_typed(typed).line(), **told})[0]


def changes(rules: str, hand: Hand) -> dict[WinChange, Score]:
    return {found.change: found.score for found in changed_scores(hand, rule_set(rules))}


@pytest.mark.parametrize("rules", RULE_SETS)
@pytest.mark.parametrize("by", ["discard", "draw"])
@pytest.mark.parametrize("typed", [MELDED, CONCEALED])
def test_each_change_is_scored_by_the_same_rules(rules: str, by: str, typed: str):
    hand = read(rules, typed, by=by)
    found = changes(rules, hand)

    assert (WinChange.DRAWN in found) is (by == "discard")
    assert (WinChange.DISCARDED in found) is (by == "draw")
    assert (WinChange.CONCEALED in found) is (typed == MELDED)
    assert (WinChange.RIICHI in found) is (typed == CONCEALED and rules == "rengo")
    assert all(each == score(each.hand, rule_set(rules)) for each in found.values())


@pytest.mark.parametrize("rules", RULE_SETS)
def test_only_what_is_said_is_otherwise(rules: str):
    hand = read(rules, MELDED)
    found = changes(rules, hand)

    assert found[WinChange.DRAWN].hand.circumstances.by is WinSource.DRAW
    assert found[WinChange.DRAWN].hand.tiles == hand.tiles
    assert found[WinChange.CONCEALED].hand.is_concealed
    assert found[WinChange.CONCEALED].hand.tiles == hand.tiles
    if other := found.get(WinChange.OTHER_TILE):
        assert other.hand.tiles == hand.tiles
        assert other.hand.win != hand.win
        assert other.total != score(hand, rule_set(rules)).total


def test_kongs_stay_kongs_where_nothing_is_claimed():
    hand = read("mcr-2014", "123m456p5s [2222s] [333+3p] 5s")

    found = changes("mcr-2014", hand)[WinChange.CONCEALED]

    assert [meld.kind.value for meld in found.hand.melds] == ["concealed-kong"] * 2
    assert found.hand.tiles == hand.tiles


def test_riichi_is_declared_once():
    hand = read("rengo", CONCEALED, riichi="riichi")

    assert hand.circumstances.riichi is Riichi.RIICHI
    assert WinChange.RIICHI not in changes("rengo", hand)


def test_a_win_on_a_flower_has_no_other_way():
    parts = read_typed("1479m258p369s123z 123456f 7f", flower_wins=True).line()
    hand, rules = wire.read_hand({"rules": "imj", **parts, "by": "draw"})

    assert changed_scores(hand, rules) == ()


def test_the_folds_say_what_comes_and_what_goes():
    hand = read("mcr-2014", CONCEALED, seat="S")
    view = alternatives_view(score(hand, rule_set("mcr-2014")), translator("en"))

    assert len(view.others) == len(RULE_SETS) - 1
    drawn = view.what_if[0]
    assert drawn.title == "Self-drawn instead"
    assert drawn.text == "Fully Concealed Hand instead of Concealed Hand."
    assert drawn.worth == "22 points"
