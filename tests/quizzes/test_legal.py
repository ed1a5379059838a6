"""May it be declared a win? Each reason comes, and each wrong claim has its name."""

from collections import Counter
from functools import cache

import pytest

from quizzes import Address, Kind, explanation, feedback, grade, make
from quizzes.kinds.legal import choice_of, claim_of
from quizzes.misconceptions import claiming
from quizzes.question import Question, WinClaim
from quizzes.systems import profile_of
from scoring import RULE_SETS, Score, rule_set, score, wire
from wording import translator

ASKED = 60
EN = translator("en")


@cache
def run(rules: str, level: int = 3) -> list[Question]:
    return [make(Address(rules, Kind.LEGAL, level, 11, index)) for index in range(ASKED)]


@pytest.mark.parametrize("rules", RULE_SETS)
def test_wins_and_every_reason_to_refuse_come(rules: str) -> None:
    reasons = Counter(choice_of(question.answer) for question in run(rules))  # type: ignore[arg-type]

    assert set(reasons) == set(profile_of(rule_set(rules)).declared)
    assert 0.25 < reasons["win"] / ASKED < 0.8


@pytest.mark.parametrize("rules", RULE_SETS)
def test_the_answer_is_what_the_engine_says_of_the_line(rules: str) -> None:
    for question in run(rules, 4)[:20]:
        again = score(*wire.read_hand(wire.write_hand(question.hand, rules)))

        assert question.answer == WinClaim(again.win, again.why_not)


@pytest.mark.parametrize("rules", RULE_SETS)
def test_every_wrong_choice_is_a_misconception(rules: str) -> None:
    known = {each.id for each in claiming.MISCONCEPTIONS}
    for question in run(rules):
        wrong = [each for each in question.choices or () if claim_of(each.id) != question.answer]

        assert all(each.misconception in known for each in wrong)
        assert len(wrong) == len(question.choices or ()) - 1


def scored(rules: str, **line: object) -> Score:
    return score(*wire.read_hand({"rules": rules, **line}))


WIN = WinClaim(True, None)
HANDS = {
    "flowers-in-minimum": (
        "mcr-2014",
        {
            "concealed": "345m456p1156s",
            "melds": [{"kind": "pung", "tiles": "888m"}],
            "win": "7s",
            "flowers": "7f",
        },
        WIN,
    ),
    "minimum-overlooked": (
        "mcr-2014",
        {"concealed": "123m456p68s55s", "melds": [{"kind": "chow", "tiles": "234m"}], "win": "7s"},
        WIN,
    ),
}


def test_furiten_forbids_another_players_tile_only() -> None:
    """Rengo, article 63."""
    line = {"concealed": "123m456p789s2344m", "win": "4m", "furiten": True, "riichi": "riichi"}
    rules = rule_set("rengo")
    drawn = scored("rengo", by="draw", deposits=1, **line)
    claimed = scored("rengo", by="discard", deposits=1, **line)

    refused = claiming.diagnose(drawn, rules, WinClaim(False, "furiten"))
    declared = claiming.diagnose(claimed, rules, WIN)

    assert refused is not None
    assert refused.id == "furiten-when-drawn"
    assert declared is not None
    assert declared.id == "furiten-overlooked"


@pytest.mark.parametrize("misconception", ["flowers-in-minimum", "minimum-overlooked"])
def test_a_win_below_the_minimum_is_explained(misconception: str) -> None:
    """2014, 3.9.1.1(2)."""
    rules, line, claim = HANDS[misconception]
    found = claiming.diagnose(scored(rules, **line), rule_set(rules), claim)

    assert found is not None
    assert found.id == misconception


def test_refusing_for_the_wrong_reason_is_half_right() -> None:
    question = next(each for each in run("mcr-2014") if each.answer == WinClaim(False, "minimum"))

    assert grade(question, WinClaim(False, "shape")).credit == 0.5
    assert grade(question, WIN).credit == 0


@pytest.mark.parametrize(
    ("rules", "reason"), [("mcr-2014", "minimum"), ("imj", "minimum"), ("rengo", "no-yaku")]
)
def test_what_a_hand_without_a_shape_is_said_to_lack_is_told_as_a_shape_overlooked(
    rules: str, reason: str
) -> None:
    """Nobody is told that a hand which is not complete is worth enough, or has a yaku."""
    broken = next(each for each in run(rules) if each.answer == WinClaim(False, "shape"))

    assert grade(broken, WinClaim(False, reason)).misconception == "shape-taken-for-whole"


def test_that_furiten_does_not_bar_a_drawn_win_is_told_with_its_article() -> None:
    drawn = [
        question
        for question in run("rengo")
        if question.hand.circumstances.furiten and question.score.win
    ]

    assert drawn
    assert all("not on one's own draw (Art. 63)" in explanation(each, EN) for each in drawn)


def test_a_hand_refused_for_its_worth_is_told_that_no_lowest_rank_is_agreed() -> None:
    """IMJ, 7.2(1): only a lowest rank that is agreed bars a hand of less."""
    below = WinClaim(False, "minimum")
    named = {
        question.hand.circumstances.lowest is None: grade(question, below).misconception
        for question in run("imj")
        if question.score.win and question.score.account
    }

    assert named == {True: "no-lowest-rank-agreed", False: "minimum-underrated"}


def test_a_worth_held_to_be_below_the_minimum_is_told_without_flowers() -> None:
    """2014, 3.9.1.1(2): flowers do not help to reach the minimum."""
    below = WinClaim(False, "minimum")
    told = [
        feedback(question, grade(question, below), EN)
        for question in run("mcr-2014") + run("mcr-2014", 4)
        if question.score.win and question.score.flowers
    ]

    assert any("Without flowers this hand is worth" in each for each in told)
    assert not any("This hand is worth" in each for each in told)
