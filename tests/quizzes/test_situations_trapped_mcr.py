"""A wrong choice of a ruling or procedure of MCR stands for a mistake that leads there, in that case."""

import re
from collections.abc import Iterator

import pytest

from quizzes.words.translated import translated
from tests.quizzes.test_situations_asked import MANY, drawn, said, text_of
from wording import translator, translator_under


def traps(template: str, rules: str) -> Iterator[tuple[str, dict[str, str]]]:
    """What fillings tell and ask, and the misconception of each wrong choice by what it says."""
    t = translator_under(rules, translator("en"))
    for each in drawn(template, rules, MANY):
        told = f"{text_of(each, rules)} {translated(each.question, rules, t)}"
        yield (
            told,
            {
                said(choice, rules): choice.misconception
                for choice in each.choices or ()
                if choice.misconception
            },
        )


@pytest.mark.parametrize("rules", ["mcr-2006", "mcr-2014"])
def test_a_wrong_replacement_is_no_wrong_set(rules: str) -> None:
    found = {trap for _told, wrong in traps("wrong-flower", rules) for trap in wrong.values()}

    assert found == {"flower-for-empty", "wrong-flower-put-right"}


def test_in_1998_a_win_far_from_waiting_is_taken_for_no_payment_but_for_a_mistake() -> None:
    """1998, 14.6(4): two tiles or more short is deliberate; nothing is paid for it."""
    for rules, mild in (("mcr-1998", True), ("mcr-2006", False)):
        for _told, wrong in traps("win-far-from-waiting", rules):
            assert ("deliberate-for-mistake" in wrong.values()) is mild
            assert ("deducted-not-paid" in wrong.values()) is not mild


@pytest.mark.parametrize(
    "template", ["claim-then-win", "win-in-other-words", "shown-before-called"]
)
def test_only_2006_gives_the_right_to_win_back_after_a_draw(template: str) -> None:
    until = "No win until the player has drawn again."
    for rules, freed in (("mcr-2006", "shown-or-hidden"), ("mcr-2014", "win-back-after-a-draw")):
        known = {wrong[until] for _told, wrong in traps(template, rules) if until in wrong}

        assert known - {"rule-of-2006"} == {freed}


def test_a_right_number_of_tiles_is_not_said_to_be_wrong() -> None:
    put_right = "The number of tiles is put right; no penalty."
    known = set()
    for _told, wrong in traps("wrong-number-of-tiles", "mcr-1998"):
        is_right = "No win in this deal; the player plays on." in wrong
        assert wrong[put_right] == ("miscounted-tiles" if is_right else "count-put-right")
        known.add(is_right)
    assert known == {True, False}


def test_tiles_that_lie_open_are_taken_for_others_that_do() -> None:
    back = "The tiles go back into the hand; they do not count as exposed."
    one = "The tile must be the player's next discard."
    shown = "The tiles shown must be discarded; no win in this deal."
    expected = {
        back: {shown: "refused-win-exposed", one: "refused-win-exposed"},
        one: {back: "exposed-goes-back", shown: "exposed-stops"},
        shown: {back: "shown-unpunished", one: "shown-for-one-tile"},
    }
    known = [wrong for _told, wrong in traps("tiles-laid-open", "mcr-2014")]

    assert all(each in expected.values() for each in known)
    assert all(each in known for each in expected.values())


@pytest.mark.parametrize("rules", ["mcr-1998", "mcr-2006", "mcr-2014"])
@pytest.mark.parametrize("players", [2, 3])
def test_what_the_committee_rules_is_not_set_beside_that_it_hears_the_appeal(
    rules: str, players: int
) -> None:
    for each in drawn(f"appeals-of-{players}", rules):
        offered = {choice.id for choice in each.choices or ()}

        assert each.answer not in ("stands", "may") or "heard" not in offered


@pytest.mark.parametrize(
    ("topic", "ruled", "offered"),
    [
        ("ends-of-hands", "fan-added", "win-stands"),
        ("ends-of-hands", "fan-lost", "win-stands"),
        ("time-and-absence", "bye", "none"),
        ("time-and-absence", "three-left", "none"),
    ],
)
def test_nothing_that_is_true_as_well_is_offered(topic: str, ruled: str, offered: str) -> None:
    asked = [each for each in drawn(f"{topic}-of-3", "mcr-1998", MANY) if each.answer == ruled]

    assert asked
    assert all(offered not in {choice.id for choice in each.choices or ()} for each in asked)


