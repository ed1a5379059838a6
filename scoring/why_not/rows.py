"""For each fan: the tile patterns that it is made of, and the levers that it hangs on.

A row stands under the name of the pattern that the systems share (`scoring.kin`), or under the
fan's own where its system asks for more. What a row says only guides the search; the engine
says whether the fan is there.
"""

from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass, replace
from functools import cache
from typing import Final

from scoring.deficiency.blocks import ALL_CHOWS, ALL_KINDS
from scoring.deficiency.pattern import PairsPattern, SetPattern, TilePattern
from scoring.fan import Fan
from scoring.kin import pattern_of
from scoring.reading import Shape
from scoring.rule_set import RuleSet, System
from scoring.rules import rule_set
from scoring.seats import Wind
from scoring.tile_classes import (
    ENDS,
    EVEN,
    FIVES,
    FOUR_TO_SIX,
    GREEN,
    HONORS,
    ONE_TO_FOUR,
    ONE_TO_THREE,
    REVERSIBLE,
    SEVEN_TO_NINE,
    SIMPLES,
    SIX_TO_NINE,
    TERMINALS,
)
from scoring.tiles import parse_tiles
from scoring.why_not import levers as lever
from scoring.why_not import tile_patterns as tiles
from scoring.why_not.levers import KongWish, Lever
from scoring.why_not.tile_patterns import TilePatterns, kinds_of_class


@dataclass(frozen=True, slots=True)
class WayRow:
    """Where to look for ways to a fan.

    `by_winds` are the patterns where they depend on the winds of the seat and of the round.
    `tries_neighbours` says that levers are tried on hands with one other tile too, for what the
    fan asks is no pattern of tiles.
    """

    patterns: Callable[[], TilePatterns] = lambda: tiles.ANY_SETS
    levers: tuple[Lever, ...] = ()
    by_winds: Callable[[Wind, Wind], TilePatterns] | None = None
    tries_neighbours: bool = False


_CLOSED: Final = (lever.conceal_all,)
_BLUE_FLOWERS: Final = parse_tiles("1234f")
_RED_FLOWERS: Final = parse_tiles("5678f")
_FLOWERS: Final = _BLUE_FLOWERS + _RED_FLOWERS


def _within(wanted: int) -> WayRow:
    return WayRow(lambda: tiles.within(kinds_of_class(wanted)))


