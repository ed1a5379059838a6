"""Wrong rules about what may be added: the limits of the groups, special hands, the half fan."""

from collections.abc import Iterator

from quizzes.misconceptions.misconception import MisconceptionTheme
from quizzes.misconceptions.mistake import HALF_FAN, Mistake, WrongCount, counts_fan, struck_by
from scoring import RuleSet, Score
from scoring.imj.settle import ONE_OF_GROUP, SPECIAL_ALONE
from wording import N_

theme = MisconceptionTheme[WrongCount]()


@theme.misconception(
    "several-of-a-group",
    N_("several elements of one group"),
    N_("Only one of a group counts unless stated otherwise: %(fan)s is not added to %(other)s."),
    ONE_OF_GROUP,
)
def several_of_a_group(score: Score, rules: RuleSet) -> Iterator[Mistake]:
    """Adds an element that its group's limit keeps out."""
    for line in struck_by(score, ONE_OF_GROUP):
        yield Mistake(added=(line.fan.id,) * line.times, fan=line.fan.id, other=line.because)


@theme.misconception(
    "special-added-to",
    N_("elements added to a special hand"),
    N_("%(other)s is a special winning hand: nothing is added to it."),
    SPECIAL_ALONE,
)
def special_added_to(score: Score, rules: RuleSet) -> Iterator[Mistake]:
    """Adds what else is there to a special hand that counts, one element or all of them."""
    lines = [each for each in struck_by(score, SPECIAL_ALONE) if rules.has(each.because)]
    for line in lines:
        yield Mistake(added=(line.fan.id,) * line.times, fan=line.fan.id, other=line.because)
    if len(lines) > 1:
        every = tuple(line.fan.id for line in lines for _ in line.uses)
        yield Mistake(added=every, fan=lines[0].fan.id, other=lines[0].because)


@theme.misconception(
    "special-beside",
    N_("a special hand counted with ordinary elements"),
    N_("%(fan)s would count alone; here the usual elements are worth more."),
    SPECIAL_ALONE,
)
def special_beside(score: Score, rules: RuleSet) -> Iterator[Mistake]:
    """Adds a special hand to the ordinary count that is worth more than it."""
    for line in struck_by(score, SPECIAL_ALONE):
        if not rules.has(line.because):
            yield Mistake(added=(line.fan.id,), fan=line.fan.id)


@theme.misconception(
    "half-fan-kept",
    N_("the half fan kept"),
    N_("In a total of more than half a fan, the half fan is dropped."),
    "half-fan",
)
def half_fan_kept(score: Score, rules: RuleSet) -> Iterator[Mistake]:
    """Keeps the coward's half in a larger total."""
    if counts_fan(score, "coward") and score.total > HALF_FAN:
        yield Mistake(points=HALF_FAN, fan="coward")


@theme.misconception(
    "kongs-added-up",
    N_("each kong of the turn counted"),
    N_("Only the number of kongs in the turn counts: %(other)s, without %(fan)s."),
)
def kongs_added_up(score: Score, rules: RuleSet) -> Iterator[Mistake]:
    """Counts the first kong of the turn again beside the second or third."""
    for fan in ("on-second-kong", "on-third-kong"):
        if counts_fan(score, fan):
            yield Mistake(added=("on-first-kong",), fan="on-first-kong", other=fan)
