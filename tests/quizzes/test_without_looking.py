"""Whoever does not look at a question gets no more than chance for it, whatever kind it is."""

import pytest

from quizzes import Kind, grade, make
from quizzes.address import Address
from quizzes.question import Objection, PaymentsAnswer
from quizzes.quiz import kinds_of
from scoring import RULE_SETS, rule_set
from tests.bench.without_looking import NO_PAYMENTS, mean_credits

QUESTIONS = 60
MANY = 200
FEW = 60  # where a question takes long to make, or what is typed is right by no chance
SLOW = (Kind.TABLE, Kind.PLANS, Kind.TOTAL, Kind.BASE)
AMONG_CHOICES = 0.09  # above chance: 0.05, and what chance itself adds among so many
BY_AMOUNT = ("least", "greatest")
AMONG_AMOUNTS = 0.15  # counted: 0.14 on cards of Rengo, where the least value is a third of all
WHERE_SEVERAL_ARE_FOUND = 0.06
PAID = (Kind.PAYMENTS, Kind.TSUMO_SPLIT)
FOUND = (Kind.FANS, Kind.WAITS, Kind.SPOT_ERROR, *PAID)
ASKED = ("mcr-2014", "imj", "rengo")
EACH = [(rules, kind) for rules in ASKED for kind in kinds_of(rule_set(rules))]


@pytest.mark.slow
@pytest.mark.parametrize(("rules", "kind"), [each for each in EACH if each[1] not in FOUND])
def test_no_way_to_answer_without_looking_is_better_than_chance(rules: str, kind: Kind) -> None:
    found = dict(mean_credits(rules, kind, FEW if kind in SLOW else MANY))
    chance = found.pop("chance")
    by_amount = [found.pop(each) for each in BY_AMOUNT]

    assert max(found.values()) <= chance + AMONG_CHOICES, (chance, found)
    assert max(by_amount) <= chance + AMONG_AMOUNTS, (chance, by_amount)


@pytest.mark.parametrize(("rules", "kind"), [each for each in EACH if each[1] in FOUND])
def test_what_has_to_be_found_brings_nothing_unfound(rules: str, kind: Kind) -> None:
    found = dict(mean_credits(rules, kind, QUESTIONS))
    chance = found.pop("chance")

    assert max(found.values()) <= chance + WHERE_SEVERAL_ARE_FOUND, (chance, found)


@pytest.mark.parametrize("rules", RULE_SETS)
def test_an_announcement_brings_nothing_to_who_never_looks_unless_it_is_right(rules: str) -> None:
    for number in range(60):
        question = make(Address(rules, Kind.SPOT_ERROR, 1 + number % 5, 31, number))
        told = question.announcement
        right = float(told.misconception is None)
        every = tuple(dict.fromkeys(told.fans))

        assert grade(question, Objection((), (), told.total)).credit == right
        for objection in (Objection((), every, told.total), Objection((), every, 0)):
            assert grade(question, objection).credit <= (0.5 if not right else 0)


@pytest.mark.parametrize("rules", RULE_SETS)
@pytest.mark.parametrize("kind", PAID)
def test_all_zeros_bring_nothing_and_half_of_those_who_move_brings_a_half(
    rules: str, kind: Kind
) -> None:
    if kind not in kinds_of(rule_set(rules)):
        return
    for number in range(30):
        question = make(Address(rules, kind, 1 + number % 5, 31, number))
        paid = question.answer
        assert isinstance(paid, PaymentsAnswer)
        amounts = [paid.east, paid.south, paid.west, paid.north]
        moved = [seat for seat, points in enumerate(amounts) if points]
        wrong = min(moved, key=lambda seat: amounts[seat])
        amounts[wrong] -= 1

        assert grade(question, NO_PAYMENTS).credit == 0
        assert grade(question, paid).credit == 1
        assert grade(question, PaymentsAnswer(*amounts)).credit == pytest.approx(1 - 1 / len(moved))
