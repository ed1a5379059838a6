"""Who is not there (1998, 12; 2006 and 2014, 3.5.1), and how hands end (5.30, 10.1; 3.4.30)."""

from fractions import Fraction

import pytest

from scoring import WINDS, ScoringError
from scoring.mcr.table.absence import Absence, AbsenceRemedy, ranking_without, remedies
from scoring.mcr.table.book import RuleBook
from scoring.mcr.table.endings import (
    counting_discards,
    drawn_payments,
    is_drawn,
    may_add_fans,
    may_complain,
    shows_concealed_kongs,
)
from scoring.mcr.table.notes import Note
from scoring.mcr.table.ranking import Session, SessionRecord

B98, B06, B14 = RuleBook


@pytest.mark.parametrize(
    ("absence", "wanted", "article"),
    [
        (Absence.FROM_A_SESSION, (AbsenceRemedy.BYE, AbsenceRemedy.PAIRED_ANEW), "12.1"),
        (Absence.LEAVES_THREE, (AbsenceRemedy.SCORES_STAND, AbsenceRemedy.SUBSTITUTE), "12.3(1)"),
    ],
)
def test_1998_article_12_says_what_is_done_about_absence(
    absence: Absence, wanted: tuple[AbsenceRemedy, ...], article: str
):
    found = remedies(B98, absence)

    assert (found.value, found.articles[0], found.ours) == (wanted, article, False)
    for edition in (B06, B14):
        later = remedies(edition, absence)
        assert (later.value, later.note) == (wanted, Note.ABSENCE_ELSEWHERE)
        assert later.ours


def test_3_5_1_lets_a_deputy_draw_for_an_absent_team():
    results = [remedies(edition, Absence.FROM_THE_DRAW) for edition in RuleBook]

    assert {each.value for each in results} == {(AbsenceRemedy.LOT_BY_DEPUTY,)}
    assert [each.ours for each in results] == [True, False, False]
    assert results[1].articles == ("3.5.1",)


def record(standard: int, competition: int) -> SessionRecord:
    return SessionRecord((Session(Fraction(standard), competition),))


RECORDS = [record(4, 60), record(2, 10), record(1, -10), record(0, -60)]


def test_a_substitute_scores_and_has_no_place_1998_12_3_2():
    found = ranking_without(B98, RECORDS, {1})

    assert found.value == (1, None, 2, 3)
    assert found.articles == ("12.3(2)", "11")
    assert not found.ours
    assert ranking_without(B14, RECORDS, {1}).note == Note.ABSENCE_ELSEWHERE


@pytest.mark.parametrize("edition", RuleBook)
def test_without_substitutes_the_ranking_is_the_usual_one(edition: RuleBook):
    assert ranking_without(edition, RECORDS, ()).value == (1, 2, 3, 4)
    assert not ranking_without(edition, RECORDS, ()).ours
    tied = ranking_without(edition, [*RECORDS, RECORDS[0]], {1})
    assert (tied.value, tied.note) == ((1, None, 3, 4, 1), Note.RANK_STAYS_SHARED)


def test_a_substitute_is_one_of_the_records():
    with pytest.raises(ScoringError, match="0 to 3"):
        ranking_without(B98, RECORDS, {4})


@pytest.mark.parametrize("edition", RuleBook)
def test_a_hand_is_drawn_when_nobody_wins_after_the_144th_tile(edition: RuleBook):
    assert is_drawn(edition, 144, won=False).value
    assert not is_drawn(edition, 144, won=True).value
    assert not is_drawn(edition, 143, won=False).value
    assert drawn_payments(edition).value == dict.fromkeys(WINDS, 0)
    assert shows_concealed_kongs(edition).value
    with pytest.raises(ScoringError, match="0 to 144"):
        is_drawn(edition, 145, won=False)


def test_discards_tell_the_points_3_11_6_11_6():
    """Face up 1 point, face down 10; 1998 pays in counters and lays one tile down at the end."""
    assert counting_discards(B14, 36).value == (6, 3)
    assert counting_discards(B06, 8).value == (8, 0)
    with pytest.raises(ScoringError, match="counters"):
        counting_discards(B98, 8)


@pytest.mark.parametrize("edition", RuleBook)
def test_no_fan_is_added_once_the_count_is_accepted(edition: RuleBook):
    assert may_add_fans(edition, accepted=False).value
    assert not may_add_fans(edition, accepted=True).value


def test_what_is_over_is_not_complained_of_from_2006_on():
    assert [may_complain(edition, over=False).value for edition in RuleBook] == [True] * 3
    assert [may_complain(edition, over=True).value for edition in RuleBook] == [True, False, False]
    assert may_complain(B98, over=True).note == Note.LATER_COMPLAINT
    assert may_complain(B14, over=True).articles == ("3.11.6.11(7)",)
