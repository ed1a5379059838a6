"""The first line after a wrong answer names what was missed or invented, and why."""

from collections.abc import Iterator
from dataclasses import replace
from itertools import combinations

import pytest

from quizzes import Address, Kind, feedback, grade, make
from quizzes.kinds.legal import claim_of
from quizzes.misconceptions.registry import BY_ID
from quizzes.misconceptions.shared import LOOK_ALIKE_ID
from quizzes.question import (
    ComparisonQuestion,
    HandQuestion,
    PaymentsAnswer,
    Rounded,
    RoundingQuestion,
)
from quizzes.words.headline import invented_text, summed_fu, total_headline
from quizzes.words.misconception import reasoned_text
from scoring import Hand, Score, rule_set, wire
from scoring.rules import score as scored
from scoring.why_not import why_not
from tests.wording.hands import hand
from wording import absent_text, article_label, fan_name, translator

EN = translator("en")
SEEDS = range(12)
NO_LOWEST = "No lowest rank is agreed"


def names_of(score: Score) -> set[str]:
    """The fans of a hand by name: those that count and those that are struck."""
    struck = score.account.struck if score.account else ()
    fans = [line.fan for line in score.counted] + [line.fan for line in struck]
    return {fan_name(fan, EN) for fan in fans}


def refused(rules: str) -> Iterator[tuple[Score, str, str]]:
    """Hands that win, why each might be refused, and what is said to that."""
    for seed in SEEDS:
        question = make(Address(rules, Kind.LEGAL, 2, seed, 1))
        assert isinstance(question, HandQuestion)
        for choice in question.choices or ():
            claim = claim_of(choice.id)
            if question.score.win and not claim.win:
                yield question.score, choice.id, feedback(question, grade(question, claim), EN)


def _any_rank_will_do(score: Score, claim: str) -> bool:
    """Whether a hand was refused for its worth where none is asked for (IMJ 7.1(2))."""
    lowest = score.hand.circumstances.lowest
    return score.rules == "imj" and claim == "minimum" and lowest is None


@pytest.mark.parametrize("rules", ["mcr-2014", "imj", "rengo"])
def test_a_win_that_was_refused_shows_what_makes_it_one(rules: str) -> None:
    shape = article_label(rule_set(rules).articles["shape"], rules, EN)
    for score, claim, said in refused(rules):
        if "furiten" in claim:
            continue
        told = "completes" in said or any(name in said for name in names_of(score))
        assert told or (_any_rank_will_do(score, claim) and said.startswith(NO_LOWEST)), said
        assert f"({shape})" not in said or "shape" in claim, said


@pytest.mark.parametrize("rules", ["mcr-1998", "mcr-2014", "imj", "rengo"])
def test_the_worth_under_other_rules_is_answered_with_a_fan(rules: str) -> None:
    """A fan that counts only here or only there, or that is worth something else here."""
    for seed in SEEDS:
        question = make(Address(rules, Kind.COMPARE, 2, seed, 1))
        assert isinstance(question, ComparisonQuestion)
        known = names_of(question.score) | names_of(question.comparison.score)
        known |= {fan_name(fan, EN) for fan in rule_set(rules).fans}
        for choice in question.choices or ():
            if choice.misconception == "other-rules-worth" and question.score.win:
                said = feedback(question, grade(question, choice.id), EN)
                assert any(name in said for name in known), said


def test_who_pays_nothing_is_told_who_pays() -> None:
    """Rengo 58(2): a ron is paid by the discarder alone."""
    for seed in SEEDS:
        question = make(Address("rengo", Kind.PAYMENTS, 1, seed, 1))
        assert isinstance(question, HandQuestion)
        paid = question.answer
        assert isinstance(paid, PaymentsAnswer)
        if [paid.east, paid.south, paid.west, paid.north].count(0) != 2:
            continue
        wrong = {seat: getattr(paid, seat) or -100 for seat in ("east", "south", "west", "north")}
        verdict = grade(question, PaymentsAnswer(**wrong))
        if verdict.misconception is None:
            assert " pays nothing; " in feedback(question, verdict, EN)


