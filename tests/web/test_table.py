"""Deals against the program: pages that work by forms alone, moves that count once."""

import re
import uuid
from typing import Final

import pytest
from flask import Flask

from school.progress.deals import states_of
from scoring import RULE_SETS, Wind
from scoring.play import options, view_of
from tests.scoring.play.set_up import others_pass, table_of
from tests.web.played_deals import begun_deal, latest_deal
from tests.web.visitor import PageForm, SiteVisitor, VisitedPage
from web.components.table_picture import table_picture
from wording import LANGUAGES, translator

MOST_MOVES: Final = 60


def move_form(page: VisitedPage) -> PageForm | None:
    return next((form for form in page.forms if form.values("played")), None)


def moves_of(form: PageForm) -> list[str]:
    return [value for name, value in form.buttons if name == "move"]


def nobody_wins(rules: str) -> str:
    """The heading of a deal without a winner; International Mahjong calls a deal a game (5.4)."""
    return f"Nobody wins: the {'game' if rules == 'imj' else 'deal'} is over."


def end_headings(rules: str) -> tuple[str, ...]:
    """The headings of a deal that is over, one of them without a winner."""
    return (nobody_wins(rules), *(f"{seat} wins." for seat in ("East", "South", "West", "North")))


def played_out(visitor: SiteVisitor, page: VisitedPage) -> VisitedPage:
    """Win where one can, let all else go, and discard the last tile."""
    for _number in range(MOST_MOVES):
        form = move_form(page)
        if form is None:
            return page
        moves = moves_of(form)
        wins = [each for each in moves if each[1] == "w"]
        passes = [each for each in moves if each[1] == "n"]
        page = visitor.send(form, move=(wins or passes or moves[-1:])[0])
    raise AssertionError("the deal does not end")


@pytest.mark.parametrize("rules", RULE_SETS)
def test_a_deal_is_played_to_its_end_by_forms_alone(visitor: SiteVisitor, rules: str):
    page = begun_deal(visitor, rules)
    offered = set(moves_of(move_form(page) or PageForm("", "")))
    deal = latest_deal(visitor)
    state = states_of(deal)[-1]

    assert offered == {str(each) for each in options(state, Wind(deal.seat))}

    end = played_out(visitor, page)
    after = latest_deal(visitor)

    assert after.ending in ("win", "drawn")
    assert end.heading in end_headings(rules)
    assert any(each.endswith("/count") for each in end.links) == (after.ending == "win")
    assert states_of(after)[-1].ending is not None


def test_the_hands_of_others_are_not_on_the_page(visitor: SiteVisitor):
    page = begun_deal(visitor)
    deal = latest_deal(visitor)
    state = states_of(deal)[-1]
    shown = re.findall(r"#t-([1-9][mpszf])", page.text)
    own = state.seat(Wind(deal.seat))
    open_tiles = [str(each) for each in own.standing]
    for seat in state.seats:
        open_tiles += [str(each.tile) for each in seat.floor if each.claimed_by is None]
        open_tiles += [str(each) for each in seat.flowers]
        open_tiles += [str(tile) for meld in seat.melds for tile in meld.tiles]

    assert not [each for each in set(shown) if shown.count(each) > open_tiles.count(each)]


def test_a_move_that_is_sent_twice_counts_once(visitor: SiteVisitor):
    form = move_form(begun_deal(visitor))
    assert form is not None
    first = visitor.send(form, move=moves_of(form)[-1])
    moves = latest_deal(visitor).moves
    second = visitor.send(form, move=moves_of(form)[-1])

    assert latest_deal(visitor).moves == moves
    assert second.heading == first.heading


def test_a_move_that_cannot_be_made_is_told_why_and_nothing_is_lost(visitor: SiteVisitor):
    form = move_form(begun_deal(visitor))
    assert form is not None
    before = latest_deal(visitor)
    page = visitor.send(form, move=f"{before.seat}a1z")

    assert page.status == 422
    assert 'role="alert"' in page.text
    assert move_form(page) is not None
    assert latest_deal(visitor).moves == before.moves


@pytest.mark.parametrize("sent", ["", "x", "Ed5m" * 2, "Ed5", "Zd5m"])
def test_what_is_no_move_is_refused(visitor: SiteVisitor, sent: str):
    form = move_form(begun_deal(visitor))
    assert form is not None

    assert visitor.send(form, move=sent).status == 400


