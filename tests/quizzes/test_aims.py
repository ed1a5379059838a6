"""A principle or an exclusion that is asked for decides the hand; what never can says why."""

from collections.abc import Iterator, Sequence

import pytest

from quizzes import Address, Kind, Question, QuizError, make
from quizzes.address import PRINCIPLE_PREFIX, TABLE_AIM
from quizzes.aiming import can_ask_aim
from quizzes.hands.aims import goal_for_aim, possible_exclusions, reason_never_excluded
from quizzes.hands.deciding import EXCLUSION_SIGN, is_decided_by, struck_by
from quizzes.hands.draw import Draw
from quizzes.hands.goal import Goal
from quizzes.hands.maker import make_hand
from quizzes.hands.parts import SUIT_STARTS
from quizzes.hands.whole_hands import NINE_GATES
from quizzes.systems import profile_of
from scoring import (
    RULE_SETS,
    TILES,
    Circumstances,
    Hand,
    RuleSet,
    Score,
    WinSource,
    rule_set,
    score,
)
from scoring.reading import ORPHANS

RULES = pytest.mark.parametrize("rules", RULE_SETS.values(), ids=lambda rules: rules.id)
AIMS = [
    (rules.id, aim)
    for rules in RULE_SETS.values()
    for aim in (*rules.principles, *possible_exclusions(rules))
]
BUILT = (Kind.FANS, Kind.TOTAL, Kind.PAYMENTS, Kind.FIND)


def aimed(rules: str, kind: Kind, aim: str, index: int = 0, level: int = 3) -> Question:
    return make(Address(rules, kind, level, 77, index, (), PRINCIPLE_PREFIX + aim))


def check(rules: str, aim: str, count: int) -> None:
    """So many different hands that the principle or exclusion decides."""
    run = [aimed(rules, Kind.TOTAL, aim, index, 1 + index % 5) for index in range(count)]
    for question in run:
        rule_set(rules).check(question.hand)
        assert question.score.win
        assert is_decided_by(question.score, aim, rule_set(rules))
    assert len({question.hand for question in run}) >= count - 1  # levels are runs of their own


@pytest.mark.parametrize(("rules", "aim"), AIMS[::7])
def test_what_is_aimed_at_decides_the_hand(rules: str, aim: str) -> None:
    check(rules, aim, 1)


@pytest.mark.slow
@pytest.mark.parametrize(("rules", "aim"), AIMS)
def test_each_principle_and_exclusion_decides_hands(rules: str, aim: str) -> None:
    check(rules, aim, 4)


@RULES
def test_each_principle_has_fans_to_build_for(rules: RuleSet) -> None:
    principles = profile_of(rules).craft.principles

    assert set(principles) == set(rules.principles)
    assert all(rules.has(fan) for weights in principles.values() for fan in weights)


@pytest.mark.parametrize("kind", BUILT)
def test_an_exclusion_is_there_in_every_kind_about_a_hand(kind: Kind) -> None:
    question = aimed("mcr-2014", kind, "pure-straight>short-straight")

    assert struck_by(question.score, "pure-straight>short-straight")


def test_a_hand_that_is_declared_has_what_is_aimed_at() -> None:
    """It is a win or lacks points, never a shape: without one nothing is struck."""
    for index in range(12):
        question = aimed("mcr-2014", Kind.LEGAL, "dragon-pung>pung-of-terminals-or-honors", index)
        assert struck_by(question.score, "dragon-pung>pung-of-terminals-or-honors")


def test_a_tile_that_is_waited_for_makes_the_hand() -> None:
    question = aimed("imj", Kind.WAITS, "mixed-same>unio-in-all")

    assert any(
        wait.score.win and struck_by(wait.score, "mixed-same>unio-in-all")
        for wait in question.waits
    )


@RULES
def test_what_never_decides_is_an_exclusion_of_the_text(rules: RuleSet) -> None:
    """No hand of any recipe shows a pair of fans that is said never to meet so."""
    craft, seen = profile_of(rules).craft, set()
    for fan in rules.fans:
        for found in hands_of(rules, fan.id, 2):
            seen |= {
                (each.because, each.fan.id)
                for each in (found.account.struck if found.account else ())
                if rules.has(each.because)
            }

    assert seen
    assert not [pair for pair in seen if craft.why_never(*pair)]


