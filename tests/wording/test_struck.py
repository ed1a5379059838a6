"""Why a fan that is there does not count."""

from dataclasses import replace

import pytest

from scoring import EDITIONS, Hand, MeldKind, Score, Struck, Use, rule_set, score
from tests.wording.hands import RULES, case_scores, hand, meld, scored
from wording import LANGUAGES, translator, why_struck
from wording.mcr.struck import may_be_without

ZH, EN, JA = "zh-Hans", "en", "ja"

# 789 in three suits and twice in one of them.
FOUR_789 = hand("789m789p78s11z", "9s", meld(MeldKind.CHOW, "789s"))
STRAIGHT = hand("123456789p2344m", "4m")
DRAGON = hand("12345m44s777z", "6m", meld(MeldKind.CHOW, "234s"))


def struck(won: Hand, fan: str, lang: str) -> list[str]:
    account = scored(won).account
    assert account is not None
    t = translator(lang)
    return [
        why_struck(each, account, scored(won), t) for each in account.struck if each.fan.id == fan
    ]


@pytest.mark.parametrize("rules", EDITIONS)
def test_every_struck_fan_of_the_case_files_says_why(rules: str):
    for scored_hand in case_scores(rules):
        for each in scored_hand.account.struck if scored_hand.account else ():
            for lang in LANGUAGES:
                assert scored_hand.account is not None
                text = why_struck(each, scored_hand.account, scored_hand, translator(lang))
                assert "%(" not in text
                assert text.endswith("." if lang == EN else "。")
                assert len(text.replace("\u202f", "").split()) <= 20


def test_what_need_not_be_there_is_said_to_be_excluded():
    """Appendix 1, items 16, 19 and 40, whose hands may well be without it."""
    assert struck(
        hand("12334556p11m", "4p", meld(MeldKind.CHOW, "234p")), "short-straight", EN
    ) == ["Excluded by Four Pure Shifted Chows."]


def test_implied_by_the_whole_of_another_fan():
    assert struck(STRAIGHT, "no-honors", EN) == ["Implied by All Chows."]
    assert struck(STRAIGHT, "no-honors", ZH) == ["“平和”必然包含它，不另计。"]
    assert struck(STRAIGHT, "no-honors", JA) == ["「平和」に必ず含まれる。"]


@pytest.mark.parametrize(
    ("rules", "says"),
    [
        ("mcr-1998", "Excluded by Four Kongs."),  # definition 5
        ("mcr-2006", "Only concealed kongs are added to Four Kongs."),  # row 5
        ("mcr-2014", "Only concealed kongs are added to Four Kongs."),
    ],
)
def test_melded_kongs_are_not_implied_where_all_kongs_may_be_concealed(rules: str, says: str):
    melds = [meld(MeldKind.KONG, tiles) for tiles in ("2222m", "5555p")]
    melds += [meld(MeldKind.CONCEALED_KONG, tiles) for tiles in ("3333s", "8888s")]
    won = score(hand("7m", "7m", *melds), rule_set(rules))
    assert won.account is not None
    reasons = {
        why_struck(each, won.account, won, translator(EN))
        for each in won.account.struck
        if each.fan.id in ("melded-kong", "two-melded-kongs")
    }

    assert reasons == {says}


@pytest.mark.parametrize(
    ("rules", "says"),
    [
        ("mcr-1998", "As this site reads the text, no kong is counted again with Three Kongs."),
        ("mcr-2006", "Only concealed kongs are added to Three Kongs."),  # row 17
        ("mcr-2014", "Only concealed kongs are added to Three Kongs."),
    ],
)
def test_what_is_our_reading_of_three_kongs_says_so(rules: str, says: str):
    melds = [meld(MeldKind.KONG, tiles) for tiles in ("2222m", "5555p")]
    won = score(
        hand("7m456s", "7m", *melds, meld(MeldKind.CONCEALED_KONG, "3333s")), rule_set(rules)
    )
    assert won.account is not None
    beside = [each for each in won.account.struck if each.because == "three-kongs"]

    assert {why_struck(each, won.account, won, translator(EN)) for each in beside} == {says}


@pytest.mark.parametrize(
    ("rules", "says"),
    [
        (
            "mcr-1998",  # row 4 strikes Full Flush alone
            "As this site reads the text, no pung of terminals is counted again with Nine Gates.",
        ),
        ("mcr-2006", "1 1 1 and 9 9 9 of characters: implied by Nine Gates."),
        ("mcr-2014", "1 1 1 and 9 9 9 of characters: implied by Nine Gates."),
    ],
)
def test_that_nine_gates_counts_no_pung_is_our_reading_in_1998(rules: str, says: str):
    won = score(hand("1112345678999m", "5m"), rule_set(rules))
    assert won.account is not None
    pungs = [each for each in won.account.struck if each.fan.id == "pung-of-terminals-or-honors"]

    assert pungs
    told = {why_struck(each, won.account, won, translator(EN)) for each in pungs}
    assert says in {each.replace("\u202f", " ") for each in told}


