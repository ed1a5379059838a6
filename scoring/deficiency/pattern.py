"""What a fan is made of: four sets and a pair, seven pairs, or loose tiles, some of them fixed."""

from dataclasses import dataclass
from typing import Final

from scoring.deficiency.blocks import ALL_KINDS, ALL_SETS, Kinds, SetIds

SETS: Final = 4
ANY_PUNGS: Final = (0, SETS)


@dataclass(frozen=True, slots=True)
class SetPattern:
    """Four sets and a pair, of which the `core` is fixed.

    The other sets are of `sets` and the pair of `pairs`; of each of `needs` a tile is there; so
    many pungs at least and at most as `pungs` says. `knitted` are the nine tiles of a knitted
    straight, which stands for three sets. A `concealed` pattern has no claimed set; where `kongs`
    holds, nothing else uses the fourth tile of a pung of the core.
    """

    core: tuple[int, ...] = ()
    sets: SetIds = ALL_SETS
    pairs: Kinds = ALL_KINDS
    needs: tuple[Kinds, ...] = ()
    pungs: tuple[int, int] = ANY_PUNGS
    knitted: tuple[int, ...] = ()
    concealed: bool = False
    kongs: bool = False

    @property
    def free(self) -> int:
        """How many sets are not fixed."""
        return SETS - len(self.core) - len(self.knitted) // 3


@dataclass(frozen=True, slots=True)
class PairsPattern:
    """Seven pairs of those kinds, a tile of each of `needs` among them.

    `core` are kinds of which there is a pair, a kind twice for two pairs of it; `different` says
    that no kind makes two pairs.
    """

    kinds: Kinds = ALL_KINDS
    needs: tuple[Kinds, ...] = ()
    core: tuple[int, ...] = ()
    different: bool = False


@dataclass(frozen=True, slots=True)
class LoosePattern:
    """Fourteen tiles without sets: the `core`, one more of `extra`, and the rest of `others`, each once."""

    core: tuple[int, ...] = ()
    extra: Kinds = frozenset()
    others: Kinds = frozenset()


TilePattern = SetPattern | PairsPattern | LoosePattern
