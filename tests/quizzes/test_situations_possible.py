"""Situations tell what four tiles of a kind allow, and a trap is one of what was told."""

import pytest

from tests.quizzes.test_situations_asked import MANY, drawn, said, text_of


def _wrong(template: str, rules: str) -> list[tuple[str, str, str | None]]:
    """What is told, what a wrong choice says, and its misconception."""
    return [
        (text_of(each, rules), said(choice, rules), choice.misconception)
        for each in drawn(template, rules, MANY)
        for choice in each.choices or ()
        if choice.id != each.answer
    ]


@pytest.mark.parametrize("template", ["imj-several-wins", "imj-whose-win"])
def test_who_gives_way_to_thirteen_unios_is_not_taken_for_a_farther_player(template: str) -> None:
    """IMJ 29: a nearer player with another hand loses to Thirteen Unios, a farther one as well."""
    found = 0
    for each in drawn(template, "imj", MANY):
        told = text_of(each, "imj")
        first = {choice.id: said(choice, "imj") for choice in each.choices or ()}[each.answer]
        if f"{first} calls “win” with Thirteen Unios" not in told:
            continue
        for choice in each.choices or ():
            if choice.misconception == "imj-unios-no-priority":
                assert f"{said(choice, 'imj')} calls “win” with Thirteen Unios" not in told
                found += 1
            if choice.misconception == "imj-farthest-wins":
                assert f"{said(choice, 'imj')} calls “win” with Thirteen Unios" in told
    assert found


def test_two_bound_players_are_told_of_only_where_both_elements_are_there() -> None:
    for told, _, trap in _wrong("imj-who-pays-for-it", "imj"):
        if trap == "imj-first-helper-bound":
            assert "Big Three Dragons and Pure Honours" in told


def test_a_pair_is_told_where_it_decides_between_two_bound_players_imj_33() -> None:
    """Three sets of dragons and one of a wind with a pair of Honours would be Pure Honours (33.1) too."""
    found = 0
    for told, *_ in _wrong("imj-who-pays-for-it", "imj"):
        if "pungs the third dragon" in told and "pungs a wind" in told:
            both = "Big Three Dragons and Pure Honours" in told
            assert both or "Big Three Dragons, and its pair is of a suit" in told
            found += not both
    assert found


def test_a_false_win_ends_nothing_where_there_is_none() -> None:
    for told, _, trap in _wrong("imj-how-the-game-goes-on", "imj"):
        if trap == "imj-false-win-ends-all":
            assert "not a winning hand" in told or "one too many" in told


def test_a_kong_added_is_robbed_by_a_chow() -> None:
    """The other three tiles of the kind lie in the kong: no pung, eyes or pair can be made with it."""
    for template in ("imj-may-rob", "imj-whose-win"):
        for each in drawn(template, "imj", MANY):
            told = text_of(each, "imj")
            if "kong" in told and "four sets and eyes" in told:
                assert "Dragon" not in told
            assert "seven pairs" not in told


@pytest.mark.parametrize(
    ("template", "rules"), [("imj-whose-move", "imj"), ("rengo-whose-call", "rengo")]
)
def test_a_kind_has_four_tiles(template: str, rules: str) -> None:
    """Three with the player of a kong, one discarded: nobody else has or had one."""
    for each in drawn(template, rules, MANY):
        told = text_of(each, rules)
        if "calls “kong”" in told or "says “kan”" in told:
            assert "only one such tile" not in told
            assert "an identical tile" not in told


def test_an_indicator_that_lies_right_is_no_error_that_was_kept() -> None:
    for told, says, trap in _wrong("rengo-indicator-turned", "rengo"):
        if "stack 3 from the end" in told:
            assert trap == "rengo-rulings-mixed", (says, trap)


def test_walls_counted_clockwise_are_those_that_one_comes_to() -> None:
    """An even throw counted the other way round ends at the wall opposite the right one, an odd one at the same."""
    for each in drawn("rengo-where-it-breaks", "rengo", MANY):
        wind = dict(zip("ESWN", range(4), strict=True))
        right = wind[each.answer[0]]
        for choice in each.choices or ():
            if choice.misconception == "rengo-clockwise":
                assert (wind[choice.id[0]] - right) % 4 == 2


def test_only_the_other_end_of_a_wait_is_one_tile_looked_at() -> None:
    """Whoever wins by ron on a tile discarded before has overlooked the discard itself."""
    found = set()
    for told, says, trap in _wrong("rengo-own-discards", "rengo"):
        if says.startswith("Yes"):
            assert (trap == "rengo-own-discard-overlooked") == (says == "Yes, the win counts."), (
                told
            )
            found.add(trap)
    assert len(found) == 3
