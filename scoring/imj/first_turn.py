"""What no hand of the first turn can be: the Heaven and the Earth (25.1(1), (2))."""

from collections.abc import Iterator
from typing import Final

from scoring.errors import Fault, fault
from scoring.hand import Hand, WaitingHand, WinSource
from scoring.seats import Wind
from scoring.tiles import Tile

_DEALER: Final = Wind.EAST
_FLOWERS_BEFORE_THE_LAST: Final = 6  # that one holds who wins by a flower (25.2(1))


def first_turn_faults(hand: Hand | WaitingHand) -> Iterator[Fault]:
    """What contradicts a win told as before, or on, the dealer's first discard.

    Until then only the dealer has fourteen tiles and may make kongs, all of them unfolded (22.2),
    and of those only the Thirteen Unios may rob one (23.7). A flower wins for every seat (17).
    """
    circumstances = hand.circumstances
    is_dealer = circumstances.seat is _DEALER
    if any(meld.is_claimed or not is_dealer or _on_a_discard(hand) for meld in hand.melds):
        yield fault("melds-in-first-turn")
    if _wins_by_flower(hand):
        return
    if circumstances.by is WinSource.ROBBED_KONG and not _wins_by_kongs(hand):
        if is_dealer or circumstances.paid_by is not _DEALER or not _are_unios(hand):
            yield fault("robbed-in-first-turn")
    elif _on_a_discard(hand):
        if is_dealer or circumstances.paid_by is not _DEALER:
            yield fault("earth-not-on-first-discard")
    elif not is_dealer:
        yield fault("heaven-not-of-dealer")


def _on_a_discard(hand: Hand | WaitingHand) -> bool:
    on_a_tile = not _wins_by_flower(hand) and not _wins_by_kongs(hand)
    return on_a_tile and hand.circumstances.by is WinSource.DISCARD


def _wins_by_flower(hand: Hand | WaitingHand) -> bool:
    """A flower won; or of standing tiles, the next flower would."""
    if isinstance(hand, Hand):
        return hand.win.is_flower
    circumstances = hand.circumstances
    return circumstances.self_drawn and len(circumstances.flowers) >= _FLOWERS_BEFORE_THE_LAST


def _wins_by_kongs(hand: Hand | WaitingHand) -> bool:
    return isinstance(hand, Hand) and hand.wins_by_kongs


def _are_unios(hand: Hand | WaitingHand) -> bool:
    """Nothing but terminals and honors, no two of them alike but for one pair."""
    tiles: tuple[Tile, ...] = hand.concealed
    if isinstance(hand, Hand):
        tiles = (*tiles, hand.win)
    return not hand.melds and all(map(_is_unio, tiles)) and len(set(tiles)) >= len(tiles) - 1


def _is_unio(tile: Tile) -> bool:
    return tile.is_honor or tile.is_terminal
