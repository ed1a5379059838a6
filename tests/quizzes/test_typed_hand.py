"""A hand as a person types it, and back."""

import pytest

from lessons import fan_content
from quizzes.systems import profile_of
from quizzes.typed.circumstances import FLAGS
from quizzes.typed.hand import TypedHand, from_parts, read_typed, write_typed
from scoring import DEFAULT, RULE_SETS, Hand, Meld, MeldKind, rule_set
from scoring.wire import read_hand
from wording import flag_texts, translator

HANDS = [
    hand
    for content in fan_content(DEFAULT).values()
    for hand in (*(example.hand for example in content.examples), content.near_miss.hand)
]


def bare(melds: tuple[Meld, ...]) -> list[tuple[MeldKind, tuple]]:
    """Melds without whom they were claimed from, which nobody types."""
    return [(meld.kind, meld.tiles) for meld in melds]


@pytest.mark.parametrize("hand", HANDS, ids=write_typed)
def test_what_is_written_is_read_as_the_same_hand(hand: Hand):
    typed = read_typed(write_typed(hand))

    again, _ = read_hand({"rules": DEFAULT, **typed.line()})
    assert (again.concealed, again.win) == (hand.concealed, hand.win)
    assert bare(again.melds) == bare(hand.melds)
    assert again.circumstances.flowers == hand.circumstances.flowers
    assert str(typed) == write_typed(hand)


@pytest.mark.parametrize(
    ("text", "kind", "tiles"),
    [
        ("[234p]", "chow", "234p"),
        ("[555p]", "pung", "555p"),
        ("[5555p]", "kong", "5555p"),
        ("[555+5p]", "added-kong", "5555p"),
        ("(5555p)", "concealed-kong", "5555p"),
        ("[ 2 3 4 p ]", "chow", "234p"),
        ("[234p", "chow", "234p"),
    ],
)
def test_brackets_make_melds(text: str, kind: str, tiles: str):
    assert read_typed(text).melds == ((kind, tiles),)


@pytest.mark.parametrize(
    ("text", "concealed", "win"),
    [
        ("123m456p789s1122z 2z", "123m456p789s1122z", "2z"),
        ("123m456p789s11222z", "123m456p789s1122z", "2z"),
        ("123m 456p 789s 1122z 2z", "123m456p789s1122z", "2z"),
        ("123m456p789s1122z", "123m456p789s1122z", ""),
        ("123m 456p 789s 112z 2z", "123m456p789s1122z", ""),
        ("5p [111m] [222m] [333m] [444m] 5p", "5p", "5p"),
        ("5p [111m] [222m] [333m] [444m]", "5p", ""),
        ("123m 5p", "123m", "5p"),
    ],
)
def test_the_last_of_fourteen_tiles_won(text: str, concealed: str, win: str):
    typed = read_typed(text)

    assert (typed.concealed, typed.win) == (concealed, win)


def test_flowers_are_told_apart_wherever_they_stand():
    assert read_typed("15f123m2f 5p").flowers == "152f"
    assert read_typed("15f123m2f 5p").concealed == "123m"


def test_full_width_letters_and_capitals_are_read():
    assert read_typed("１２３Ｍ（５５５５ｐ）　Z") == read_typed("123m (5555p) z")


@pytest.mark.parametrize("text", ["12x", "m", "]", "１二三", "5m!"])
def test_what_is_no_tile_stays_to_be_named(text: str):
    assert read_typed(text).concealed == read_typed(text).concealed.strip() != ""


def test_nothing_typed_is_nothing():
    assert read_typed("  ") == TypedHand()
    assert str(TypedHand()) == ""


def test_a_hand_in_parts_is_the_same_hand():
    parts = {"concealed": "8p123456789s", "melds": "pung:666z", "win": "8p", "flowers": "5f"}

    assert str(from_parts(parts)) == "8p123456789s [666z] 8p 5f"
    assert read_typed(str(from_parts(parts))) == from_parts(parts)


@pytest.mark.parametrize("rules", RULE_SETS)
def test_every_flag_that_a_system_looks_at_has_words(rules: str) -> None:
    known = profile_of(rule_set(rules)).circumstances

    assert set(flag_texts(rules, translator("en"))) == set(FLAGS).intersection(known)