ROWS: Final[Mapping[str, WayRow]] = {
    # relations between chows
    "quadruple-chow": WayRow(lambda: tiles.identical_chows(4)),
    "pure-triple-chow": WayRow(lambda: tiles.identical_chows(3), (lever.claim,)),
    "pure-double-chow": WayRow(lambda: tiles.identical_chows(2)),
    "ryanpeikou": WayRow(tiles.two_twins),
    "four-pure-shifted-chows": WayRow(lambda: tiles.shifted_chows(4, (1, 2))),
    "pure-shifted-chows": WayRow(lambda: tiles.shifted_chows(3, (1, 2))),
    "imj-four-stepping": WayRow(lambda: tiles.shifted_chows(4, (1,))),
    "imj-stepping": WayRow(lambda: tiles.shifted_chows(3, (1,))),
    "mixed-triple-chow": WayRow(lambda: tiles.same_lows(3)),
    "mixed-double-chow": WayRow(lambda: tiles.same_lows(2)),
    "mixed-shifted-chows": WayRow(tiles.rising_lows),
    "pure-straight": WayRow(lambda: tiles.chows_of_one_suit(0, 3, 6)),
    "mixed-straight": WayRow(lambda: tiles.chows_of_suits(3, (0, 3, 6))),
    "short-straight": WayRow(tiles.short_straights),
    "two-terminal-chows": WayRow(lambda: tiles.chows_of_one_suit(0, 6)),
    "pure-terminal-chows": WayRow(tiles.terminal_chows_and_five),
    "three-suited-terminal-chows": WayRow(tiles.terminal_chows_of_two_suits),
    # relations between pungs, and pungs of honors and ends
    "triple-pung": WayRow(lambda: tiles.same_number_pungs(3)),
    "double-pung": WayRow(lambda: tiles.same_number_pungs(2)),
    "four-pure-shifted-pungs": WayRow(lambda: tiles.shifted_pungs(4)),
    "pure-shifted-pungs": WayRow(lambda: tiles.shifted_pungs(3)),
    "mixed-shifted-pungs": WayRow(tiles.shifted_pungs_of_suits),
    "big-four-winds": WayRow(lambda: tiles.pungs_of(tiles.WIND_KINDS, 4)),
    "little-four-winds": WayRow(lambda: tiles.pungs_and_pair_of(tiles.WIND_KINDS)),
    "big-three-winds": WayRow(lambda: tiles.pungs_of(tiles.WIND_KINDS, 3)),
    "big-three-dragons": WayRow(lambda: tiles.pungs_of(tiles.DRAGON_KINDS, 3)),
    "little-three-dragons": WayRow(lambda: tiles.pungs_and_pair_of(tiles.DRAGON_KINDS)),
    "two-dragon-pungs": WayRow(lambda: tiles.pungs_of(tiles.DRAGON_KINDS, 2)),
    "dragon-pung": WayRow(lambda: tiles.pungs_of(tiles.DRAGON_KINDS)),
    "yakuhai-haku": WayRow(lambda: tiles.pungs_of(frozenset({31}))),
    "yakuhai-hatsu": WayRow(lambda: tiles.pungs_of(frozenset({32}))),
    "yakuhai-chun": WayRow(lambda: tiles.pungs_of(frozenset({33}))),
    "seat-wind": WayRow(
        levers=(lever.ANY_SEAT,),
        by_winds=lambda seat, _round: tiles.pungs_of(frozenset({seat.tile.index})),
    ),
    "prevalent-wind": WayRow(
        levers=(lever.ANY_ROUND,),
        by_winds=lambda _seat, round_: tiles.pungs_of(frozenset({round_.tile.index})),
    ),
    "pung-of-terminals-or-honors": WayRow(lambda: tiles.pungs_of(kinds_of_class(ENDS))),
    # how many pungs and chows
    "all-pungs": WayRow(lambda: tiles.at_least_pungs(4)),
    "all-chows": WayRow(lambda: (SetPattern(sets=ALL_CHOWS, pairs=ALL_KINDS - tiles.HONOR_KINDS),)),
    "imj-all-chows": WayRow(lambda: (SetPattern(sets=ALL_CHOWS),)),
    "coward": WayRow(lambda: tiles.at_least_pungs(1, 3)),
    "four-concealed-pungs": WayRow(
        lambda: tiles.at_least_pungs(4),
        (lever.conceal, lever.DRAWN, lever.other_winning_tile),
    ),
    "all-hidden-pungs": WayRow(
        lambda: tiles.at_least_pungs(4),
        (lever.together(lever.conceal_all, lever.take_back_kongs, lever.drawn_somehow),),
    ),
    "three-concealed-pungs": WayRow(
        lambda: tiles.at_least_pungs(3),
        (lever.conceal, lever.DRAWN, lever.other_winning_tile),
    ),
    "two-concealed-pungs": WayRow(
        lambda: tiles.at_least_pungs(2),
        (lever.conceal, lever.DRAWN, lever.other_winning_tile),
    ),
    # kongs
    "four-kongs": WayRow(lambda: tiles.may_be_kongs(4), (lever.kongs(4),)),
    "three-kongs": WayRow(lambda: tiles.may_be_kongs(3), (lever.kongs(3),)),
    "two-melded-kongs": WayRow(
        lambda: tiles.may_be_kongs(2), (lever.kongs(2, KongWish.MELDED), lever.kongs(2))
    ),
    "two-concealed-kongs": WayRow(
        lambda: tiles.may_be_kongs(2), (lever.kongs(2, KongWish.CONCEALED), lever.undo_kong)
    ),
    "melded-kong": WayRow(lambda: tiles.may_be_kongs(1), (lever.kongs(1, KongWish.MELDED),)),
    "concealed-kong": WayRow(
        lambda: tiles.may_be_kongs(1), (lever.kongs(1, KongWish.CONCEALED), lever.undo_kong)
    ),
    "kong-to-fourth": WayRow(
        lambda: tiles.may_be_kongs(4), (lever.kongs(4), lever.kongs_in_row(4))
    ),
    # which tiles
    "all-green": _within(GREEN),
    "all-terminals": _within(TERMINALS),
    "all-honors": _within(HONORS),
    "honroutou": _within(ENDS),
    "all-terminals-and-honors": WayRow(lambda: tiles.ends_and_honors(kinds_of_class(ENDS))),
    "all-even-pungs": WayRow(
        lambda: (
            SetPattern(
                sets=frozenset(map(tiles.pung, kinds_of_class(EVEN))), pairs=kinds_of_class(EVEN)
            ),
        )
    ),
    "full-flush": WayRow(lambda: tiles.flush(with_honors=False)),
    "half-flush": WayRow(lambda: tiles.flush(with_honors=True)),
    "upper-tiles": _within(SEVEN_TO_NINE),
    "middle-tiles": _within(FOUR_TO_SIX),
    "lower-tiles": _within(ONE_TO_THREE),
    "upper-four": _within(SIX_TO_NINE),
    "lower-four": _within(ONE_TO_FOUR),
    "reversible-tiles": _within(REVERSIBLE),
    "all-simples": _within(SIMPLES),
    "no-honors": WayRow(lambda: tiles.within(ALL_KINDS - tiles.HONOR_KINDS)),
    "one-voided-suit": WayRow(tiles.voided_suit),
    "all-types": WayRow(
        lambda: tiles.within(ALL_KINDS, *tiles.SUIT_KINDS, tiles.WIND_KINDS, tiles.DRAGON_KINDS)
    ),
    "all-fives": WayRow(lambda: tiles.with_every_set(kinds_of_class(FIVES))),
    "outside-hand": WayRow(lambda: tiles.with_every_set(kinds_of_class(ENDS))),
    "unio-in-all": WayRow(
        lambda: (
            *tiles.with_every_set(kinds_of_class(ENDS)),
            PairsPattern(kinds=kinds_of_class(ENDS)),
        )
    ),
    "chanta": WayRow(
        lambda: tuple(
            replace(each, pungs=(0, 3)) if isinstance(each, SetPattern) else each
            for each in tiles.with_every_set(kinds_of_class(ENDS))
        )
    ),
    "junchan": WayRow(
        lambda: tuple(
            replace(each, pungs=(0, 3)) if isinstance(each, SetPattern) else each
            for each in tiles.with_every_set(kinds_of_class(TERMINALS))
        )
    ),
    "tile-hog": WayRow(tiles.four_alike),
    # hands of their own
    "nine-gates": WayRow(tiles.nine_gates, (lever.other_winning_tile,)),
    "chuuren-poutou": WayRow(tiles.nine_gates),
    "thirteen-orphans": WayRow(lambda: (tiles.ORPHAN_PATTERN,)),
    "seven-pairs": WayRow(lambda: (PairsPattern(),)),
    "chiitoitsu": WayRow(lambda: (PairsPattern(different=True),)),
    "seven-shifted-pairs": WayRow(tiles.seven_in_a_row),
    "knitted-straight": WayRow(tiles.knitted_straights),
    "greater-honors-and-knitted-tiles": WayRow(lambda: tiles.honors_and_knitted(True)),
    "lesser-honors-and-knitted-tiles": WayRow(lambda: tiles.honors_and_knitted(False)),
    # how the hand was built and won
    "pinfu": WayRow(
        levers=(lever.other_winning_tile,),
        by_winds=lambda seat, round_: (
            SetPattern(
                sets=ALL_CHOWS,
                pairs=ALL_KINDS - tiles.DRAGON_KINDS - {seat.tile.index, round_.tile.index},
            ),
        ),
        tries_neighbours=True,
    ),
    "chicken-hand": WayRow(
        tiles.unrelated,
        (
            lever.together(lever.PLAIN_DISCARD, lever.open_hand),
            lever.undo_kong,
            lever.other_winning_tile,
        ),
    ),
    "concealed-hand": WayRow(levers=(lever.conceal_all, lever.ON_DISCARD)),
    "fully-concealed-hand": WayRow(levers=(lever.conceal_all, lever.drawn_somehow)),
    "clear-front": WayRow(levers=(lever.together(lever.conceal_all, lever.take_back_kongs),)),
    "melded-hand": WayRow(levers=(lever.claim_all, lever.ON_DISCARD)),
    "self-drawn": WayRow(levers=(lever.DRAWN,)),
    "from-the-floor": WayRow(levers=(lever.ON_DISCARD,)),
    "last-tile-draw": WayRow(levers=(lever.LAST, lever.DRAWN)),
    "last-tile-claim": WayRow(levers=(lever.LAST, lever.ON_DISCARD)),
    "out-with-replacement-tile": WayRow(
        lambda: tiles.may_be_kongs(1), (lever.together(lever.kongs(1), lever.ON_REPLACEMENT),)
    ),
    "robbing-the-kong": WayRow(
        tiles.with_a_chow, (lever.ON_ROBBED_KONG, lever.single_tile_wins), tries_neighbours=True
    ),
    "last-tile": WayRow(
        tiles.with_a_chow,
        (lever.LAST_OF_KIND, lever.ON_ROBBED_KONG, lever.single_tile_wins),
        tries_neighbours=True,
    ),
    "edge-wait": WayRow(
        lambda: tiles.cores((suit + low,) for suit in tiles.SUITS for low in (0, 6)),
        (lever.other_winning_tile,),
        tries_neighbours=True,
    ),
    "closed-wait": WayRow(tiles.with_a_chow, (lever.other_winning_tile,), tries_neighbours=True),
    "single-wait": WayRow(
        tiles.any_or_honor_pair, (lever.other_winning_tile,), tries_neighbours=True
    ),
    "heaven": WayRow(
        levers=(
            lever.together(
                lever.conceal_all, lever.drawn_somehow, lever.SEAT_OF_EAST, lever.ON_FIRST_TURN
            ),
        )
    ),
    "earth": WayRow(
        levers=(
            lever.together(
                lever.conceal_all,
                lever.take_back_kongs,
                lever.ON_DISCARD,
                lever.not_east,
                lever.FROM_EAST,
                lever.ON_FIRST_TURN,
            ),
        )
    ),
    "tenhou": WayRow(
        levers=(
            lever.together(
                lever.conceal_all,
                lever.take_back_kongs,
                lever.DRAWN,
                lever.SEAT_OF_EAST,
                lever.ON_FIRST_TURN,
            ),
        )
    ),
    "chiihou": WayRow(
        levers=(
            lever.together(
                lever.conceal_all,
                lever.take_back_kongs,
                lever.DRAWN,
                lever.not_east,
                lever.ON_FIRST_TURN,
            ),
        )
    ),
    "on-first-kong": WayRow(
        lambda: tiles.may_be_kongs(1),
        (lever.together(lever.kongs(1), lever.after_kongs, lever.kongs_in_row(1)),),
    ),
    "on-second-kong": WayRow(
        lambda: tiles.may_be_kongs(2),
        (lever.together(lever.kongs(2), lever.after_kongs, lever.kongs_in_row(2)),),
    ),
    "on-third-kong": WayRow(
        lambda: tiles.may_be_kongs(3),
        (lever.together(lever.kongs(3), lever.after_kongs, lever.kongs_in_row(3)),),
    ),
    "riichi": WayRow(levers=(lever.RIICHI,)),
    "double-riichi": WayRow(levers=(lever.DOUBLE_RIICHI,)),
    "dora": WayRow(levers=(lever.dora,)),
    # flowers
    "flower-tiles": WayRow(levers=(lever.flowers(*((each,) for each in _FLOWERS)),)),
    "no-flower": WayRow(levers=(lever.NO_FLOWERS,)),
    "chance-flower": WayRow(levers=(lever.own_flowers, lever.ANY_SEAT)),
    "seven-flowers": WayRow(levers=(lever.flowers_told(6), lever.flower_wins, lever.DRAWN)),
    "eight-flowers": WayRow(levers=(lever.flowers_told(7), lever.flower_wins, lever.DRAWN)),
    "full-set-of-flowers": WayRow(levers=(lever.flowers(_BLUE_FLOWERS, _RED_FLOWERS),)),
}
_OWN_ROWS: Final = {
    (System.RENGO, "pinfu"): "pinfu",
    (System.RENGO, "chanta"): "chanta",
    (System.RENGO, "junchan"): "junchan",
    (System.IMJ, "unio-in-all"): "unio-in-all",
    (System.IMJ, "all-chows"): "imj-all-chows",
    (System.IMJ, "all-hidden-pungs"): "all-hidden-pungs",
    (System.IMJ, "earth"): "earth",
    (System.IMJ, "clear-front"): "clear-front",
    (System.IMJ, "on-first-kong"): "on-first-kong",
    (System.IMJ, "on-second-kong"): "on-second-kong",
    (System.IMJ, "on-third-kong"): "on-third-kong",
    (System.IMJ, "pure-stepping-chows"): "imj-stepping",
    (System.IMJ, "four-stepping-chows"): "imj-four-stepping",
    (System.RENGO, "yakuhai-haku"): "yakuhai-haku",
    (System.RENGO, "yakuhai-hatsu"): "yakuhai-hatsu",
    (System.RENGO, "yakuhai-chun"): "yakuhai-chun",
    (System.RENGO, "honroutou"): "honroutou",
    (System.RENGO, "tenhou"): "tenhou",
    (System.RENGO, "chiitoitsu"): "chiitoitsu",
    (System.RENGO, "chuuren-poutou"): "chuuren-poutou",
}
"""Fans that ask for something else than their kin, and the rows of those."""


