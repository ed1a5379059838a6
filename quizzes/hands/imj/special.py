"""Hands that show the special winning hands (25)."""

from collections.abc import Mapping, Sequence
from typing import Final

from quizzes.hands import parts, pung_hands, whole_hands
from quizzes.hands.assembling import meld_of
from quizzes.hands.craft import HandFromSkeleton
from quizzes.hands.draw import Draw
from quizzes.hands.imj.any_hand import skeleton_around
from quizzes.hands.parts import ALL_KINDS, FLOWERS
from quizzes.hands.recipe_book import RecipeBook
from quizzes.hands.skeleton import NO_REQUIREMENTS, HandSkeleton, Requirements, Seating, skeleton
from scoring import (
    TILES,
    Circumstances,
    Hand,
    Meld,
    MeldKind,
    SetKind,
    Tile,
    TileSet,
    Wind,
    WinSource,
)

book = RecipeBook()
book.recipe("seven-consecutive-pairs")(whole_hands.seven_shifted_pairs)
book.recipe("nine-gates")(whole_hands.nine_gates)
book.recipe("thirteen-unios")(whole_hands.thirteen_orphans)
book.recipe("seven-isolated-stars")(whole_hands.seven_stars)
_IN_THE_ROW: Final = (MeldKind.ADDED_KONG, MeldKind.CONCEALED_KONG)
_FIRST_KONGS: Final = (MeldKind.KONG, *_IN_THE_ROW)  # only the first can be claimed
_TURNS: Final = tuple(range(8))


@book.recipe("heaven")
def heaven(draw: Draw, table: Seating) -> HandSkeleton | None:
    """The dealer's hand as it was dealt, too cheap to count in the usual way."""
    requirements = Requirements(
        claimed=0, plain=True, by=WinSource.DRAW, last=False, first_turn=True, seat=Wind.EAST
    )
    return skeleton(draw, (), pungs=0.35, requirements=requirements)


@book.recipe("earth")
def earth(draw: Draw, table: Seating) -> HandSkeleton | None:
    """Another's hand, completed by the dealer's first discard."""
    seat = Wind.EAST.after(1 + draw.below(3))
    requirements = Requirements(
        claimed=0, plain=True, by=WinSource.DISCARD, last=False, first_turn=True, seat=seat
    )
    return skeleton_around(draw, (), requirements)


@book.recipe("all-hidden-pungs")
def all_hidden_pungs(draw: Draw, table: Seating) -> HandSkeleton | None:
    """Four pungs of drawn tiles, none of them shown."""
    requirements = Requirements(claimed=0, plain=True, by=WinSource.DRAW)
    return skeleton(draw, pung_hands.some_pungs(draw, 4), requirements=requirements)


@book.recipe("seven-flowers")
def seven_flowers(draw: Draw, table: Seating) -> Hand:
    """Six flowers and the seventh just drawn, beside tiles of any kind."""
    return _won_by_a_flower(draw, table, 7)


@book.recipe("eight-flowers")
def eight_flowers(draw: Draw, table: Seating) -> Hand:
    """Seven flowers and the eighth just drawn, beside tiles of any kind."""
    return _won_by_a_flower(draw, table, 8)


def _won_by_a_flower(draw: Draw, table: Seating, count: int) -> Hand:
    last = _last_flower(draw)
    others = draw.sample([each for each in FLOWERS if each is not last], count - 1)
    melded = parts.fill(draw, (), draw.weighted({0: 3, 1: 2, 2: 1}), ALL_KINDS, 0.4) or []
    circumstances = Circumstances(
        WinSource.DRAW, table.seat, table.round, flowers=tuple(sorted(others))
    )
    return _with_melds(draw, table, melded, last, circumstances)


def _last_flower(draw: Draw) -> Tile:
    return FLOWERS[draw.turn(_TURNS)]


def _with_melds(
    draw: Draw, table: Seating, melded: Sequence[TileSet], last: Tile, circumstances: Circumstances
) -> Hand:
    """The sets claimed, and any other tiles of the wall standing."""
    melds = tuple(_claimed(part.tiles[0] == part.tiles[1], part, draw, table) for part in melded)
    counts = parts.counts_of(melded)
    wall = [kind for kind in sorted(ALL_KINDS) for _ in range(4 - counts[kind])]
    standing = parts.kinds(draw.sample(wall, 13 - 3 * len(melds)))
    return Hand(standing, melds, last, circumstances)


def _claimed(alike: bool, part: TileSet, draw: Draw, table: Seating) -> Meld:
    return meld_of(part, MeldKind.PUNG if alike else MeldKind.CHOW, draw, table)


def flower_hand_maker(count: int) -> HandFromSkeleton:
    """A hand won by its last flower whose melds are sets of a skeleton."""

    def make(draw: Draw, table: Seating, skeleton: HandSkeleton) -> Hand:
        requirements = skeleton.requirements
        seat = requirements.seat or table.seat
        last = _last_flower(draw)
        others = draw.sample([each for each in FLOWERS if each is not last], count - 1)
        circumstances = Circumstances(
            WinSource.DRAW,
            seat,
            table.round,
            last=bool(requirements.last),
            first_turn=requirements.first_turn,
            flowers=tuple(sorted(others)),
        )
        melded = () if requirements.first_turn else draw.sample(skeleton.sets, 4)
        return _with_melds(draw, Seating(seat, table.round), melded, last, circumstances)

    return make


@book.recipe("kong-to-fourth")
def four_kongs_in_a_turn_hand(draw: Draw, table: Seating) -> Hand:
    """Four kongs of one turn beside a single tile; the tile that made the fourth ends the hand."""
    *kongs, single = draw.sample(sorted(ALL_KINDS), 5)
    return _four_kongs(draw, table, kongs, single)


def kong_to_fourth_from(draw: Draw, table: Seating, skeleton: HandSkeleton) -> Hand:
    """Four kongs of one turn, among them the pungs of a skeleton."""
    pungs = [each.tiles[0].index for each in skeleton.sets if each.kind is SetKind.PUNG]
    more = draw.sample(sorted(ALL_KINDS.difference(pungs)), 5 - len(pungs))
    *kongs, single = (*draw.shuffled((*pungs, *more[1:])), more[0])
    return _four_kongs(draw, table, kongs, single, skeleton.requirements)


def _four_kongs(
    draw: Draw,
    table: Seating,
    kongs: Sequence[int],
    single: int,
    requirements: Requirements = NO_REQUIREMENTS,
) -> Hand:
    first, *rest = (draw.pick(_FIRST_KONGS), *(draw.pick(_IN_THE_ROW) for _ in range(3)))
    melds = tuple(
        meld_of(parts.pung(kind), how, draw, table)
        for kind, how in zip(kongs, (first, *rest), strict=True)
    )
    flowers = requirements.held or draw.sample(FLOWERS, draw.weighted({0: 2, 1: 2, 2: 1}))
    circumstances = Circumstances(
        WinSource.REPLACEMENT,
        table.seat,
        table.round,
        flowers=tuple(sorted(flowers)),
        kongs_in_row=4,
    )
    return Hand((TILES[single],), melds, TILES[kongs[-1]], circumstances)


HANDS_FROM_SKELETONS: Final[Mapping[str, HandFromSkeleton]] = {
    "seven-flowers": flower_hand_maker(7),
    "eight-flowers": flower_hand_maker(8),
    "kong-to-fourth": kong_to_fourth_from,
}
