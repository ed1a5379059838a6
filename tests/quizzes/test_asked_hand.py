"""Any hand as a question: its address holds it, and the kinds that fit ask about it."""

import pytest

from lessons import fan_content
from quizzes import QuizError, evidence, grade, make
from quizzes.address import Address, Kind
from quizzes.asked_hand import KINDS_OF_ASKED_HANDS, addresses_of_hand
from quizzes.question import score_of
from quizzes.typed.score_request import query_of, read_request, score_or_waits
from school.progress.evidence import AnswerEvidence
from school.progress.grading import evidence_of
from scoring import RULE_SETS, Score, rule_set, score

STRAIGHT = "8p123456789s [666z] 8p 5f"


def scored(rules: str = "mcr-2014", hand: str = STRAIGHT, **told: str) -> Score:
    fields = {name: value.split(".") for name, value in told.items()} | {"hand": [hand]}
    outcome = score_or_waits(read_request(fields, rule_set(rules)))
    assert outcome
    assert outcome.score
    return outcome.score


@pytest.mark.parametrize("rules", RULE_SETS)
def test_every_hand_of_the_fan_pages_is_asked_as_it_is(rules: str):
    for content in fan_content(rules).values():
        for example in content.examples[:1]:
            found = score(example.hand, rule_set(rules))
            for kind, address in addresses_of_hand(found).items():
                assert Address.parse(str(address)) == address
                asked = score_of(make(address))
                assert asked is not None
                assert (asked.total, asked.payments) == (found.total, found.payments), kind
                own = rule_set(rules)
                assert query_of(asked.hand, own) == query_of(found.hand, own)


def test_the_address_tells_the_hand_and_how_it_was_won():
    told = scored(hand="1p123456789s [666+6z] 1p", by="draw", also="last", seat="W")
    kinds = addresses_of_hand(told)

    assert list(kinds) == [Kind.FANS, Kind.TOTAL, Kind.PAYMENTS]
    assert str(kinds[Kind.TOTAL]) == (
        "mcr-2014/total/3/0/51/hand:1p123456789s_[666+6z]_1p,by=draw,seat=W,also=last"
    )
    assert make(kinds[Kind.TOTAL]).answer == told.total


def test_who_pays_is_asked_where_it_is_known_who_gave_the_tile():
    assert Kind.PAYMENTS not in addresses_of_hand(scored())
    assert Kind.PAYMENTS in addresses_of_hand(scored(**{"from": "W"}))


def test_a_hand_that_does_not_win_is_not_asked():
    assert addresses_of_hand(scored(hand="123m456p678s1122z 2z")) == {}


@pytest.mark.parametrize("kind", [kind for kind in Kind if kind not in KINDS_OF_ASKED_HANDS])
def test_no_other_kind_takes_such_an_address(kind: Kind):
    rules = "rengo" if "fu" in kind or kind in ("base", "points", "rounding") else "mcr-2014"
    with pytest.raises(QuizError):
        make(Address.parse(f"{rules}/{kind}/3/0/51/hand:8p123456789s_[666z]_8p"))


@pytest.mark.parametrize(
    "code",
    [
        "8p123456789s_8p_[666z]",  # written otherwise
        "8p123456789s_[666z]_8p,seat=E",  # what is usual is left out
        "123m456p678s1122z_2z",  # below the minimum
        "8p123456789s_[666z]",  # still waits
        "99999m",
        ",",
    ],
)
def test_one_hand_has_one_address_and_what_is_no_win_has_none(code: str):
    with pytest.raises(QuizError, match="expected a hand that wins"):
        make(Address.parse(f"mcr-2014/total/3/0/51/hand:{code}"))


@pytest.mark.parametrize("code", ["", "8p<b>", "8p/9p", "8p 9p"])
def test_what_no_path_may_have_is_no_address(code: str):
    with pytest.raises(QuizError):
        Address.parse(f"mcr-2014/total/3/0/51/hand:{code}")


def test_a_hand_that_somebody_brought_is_graded_and_shows_nothing_of_them():
    """Its worth was most likely on the screen a moment before."""
    question = make(addresses_of_hand(scored())[Kind.TOTAL])
    verdict = grade(question, 21)

    assert verdict.exact
    assert evidence(question, verdict)
    assert evidence_of(question, verdict) == AnswerEvidence()
