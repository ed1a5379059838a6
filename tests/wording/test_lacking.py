"""What is told as the reason why a fan is absent is what the fan itself lacks, and true of the hand."""

from collections import Counter
from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from scoring import RULE_SETS, Circumstances, Hand, MeldKind, RuleSet, WinSource, rule_set, score
from scoring.why_not import FanStanding, WhyNotAnswer, where_it_stands
from tests.bench.why_not import hand_of
from tests.wording.hands import hand, meld
from wording import LANGUAGES, absent_text, translator, translator_under
from wording.lacking import lacking_text
from wording.lacking.absent_fan import AbsentFan
from wording.lacking.kinds import OF_KINDS
from wording.lacking.lacking_text import REASONS
from wording.lacking.patterns import OF_PATTERNS, nearest_patterns
from wording.lacking.phrases import named
from wording.lacking.sets import OF_SETS
from wording.lacking.win import OF_WIN

EN = translator("en")
FANS = [(rules, fan.id) for rules in RULE_SETS for fan in RULE_SETS[rules].fans]
OF_CLAIMS = {
    *("nine-gates", "chuuren-poutou", "thirteen-orphans", "seven-shifted-pairs", "seven-pairs"),
    *("chiitoitsu", "pinfu", "all-hidden-pungs", "four-concealed-pungs"),
    *("three-concealed-pungs", "two-concealed-pungs"),
}
"""Fans of tiles or sets that no claimed set may stand in, or not as one of them."""
OF_THE_LAST_TILE = {"all-hidden-pungs", *OF_WIN}
ROBBED = Circumstances(by=WinSource.ROBBED_KONG)
law = settings(max_examples=150, deadline=None)


def answer_for(won: Hand, rules: RuleSet, fan: str) -> WhyNotAnswer:
    """The answer without the nearest ways, which nothing is told of here."""
    return where_it_stands(score(won, rules), rules, rules.fan(fan))


def lacking(won: Hand, rules: str, fan: str, lang: str = "en") -> str:
    """What is told of a fan that is missing."""
    answer = answer_for(won, rule_set(rules), fan)
    assert answer.standing is FanStanding.MISSING
    return lacking_text(answer, translator_under(rules, translator(lang)))


@law
@given(st.sampled_from(FANS), st.integers(0, 10**6))
def test_how_a_hand_was_won_is_told_only_of_fans_that_hang_on_it(
    asked: tuple[str, str], seed: int
) -> None:
    rules = RULE_SETS[asked[0]]
    answer = answer_for(hand_of(Random(seed), rules), rules, asked[1])
    if answer.standing is not FanStanding.MISSING:
        return
    case, told = AbsentFan.of(answer, EN), lacking_text(answer, EN)
    if case.row not in OF_THE_LAST_TILE:
        assert "the winning tile" not in told, told
        assert "last" not in told, told
    if case.row not in {*OF_WIN, *OF_CLAIMS} and not case.fan.concealed_only:
        assert "claimed" not in told, told
    if case.row in OF_WIN:
        assert "missing" not in told, told
        assert "in the way" not in told, told


@law
@given(st.sampled_from(FANS), st.integers(0, 10**6))
def test_a_tile_that_is_told_as_missing_is_not_in_the_hand(
    asked: tuple[str, str], seed: int
) -> None:
    """Of no tile the hand has as many as are in place and missing together; in place are its own."""
    rules = RULE_SETS[asked[0]]
    answer = answer_for(hand_of(Random(seed), rules), rules, asked[1])
    case = AbsentFan.of(answer, EN)
    if answer.standing is not FanStanding.MISSING or case.row not in OF_PATTERNS:
        return
    held, told = Counter(case.tiles), lacking_text(answer, EN)
    near = nearest_patterns(case)
    for each in near:
        assert not Counter(each.in_place) - held
        wanted = Counter(each.in_place) + Counter(each.lacking)
        assert all(held[tile] < wanted[tile] for tile in each.lacking)
    if " missing" in told and " needed tiles missing" not in told:
        assert {each.lacking for each in near} == {near[0].lacking}
        assert told.startswith(f"{named(near[0].lacking, EN)} missing")
    if "for instance" in told:
        assert len({each.lacking for each in near}) > 1


@law
@given(st.sampled_from(FANS), st.integers(0, 10**6))
def test_tiles_that_are_won_in_another_way_lack_the_same(asked: tuple[str, str], seed: int) -> None:
    rules = RULE_SETS[asked[0]]
    won = hand_of(Random(seed), rules)
    answer = answer_for(won, rules, asked[1])
    case = AbsentFan.of(answer, EN)
    if answer.standing is not FanStanding.MISSING or case.row in {*OF_WIN, *OF_CLAIMS}:
        return
    told = lacking_text(answer, EN)
    if not told or not won.is_concealed:
        return
    at = Circumstances(seat=won.circumstances.seat, round=won.circumstances.round)
    plain = Hand(won.concealed, won.melds, won.win, at)
    other = answer_for(plain, rules, asked[1])
    assert other.standing is not FanStanding.MISSING or lacking_text(other, EN) == told


