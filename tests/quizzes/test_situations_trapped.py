"""A wrong choice of a situation stands for a mistake that leads there."""

import re

import pytest

from quizzes.misconceptions.registry import BY_ID
from quizzes.situations.people import NONE
from quizzes.situations.rengo.deeds.ends import FOULS
from quizzes.situations.rengo.foul_reasons import WHY_A_FOUL, WHY_NO_FOUL
from quizzes.situations.template import DrawnSituation
from quizzes.words.translated import translated
from scoring import Wind
from scoring.rengo.table.fouls import RengoFoul
from tests.quizzes.test_situations_asked import MANY, drawn, said, text_of
from wording import seat_name, translator, translator_under


@pytest.mark.parametrize(
    ("template", "rules", "win", "trap"),
    [
        ("imj-whose-move", "imj", "calls “win”.", "imj-farthest-wins"),
        ("rengo-whose-call", "rengo", "with a yaku and not furiten", "rengo-farther-wins"),
    ],
)
def test_a_win_that_gives_way_to_a_nearer_one_is_no_trap_of_the_nearest(
    template: str, rules: str, win: str, trap: str
) -> None:
    found = 0
    for each in drawn(template, rules, MANY):
        told = text_of(each, rules)
        for choice in each.choices or ():
            wins = f"{said(choice, rules)} {win}" in told or (
                f"{said(choice, rules)} says “ron”, {win}" in told
            )
            if wins and choice.id != each.answer:
                assert choice.misconception == trap, told
                found += 1
    assert found


def test_a_pung_taken_back_is_cited_by_the_article_of_pungs() -> None:
    """IMJ 21.1 lets a win be taken back, 34.3 a pung."""
    both = set()
    for each in drawn("imj-how-the-game-goes-on", "imj", MANY):
        if each.answer == "on":
            told = text_of(each, "imj")
            assert ("34.3" in each.citations) == ("pung" in told), told
            assert ("21.1" in each.citations) == ("“win”" in told), told
            both.add(each.citations)
    assert len(both) == 3


def test_thirteen_unios_is_told_of_an_unfolded_kong_alone() -> None:
    for each in drawn("imj-may-rob", "imj", MANY):
        traps = {choice.misconception for choice in each.choices or ()}
        assert "imj-unios-rob-nothing" not in traps or "unfolded" in text_of(each, "imj")


@pytest.mark.parametrize("template", ["imj-seats-again", "imj-seats-drawn"])
def test_an_order_that_is_the_same_is_not_called_rotated(template: str) -> None:
    both = set()
    for each in drawn(template, "imj", MANY):
        found = {choice.misconception for choice in each.choices or ()} & {
            "imj-same-is-new",
            "imj-turned-is-new",
        }
        orders = set(re.findall(r"[A-D](?:–[A-D]){3}", text_of(each, "imj")))
        assert not found or (found == {"imj-same-is-new"}) == (len(orders) == 1), orders
        both |= found
    assert len(both) == 2


def test_a_dealer_with_a_dead_hand_is_not_taken_to_stay_after_every_draw() -> None:
    both = set()
    for each in drawn("rengo-next-deal", "rengo", MANY):
        found = {choice.misconception for choice in each.choices or ()} & {
            "rengo-dead-hand-tenpai",
            "rengo-draw-keeps-the-deal",
        }
        assert not found or (found == {"rengo-dead-hand-tenpai"}) == ("72" in each.citations)
        both |= found
    assert len(both) == 2


def test_a_rank_from_the_bottom_counts_who_has_less() -> None:
    both = set()
    for each in drawn("imj-place", "imj", MANY):
        mados = dict(re.findall(r"([A-D])(?: has)? (-?\d+)", text_of(each, "imj").replace(",", "")))
        found = [c.id for c in each.choices or () if c.misconception == "imj-less-is-better"]
        ties = len(set(mados.values())) < len(mados)
        if found:
            assert len(mados) == 4
            assert found[0] == str(5 - int(each.answer)) or ties
        both.add(ties)
    assert len(both) == 2


@pytest.mark.parametrize("template", ["imj-bound-to-lose", "imj-who-pays-for-it"])
def test_a_discard_without_the_element_of_the_alert_binds_nobody_by_the_text_imj_32_3(
    template: str,
) -> None:
    both = set()
    for each in drawn(template, "imj", MANY):
        traps = {choice.misconception for choice in each.choices or ()}
        if str(each.answer).startswith("one-"):
            assert each.is_house_ruling is ("32.3" not in each.citations)
            assert each.is_house_ruling is ("imj-bound-on-a-discard" in traps)
            both.add(each.is_house_ruling)
    assert len(both) == 2


