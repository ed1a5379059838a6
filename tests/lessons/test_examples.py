"""The pinned examples: each address still makes exactly the hand that stands beside it."""

import pytest

from lessons import ContentError, Example, ExampleKind, fan_content
from lessons.examples import pinned_examples, read_pinned
from quizzes import Address, make
from scoring import RULE_SETS, Score, rule_set, score
from scoring.wire import write_hand
from tests.bench.examples import written_by_hand

HAND_WRITTEN: dict[tuple[str, str, ExampleKind], str] = {}
"""Examples that the generator cannot make, and why."""


def examples_of(rules: str) -> list[tuple[str, Example]]:
    """Every example of a rule set with its fan."""
    return [(fan, each) for fan, content in fan_content(rules).items() for each in content.examples]


@pytest.mark.parametrize("rules", RULE_SETS)
def test_an_address_makes_the_hand_that_is_pinned_to_it(rules: str) -> None:
    for fan, example in examples_of(rules):
        if example.address:
            address = Address.parse(example.address)
            made = make(address).hand

            assert (address.rules, address.fans) == (rules, (fan,))
            assert made is not None
            assert write_hand(made, rules) == write_hand(example.hand, rules), example.address


@pytest.mark.parametrize("rules", RULE_SETS)
def test_each_is_a_legal_win_that_counts_the_fan(rules: str) -> None:
    for fan, example in examples_of(rules):
        result = score(example.hand, rule_set(rules))

        assert result.win, example.address
        assert fan in {line.fan.id for line in result.counted}, example.address


@pytest.mark.parametrize("rules", RULE_SETS)
def test_only_what_the_generator_cannot_make_is_written_by_hand(rules: str) -> None:
    own = {(rules, fan, kind) for fan, kinds in written_by_hand(rules).items() for kind in kinds}

    assert own == {key for key in HAND_WRITTEN if key[0] == rules}
    assert own == {(rules, fan, each.kind) for fan, each in examples_of(rules) if not each.address}


@pytest.mark.parametrize("rules", RULE_SETS)
def test_no_hand_is_shown_twice(rules: str) -> None:
    hands = [str(write_hand(each.hand, rules)) for _, each in examples_of(rules)]

    assert len(set(hands)) == len(hands)


def lines(score: Score) -> int:
    return len(score.counted)


@pytest.mark.parametrize("rules", RULE_SETS)
def test_easy_ones_ask_for_less_reading_than_surprising_ones(rules: str) -> None:
    """By the number of fans that count: less for most fans, and never melded without need."""
    by_kind = {
        (fan, each.kind): score(each.hand, rule_set(rules)) for fan, each in examples_of(rules)
    }
    pairs = [
        (by_kind[fan, ExampleKind.EASY], by_kind[fan, ExampleKind.SURPRISING])
        for fan in fan_content(rules)
    ]

    assert sum(lines(easy) <= lines(surprise) for easy, surprise in pairs) > 0.9 * len(pairs)
    assert all(each.hand.melds for _, each in examples_of(rules) if each.kind == "melded")


ROW = {
    "pinfu": {
        "easy": {
            "address": "rengo/fans/1/1/1/pinfu",
            "hand": {"concealed": "234567m22p45678s", "win": "3s", "riichi": "riichi"},
        }
    }
}


@pytest.mark.parametrize(
    ("old", "new", "code"),
    [
        ("pinfu", "pinfoo", "unknown-fan"),
        ("easy", "plain", "unknown-key"),
        ("address", "addres", "unknown-key"),
        ("22p", "2p", "bad-hand"),
    ],
)
def test_a_slip_in_a_file_is_refused(old: str, new: str, code: str) -> None:
    rules = rule_set("rengo")
    assert read_pinned(ROW, rules)["pinfu"][ExampleKind.EASY].address == "rengo/fans/1/1/1/pinfu"

    with pytest.raises(ContentError) as refused:
        read_pinned(_with(ROW, old, new), rules)

    assert refused.value.code == code


def _with(value: object, old: str, new: str):
    """The same tables with a key or a text changed."""
    if isinstance(value, dict):
        return {key.replace(old, new): _with(each, old, new) for key, each in value.items()}
    return value.replace(old, new) if isinstance(value, str) and old.endswith("p") else value


def test_a_rule_set_has_its_own_hands() -> None:
    """An edition is not shown those of another: its questions have addresses of their own."""
    for rules in RULE_SETS.values():
        addresses = [
            each.address for rows in pinned_examples(rules).values() for each in rows.values()
        ]
        assert all(each.startswith(f"{rules.id}/fans/") for each in addresses)
