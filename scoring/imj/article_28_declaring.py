"""Groups 28.1 to 28.4: how the last tile was got and how the hand was built. They set no limit."""

from collections.abc import Iterator

from scoring.case import Case
from scoring.fan import LitBy, Use
from scoring.hand import WinSource
from scoring.imj.group import ElementGroup
from scoring.imj.win import BASIC, WITHOUT_A_TILE, is_drawn, kongs_in_row

last_tile = ElementGroup("28.1")
game_end = ElementGroup("28.2")
after_kongs = ElementGroup("28.3")
building = ElementGroup("28.4")


@last_tile.fan("from-the-floor", number=42, article="28.1(1)", value=0, lit_by=LitBy.WINNING_TILE)
def from_the_floor(case: Case) -> Iterator[Use]:
    """Won on a discard; it is an element, worth nothing."""
    if case.circumstances.by is WinSource.DISCARD and not is_drawn(case):
        yield Use()


@last_tile.fan("from-the-wall", number=43, article="28.1(2)", value=1, lit_by=LitBy.WINNING_TILE)
def from_the_wall(case: Case) -> Iterator[Use]:
    """Won on a tile drawn from the head or the tail."""
    if is_drawn(case):
        yield Use()


@last_tile.fan("from-robbed-kong", number=44, article="28.1(3)", value=1, lit_by=LitBy.WINNING_TILE)
def from_robbed_kong(case: Case) -> Iterator[Use]:
    """Won on the tile of a kong that another was making."""
    if case.circumstances.by is WinSource.ROBBED_KONG and not is_drawn(case):
        yield Use()


@game_end.fan("from-final-draw", number=45, article="28.2(1)", value=1, lit_by=LitBy.WINNING_TILE)
def from_final_draw(case: Case) -> Iterator[Use]:
    """Won by drawing the last tile of the game."""
    if case.circumstances.last and is_drawn(case):
        yield Use()


@game_end.fan(
    "from-final-exposed", number=46, article="28.2(2)", value=1, lit_by=LitBy.WINNING_TILE
)
def from_final_exposed(case: Case) -> Iterator[Use]:
    """Won on the last tile exposed in the game, discarded or in a kong."""
    if case.circumstances.last and not is_drawn(case):
        yield Use()


@after_kongs.fan("on-first-kong", number=47, article="28.3(1)", value=1, lit_by=LitBy.WINNING_TILE)
def on_first_kong(case: Case) -> Iterator[Use]:
    """Won on the tile drawn right after one kong."""
    if case.shape not in WITHOUT_A_TILE and kongs_in_row(case.hand) == 1:
        yield Use()


@after_kongs.fan("on-second-kong", number=48, article="28.3(2)", value=3, lit_by=LitBy.WINNING_TILE)
def on_second_kong(case: Case) -> Iterator[Use]:
    """Won on the tile drawn right after the second kong of the turn."""
    if case.shape not in WITHOUT_A_TILE and kongs_in_row(case.hand) == 2:
        yield Use()


@after_kongs.fan("on-third-kong", number=49, article="28.3(3)", value=6, lit_by=LitBy.WINNING_TILE)
def on_third_kong(case: Case) -> Iterator[Use]:
    """Won on the tile drawn right after the third kong of the turn."""
    if case.shape not in WITHOUT_A_TILE and kongs_in_row(case.hand) == 3:
        yield Use()


@building.fan("all-pickups", number=50, article="28.4(1)", value=1)
def all_pickups(case: Case) -> Iterator[Use]:
    """Every set claimed and the eyes completed by another's tile, a robbed kong's too."""
    claimed = [meld for meld in case.hand.melds if meld.is_claimed]
    if case.shape in BASIC and len(claimed) == 4 and not is_drawn(case):
        yield Use()


@building.fan("self-help", number=51, article="28.4(2)", value=1)
def self_help(case: Case) -> Iterator[Use]:
    """Every set and the last tile drawn by oneself; unfolded kongs do not spoil it."""
    if case.shape not in WITHOUT_A_TILE and case.hand.is_concealed and is_drawn(case):
        yield Use()


@building.fan("clear-front", number=52, article="28.4(3)", value=1)
def clear_front(case: Case) -> Iterator[Use]:
    """Nothing displayed before the win but flowers; an unfolded kong is displayed."""
    if case.shape not in WITHOUT_A_TILE and not case.hand.melds:
        yield Use()
