"""Every foul in every edition (2006 and 2014, 3.11; 1998, articles 13 and 14)."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from scoring import WINDS, ScoringError, Wind
from scoring.mcr.table.book import RuleBook
from scoring.mcr.table.false_wins import FalseWinReason, false_win, false_win_reason
from scoring.mcr.table.fouls import (
    POINT_CONSEQUENCES,
    McrConsequence,
    McrFoul,
    Penalty,
    penalty,
    penalty_payments,
)
from scoring.mcr.table.notes import Note
from scoring.mcr.table.penalties import (
    PenaltyTime,
    escalated,
    escalation,
    lateness_penalty,
    penalty_for,
    still_pays_articles,
    when_penalty_is_due,
)

B98, B06, B14 = RuleBook
E, S, W, N = WINDS
STEPS = "5/10/20/30/40/50/60"
GENERAL_98 = f"| deduction or stop or suspended-from-the-competition or warning {STEPS}"
GENERAL = f"| deduction or warning {STEPS}"
GROWS = "escalation"
FALSE_10 = "paid-to-each + stop 10"
FALSE_20 = "paid-to-each + stop 20"
IN_TURN = "stop + tiles-discarded-one-by-one"
FORFEIT = "session-forfeited"
INJURED = f"paid-to-the-injured-player | hand-ends {STEPS}"
INFORMATION = f"| deduction or stop {STEPS}"

# A dash: the edition does not name the foul. The columns are 1998, 2006, 2014.
FOULS = {
    McrFoul.LATE_TO_10: ("deduction + warning 10", "deduction 10", "deduction 10"),
    McrFoul.LATE_TO_15: ("deduction 20", "deduction 20", "deduction 20"),
    McrFoul.LATE_OVER_15: (FORFEIT, FORFEIT, FORFEIT),
    McrFoul.CHEATING: (
        "| published-notice or suspended-from-the-competition",
        "| published-notice or suspended-from-the-competition",
        "| published-notice or suspended-from-the-competition",
    ),
    McrFoul.UNLAWFUL_GAIN: (
        "-",
        "| disqualified or final-place-cancelled",
        "| disqualified or final-place-cancelled",
    ),
    McrFoul.WRONG_CLAIM: ("stop", "stop", "stop"),
    McrFoul.WRONG_FLOWER: ("-", "stop", "stop"),
    McrFoul.EMPTY_CLAIM: (GROWS, GROWS, GROWS),
    McrFoul.EMPTY_FLOWER: ("-", "-", GROWS),
    McrFoul.EARLY_DRAW: (GROWS, GROWS, GROWS),
    McrFoul.WRONG_TILE_APART: ("-", "tile-put-back", "tile-put-back"),
    McrFoul.WRONG_TILE_IN_HAND: ("-", "stop", "stop"),
    McrFoul.LATE_PUNG: ("escalation | claim-lost", GROWS, GROWS),
    McrFoul.WIN_BELOW_MINIMUM: (FALSE_10, FALSE_10, FALSE_10),
    McrFoul.WIN_ON_WRONG_TILE: (FALSE_10, FALSE_10, FALSE_10),
    McrFoul.WIN_NOT_WAITING: (FALSE_20, FALSE_20, FALSE_20),
    McrFoul.WIN_FAR_FROM_WAITING: ("disqualified", FALSE_20, FALSE_20),
    McrFoul.TILE_EXPOSED: ("tile-is-next-discard",) * 3,
    McrFoul.SHOWS_HAND_AT_GOOD_WIN: ("warning", "warning", "warning"),
    McrFoul.SHOWS_HAND_AT_REFUSED_WIN: (IN_TURN, IN_TURN, IN_TURN),
    McrFoul.PLAY_MADE_IMPOSSIBLE: (
        "-",
        "hand-ends + paid-to-each 30",
        "hand-ends + paid-to-each 30",
    ),
    McrFoul.EXPOSES_ANOTHERS: (INJURED, INJURED, INJURED),
    McrFoul.OWN_WIN_REFUSED: ("no foul (ours)", "no foul", "no foul"),
    McrFoul.NAMES_DISCARD: (GENERAL, GENERAL, GENERAL),
    McrFoul.MISNAMES_DISCARD: ("pays-for-three", "-", "-"),
    McrFoul.WRONG_COUNT: ("stop", "stop", "stop"),
    McrFoul.INFORMATION: (INFORMATION, INFORMATION, INFORMATION),
    McrFoul.GRAVE_DISTURBANCE: (
        "disqualified + published-notice + sports-authority",
        "disqualified + published-notice",
        "disqualified + published-notice",
    ),
    McrFoul.LATE_FETCH: ("-", "claim-lost + stop", "claim-lost + stop"),
    McrFoul.WINNING_TILE_LEFT: ("-", FALSE_10, FALSE_10),
    McrFoul.CLAIM_THEN_WIN: ("-", "no-win-until-next-draw", "stop"),
    McrFoul.CLAIM_THEN_WIN_SHOWN: ("-", "stop", "stop"),
    McrFoul.ODD_WIN_CALL: ("-", "no-win-until-next-draw", "stop"),
    McrFoul.ODD_WIN_CALL_SHOWN: ("-", "stop", "stop"),
    McrFoul.SHOWS_BEFORE_CALL: ("-", "stop", "stop"),
    McrFoul.REACHES_INTO_FLOOR: ("-", "claim-lost", "claim-lost"),
    McrFoul.WINNING_TILE_MIXED: ("-", "stop", "stop"),
    McrFoul.WATCHES_ON: ("-", "-", GENERAL),
    McrFoul.OTHER_BREACH: (GENERAL_98, GENERAL, GENERAL),
}
ARTICLES = {
    McrFoul.LATE_TO_10: ("13.2(1)", "3.11.2.1"),
    McrFoul.CHEATING: ("14.1", "3.11.6.1"),
    McrFoul.WRONG_CLAIM: ("14.2", "3.11.6.2"),
    McrFoul.EMPTY_CLAIM: ("14.3", "3.11.6.3"),
    McrFoul.EARLY_DRAW: ("14.4", "3.11.6.4"),
    McrFoul.LATE_PUNG: ("14.5", "3.11.6.5"),
    McrFoul.WIN_BELOW_MINIMUM: ("14.6(1)", "3.11.6.6(1)"),
    McrFoul.WIN_NOT_WAITING: ("14.6(2)", "3.11.6.6(2)"),
    McrFoul.WIN_ON_WRONG_TILE: ("14.6(3)", "3.11.6.6(1)"),
    McrFoul.WIN_FAR_FROM_WAITING: ("14.6(4)", "3.11.6.6(2)"),
    McrFoul.TILE_EXPOSED: ("14.7(1)", "3.11.6.7(1)"),
    McrFoul.EXPOSES_ANOTHERS: ("14.7(3)", "3.11.6.7(3)"),
    McrFoul.WRONG_COUNT: ("14.9", "3.11.6.8"),
    McrFoul.INFORMATION: ("14.10", "3.11.6.9"),
    McrFoul.GRAVE_DISTURBANCE: ("14.11", "3.11.6.10"),
}


def written(penalty: Penalty) -> str:
    """A penalty in a few words: what follows always, what the referee may order, the points."""
    parts = [" + ".join(sorted(penalty.always))] if penalty.always else []
    parts += [f"| {' or '.join(sorted(penalty.may))}"] if penalty.may else []
    parts += ["/".join(str(amount) for amount in penalty.points)] if penalty.points else []
    return " ".join(parts) or "no foul"


@pytest.mark.parametrize("foul", McrFoul)
@pytest.mark.parametrize("edition", RuleBook)
def test_each_foul_costs_what_its_edition_says(edition: RuleBook, foul: McrFoul):
    wanted = FOULS[foul][list(RuleBook).index(edition)]
    found = penalty_for(edition, foul)

    if wanted == "-":
        general = penalty_for(edition, McrFoul.OTHER_BREACH)
        assert (found.value, found.articles) == (general.value, general.articles)
        assert (found.ours, found.note) == (True, Note.UNNAMED_FOUL)
    else:
        assert written(found.value) + " (ours)" * found.ours == wanted
    assert all(found.articles)


@pytest.mark.parametrize(("foul", "articles"), ARTICLES.items())
def test_a_foul_cites_the_article_of_its_edition(foul: McrFoul, articles: tuple[str, str]):
    of_1998, later = articles

    assert penalty_for(B98, foul).articles[0] == of_1998
    assert penalty_for(B06, foul).articles[0] == later
    assert penalty_for(B14, foul).articles[0] == later


@pytest.mark.parametrize(
    ("minutes", "wanted"),
    [
        (0, "no foul"),
        (0.1, "deduction 10"),
        (10, "deduction 10"),
        (10.1, "deduction 20"),
        (15, "deduction 20"),
        (15.1, FORFEIT),
    ],
)
def test_coming_late_costs_10_then_20_then_the_session(minutes: float, wanted: str):
    assert written(lateness_penalty(B06, minutes).value) == wanted
    assert written(lateness_penalty(B14, minutes).value) == wanted
    assert written(lateness_penalty(B98, minutes).value) == wanted.replace(
        "deduction 10", "deduction + warning 10"
    )


def test_nobody_is_late_before_the_start():
    with pytest.raises(ScoringError, match="0 or more"):
        lateness_penalty(B14, -1)


@pytest.mark.parametrize("edition", RuleBook)
def test_a_growing_penalty_warns_then_takes_5_10_20(edition: RuleBook):
    first, *others = (escalation(edition, offence) for offence in range(1, 10))

    assert first.value == penalty(McrConsequence.WARNING)
    assert [other.value.points for other in others] == [
        (amount,) for amount in (5, 10, 20, 30, 40, 50, 60, 60)
    ]
    assert [other.ours for other in others] == [False] * 3 + [True] * 5


def test_each_kind_of_foul_is_counted_apart_within_a_hand():
    fouls = (McrFoul.EMPTY_CLAIM, McrFoul.EARLY_DRAW, McrFoul.EMPTY_CLAIM, McrFoul.EARLY_DRAW)
    found = escalated(B14, fouls)

    assert [ruling.value.points for ruling in found] == [(), (), (5,), (5,)]
    assert [ruling.note for ruling in found] == ["", *[Note.COUNTED_APART] * 3]
    assert [ruling.ours for ruling in found] == [False, True, True, True]
    assert found[1].articles == ("3.11.6.4",)


def test_only_some_penalties_grow():
    assert len(escalated(B14, (McrFoul.EMPTY_FLOWER,))) == 1
    with pytest.raises(ScoringError, match="grows"):
        escalated(B06, (McrFoul.EMPTY_FLOWER,))
    with pytest.raises(ScoringError, match="1 or more"):
        escalation(B14, 0)


@pytest.mark.parametrize(
    ("why", "of_1998", "later"),
    [
        (FalseWinReason.BELOW_MINIMUM, 10, 10),
        (FalseWinReason.WRONG_TILE, 10, 10),
        (FalseWinReason.NOT_WAITING, 20, 20),
        (FalseWinReason.FAR_FROM_WAITING, 0, 20),
    ],
)
def test_a_false_win_pays_each_of_the_others(why: FalseWinReason, of_1998: int, later: int):
    for edition, each in zip(RuleBook, (of_1998, later, later), strict=True):
        found = false_win(edition, why, S).value

        assert found.payments == {E: each, S: -3 * each, W: each, N: each}
        assert found.plays_on is (each > 0)


@pytest.mark.parametrize("edition", RuleBook)
def test_a_false_call_on_ones_own_draw_costs_the_same_by_our_ruling(edition: RuleBook):
    for why in FalseWinReason:
        drawn = false_win(edition, why, E, self_drawn=True)
        given_ = false_win(edition, why, E)
        named = why is FalseWinReason.BELOW_MINIMUM or (
            edition is B98 and why is FalseWinReason.FAR_FROM_WAITING
        )

        assert drawn.value == given_.value
        assert (drawn.ours, given_.ours) == (not named, False)


@pytest.mark.parametrize(
    ("points", "completes", "short", "why"),
    [
        (8, True, 0, None),
        (7, True, 0, FalseWinReason.BELOW_MINIMUM),
        (0, False, 0, FalseWinReason.WRONG_TILE),
        (0, False, 1, FalseWinReason.NOT_WAITING),
        (0, False, 2, FalseWinReason.FAR_FROM_WAITING),
    ],
)
def test_why_a_win_is_false(points: int, completes: bool, short: int, why: FalseWinReason | None):
    assert false_win_reason(points, tile_completes=completes, short_of_waiting=short) is why


@given(st.sampled_from(RuleBook), st.sampled_from(McrFoul), st.sampled_from(WINDS), st.data())
def test_payments_sum_to_zero_unless_points_are_deducted(
    edition: RuleBook, foul: McrFoul, offender: Wind, data: st.DataObject
):
    found = penalty_for(edition, foul).value
    choices = found.points if found.always & POINT_CONSEQUENCES else (0, *found.points)
    points = data.draw(st.sampled_from(choices)) if choices else None
    injured = offender.after(data.draw(st.integers(1, 3)))
    paid = penalty_payments(found, offender, points, injured)

    deducted = McrConsequence.DEDUCTION in found.always | found.may
    assert sum(paid.values()) == (-(points or 0) if deducted else 0)
    assert paid[offender] <= 0
    assert all(paid[seat] >= 0 for seat in WINDS if seat is not offender)


def test_points_for_an_exposed_tile_go_to_its_owner_alone():
    found = penalty_for(B14, McrFoul.EXPOSES_ANOTHERS).value

    assert penalty_payments(found, E, 40, W) == {E: -40, S: 0, W: 40, N: 0}
    with pytest.raises(ScoringError, match="another player"):
        penalty_payments(found, E, 40, E)
    with pytest.raises(ScoringError, match="one of"):
        penalty_payments(found, E, 15, W)
    with pytest.raises(ScoringError, match="one of"):
        penalty_payments(found, E, None, W)


def test_upsetting_the_wall_pays_30_to_each():
    assert penalty_payments(penalty_for(B06, McrFoul.PLAY_MADE_IMPOSSIBLE).value, N) == {
        **{E: 30, S: 30, W: 30},
        N: -90,
    }


def test_when_points_for_fouls_are_settled():
    hand, session = PenaltyTime

    assert when_penalty_is_due(B98, McrFoul.LATE_TO_10).value == {session}
    assert when_penalty_is_due(B98, McrFoul.EMPTY_CLAIM).value == {hand}
    assert when_penalty_is_due(B06, McrFoul.EMPTY_CLAIM).value == {hand}
    assert when_penalty_is_due(B06, McrFoul.LATE_TO_10).note == Note.POINTS_FOR_LATENESS
    assert when_penalty_is_due(B14, McrFoul.LATE_TO_10).value == {hand, session}


@pytest.mark.parametrize(
    ("edition", "of_the_deed", "beside"),
    [
        (B98, ("14.2",), ("10.1(3)",)),
        (B98, ("14.6(1)",), ()),
        (B98, ("14.6(2)",), ()),
        (B98, ("14.6(3)",), ("10.1(3)",)),
        (B06, ("3.11.6.6(1)",), ("3.11.6.7(2)",)),
        (B14, ("3.11.6.6(1)",), ("3.11.6.7(2)",)),
    ],
)
def test_paying_without_the_right_to_win_is_cited_unless_the_deeds_article_says_it(
    edition: RuleBook, of_the_deed: tuple[str, ...], beside: tuple[str, ...]
):
    assert still_pays_articles(edition, of_the_deed) == beside
