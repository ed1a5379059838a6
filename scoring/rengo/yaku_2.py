"""The yaku of two han: article 51(11) to (20)."""

from collections.abc import Iterator
from typing import Final

from scoring.aspects import Chows, ConcealedPungs, FourPungs, Kongs, SuitPungs, Tiles, WinningTurn
from scoring.fan import LitBy, Use
from scoring.hand import Riichi
from scoring.reading import Shape
from scoring.rengo.yaku import YakuGroup
from scoring.shapes import chows, pungs
from scoring.shapes.uses import once_by_tile
from scoring.tile_classes import ENDS

group = YakuGroup("two-han", 2, first=15)
SAME_NUMBERS: Final = frozenset((low, low, low) for low in range(1, 8))
SETS_OR_PAIRS: Final = frozenset({Shape.STANDARD, Shape.SEVEN_PAIRS})


@group.fan(
    "double-riichi",
    article="51(11)",
    replaces=("riichi",),
    lit_by=LitBy.NOTHING,
)
def double_riichi(case: WinningTurn) -> Iterator[Use]:
    """Riichi with the first discard, before any call."""
    if case.riichi is Riichi.DOUBLE:
        yield Use()


@group.fan("chiitoitsu", article="51(12)")
def chiitoitsu(case: Tiles) -> Iterator[Use]:
    """Seven different pairs."""
    if case.shape is Shape.SEVEN_PAIRS:
        yield Use()


@group.fan("sanshoku-doujun", article="51(13)", open_value=1)
def sanshoku_doujun(case: Chows) -> Iterator[Use]:
    """The same chow in characters, dots and bamboos."""
    yield from once_by_tile(case, chows.in_three_suits(case, SAME_NUMBERS))


@group.fan("ittsuu", article="51(14)", open_value=1)
def ittsuu(case: Chows) -> Iterator[Use]:
    """1 2 3, 4 5 6 and 7 8 9 in one suit."""
    yield from once_by_tile(case, chows.of_one_suit(case, (1, 4, 7)))


@group.fan("chanta", article="51(15)", open_value=1)
def chanta(case: Tiles) -> Iterator[Use]:
    """A terminal or honor in each set and the pair, and at least one chow."""
    if case.every_set_has(ENDS) and case.chow_count:
        yield Use()


@group.fan("sanshoku-doukou", article="51(16)", open_value=2)
def sanshoku_doukou(case: SuitPungs) -> Iterator[Use]:
    """Pungs or kongs of one number in characters, dots and bamboos."""
    yield from once_by_tile(case, pungs.same_number(case, 3))


@group.fan("toitoi", article="51(17)", open_value=2)
def toitoi(case: FourPungs) -> Iterator[Use]:
    """Four pungs or kongs."""
    if len(case.pungs) == 4:
        yield Use(case.pungs)


@group.fan("sanankou", article="51(18)", open_value=2)
def sanankou(case: ConcealedPungs) -> Iterator[Use]:
    """Three concealed pungs or kongs."""
    if len(case.concealed_pungs) >= 3:
        yield Use(case.concealed_pungs)


@group.fan("sankantsu", article="51(19)", open_value=2)
def sankantsu(case: Kongs) -> Iterator[Use]:
    """Three kongs."""
    if len(case.kongs) >= 3:
        yield Use(case.kongs)


@group.fan("honroutou", article="51(20)", open_value=2)
def honroutou(case: Tiles) -> Iterator[Use]:
    """Nothing but terminals and honors, in sets and a pair or in seven pairs."""
    if case.shape in SETS_OR_PAIRS and case.only(ENDS):
        yield Use()