@pytest.mark.parametrize("rules", RULE_SETS)
def test_every_fan_is_told_of_in_each_language(rules: str) -> None:
    rng = Random(f"lacking/{rules}")
    for won in [hand_of(rng, RULE_SETS[rules]) for _ in range(3)]:
        for fan in RULE_SETS[rules].fans:
            answer = answer_for(won, RULE_SETS[rules], fan.id)
            for lang in LANGUAGES:
                told = absent_text(answer, translator_under(rules, translator(lang)))
                if answer.standing is FanStanding.MISSING:
                    assert "%(" not in told
                    assert told.endswith("." if lang == "en" else "。")


TELLS = [
    (
        hand("369m147p58s55577z", "2s", circumstances=ROBBED),
        "mcr-1998",
        "upper-four",
        "of the tiles it needs, the hand has only 6 and 9 of characters; 7 of dots; 8 of bamboos",
    ),
    (hand("369m147p58s55577z", "2s", circumstances=ROBBED), "mcr-1998", "all-fives", ""),
    (hand("123456789m5566z", "6z"), "imj", "from-robbed-kong", "no kong was robbed"),
    (
        hand("123456789m5566z", "6z"),
        "mcr-2014",
        "one-voided-suit",
        "both dots and bamboos are missing",
    ),
    (hand("123456m789p2299s", "9s"), "mcr-2014", "one-voided-suit", "all three suits are there"),
    (  # the third tile of 7 8 9 may be the edge or the closed wait
        hand("123456m79p22999s", "8p"),
        "mcr-2014",
        "edge-wait",
        "the winning tile is the middle of a chow 7\u202f8\u202f9 of dots",
    ),
    (
        hand("123456m89p22999s", "7p"),
        "mcr-2014",
        "closed-wait",
        "the winning tile completes a chow 7\u202f8\u202f9 of dots",
    ),
    (hand("123456789m5566z", "6z"), "mcr-2014", "all-types", "dots, bamboos and winds are missing"),
    (
        hand("123456m789p2299s", "9s"),
        "mcr-2014",
        "two-dragon-pungs",
        "the hand has none of the tiles it needs",
    ),
]


@pytest.mark.parametrize(("won", "rules", "fan", "told"), TELLS)
def test_a_reason_names_what_the_article_asks_for(
    won: Hand, rules: str, fan: str, told: str
) -> None:
    assert lacking(won, rules, fan) == told


def test_what_tells_of_a_fan_stands_in_one_table() -> None:
    """In a second one it would be overlooked."""
    assert len(REASONS) == sum(map(len, (OF_PATTERNS, OF_KINDS, OF_SETS, OF_WIN)))


@pytest.mark.parametrize(
    ("melds", "said"),
    [
        (["1111z"], "the four of a kind is a kong"),
        (["1111z", "2222p"], "each four of a kind is a kong"),
    ],
)
def test_all_four_of_a_tile_are_no_tile_hog_as_a_kong(melds: list[str], said: str) -> None:
    """2014, 3.8.1 row 64."""
    kongs = [meld(MeldKind.CONCEALED_KONG, each) for each in melds]
    standing = "123m77s45s" if len(kongs) == 2 else "123m789p77s45s"

    assert lacking(hand(standing, "6s", *kongs), "mcr-2014", "tile-hog") == said


def test_where_other_tiles_would_do_as_well_they_are_an_example() -> None:
    won = hand("123456m789p55z99s", "5z")
    assert lacking(won, "mcr-2014", "two-dragon-pungs") == (
        "3 tiles short, for instance Green Dragon ×3"
    )
    assert lacking(won, "mcr-2014", "two-dragon-pungs", "zh-Hans") == "还差3张，例如发财×3"
    assert lacking(won, "mcr-2014", "two-dragon-pungs", "ja") == "あと3枚必要、例えば發×3"


def test_an_example_keeps_the_sets_that_the_hand_is_read_as() -> None:
    """A pung 8 8 8 stands; three 3s stand too, but one of them is in 1 2 3 and two are the pair."""
    won = hand("1233888m222z", "3m", meld(MeldKind.CHOW, "789m"))
    assert lacking(won, "mcr-1998", "double-pung") == "3 tiles short, for instance 8 of dots ×3"


def test_a_pinfu_that_waits_for_one_tile_is_told_of_the_wait() -> None:
    """51(3): a wait for both ends of a chow."""
    won = hand("456789m24p678s55s", "3p")
    assert lacking(won, "rengo", "pinfu") == "the wait is not two-sided"


def test_a_pung_that_a_discard_completes_is_told_where_there_are_pungs_enough() -> None:
    won = hand("222m555p33789s77z", "3s")
    assert lacking(won, "mcr-2014", "three-concealed-pungs") == (
        "the hand has only 2 concealed pungs; "
        "a pung 3\u202f3\u202f3 of bamboos was completed by another player's tile"
    )


def test_one_claimed_set_is_one_under_international_mahjong_too() -> None:
    won = hand("456789m22p78s", "9s", meld(MeldKind.CHOW, "123m"))

    assert lacking(won, "imj", "all-pickups") == "only 1 set was claimed"
    assert (
        lacking(won, "mcr-2014", "concealed-hand") == "chow 1\u202f2\u202f3 of characters claimed"
    )


def test_many_sets_are_told_by_their_number() -> None:
    won = hand("123456789m78s22p", "9s")

    assert lacking(won, "mcr-2014", "all-pungs") == "the hand has 4 chows"
