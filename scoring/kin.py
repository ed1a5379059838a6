"""Which fans of the systems are the same pattern, by whatever name each text calls it.

Kin need not agree to the last condition: `pinfu` asks for a two-sided wait where All Chows does
not. They are what a player of one rule set would look for under another.
"""

from collections.abc import Mapping
from dataclasses import dataclass
from types import MappingProxyType
from typing import Final

from scoring.rule_set import System


@dataclass(frozen=True, slots=True)
class SharedPattern:
    """A pattern that two systems know or more: the ids of its fans in each, none where unknown.

    `id` is the fan's in the competition rules, where there is one.
    """

    id: str
    fans: Mapping[System, tuple[str, ...]]


# A row: competition rules, International Mahjong, Rengo. A dash: the system has no such fan; a
# plus joins the fans that share one pattern.
_TABLE: Final = """
big-four-winds              big-four-winds            daisuushii
little-four-winds           little-four-winds         shousuushii
big-three-dragons           big-three-dragons         daisangen
little-three-dragons        little-three-dragons      shousangen
dragon-pung                 pung-of-dragon            yakuhai-haku+yakuhai-hatsu+yakuhai-chun
prevalent-wind              chance-round              yakuhai-round-wind
seat-wind                   chance-wind               yakuhai-seat-wind
all-honors                  pure-honours              tsuuiisou
all-terminals               pure-terminals            chinroutou
all-terminals-and-honors    mixed-unios               honroutou
outside-hand                unio-in-all               chanta+junchan
all-simples                 -                         tanyao
all-green                   -                         ryuuiisou
nine-gates                  nine-gates                chuuren-poutou
full-flush                  pure-same                 chinitsu
half-flush                  mixed-same                honitsu
all-types                   all-types                 -
all-fives                   five-in-all               -
thirteen-orphans            thirteen-unios            kokushi-musou
seven-pairs                 seven-pairs               chiitoitsu
seven-shifted-pairs         seven-consecutive-pairs   -
greater-honors-and-knitted-tiles  seven-isolated-stars  -
all-pungs                   all-pungs                 toitoi
four-concealed-pungs        all-hidden-pungs          suuankou
three-concealed-pungs       -                         sanankou
four-kongs                  -                         suukantsu
three-kongs                 -                         sankantsu
triple-pung                 three-matching-pungs      sanshoku-doukou
four-pure-shifted-pungs     four-jumping-pungs        -
pure-shifted-pungs          pure-jumping-pungs        -
mixed-shifted-pungs         mixed-jumping-pungs       -
all-chows                   all-chows                 pinfu
quadruple-chow              four-identical-chows      -
pure-triple-chow            three-identical-chows     -
pure-double-chow            -                         iipeikou
mixed-triple-chow           three-matching-chows      sanshoku-doujun
four-pure-shifted-chows     four-stepping-chows       -
pure-shifted-chows          pure-stepping-chows       -
mixed-shifted-chows         mixed-stepping-chows      -
pure-straight               pure-straight-nine        ittsuu
mixed-straight              mixed-straight-nine       -
self-drawn                  from-the-wall             -
fully-concealed-hand        self-help                 menzen-tsumo
concealed-hand              clear-front               -
melded-hand                 all-pickups               -
last-tile-draw              from-final-draw           haitei
last-tile-claim             from-final-exposed        houtei
out-with-replacement-tile   on-first-kong+on-second-kong+on-third-kong  rinshan-kaihou
robbing-the-kong            from-robbed-kong          chankan
-                           heaven                    tenhou
"""


def _pattern(row: str) -> SharedPattern:
    fans = {
        system: tuple(cell.split("+"))
        for system, cell in zip(System, row.split(), strict=True)
        if cell != "-"
    }
    return SharedPattern(next(iter(fans.values()))[0], MappingProxyType(fans))


FAN_PATTERNS: Final = tuple(_pattern(row) for row in _TABLE.strip().splitlines())
_PATTERN_OF: Final = {
    (system, fan): pattern.id
    for pattern in FAN_PATTERNS
    for system, fans in pattern.fans.items()
    for fan in fans
}


def pattern_of(system: System, fan: str) -> str:
    """The pattern that a fan of the system makes; a fan without kin is a pattern of its own."""
    return _PATTERN_OF.get((system, fan), fan)
