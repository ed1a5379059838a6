"""A hand that a teacher lays: every kind asks about it, or says why it does not."""

from random import Random
from typing import Final

import pytest

from quizzes import Address, Kind, QuizError, evidence, grade, make
from quizzes.errors import Unfit
from quizzes.own_question import KINDS_OF_OWN_HANDS, own_address
from quizzes.question import tiles_of
from quizzes.typed.score_request import read_request, score_or_waits
from quizzes.words.unfit import unfit_text
from scoring import RULE_SETS, TILES, Hand, RuleSet, WaitingHand, rule_set
from tests.bench.own_hands import asked_or_refused
from tests.own_hands import laid_hands, own_kinds, own_question_of
from wording import LANGUAGES, translator

HANDS = 25
THOUSAND: Final = 1000
HALF: Final = 0.5


def laid(rules: str, hand: str, **told: str) -> Hand | WaitingHand:
    fields = {name: value.split(".") for name, value in told.items()} | {"hand": [hand]}
    outcome = score_or_waits(read_request(fields, rule_set(rules)))
    assert outcome
    assert not outcome.faults, outcome.faults
    if outcome.score:
        return outcome.score.hand
    assert outcome.waiting_hand
    return outcome.waiting_hand


@pytest.mark.parametrize("rules", RULE_SETS)
def test_each_kind_makes_a_question_or_gives_a_reason(rules: str) -> None:
    """`python -m tests.bench.own_hands` tells how often which."""
    known = rule_set(rules)
    for hand in laid_hands(known, HANDS, first_seed=500):
        for kind in own_kinds(known):
            asked_or_refused(known, kind, hand)


