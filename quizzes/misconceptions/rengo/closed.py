"""Wrong rules about open and closed hands, pinfu, and concealed pungs."""

from collections.abc import Iterator, Mapping
from typing import Final

from quizzes.misconceptions.misconception import MisconceptionTheme
from quizzes.misconceptions.mistake import Mistake, WrongCount, counts_fan
from quizzes.misconceptions.rengo.replaced import is_yakuman
from scoring import Reading, RuleSet, Score, SetKind, Shape, Tile
from wording import N_

theme = MisconceptionTheme[WrongCount]()
_CONCEALED_PUNGS: Final[Mapping[int, str]] = {3: "sanankou", 4: "suuankou"}
_PUNGS: Final = (SetKind.PUNG, SetKind.KONG)


def _four_chows(reading: Reading) -> bool:
    return reading.shape is Shape.STANDARD and all(
        part.kind is SetKind.CHOW for part in reading.sets[:-1]
    )


def _two_sided(reading: Reading, win: Tile) -> bool:
    """Whether the winning tile ended a run of two that either end would have completed."""
    part = reading.sets[reading.completed]
    if part.kind is not SetKind.CHOW:
        return False
    place = part.tiles.index(win)
    return place != 1 and (win.number, place) not in ((3, 2), (7, 0))


def _yakuhai_pair(score: Score, reading: Reading) -> bool:
    circumstances, pair = score.hand.circumstances, reading.sets[-1].tiles[0]
    return pair.is_dragon or pair in (circumstances.seat.tile, circumstances.round.tile)


@theme.misconception(
    "open-hand-overlooked",
    N_("a closed-only yaku in an open hand"),
    N_("The hand is open: no %(fan)s."),
)
def open_hand_overlooked(score: Score, rules: RuleSet) -> Iterator[Mistake]:
    """Counts menzen tsumo, pinfu or iipeikou although a set was claimed."""
    account = score.account
    if account is None or score.hand.is_concealed or is_yakuman(score):
        return
    reading, win = account.reading, score.hand.win
    if score.hand.circumstances.self_drawn:
        yield Mistake(added=("menzen-tsumo",), fan="menzen-tsumo")
    plain = _four_chows(reading) and not _yakuhai_pair(score, reading)
    if plain and _two_sided(reading, win):
        yield Mistake(added=("pinfu",), fan="pinfu")
    chows = [part.tiles for part in reading.sets if part.kind is SetKind.CHOW]
    if len(set(chows)) < len(chows):
        yield Mistake(added=("iipeikou",), fan="iipeikou")


@theme.misconception(
    "closed-value-in-open-hand",
    N_("the closed value in an open hand"),
    N_("In an open hand %(fan)s is worth one han less."),
)
def closed_value_in_open_hand(score: Score, rules: RuleSet) -> Iterator[Mistake]:
    """Counts yaku of an open hand at what they are worth in a closed one, one or all."""
    lesser = [line for line in score.counted if line.value < line.fan.value]
    for line in lesser:
        yield Mistake(points=line.fan.value - line.value, fan=line.fan.id)
    if len(lesser) > 1:
        every = sum(line.fan.value - line.value for line in lesser)
        yield Mistake(points=every, fan=lesser[0].fan.id)


@theme.misconception(
    "pinfu-with-yakuhai-pair",
    N_("Pinfu with a pair of value tiles"),
    N_("The pair is of value tiles, so there is no %(fan)s."),
    "pinfu",
)
def pinfu_with_yakuhai_pair(score: Score, rules: RuleSet) -> Iterator[Mistake]:
    """Counts pinfu although the pair is of dragons, the seat wind or the round's."""
    for reading in _closed_chows(score):
        if _yakuhai_pair(score, reading) and _two_sided(reading, score.hand.win):
            yield Mistake(added=("pinfu",), fan="pinfu")


@theme.misconception(
    "pinfu-by-another-wait",
    N_("Pinfu without a two-sided wait"),
    N_("The wait is not two-sided, so there is no %(fan)s."),
    "pinfu",
)
def pinfu_by_another_wait(score: Score, rules: RuleSet) -> Iterator[Mistake]:
    """Counts pinfu although the last tile filled an inner, edge or pair wait."""
    for reading in _closed_chows(score):
        if not _yakuhai_pair(score, reading) and not counts_fan(score, "pinfu"):
            yield Mistake(added=("pinfu",), fan="pinfu")


def _closed_chows(score: Score) -> Iterator[Reading]:
    account = score.account
    closed = not score.hand.melds and not is_yakuman(score)
    if account and closed and _four_chows(account.reading):
        yield account.reading


@theme.misconception(
    "menzen-tsumo-forgotten",
    N_("Menzen Tsumo forgotten"),
    N_("The hand is closed and the tile was drawn: %(fan)s counts."),
    "menzen-tsumo",
)
def menzen_tsumo_forgotten(score: Score, rules: RuleSet) -> Iterator[Mistake]:
    """Leaves out the han for a self-drawn win of a closed hand."""
    if counts_fan(score, "menzen-tsumo"):
        yield Mistake(removed=("menzen-tsumo",), fan="menzen-tsumo")


@theme.misconception(
    "open-pung-as-concealed",
    N_("an open pung taken as concealed"),
    N_("A claimed pung is open, and by custom so is one completed by a discard: no %(fan)s."),
)
def open_pung_as_concealed(score: Score, rules: RuleSet) -> Iterator[Mistake]:
    """Counts pungs that another's tile made among the concealed ones."""
    account = score.account
    if account is None or is_yakuman(score):
        return
    drawn = score.hand.circumstances.self_drawn
    pungs = [
        part.melded or (place == account.reading.completed and not drawn)
        for place, part in enumerate(account.reading.sets)
        if part.kind in _PUNGS
    ]
    concealed = pungs.count(False)
    for count in range(concealed + 1, len(pungs) + 1):
        wrong, right = _CONCEALED_PUNGS.get(count), _CONCEALED_PUNGS.get(concealed)
        if wrong:
            gone = (right,) if right and counts_fan(score, right) else ()
            yield Mistake(added=(wrong,), removed=gone, fan=wrong)
