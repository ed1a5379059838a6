"""Phrases that several fans share: what was claimed, what does not fit."""

from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from typing import Final

from scoring import Tile, TileSet
from wording.lacking.absent_fan import AbsentFan
from wording.lists import and_list, comma_list, semicolon_list
from wording.numbers import times
from wording.sets import sets_text
from wording.tiles import tile_label, tiles_text
from wording.translator import Translator
from wording.why_not_changes import meld_words

LISTED: Final = 6
"""So many tiles are named; of more it is told how many they are."""
MOST_SETS: Final = 2
"""So many sets are named; of more it is told how many they are."""


def claimed_sets(case: AbsentFan) -> Iterator[str]:
    """The sets that were claimed, of a fan that wants none."""
    melds, t = [each for each in case.hand.melds if each.is_claimed], case.t
    if len(melds) > MOST_SETS:
        yield t.ngettext("%(num)s set claimed", "%(num)s sets claimed", len(melds))
    elif melds:
        told = and_list([meld_words(each, t) for each in melds], t)
        yield t.gettext("%(melds)s claimed", melds=told)


def in_the_way(tiles: Sequence[Tile], case: AbsentFan) -> Iterator[str]:
    """Tiles that do not fit; of many how many they are, or the few that do."""
    if not tiles:
        return
    every, t = case.tiles, case.t
    rest = tuple(sorted((Counter(every) - Counter(tiles)).elements()))
    if len(tiles) <= LISTED:
        yield t.gettext("%(tiles)s in the way", tiles=named(tiles, t))
    elif not rest:
        yield t.gettext("the hand has none of the tiles it needs")
    elif len(rest) <= LISTED:
        yield t.gettext("of the tiles it needs, the hand has only %(tiles)s", tiles=named(rest, t))
    else:
        yield t.gettext(
            "%(number)s of the %(all)s tiles in the way", number=len(tiles), all=len(every)
        )


def sets_in_the_way(case: AbsentFan, is_wrong: Callable[[TileSet], bool]) -> Iterator[str]:
    """The sets that do not fit, of the reading with the fewest such."""
    found = [[part for part in each.sets if is_wrong(part)] for each in case.of_sets]
    wrong = min(found, key=len, default=[])
    if wrong:
        yield case.t.gettext("%(tiles)s in the way", tiles=sets_text(wrong, case.t))


def named(tiles: Sequence[Tile], t: Translator) -> str:
    """Tiles in words; what is meant more than once, by its name and how often."""
    suited = [each for each in tiles if each.is_suited]
    honors = _counted([each for each in tiles if not each.is_suited], t)
    if len(set(suited)) < len(suited):
        return comma_list([*_counted(suited, t), *honors], t)
    if len({each.suit for each in suited}) > 1 and len(suited) > 2:
        parts = [tiles_text(suited, t), *([comma_list(honors, t)] if honors else [])]
        return semicolon_list(parts, t)
    return comma_list([*([tiles_text(suited, t)] if suited else []), *honors], t)


def _counted(tiles: Sequence[Tile], t: Translator) -> list[str]:
    """Each kind by its name, and how often: `1 of dots ×2`, `East`."""
    return [
        t.language.sentence_gap.join(
            (tile_label(tile, t), *((times(number),) if number > 1 else ()))
        )
        for tile, number in Counter(tiles).items()
    ]
