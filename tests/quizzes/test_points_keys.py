"""The keys of questions about fu and points (Rengo 56 to 59), each computed a second time."""

import pytest

from quizzes import Address, Kind, grade, make
from tests.quizzes.points_by_hand import COMPUTED, key_by_hand

ASKED = 2_000  # `python -m tests.bench.points_keys` asks ten thousand
FEW = 60


def wrong_keys(kind: Kind, count: int) -> list[str]:
    """Addresses whose key is another one by hand, out of so many of all levels."""
    results = []
    for index in range(count // 5):
        for level in range(1, 6):
            question = make(Address("rengo", kind, level, 20 + level, index))
            if (
                key_by_hand(question) != question.answer
                or not grade(question, question.answer).exact
            ):
                results.append(str(question.address))
    return results


@pytest.mark.slow
@pytest.mark.parametrize("kind", COMPUTED)
def test_thousands_of_keys_are_right(kind: Kind) -> None:
    assert not wrong_keys(kind, ASKED)


@pytest.mark.parametrize("kind", COMPUTED)
def test_keys_are_right(kind: Kind) -> None:
    assert not wrong_keys(kind, FEW)
