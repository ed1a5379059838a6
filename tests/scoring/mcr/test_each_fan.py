"""Each fan counts where the catalogue of examples says so, and not in its near miss."""

from collections.abc import Iterator

import pytest

from lessons import Example, NearMiss, fan_content
from scoring import Score, rule_set, score

RULES = rule_set("mcr-2014")
CONTENT = fan_content(RULES.id)


def examples() -> Iterator[pytest.ParameterSet]:
    for fan, content in CONTENT.items():
        for example in content.examples:
            yield pytest.param(fan, example, id=f"{fan}-{example.kind}")


def near_misses() -> Iterator[pytest.ParameterSet]:
    for fan, content in CONTENT.items():
        yield pytest.param(fan, content.near_miss, id=f"{fan}-near-miss")


def counted(result: Score) -> set[str]:
    return {line.fan.id for line in result.counted}


@pytest.mark.parametrize(("fan", "example"), list(examples()))
def test_example_is_a_legal_win_that_counts_the_fan(fan: str, example: Example) -> None:
    result = score(example.hand, RULES)

    assert fan in counted(result)
    assert (result.win, result.why_not) == (True, None)
    assert result.counted_for_minimum >= RULES.minimum


@pytest.mark.parametrize(("fan", "near_miss"), list(near_misses()))
def test_near_miss_is_a_winning_shape_without_the_fan(fan: str, near_miss: NearMiss) -> None:
    result = score(near_miss.hand, RULES)

    assert result.why_not in (None, "minimum")
    assert result.account is not None
    assert fan not in counted(result)
