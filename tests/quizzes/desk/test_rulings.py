"""What the desk rules, by article: the same facts are given, and every part is held against the text."""

from dataclasses import replace

import pytest

from quizzes.desk.happening import Happening, HappeningKind
from quizzes.desk.of_imj import declared_id, imj_book
from quizzes.desk.of_mcr import mcr_book
from quizzes.desk.of_rengo import rengo_book
from quizzes.desk.parts import parts_of
from quizzes.desk.ruling import DeskBook, DeskRuling, PlayAfter
from quizzes.desk.tables import paid_with_sticks
from quizzes.hands.draw import Draw
from scoring import WINDS, RuleSet, Wind, parse_tiles, rule_set
from scoring.imj.table.false_win import DeclaredHand, WrongCall
from scoring.mcr.table.book import RuleBook
from scoring.mcr.table.fouls import McrFoul
from scoring.play import Stage, TableState, begin, view_of
from scoring.rengo.table.fouls import RengoFoul
from wording.play import last_discard_text, view_text
from wording.translator import translator

F, P = McrFoul, PlayAfter
E, S = Wind.EAST, Wind.SOUTH
OF_1998, OF_2006, OF_2014 = RuleBook.OF_1998, RuleBook.OF_2006, RuleBook.OF_2014


def table(rules: RuleSet) -> TableState:
    return begin(rules, "desk")


def ruled(book: DeskBook, foul: str, *, is_so: bool = True, offence: int = 0) -> DeskRuling:
    values = (("other", S), ("points", 20))
    state = table(book.rules)
    return book.ruled(Happening(HappeningKind.DEED, E, state, foul, is_so, values, offence))


def paid(ruling: DeskRuling) -> tuple[float, ...]:
    return tuple(ruling.payments.get(seat, 0) for seat in WINDS) if ruling.payments else ()


@pytest.mark.parametrize(
    ("edition", "foul", "article", "amounts", "play"),
    [
        (OF_2014, F.WRONG_CLAIM, "3.11.6.2", (), P.NO_WIN),
        (OF_2014, F.WRONG_TILE_APART, "3.11.6.4", (), P.PUT_BACK),
        (OF_2014, F.WRONG_TILE_IN_HAND, "3.11.6.4", (), P.NO_WIN),
        (OF_2014, F.TILE_EXPOSED, "3.11.6.7(1)", (), P.NEXT_DISCARD),
        (OF_2014, F.SHOWS_HAND_AT_REFUSED_WIN, "3.11.6.7(2)", (), P.ONE_BY_ONE),
        (OF_2014, F.PLAY_MADE_IMPOSSIBLE, "3.11.6.7(2)", (-90, 30, 30, 30), P.ENDS),
        (OF_2014, F.EXPOSES_ANOTHERS, "3.11.6.7(3)", (-20, 20, 0, 0), P.REFEREE_DECIDES),
        (OF_2014, F.WRONG_COUNT, "3.11.6.8", (), P.NO_WIN),
        (OF_2014, F.LATE_FETCH, "3.11.6.11(1)", (), P.NO_WIN),
        (OF_2014, F.WINNING_TILE_LEFT, "3.11.6.11(2)", (-30, 10, 10, 10), P.NO_WIN),
        (OF_2014, F.ODD_WIN_CALL, "3.11.6.11(3)", (), P.NO_WIN),
        (OF_2006, F.ODD_WIN_CALL, "3.11.6.11(3)", (), P.NO_WIN_UNTIL_DRAW),
        (OF_2014, F.REACHES_INTO_FLOOR, "3.11.6.11(5)", (), P.CLAIM_LOST),
        (OF_1998, F.WRONG_COUNT, "14.9", (), P.NO_WIN),
        (OF_1998, F.TILE_EXPOSED, "14.7(1)", (), P.NEXT_DISCARD),
    ],
)
def test_a_foul_of_the_competition_rules_is_ruled_by_its_article(
    edition: RuleBook, foul: McrFoul, article: str, amounts: tuple[int, ...], play: PlayAfter
) -> None:
    ruling = ruled(mcr_book(edition), foul.value)
    assert (ruling.foul, ruling.articles[0]) == (foul.value, article)
    assert (paid(ruling), ruling.plays) == (amounts, (play,))


