"""The digest of a question: other for whatever is shown otherwise, the same for another key."""

from dataclasses import replace

import pytest

from quizzes import Address, Kind, kinds_of, make
from quizzes.fingerprint import fingerprint
from quizzes.message import CopiesOf, message
from quizzes.question import (
    AnnouncementQuestion,
    Choice,
    ComparisonQuestion,
    SituationQuestion,
    TermDirection,
    TermQuestion,
    WinClaim,
)
from scoring import RULE_SETS, rule_set, tile

EACH = [(rules, kind) for rules in RULE_SETS for kind in kinds_of(rule_set(rules))]


@pytest.mark.parametrize(("rules", "kind"), EACH)
def test_every_kind_of_question_has_a_digest_of_its_own(rules: str, kind: Kind) -> None:
    first = Address(rules, kind, 2, 2611, 1)
    assert fingerprint(make(first)) == fingerprint(make(first))
    others = {fingerprint(make(replace(first, seed=seed))) for seed in range(40, 46)}
    assert len(others) > 1


def test_another_hand_offer_kind_or_rule_set_is_another_question() -> None:
    question = make(Address.parse("mcr-2014/find/2/2611/1"))
    other = make(Address.parse("mcr-2014/find/2/2611/2"))
    assert question.choices is not None
    changed = [
        replace(question, hand=other.hand),
        replace(question, choices=question.choices[1:]),
        replace(question, choices=question.choices[::-1]),
        replace(question, address=replace(question.address, kind=Kind.FANS)),
        replace(question, address=replace(question.address, rules="mcr-2006")),
    ]
    assert len({fingerprint(each) for each in (question, *changed)}) == len(changed) + 1


def test_another_key_explanation_or_misconception_is_the_same_question() -> None:
    question = make(Address.parse("mcr-2014/find/2/2611/1"))
    assert question.choices is not None
    changed = [
        replace(question, answer="something-else"),
        replace(question, citations=()),
        replace(
            question, choices=tuple(replace(each, misconception="x") for each in question.choices)
        ),
        replace(question, address=replace(question.address, seed=1, index=9, level=5)),
    ]
    assert {fingerprint(each) for each in changed} == {fingerprint(question)}


def test_a_fact_beside_the_hand_counts_and_how_the_answer_follows_does_not() -> None:
    base = make(Address.parse("mcr-2014/ruling/2/2611/1"))
    assert isinstance(base, SituationQuestion)
    more = replace(base.situation, facts=(*base.situation.facts, message("And more.", seat="east")))
    reason = replace(base.situation, reason=message("For another reason."))
    assert fingerprint(replace(base, situation=more)) != fingerprint(base)
    assert fingerprint(replace(base, situation=reason)) == fingerprint(base)
    words = tuple(Choice(each.id, text=message("Otherwise")) for each in base.choices or ())
    assert fingerprint(replace(base, choices=words)) != fingerprint(base)


def test_copies_of_a_tile_are_that_tile_as_they_were_before_they_had_a_name() -> None:
    base = make(Address.parse("mcr-2014/ruling/2/2611/1"))
    assert isinstance(base, SituationQuestion)
    text, dragon = "East has a concealed kong of %(tile)s.", tile("7z")
    one, other = (
        replace(base.situation, facts=(message(text, tile=value),))
        for value in (dragon, CopiesOf(dragon))
    )
    assert fingerprint(replace(base, situation=one)) == fingerprint(replace(base, situation=other))


def test_an_announcement_a_term_and_another_rule_set_count() -> None:
    announced = make(Address.parse("mcr-2014/spot-error/2/2611/1"))
    compared = make(Address.parse("mcr-2014/compare/2/2611/1"))
    address = make(Address.parse("mcr-2014/term/2/2611/1"))
    assert isinstance(announced, AnnouncementQuestion)
    assert isinstance(compared, ComparisonQuestion)
    assert isinstance(address, TermQuestion)
    higher = replace(announced.announcement, total=announced.announcement.total + 8)
    elsewhere = replace(compared.comparison, rules="mcr-1998")
    way = TermDirection.NAME if address.term.way is TermDirection.MEANING else TermDirection.MEANING
    for question, other in (
        (announced, replace(announced, announcement=higher)),
        (compared, replace(compared, comparison=elsewhere)),
        (address, replace(address, term=replace(address.term, way=way))),
    ):
        assert fingerprint(other) != fingerprint(question)
    mistaken = replace(announced.announcement, misconception="another")
    assert fingerprint(replace(announced, announcement=mistaken)) == fingerprint(announced)


def test_the_answer_to_a_claim_is_no_part_of_it() -> None:
    base = make(Address.parse("mcr-2014/legal/2/2611/1"))
    assert fingerprint(replace(base, answer=WinClaim(True, None))) == fingerprint(base)
