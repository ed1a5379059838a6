"""Each misconception yields wrong answers, and those answers lead back to it."""

import re
from collections import Counter
from collections.abc import Iterator
from typing import Any

import pytest

from quizzes import (
    Address,
    Choice,
    Kind,
    Question,
    answer_of_choice,
    grade,
    kinds_of,
    make,
)
from quizzes.misconceptions import registry
from quizzes.misconceptions.diagnosis import possible_mistakes
from quizzes.misconceptions.misconception import choice_misconception
from quizzes.misconceptions.mistake import Mistake, points_changed
from quizzes.misconceptions.registry import BY_ID
from quizzes.misconceptions.shared import LOOK_ALIKE_ID
from quizzes.systems import PROFILES
from scoring import RULE_SETS, RuleSet, System, rule_set
from tests.quizzes.make import about
from wording import translator

RULES = rule_set("mcr-2014")
KONG = [{"kind": "kong", "tiles": "2222p"}]
OF_THE_SUM = {
    "base-in-total", "paid-by-three",
    "half-fan-kept", "each-flower-counted",
    "closed-value-in-open-hand", "yakuman-added-up", "ippatsu-or-ura", "two-before-doubling",
}  # they leave the fans alone  # fmt: skip
WRITTEN_OUT = {  # too rare to draw
    ("imj", "special-beside"),
    ("imj", "pickups-on-a-draw"),
    ("imj", "steps-of-two"),
    ("rengo", "pinfu-with-yakuhai-pair"),
    ("rengo", "lower-reading"),
}
ONE_OF_EACH = ("mcr-2014", "imj", "rengo")
EACH_TRAP = [
    (rules, misconception.id)
    for rules in ONE_OF_EACH
    for misconception in PROFILES[rule_set(rules).system].misconceptions
    if misconception.id not in OF_THE_SUM and (rules, misconception.id) not in WRITTEN_OUT
]
Diagnoses = dict[str, list[tuple[str, str | None]]]


def wrong(answer: tuple[str, ...], mistake: Mistake) -> tuple[str, ...]:
    """The answer of somebody who makes the mistake."""
    fans = Counter(answer)
    fans.update(mistake.added)
    fans.subtract(mistake.removed)
    assert min(fans.values()) >= 0, f"{mistake} leaves out what is not there"
    return tuple(fans.elements())


@pytest.fixture(scope="module")
def diagnoses() -> Diagnoses:
    """The trap fed and the trap found, over hands of every fan of each system."""
    return {rules: list(_diagnosed(rule_set(rules))) for rules in ONE_OF_EACH}


def _diagnosed(rules: RuleSet) -> Iterator[tuple[str, str | None]]:
    for fan in rules.fans:
        question = make(Address(rules.id, Kind.FANS, 4, 17, fan.number, (fan.id,)))
        assert isinstance(question.answer, tuple)
        firsts = {
            misconception.id: (misconception, mistake)
            for misconception, mistake in possible_mistakes(question.score, rules)
        }
        for misconception, mistake in firsts.values():
            if mistake.added or mistake.removed:
                verdict = grade(question, wrong(question.answer, mistake))
                assert not verdict.exact, (misconception.id, mistake, str(question.address))
                yield misconception.id, verdict.misconception


@pytest.mark.parametrize(("system", "least"), [("mcr", 12), ("imj", 12), ("rengo", 12)])
def test_each_system_has_a_dozen_misconceptions_and_more(system: str, least: int) -> None:
    own = PROFILES[System(system)].misconceptions

    assert len(own) >= least
    assert len({misconception.id for misconception in own}) == len(own)


def test_two_misconceptions_of_one_id_are_refused_at_import() -> None:
    one, other = (
        choice_misconception("same", "one", "One."),
        choice_misconception("same", "other", "Other."),
    )

    assert registry.by_id((one, one)) == {"same": one}
    with pytest.raises(LookupError, match="same"):
        registry.by_id((one, other))