@pytest.mark.parametrize(("offence", "points"), [(1, 0), (2, 5), (3, 10), (4, 20)])
def test_an_empty_call_costs_more_each_time_and_its_points_go_to_nobody_3_11_6_3(
    offence: int, points: int
) -> None:
    ruling = ruled(mcr_book(OF_2014), F.EMPTY_CLAIM.value, offence=offence)
    assert ruling.articles == ("3.11.6.3",)
    assert paid(ruling) == ((-points, 0, 0, 0) if points else ())


@pytest.mark.parametrize("edition", list(RuleBook))
def test_what_is_not_so_is_no_foul(edition: RuleBook) -> None:
    ruling = ruled(mcr_book(edition), F.TILE_EXPOSED.value, is_so=False)
    assert (ruling.foul, ruling.plays) == ("", (P.GOES_ON,))
    assert ruling.penalty is not None
    assert not ruling.penalty.orders


def test_one_s_own_tiles_are_not_treated_as_exposed_3_11_6_7_4() -> None:
    ruling = ruled(mcr_book(OF_2014), F.OWN_WIN_REFUSED.value)
    assert (ruling.foul, ruling.articles) == ("", ("3.11.6.7(4)",))
    assert ruling.plays == (P.SHOWN_STAY,)


def test_a_foul_that_an_edition_does_not_name_is_a_breach_like_any_other() -> None:
    ruling = ruled(mcr_book(OF_1998), F.WATCHES_ON.value)
    assert (ruling.foul, ruling.ours) == (F.OTHER_BREACH.value, True)


@pytest.mark.parametrize(
    ("foul", "article", "play"),
    [
        (RengoFoul.PLAY_MADE_IMPOSSIBLE, "68(3)", P.REPLAYED),
        (RengoFoul.RIICHI_WITHOUT_TENPAI, "68(4)", P.REPLAYED),
        (RengoFoul.RIICHI_HAND_NOT_SHOWN, "73", P.REPLAYED),
        (RengoFoul.DEAD_HAND_ACTED, "70", P.REPLAYED),
        (RengoFoul.WRONG_NUMBER_OF_TILES, "70(1)", P.DEAD_HAND),
        (RengoFoul.EARLY_DRAW, "70(2)", P.DEAD_HAND),
        (RengoFoul.PEEPING, "70(3)", P.DEAD_HAND),
        (RengoFoul.DRAWN_FROM_WRONG_PLACE, "70(4)", P.DEAD_HAND),
        (RengoFoul.WRONG_CALL, "70(5)", P.DEAD_HAND),
        (RengoFoul.WIN_WITHDRAWN_BEFORE_SHOWING, "70(6)", P.DEAD_HAND),
        (RengoFoul.RIICHI_WITHDRAWN, "70(7)", P.DEAD_HAND),
    ],
)
def test_a_foul_of_rengo_is_a_chombo_or_a_dead_hand(
    foul: RengoFoul, article: str, play: PlayAfter
) -> None:
    ruling = ruled(rengo_book(), foul.value)
    assert (ruling.articles[0], ruling.plays) == (article, (play,))


@pytest.mark.parametrize(("last", "lost"), [("1m", 0), ("2m", 20000)])
def test_a_chombo_costs_points_of_the_total_or_sticks_as_the_event_has_chosen_68(
    last: str, lost: int
) -> None:
    state = table(rule_set("rengo"))
    tiles = (*state.wall.tiles[:-1], *parse_tiles(last))
    state = state._replace(wall=replace(state.wall, tiles=tiles))
    foul = RengoFoul.PLAY_MADE_IMPOSSIBLE.value
    ruling = rengo_book().ruled(Happening(HappeningKind.DEED, E, state, foul))
    assert ruling.payments == ({E: -lost} if lost else None)


