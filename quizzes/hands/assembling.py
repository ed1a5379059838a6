"""From a skeleton to a hand: which sets are melded, which tile wins, and how it was won."""

from collections.abc import Sequence
from typing import Final

from quizzes.hands.craft import AssembledHand, MakeCircumstances
from quizzes.hands.draw import Draw
from quizzes.hands.parts import counts_of
from quizzes.hands.skeleton import HandSkeleton, Requirements, Seating, Style
from scoring import Hand, Meld, MeldKind, SetKind, Tile, TileSet, Wind, WinSource

PAIR_PLACE: Final = -1
LOOSE_PLACE: Final = -2
_WEIGHTS: Final = {SetKind.CHOW: 4.0, SetKind.PUNG: 2.0, SetKind.PAIR: 2.0}
_MELDED_KONGS: Final = (MeldKind.KONG, MeldKind.ADDED_KONG)
Place = int
MeldKinds = dict[Place, MeldKind]
"""How each melded set was made; the places that are missing are concealed."""


def assemble(
    skeleton: HandSkeleton, draw: Draw, table: Seating, style: Style, surround: MakeCircumstances
) -> Hand | None:
    """A hand of the skeleton's tiles that meets its requirements; None where none can."""
    if skeleton.requirements.seat:
        table = Seating(skeleton.requirements.seat, table.round)
    counts = counts_of(skeleton.parts)
    for each in skeleton.loose:
        counts[each.index] += 1
    by = skeleton.requirements.by or _way(skeleton, draw, style)
    place_and_tile = _winning(skeleton, draw, counts, by)
    if place_and_tile is None:
        return None
    place, win = place_and_tile
    meld_kinds = _meld_kinds(skeleton, draw, style, counts, place)
    if meld_kinds is None:
        return None
    if by is WinSource.REPLACEMENT and not any(kind in _KONGS for kind in meld_kinds.values()):
        if skeleton.requirements.by is WinSource.REPLACEMENT:
            return None
        by = WinSource.DRAW
    melds = tuple(
        meld_of(skeleton.sets[place], kind, draw, table)
        for place, kind in sorted(meld_kinds.items())
    )
    concealed = _concealed(skeleton, meld_kinds, win)
    scene = AssembledHand(skeleton.requirements, table, style, by, concealed, melds, win)
    return Hand(concealed, melds, win, surround(scene, draw))


_KONGS: Final = (*_MELDED_KONGS, MeldKind.CONCEALED_KONG)


def _way(skeleton: HandSkeleton, draw: Draw, style: Style) -> WinSource:
    """How the tile came, where the skeleton leaves it open."""
    if draw.chance(style.rare):
        kong = (
            not skeleton.requirements.plain and not skeleton.requirements.riichi
        )  # none is made after it (Rengo 38)
        if kong and any(part.kind is SetKind.PUNG for part in skeleton.sets):
            return WinSource.REPLACEMENT
        if (
            not skeleton.requirements.last
            and skeleton.requirements.wait is None
            and not skeleton.requirements.last_of_kind
        ):
            return WinSource.ROBBED_KONG
    return WinSource.DRAW if draw.chance(style.drawn) else WinSource.DISCARD


def _winning(
    skeleton: HandSkeleton, draw: Draw, counts: Sequence[int], by: WinSource
) -> tuple[Place, Tile] | None:
    """The place that the winning tile fills, and the tile."""
    requirements = skeleton.requirements
    alone = (
        by is WinSource.ROBBED_KONG or requirements.last_of_kind
    )  # no other copy may stand in the hand
    weights: dict[tuple[Place, Tile], float] = {}
    drawn = by in (WinSource.DRAW, WinSource.REPLACEMENT)
    for place, part in _open_places(skeleton):
        if place in requirements.keep and not drawn:
            continue
        for each in dict.fromkeys(part.tiles):
            if requirements.win not in (None, each) or not _forms(requirements.wait, part, each):
                continue
            if alone and counts[each.index] > 1:
                continue
            weights[place, each] = _WEIGHTS[part.kind] / len(set(part.tiles))
    if requirements.wait is None:
        for each in dict.fromkeys(skeleton.loose):
            if requirements.win in (None, each) and not (alone and counts[each.index] > 1):
                weights[LOOSE_PLACE, each] = 1.0
    return draw.weighted(weights) if weights else None


def _open_places(skeleton: HandSkeleton) -> list[tuple[Place, TileSet]]:
    """The parts that the winning tile may fill."""
    requirements = skeleton.requirements
    places: list[tuple[Place, TileSet]] = []
    melded = (
        max((requirements.claimed or 0), requirements.melded_kongs) + requirements.concealed_kongs
    )
    if melded < len(skeleton.sets):
        places = [
            (place, part)
            for place, part in enumerate(skeleton.sets)
            if place not in requirements.claim
        ]
    if requirements.melded_kongs + requirements.concealed_kongs:
        spare = sum(part.kind is SetKind.PUNG for part in skeleton.sets)
        if spare <= requirements.melded_kongs + requirements.concealed_kongs:
            places = [(place, part) for place, part in places if part.kind is not SetKind.PUNG]
    if skeleton.pair:
        places.append((PAIR_PLACE, skeleton.pair))
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