@pytest.mark.parametrize("rules", ONE_OF_EACH)
def test_a_mistake_is_always_explained_by_a_misconception(rules: str, diagnoses: Diagnoses) -> None:
    assert {fed for fed, found in diagnoses[rules] if found is None} == set()


@pytest.mark.parametrize(("rules", "misconception"), EACH_TRAP)
def test_answers_of_a_misconception_lead_back_to_it(
    rules: str, misconception: str, diagnoses: Diagnoses
) -> None:
    """Not always: two wrong rules may yield one answer, and then the narrower one is named."""
    assert (misconception, misconception) in diagnoses[rules]


HANDS = {
    "self-drawn-beside": (
        {"concealed": "123m456p789s2344m", "win": "4m", "by": "draw"},
        ["self-drawn"],
        [],
    ),
    "honor-pung-twice": (
        {"concealed": "123m456p789s3p", "melds": [{"kind": "pung", "tiles": "555z"}], "win": "3p"},
        ["pung-of-terminals-or-honors"],
        [],
    ),
    "sets-taken-apart": (
        {"concealed": "123456789m234p5z", "win": "5z"},
        ["short-straight"],
        [],
    ),
    "combined-twice": (
        {"concealed": "123456m123456p5s", "win": "5s", "by": "draw"},
        ["short-straight"],
        [],
    ),
    "concealed-on-draw": (
        {"concealed": "123m456p789s2344m", "win": "4m", "by": "draw"},
        ["concealed-hand"],
        [],
    ),
    "one-wait-of-several": (
        {"concealed": "123m456p789s1234p", "win": "4p"},
        ["single-wait"],
        [],
    ),
    "kong-as-hog": (
        {
            "concealed": "123m456p789s5s",
            "melds": [{"kind": "kong", "tiles": "2222p"}],
            "win": "5s",
        },
        ["tile-hog"],
        [],
    ),
    "flowers-forgotten": (
        {"concealed": "123m456p789s2344m", "win": "4m", "by": "draw", "flowers": "12f"},
        [],
        ["flower-tiles", "flower-tiles"],
    ),
    "two-suits-voided": (
        {"concealed": "123456m222333z5m", "win": "5m"},
        ["one-voided-suit"],
        [],
    ),
}


IMJ_HANDS = {
    # four concealed pungs of winds, drawn: the elements together pass the special hand's 13
    "special-beside": (
        {"concealed": "111222333444z5z", "win": "5z", "by": "draw"},
        ["all-hidden-pungs"],
        [],
    ),
    "pickups-on-a-draw": (
        {
            "concealed": "5s",
            "win": "5s",
            "by": "draw",
            "melds": [
                {"kind": "chow", "tiles": "123m"},
                {"kind": "chow", "tiles": "567p"},
                {"kind": "pung", "tiles": "888s"},
                {"kind": "pung", "tiles": "222z"},
            ],
        },
        ["all-pickups"],
        [],
    ),
    "several-of-a-group": (
        {"concealed": "111999m999s5566z", "win": "6z"},
        ["unio-in-all"],
        [],
    ),
    "steps-of-two": (
        {"concealed": "234456678m99p55z", "win": "5z"},
        ["pure-stepping-chows"],
        [],
    ),
    "no-flower-forgotten": ({"concealed": "123456m234789p5s", "win": "5s"}, [], ["no-flower"]),
    "flower-of-another-seat": (
        {"concealed": "123456m234789p5s", "win": "5s", "flowers": "2f"},
        ["chance-flower"],
        [],
    ),
}
RENGO_HANDS = {
    "pinfu-with-yakuhai-pair": (
        {"concealed": "234m345p67s678p55z", "win": "8s", "riichi": "riichi"},
        ["pinfu"],
        [],
    ),
    "pinfu-by-another-wait": (
        {"concealed": "234m345p68s678p55s", "win": "7s", "riichi": "riichi"},
        ["pinfu"],
        [],
    ),
    "dragons-beside-shousangen": (
        {"concealed": "555666z77z234m45m", "win": "3m", "by": "draw"},
        ["yakuhai-haku", "yakuhai-hatsu"],
        [],
    ),
    "indicator-as-dora": (
        {"concealed": "234m345p67s678p55s", "win": "8s", "dora_indicator": "5s"},
        ["dora"],
        [],
    ),
    "lower-reading": (
        {"concealed": "112233m112233p5s", "win": "5s"},
        ["chiitoitsu"],
        ["ryanpeikou"],
    ),
    "riichi-beside-double": (
        {"concealed": "234m345p67s678p99s", "win": "8s", "riichi": "double"},
        ["riichi"],
        [],
    ),
}
WRITTEN = [
    *(("mcr-2014", misconception, *hand) for misconception, hand in HANDS.items()),
    *(("imj", misconception, *hand) for misconception, hand in IMJ_HANDS.items()),
    *(("rengo", misconception, *hand) for misconception, hand in RENGO_HANDS.items()),
]


