"""What is told at the desk can have happened, and what was ordered is what is written."""

from collections.abc import Callable, Iterator
from itertools import count, islice

import pytest

from quizzes.desk.address import DeskAddress
from quizzes.desk.incident import DeskIncident
from quizzes.desk.maker import make_incident, under
from quizzes.desk.plan import IncidentPlan, planned
from quizzes.desk.provoking import provoking
from quizzes.desk.tables import deals_for
from quizzes.hands.draw import Draw
from quizzes.message import Message
from quizzes.words.translated import translated
from scoring import rule_set
from scoring.imj.table.false_win import WrongCall
from scoring.mcr.table.book import RuleBook
from scoring.mcr.table.fouls import McrFoul
from scoring.play import Stage
from tests.bench.incident_laws import told_wrongly
from tests.quizzes.named_tiles import miscalled_tiles
from wording import translator, translator_under

F = McrFoul


def planned_as(rules: str, wanted: Callable[[IncidentPlan], bool]) -> Iterator[DeskIncident]:
    """Incidents whose plan is as wanted, whatever their table has made of it."""
    addresses = (DeskAddress(rules, 3, seed) for seed in count(1))
    return (make_incident(each) for each in addresses if wanted(planned(each)))


def is_about(row: str, *, is_so: bool) -> Callable[[IncidentPlan], bool]:
    return lambda plan: plan.row is not None and plan.row.key == row and plan.is_so is is_so


@pytest.mark.parametrize("is_so", [True, False])
@pytest.mark.parametrize(
    ("rules", "row"),
    [
        ("mcr-1998", F.MISNAMES_DISCARD.value),
        ("mcr-2014", F.LATE_PUNG.value),
        ("mcr-2014", F.EMPTY_CLAIM.value),
        ("mcr-2014", F.EMPTY_FLOWER.value),
        ("imj", "bound-discard"),
        ("imj", "noticed"),
    ],
)
def test_a_deed_can_have_happened_as_it_is_told(rules: str, row: str, is_so: bool) -> None:
    for incident in islice(planned_as(rules, is_about(row, is_so=is_so)), 2):
        assert list(told_wrongly(incident)) == []


@pytest.mark.parametrize("rules", ["mcr-1998", "mcr-2014", "rengo"])
def test_called_wins_are_told_as_they_can_have_happened(rules: str) -> None:
    for incident in islice(planned_as(rules, lambda plan: plan.is_call), 8):
        assert list(told_wrongly(incident)) == []


@pytest.mark.parametrize("foul", [F.INFORMATION, F.EXPOSES_ANOTHERS])
def test_the_record_names_the_points_that_were_ordered(foul: McrFoul) -> None:
    for address in provoking("mcr-2014", foul.value, 2):
        record = make_incident(address).part("record")
        written = next(each for each in record.choices if each.id == record.answer)
        if record.answer != f"{foul.value}|ordered":
            continue  # the other foul is written
        assert written.text is not None
        penalty = dict(written.text.values)["penalty"]
        assert isinstance(penalty, Message)
        assert dict(penalty.values)["points"] == dict(record.question.values)["points"]


def test_a_win_before_the_wall_was_touched_stands_by_34_4() -> None:
    row = "declared-winning-hand-without-priority"
    incident = next(planned_as("imj", is_about(row, is_so=False)))
    assert incident.part("article").answer == "34.4"
    assert incident.part("verdict").citations == ("34.4", "23.5")
    assert "21.1" not in {each.id for each in incident.part("article").choices}


@pytest.mark.parametrize("is_so", [True, False])
@pytest.mark.parametrize(
    "row", ["declared-below-the-agreed-lowest-rank", "declared-winning-hand-without-priority"]
)
def test_a_win_is_declared_by_21_1_which_is_no_wrong_answer(row: str, is_so: bool) -> None:
    for incident in islice(planned_as("imj", is_about(row, is_so=is_so)), 6):
        assert "21.1" not in {each.id for each in incident.part("article").choices}


