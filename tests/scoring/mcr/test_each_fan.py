"""Each fan counts where the catalogue of examples says so, and not in its near miss.

Each edition has examples of its own; the near misses are those of 2014, which the earlier editions
are asked for as well but where they part.
"""

from collections.abc import Iterator

import pytest

from lessons import Example, NearMiss, fan_content
from scoring import EDITIONS, Score, score

CONTENT = fan_content("mcr-2014")
OWN = {rules: fan_content(rules) for rules in EDITIONS}

# Where an earlier edition answers a near miss of 2014 otherwise, and its article.
PARTING = {("mcr-1998", "concealed-kong"): "Art. 9 rows 67 and 74: each for itself"}


def named(rules: str, fan: str, what: str) -> str:
    """The edition, the article of the fan there, its name, and which of its hands it is."""
    return f"{rules}, {EDITIONS[rules].fan(fan).article}, {fan}, {what}"


def examples() -> Iterator[pytest.ParameterSet]:
    for rules in EDITIONS:
        for fan, content in OWN[rules].items():
            for example in content.examples:
                yield pytest.param(rules, fan, example, id=named(rules, fan, example.kind))


def near_misses() -> Iterator[pytest.ParameterSet]:
    for rules in EDITIONS:
        for fan, content in CONTENT.items():
            parts = (rules, fan) in PARTING
            yield pytest.param(
                rules, fan, content.near_miss, parts, id=named(rules, fan, "near miss")
            )
            own = OWN[rules][fan].near_miss
            if own.hand != content.near_miss.hand:
                name = named(rules, fan, "near miss of its own")
                yield pytest.param(rules, fan, own, False, id=name)


def counted(result: Score) -> set[str]:
    return {line.fan.id for line in result.counted}


@pytest.mark.parametrize(("rules", "fan", "example"), list(examples()))
def test_example_is_a_legal_win_that_counts_the_fan(rules: str, fan: str, example: Example) -> None:
    result = score(example.hand, EDITIONS[rules])

    assert fan in counted(result)
    assert (result.win, result.why_not) == (True, None)
    assert result.counted_for_minimum >= EDITIONS[rules].minimum


@pytest.mark.parametrize(("rules", "fan", "near_miss", "parts"), list(near_misses()))
def test_near_miss_is_a_winning_shape_without_the_fan(
    rules: str, fan: str, near_miss: NearMiss, parts: bool
) -> None:
    result = score(near_miss.hand, EDITIONS[rules])

    assert result.why_not in (None, "minimum")
    assert result.account is not None
    assert (fan in counted(result)) == parts