@pytest.mark.parametrize(("rules", "misconception", "line", "added", "removed"), WRITTEN)
def test_a_written_out_mistake_is_named(
    rules: str, misconception: str, line: dict[str, Any], added: list[str], removed: list[str]
) -> None:
    question = about(Kind.FANS, rules, **line)
    assert isinstance(question.answer, tuple)
    fans = Counter(question.answer)
    fans.update(added)
    fans.subtract(removed)
    verdict = grade(question, tuple(fans.elements()))

    assert verdict.misconception == misconception, question.answer


SUMS = [
    # 30.2: a total over half a fan loses its half
    ("imj", "half-fan-kept", {"concealed": "123456m222z78p5s5s", "win": "9p"}, 0.5),
    # 50: an open hand has less for its half flush
    ("rengo", "closed-value-in-open-hand", {"concealed": "123456m99m55z", "win": "5z", "melds": [
        {"kind": "chow", "tiles": "678m"}], "dora_indicator": "1p"}, 1),
    # 54: three yakuman are worth one
    ("rengo", "yakuman-added-up", {"concealed": "1112223334445z", "win": "5z", "by": "draw"}, 26),
    ("rengo", "two-before-doubling", {"concealed": "234m345p67s678p55s", "win": "8s"}, 2),
]  # fmt: skip


@pytest.mark.parametrize(("rules", "misconception", "line", "off"), SUMS)
def test_a_sum_that_one_mistake_yields_is_explained(
    rules: str, misconception: str, line: dict[str, Any], off: float
) -> None:
    question = about(Kind.TOTAL, rules, **line)
    assert isinstance(question.answer, int | float)

    assert grade(question, question.answer + off).misconception == misconception, question.answer


def test_a_tile_without_a_yaku_is_named() -> None:
    """Rengo 62: 45 of characters in an open hand, with the 3 and the 6 no yaku."""
    melds = [{"kind": "chow", "tiles": "123p"}, {"kind": "pung", "tiles": "888s"}]
    question = about(Kind.WAITS, "rengo", concealed="45m567p99s", melds=melds)
    assert question.answer == ()

    assert grade(question, ("3m", "6m")).misconception == "no-yaku"


def test_the_worst_part_of_a_mixed_mistake_is_named() -> None:
    question = about(Kind.FANS, concealed="123m456p789s2344m", win="4m", by="draw")
    assert isinstance(question.answer, tuple)
    response = (*question.answer, "concealed-hand", "self-drawn", "nine-gates")
    verdict = grade(question, response)

    assert set(verdict.invented) == {"concealed-hand", "self-drawn", "nine-gates"}
    assert verdict.misconception == "concealed-on-draw"


def test_base_points_in_a_total_are_recognised() -> None:
    question = about(Kind.TOTAL, concealed="123m234p345s567m5z", win="5z")
    assert question.answer == 9

    assert grade(question, 9).exact
    assert grade(question, 9 + RULES.base).misconception == "base-in-total"


