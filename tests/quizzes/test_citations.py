"""Every place that a question or a misconception cites stands in its rule text."""

import re

import pytest

from quizzes import Address, Kind, explanation, kinds_of, make
from quizzes.question import HandQuestion, Question
from quizzes.systems import PROFILES
from quizzes.table_question import AskedOfTable, TableQuestion
from scoring import RULE_SETS, MeldKind, WinSource
from wording import article_label, payment_text, translator
from wording.articles import article

ASKED = 12  # questions of each kind; the situations and terms of a rule set are asked more
MORE = {Kind.RULING: 90, Kind.PROCEDURE: 90, Kind.TERM: 60}
KINDS = [(rules, kind) for rules, known in RULE_SETS.items() for kind in kinds_of(known)]


@pytest.mark.parametrize(("rules", "kind"), KINDS)
def test_every_question_cites_places_of_its_rule_text(rules: str, kind: Kind):
    for index in range(MORE.get(kind, ASKED)):
        question = make(Address(rules, kind, 1 + index % 5, 23, index))

        assert question.citations
        assert all(article(rules, cite) for cite in question.citations)


@pytest.mark.parametrize("rules", RULE_SETS)
def test_every_misconception_cites_a_place_of_the_rule_text(rules: str):
    known = RULE_SETS[rules]
    fan = known.fans[0].id
    for misconception in PROFILES[known.system].misconceptions:
        assert article(rules, misconception.article(known, fan))


@pytest.mark.parametrize(
    ("rules", "fan", "struck", "article"),
    [
        ("mcr-1998", "seven-pairs", "fully-concealed-hand", "Art. 9 row 19"),
        ("mcr-1998", "seven-shifted-pairs", "fully-concealed-hand", "Art. 9 row 6"),
        ("mcr-1998", "four-kongs", "all-pungs", "definitions item 5"),
        ("mcr-2014", "two-melded-kongs", "concealed-kong", "3.8.1 row 57"),
        ("mcr-2006", "four-kongs", "two-melded-kongs", "3.8.1 row 5"),
        ("mcr-2014", "three-kongs", "melded-kong", "3.8.1 row 17"),
        ("mcr-2014", "last-tile-draw", "self-drawn", "3.8.1 row 44"),
        ("mcr-2014", "all-chows", "no-honors", "appendix 1 item 63"),
    ],
)
def test_what_the_text_excludes_in_words_is_cited_from_there(
    rules: str, fan: str, struck: str, article: str
):
    striker = RULE_SETS[rules].fan(fan)

    assert striker.says_against(struck)
    assert striker.article_against(struck) == article


def test_what_only_follows_from_a_definition_is_cited_from_the_principle():
    """2014, row 41 does not name Mixed Double Chow."""
    assert not RULE_SETS["mcr-2014"].fan("mixed-triple-chow").says_against("mixed-double-chow")


@pytest.mark.parametrize("rules", ["mcr-1998", "mcr-2006", "mcr-2014"])
def test_no_hand_rests_on_kongs_that_the_text_leaves_open(rules: str):
    for index in range(60):
        for fan in ("three-kongs", "four-kongs"):
            hand = make(Address(rules, Kind.FANS, 1 + index % 5, 23, index, (fan,))).hand
            kongs = [each.kind for each in hand.melds if each.kind.name.endswith("KONG")]
            assert kongs.count(MeldKind.CONCEALED_KONG) != 2


BY_THE_ROWS = [
    (rules, kind)
    for rules, kind in KINDS
    if rules in {"imj", "rengo"} and kind not in {Kind.PRINCIPLE, Kind.COMPARE}
]
"""Questions of which every line of the count is part of the answer."""


def explained(question: Question) -> str:
    """The explanation in English without the list of articles at its end."""
    return explanation(question, translator("en")).split("By the text")[0]


@pytest.mark.parametrize(("rules", "kind"), BY_THE_ROWS)
def test_what_an_explanation_rests_on_is_in_its_list_of_articles(rules: str, kind: Kind):
    for index in range(ASKED):
        question = make(Address(rules, kind, 1 + index % 5, 29, index))
        told = re.findall(r"Art\. \d+(?:\.\d+)?(?:\(\d+\))?\d*", explained(question))

        assert set(told) <= {
            article_label(each, rules, translator("en")) for each in question.citations
        }


@pytest.mark.parametrize("index", range(2 * ASKED))
def test_what_is_asked_to_be_paid_is_told_with_the_article_that_says_who_pays(index: int):
    kind = (Kind.PAYMENTS, Kind.TABLE)[index % 2]
    question = make(Address("rengo", kind, 5, 31, index))
    assert isinstance(question, HandQuestion)
    if isinstance(question, TableQuestion) and question.asks is not AskedOfTable.WAIT:
        return
    if not question.score.win:
        return
    drawn = question.hand.circumstances.by in (WinSource.DRAW, WinSource.REPLACEMENT)

    assert payment_text(question.score, translator("en")).removesuffix(".") in explained(question)
    assert question.citations[-1] == ("58(1)" if drawn else "58(2)")


def test_a_fan_that_counts_in_one_edition_alone_is_cited_from_the_definition_that_lets_it() -> None:
    """2006, appendix 1 item 3: Half Flush is added to All Green; in 1998 it is not."""
    assert "appendix 1 item 3" in make(Address.parse("mcr-2006/edition/5/18740/0")).citations


def test_concealed_hand_on_a_draw_is_settled_where_the_text_asks_for_a_discard() -> None:
    """2006, appendix 1 item 62; the row does not say whose tile wins."""
    question = make(Address.parse("mcr-2006/spot-error/5/18740/0"))

    assert question.citations[-1] == "appendix 1 item 62"
