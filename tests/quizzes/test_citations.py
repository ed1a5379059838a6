"""Every place that a question or a misconception cites stands in its rule text."""

import pytest

from quizzes import Address, Kind, kinds_of, make
from quizzes.systems import PROFILES
from scoring import RULE_SETS
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
