"""Laws of the nearest way: it leads to the fan, and nothing that is nearer does."""

from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from scoring import RULE_SETS, TILES, Hand, RuleSet, ScoringError, Tile, score
from scoring.deficiency.blocks import PUNG_AT
from scoring.deficiency.loose import nearest_loose
from scoring.deficiency.pattern import PairsPattern, SetPattern
from scoring.deficiency.search import HeldMeld, HeldTiles, nearest_targets
from scoring.why_not import FanStanding, made, why_not
from scoring.why_not.standing import kept_line
from tests.bench.why_not import broken_laws, hand_of

FANS = [(rules, fan.id) for rules in RULE_SETS for fan in RULE_SETS[rules].fans]
law = settings(max_examples=30, deadline=None)


@law
@given(st.sampled_from(FANS), st.integers(0, 10**6))
def test_once_the_named_changes_are_made_the_fan_is_there(
    asked: tuple[str, str], seed: int
) -> None:
    rules = RULE_SETS[asked[0]]
    hand = hand_of(Random(seed), rules)
    assert not list(broken_laws(hand, rules, why_not(rules, hand, asked[1])))


@pytest.mark.parametrize("rules_id", ["mcr-1998", "imj", "rengo"])
def test_every_fan_has_an_answer(rules_id: str) -> None:
    rules = RULE_SETS[rules_id]
    hand = hand_of(Random(f"every-fan/{rules.id}"), rules)
    for fan in rules.fans:
        answer = why_not(rules, hand, fan.id)
        assert (answer.standing is FanStanding.MISSING) == bool(answer.ways), fan.id
        assert (answer.standing is FanStanding.STRUCK) == (answer.struck is not None), fan.id
        for way in answer.ways:
            assert made(hand, way.changes) == way.score.hand, fan.id


def one_other_tile(hand: Hand, rules: RuleSet) -> list[Hand]:
    """Every hand with one standing tile, or the winning one, exchanged: by brute force."""
    found = []
    for new in TILES[:34]:
        for at in range(len(hand.concealed)):
            tiles = (*hand.concealed[:at], new, *hand.concealed[at + 1 :])
            found.append((tiles, hand.win))
        found.append((hand.concealed, new))
    return [each for tiles, win in dict.fromkeys(found) for each in _sound(hand, rules, tiles, win)]


def _sound(hand: Hand, rules: RuleSet, tiles: tuple[Tile, ...], win: Tile) -> list[Hand]:
    try:
        each = Hand(tiles, hand.melds, win, hand.circumstances)
        rules.check(each)
    except ScoringError:
        return []
    return [each]


@pytest.mark.parametrize("rules_id", ["mcr-2014", "imj", "rengo"])
def test_a_fan_that_is_one_tile_away_is_said_to_be(rules_id: str) -> None:
    rules = RULE_SETS[rules_id]
    hand = hand_of(Random("one-tile"), rules)
    near = {
        fan.id
        for each in one_other_tile(hand, rules)
        if (result := score(each, rules)).account is not None
        for fan in rules.fans
        if kept_line(result, rules, fan) is not None
    }
    for fan in rules.fans:
        answer = why_not(rules, hand, fan.id)
        if answer.standing is FanStanding.MISSING and fan.id in near:
            assert answer.ways[0].cost == 1, fan.id


def held(tiles: tuple[Tile, ...], melds: tuple[HeldMeld, ...] = ()) -> HeldTiles:
    return HeldTiles(tuple(sum(each == kind for each in tiles) for kind in TILES[:34]), melds)


@given(st.integers(0, 10**6))
@settings(max_examples=25, deadline=None)
def test_no_hand_of_the_pattern_is_nearer_than_the_nearest(seed: int) -> None:
    """A hand without melds is as many tiles from sets, or from pairs, as from any that has them."""
    rng, rules = Random(seed), RULE_SETS["mcr-2014"]
    one, other = (hand_of(rng, rules) for _ in range(2))
    if one.melds or other.melds or score(other, rules).account is None:
        return
    own, theirs = held(one.tiles), held(other.tiles)
    apart = 14 - sum(map(min, own.standing, theirs.standing))
    targets = nearest_targets(own, [SetPattern()]) + nearest_loose(own, [PairsPattern()], 30)
    shapes = {part.kind.value for part in score(other, rules).account.reading.sets}
    if shapes <= {"chow", "pung", "pair"}:
        assert min(each.cost for each in targets) <= apart


def test_a_meld_stays_or_becomes_another_set_or_is_taken_back() -> None:
    """The claimed 345p stays where All Chows asks; where all tiles are bamboos, three differ."""
    chow = HeldMeld(11, 3, True)
    standing = held(
        tuple(TILES[18 + number] for number in (0, 1, 2, 3, 4, 5, 6, 7, 8, 8, 8)), (chow,)
    )
    (stays, *_) = nearest_targets(standing, [SetPattern()])
    assert (stays.cost, stays.melds) == (0, (11,))
    bamboos = frozenset(range(18, 27))
    sets = frozenset({*range(18, 25), *(PUNG_AT + kind for kind in bamboos)})
    (other, *_) = nearest_targets(standing, [SetPattern(sets=sets, pairs=bamboos)])
    assert other.cost == 3
