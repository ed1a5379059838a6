"""Several players' deeds in one deal: one ruling alone is right (2014, 3.11; 1998, 13 and 14)."""

import itertools

import pytest

from quizzes import Address, explanation, make, prompt
from quizzes.question import SituationQuestion
from quizzes.situations.mcr.incidents import INCIDENTS
from quizzes.situations.mcr.incidents.incident import IncidentOutcome
from scoring.mcr.table.book import RuleBook
from scoring.mcr.table.fouls import McrFoul
from tests.quizzes.named_tiles import named_tiles
from wording import translator

NEW_SEEDS = range(1_000_000, 1_000_060)
SEVERAL_TIMES = "The following happened at different times, independently of one another."
ALSO_MAY_RULE = {
    "deduction-warning": {"warning", "deduction-5", "deduction-10", "deduction-20"},
    "deduction-stop": {"stop", "deduction-5", "deduction-10", "deduction-20"},
    "warning": {"deduction-warning"},
    "claim-lost": {"none"},
}


@pytest.mark.parametrize("rules", ["mcr-2014", "mcr-2006", "mcr-1998"])
def test_what_gravity_leaves_to_the_referee_is_not_offered_in_part(rules: str) -> None:
    """2014, 3.11.1 and 3.11.2.2; 1998, 13.1: a warning or 5 to 60 points, as grave as it is."""
    met = set()
    for seed in NEW_SEEDS:
        question = make(Address.parse(f"{rules}/ruling/2/{seed}/1/topic:conduct"))
        offered = {each.id for each in question.choices or ()}
        met.add(question.answer)

        assert not offered & ALSO_MAY_RULE.get(str(question.answer), set())

    assert {"deduction-warning", "deduction-stop", "warning"} <= met


@pytest.mark.parametrize("rules", ["mcr-2014", "mcr-1998"])
def test_a_call_without_effect_is_not_offered_beside_no_penalty(rules: str) -> None:
    """2014, 3.11.6.11(5): nothing but the right to the tile is lost, so both would be true."""
    for seed in NEW_SEEDS:
        question = make(Address.parse(f"{rules}/ruling/2/{seed}/1/topic:claims"))
        offered = {each.id for each in question.choices or ()}

        assert question.answer == "none" or not offered & ALSO_MAY_RULE.get(
            str(question.answer), set()
        )


@pytest.mark.parametrize("rules", ["mcr-2014", "mcr-2006"])
@pytest.mark.parametrize("topic", ["claims", "wrong-sets"])
def test_a_call_that_is_too_late_is_not_told_apart_from_an_empty_one(
    rules: str, topic: str
) -> None:
    """2014, 3.11.6.3 and 3.11.6.11(5): a chow called after reaching is void, and may be called empty."""
    met = 0
    for seed in NEW_SEEDS:
        question = make(Address.parse(f"{rules}/ruling/2/{seed}/1/topic:{topic}"))
        offered = {each.id for each in question.choices or ()}
        if question.answer == "claim-lost":
            met += 1

            assert not offered & {"warning", "deduction-warning"}

    assert met


SAYS_LESS = {
    "paid-to-each-stop-10": "stop",
    "paid-to-each-stop-20": "stop",
    "stop-tiles-discarded-one-by-one": "stop",
    "kong-later": "none",
    "kong-shown": "unpaid",
}


@pytest.mark.parametrize("topic", ["false-wins", "exposed-tiles", "claims", "ends-of-hands"])
def test_no_choice_says_a_part_of_what_is_ruled(topic: str) -> None:
    """2014, 3.11.6.6: a false win costs points and the win of the deal, so the win alone is half."""
    for seed in NEW_SEEDS:
        question = make(Address.parse(f"mcr-2014/ruling/2/{seed}/1/topic:{topic}"))
        offered = {each.id for each in question.choices or ()}

        assert SAYS_LESS.get(str(question.answer)) not in offered


def test_two_deeds_of_one_deal_name_different_tiles() -> None:
    """2014, 3.5.1: there are four of each, and a pung beside a kong of it would be seven."""
    for seed in NEW_SEEDS:
        question = make(Address.parse(f"mcr-2014/ruling/2/{seed}/1/topic:claims"))
        assert isinstance(question, SituationQuestion)
        *_, one, other = (set(named_tiles(each)) for each in question.situation.facts)

        assert not one & other


@pytest.mark.parametrize("rules", ["mcr-2014", "mcr-2006", "mcr-1998"])
def test_a_call_is_not_of_the_discard_that_another_deed_names(rules: str) -> None:
    """2014, 3.11.6.2; 1998, 14.2: a chow of other tiles than the discard would be a wrong one."""
    met = 0
    for topic, seed in itertools.product(("conduct", "wrong-sets"), NEW_SEEDS):
        question = make(Address.parse(f"{rules}/ruling/4/{seed}/1/topic:{topic}"))
        assert isinstance(question, SituationQuestion)
        lead, *told = question.situation.facts
        if all(any(words in each.text for each in told) for words in (" discards ", ", lays ")):
            met += 1

            assert lead.text == SEVERAL_TIMES

    assert met


