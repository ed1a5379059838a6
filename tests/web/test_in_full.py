"""A hand in full: what an explanation leads to is of the very hand that was asked about."""

import re
from dataclasses import replace

import pytest

from quizzes import Kind, make
from quizzes.aiming import KINDS_IN_ORDER
from quizzes.question import score_of
from scoring import RULE_SETS, Hand, Score
from tests.kinds import asked
from tests.web.visitor import SiteVisitor
from web.reference.in_full_page import HandInFull, hand_in_full
from wording import Translator

HANDS = tuple(kind for kind in KINDS_IN_ORDER if score_of(make(asked(kind))))
PARTS = ("readings", "other-rules", "what-if")
FOLDS = re.compile(r'href="([^"]*/in-full[^"]*)#([a-z-]+)"')


def explained(visitor: SiteVisitor, kind: Kind) -> str:
    page = visitor.open(f"/drill/{asked(kind)}")
    return visitor.send(page.question, unknown=1).text


def without_claims(hand: Hand) -> Hand:
    """The hand as it can be typed: from whom a set was claimed counts nowhere."""
    return replace(hand, melds=tuple(replace(each, claimed_from=None) for each in hand.melds))


@pytest.mark.parametrize("kind", HANDS)
def test_the_address_holds_the_whole_hand(
    visitor: SiteVisitor, kind: Kind, monkeypatch: pytest.MonkeyPatch
):
    shown: list[Score] = []

    def noted(result: Score, t: Translator) -> HandInFull:
        shown.append(result)
        return hand_in_full(result, t)

    monkeypatch.setattr("web.reference.in_full_page.hand_in_full", noted)
    found = FOLDS.findall(explained(visitor, kind))
    score = score_of(make(asked(kind)))
    assert score is not None
    assert [part for _, part in found] == (list(PARTS) if score.account else [])
    for address in {address for address, _ in found}:
        page = visitor.open(address.replace("&amp;", "&"))
        assert all(f'id="{part}"' in page.text for part in PARTS)
    assert [each.hand for each in shown] == [without_claims(score.hand)] * bool(score.account)


def test_what_costs_most_is_not_worked_out_before_it_is_opened(
    visitor: SiteVisitor, monkeypatch: pytest.MonkeyPatch
):
    def never(*_given: object) -> None:
        raise AssertionError

    for name in ("quizzes.what_if.changed_scores", "scoring.compare.compare"):
        monkeypatch.setattr(name, never)
        monkeypatch.setattr(f"web.questions.alternatives.{name.split('.')[-1]}", never)
    assert "What if" in explained(visitor, Kind.TOTAL)


@pytest.mark.parametrize("rules", RULE_SETS)
def test_a_hand_that_cannot_be_is_told_what_is_wrong(visitor: SiteVisitor, rules: str):
    page = visitor.open(f"/{rules}/in-full?hand=11111m99s")
    assert page.status == 200
    assert "field__error" in page.text
    assert visitor.open(f"/{rules}/in-full").status == 200


def test_a_hand_of_no_winning_shape_has_no_readings(visitor: SiteVisitor):
    page = visitor.open("/mcr-2014/in-full?hand=13m579p2468s1357z5p")
    assert page.status == 200
    assert 'id="readings"' not in page.text
    assert 'id="what-if"' in page.text
