"""Hands as at the table: won, refused or waiting in a deal that four players played."""

from collections.abc import Iterator
from typing import Final

from quizzes.deal.play import play_deal
from quizzes.deal.state import Played
from quizzes.errors import QuizError
from quizzes.hands import difficulty as difficulty
from quizzes.hands.draw import Draw
from quizzes.hands.goal import BuiltHand, Goal
from quizzes.hands.levels import distance
from quizzes.systems import profile_of
from scoring import RuleSet, Score, Wait, WaitingHand, waits

_DEALS: Final = 80  # of one question at most; somebody wins in most of them
_FITS: Final = 3  # wins of which the one nearest to the level is taken: a mild choice
_LEAST: Final = 0.5  # so much any fan weighs where one of a hand is chosen by its worth


def natural_hand(rules: RuleSet, draw: Draw, level: int, goal: Goal) -> BuiltHand:
    """A hand that was won, of the first few the nearest to the level.

    Its target is one of the fans that it counts. Raises QuizError `no-hand`: no deal brought one
    such as the goal asks for.
    """
    difficulty_range = profile_of(rules).craft.levels[level].difficulty_range
    wins: list[Score] = []

    def _miss(score: Score) -> float:
        return distance(difficulty.hand_difficulty(score) + goal.kind_difficulty, difficulty_range)

    for played in _deals(rules, draw):
        if played.win is None or not goal.accepts(played.win):
            continue
        wins.append(played.win)
        if len(wins) == _FITS or not _miss(played.win):
            break
    if not wins:
        raise QuizError("no-hand", f"none of {_DEALS} deals brought such a hand")
    best = min(wins, key=_miss)
    return BuiltHand(
        best, draw.weighted({line.fan.id: line.value + _LEAST for line in best.counted})
    )


def refused_hand(rules: RuleSet, draw: Draw, why_not: str) -> Score | None:
    """A hand that was complete in a deal and did not win for that reason; None where none came."""
    for played in _deals(rules, draw):
        results = [each for each in played.refused if each.why_not == why_not]
        if results:
            return draw.pick(results)
    return None


def natural_waiting_hand(rules: RuleSet, draw: Draw) -> tuple[WaitingHand, tuple[Wait, ...]]:
    """What a player waited with when a deal ended, with what would complete it.

    Raises QuizError `no-hand`: in no deal did anybody wait for a tile that wins.
    """
    for played in _deals(rules, draw):
        for waiting_hand in draw.shuffled(played.waiting):
            all_waits = waits(waiting_hand, rules)
            if any(wait.score.win for wait in all_waits):
                return waiting_hand, all_waits
    raise QuizError("no-hand", f"in none of {_DEALS} deals did anybody wait")


def _deals(rules: RuleSet, draw: Draw) -> Iterator[Played]:
    round_wind = draw.turn(profile_of(rules).craft.rounds, "round")
    for _ in range(_DEALS):
        yield play_deal(rules, draw, round_wind)
