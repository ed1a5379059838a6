"""Who may take an exposed tile, and what follows (articles 21, 23.7, 23.9, 25.1(1), 29, 34.5)."""

from collections.abc import Collection, Mapping
from dataclasses import dataclass
from enum import StrEnum
from typing import Final

from scoring.melds import Meld, MeldKind
from scoring.seats import Wind
from scoring.table import Ruling, by_house_rule, by_text, expect, nearest
from scoring.tiles import TILES, Tile


class ImjClaim(StrEnum):
    """A move on an exposed tile, in the order of article 21."""

    WIN = "win"
    PUNG = "pung"
    KONG = "kong"
    CHOW = "chow"
    DRAW = "draw"


_ARTICLES: Final = {
    ImjClaim.WIN: "21.1",
    ImjClaim.PUNG: "21.2",
    ImjClaim.KONG: "21.3",
    ImjClaim.CHOW: "21.4",
    ImjClaim.DRAW: "21.5",
}


def winner(
    exposer: Wind, claimants: Collection[Wind], thirteen_unios: Collection[Wind] = ()
) -> Ruling[Wind]:
    """Who wins of several: thirteen unios first, then the nearest anti-clockwise.

    Raises ScoringError: nobody claims, the exposer does, or unios are named that do not claim.
    """
    expect(
        set(thirteen_unios) <= set(claimants), "thirteen_unios", sorted(thirteen_unios), "claims"
    )
    if thirteen_unios:
        return by_text(nearest(exposer, thirteen_unios), "29.1")
    return by_text(nearest(exposer, claimants), "29.2")


def winner_by_heaven(claimants: Collection[Wind], dealer: Wind = Wind.EAST) -> Ruling[Wind]:
    """Who wins of several who declare The Heaven before the first discard: the dealer.

    Among the others, who have it by flowers alone, the nearest anti-clockwise, as flowers are
    replaced in that order (17); the text does not say. Raises ScoringError: nobody claims.
    """
    if dealer in claimants:
        return by_text(dealer, "25.1(1)")
    first = nearest(dealer, claimants)
    return (
        by_text(first, "25.1(1)")
        if len(set(claimants)) == 1
        else by_house_rule(first, "imj-heaven", "17")
    )


def taken_by(
    discarder: Wind, claims: Mapping[Wind, ImjClaim], thirteen_unios: Collection[Wind] = ()
) -> Ruling[Wind]:
    """Whose move on a discard is made: win, pung, kong, chow, draw, in that order.

    `thirteen_unios` are those who win with that hand. Who pungs may go on to kong on the same
    tile (21.2); a chow needs no word (21.4). Without any claim the right-hand player draws.
    Raises ScoringError: the discarder claims, or a chow or a draw by anybody but the right-hand
    player, or unios are named that do not claim a win.
    """
    right = discarder.after(1)
    expect(discarder not in claims, "claims", discarder, "seats other than the discarder's")
    next_only = {seat for seat, claim in claims.items() if claim in (ImjClaim.CHOW, ImjClaim.DRAW)}
    expect(next_only <= {right}, "claims", sorted(next_only), "a chow or a draw by the next seat")
    winners = [seat for seat, made in claims.items() if made is ImjClaim.WIN]
    if len(winners) > 1 or thirteen_unios:
        return winner(discarder, winners, thirteen_unios)
    for claim in ImjClaim:
        seats = [seat for seat, made in claims.items() if made is claim]
        if seats:
            return by_text(nearest(discarder, seats), _ARTICLES[claim], "21")
    return by_text(right, "21.5")


def may_rob(kong: MeldKind, thirteen_unios: bool) -> Ruling[bool]:
    """Whether a kong may be robbed: one made by adding to a pung; an unfolded one for 13 unios."""
    if kong is MeldKind.ADDED_KONG:
        return by_text(True, "23.7")
    return by_text(kong is MeldKind.CONCEALED_KONG and thirteen_unios, "23.7")


def forbidden_discards(meld: Meld, claimed: Tile) -> Ruling[tuple[Tile, ...]]:
    """What may not be discarded right after claiming that tile for that meld.

    After a pung: the same tile. After a chow: any tile that would make a chow with the two that
    were shown. Raises ScoringError: a kong is followed by a draw, or the tile is not in the meld.
    """
    expect(claimed in meld.tiles, "claimed", str(claimed), "a tile of the meld")
    expect(not meld.is_kong, "meld", meld.kind, "a chow or a pung")
    if meld.kind is MeldKind.PUNG:
        return by_text((claimed,), "21.2")
    shown = sorted(tile.number for tile in meld.tiles if tile != claimed)
    low, high = shown
    wanted = (low + 1,) if high - low == 2 else (low - 1, high + 1)
    tiles = tuple(each for each in TILES if each.suit == claimed.suit and each.number in wanted)
    return by_text(tiles, "21.4")


@dataclass(frozen=True, slots=True)
class PassedTile:
    """A tile on which one kept silent, and whether one has made a move of one's own since."""

    tile: Tile
    moved_since: bool


def may_claim_after_passing(tile: Tile, kept: Collection[PassedTile]) -> Ruling[bool]:
    """Whether a win or a pung may be declared on a tile after silence on the same kind."""
    barred = any(each.tile == tile and not each.moved_since for each in kept)
    return by_text(not barred, "34.5")


def may_still_claim(next_move_nearly_made: bool) -> Ruling[bool]:
    """Whether a win, pung or kong is still heard after a reasonable pause.

    Not once the next chow or draw is about to be completed.
    """
    return by_text(not next_move_nearly_made, "23.8")


def may_change_to_kong() -> Ruling[bool]:
    """Whether who called a pung with three like tiles in hand may kong the same discard instead."""
    return by_text(True, "21.2")


def may_chow_without_a_word() -> Ruling[bool]:
    """Whether the next player may chow by showing two tiles, with no word."""
    return by_text(True, "21.4")


def may_discard_after(
    meld: Meld, claimed: Tile, discard: Tile, *, at_once: bool = True
) -> Ruling[bool]:
    """Whether that tile may be discarded after claiming another for that meld; turns later any may."""
    found = forbidden_discards(meld, claimed)
    if not at_once:
        return by_text(True, *found.articles, "23.2")
    return by_text(discard not in found.value, *found.articles)


def wins_before(exposer: Wind, claimant: Wind, rival: Wind, unios: Wind | None) -> Ruling[bool]:
    """Whether that claimant's win goes before the rival's; `unios` is who has thirteen unios."""
    found = winner(exposer, (claimant, rival), () if unios is None else (unios,))
    return by_text(found.value is claimant, *found.articles, "29")


def must_expose(last_drawn_is_flower: bool) -> Ruling[bool]:
    """Whether who drew the last tile without winning must still expose one."""
    return by_text(not last_drawn_is_flower, "23.9")


def only_drawing_is_left(touched: bool) -> Ruling[bool]:
    """Whether the player in turn can only draw: once the tile at the head is touched."""
    return by_text(touched, "34.4", "23.5")
