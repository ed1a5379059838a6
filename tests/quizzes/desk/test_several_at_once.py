"""Two wins on one discard, tiles that an alert binds, and amounts by gravity, each beside its opposite."""

from dataclasses import replace

import pytest

from quizzes.desk.address import DeskAddress
from quizzes.desk.bound_deals import bound_deals, third_sets
from quizzes.desk.gravity import BANDS, SCALE, is_graded
from quizzes.desk.happening import Happening, HappeningKind
from quizzes.desk.imj_bound import BOUND, BOUND_DISCARD, bound_call, bound_discard
from quizzes.desk.incident import DeskIncident
from quizzes.desk.maker import make_incident
from quizzes.desk.mcr_deeds import MCR_DEEDS
from quizzes.desk.of_imj import imj_book
from quizzes.desk.of_mcr import mcr_book
from quizzes.desk.of_rengo import rengo_book
from quizzes.desk.parts import parts_of
from quizzes.desk.plan import RIVALS, planned
from quizzes.desk.provoking import provoking
from quizzes.desk.ruling import DeskRuling, PlayAfter
from quizzes.desk.tables import DealCourse, win_called
from quizzes.hands.draw import Draw
from quizzes.question import PaymentsAnswer
from scoring import Score, Wind, parse_tiles
from scoring.imj.table.alert import AlertKind, alerts
from scoring.mcr.table.book import RuleBook
from scoring.mcr.table.fouls import McrFoul
from scoring.play import Stage

STICKS_OF_A_CHOMBO = 20_000


def incident_with_rivals(rules: str, *, both_false: bool) -> DeskIncident:
    for seed in range(4000):
        address = DeskAddress(rules, 2 + seed % 4, seed)
        plan = planned(address)
        if plan.has_rival and plan.is_so is both_false:
            found = make_incident(address)
            if any(each.is_rival for each in found.truth):
                return found
    raise LookupError(rules)


def rulings(found: DeskIncident) -> list[DeskRuling]:
    book = rengo_book() if found.address.rules == "rengo" else imj_book()
    return book.together([book.ruled(each) for each in found.truth])


def test_a_proper_win_goes_before_a_chombo_which_is_excused_66() -> None:
    found = incident_with_rivals("rengo", both_false=False)
    false, good = rulings(found)
    assert (false.articles[0], false.payments, false.plays) == ("66", None, ())
    assert false.penalty is not None
    assert not false.penalty.orders
    assert good.wins
    paid = found.part("payments").answer
    assert isinstance(paid, PaymentsAnswer)
    assert paid.east + paid.south + paid.west + paid.north == 0
    assert found.part("play-2").answer == "won"


def test_of_several_chombos_each_is_punished_69() -> None:
    found = incident_with_rivals("rengo", both_false=True)
    assert all("69" in each.articles for each in rulings(found))
    state = found.truth[0].state
    # a last tile by which the event takes sticks
    tiles = (*state.wall.tiles[:-1], *parse_tiles("2m"))
    odd = state._replace(wall=replace(state.wall, tiles=tiles))
    book = rengo_book()
    both = book.together([book.ruled(replace(each, state=odd)) for each in found.truth])
    lost = sum(sum(each.payments.values()) for each in both if each.payments)
    back = 1000 * min(odd.deposits, 4)
    assert -2 * STICKS_OF_A_CHOMBO <= lost <= back - 2 * STICKS_OF_A_CHOMBO


def test_another_may_win_on_the_tile_of_a_false_win_and_both_are_paid_34_7() -> None:
    found = incident_with_rivals("imj", both_false=False)
    false, good = rulings(found)
    assert false.payments is not None
    assert false.payments[false.happening.seat] == -3000
    assert "34.7" in false.articles
    assert (false.plays, good.wins) == ((), True)
    assert found.part("play-2").answer == "won"


def test_without_a_proper_win_the_game_is_over_and_both_false_wins_are_paid_34_7() -> None:
    found = incident_with_rivals("imj", both_false=True)
    assert found.part("play").answer == "deal-passes"
    paid = found.part("payments").answer
    assert isinstance(paid, PaymentsAnswer)
    assert sorted((paid.east, paid.south, paid.west, paid.north)) == [-2000, -2000, 2000, 2000]


