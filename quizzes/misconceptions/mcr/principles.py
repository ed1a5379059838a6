"""Wrong rules about the five principles: what falls away although it is there."""

from collections import Counter
from collections.abc import Iterator

from quizzes.misconceptions.misconception import MisconceptionTheme
from quizzes.misconceptions.mistake import Mistake, WrongCount, struck_by
from scoring import RuleSet, Score, Struck
from wording import N_

theme = MisconceptionTheme[WrongCount]()
_HONOR_PUNGS = (
    "dragon-pung",
    "prevalent-wind",
    "seat-wind",
    "two-dragon-pungs",
    "little-three-dragons",
    "big-three-dragons",
    "big-three-winds",
    "little-four-winds",
    "big-four-winds",
)


def _added(lines: tuple[Struck, ...]) -> Iterator[Mistake]:
    """Each struck fan counted after all, once or as often as it is there."""
    for fan, times in Counter(each.fan.id for each in lines).items():
        because = next(each.because for each in lines if each.fan.id == fan)
        for count in {1, times}:
            yield Mistake(added=(fan,) * count, fan=fan, other=because, partial=count < times)


@theme.misconception(
    "self-drawn-beside",
    N_("Self-Drawn with a fan that includes it"),
    N_("%(other)s already implies that the tile was drawn: %(fan)s is not counted with it."),
    "non-repeat",
)
def self_drawn_beside(score: Score, rules: RuleSet) -> Iterator[Mistake]:
    """Adds the point for drawing where a counted fan holds it."""
    for line in struck_by(score, "non-repeat"):
        if line.fan.id == "self-drawn":
            yield Mistake(added=("self-drawn",), fan="self-drawn", other=line.because)


@theme.misconception(
    "honor-pung-twice",
    N_("the same honor pung counted twice"),
    N_("A pung counted for %(other)s is not counted for %(fan)s as well."),
    "pung-of-terminals-or-honors",
)
def honor_pung_twice(score: Score, rules: RuleSet) -> Iterator[Mistake]:
    """Adds the terminal-or-honor fan for a pung that already counts as dragons or winds."""
    lines = struck_by(score, "non-repeat")
    yield from _added(
        tuple(
            each
            for each in lines
            if each.fan.id == "pung-of-terminals-or-honors" and each.because in _HONOR_PUNGS
        )
    )


@theme.misconception(
    "no-honors-beside",
    N_("No Honors with a fan that never has honors"),
    N_("A hand with %(other)s never has honors: %(fan)s is not counted with it."),
    "non-repeat",
)
def no_honors_beside(score: Score, rules: RuleSet) -> Iterator[Mistake]:
    """Adds the point for no honors where a counted fan rules honors out."""
    lines = struck_by(score, "non-repeat")
    yield from _added(tuple(each for each in lines if each.fan.id == "no-honors"))


@theme.misconception(
    "sets-taken-apart",
    N_("sets of one fan paired again"),
    N_("The sets of %(other)s are not paired with each other again for %(fan)s."),
    "non-separation",
)
def sets_taken_apart(score: Score, rules: RuleSet) -> Iterator[Mistake]:
    """Adds a fan made of sets that already make a larger one."""
    combined = [line.fan.id for line in score.counted if line.fan.combination]
    inside = tuple(
        each
        for each in struck_by(score, "non-repeat")
        if each.fan.combination and each.because in combined
    )
    yield from _added((*struck_by(score, "non-separation"), *inside))


@theme.misconception(
    "implied-fan",
    N_("a fan counted although another rules it out"),
    N_("%(other)s counts, so %(fan)s does not."),
    "non-repeat",
)
def implied_fan(score: Score, rules: RuleSet) -> Iterator[Mistake]:
    """Adds a fan that a counted fan excludes or cannot be without."""
    yield from _added(struck_by(score, "non-repeat"))


@theme.misconception(
    "same-fan-again",
    N_("the same fan twice with one set"),
    N_("A set that has made %(fan)s cannot make it again with another set."),
    "non-identical",
)
def same_fan_again(score: Score, rules: RuleSet) -> Iterator[Mistake]:
    """Adds a fan once more with a set that has made it."""
    yield from _added(struck_by(score, "non-identical"))


@theme.misconception(
    "combined-twice",
    N_("a set combined twice"),
    N_("Each further set is combined only once: with %(fan)s there is one combination too many."),
    "account-once",
)
def combined_twice(score: Score, rules: RuleSet) -> Iterator[Mistake]:
    """Adds a fan between sets that are linked already."""
    yield from _added(struck_by(score, "account-once"))