def _meld_kinds(
    skeleton: HandSkeleton, draw: Draw, style: Style, counts: Sequence[int], winning: Place
) -> MeldKinds | None:
    """Which sets are melded, and how; None where the requirements cannot be met."""
    requirements = skeleton.requirements
    # The order of the draws is fixed: stored addresses must give the same hands for ever.
    free = [place for place in draw.shuffled(range(len(skeleton.sets))) if place != winning]
    pungs = [place for place in free if _can_be_kong(skeleton, place, counts)]
    melded = _required_kongs(requirements, pungs, draw)
    if melded is None:
        return None
    claimed = _claim_sets(skeleton, free, pungs, melded, draw, style)
    if requirements.claimed is not None and claimed != requirements.claimed:
        return None
    if requirements.open and not claimed:
        return None
    if not requirements.plain:
        for place in pungs:
            if place not in melded and draw.chance(style.kong / 2):
                melded[place] = MeldKind.CONCEALED_KONG
    return melded


def _can_be_kong(skeleton: HandSkeleton, place: Place, counts: Sequence[int]) -> bool:
    """Whether the set is a pung whose fourth tile stands nowhere else in the hand."""
    part = skeleton.sets[place]
    return part.kind is SetKind.PUNG and counts[part.tiles[0].index] == 3


def _required_kongs(
    requirements: Requirements, pungs: Sequence[Place], draw: Draw
) -> MeldKinds | None:
    """The kongs that are asked for, of these pungs; None where there are too few."""
    melded: MeldKinds = {}
    unclaimed = [place for place in pungs if place not in requirements.claim]
    for place in unclaimed[: requirements.concealed_kongs]:
        melded[place] = MeldKind.CONCEALED_KONG
    left = [place for place in pungs if place not in melded and place not in requirements.keep]
    for place in left[: requirements.melded_kongs]:
        melded[place] = draw.pick(_MELDED_KONGS)
    wanted = requirements.concealed_kongs + requirements.melded_kongs
    return melded if len(melded) >= wanted else None


def _claim_sets(
    skeleton: HandSkeleton,
    free: Sequence[Place],
    pungs: Sequence[Place],
    melded: MeldKinds,
    draw: Draw,
    style: Style,
) -> int:
    """Claim sets beside those melded already, and say how many are claimed in all."""
    requirements = skeleton.requirements
    claimed = requirements.melded_kongs
    wanted = _claimed(requirements, draw, style)
    for place in sorted(free, key=lambda each: each not in requirements.claim):
        asked = place in requirements.claim or claimed < wanted
        if place in melded or place in requirements.keep or not asked:
            continue
        claimed += 1
        if place in pungs and not requirements.plain and draw.chance(style.kong):
            melded[place] = draw.pick(_MELDED_KONGS)
        else:
            is_chow = skeleton.sets[place].kind is SetKind.CHOW
            melded[place] = MeldKind.CHOW if is_chow else MeldKind.PUNG
    return claimed


def _claimed(requirements: Requirements, draw: Draw, style: Style) -> int:
    """How many sets are claimed; where chance decides, at least as many as are required."""
    if requirements.claimed is not None:
        return requirements.claimed
    return max(draw.weighted(style.melds), len(requirements.claim), int(requirements.open))


def meld_of(part: TileSet, kind: MeldKind, draw: Draw, table: Seating) -> Meld:
    """The set melded in that way; each claim names a seat it can have come from."""
    tiles = part.tiles[:1] * 4 if kind in _KONGS else part.tiles
    if kind is MeldKind.CONCEALED_KONG:
        return Meld(kind, tiles)
    if kind is MeldKind.CHOW:  # only the left-hand player's discard makes a chow
        return Meld(kind, tiles, table.seat.after(3))
    return Meld(kind, tiles, random_other_seat(draw, table))


def random_other_seat(draw: Draw, table: Seating) -> Wind:
    """One of the three other players."""
    return table.seat.after(1 + draw.below(3))


def _concealed(skeleton: HandSkeleton, meld_kinds: MeldKinds, win: Tile) -> tuple[Tile, ...]:
    standing = [
        each
        for place, part in enumerate(skeleton.sets)
        if place not in meld_kinds
        for each in part.tiles
    ]
    standing += skeleton.pair.tiles if skeleton.pair else ()
    standing += skeleton.loose
    standing.remove(win)
    return tuple(standing)
