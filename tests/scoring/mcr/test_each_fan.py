"""Each fan counts where the catalogue of examples says so, and not in its near miss.

The catalogue is that of 2014; the earlier editions are asked for the same but where they part,
and for the hands of their own that stand there instead.
"""

from collections.abc import Iterator

import pytest

from lessons import Example, NearMiss, fan_content
from scoring import EDITIONS, Score, score

CONTENT = fan_content("mcr-2014")
OWN = {rules: fan_content(rules) for rules in EDITIONS}

# Where an earlier edition answers a hand of the catalogue otherwise, and its article.
PARTING = {
    ("mcr-1998", "fully-concealed-hand", "surprising"): "Art. 9 row 19: not with Seven Pairs",
    ("mcr-1998", "two-melded-kongs", "surprising"): "Art. 9 row 57: two melded kongs only",
    ("mcr-1998", "concealed-kong", "surprising"): "Art. 10.1(5)1: not beside Three Kongs",
    ("mcr-1998", "concealed-kong", "near-miss"): "Art. 9 rows 67 and 74: each for itself",
}


def named(rules: str, fan: str, what: str) -> str:
    """The edition, the article of the fan there, its name, and which of its hands it is."""
    return f"{rules}, {EDITIONS[rules].fan(fan).article}, {fan}, {what}"


def examples() -> Iterator[pytest.ParameterSet]:
    for rules in EDITIONS:
        for fan, content in CONTENT.items():
            for example in content.examples:
                parts = (rules, fan, example.kind) in PARTING
                name = named(rules, fan, example.kind)
                yield pytest.param(rules, fan, example, parts, id=name)
            for example in OWN[rules][fan].examples:
                if example not in content.examples:
                    name = named(rules, fan, f"{example.kind} of its own")
                    yield pytest.param(rules, fan, example, False, id=name)


def near_misses() -> Iterator[pytest.ParameterSet]:
    for rules in EDITIONS:
        for fan, content in CONTENT.items():
            parts = (rules, fan, "near-miss") in PARTING
            yield pytest.param(
                rules, fan, content.near_miss, parts, id=named(rules, fan, "near miss")
            )
            own = OWN[rules][fan].near_miss
            if own.hand != content.near_miss.hand:
                name = named(rules, fan, "near miss of its own")
                yield pytest.param(rules, fan, own, False, id=name)


def counted(result: Score) -> set[str]:
    return {line.fan.id for line in result.counted}


@pytest.mark.parametrize(("rules", "fan", "example", "parts"), list(examples()))
def test_example_is_a_legal_win_that_counts_the_fan(
    rules: str, fan: str, example: Example, parts: bool
) -> None:
    result = score(example.hand, EDITIONS[rules])

    assert (fan in counted(result)) != parts
    if not parts:  # without the fan there may be too little for a win
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
