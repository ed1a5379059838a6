"""An incident is made of its address, and its parts are graded each by itself."""

import pytest

from quizzes.desk.address import DeskAddress, harder
from quizzes.desk.grading import PartMark, graded
from quizzes.desk.happening import HappeningKind
from quizzes.desk.incident import DeskIncident, PartAnswer, PartControl
from quizzes.desk.maker import make_incident, under
from quizzes.desk.of_imj import imj_book
from quizzes.desk.of_mcr import mcr_book
from quizzes.desk.of_rengo import rengo_book
from quizzes.desk.plan import planned
from quizzes.desk.provoking import fouls_in, provoking
from quizzes.errors import QuizError
from quizzes.question import PaymentsAnswer
from scoring.mcr.table.book import RuleBook
from scoring.mcr.table.fouls import McrFoul

RULES = ("mcr-1998", "mcr-2006", "mcr-2014", "imj", "rengo")


def answers(incident: DeskIncident) -> dict[str, PartAnswer | None]:
    return {part.id: part.answer for part in incident.parts}


def needed(incident: DeskIncident) -> list[str]:
    return [each.id for each in incident.inquiries if each.decides]


def good_win() -> DeskIncident:
    """The first win on a discard that stands, with nothing else to rule."""
    for seed in range(200):
        incident = make_incident(DeskAddress("mcr-2014", 1, seed))
        (first,) = incident.truth
        if first.kind is HappeningKind.WIN_CALL and incident.part("verdict").answer == "win":
            return incident
    raise LookupError("no win stands")


def test_an_address_is_read_as_it_was_written() -> None:
    address = DeskAddress("mcr-2014", 3, 20260101)
    assert DeskAddress.parse(str(address)) == address
    assert str(address) == "mcr-2014/3/20260101"
    assert harder(address) == DeskAddress("mcr-2014", 4, 20260101)
    assert harder(DeskAddress("mcr-2014", 5, 7)) == DeskAddress("mcr-2014", 5, 8)


@pytest.mark.parametrize("text", ["mcr-2014/3", "mcr-2014/6/1", "mcr-2014/3/01", "none/1/1", ""])
def test_any_other_text_is_no_address(text: str) -> None:
    with pytest.raises(QuizError):
        DeskAddress.parse(text)


@pytest.mark.parametrize("rules", RULES)
@pytest.mark.parametrize("seed", range(1, 2))
def test_the_right_answers_are_right_in_every_part(rules: str, seed: int) -> None:
    incident = make_incident(DeskAddress(rules, 1, seed))
    result = graded(incident, answers(incident), needed(incident))
    assert {each.mark for each in result.parts} == {PartMark.RIGHT}
    assert not result.missing
    assert result.seconds_asked == result.seconds_needed


@pytest.mark.parametrize("rules", RULES)
@pytest.mark.parametrize("seed", range(1, 2))
def test_a_wrong_choice_is_wrong(rules: str, seed: int) -> None:
    incident = make_incident(DeskAddress(rules, 1, seed))
    for part in incident.parts:
        if part.control is PartControl.ONE:
            for choice in part.choices:
                given = {**answers(incident), part.id: choice.id}
                marks = {each.part.id: each.mark for each in graded(incident, given, ()).parts}
                is_right = choice.id in part.accepted
                assert marks[part.id] is (PartMark.RIGHT if is_right else PartMark.WRONG)


def test_a_fact_counts_as_established_only_once_it_was_asked() -> None:
    (address,) = provoking("mcr-2014", McrFoul.TILE_EXPOSED.value)
    incident = make_incident(address)
    result = graded(incident, answers(incident), ())
    assert result.parts[0].mark is PartMark.PARTLY
    assert len(result.parts[0].unproved) == len(result.missing) == 1


def test_what_lies_open_is_established_by_whoever_reads_it() -> None:
    incident = good_win()
    result = graded(incident, answers(incident), ())
    assert result.parts[0].mark is PartMark.RIGHT
    assert not result.missing


def test_no_answer_is_wrong_and_two_right_seats_are_partly_right() -> None:
    incident = good_win()
    paid = incident.part("payments").answer
    assert isinstance(paid, PaymentsAnswer)
    half = PaymentsAnswer(paid.east, paid.south, paid.west + 1, paid.north - 1)
    marks = [each.mark for each in graded(incident, {"payments": half}, ()).parts]
    assert marks.count(PartMark.PARTLY) == 1
    assert marks.count(PartMark.WRONG) == len(marks) - 1


def test_another_edition_rules_the_same_facts() -> None:
    incident = good_win()
    article = {part.citations for part in under(incident, RuleBook.OF_1998) if part.id == "verdict"}
    assert article == {("10.1(1)",)}


FOULS = [
    *((edition.value, foul) for edition in RuleBook for foul in mcr_book(edition).fouls),
    *(("rengo", foul) for foul in rengo_book().fouls),
    *(("imj", foul) for foul in imj_book().fouls),
]


def test_every_foul_of_every_text_is_planned() -> None:
    plans = {
        rules: [
            planned(DeskAddress(rules, level, seed)) for level in range(1, 6) for seed in range(120)
        ]
        for rules in RULES
    }
    missing = [
        (rules, foul)
        for rules, foul in FOULS
        if not any(plan.may_be(foul) for plan in plans[rules])
    ]
    assert missing == []


@pytest.mark.slow
@pytest.mark.parametrize(("rules", "foul"), FOULS)
def test_every_foul_of_every_text_comes(rules: str, foul: str) -> None:
    (address,) = provoking(rules, foul)
    assert foul in fouls_in(make_incident(address))