def test_a_total_that_one_mistake_yields_is_explained_by_its_first_misconception() -> None:
    question = about(Kind.TOTAL, concealed="123m456p789s7z", melds=KONG, win="7z", by="draw")
    assert isinstance(question.answer, int)
    verdict = grade(question, question.answer + RULES.fan("tile-hog").value)

    assert (verdict.misconception, verdict.fan) == ("kong-as-hog", "tile-hog")


def test_a_total_does_not_show_that_one_kong_of_two_was_taken_for_a_hog() -> None:
    kongs = [*KONG, {"kind": "kong", "tiles": "6666s"}]
    question = about(Kind.TOTAL, concealed="123m789p7z", melds=kongs, win="7z", by="draw")
    assert isinstance(question.answer, int)
    hog = RULES.fan("tile-hog").value

    assert grade(question, question.answer + hog).misconception != "kong-as-hog"
    assert grade(question, question.answer + 2 * hog).misconception in ("kong-as-hog", None)


def test_a_total_that_several_mistakes_yield_is_not_explained() -> None:
    question = about(Kind.TOTAL, concealed="123m456p789s2344m", win="4m", by="draw")
    assert isinstance(question.answer, int)
    by_total: dict[int, set[str]] = {}
    for misconception, mistake in possible_mistakes(question.score, RULES):
        if misconception.id != LOOK_ALIKE_ID:
            points = points_changed(question.score, RULES, mistake)
            by_total.setdefault(points, set()).add(misconception.id)
    shared = next(points for points, found in by_total.items() if len(found) > 1 and points)

    assert grade(question, question.answer + shared).misconception is None


@pytest.mark.parametrize("rules", RULE_SETS.values(), ids=lambda rules: rules.id)
def test_every_misconception_cites_the_text(rules: RuleSet) -> None:
    for index in range(20):
        question = make(Address(rules.id, Kind.FANS, 4, 29, index))
        for misconception, mistake in possible_mistakes(question.score, rules):
            assert re.search(r"\d", misconception.article(rules, mistake.fan))


def test_a_fan_that_the_hand_holds_is_not_called_another() -> None:
    question = make(Address.parse("mcr-2014/fans/1/31/1"))
    assert question.score.account is not None
    assert "self-drawn" in {line.fan.id for line in question.score.account.struck}
    alike = [
        m
        for misconception, m in possible_mistakes(question.score, RULES)
        if misconception.id == "look-alike"
    ]
    assert alike
    assert "self-drawn" not in {m.fan for m in alike}


@pytest.mark.parametrize("rules", ONE_OF_EACH)
def test_nearly_every_wrong_choice_is_a_misconception(rules: str) -> None:
    wrong = [
        choice
        for kind in kinds_of(rule_set(rules))
        for index in range(10)
        for choice in wrong_choices(make(Address(rules, kind, 1 + index % 5, 12, index)))
    ]

    assert sum(choice.misconception is not None for choice in wrong) >= 0.95 * len(wrong)
    assert {choice.misconception for choice in wrong if choice.misconception} <= BY_ID.keys()


def test_no_trap_reads_as_a_rule_in_chinese() -> None:
    """A deed as it was done has 误, 了 or 却 in it; bare, `从左边数起` tells one what to do."""
    t = translator("zh-Hans")
    names = {t.gettext(each.name) for each in BY_ID.values()}

    assert not [each for each in names if re.match("从|由|按", each)]
    assert not [
        each for each in names if re.match("[先只](?!有)", each) and not re.search("[了却]", each)
    ]


def wrong_choices(question: Question) -> list[Choice]:
    """The choices that are no part of the answer."""
    answer = question.answer
    return [
        each
        for each in question.choices or ()
        if (
            each.id not in answer
            if isinstance(answer, tuple)
            else not grade(question, answer_of_choice(question, each.id)).exact
        )
    ]
