"""From a draft to a hand: which sets are melded, which tile wins, and how it came."""

from collections.abc import Sequence
from typing import Final

from quizzes.hands.craft import Scene, Surround
from quizzes.hands.draft import Draft, Style, Table, Wish
from quizzes.hands.draw import Draw
from quizzes.hands.parts import counts_of
from scoring import By, Hand, Meld, MeldKind, SetKind, Tile, TileSet, Wind

PAIR: Final = -1
LOOSE: Final = -2
_WEIGHTS: Final = {SetKind.CHOW: 4.0, SetKind.PUNG: 2.0, SetKind.PAIR: 2.0}
_MELDED_KONGS: Final = (MeldKind.KONG, MeldKind.ADDED_KONG)
Place = int
Roles = dict[Place, MeldKind]
"""How each melded set was made; the places that are missing are concealed."""


def dress(draft: Draft, draw: Draw, table: Table, style: Style, surround: Surround) -> Hand | None:
    """A hand of the draft's tiles that grants its wish; None where it cannot be granted."""
    if draft.wish.seat:
        table = Table(draft.wish.seat, table.round)
    counts = counts_of(draft.parts)
    for each in draft.loose:
        counts[each.index] += 1
    by = draft.wish.by or _way(draft, draw, style)
    place_and_tile = _winning(draft, draw, counts, by)
    if place_and_tile is None:
        return None
    place, win = place_and_tile
    roles = _roles(draft, draw, style, counts, place)
    if roles is None:
        return None
    if by is By.REPLACEMENT and not any(kind in _KONGS for kind in roles.values()):
        if draft.wish.by is By.REPLACEMENT:
            return None
        by = By.DRAW
    melds = tuple(
        meld_of(draft.sets[place], kind, draw, table) for place, kind in sorted(roles.items())
    )
    concealed = _concealed(draft, roles, win)
    scene = Scene(draft.wish, table, style, by, concealed, melds, win)
    return Hand(concealed, melds, win, surround(scene, draw))


_KONGS: Final = (*_MELDED_KONGS, MeldKind.CONCEALED_KONG)


def _way(draft: Draft, draw: Draw, style: Style) -> By:
    """How the tile came, where the draft leaves it open."""
    if draw.chance(style.rare):
        kong = not draft.wish.plain and not draft.wish.riichi  # none is made after it (Rengo 38)
        if kong and any(part.kind is SetKind.PUNG for part in draft.sets):
            return By.REPLACEMENT
        if not draft.wish.last and draft.wish.wait is None and not draft.wish.last_of_kind:
            return By.ROBBED_KONG
    return By.DRAW if draw.chance(style.drawn) else By.DISCARD


def _winning(draft: Draft, draw: Draw, counts: Sequence[int], by: By) -> tuple[Place, Tile] | None:
    """The place that the winning tile fills, and the tile."""
    wish = draft.wish
    alone = by is By.ROBBED_KONG or wish.last_of_kind  # no other copy may stand in the hand
    weights: dict[tuple[Place, Tile], float] = {}
    drawn = by in (By.DRAW, By.REPLACEMENT)
    for place, part in _open_places(draft):
        if place in wish.keep and not drawn:
            continue
        for each in dict.fromkeys(part.tiles):
            if wish.win not in (None, each) or not _forms(wish.wait, part, each):
                continue
            if alone and counts[each.index] > 1:
                continue
            weights[place, each] = _WEIGHTS[part.kind] / len(set(part.tiles))
    if wish.wait is None:
        for each in dict.fromkeys(draft.loose):
            if wish.win in (None, each) and not (alone and counts[each.index] > 1):
                weights[LOOSE, each] = 1.0
    return draw.weighted(weights) if weights else None


def _open_places(draft: Draft) -> list[tuple[Place, TileSet]]:
    """The parts that the winning tile may fill."""
    wish = draft.wish
    places: list[tuple[Place, TileSet]] = []
    melded = max((wish.claimed or 0), wish.melded_kongs) + wish.concealed_kongs
    if melded < len(draft.sets):
        places = [(place, part) for place, part in enumerate(draft.sets) if place not in wish.claim]
    if wish.melded_kongs + wish.concealed_kongs:
        spare = sum(part.kind is SetKind.PUNG for part in draft.sets)
        if spare <= wish.melded_kongs + wish.concealed_kongs:
            places = [(place, part) for place, part in places if part.kind is not SetKind.PUNG]
    if draft.pair:
        places.append((PAIR, draft.pair))
    return places