@pytest.mark.parametrize(
    ("foul", "article", "play"),
    [
        (WrongCall.POSSIBLE_CALL_NOT_MADE.value, "34.1", P.MUST_BE_MADE),
        (WrongCall.TILES_SHOWN_FOR_A_POSSIBLE_SET.value, "34.2", P.MUST_BE_MADE),
        (WrongCall.IMPOSSIBLE_CALL.value, "34.3", P.TAKEN_BACK),
        (WrongCall.WALL_TOUCHED.value, "34.4", P.ONLY_DRAWS),
        (WrongCall.DISPLAYED_TILES_WRONG.value, "34.6", P.STANDS),
        (WrongCall.WRONG_NUMBER_OF_TILES.value, "34.6", P.NO_ORDINARY_WIN),
        (declared_id(DeclaredHand.ALL_SHOWN_WITHOUT_A_WORD), "33.4", P.DEAL_PASSES),
        (declared_id(DeclaredHand.WRONG_NUMBER_OF_TILES), "33.4", P.DEAL_PASSES),
        (declared_id(DeclaredHand.WITHDRAWN_BEFORE_ALL_WAS_SHOWN), "21.1", P.GOES_ON),
        (declared_id(DeclaredHand.WINNING_HAND_WITHOUT_PRIORITY), "34.4", P.ONLY_DRAWS),
    ],
)
def test_a_slip_of_international_mahjong_is_free_and_a_false_win_is_paid(
    foul: str, article: str, play: PlayAfter
) -> None:
    ruling = ruled(imj_book(), foul)
    assert (ruling.articles[0], ruling.plays[0]) == (article, play)
    assert paid(ruling) == ((-3000, 1000, 1000, 1000) if play is P.DEAL_PASSES else ())


def test_a_riichi_stick_of_the_deal_is_a_loss_of_whoever_laid_it() -> None:
    """Rengo 43(1): the winner takes the sticks, one's own among them."""
    won = {E: 4000, S: -2000, Wind.WEST: 0, Wind.NORTH: 0}
    assert paid_with_sticks(won, (E, S)) == {E: 3000, S: -3000, Wind.WEST: 0, Wind.NORTH: 0}


def test_sticks_on_the_table_are_told_in_words() -> None:
    state = table(rule_set("rengo"))._replace(deposits=2)
    assert "2 riichi sticks" in view_text(view_of(state, E), translator("en"))[0]


@pytest.mark.parametrize("edition", list(RuleBook))
def test_penalties_are_recorded_on_the_form_of_the_text(edition: RuleBook) -> None:
    form = "appendix 4" if edition is OF_1998 else "appendix 6"
    assert mcr_book(edition).record == (form,)


@pytest.mark.parametrize("is_so", [True, False])
def test_a_phone_is_not_held_against_the_article_on_talking_3_6_1(is_so: bool) -> None:
    ruling = ruled(mcr_book(OF_2014), F.OTHER_BREACH.value, is_so=is_so)
    assert ruling.articles[0] == "3.11.1"
    assert "3.6.1" in ruling.also


@pytest.mark.parametrize("foul", [F.INFORMATION, F.GRAVE_DISTURBANCE])
@pytest.mark.parametrize("is_so", [True, False])
def test_signs_and_shouts_break_the_article_on_talking_too_3_6_1(
    foul: McrFoul, is_so: bool
) -> None:
    assert "3.6.1" in ruled(mcr_book(OF_2014), foul.value, is_so=is_so).also


@pytest.mark.parametrize(("edition", "general"), [(OF_1998, "13.1"), (OF_2014, "3.11.1")])
@pytest.mark.parametrize("foul", [F.EARLY_DRAW, F.WRONG_COUNT, F.CHEATING, F.TILE_EXPOSED])
def test_the_article_on_any_breach_is_no_wrong_answer(
    edition: RuleBook, general: str, foul: McrFoul
) -> None:
    assert general in ruled(mcr_book(edition), foul.value, offence=1).also


@pytest.mark.parametrize("is_so", [True, False])
def test_after_the_deal_nothing_goes_on_under_any_edition(is_so: bool) -> None:
    state = table(rule_set("mcr-2006"))._replace(stage=Stage.OVER)
    watching = Happening(HappeningKind.DEED, E, state, F.WATCHES_ON.value, is_so)
    assert all(mcr_book(each).ruled(watching).plays == () for each in RuleBook)


