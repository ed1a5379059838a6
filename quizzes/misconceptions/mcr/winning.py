"""Wrong rules about melds, concealment, waits and how the winning tile came."""

from collections.abc import Iterator, Mapping
from typing import Final

from quizzes.misconceptions.misconception import MisconceptionTheme
from quizzes.misconceptions.mistake import Mistake, WrongCount, counts_fan
from scoring import Reading, RuleSet, Score, SetKind, Shape, Tile
from scoring.waits import completing_kinds
from wording import N_

theme = MisconceptionTheme[WrongCount]()
_CONCEALED_PUNGS: Final[Mapping[int, str]] = {
    2: "two-concealed-pungs",
    3: "three-concealed-pungs",
    4: "four-concealed-pungs",
}
_WAITS = ("edge-wait", "closed-wait", "single-wait")


@theme.misconception(
    "concealed-on-draw",
    N_("Concealed Hand on a self-drawn win"),
    N_("%(fan)s needs a win on another player's tile; this tile was drawn."),
    "concealed-hand",
)
def concealed_on_draw(score: Score, rules: RuleSet) -> Iterator[Mistake]:
    """Counts a concealed hand that was won on a drawn tile."""
    hand = score.hand
    if hand.is_concealed and hand.circumstances.self_drawn:
        yield Mistake(added=("concealed-hand",), fan="concealed-hand")
        if counts_fan(score, "fully-concealed-hand"):
            yield Mistake(
                added=("concealed-hand",), removed=("fully-concealed-hand",), fan="concealed-hand"
            )


@theme.misconception(
    "claimed-set-overlooked",
    N_("a claimed set overlooked"),
    N_("A set was claimed, so the hand is not concealed: no %(fan)s."),
)
def claimed_set_overlooked(score: Score, rules: RuleSet) -> Iterator[Mistake]:
    """Counts a hand with claimed sets as concealed."""
    hand = score.hand
    if hand.is_concealed:
        return
    if not hand.circumstances.self_drawn:
        yield Mistake(added=("concealed-hand",), fan="concealed-hand")
        return
    yield Mistake(added=("fully-concealed-hand",), fan="fully-concealed-hand")
    if counts_fan(score, "self-drawn"):
        yield Mistake(
            added=("fully-concealed-hand",), removed=("self-drawn",), fan="fully-concealed-hand"
        )


@theme.misconception(
    "claimed-pung-concealed",
    N_("a melded pung taken as concealed"),
    N_("A pung or kong made with another player's tile is not concealed: no %(fan)s."),
)
def claimed_pung_concealed(score: Score, rules: RuleSet) -> Iterator[Mistake]:
    """Counts claimed pungs and melded kongs among the concealed ones."""
    pungs = _pungs(score)
    concealed = [place for place, melded, completed in pungs if not melded and not completed]
    claimed = [place for place, melded, _ in pungs if melded]
    for more in range(1, len(claimed) + 1):
        yield from _as_concealed(score, len(concealed), more)


@theme.misconception(
    "discard-pung-concealed",
    N_("a pung completed by a discard taken as concealed"),
    N_("The pung that the discard completed is not concealed: no %(fan)s."),
)
def discard_pung_concealed(score: Score, rules: RuleSet) -> Iterator[Mistake]:
    """Counts the pung that another's tile completed among the concealed ones."""
    pungs = _pungs(score)
    concealed = [place for place, melded, completed in pungs if not melded and not completed]
    if any(completed for _, _, completed in pungs):
        yield from _as_concealed(score, len(concealed), 1)


def _pungs(score: Score) -> list[tuple[int, bool, bool]]:
    """Places of pungs and kongs; whether they were melded, and completed by another's tile."""
    if score.account is None:
        return []
    reading = score.account.reading
    drawn = score.hand.circumstances.self_drawn
    return [
        (place, part.melded, place == reading.completed and not drawn)
        for place, part in enumerate(reading.sets)
        if part.kind in (SetKind.PUNG, SetKind.KONG)
    ]


def _as_concealed(score: Score, concealed: int, more: int) -> Iterator[Mistake]:
    right, wrong = _CONCEALED_PUNGS.get(concealed), _CONCEALED_PUNGS.get(concealed + more)
    if wrong and (right is None or counts_fan(score, right)):
        yield Mistake(added=(wrong,), removed=(right,) if right else (), fan=wrong)


@theme.misconception(
    "one-wait-of-several",
    N_("a wait fan though several tiles win"),
    N_("No %(fan)s: more than one tile would have completed the hand."),
)
def one_wait_of_several(score: Score, rules: RuleSet) -> Iterator[Mistake]:
    """Counts a wait fan by where the tile stands, though other tiles would have won too."""
    hand, account = score.hand, score.account
    if account is None or account.reading.shape is not Shape.STANDARD:
        return
    if len(completing_kinds(hand.concealed, len(hand.melds), rules.shapes)) > 1:
        for fan in dict.fromkeys(_wait_forms(account.reading, hand.win)):
            yield Mistake(added=(fan,), fan=fan)


def _wait_forms(reading: Reading, win: Tile) -> Iterator[str]:
    """The wait fans that the winning tile looks like in the concealed parts it may stand in."""
    for part in reading.sets:
        if part.melded or win not in part.tiles:
            continue
        if part.kind is SetKind.PAIR:
            yield "single-wait"
        elif part.kind is SetKind.CHOW:
            place = part.tiles.index(win)
            if place == 1:
                yield "closed-wait"
            elif (win.number, place) in ((3, 2), (7, 0)):
                yield "edge-wait"


@theme.misconception(
    "wait-misnamed",
    N_("the wrong wait"),
    N_("It is a different wait: %(other)s, not %(fan)s."),
)
def wait_misnamed(score: Score, rules: RuleSet) -> Iterator[Mistake]:
    """Counts another wait fan than the one that is there."""
    for right in _WAITS:
        if counts_fan(score, right):
            for wrong in _WAITS:
                if wrong != right:
                    yield Mistake(added=(wrong,), removed=(right,), fan=wrong, other=right)


@theme.misconception(
    "kong-as-hog",
    N_("a kong counted as a tile hog"),
    N_("A kong is not four single tiles: %(fan)s needs all four without a kong."),
    "tile-hog",
)
def kong_as_hog(score: Score, rules: RuleSet) -> Iterator[Mistake]:
    """Counts the four tiles of a kong as a tile hog."""
    kongs = sum(meld.is_kong for meld in score.hand.melds)
    for count in range(1, kongs + 1):
        yield Mistake(added=("tile-hog",) * count, fan="tile-hog", partial=count < kongs)