@pytest.mark.parametrize("rules", ["rengo", "imj"])
def test_two_callers_come(rules: str) -> None:
    assert provoking(rules, RIVALS)


def test_deals_with_three_displayed_sets_of_honors_are_kept() -> None:
    assert len(bound_deals()) >= 5


@pytest.mark.parametrize("drawn", [True, False])
@pytest.mark.parametrize("bound", [True, False])
def test_the_giver_of_the_third_set_of_dragons_pays_where_the_win_is_drawn_33_2(
    bound: bool, drawn: bool
) -> None:
    found = next(third_sets(Draw("bound"), bound=bound, drawn=drawn))
    assert found.state.stage is (Stage.TURN if drawn else Stage.CLAIMS)
    called = win_called(found.state, found.seat, found.state.rules)
    assert isinstance(called, Score)
    told = called.hand.circumstances
    assert told.liable is (found.giver if bound and drawn else None)


@pytest.mark.parametrize("is_so", [True, False])
def test_who_is_bound_to_lose_pays_for_all_said_or_not_32_2(is_so: bool) -> None:
    drawn = (bound_call(Draw("called", seed), is_so=is_so) for seed in range(20))
    both = next(each for each in drawn if each and each[0].state.stage is Stage.TURN)
    book = imj_book()
    win, bound = (book.ruled(each) for each in both)
    assert bound.foul == (BOUND if is_so else "")
    assert bound.articles[0] == "33.2"
    assert win.payments is not None
    payers = [seat for seat, amount in win.payments.items() if amount < 0]
    assert (payers == [bound.happening.seat]) is is_so
    assert len(payers) == (1 if is_so else 3)


@pytest.mark.parametrize("is_so", [True, False])
def test_to_discard_a_bound_tile_is_not_forbidden_33(is_so: bool) -> None:
    moment = bound_discard(DealCourse(()), Draw("discard"), is_so)
    assert moment is not None
    values = tuple(moment.values.items())
    happening = Happening(
        HappeningKind.DEED, moment.seat, moment.state, BOUND, is_so, values, row=BOUND_DISCARD.key
    )
    ruling = imj_book().ruled(happening)
    assert (ruling.foul, ruling.plays, ruling.payments) == ("", (PlayAfter.GOES_ON,), None)
    other = happening.values_by_name["other"]
    assert isinstance(other, Wind)
    found = alerts(moment.state.seat(other).melds).value
    assert any(each.kind is AlertKind.BIG_THREE_DRAGONS for each in found) is is_so


@pytest.mark.parametrize("grade", range(len(BANDS)))
def test_an_amount_by_gravity_stands_in_its_band_of_the_scale_3_11_2_2(grade: int) -> None:
    book = mcr_book(RuleBook.OF_2014)
    state = make_incident(DeskAddress("mcr-2014", 1, 1)).state
    values = (("gravity", grade), ("points", BANDS[grade][0]))
    foul = McrFoul.NAMES_DISCARD.value
    happening = Happening(HappeningKind.DEED, state.turn, state, foul, values=values, row=foul)
    assert is_graded(happening, RuleBook.OF_2014)
    assert [each.text for each in book.agreed(happening)] == [SCALE]
    parts = {e.id: e for e in parts_of([book.ruled(happening)], (), book, Draw("parts"), None)}
    assert parts["amount"].accepted == BANDS[grade]
    assert parts["gravity"].answer == ("slight", "felt", "meant")[grade]


def test_a_fixed_amount_has_no_band() -> None:
    rows = {row.foul for row in MCR_DEEDS}
    assert McrFoul.LATE_TO_10 in rows
    state = make_incident(DeskAddress("mcr-2014", 1, 1)).state
    late = McrFoul.LATE_TO_10.value
    happening = Happening(
        HappeningKind.DEED, state.turn, state, late, values=(("gravity", 1),), row=late
    )
    assert not is_graded(happening, RuleBook.OF_2014)
    assert mcr_book(RuleBook.OF_2014).agreed(happening) == ()
