"""Hands show the fan they were built for, differ from one another, and could lie on a table."""

from collections import Counter
from collections.abc import Callable, Sequence
from functools import cache
from itertools import pairwise

import pytest
from hypothesis import assume, given, settings
from hypothesis import strategies as st

from quizzes import Address, Kind, Question, QuizError, can_ask, kinds_of, make
from quizzes.question import (
    CardQuestion,
    SheetQuestion,
    SituationQuestion,
    TermQuestion,
    WaitQuestion,
    score_of,
    tiles_of,
)
from quizzes.systems import profile_of
from scoring import (
    RULE_SETS,
    RuleSet,
    Wind,
    rule_set,
    score,
)
from tests.quizzes.at_the_table import check_at_table
from tests.quizzes.make import FANS, addresses

RULES = rule_set("mcr-2014")
PORTIONS = 12
in_portions = pytest.mark.parametrize("portion", range(PORTIONS))
"""A thousand tests of some milliseconds each would take twice as long."""
LESS_OFTEN = ("mcr-2006", "mcr-1998")  # built as in 2014
WAITED_FOR = [each for each in FANS if can_ask(each[0], Kind.WAITS, each[1])]


@cache
def questions(rules: str, kind: Kind, count: int, fan: str) -> list[Question]:
    """A run in which every hand shows the fan; each fan has one of the levels."""
    level = 1 + rule_set(rules).fan(fan).number % 5
    return [make(Address(rules, kind, level, 4077, index, (fan,))) for index in range(count)]


def check_fan(rules: str, fan: str, count: int) -> None:
    """So many different hands, each possible and a legal win that counts the fan."""
    hands = []
    for question in questions(rules, Kind.TOTAL, count, fan):
        rule_set(rules).check(question.hand)
        result = score(question.hand, rule_set(rules))
        assert result.win
        assert fan in {line.fan.id for line in result.counted}
        hands.append(question.hand)
    assert len(set(hands)) == count


@pytest.mark.parametrize("rules", RULE_SETS.values(), ids=lambda rules: rules.id)
def test_every_fan_has_a_recipe(rules: RuleSet) -> None:
    assert set(profile_of(rules).craft.recipes) == {fan.id for fan in rules.fans}


def of_each(fans: Sequence[tuple[str, str]], check: Callable[[str, str], None]) -> None:
    """Check each fan of a rule set; a failure says which of them it was."""
    for rules, fan in fans:
        try:
            check(rules, fan)
        except Exception as error:
            error.add_note(f"The fan is {fan}, under {rules}.")
            raise


@in_portions
def test_hands_of_a_fan_count_it(portion: int) -> None:
    of_each(
        FANS[portion::PORTIONS],
        lambda rules, fan: check_fan(rules, fan, 1 if rules in LESS_OFTEN else 3),
    )


@pytest.mark.slow
@in_portions
def test_ten_different_hands_of_each_fan(portion: int) -> None:
    of_each(FANS[portion::PORTIONS], lambda rules, fan: check_fan(rules, fan, 10))


def test_standing_tiles_of_a_fan_wait_for_it() -> None:
    of_each(WAITED_FOR[::6], lambda rules, fan: check_waits(rules, fan, 1))


@pytest.mark.slow
@in_portions
def test_standing_tiles_of_each_fan_wait_for_it(portion: int) -> None:
    of_each(WAITED_FOR[portion::PORTIONS], lambda rules, fan: check_waits(rules, fan, 4))


def check_waits(rules: str, fan: str, count: int) -> None:
    """Of so many standing hands each wins on a tile with which it counts the fan."""
    for question in questions(rules, Kind.WAITS, count, fan):
        shown = {
            line.fan.id for wait in question.waits if wait.score.win for line in wait.score.counted
        }
        assert fan in shown


@pytest.mark.parametrize("fan", ["seven-flowers", "eight-flowers", "kong-to-fourth"])
def test_what_no_tile_wins_is_no_wait(fan: str) -> None:
    """IMJ 25.2(1), (2), (5): flowers and the fourth kong win without a tile of the wall."""
    with pytest.raises(QuizError) as caught:
        make(Address("imj", Kind.WAITS, 3, 1, 0, (fan,)))

    assert caught.value.code == "no-hand"


@pytest.mark.parametrize("index", range(5))
def test_who_waits_for_the_earth_waits_for_a_discard_of_the_jonga(index: int) -> None:
    """IMJ 25.1(2)."""
    address = Address("imj", Kind.WAITS, 1, 0, index, ("earth",))
    question = make(address)
    assert isinstance(question, WaitQuestion)

    circumstances = question.waiting_hand.circumstances
    assert circumstances.discarder is Wind.EAST
    check_at_table(question.waiting_hand, rule_set("imj"))


@settings(max_examples=40)
@given(addresses())
def test_no_hand_contradicts_itself(address: Address) -> None:
    """What the constructor of a hand leaves open must be possible at a table as well."""
    question = make(address)
    hand = tiles_of(question)
    if hand is None:
        return
    check_at_table(hand, rule_set(address.rules))


def test_both_forms_of_two_melded_kongs_come() -> None:
    forms = Counter(
        question.score.account.counted[place].value
        for question in questions(RULES.id, Kind.TOTAL, 20, "two-melded-kongs")
        if (score := score_of(question)) and score.account
        for place, line in enumerate(question.score.account.counted)
        if line.fan.id == "two-melded-kongs"
    )

    assert set(forms) == {4, 6}


def shown_by(question: Question) -> object:
    """What the question is about: its tiles, what happened at the table, or the term."""
    match question:
        case SituationQuestion():
            return question.situation
        case TermQuestion():
            return question.term
        case CardQuestion():
            return question.fan
        case SheetQuestion():
            return repr(question.task)  # its payments are no key
    return tiles_of(question)


@settings(max_examples=25)
@given(
    rules=st.sampled_from(list(RULE_SETS)),
    kind=st.sampled_from(kinds_of(RULES)),
    level=st.integers(1, 5),
    seed=st.integers(0, 9999),
    index=st.integers(0, 500),
)
def test_neighbours_in_a_run_are_different_hands(
    rules: str, kind: Kind, level: int, seed: int, index: int
) -> None:
    assume(kind in kinds_of(rule_set(rules)))
    shown: list[object] = []
    for step in range(4):
        question = make(Address(rules, kind, level, seed, index + step))
        shown.append(shown_by(question))

    assert len(set(shown)) == 4


def test_no_fan_is_the_target_twice_running() -> None:
    run = [make(Address(RULES.id, Kind.FIND, 2, 5, index)).answer for index in range(60)]

    assert all(one != other for one, other in pairwise(run))


@pytest.mark.parametrize("rules", ["mcr-2014", "imj", "rengo"])
def test_levels_grow_harder(rules: str) -> None:
    """More lines, exclusions and rival readings with each level, on the whole."""
    means = []
    for level in range(1, 6):
        run = [make(Address(rules, Kind.TOTAL, level, 3, index)) for index in range(50)]
        scores = [score for each in run if (score := score_of(each)) and score.account]
        means.append(
            sum(
                len(each.counted) + len(each.account.struck if each.account else ())
                for each in scores
            )
            / len(scores)
        )

    assert means == sorted(means)