def test_no_play_goes_on_for_those_who_finished_early() -> None:
    for each in drawn("watching-and-disturbing", "mcr-2014"):
        offered = {said(choice, "mcr-2014") for choice in each.choices or ()}

        assert "There is no penalty." in offered
        assert not any("play goes on" in text for text in offered)


@pytest.mark.parametrize("text", ["%s deals next.", "In the deal after next, %s deals."])
def test_a_dealer_by_the_first_seats_is_one_who_overlooks_the_change_of_seats(text: str) -> None:
    """3.4.9: had nobody changed seats, East, South, West and North would deal in turn."""
    later = "after next" in text
    known = set()
    for told, wrong in traps("statements-about-seats", "mcr-2014"):
        (number,) = re.findall(r"Deal (\d+) of the session comes next", told)
        first = ("East", "South", "West", "North")[(int(number) - 1 + later) % 4]
        said_by = dict(re.findall(r"\b([A-D]): (.*?\.)(?= |$)", told))
        known |= {trap for by, trap in wrong.items() if said_by[by] == text % first}

    assert "appendix-overlooked" in known
    assert "seats-miscounted" not in known


def test_each_of_three_who_finished_early_has_a_ruling_of_its_own() -> None:
    for told, wrong in traps("watching-and-disturbing", "mcr-2014"):
        seat = told.split()[-1].rstrip("?")
        known = set(wrong.values())
        if f"and {seat} leaves the room" in told:
            assert known == {"another-players-ruling"}, told
        elif f"{seat} watches in silence" in told:
            assert known == {"watching-too-hard", "watching-allowed"}, told
        else:
            assert known == {"another-players-ruling", "watching-allowed"}, told


def test_a_deal_played_on_before_time_is_up_is_not_played_on_after_it() -> None:
    for _told, wrong in traps("time-is-up", "mcr-2006"):
        is_up = "Play goes on: time is not up." in wrong
        played_on = wrong["The deal is played to its end; then the session is over."]
        assert played_on == ("time-ends-at-once" if is_up else "session-length")


def test_another_deal_after_the_sixteenth_miscounts_the_deals() -> None:
    for _told, wrong in traps("session-nearly-over", "mcr-1998"):
        if len(wrong) == 2 and "time-ends-at-once" not in wrong.values():
            last = "The deal is played to its end; then the session is over." not in wrong
            assert set(wrong.values()) == (
                {"session-length", "session-deals"} if last else {"session-length"}
            )


@pytest.mark.parametrize("rules", ["mcr-1998", "mcr-2006", "mcr-2014"])
def test_a_sum_with_the_base_points_does_not_leave_them_out(rules: str) -> None:
    """Who pays 8 instead of 8 and the fans leaves out the fans, and who pays nothing a step."""
    found = {trap for _told, wrong in traps("points-of-a-deal", rules) for trap in wrong.values()}

    assert "base-left-out" not in found
    assert {"win-payment-mixed", "step-left-out", "stopped-pays-nothing"} <= found


def test_a_replacement_after_a_draw_is_no_matter_of_when_a_kong_is_allowed() -> None:
    known = set()
    for told, wrong in traps("kong-after-a-claim", "mcr-2014"):
        drawn_first = "draws from the wall" in told
        trap = wrong["Yes, but no replacement tile is drawn."]
        assert trap == ("kong-without-replacement" if drawn_first else "kong-needs-a-draw")
        known.add(trap)
    assert len(known) == 2


@pytest.mark.parametrize("rules", ["mcr-1998", "mcr-2014"])
def test_a_count_within_one_wall_does_not_go_on_along_the_walls(rules: str) -> None:
    for _told, wrong in traps("statements-about-the-wall", rules):
        assert "next-wall-anticlockwise" not in wrong.values()
    for told, wrong in traps("wall-to-break", rules):
        one, two, three, four = map(int, re.findall(r"\d", told))
        beyond = one + two + three + four >= 18
        assert ("next-wall-anticlockwise" in wrong.values()) <= beyond, told
        assert ("wall-too-short" in wrong.values()) is beyond, told


def test_who_deals_first_in_a_round_is_said_to_follow_from_the_seats() -> None:
    """2014, 3.4.9: after deal 8 the player to the dealer's right does not deal next."""
    asked = 0
    t = translator("en")
    for each in drawn("statements-about-seats", "mcr-2014", MANY):
        told = text_of(each, "mcr-2014")
        said_by = dict(re.findall(r"\b([A-D]): (.*?)(?= [A-D]: |$)", told))
        answer = said_by[str(each.answer)]
        first = {"deals next.": 1, "In the deal after next": 0}
        for words, offset in first.items():
            if not (re.fullmatch(rf"\w+ {words}", answer) or answer.startswith(words)):
                continue
            hand = int(re.findall(r"Deal (\d+) ", told)[0]) - offset
            reason = translated(each.reason, "mcr-2014", t)
            assert ("has the East seat" in reason) is (hand % 4 == 0), told
            assert ("deal in this order" in reason) is (hand % 4 != 0), told
            asked += 1
    assert asked


