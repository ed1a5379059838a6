"""Wrong rules that there are under every rule set; each system says where its text settles them."""

from collections import Counter
from collections.abc import Iterator
from typing import Final

from quizzes.misconceptions.kin import Kin
from quizzes.misconceptions.misconception import Misconception
from quizzes.misconceptions.mistake import CountMisconception, Mistake, counts_fan
from scoring import RuleSet, Score
from wording import N_

LOOK_ALIKE_ID = "look-alike"
MISSED_FAN_ID = "missed-fan"
ABSENT_FAN_ID = "absent-fan"  # of a choice: what is not there in any reading


def lower_reading(citation: str) -> CountMisconception:
    """The misconception of counting another reading than the one worth most."""
    return Misconception(
        "lower-reading",
        N_("a reading worth less"),
        N_("Another reading of the same tiles is worth more."),
        citation,
        _lower_reading,
    )


def look_alike(kin: Kin) -> CountMisconception:
    """The misconception of taking a fan for one of those kin."""

    def mistakes(score: Score, rules: RuleSet) -> Iterator[Mistake]:
        """Takes a fan for one of its kin that is not in the hand at all."""
        struck = {line.fan.id for line in score.account.struck} if score.account else set()
        for line in score.counted:
            for wrong in kin.get(line.fan.id, ()):
                absent = not counts_fan(score, wrong) and wrong not in struck
                if line.times == 1 and absent and rules.has(wrong):
                    right = line.fan.id
                    yield Mistake(added=(wrong,), removed=(right,), fan=wrong, other=right)

    return Misconception(
        LOOK_ALIKE_ID,
        N_("one fan missed and another counted instead"),
        N_("%(other)s counts here; %(fan)s does not."),
        None,
        mistakes,
    )


def _lower_reading(score: Score, rules: RuleSet) -> Iterator[Mistake]:
    account = score.account
    if account is None:
        return
    right = Counter(line.fan.id for line in account.counted for _ in line.uses)
    for other in score.others:
        if other.total < account.total:
            wrong = Counter(line.fan.id for line in other.counted for _ in line.uses)
            added, removed = wrong - right, right - wrong
            yield Mistake(tuple(sorted(added.elements())), tuple(sorted(removed.elements())))


def _once_for_several(score: Score, rules: RuleSet) -> Iterator[Mistake]:
    """Counts a fan once that counts several times."""
    flowers = {"flower-tiles"}  # they have misconceptions of their own
    for line in score.counted:
        if line.times > 1 and line.fan.id not in flowers:
            yield Mistake(removed=(line.fan.id,) * (line.times - 1), fan=line.fan.id)


def _missed_fan(score: Score, rules: RuleSet) -> Iterator[Mistake]:
    """Overlooks one fan."""
    for line in score.counted:
        yield Mistake(removed=(line.fan.id,) * line.times, fan=line.fan.id)


ONCE_FOR_SEVERAL: Final[CountMisconception] = Misconception(
    "once-for-several",
    N_("a fan counted once that is there twice or more"),
    N_("%(fan)s is in the hand more than once, and each one counts."),
    None,
    _once_for_several,
)
MISSED_FAN: Final[CountMisconception] = Misconception(
    MISSED_FAN_ID,
    N_("a fan missed"),
    N_("%(fan)s is missing."),
    None,
    _missed_fan,
)
