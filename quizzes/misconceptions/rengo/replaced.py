"""Wrong rules about yaku that stand in for others, that hold them, and about yakuman."""

from collections.abc import Iterator

from quizzes.misconceptions.misconception import MisconceptionTheme
from quizzes.misconceptions.mistake import Mistake, WrongCount, struck_by
from scoring import RuleSet, Score, Struck
from wording import N_

theme = MisconceptionTheme[WrongCount]()
_YAKUMAN_HAN = 13


def is_yakuman(score: Score) -> bool:
    """Whether the hand is worth a yakuman, beside which nothing ordinary counts (53)."""
    return any(line.fan.series == "yakuman" for line in score.counted)


def _added(lines: tuple[Struck, ...]) -> Iterator[Mistake]:
    for line in lines:
        yield Mistake(added=(line.fan.id,) * line.times, fan=line.fan.id, other=line.because)


@theme.misconception(
    "riichi-beside-double",
    N_("riichi counted with double riichi"),
    N_("By custom %(other)s counts in place of %(fan)s; the article does not say so."),
    "double-riichi",
)
def riichi_beside_double(score: Score, rules: RuleSet) -> Iterator[Mistake]:
    """Counts riichi once more beside double riichi."""
    yield from _added(
        tuple(each for each in struck_by(score, "replaced") if each.fan.id == "riichi")
    )


@theme.misconception(
    "lesser-yaku-beside",
    N_("the lesser yaku counted with the greater"),
    N_("By custom %(other)s counts in place of %(fan)s; the article does not say so."),
)
def lesser_yaku_beside(score: Score, rules: RuleSet) -> Iterator[Mistake]:
    """Counts iipeikou beside ryanpeikou or chanta beside junchan."""
    yield from _added(struck_by(score, "replaced"))


@theme.misconception(
    "dragons-beside-shousangen",
    N_("dragon pungs counted with Shousangen"),
    N_("The han of %(other)s include the dragon pungs: %(fan)s is not counted with it."),
    "shousangen",
)
def dragons_beside_shousangen(score: Score, rules: RuleSet) -> Iterator[Mistake]:
    """Counts the dragon pungs of shousangen as yakuhai too, one or both."""
    lines = struck_by(score, "contained")
    yield from _added(lines)
    if len(lines) > 1:
        every = tuple(line.fan.id for line in lines)
        yield Mistake(added=every, fan=lines[0].fan.id, other=lines[0].because)


@theme.misconception(
    "dora-beside-yakuman",
    N_("dora counted with a yakuman"),
    N_("A yakuman includes everything else, dora too."),
    "yakuman-alone",
)
def dora_beside_yakuman(score: Score, rules: RuleSet) -> Iterator[Mistake]:
    """Adds the dora to a yakuman."""
    yield from _added(
        tuple(each for each in struck_by(score, "yakuman-alone") if each.fan.id == "dora")
    )


@theme.misconception(
    "yaku-beside-yakuman",
    N_("ordinary yaku counted with a yakuman"),
    N_("%(other)s is a yakuman: ordinary yaku such as %(fan)s are not counted with it."),
    "yakuman-alone",
)
def yaku_beside_yakuman(score: Score, rules: RuleSet) -> Iterator[Mistake]:
    """Adds ordinary yaku to a yakuman, one or all of them."""
    lines = struck_by(score, "yakuman-alone")
    yield from _added(lines)
    if len(lines) > 1:
        every = tuple(line.fan.id for line in lines for _ in line.uses)
        yield Mistake(added=every, fan=lines[0].fan.id, other=lines[0].because)


@theme.misconception(
    "yakuman-added-up",
    N_("several yakuman added up"),
    N_("Several yakuman in one hand are worth one."),
    "one-yakuman",
)
def yakuman_added_up(score: Score, rules: RuleSet) -> Iterator[Mistake]:
    """Counts each yakuman of a hand with several."""
    yakuman = [line for line in score.counted if line.value == _YAKUMAN_HAN]
    if len(yakuman) > 1:
        yield Mistake(points=_YAKUMAN_HAN * (len(yakuman) - 1))