@dataclass(frozen=True, slots=True)
class FanGuide:
    """Where to look for ways to one fan of one rule set in hands of some winds."""

    patterns: TilePatterns
    levers: tuple[Lever, ...]
    tries_neighbours: bool


def guide(rules: RuleSet, fan: Fan, seat: Wind, round_: Wind) -> FanGuide:
    """Where to look for ways to a fan in a hand of that seat and round."""
    row = _row(rules.system, fan.id)
    return _guide(rules.id, fan.id, (seat, round_) if row.by_winds else None)


def row_name(system: System, fan: str) -> str:
    """Under which name of `ROWS` a fan stands."""
    return _OWN_ROWS.get((system, fan)) or pattern_of(system, fan)


def _row(system: System, fan: str) -> WayRow:
    return ROWS[row_name(system, fan)]


@cache
def _guide(rules_id: str, fan_id: str, winds: tuple[Wind, Wind] | None) -> FanGuide:
    rules = rule_set(rules_id)
    fan, row = rules.fan(fan_id), _row(rules.system, fan_id)
    patterns = row.by_winds(*winds) if row.by_winds and winds else row.patterns()
    levers = row.levers
    if fan.concealed_only:
        levers += tuple(each for each in _CLOSED if each not in levers)
        patterns = tuple(
            replace(each, concealed=True) if isinstance(each, SetPattern) else each
            for each in patterns
        )
    return FanGuide(tuple(_known(rules, patterns)), levers, row.tries_neighbours)


def _known(rules: RuleSet, patterns: TilePatterns) -> Iterator[TilePattern]:
    """The patterns as the rule set knows them: seven pairs may have to differ."""
    for each in patterns:
        if isinstance(each, PairsPattern):
            if Shape.SEVEN_PAIRS not in rules.shapes:
                continue
            yield replace(each, different=True) if rules.system is System.RENGO else each
        else:
            yield each