def test_what_a_winner_gets_is_the_sum_that_is_shown() -> None:
    """Rengo 43(1): the riichi sticks on the table go to the winner too."""
    for seed in range(40):
        question = make(Address("rengo", Kind.PAYMENTS, 3, seed, 1))
        assert isinstance(question, HandQuestion)
        key = question.answer
        assert isinstance(key, PaymentsAnswer)
        winner = question.score.hand.circumstances.seat
        name = {"E": "east", "S": "south", "W": "west", "N": "north"}[winner.value]
        verdict = grade(question, replace(key, **{name: getattr(key, name) + 300}))
        said = feedback(question, verdict, EN)
        if verdict.misconception is None and ": " in said and " wins " in said:
            total, parts = said.replace(",", "").rstrip(".").split(" wins ")[1].split(": ")
            assert int(total.split()[0]) == sum(map(int, parts.split(" + "))), said


def test_a_rounded_share_shows_its_product() -> None:
    """Rengo 58: the discarder pays four times the doubled base, six times to the dealer."""
    for seed in range(60):
        question = make(Address("rengo", Kind.ROUNDING, 3, seed, 1))
        assert isinstance(question, RoundingQuestion)
        if question.rounded in (Rounded.RON, Rounded.DEALER_RON):
            verdict = grade(question, question.answer + 1)
            times = 4 if question.rounded is Rounded.RON else 6
            assert f"{times} × " in feedback(question, verdict, EN)


def test_a_fan_of_another_counting_as_good_is_not_said_to_be_missing() -> None:
    """A win on the 3 of 12 + 3 fills the edge or the pair; whoever counts both is told so."""
    question = make(Address("mcr-2006", Kind.FANS, 5, 73009, 0))
    assert isinstance(question, HandQuestion)
    verdict = grade(question, (*question.answer, "single-wait"))

    assert (
        feedback(question, verdict, EN)
        == "Edge Wait counts in place of Single Wait, not together with it."
    )