def test_nobody_moves_for_another_seat(visitor: SiteVisitor):
    form = move_form(begun_deal(visitor))
    assert form is not None
    other = Wind(latest_deal(visitor).seat).after(1)

    assert visitor.send(form, move=f"{other}d1z").status == 400


def test_nobody_else_finds_a_deal(site: Flask, visitor: SiteVisitor):
    address = begun_deal(visitor).address

    assert SiteVisitor(site).open(address).status == 404
    assert visitor.open(f"/table/{uuid.uuid4()}").status == 404


def test_a_deal_goes_on_where_it_was_left_and_stands_in_the_list(visitor: SiteVisitor):
    page = begun_deal(visitor)
    again = visitor.open(page.address)
    listed = visitor.open("/mcr-2014/table")

    assert again.heading == page.heading
    assert page.address in listed.links
    assert "Not finished" in listed.text


def test_a_deal_that_is_over_is_looked_back_at_with_every_hand_open(visitor: SiteVisitor):
    page = begun_deal(visitor, "rengo")

    assert visitor.open(f"{page.address}/back").status == 404

    end = played_out(visitor, page)
    assert end.text.count("; hand: ") + end.text.count(": hand: ") == 4
    assert ("Your hand" in end.text) == (latest_deal(visitor).winner != latest_deal(visitor).seat)

    first = visitor.open(end.link_to(f"{page.address}/back"))
    then = visitor.open(first.link_to(f"{page.address}/back?at=1"))

    assert first.heading.startswith("Move 0 of ")
    assert then.heading.startswith("Move 1 of ")
    assert "t-back" not in then.text
    assert visitor.open(f"{page.address}/back?at=999").status == 200
    assert visitor.open(f"{page.address}/back?at=x").heading == first.heading


@pytest.mark.parametrize("rules", RULE_SETS)
def test_what_the_own_tiles_could_become_is_a_link_away(visitor: SiteVisitor, rules: str):
    page = begun_deal(visitor, rules)
    for _number in range(MOST_MOVES):
        form = move_form(page)
        assert form is not None
        passes = [each for each in moves_of(form) if each[1] == "n"]
        if not passes:
            break
        page = visitor.send(form, move=passes[0])

    panel = visitor.open(page.link_to(f"{page.address}/plans"))
    found = visitor.open(panel.link_to(f"/{rules}/plans?"))

    assert 'data-panel="reach"' in page.text
    assert 'id="reach"' in panel.text
    assert "The nearest wins" in panel.text
    assert found.status == 200
    assert "field__error" not in found.text


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_table_is_told_in_words(site: Flask, language: str):
    visitor = SiteVisitor(site, language)
    page = begun_deal(visitor, "imj", skill="beginner")

    assert page.lang == language
    assert page.text.count('id="above-words"') == 1


def test_the_middle_of_the_table_is_told_in_words_and_no_hand_of_others(visitor: SiteVisitor):
    page = begun_deal(visitor, "rengo")

    assert re.search(
        r"The table: \w+ round; \d+ tiles left to draw; dora indicator: [^;]+\.", page.text
    )
    assert "hand: " not in page.text
    assert 'aria-describedby="told"' in page.text


def test_the_tile_that_makes_a_pung_a_kong_lies_on_the_one_that_was_called():
    """Rengo 31(4)."""
    hands = {
        "E": "1z 1z 2z 2z 3z 3z 4z 4z 5z 5z 6z 6z 7z 5p",
        "S": "5p 5p 1p 9p 1s 9s 3s 6s 9m 1m 4s 7s 9m",
    }
    moves = "Ed5pSpSd9mWd9sNd9sEd9sSa5p"
    kong = others_pass(table_of("rengo", hands, draws="9s 9s 9s 5p", moves=moves))
    seat = table_picture(view_of(kong, Wind.EAST), translator("en")).seats[1]
    upright = [each for each in seat.tiles if each.symbol == "t-5p"]
    below, above = sorted(
        (each for each in seat.tiles if each.symbol == "h-5p"), key=lambda t: -t.y
    )

    assert len(upright) == 2
    assert (above.x, above.y) == (below.x, below.y - below.height)
