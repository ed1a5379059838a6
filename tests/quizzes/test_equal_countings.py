"""Where several countings are as good, each is right wherever it is asked for, and none is refused.

MCR 3.9.1.6(4); IMJ 24, 25, 28.1(1); Rengo 51(21), 51(22), 53, 60. The naive scorers of the tests
find the countings a second time.
"""

from collections import Counter
from functools import cache

import pytest

from quizzes import Address, Kind, Question, grade, kinds_of, make
from quizzes import countings as as_good
from quizzes.kinds.choices import fans_in_any_reading
from quizzes.kinds.principle import choice_of_exclusion, exclusion_of, is_valid_exclusion
from quizzes.question import AnnouncementQuestion, Exclusion, Objection
from scoring import RULE_SETS, Score, rule_set, wire
from tests.quizzes.make import about
from tests.scoring import naive_rengo
from tests.scoring.naive import naive_countings

ASKED = 40
YEARS = {"mcr-2014": 2014, "mcr-2006": 2006, "mcr-1998": 1998}
DRAWN = {"by": "draw", "seat": "S"}


@cache
def asked(rules: str, kind: Kind) -> list[Question]:
    """Questions of every level; none where the rule set has no such kind."""
    count = ASKED if kind in kinds_of(rule_set(rules)) else 0
    return [make(Address(rules, kind, 1 + index % 5, 41, index)) for index in range(count)]


def score_of(question: Question) -> Score:
    return question.score


@pytest.mark.parametrize("rules", YEARS)
def test_every_counting_of_the_same_points_is_right(rules: str) -> None:
    for question in asked(rules, Kind.FANS):
        score = score_of(question)
        flowers = ("flower-tiles",) * int(score.flowers)
        for fans in naive_countings(score.hand, YEARS[rules]):
            if fans:  # naive knows no name for a hand of nothing, the chicken hand
                assert grade(question, (*fans, *flowers)).exact, (question.address, fans)


def test_every_reading_that_pays_the_same_is_right() -> None:
    """Rengo 60: its yaku, its han, its base."""
    for kind in (Kind.FANS, Kind.TOTAL, Kind.BASE):
        for question in asked("rengo", kind):
            line = wire.write_hand(score_of(question).hand, "rengo")
            for yaku, total, base, limit in naive_rengo.paying_most(line):
                fans = tuple(name for name, _ in yaku.elements())
                response = {Kind.FANS: fans, Kind.TOTAL: total, Kind.BASE: base}[kind]
                if kind is not Kind.BASE or limit != "yakuman":
                    assert grade(question, response).exact, (question.address, response)


@pytest.mark.parametrize("rules", RULE_SETS)
def test_who_corrects_an_announcement_to_any_of_them_is_right(rules: str) -> None:
    for question in asked(rules, Kind.SPOT_ERROR):
        assert isinstance(question, AnnouncementQuestion)
        said = Counter(question.announcement.fans)
        for each in as_good.equivalent_countings(score_of(question), rule_set(rules)):
            fans = Counter(each.fans)
            objection = Objection(
                tuple((fans - said).elements()), tuple((said - fans).elements()), each.total
            )
            assert grade(question, objection).exact, (question.address, objection)


@pytest.mark.parametrize("rules", RULE_SETS)
def test_what_is_announced_wrongly_is_no_such_counting(rules: str) -> None:
    for question in asked(rules, Kind.SPOT_ERROR):
        assert isinstance(question, AnnouncementQuestion)
        right = question.announcement.misconception is None
        assert right == as_good.is_accepted(
            question.announcement.fans,
            score_of(question),
            rule_set(rules),
            question.announcement.total,
        ), question.address


@pytest.mark.parametrize("rules", RULE_SETS)
def test_one_reason_alone_holds_whichever_counting_is_chosen(rules: str) -> None:
    known = rule_set(rules)
    for question in asked(rules, Kind.PRINCIPLE):
        score = score_of(question)
        struck = {each.fan.id for each in as_good.struck_in_any_counting(score, known)}
        present = fans_in_any_reading(score)
        for choice in question.choices or ():
            exclusion = exclusion_of(choice.id)
            assert grade(question, exclusion).exact is is_valid_exclusion(exclusion, score, known)
            if exclusion != question.answer:
                assert not is_valid_exclusion(exclusion, score, known), question.address
                assert exclusion.fan not in struck | present or not _is_said_to_count(
                    exclusion, score
                ), question.address