@pytest.mark.slow
@pytest.mark.parametrize("rules", RULE_SETS)
def test_a_thousand_hands_of_any_tiles_are_asked_about_or_refused_with_a_reason(rules: str) -> None:
    """Two hundred of each rule set: half of them won, half drawn tile by tile, as nobody would lay them."""
    known, draw = rule_set(rules), Random(rules)
    won = list(laid_hands(known, THOUSAND // 2 // len(RULE_SETS), first_seed=900))
    drawn = [any_hand(known, draw) for _ in won]
    for number, hand in enumerate([*won, *drawn]):
        for kind in own_kinds(known):
            asked_or_refused(known, kind, hand, variant=number)


def any_hand(rules: RuleSet, draw: Random) -> Hand | WaitingHand:
    """A whole hand or one that waits for a tile: of the wall, or sets of it with a tile or two exchanged."""
    kinds = [str(tile) for tile in TILES]
    wall = [tile for tile in kinds for _ in range(4)]
    while True:
        if draw.random() < HALF:
            tiles = draw.sample(wall, 14)
        else:
            suit, first = draw.choice("mps"), draw.randint(1, 7)
            triple = [f"{first + step}{suit}" for step in range(3)]
            pungs = [tile for tile in draw.sample(kinds, 3) for _ in range(3)]
            tiles = [*triple, *pungs, *[draw.choice(kinds)] * 2]
            draw.shuffle(tiles)
            if draw.random() < HALF:
                tiles[draw.randrange(14)] = draw.choice(kinds)
        *concealed, last = tiles
        told = "".join(concealed) + (f" {last}" if draw.random() < 0.8 else "")
        try:
            return laid(rules.id, told, by=draw.choice(["discard", "self-draw"]))
        except AssertionError:  # a fifth tile
            continue


@pytest.mark.parametrize("rules", RULE_SETS)
def test_each_kind_asks_about_the_very_hand(rules: str) -> None:
    for kind in own_kinds(rule_set(rules)):
        address = own_question_of(rules, kind)
        question = make(address)
        assert Address.parse(str(address)) == address
        assert make(Address.parse(str(address))) == question
        assert grade(question, question.answer).exact
        assert evidence(question, grade(question, None))
        tiles = tiles_of(question)
        if tiles is not None and kind not in (Kind.COMPARE, Kind.EDITION):
            assert address == own_address(rule_set(rules), kind, tiles)


@pytest.mark.parametrize(
    ("rules", "kind", "hand", "told", "unfit"),
    [
        ("mcr-2014", Kind.FANS, "1p123456789s [666z]", {}, Unfit.WAITS),
        ("mcr-2014", Kind.TOTAL, "123m456p678s1122z 2z", {}, Unfit.NO_WIN),
        ("mcr-2014", Kind.PAYMENTS, "1p123456789s [666z] 1p", {}, Unfit.DISCARDER_UNKNOWN),
        ("mcr-2014", Kind.WAITS, "159m159p159s1234z", {}, Unfit.NO_WAITS),
        ("mcr-2014", Kind.TERM, "1p123456789s [666z] 1p", {}, Unfit.OTHER_KIND),
        (
            *("mcr-2014", Kind.TOTAL, "(1111m)(5555p)[7777s]23s99p 4s"),
            *({"by": "draw"}, Unfit.UNDECIDED),
        ),
        ("rengo", Kind.BASE, "19m19p19s1234567z 7z", {"by": "draw"}, Unfit.NO_BASE),
        (
            *("rengo", Kind.SET_FU, "1133m5577p2244s6z 6z"),
            *({"riichi": "riichi", "by": "draw"}, Unfit.NO_SETS),
        ),
        (
            *("rengo", Kind.PRINCIPLE, "234m567p3458s [666z] 8s"),
            *({"by": "draw"}, Unfit.NOTHING_STRUCK),
        ),
        ("imj", Kind.WAITS, "1479m258p369s123z 123456f 7f", {"by": "draw"}, Unfit.NO_TILE_WINS),
        ("imj", Kind.COMPARE, "1479m258p369s123z 123456f 7f", {"by": "draw"}, Unfit.NO_OTHER_RULES),
    ],
)
def test_what_does_not_fit_has_its_reason(
    rules: str, kind: Kind, hand: str, told: dict[str, str], unfit: Unfit
) -> None:
    with pytest.raises(QuizError) as raised:
        make(own_address(rule_set(rules), kind, laid(rules, hand, **told)))
    assert raised.value.unfit is unfit


def test_every_reason_is_a_sentence_of_every_language() -> None:
    for unfit in Unfit:
        assert len({unfit_text(unfit, translator(lang)) for lang in LANGUAGES}) == len(LANGUAGES)


def test_a_hand_that_does_not_win_is_asked_whether_it_does() -> None:
    question = make(
        own_address(rule_set("mcr-2014"), Kind.LEGAL, laid("mcr-2014", "123m456p678s1122z 2z"))
    )
    assert question.answer.win is False  # type: ignore[union-attr]


def test_another_seed_draws_other_choices_about_the_same_hand() -> None:
    rules = rule_set("mcr-2014")
    hand = laid("mcr-2014", "1p123456789s [666z] 1p", by="draw")
    questions = [make(own_address(rules, Kind.FIND, hand, variant=number)) for number in range(8)]

    assert len({each.choices for each in questions}) > 1
    assert {tiles_of(each) for each in questions} == {hand}


def test_waits_of_a_whole_hand_are_asked_without_its_last_tile() -> None:
    rules = rule_set("mcr-2014")
    whole, waiting = (
        laid("mcr-2014", "1p123456789s [666z] 1p"),
        laid("mcr-2014", "1p123456789s [666z]"),
    )
    assert own_address(rules, Kind.WAITS, whole) == own_address(rules, Kind.WAITS, waiting)


@pytest.mark.parametrize(
    "code",
    ["8p123456789s_8p_[666z]", "8p123456789s_[666z]_8p,seat=E", "99999m", "123x", ",", "123m"],
)
@pytest.mark.parametrize("kind", KINDS_OF_OWN_HANDS[:10])
def test_one_hand_has_one_address_and_what_cannot_be_has_none(kind: Kind, code: str) -> None:
    with pytest.raises(QuizError):
        make(Address.parse(f"mcr-2014/{kind}/3/0/51/own:{code}"))
