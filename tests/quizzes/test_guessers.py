"""Rulings and procedure are not guessed without reading their facts."""

import pytest

from quizzes import Kind
from tests.bench.guessers import COUNTED_LEVELS, LEVELS, Guesser, different_situations, questions

QUESTIONS = 150
COUNTED = ("mcr-2014", "mcr-2006", "mcr-1998", "imj", "rengo")
EACH = [(rules, kind) for rules in COUNTED for kind in (Kind.RULING, Kind.PROCEDURE)]


@pytest.mark.parametrize(("rules", "kind"), EACH)
def test_the_facts_decide(rules: str, kind: Kind) -> None:
    """Counted with 600 questions: 0.23 to 0.35 blind and by the story; chance is 0.25."""
    guesser = Guesser()
    for each in questions(rules, kind, LEVELS, QUESTIONS, 1000):
        guesser.learn(each)
    asked = list(questions(rules, kind, LEVELS, QUESTIONS, 0))

    assert float(sum(map(guesser.blind, asked))) / QUESTIONS <= 0.35
    assert float(sum(map(guesser.memory, asked))) / QUESTIONS <= 0.45


@pytest.mark.parametrize(("rules", "kind"), EACH)
def test_a_hundred_questions_tell_of_eighty_situations(rules: str, kind: Kind) -> None:
    """With seats, tiles and numbers masked; 87 to 100 were counted."""
    for level in COUNTED_LEVELS:
        assert different_situations(rules, kind, level) >= 80