def test_a_tie_is_named_only_where_there_is_one() -> None:
    for each in drawn("placed-after-the-last", "mcr-2014", MANY):
        reason = translated(each.reason, "mcr-2014", translator("en"))
        points = dict(re.findall(r"\b([A-D]) (\d+)", reason))
        for choice in each.choices or ():
            if choice.misconception == "tie-break-missed":
                assert points[choice.id] == points[str(each.answer)], reason
            if choice.misconception == "sums-misordered":
                assert points[choice.id] != points[str(each.answer)], reason


def test_what_a_step_is_called_fits_what_it_leaves_out() -> None:
    """A win left out whole lacks no base points; only a deduction is one."""
    for each in drawn("points-of-a-deal", "mcr-2014", MANY):
        told = text_of(each, "mcr-2014")
        found = {choice.misconception for choice in each.choices or ()}
        assert "base-left-out" not in found
        assert "penalty-added" not in found or re.search("in this deal: [2-4]", told), told
    for each in drawn("score-of-a-session", "mcr-2014", MANY):
        told = text_of(each, "mcr-2014")
        found = {choice.misconception for choice in each.choices or ()}
        deducted = re.search("in another|minutes after", told)
        assert not found & {"penalty-added", "penalty-left-out"} or deducted, told


def test_a_pung_in_time_is_no_late_one() -> None:
    for told, wrong in traps("late-pung", "mcr-2014"):
        seconds = int(re.findall(r"exactly (\d) seconds", told)[0])
        assert ("late-for-wrong" in wrong.values()) <= (seconds > 3), told


@pytest.mark.parametrize("template", ["three-calls", "three-hampered-calls"])
def test_calls_that_cancel_out_are_several_that_hold(template: str) -> None:
    known = set()
    for each in drawn(template, "mcr-2014", MANY):
        reason = translated(each.reason, "mcr-2014", translator("en"))
        found = {choice.misconception for choice in each.choices or ()}
        alone = reason.startswith("The other two calls are not valid.")
        assert ("valid-call-overlooked" in found) is alone, reason
        assert ("calls-cancel" in found) <= (not alone), reason
        assert "chow-first" not in found or "priority over any chow" in reason, reason
        known |= found
    assert {"chow-first", "claim-before-win", "valid-call-overlooked", "calls-cancel"} <= known


def test_the_fifth_place_of_a_group_has_no_points_under_2014() -> None:
    """2014, 3.9.2.2: four places at a table."""
    found = set()
    for told, wrong in traps("standard-points-of-a-group", "mcr-1998"):
        rank = int(re.findall(r"place (\d+)", told)[0])
        assert ("rule-of-2014" in wrong.values()) <= (rank <= 4), told
        found |= set(wrong.values())
    assert "rule-of-2014" in found


def test_a_kong_in_the_third_second_is_not_told_of_a_pung() -> None:
    """3.6.7: both have three seconds, and the trap of three seconds speaks of a pung."""
    asked = 0
    for told, wrong in traps("one-of-four-in-time", "mcr-2014"):
        for seat in re.findall(r"(\w+) calls a kong 3 seconds", told):
            asked += 1
            assert wrong.get(seat) != "three-seconds", told
    assert asked


def test_a_discarder_who_pays_8_is_spared_the_fan_points() -> None:
    """3.9.1.3(2): on a discard the other two pay 8, the discarder 8 and the fan points."""
    asked = 0
    for told, wrong in traps("statements-about-a-win", "mcr-2014"):
        discarder = re.findall(r"wins on (\w+)'s discard", told)
        if not discarder or "Only one statement is right" not in told:
            continue
        for letter in re.findall(rf"([A-D]): {discarder[0]} pays 8\b", told):
            asked += 1
            assert wrong[letter] == "discarder-pays-base-only", told
    assert asked


@pytest.mark.parametrize("rules", ["mcr-2006", "mcr-2014"])
def test_the_person_responsible_may_be_the_team_leader(rules: str) -> None:
    """3.12.3: both the player and the person responsible sign; nobody is called wrong for naming one."""
    told = " ".join(told for told, _wrong in traps("statements-about-an-appeal", rules))

    assert "It need not be signed." in told
    assert "The team leader must sign it." not in told