@pytest.mark.parametrize("rules", EDITIONS)
def test_what_is_said_to_be_implied_is_there_in_every_such_hand(rules: str):
    """3.9.1.6(1): necessarily there, whenever the other fan is, in hands of one shape and way to win."""
    scores = [each for each in case_scores(rules) if each.account is not None]
    found = {id(each): _found(each) for each in scores}
    said = {
        (_kind_of_win(each), line.fan.id, struck.fan.id)
        for each in scores
        for line in each.counted
        for struck in (each.account.struck if each.account else ())
        if struck.because == line.fan.id
        and struck.fan.id in line.fan.implied
        and not may_be_without(line.fan, struck.fan)
    }
    by_win: dict[tuple[object, str], set[str]] = {}
    for kind, fan, other in said:
        by_win.setdefault((kind, fan), set()).add(other)
    missing = {
        (line.fan.id, other)
        for each in scores
        for line in each.counted
        for other in by_win.get((_kind_of_win(each), line.fan.id), ())
        if other not in found[id(each)]
    }

    assert len(said) > 100
    assert missing == set()


def _kind_of_win(won: Score) -> tuple[object, ...]:
    assert won.account is not None
    return won.hand.circumstances.by, won.account.reading.shape


def _found(won: Score) -> frozenset[str]:
    struck = won.account.struck if won.account else ()
    return frozenset((*(each.fan.id for each in won.counted), *(each.fan.id for each in struck)))


def test_implied_for_the_sets_of_another_fan_only():
    assert struck(DRAGON, "pung-of-terminals-or-honors", EN) == [
        "Red Dragon: implied by Dragon Pung."
    ]
    assert struck(STRAIGHT, "two-terminal-chows", EN) == [
        "1\u202f2\u202f3 and 7\u202f8\u202f9 of dots: implied by Pure Straight."
    ]
    assert struck(STRAIGHT, "two-terminal-chows", ZH) == [
        "1\u202f2\u202f3、7\u202f8\u202f9饼：“清龙”必然包含，不另计。"
    ]
    assert struck(STRAIGHT, "two-terminal-chows", JA) == [
        "筒子の1\u202f2\u202f3・7\u202f8\u202f9：「清龍」に必ず含まれる。"
    ]


def test_the_same_set_makes_the_same_fan_once():
    said = struck(FOUR_789, "mixed-triple-chow", EN)

    assert said == [
        "7\u202f8\u202f9 of characters and 7\u202f8\u202f9 of dots: used in Mixed Triple Chow,"
        " not again with the second 7\u202f8\u202f9 of bamboos."
    ]
    assert struck(FOUR_789, "mixed-triple-chow", ZH) == [
        "7\u202f8\u202f9万、7\u202f8\u202f9饼：已用于“三色三同顺”，不能再与第二副7\u202f8\u202f9条组成相同的番种。"
    ]
    assert struck(FOUR_789, "mixed-triple-chow", JA) == [
        "萬子の7\u202f8\u202f9と筒子の7\u202f8\u202f9は「三色三同順」に使用済みで、"
        "もう1組の索子の7\u202f8\u202f9とは組み合わせられない。"
    ]


def test_sets_that_are_linked_are_not_combined_again():
    account = scored(FOUR_789).account
    assert account is not None
    once = [each for each in account.struck if each.principle == "account-once"]

    assert once
    for each in once:
        assert why_struck(each, account, scored(FOUR_789), translator(EN)).endswith(
            "are already combined, directly or through other sets, and are not combined again."
        )
        assert why_struck(each, account, scored(FOUR_789), translator(ZH)).endswith(
            "已通过别的番种组合在一起，不能再套算。"
        )


def test_sets_of_one_fan_are_not_taken_apart_for_another():
    account = scored(STRAIGHT).account
    assert account is not None
    straight = next(line for line in account.counted if line.fan.id == "pure-straight")
    apart = Struck(
        fan=RULES.fan("short-straight"),
        value=1,
        uses=(Use(straight.uses[0].sets[:2]),),
        because="pure-straight",
        principle="non-separation",
        articles=("3.9.1.6(2)",),
    )

    assert why_struck(apart, account, scored(STRAIGHT), translator(EN)) == (
        "1\u202f2\u202f3 and 4\u202f5\u202f6 of dots already make Pure Straight and are not paired again."
    )
    assert (
        why_struck(apart, account, scored(STRAIGHT), translator(ZH))
        == "1\u202f2\u202f3、4\u202f5\u202f6饼已组成“清龙”，不能拆开再组合。"
    )
    assert why_struck(apart, account, scored(STRAIGHT), translator(JA)) == (
        "筒子の1\u202f2\u202f3・4\u202f5\u202f6は「清龍」に使った組。組み直さない。"
    )


def test_excluded_by_the_text_alone():
    account = scored(STRAIGHT).account
    assert account is not None
    line = account.counted[0]
    bare = replace(line.fan, implied={}, excludes=("no-honors",))
    changed = replace(account, counted=(replace(line, fan=bare), *account.counted[1:]))
    struck_line = Struck(
        fan=RULES.fan("no-honors"),
        value=1,
        uses=(Use(),),
        because=bare.id,
        principle="non-repeat",
        articles=("3.8.1 row 28",),
    )

    assert (
        why_struck(struck_line, changed, scored(STRAIGHT), translator(EN))
        == "Excluded by Pure Straight."
    )
    assert (
        why_struck(struck_line, changed, scored(STRAIGHT), translator(ZH)) == "已计“清龙”，不另计。"
    )
    assert (
        why_struck(struck_line, changed, scored(STRAIGHT), translator(JA))
        == "「清龍」とは複合しない。"
    )
