"""Procedure of the competition rules: keys by hand, and numbers that do not tell by their place."""

from collections import Counter
from functools import cache

import pytest

from quizzes import Address, Kind, make
from quizzes.address import RUN_SEEDS
from quizzes.hands.draw import Draw
from quizzes.message import Message
from quizzes.question import SituationQuestion
from quizzes.situations.mcr.account_steps import deal_steps, session_steps
from quizzes.situations.mcr.accounts import numbers_around
from quizzes.situations.mcr.contested_tile import ClaimCall
from quizzes.situations.people import PEOPLE
from scoring import WINDS, Wind
from scoring.mcr.table.book import RuleBook
from scoring.mcr.table.claims import McrClaim

EDITIONS = tuple(RuleBook)
TOLD = "told"


@cache
def asked(rules: str, template: str, count: int) -> list[SituationQuestion]:
    """So many questions of that template."""
    found: list[SituationQuestion] = []
    for index in range(40 * count):
        address = Address(rules, Kind.PROCEDURE, 1 + index % 5, RUN_SEEDS[index // 50], index % 50)
        question = make(address)
        assert isinstance(question, SituationQuestion)
        if question.situation.template == template:
            found.append(question)
        if len(found) == count:
            return found
    raise AssertionError(template)


@pytest.mark.parametrize("right", [-30, 0, 123])
def test_the_right_number_stands_as_often_in_each_place(right: int) -> None:
    wrong = [(right + 10, "penalty-added"), (right + 20, "fine-forgotten")]
    places: Counter[int] = Counter()
    for index in range(400):
        choices = numbers_around(Draw("place", index), right, wrong, "fine-forgotten", show=str)
        numbers = [int(each.id) for each in choices]

        assert len(set(numbers)) == 4
        assert [each.id for each in choices if each.misconception is None] == [str(right)]
        places[sorted(numbers).index(right)] += 1

    assert min(places.values()) >= 70


@pytest.mark.parametrize(
    ("claim", "seat", "hampered", "holds"),
    [
        (McrClaim.CHOW, Wind.SOUTH, {}, True),  # 3.6.6: of the left-hand player's discard
        (McrClaim.CHOW, Wind.WEST, {}, False),
        (McrClaim.PUNG, Wind.NORTH, {}, True),
        (McrClaim.WIN, Wind.WEST, {"stopped": True}, False),  # 3.11.3: no win in this deal
        (McrClaim.PUNG, Wind.WEST, {"stopped": True}, True),
        (McrClaim.WIN, Wind.WEST, {"passed": True}, True),  # 3.6.6: no tile is lost by a discard
        (McrClaim.WIN, Wind.SOUTH, {"reaches": True}, False),  # 3.11.6.11(5)
    ],
)
def test_a_call_holds_as_the_text_has_it(
    claim: McrClaim, seat: Wind, hampered: dict[str, bool], holds: bool
) -> None:
    call = ClaimCall(TOLD, claim, **hampered)

    assert call.holds(RuleBook.OF_2014, seat, Wind.EAST) is holds


@pytest.mark.parametrize("edition", EDITIONS)
def test_what_a_foul_brings_is_nobodys_gain_or_paid_in_full(edition: RuleBook) -> None:
    """3.11.2.2: what is deducted goes to nobody; 3.11.6.6, 3.11.6.7: the rest is paid to others."""
    for number, step in enumerate((*deal_steps(edition), *session_steps(edition))):
        drawn = step.drawn(Draw("steps", number), edition, Wind.SOUTH)
        gains = sum(each for each in drawn.paid.values() if each > 0)

        assert gains in (0, -sum(each for each in drawn.paid.values() if each < 0))
        assert all(seat in drawn.paid for seat in WINDS)


@pytest.mark.parametrize("rules", EDITIONS)
def test_four_people_state_four_things(rules: str) -> None:
    for question in asked(rules, "statements-about-a-claim", 15):
        said = [each for each in question.situation.facts if each.text == "%(person)s: %(said)s"]
        people = [dict(each.values)["person"] for each in said]
        texts = [dict(each.values)["said"] for each in said]

        assert people == list(PEOPLE)
        assert all(isinstance(each, Message) for each in texts)
        assert len(set(texts)) == len(PEOPLE)


@pytest.mark.parametrize("rules", EDITIONS)
def test_places_are_those_of_points_and_then_of_competition_points(rules: str) -> None:
    """3.10.1; 1998, 11: the sum of the points for places, then that of competition points.

    In a group of four the points of 1998 (10.2(2)) are 4, 2, 1 and 0, too.
    """
    places = {"first": 0, "second": 1, "third": 2, "last": 3}
    for question in asked(rules, "placed-after-the-last", 15):
        before, last = (dict(each.values) for each in question.situation.facts)
        of_place = (4, 2, 1, 0)
        rows = []
        for person, one, two in zip(PEOPLE, "abcd", "efgh", strict=True):
            word = last[one]
            assert isinstance(word, Message)
            points = int(str(before[one])) + of_place[places[word.text]]
            sums = sum(int(str(each[two]).replace("\u2212", "-")) for each in (before, last))
            rows.append((points, sums, person))
        rows.sort(reverse=True)
        rank = next(n for word, n in places.items() if word in question.situation.question.text)

        assert question.answer == rows[rank][2]