def test_a_share_of_a_player_who_gave_no_bound_tile_is_that_of_the_wrong_player_imj_32_3() -> None:
    both = set()
    for each in drawn("imj-who-pays-for-it", "imj", MANY):
        bound = str(each.answer).removeprefix("all-")
        for choice in each.choices or ():
            if bound != each.answer and choice.id.startswith("one-"):
                is_bound = choice.id == f"one-{bound}"
                assert (choice.misconception == "imj-bound-for-one-share") is is_bound
                both.add(is_bound)
    assert len(both) == 2


def test_a_first_indicator_is_ruled_on_only_where_there_is_a_second() -> None:
    for each in drawn("rengo-indicator-turned", "rengo", MANY):
        for choice in each.choices or ():
            if choice.id == "one" and choice.id != each.answer:
                assert choice.misconception == "rengo-rulings-mixed"


@pytest.mark.parametrize(
    ("template", "rules"),
    [
        ("imj-whose-move", "imj"),
        ("imj-whose-win", "imj"),
        ("rengo-whose-call", "rengo"),
        ("rengo-whose-ron", "rengo"),
    ],
)
def test_calls_cancel_each_other_only_where_several_are_good(template: str, rules: str) -> None:
    found = set()
    for each in drawn(template, rules, MANY):
        traps_found = [choice.misconception for choice in each.choices or ()]
        refusing = {f"{rules}-calls-cancel", f"{rules}-good-call-refused"}.intersection(traps_found)
        others_barred = traps_found.count(f"{rules}-call-without-right") == 2
        if refusing:
            assert others_barred == (refusing == {f"{rules}-good-call-refused"})
        found |= refusing
    assert len(found) == 2


def test_where_nobody_may_win_no_draw_is_cited() -> None:
    """Rengo 32 tells when a tile is drawn: it bears a question about calls, not one about rons."""
    assert all("32" not in each.citations for each in drawn("rengo-whose-ron", "rengo", MANY))
    assert any("32" in each.citations for each in drawn("rengo-whose-call", "rengo", MANY))


def test_traps_of_a_riichi_fit_what_became_of_its_discard() -> None:
    for each in drawn("rengo-riichi-stands", "rengo", MANY):
        traps = {choice.misconception for choice in each.choices or ()} - {None}
        assert (traps == {"rengo-stick-for-a-ron"}) == ("ron" in text_of(each, "rengo"))


def test_first_seats_are_compared_with_none() -> None:
    for each in drawn("imj-seats-drawn", "imj", MANY):
        traps = {choice.misconception for choice in each.choices or ()}
        assert ("imj-first-seats-compared" in traps) == (each.answer == "first")


def test_older_sticks_are_left_to_a_winner_alone() -> None:
    """Where nobody wins, giving a winner some of the sticks is the mistake, whatever stays (68)."""
    found = set()
    for each in drawn("rengo-sticks", "rengo", MANY):
        for choice in each.choices or ():
            count = re.fullmatch(r"([1-9])w0r([1-9])k0l", choice.id)
            if count:
                won = each.answer.endswith("w0r0k0l")
                trap = "rengo-old-sticks-stay" if won else "rengo-sticks-to-the-winner"
                assert choice.misconception == trap, text_of(each, "rengo")
                found.add(won)
    assert found == {True, False}


def test_what_a_display_binds_is_no_ruling_on_another_player() -> None:
    traps = {
        choice.misconception
        for each in drawn("imj-what-is-bound", "imj", MANY)
        for choice in each.choices or ()
    }
    assert "imj-another-players-sets" in traps
    assert "imj-another-players-ruling" not in traps


def test_what_four_sets_of_one_kind_bind_is_not_asked_imj_32_1() -> None:
    """The text speaks of three sets and three only, and leaves open what a fourth does to the alert."""
    counts = {"two": 0, "three": 0, "four": 0}
    for each in drawn("imj-what-is-bound", "imj", MANY):
        for count in counts:
            counts[count] += text_of(each, "imj").count(f"has displayed {count} sets")
    assert counts["two"]
    assert counts["three"]
    assert not counts["four"]


def test_sets_of_two_suits_bind_nothing_imj_32_1() -> None:
    """Two sets of one suit and one of another give no alert."""
    found = 0
    for each in drawn("imj-what-is-bound", "imj", MANY):
        seat = seat_name(Wind(str(dict(each.question.values)["seat"])), translator("en"))
        display = re.search(rf"{seat} has displayed three sets: ([^.]+)\.", text_of(each, "imj"))
        suits = re.findall(r" (Wan|Sok|Tan)\b", display[1]) if display else []
        if len(suits) == 3 and len(set(suits)) == 2:
            assert each.answer == "none"
            found += 1
    assert found


