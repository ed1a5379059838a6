"""Who pays what: the key is the engine's, and each wrong rule's payments lead back to it."""

import pytest

from quizzes import Address, Kind, Question, grade, make
from quizzes.kinds.payments import answer_from_payments, payment_citations
from quizzes.misconceptions import paying
from quizzes.question import PaymentsAnswer
from quizzes.systems import PROFILES
from quizzes.texts import explanation, feedback, prompt
from scoring import RULE_SETS, WINDS, System, rule_set, score, wire
from wording import translator

ASKED = 80
ONE_OF_EACH = {System.MCR: "mcr-2014", System.IMJ: "imj", System.RENGO: "rengo"}


def run(rules: str) -> list[Question]:
    return [make(Address(rules, Kind.PAYMENTS, 1 + n % 5, 5, n)) for n in range(ASKED)]


@pytest.fixture(scope="module")
def fed() -> dict[str, set[tuple[str, str | None]]]:
    """For each rule set the wrong rules fed and the misconception that grading names."""
    results: dict[str, set[tuple[str, str | None]]] = {}
    for rules in ONE_OF_EACH.values():
        pairs = results.setdefault(rules, set())
        for question in run(rules):
            for misconception, payments in paying.wrong_payments(question.score, rule_set(rules)):
                verdict = grade(question, answer_from_payments(payments))
                assert not verdict.exact
                pairs.add((misconception.id, verdict.misconception))
    return results


@pytest.mark.parametrize("rules", RULE_SETS)
def test_payments_sum_to_what_lay_on_the_table(rules: str) -> None:
    for question in run(rules)[:20]:
        assert isinstance(question.answer, PaymentsAnswer)
        sticks = question.hand.circumstances.deposits

        assert sum(question.answer.by_seat.values()) == 1000 * sticks


@pytest.mark.parametrize("rules", ONE_OF_EACH.values())
def test_wrong_payments_are_named_for_the_one_wrong_rule_that_yields_them_or_for_none(
    rules: str, fed: dict[str, set[tuple[str, str | None]]]
) -> None:
    assert all(named in (None, fed_rule) for fed_rule, named in fed[rules])


NEVER_DRAWN = {"highest-rank-passed", "bound-to-lose-forgotten", "liability-forgotten"}
"""Told of hands with an agreed highest rank or somebody liable, which drills do not deal."""


@pytest.mark.parametrize(
    ("rules", "misconception"),
    [
        (rules, misconception.id)
        for system, rules in ONE_OF_EACH.items()
        for misconception in PROFILES[system].pay_misconceptions
        if misconception.id not in NEVER_DRAWN
    ],
)
def test_payments_of_a_wrong_rule_lead_back_to_it(
    rules: str, misconception: str, fed: dict[str, set[tuple[str, str | None]]]
) -> None:
    assert (misconception, misconception) in fed[rules]


def test_each_seat_that_is_right_is_a_quarter() -> None:
    question = run("mcr-2014")[0]
    assert isinstance(question.answer, PaymentsAnswer)
    right = question.answer.by_seat
    own = answer_from_payments({**right, WINDS[0]: right[WINDS[0]] + 1})

    assert grade(question, own).credit == 0.75


@pytest.mark.parametrize("rules", RULE_SETS)
def test_every_wrong_rule_about_paying_cites_the_text(rules: str) -> None:
    known = rule_set(rules)
    for misconception in PROFILES[known.system].pay_misconceptions:
        assert misconception.article(known)


def test_sticks_are_asked_for_as_the_settlement_of_this_win_alone() -> None:
    """The winner's own stick comes back with the win (43(1)), and was laid down before it."""
    for question in run("rengo"):
        settled = "Settle this win" in prompt(question, translator("en"))

        assert settled == bool(question.hand.circumstances.deposits)


def test_sticks_that_the_winner_takes_are_told_with_their_article() -> None:
    for question in run("rengo"):
        settled = explanation(question, translator("en")).splitlines()[-2]

        assert ("Art. 43(1)" in settled) == bool(question.hand.circumstances.deposits)


BIG_FOUR_WINDS = {
    "concealed": "55m22333444z",
    "melds": [{"kind": "concealed-kong", "tiles": "1111z"}],
    "win": "2z",
    "seat": "S",
    "round": "S",
}
DRAGONS = {
    "concealed": "2388m",
    "melds": [{"kind": "pung", "tiles": f"{n}{n}{n}z", "from": "E"} for n in (5, 6, 7)],
    "win": "4m",
    "seat": "S",
    "round": "E",
}


@pytest.mark.parametrize(
    ("rules", "line", "article"),
    [
        ("imj", {**BIG_FOUR_WINDS, "by": "discard", "from": "E"}, "7.2(3)"),
        ("imj", {**BIG_FOUR_WINDS, "by": "discard", "from": "E", "highest": 9}, "7.2(2)"),
        ("imj", {**DRAGONS, "by": "draw", "liable": "E"}, "33"),
        ("rengo", {**DRAGONS, "by": "draw", "liable": "E"}, "67"),
        (
            "rengo",
            {**DRAGONS, "by": "discard", "from": "N", "liable": "E"},
            "67",
        ),
    ],
)
def test_what_changes_who_pays_or_how_much_is_cited(
    rules: str, line: dict[str, object], article: str
) -> None:
    known = rule_set(rules)
    hand, _ = wire.read_hand({"rules": rules, **line})
    cited = payment_citations(score(hand, known), known)
    plain, _ = wire.read_hand({"rules": rules, **DRAGONS, "by": "draw"})

    assert article in cited
    assert article not in payment_citations(score(plain, known), known)


def test_who_lets_all_three_pay_for_who_is_liable_did_not_forget_the_dealers_share() -> None:
    """Rengo 67: who is liable pays all of a tsumo alone."""
    rules = rule_set("rengo")
    hand, _ = wire.read_hand({"rules": "rengo", **DRAGONS, "by": "draw", "liable": "E"})
    named = {each.id for each, _paid in paying.wrong_payments(score(hand, rules), rules)}

    assert "liability-forgotten" in named
    assert "dealer-share-forgotten" not in named


@pytest.mark.parametrize("seed", range(7000, 7030))
def test_at_a_table_that_tells_what_the_hand_is_worth_nobody_is_to_count_it_again(
    seed: int,
) -> None:
    question = make(Address("rengo", Kind.TABLE, 2, seed, 1))
    if not isinstance(question.answer, PaymentsAnswer):
        return
    for _trap, paid in paying.wrong_payments(question.score, rule_set("rengo")):
        told = feedback(question, grade(question, answer_from_payments(paid)), translator("en"))

        assert "count the han" not in told
        assert "fu again" not in told


def test_a_payment_that_hangs_on_a_pung_completed_by_ron_says_that_it_is_open_by_custom() -> None:
    """56(2) does not say so."""
    told = explanation(make(Address.parse("rengo/table/2/47112/0")), translator("en"))

    assert "this site counts it as open, by custom" in told


def test_a_dealer_who_discards_pays_four_times_amount_a() -> None:
    """58(1): six times is for a dealer who wins."""
    question = make(Address.parse("rengo/payments/3/4/14"))
    key = question.answer
    assert isinstance(key, PaymentsAnswer)
    verdict = grade(question, PaymentsAnswer(0, key.south, key.west, key.north))

    assert "4 × 1,920 = 7,680, rounded up to 7,700" in feedback(question, verdict, translator("en"))