def test_what_a_fan_lacks_is_told_without_a_search_for_the_nearest_way(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """It takes a hundred times longer than all else that the line needs."""
    rules, won = rule_set("mcr-2014"), hand("123456789m5566z", "6z")
    with monkeypatch.context() as without_search:
        without_search.setattr("scoring.why_not.ask.WaySearch", None)
        told = invented_text(rules.fan("all-types"), scored(won, rules), EN)
    assert told == absent_text(why_not(rules, won, "all-types"), EN)


@pytest.mark.parametrize("rules", ["mcr-1998", "mcr-2014", "imj", "rengo"])
@pytest.mark.parametrize("kind", [Kind.RULING, Kind.PROCEDURE])
def test_what_the_text_says_ends_like_a_sentence(rules: str, kind: Kind) -> None:
    """An answer that is a seat or a number is closed by a stop, a sentence has its own."""
    for seed in range(40):
        question = make(Address(rules, kind, 2, seed, 1))
        for choice in question.choices or ():
            if choice.misconception:
                said = feedback(question, grade(question, choice.id), EN)
                assert said.endswith((".", "?")), said
                assert not said.endswith(".."), said


@pytest.mark.parametrize(
    ("address", "chosen", "said"),
    [
        (
            "rengo/compare/2/1440999/11",
            "win:4",
            "This hand is worth 3 han 30 fu. Only these count: Tanyao, Houtei Raoyui, Dora.",
        ),
        (
            "rengo/compare/2/9728633/8",
            "win:2",
            "This hand is worth 1 han 80 fu. Only this counts: Yakuhai (haku).",
        ),
        (
            "mcr-1998/edition/1/8048583/1",
            "win:24",
            "This hand is worth 25 points. Self-Drawn counts too. The winner drew the winning tile.",
        ),
        (
            "mcr-1998/compare/1/8276247/9",
            "win:8",
            "8 would be right without Two Concealed Pungs. Two concealed pungs: 3 3 3 and 6 6 6 of bamboos.",
        ),
        (
            "mcr-2014/edition/4/3913022/4",
            "win:97",
            "In this hand Half Flush counts under MCR 2014, but not under MCR 1998. One suit, bamboos, with honors.",
        ),
    ],
)
def test_the_worth_comes_with_what_was_missed_or_what_alone_counts(
    address: str, chosen: str, said: str
) -> None:
    """What makes the hand a win would read as what was seen and is not there."""
    question = make(Address.parse(address))

    told = feedback(question, grade(question, chosen), translator("en"))
    assert told.replace("\u202f", " ") == said


@pytest.mark.parametrize("rules", ["mcr-2014", "imj", "rengo"])
def test_a_total_without_a_fan_is_one_without_all_of_it(rules: str) -> None:
    """A fan that is there several times is left out once or twice, not altogether."""
    fewer = 0
    for seed in range(60):
        question = make(Address(rules, Kind.TOTAL, 4, seed, 1))
        assert isinstance(question, HandQuestion)
        for line in question.score.counted:
            given = question.score.total - line.value
            if line.times == 1 or given <= 0:
                continue
            told, name = total_headline(given, question.score, EN), fan_name(line.fan, EN)
            assert f"without {name}." not in told, told
            fewer += f"with {name} counted one time fewer" in told
    assert fewer


@pytest.mark.parametrize("rules", ["mcr-2014", "imj", "rengo"])
def test_a_total_that_counts_a_fan_is_not_told_that_it_is_there(rules: str) -> None:
    """The number may be what some of the fans are worth: none of these is said to be missing."""
    plain = 0
    for seed in range(30):
        score = make(Address(rules, Kind.TOTAL, 1 + seed % 5, seed, 1)).score
        lines = [line for line in score.counted if line.times == 1 and line.value >= 1]
        for size in range(1, len(lines)):
            for part in combinations(lines, size):
                told = total_headline(sum(line.value for line in part), score, EN)
                names = [fan_name(line.fan, EN) for line in part]
                assert not any(f"This hand has {name}." in told for name in names), told
                assert not any(f"This hand has {name}:" in told for name in names), told
                plain += told.startswith("This hand is worth")
    assert plain


def test_a_total_that_lacks_a_fan_for_sure_is_told_of_it() -> None:
    """Of 8, 2, 1 and 1 no part comes to 5, and 8 is more."""
    score = scored(hand("123m234p345s567m5z", "5z"), rule_set("mcr-2014"))

    assert total_headline(5, score, EN).startswith("This hand has Mixed Shifted Chows")


@pytest.mark.parametrize(
    ("rules", "won", "given", "said"),
    [
        (
            "mcr-2006",
            hand("23434545656m88p", "7m"),
            40,
            "The total would be 40 with Short Straight, but Four Pure Shifted Chows excludes it.",
        ),
        (
            "mcr-2014",
            hand("234m234p567s67p99s", "8p"),
            6,
            "The total would be 6 with No Honors, but All Chows implies it.",
        ),
    ],
)
def test_a_total_with_what_is_struck_tells_what_strikes_it(
    rules: str, won: Hand, given: float, said: str
) -> None:
    assert total_headline(given, scored(won, rule_set(rules)), EN) == said


@pytest.mark.parametrize(
    ("lang", "said"),
    [
        (
            "en",
            "Counting one Pung of Terminals or Honors would make it 46, but that fan does not count.",
        ),
        (
            "zh-Hans",
            "东风、西风、北风有一副另计“幺九刻”才是46，但“三风刻”必然包含它，不另计。",
        ),
        (
            "ja",
            "東、西、北のうち1組に「幺九刻」を数えれば46になるが、「三風刻」に必ず含まれる。",
        ),
    ],
)
def test_a_fan_struck_for_several_sets_is_told_of_one_of_them(lang: str, said: str) -> None:
    """Counted for all of them it would make 48."""
    question = make(Address.parse("mcr-2014/total/5/4368687/1"))

    assert feedback(question, grade(question, 46), translator(lang)) == said
    assert "46" not in total_headline(48, question.score, translator(lang))


def test_a_fan_implied_as_often_as_it_is_there_is_told_of_one() -> None:
    won = hand("2223335554466z", "4z")
    score = scored(won, rule_set("mcr-2014"))
    told = total_headline(score.total + 1, score, EN)
    assert told.startswith("Counting one Pung of Terminals or Honors would make it"), told


def test_what_rounding_adds_is_no_part_of_the_sum() -> None:
    """Rengo 56(5): 20, a concealed pung of simples and a self-drawn win make 26, which is rounded up."""
    line = {"concealed": "34455m789p44666s", "win": "6m", "by": "draw", "riichi": "riichi"}
    result = scored(*wire.read_hand({"rules": "rengo", **line}))
    assert result.account is not None
    assert result.account.base is not None

    said = summed_fu(result.account.base, result.account.reading.sets, EN)
    assert said.startswith("20 + 4 + 2 = 26, rounded up to 30 fu. Concealed pung")


def test_what_makes_a_fan_follows_the_name_of_that_fan() -> None:
    """Of two that are taken for each other the one that counts is named last, then what makes it."""
    own = scored(hand("222m333p555s4466z", "4z"), rule_set("mcr-2014"))
    told = reasoned_text(BY_ID[LOOK_ALIKE_ID], "all-chows", "all-pungs", own, EN)

    assert told.startswith("All Chows does not count here; All Pungs does. ")