def test_each_foul_has_a_reason_of_its_own_rengo_68_70_73() -> None:
    """The reason says which deed it was, not only that an article names it."""
    assert set(WHY_A_FOUL) == set(RengoFoul)
    assert len(set(WHY_A_FOUL.values())) == len(RengoFoul)
    reasons = {each.reason.text for each in drawn("rengo-foul", "rengo", MANY)}
    assert reasons == set(WHY_A_FOUL.values())


def test_each_deed_that_comes_close_has_a_reason_of_its_own_rengo_68_70() -> None:
    """The reason says what keeps it from being a foul."""
    assert len({*WHY_NO_FOUL.values(), *WHY_A_FOUL.values()}) == len(WHY_NO_FOUL) + len(WHY_A_FOUL)
    reasons = {deed.reason for deed in FOULS.deeds if deed.rule().value is None}
    assert reasons == set(WHY_NO_FOUL.values())


def test_a_thousand_mados_are_told_of_what_they_come_to_alone() -> None:
    """A player who gets a false win's penalty once, and makes none: with 1,000 it would be more."""
    found = 0
    for each in drawn("imj-two-games", "imj", MANY):
        seat = seat_name(Wind(str(dict(each.question.values)["seat"])), translator("en"))
        made = re.compile(rf"game, {seat} (?:draws .{{1,20}} and )?makes a false win")
        for choice in each.choices or ():
            if choice.misconception == "imj-penalty-not-capped":
                found += 1
                assert not made.search(text_of(each, "imj"))
                assert float(choice.id) > float(each.answer)
    assert found


@pytest.mark.parametrize("template", ["imj-flower-cycles", "imj-flowers-in-order"])
def test_who_lets_a_jonga_with_flowers_wait_did_not_count_the_other_way_round(
    template: str,
) -> None:
    """Clockwise, too, the jonga would be the first to replace flowers (IMJ 17)."""
    turned = {True: "imj-jonga-after-the-others", False: "imj-clockwise"}
    found = set()
    for each in drawn(template, "imj", MANY):
        traps = {choice.misconception for choice in each.choices or ()}
        assert turned[not jonga_has_flowers(each)] not in traps
        found |= traps
    assert set(turned.values()) <= found


@pytest.mark.parametrize("template", ["imj-flower-cycles", "imj-flowers-in-order"])
def test_a_jonga_without_flowers_is_not_said_to_begin_imj_17(template: str) -> None:
    """Where the jonga was dealt none, another player is the first to replace flowers."""
    t = translator("en")
    found = 0
    for each in drawn(template, "imj", MANY):
        if not jonga_has_flowers(each):
            found += 1
            named = {choice.misconception for choice in each.choices or ()} - {None}
            told = [BY_ID[str(trap)].feedback for trap in named]
            told.append(translated(each.reason, "imj", t))
            assert not re.search("jonga (begins|replaces)", " ".join(told))
    assert found


def jonga_has_flowers(question: DrawnSituation) -> bool:
    """Whether the jonga was dealt flowers, by what is told."""
    told = text_of(question, "imj")
    jonga = re.search(r"(\w), the jonga", told)
    name = jonga[1] if jonga else "East"
    held = re.search(rf"Flowers: .*?{name} (\d)", told)
    assert held
    return held[1] != "0"


def test_a_win_above_the_agreed_highest_rank_is_said_to_be_paid_as_that_rank() -> None:
    """IMJ 7.2(2)."""
    found = set()
    for each in drawn("imj-two-games", "imj", MANY):
        told = text_of(each, "imj")
        highest = re.search(r"highest rank is (\d+)", told)
        ranks = [int(rank) for rank in re.findall(r"with (\d+)", told)]
        is_above = bool(highest and ranks and max(ranks) > int(highest[1]))
        assert ("7.2(2)" in each.citations) == is_above
        found.add(is_above)
    assert found == {True, False}


def test_a_win_on_an_unfolded_kong_is_explained_by_who_may_rob_it() -> None:
    """IMJ 23.7."""
    t, found = translator_under("imj", translator("en")), set()
    for each in drawn("imj-whose-win", "imj", MANY):
        is_unfolded = "unfolded kong of" in text_of(each, "imj")
        reason = translated(each.reason, "imj", t)
        assert ("Only Thirteen Unios may rob" in reason) == is_unfolded
        found.add((is_unfolded, each.answer == NONE))
    assert len(found) == 4