def test_a_hidden_hand_stands_as_is_assumed_and_is_counted_under_no_edition() -> None:
    row = F.ODD_WIN_CALL.value
    incident = next(planned_as("mcr-2014", is_about(row, is_so=False)))
    assert "assumed to win" in incident.part("verdict").reason.text
    parts = under(incident, RuleBook.OF_1998)
    assert not {each.id for each in parts} & {"count", "payments"}


def test_a_telephone_is_a_breach_by_our_reading_alone() -> None:
    incident = next(planned_as("mcr-2014", is_about(F.OTHER_BREACH.value, is_so=True)))
    assert all(incident.part(each).ours for each in ("foul", "article", "penalty"))


@pytest.mark.parametrize("rules", ["mcr-2006", "imj", "rengo"])
def test_no_text_says_what_is_established(rules: str) -> None:
    facts = make_incident(DeskAddress(rules, 1, 1)).part("facts")
    assert (facts.citations, facts.ours) == ((), True)


@pytest.mark.parametrize("rules", ["mcr-1998", "mcr-2006", "imj", "rengo"])
def test_nobody_has_spoken_to_the_tile_on_which_a_win_is_called(rules: str) -> None:
    """Who answered before the others would not be allowed to call the win again."""
    deals = deals_for(rule_set(rules), 3, Draw("desk/told-rightly"))
    assert all(not each.before_win.answers for each in islice(deals, 12))


@pytest.mark.parametrize(
    "address",
    [("imj", 4, 723), ("imj", 5, 1464), ("imj", 4, 1598), ("imj", 5, 1924), ("mcr-2014", 5, 534)],
)
def test_the_table_is_shown_as_it_was_before_a_kong_was_claimed(
    address: tuple[str, int, int],
) -> None:
    """A win by the replacement is a later moment: at this one the discard still lies there."""
    incident = make_incident(DeskAddress(*address))
    assert incident.state == incident.truth[0].state
    assert incident.state.stage is Stage.CLAIMS


@pytest.mark.parametrize("is_so", [True, False])
@pytest.mark.parametrize(
    ("rules", "row"),
    [
        ("mcr-2014", F.EMPTY_CLAIM.value),
        ("mcr-2014", "empty-kong"),
        ("mcr-2014", "empty-chow"),
        ("mcr-2014", F.WINNING_TILE_LEFT.value),
        ("imj", WrongCall.POSSIBLE_CALL_NOT_MADE.value),
        ("imj", "kong-not-made"),
    ],
)
def test_a_pung_or_a_kong_is_of_several_tiles_and_all_else_of_one(
    rules: str, row: str, is_so: bool
) -> None:
    incident = next(planned_as(rules, is_about(row, is_so=is_so)))
    said = [
        *(each.text for each in incident.statements),
        *(told for each in incident.inquiries for told in (each.text, each.finding)),
        *(told for each in incident.parts for told in (each.question, each.reason)),
        *(each.text for part in incident.parts for each in part.choices if each.text),
    ]

    assert [told for each in said for told in miscalled_tiles(each)] == []


@pytest.mark.parametrize(
    ("address", "found"),
    [
        ("mcr-1998/1/9", "South was at the table at the start."),
        ("mcr-2014/1/48", "South has the right number of tiles."),
        ("mcr-2014/1/57", "South called a pung of White Dragons with two of them in hand."),
        ("mcr-2014/1/100", "West called a kong of Green Dragons with three of them in hand."),
        ("mcr-2014/2/32", "North drew after West's discard was down."),
        ("imj/1/8", "South called a chow of the 5 Wan with two tiles in hand to complete it."),
        ("imj/1/11", "South showed only one tile."),
        ("rengo/1/46", "West took the next tile of the wall and skipped none."),
        ("rengo/2/58", "North's hand had not been declared dead before the pon."),
    ],
)
def test_a_complaint_that_is_not_borne_out_is_answered_by_what_was_found(
    address: str, found: str
) -> None:
    incident = make_incident(DeskAddress.parse(address))
    rules = incident.address.rules
    t = translator_under(rules, translator("en"))
    lost = "there is nothing to correct, and no right is lost."
    end = lost if rules == "imj" else "there is no penalty."

    reasons = {translated(each.reason, rules, t) for each in incident.parts}
    assert f"What was found: {found} So {end}" in reasons