def hands_of(rules: RuleSet, fan: str, count: int) -> list[Score]:
    goal = Goal({fan: 1.0})
    return [make_hand(rules, Draw(fan, index), 4, goal).score for index in range(count)]


def whole_hands() -> Iterator[Hand]:
    """Every hand of the shapes that have few, won by a draw: orphans, gates, pairs in a row."""
    circumstances = Circumstances(WinSource.DRAW)
    for twice in ORPHANS:
        yield from won((*ORPHANS, twice), circumstances)
    for start in SUIT_STARTS:
        for step in range(9):
            gates = [start + each for each in (*NINE_GATES, step)]
            yield from won(gates, circumstances)
        for low in range(3):
            row = [start + low + each for each in range(7)]
            yield from won([*row, *row], circumstances)


def won(kinds: Sequence[int], circumstances: Circumstances) -> Iterator[Hand]:
    """The hand with each of its tiles as the last."""
    tiles = [TILES[kind] for kind in sorted(kinds)]
    for win in dict.fromkeys(tiles):
        rest = list(tiles)
        rest.remove(win)
        yield Hand(tuple(rest), (), win, circumstances)


@RULES
def test_in_all_hands_of_the_few_shapes_nothing_decides_that_never_does(rules: RuleSet) -> None:
    seen = set()
    for hand in whole_hands():
        account = score(hand, rules).account
        seen |= {(each.because, each.fan.id) for each in (account.struck if account else ())}

    never = profile_of(rules).craft.why_never
    assert not [pair for pair in seen if rules.has(pair[0]) and never(*pair)]


@pytest.mark.parametrize(
    ("rules", "pair", "why"),
    [
        ("mcr-2014", "pure-terminal-chows>seven-pairs", "another reading"),
        ("mcr-1998", "lesser-honors-and-knitted-tiles>single-wait", "never waits"),
        ("imj", "chance-wind>big-four-winds", "worth more"),
        ("imj", "seven-isolated-stars>heaven", "named first"),
        ("mcr-2014", "all-chows>all-pungs", "does not exclude"),
        ("rengo", "honitsu>chinitsu", "does not exclude"),
    ],
)
def test_what_never_decides_says_why(rules: str, pair: str, why: str) -> None:
    with pytest.raises(QuizError, match=why) as caught:
        aimed(rules, Kind.TOTAL, pair)

    assert caught.value.code == "no-hand"


def test_a_yakuman_has_no_base_to_ask_for() -> None:
    with pytest.raises(QuizError) as caught:
        aimed("rengo", Kind.BASE, "yakuman-alone")

    assert caught.value.code == "no-hand"


def test_every_pair_that_may_decide_is_an_exclusion() -> None:
    for rules in RULE_SETS.values():
        for pair in possible_exclusions(rules):
            keeps, _, out = pair.partition(EXCLUSION_SIGN)
            assert reason_never_excluded(rules, keeps, out) is None
            assert goal_for_aim(rules, pair).targets == {keeps: 1.0}


@pytest.mark.parametrize(
    ("rules", "kind", "aim", "can"),
    [
        ("rengo", Kind.BASE, "principle:yakuman-alone", False),
        ("rengo", Kind.BASE, "principle:contained", True),
        ("imj", Kind.WAITS, "principle:seven-flowers>from-the-wall", False),
        ("imj", Kind.FANS, "principle:seven-flowers>from-the-wall", True),
        ("mcr-2014", Kind.RULING, "topic:claims", True),
        ("mcr-2014", Kind.FANS, "topic:claims", False),
        ("mcr-2014", Kind.RULING, TABLE_AIM, False),
        ("mcr-2014", Kind.TERM, TABLE_AIM, False),
        ("mcr-2014", Kind.LEGAL, TABLE_AIM, True),
    ],
)
def test_a_kind_does_what_is_aimed_at_or_is_left_out(
    rules: str, kind: Kind, aim: str, can: bool
) -> None:
    assert can_ask_aim(rules, kind, aim) is can
