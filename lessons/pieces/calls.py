"""Which calls a player may make of a discard, and why not the others."""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from enum import StrEnum
from types import MappingProxyType
from typing import Final

from scoring import (
    Riichi,
    RuleSet,
    Score,
    ScoringError,
    System,
    Tile,
    WaitingHand,
    Wind,
    score,
    waits,
)
from scoring.mcr.table.book import book
from scoring.mcr.table.claims import (
    CHOW_ARTICLES,
    KONG_ARTICLES,
    PUNG_BEFORE_CHOW_ARTICLES,
    WIN_FIRST_ARTICLES,
)
from scoring.rows import row_for_each


class Call(StrEnum):
    """What may be said to a discard; `none` where nothing may."""

    CHOW = "chow"
    PUNG = "pung"
    KONG = "kong"
    WIN = "win"
    NONE = "none"


class WhyNoCall(StrEnum):
    """What stands in the way of a call; `worth` is told by the score of the hand."""

    RIICHI = "riichi"
    SEAT = "seat"
    TILES = "tiles"
    SHAPE = "shape"
    WORTH = "worth"


@dataclass(frozen=True, slots=True)
class DiscardedTile:
    """A tile that lies there to be claimed, who discarded it, and who may claim it."""

    tile: Tile
    by: Wind
    claimant: Wind


@dataclass(frozen=True, slots=True)
class CallRuling:
    """Whether a call may be made: `why_not` is None where it may.

    `uses` are the tiles of the hand that make the sets it could be, `score` what a win would be
    worth; `articles` are those that rule the call.
    """

    call: Call
    why_not: WhyNoCall | None
    articles: tuple[str, ...]
    uses: tuple[tuple[Tile, ...], ...] = ()
    score: Score | None = None


def rulings_on(
    standing: WaitingHand, discard: DiscardedTile, rules: RuleSet
) -> tuple[CallRuling, ...]:
    """What may be called, in the order chow, pung, kong, win."""
    return (*_sets(standing, discard, rules), _win(standing, discard.tile, rules))


def _sets(standing: WaitingHand, discard: DiscardedTile, rules: RuleSet) -> Iterator[CallRuling]:
    tile, held = discard.tile, standing.concealed.count(discard.tile)
    in_riichi = standing.circumstances.riichi is not Riichi.NONE
    chows = tuple(_partners(tile, standing.concealed))
    for call, has_tiles, uses in (
        (Call.CHOW, bool(chows), chows),
        (Call.PUNG, held >= 2, ((tile, tile),)),
        (Call.KONG, held >= 3, ((tile, tile, tile),)),
    ):
        why_not = None
        if in_riichi:
            why_not = WhyNoCall.RIICHI
        elif call is Call.CHOW and discard.claimant is not discard.by.after(1):
            why_not = WhyNoCall.SEAT
        elif not has_tiles:
            why_not = WhyNoCall.TILES
        articles = ("38",) if in_riichi else _articles(call, rules)
        yield CallRuling(call, why_not, articles, () if why_not else uses)


def _partners(tile: Tile, concealed: tuple[Tile, ...]) -> Iterator[tuple[Tile, ...]]:
    """The pairs of tiles of the hand that make a chow with a tile."""
    if not tile.is_suited:
        return
    of_suit = {each.number: each for each in concealed if each.suit == tile.suit}
    for low in (tile.number - 2, tile.number - 1, tile.number):
        others = [number for number in range(low, low + 3) if number != tile.number]
        if all(number in of_suit for number in others):
            yield tuple(of_suit[number] for number in others)


def _win(standing: WaitingHand, tile: Tile, rules: RuleSet) -> CallRuling:
    articles = _articles(Call.WIN, rules)
    if tile not in [each.tile for each in waits(standing, rules)]:
        return CallRuling(Call.WIN, WhyNoCall.SHAPE, articles)
    try:
        found = score(standing.winning_on(tile), rules)
    except ScoringError:
        return CallRuling(Call.WIN, WhyNoCall.SHAPE, articles)
    return CallRuling(Call.WIN, None if found.win else WhyNoCall.WORTH, articles, score=found)


def _articles(call: Call, rules: RuleSet) -> tuple[str, ...]:
    if rules.system is System.MCR:
        return _MCR[call][book(rules.id)]
    return _OTHERS[rules.system][call]


_MCR: Final = MappingProxyType(
    {
        Call.CHOW: CHOW_ARTICLES,
        Call.PUNG: PUNG_BEFORE_CHOW_ARTICLES,
        Call.KONG: KONG_ARTICLES,
        Call.WIN: WIN_FIRST_ARTICLES,
    }
)
_OTHERS: Final[Mapping[System, Mapping[Call, tuple[str, ...]]]] = row_for_each(
    System,
    {
        System.MCR: {},
        System.IMJ: {
            Call.CHOW: ("21.4",),
            Call.PUNG: ("21.2",),
            Call.KONG: ("21.3",),
            Call.WIN: ("21.1",),
        },
        System.RENGO: {
            Call.CHOW: ("26",),
            Call.PUNG: ("25",),
            Call.KONG: ("27",),
            Call.WIN: (),
        },
    },
)