def test_a_reason_tells_the_penalty_that_the_edition_orders() -> None:
    assert "until after the next draw" in reason_of(OF_2006, F.ODD_WIN_CALL)
    assert "win this deal" in reason_of(OF_2014, F.ODD_WIN_CALL)
    assert "until after the next draw" in reason_of(OF_2006, F.CLAIM_THEN_WIN)
    assert "with the hand shown" in reason_of(OF_2006, F.CLAIM_THEN_WIN_SHOWN)
    assert "a repeated one" in reason_of(OF_1998, F.OTHER_BREACH)
    assert "according to its gravity" in reason_of(OF_2014, F.OTHER_BREACH)
    assert "costs 10 points" in reason_of(OF_2014, F.LATE_TO_10)
    assert "brings a warning and costs 10 points" in reason_of(OF_1998, F.LATE_TO_10)
    assert "warning" not in reason_of(OF_1998, F.LATE_TO_15)


@pytest.mark.parametrize(
    ("foul", "why"),
    [
        (F.EXPOSES_ANOTHERS, "the referee decides"),
        (F.NAMES_DISCARD, "orders nothing besides"),
        (F.LATE_TO_10, "orders nothing besides"),
        (F.EARLY_DRAW, "orders nothing besides"),
    ],
)
def test_it_is_said_why_play_goes_on(foul: McrFoul, why: str) -> None:
    for edition in RuleBook:
        ruling = ruled(mcr_book(edition), foul.value, offence=2)
        assert ruling.going_on is not None
        assert why in ruling.going_on.text.text


def reason_of(edition: RuleBook, foul: McrFoul) -> str:
    return ruled(mcr_book(edition), foul.value).reason.text


def test_what_another_is_paid_is_5_to_60_by_its_own_article_3_11_6_7_3() -> None:
    book = mcr_book(OF_2014)
    parts = parts_of([ruled(book, F.EXPOSES_ANOTHERS.value)], (), book, Draw("parts"), None)
    (amount,) = (each for each in parts if each.id == "amount")
    assert amount.citations == ("3.11.6.7(3)",)
    assert "5 to 60 points" in amount.reason.text


def test_what_is_paid_and_what_is_deducted_are_told_apart() -> None:
    book = mcr_book(OF_2014)
    exposed = ruled(book, F.EXPOSES_ANOTHERS.value)
    named = replace(ruled(book, F.NAMES_DISCARD.value), penalty=None)
    parts = parts_of([exposed, named], (), book, Draw("parts"), None)
    (payments,) = (each for each in parts if each.id == "payments")
    assert "goes to the players who are paid" in payments.reason.text
    assert "deducted points to nobody" in payments.reason.text


@pytest.mark.parametrize(
    ("call", "too"),
    [(WrongCall.DISPLAYED_TILES_WRONG, "34.3"), (WrongCall.IMPOSSIBLE_CALL, "34.6")],
)
def test_a_wrong_set_is_a_matter_of_two_articles_34_3_and_34_6(call: WrongCall, too: str) -> None:
    assert ruled(imj_book(), call.value).also == (too,)


def test_no_false_win_hangs_on_the_article_on_taking_it_back_21_1() -> None:
    ruling = ruled(imj_book(), declared_id(DeclaredHand.ALL_SHOWN_WITHOUT_A_WORD))
    assert ruling.articles[0] == "33.4"
    assert ruling.also == ("21.1",)


def parts_at(left: int, foul: str, *, is_so: bool = True) -> list[str]:
    """The parts about a foul of Rengo with so many tiles left."""
    book = rengo_book()
    state = table(book.rules)
    wall = replace(state.wall, front=state.wall.front + state.wall.left - left)
    happening = Happening(HappeningKind.DEED, E, state._replace(wall=wall), foul, is_so)
    parts = parts_of([book.ruled(happening)], (), book, Draw("parts"), None)
    return [each.id for each in parts]


@pytest.mark.parametrize("is_so", [True, False])
def test_with_no_tile_left_nobody_asks_how_play_goes_on(is_so: bool) -> None:
    peeping = RengoFoul.PEEPING.value
    assert "play" in parts_at(1, peeping, is_so=is_so)
    assert "play" not in parts_at(0, peeping, is_so=is_so)
    assert "play" in parts_at(0, RengoFoul.PLAY_MADE_IMPOSSIBLE.value)


def test_the_words_of_the_table_name_the_last_discard() -> None:
    t = translator("en")
    (tile,) = parse_tiles("5p")
    assert last_discard_text(tile, S, t) == ("South has just discarded the 5 of dots.",)
    assert last_discard_text(None, S, t) == ()
