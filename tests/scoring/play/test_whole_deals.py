"""Whole deals: a second, simple account of each finds nothing that the articles forbid."""

from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from quizzes.deal.opponent import chosen
from quizzes.hands.draw import Draw
from scoring import RULE_SETS, RuleSet, Wind
from scoring.play import (
    Action,
    Stage,
    TableState,
    begin,
    moved,
    options,
    read_moves,
    replayed,
    seats_to_move,
    view_of,
    write_moves,
)
from scoring.play.dealing import built
from scoring.play.moves import LONGEST_LOG, UnreadableMoves
from tests.scoring.play.rules_of_thumb import account_of, winner_is_nearest


def played_at_random(rules: RuleSet, seed: str) -> list[TableState]:
    """Any move that is allowed, and every win; kongs more often than by chance."""
    rng, states = Random(seed), [begin(rules, seed)]
    while states[-1].stage is not Stage.OVER:
        state = states[-1]
        moves = options(state, rng.choice(seats_to_move(state)))
        kongs = [each for each in moves if each.action.value.endswith("kong")]
        wins = [each for each in moves if each.action is Action.WIN]
        states.append(moved(state, rng.choice(wins or (rng.random() < 0.8 and kongs) or moves)))
    return states


def played_by_the_program(rules: RuleSet, seed: str) -> list[TableState]:
    """By players who try to win."""
    draw, states = Draw(f"{rules.id}/{seed}"), [begin(rules, seed)]
    while states[-1].stage is not Stage.OVER:
        seat = seats_to_move(states[-1])[0]
        states.append(moved(states[-1], chosen(view_of(states[-1], seat), draw)))
    return states


def played_strictly(rules: RuleSet, seed: str) -> list[TableState]:
    """Any move at all, South calling what is not allowed as often as what is."""
    rng, states = Random(seed), [begin(rules, seed, strict=Wind.SOUTH)]
    while states[-1].stage is not Stage.OVER:
        state = states[-1]
        moves = options(state, rng.choice(seats_to_move(state)))
        kinds = sorted({each.action for each in moves})
        rare = [each for each in kinds if each is not Action.WIN or rng.random() < 0.1]
        kind = rng.choice(rare or kinds)
        states.append(moved(state, rng.choice([each for each in moves if each.action is kind])))
    return states


@pytest.mark.parametrize("play", [played_at_random, played_by_the_program, played_strictly])
@pytest.mark.parametrize("rules_id", RULE_SETS)
def test_no_rule_is_broken_and_no_tile_lost(rules_id: str, play):
    rules = RULE_SETS[rules_id]
    for number in range(2):
        states = play(rules, f"{number}")

        assert account_of(states, built(rules, f"{number}")).faults == []
        assert winner_is_nearest(states)


@pytest.mark.parametrize("rules_id", RULE_SETS)
def test_a_deal_comes_back_from_its_seed_and_its_moves(rules_id: str):
    rules = RULE_SETS[rules_id]
    states = played_at_random(rules, "again")
    text = write_moves(states[-1].moves)

    assert replayed(rules, "again", read_moves(text)) == tuple(states)
    assert len(text) <= LONGEST_LOG


@given(text=st.text(alphabet="ESWNdrcpkaown123456789mpszf ", max_size=40))
def test_any_text_is_read_as_moves_or_refused(text: str):
    try:
        moves = read_moves(text)
    except UnreadableMoves:
        return
    assert write_moves(moves) == text


def test_who_is_dealt_what_comes_from_the_seed_alone():
    for rules in RULE_SETS.values():
        assert built(rules, "1") == built(rules, "1")
        assert built(rules, "1").tiles != built(rules, "2").tiles
