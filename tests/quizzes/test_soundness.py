"""Hundreds of questions over all rule sets, kinds and levels, and nothing wrong with any."""

from collections import Counter
from dataclasses import replace

import pytest

from quizzes import Address, Kind, make
from quizzes.question import Choice
from tests.bench.questions_100000 import Report, runs
from tests.quizzes.soundness import faults

SAMPLE = 500
QUESTION = make(Address("rengo", Kind.FIND, 3, 1, 0))


@pytest.mark.slow
def test_hundreds_of_questions_are_sound() -> None:
    """`python -m tests.bench.questions_100000` looks at as many as one likes."""
    report = Report()
    for run in runs(SAMPLE):
        for address in run:
            report.add(address)

    assert report.made.total() >= SAMPLE
    assert report.faults == Counter()
    assert report.twice.total() <= SAMPLE / 100


def test_a_few_questions_of_each_kind_are_sound() -> None:
    results = {str(run[0]): list(faults(make(run[0]))) for run in list(runs(1))[::3]}

    assert not {address: wrong for address, wrong in results.items() if wrong}


@pytest.mark.parametrize(
    ("change", "fault"),
    [
        ({"answer": "chuuren-poutou"}, "the engine scores otherwise"),
        ({"citations": ()}, "without an article"),
        ({"citations": ("999",)}, "an article that is none: 999"),
        ({"choices": (Choice("tanyao"), Choice("tanyao"))}, "two choices with one id"),
    ],
)
def test_what_is_wrong_is_found(change: dict[str, object], fault: str) -> None:
    broken = replace(QUESTION, **change)  # type: ignore[arg-type]

    assert fault in list(faults(broken))