def _is_said_to_count(exclusion: Exclusion, score: Score) -> bool:
    """Whether the choice is wrong for no other reason than that the fan counts."""
    counted = {line.fan.id for line in score.counted}
    left = {line.fan.id for line in score.account.struck} if score.account else set()
    always = as_good.fans_in_every_counting(score, rule_set(score.rules))
    return exclusion.fan in counted - left and exclusion.fan not in always


@pytest.mark.parametrize("rules", RULE_SETS)
def test_one_fan_alone_is_there_in_any_reading(rules: str) -> None:
    for question in asked(rules, Kind.FIND):
        others = {each.id for each in question.choices or ()} - {question.answer}
        assert others.isdisjoint(fans_in_any_reading(score_of(question))), question.address


@pytest.mark.parametrize("kind", [Kind.COMPARE, Kind.EDITION])
@pytest.mark.parametrize("rules", RULE_SETS)
def test_one_total_alone_is_right(rules: str, kind: Kind) -> None:
    for question in asked(rules, kind):
        score = score_of(question)
        worth = {f"win:{total:g}" for total in as_good.accepted_totals(score, rule_set(rules))}
        right = worth if score.win else {question.answer}
        assert [each.id for each in question.choices or () if each.id in right] == [question.answer]


# Rules, the line of a hand, an exclusion that holds.
REASONS = [
    ("rengo", "112233m55p66778s 8s", {}, "iipeikou>contained"),
    ("rengo", "112233m55p66778s 8s", {}, "iipeikou>replaced"),
    ("rengo", "123m789p99911s78s 9s", {}, "chanta>contained"),
    ("rengo", "1122z555666777z 1z", DRAWN, "toitoi>daisangen"),
    ("rengo", "1122z555666777z 1z", DRAWN, "toitoi>tsuuiisou"),
    ("imj", "1199m1199p11s112z 2z", {}, "unio-in-all>mixed-unios"),
    ("imj", "1199m1199p11s112z 2z", {}, "mixed-unios>unio-in-all"),
]
HOLDS_NOT = [
    ("rengo", "13m456789p55s678s 2m", {"riichi": "double"}, "riichi>contained"),
    ("rengo", "1122z555666777z 1z", DRAWN, "toitoi>honroutou"),
]


@pytest.mark.parametrize(
    ("rules", "tiles", "told", "choice", "true"),
    [(*each, True) for each in REASONS] + [(*each, False) for each in HOLDS_NOT],
)
def test_a_reason_holds_by_any_article_that_keeps_the_fan_out(
    rules: str, tiles: str, told: dict[str, str], choice: str, true: bool
) -> None:
    concealed, win = tiles.split()
    question = about(Kind.FANS, rules, concealed=concealed, win=win, **told)

    assert is_valid_exclusion(exclusion_of(choice), score_of(question), rule_set(rules)) is true
    assert choice_of_exclusion(exclusion_of(choice)) == choice


@pytest.mark.parametrize("said", [("nine-gates",), ("nine-gates", "from-the-floor")])
def test_what_is_worth_nothing_may_be_said_beside_a_special_hand(said: tuple[str, ...]) -> None:
    """IMJ 25, 28.1(1): From The Floor adds nothing to the thirteen fans."""
    question = about(Kind.FANS, "imj", concealed="1112345678999m", win="5m")

    assert grade(question, said).exact
    assert not grade(question, (*said, "clear-front")).exact


@pytest.mark.parametrize(("total", "right"), [(7, True), (6, True), (5, False)])
def test_a_reading_with_fewer_han_that_pays_the_same_limit_is_right(
    total: int, right: bool
) -> None:
    """Rengo 59, 60: 7 han and 6 are haneman, by the reading with pinfu or by the one without."""
    question = make(Address("rengo", Kind.SPOT_ERROR, 5, 11, 97))
    hand = wire.write_hand(score_of(question).hand, "rengo")
    asked_for = about(Kind.TOTAL, **hand)

    assert grade(asked_for, total).exact is right