def test_the_next_player_chows_another_tile_than_the_dragon() -> None:
    """1998, 14.2: 1 2 3 of bamboos are a right chow, whatever South discards at another time."""
    question = make(Address.parse("mcr-1998/ruling/5/1996238/30"))

    assert prompt(question, translator("en")).startswith(SEVERAL_TIMES)
    assert question.answer == "none"


def test_of_four_in_time_the_article_of_each_limit_is_cited() -> None:
    """1998, 6.5(6), 7.4 and 7.6: the first discard, later ones and a pung."""
    limits = {"the dealer": "6.5(6)", "After the previous": "7.4", "calls a pung": "7.6"}
    met = 0
    for seed in NEW_SEEDS:
        question = make(Address.parse(f"mcr-1998/ruling/2/{seed}/1/topic:time-and-absence"))
        assert isinstance(question, SituationQuestion)
        if question.situation.template != "one-of-four-in-time":
            continue
        met += 1
        told = [each.text for each in question.situation.facts]
        due = {place for words, place in limits.items() if any(words in each for each in told)}

        assert set(question.citations) == due

    assert met


@pytest.mark.parametrize(
    ("topic", "right", "also_true"),
    [
        ("false-wins", "win-stands", "call-good"),
        ("calling-a-win", "win-stands", "call-good"),
        ("time-and-absence", "deputy", "none"),  # 3.5.1: of a team that is absent
    ],
)
def test_what_is_also_true_is_not_offered_beside_the_right_ruling(
    topic: str, right: str, also_true: str
) -> None:
    """2014: a call that stands is a good one; where a deputy draws the lot nobody is punished (3.5.1)."""
    met = 0
    for seed in NEW_SEEDS:
        question = make(Address.parse(f"mcr-2014/ruling/4/{seed}/1/topic:{topic}"))
        if question.answer == right:
            met += 1
            assert also_true not in {each.id for each in question.choices or ()}

    assert met


def test_who_may_still_win_is_not_answered_by_what_another_deed_shows() -> None:
    """1998, 14.7(2): a hand shown too early loses the win; nobody cheated and nobody pays."""
    question = make(Address.parse("mcr-1998/ruling/3/1690343/12"))

    assert question.answer == "stopped"
    assert {each.id: each.misconception for each in question.choices or ()} == {
        "out": "rulings-mixed",
        "yes": "still-wins",
        "stopped": None,
    }


def test_a_wrong_time_limit_is_not_a_true_statement() -> None:
    """2006, 3.12.2: after thirty minutes it is too late, and after sixty all the more."""
    question = make(Address.parse("mcr-2006/procedure/3/1640942/16"))

    assert "D: The time limit for an appeal is 60 minutes." in prompt(question, translator("en"))
    assert question.answer == "B"


def test_a_kong_is_of_several_tiles() -> None:
    question = make(Address.parse("mcr-1998/ruling/4/9284689/10"))

    assert "a concealed kong of Red Dragons." in prompt(question, translator("en"))


def test_a_count_that_is_closed_is_not_said_to_be_left_to_the_payer() -> None:
    """2014, 3.9.1.4: the statement adds a fan after the count; nobody asked whoever pays."""
    question = make(Address.parse("mcr-2014/procedure/5/1885505/11"))
    wrong = {each.id: each.misconception for each in question.choices or ()}

    assert "A: A fan remembered after the count was accepted is added." in prompt(
        question, translator("en")
    )
    assert wrong["A"] == "count-closed"


def test_the_limit_of_three_seconds_is_told_of_a_kong_too() -> None:
    """2006, 3.6.7: pung and kong alike within three seconds; 1998, 7.6, names the pung alone."""
    question = make(Address.parse("mcr-2006/ruling/1/1932445/4"))

    assert "3 for a pung or kong." in explanation(question, translator("en"))


def test_a_reason_tells_what_its_edition_adds() -> None:
    """2006, 3.11.6.11(1) and (3), lets a tile be fetched, and a win be called, after a draw."""
    until_a_draw = {McrFoul.CLAIM_THEN_WIN, McrFoul.ODD_WIN_CALL, McrFoul.LATE_FETCH}
    found = [
        each
        for each in INCIDENTS
        if each.foul in until_a_draw and each.outcome is not IncidentOutcome.WIN
    ]
    assert {each.foul for each in found} == until_a_draw
    for each in found:
        assert ("draw" in each.reason) == (RuleBook.OF_2006 in each.editions), each.told


def test_who_draws_too_early_draws_before_the_discard_is_made() -> None:
    """1998, 7.3 and 14.4: once it is discarded one may draw; to wait until it lies there came in 2006."""
    early = [
        each.told
        for each in INCIDENTS
        if each.foul is McrFoul.EARLY_DRAW and each.outcome is IncidentOutcome.FOUL
    ]

    assert early
    assert all("draws before %(left)s has discarded." in each for each in early)
