"""Who complains and who is asked; what stands beside an incident of the competition rules."""

import pytest

from quizzes.desk.address import DeskAddress
from quizzes.desk.happening import Happening, HappeningKind
from quizzes.desk.heading import heading_of
from quizzes.desk.incident import DeskIncident
from quizzes.desk.maker import make_incident
from quizzes.desk.mcr_deeds import MCR_DEEDS
from quizzes.desk.of_mcr import mcr_book
from quizzes.desk.parts import parts_of
from quizzes.desk.provoking import provoking
from quizzes.desk.roles import complainer_of, parties, with_complainer, with_witness, witness_of
from quizzes.hands.draw import Draw
from scoring import WINDS, Wind, rule_set
from scoring.mcr.table.book import RuleBook
from scoring.mcr.table.fouls import McrFoul
from scoring.play import begin

E, S, W, N = WINDS
F = McrFoul
STATE = begin(rule_set("mcr-2014"), "desk")
OUT_AT = (9, 345)  # where somebody was out when it was looked for last: looked at first


def deed(foul: McrFoul, seat: Wind, **values: Wind) -> Happening:
    row = next(each for each in MCR_DEEDS if each.foul == foul)
    told = tuple(values.items())
    return Happening(HappeningKind.DEED, seat, STATE, foul.value, True, told, row=row.key)


def test_who_suffered_by_it_complains_and_neither_is_asked() -> None:
    happening = deed(F.EXPOSES_ANOTHERS, E, other=S)
    assert complainer_of(happening) is S
    assert parties(happening) == {E, S}
    assert witness_of(happening) not in (E, S)


def test_a_player_does_not_complain_of_a_sign_that_was_made_to_that_player() -> None:
    happening = deed(F.INFORMATION, W, friend=E)
    assert complainer_of(happening) is S
    assert witness_of(happening) is N


def test_one_who_complains_already_complains_of_the_second_thing_too() -> None:
    first = deed(F.TILE_EXPOSED, S)
    second = with_complainer(deed(F.OTHER_BREACH, W), complainer_of(first))
    both = [with_witness(first, [second]), with_witness(second, [first])]
    assert [complainer_of(each) for each in both] == [E, E]
    assert [witness_of(each) for each in both] == [N, N]
    first_said = heading_of(both, rule_set("mcr-2014"))[0]
    assert first_said.text == "%(other)s calls the referee about two things."


@pytest.mark.parametrize("rules", ["mcr-1998", "mcr-2006", "mcr-2014"])
def test_somebody_is_late_in_the_first_deal_of_the_session_alone(rules: str) -> None:
    (address,) = provoking(rules, F.LATE_TO_15.value)
    incident = make_incident(address)
    assert incident.state.round_wind is E
    assert not incident.state.moves


def articles_offered(foul: McrFoul, seat: Wind, **values: Wind) -> set[str]:
    book = mcr_book(RuleBook.OF_2014)
    ruling = book.ruled(deed(foul, seat, **values))
    parts = parts_of([ruling], (), book, Draw("parts"), None)
    return {each.id for part in parts if part.id == "article" for each in part.choices}


@pytest.mark.parametrize("foul", [F.CHEATING, F.GRAVE_DISTURBANCE])
def test_what_could_be_called_a_grave_foul_too_is_no_wrong_answer_3_11_5(foul: McrFoul) -> None:
    assert "3.11.5" not in articles_offered(foul, E)


@pytest.mark.parametrize(
    ("edition", "orders"),
    [
        (RuleBook.OF_1998, {"published-notice", "suspended-from-the-competition"}),
        (RuleBook.OF_2006, {"suspended-from-the-competition"}),
        (RuleBook.OF_2014, {"suspended-from-the-competition"}),
    ],
)
def test_hiding_tiles_is_published_in_1998_alone(edition: RuleBook, orders: set[str]) -> None:
    """14.1 names both; 3.11.6.1 speaks of the suspension."""
    ruling = mcr_book(edition).ruled(deed(F.CHEATING, E))
    assert ruling.penalty is not None
    assert ruling.penalty.orders == orders


def false_win() -> DeskIncident:
    (address,) = provoking("mcr-2014", F.WIN_NOT_WAITING.value)
    return make_incident(address)


def test_each_part_of_a_false_win_has_its_own_ground() -> None:
    incident = false_win()
    cited = {part.id: part.citations for part in incident.parts}
    assert cited["verdict"] == ("3.9.1.1(1)", "3.11.6.6(2)")
    assert cited["penalty"] == ("3.11.6.6(2)",)
    assert cited["play"] == ("3.11.6.6(2)", "3.11.3", "3.11.6.7(2)")
    assert incident.part("verdict").reason != incident.part("penalty").reason


def test_nobody_plays_on_beside_somebody_who_is_out() -> None:
    seen = 0
    for seed in dict.fromkeys((*OUT_AT, *range(400))):
        incident = make_incident(DeskAddress("mcr-2014", 5, seed))
        if any(each.foul == F.GRAVE_DISTURBANCE and each.is_so for each in incident.truth):
            assert not any(part.id.startswith("play") for part in incident.parts)
            seen += 1
        if seen == 2:
            return
    raise LookupError("nobody is out")