def _forms(wait: str | None, part: TileSet, tile: Tile) -> bool:
    """Whether the tile fills the part in that form of wait."""
    if wait is None:
        return True
    if wait == "single":
        return part.kind is SetKind.PAIR
    if part.kind is not SetKind.CHOW:
        return False
    place = part.tiles.index(tile)
    at_edge = (tile.number, place) in ((3, 2), (7, 0))
    if wait == "edge":
        return at_edge
    return place == 1 if wait == "closed" else place != 1 and not at_edge


def _roles(
    draft: Draft, draw: Draw, style: Style, counts: Sequence[int], winning: Place
) -> Roles | None:
    """Which sets are melded, and how."""
    wish = draft.wish
    roles: Roles = {}
    free = [place for place in draw.shuffled(range(len(draft.sets))) if place != winning]
    kongable = [
        place
        for place in free
        if draft.sets[place].kind is SetKind.PUNG and counts[_kind(draft, place)] == 3
    ]
    for place in [each for each in kongable if each not in wish.claim][: wish.concealed_kongs]:
        roles[place] = MeldKind.CONCEALED_KONG
    melded_kongs = [each for each in kongable if each not in roles and each not in wish.keep]
    for place in melded_kongs[: wish.melded_kongs]:
        roles[place] = draw.pick(_MELDED_KONGS)
    if len(roles) < wish.concealed_kongs + wish.melded_kongs:
        return None
    claimed = wish.melded_kongs
    wanted = _claimed(wish, draw, style)
    for place in sorted(free, key=lambda each: each not in wish.claim):
        asked = place in wish.claim or claimed < wanted
        if place in roles or place in wish.keep or not asked:
            continue
        claimed += 1
        is_kong = place in kongable and not wish.plain and draw.chance(style.kong)
        if is_kong:
            roles[place] = draw.pick(_MELDED_KONGS)
        elif draft.sets[place].kind is SetKind.CHOW:
            roles[place] = MeldKind.CHOW
        else:
            roles[place] = MeldKind.PUNG
    if (wish.claimed is not None and claimed != wish.claimed) or (wish.open and not claimed):
        return None
    if not wish.plain:
        for place in kongable:
            if place not in roles and draw.chance(style.kong / 2):
                roles[place] = MeldKind.CONCEALED_KONG
    return roles


def _claimed(wish: Wish, draw: Draw, style: Style) -> int:
    """How many sets are claimed, where chance decides at least so many as are asked for."""
    if wish.claimed is not None:
        return wish.claimed
    return max(draw.weighted(style.melds), len(wish.claim), int(wish.open))


def _kind(draft: Draft, place: Place) -> int:
    return draft.sets[place].tiles[0].index


def meld_of(part: TileSet, kind: MeldKind, draw: Draw, table: Table) -> Meld:
    """The set melded in that way; each claim names a seat it can have come from."""
    tiles = part.tiles[:1] * 4 if kind in _KONGS else part.tiles
    if kind is MeldKind.CONCEALED_KONG:
        return Meld(kind, tiles)
    if kind is MeldKind.CHOW:  # only the left-hand player's discard makes a chow
        return Meld(kind, tiles, table.seat.after(3))
    return Meld(kind, tiles, another_seat(draw, table))


def another_seat(draw: Draw, table: Table) -> Wind:
    """One of the three other players."""
    return table.seat.after(1 + draw.below(3))


def _concealed(draft: Draft, roles: Roles, win: Tile) -> tuple[Tile, ...]:
    standing = [
        each for place, part in enumerate(draft.sets) if place not in roles for each in part.tiles
    ]
    standing += draft.pair.tiles if draft.pair else ()
    standing += draft.loose
    standing.remove(win)
    return tuple(standing)
