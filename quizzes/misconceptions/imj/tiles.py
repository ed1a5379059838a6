"""Wrong rules about flowers, and habits of other rules about chows."""

from collections.abc import Iterator
from itertools import combinations

from quizzes.misconceptions.misconception import MisconceptionTheme
from quizzes.misconceptions.mistake import Mistake, WrongCount, counts_fan
from scoring import RuleSet, Score, SetKind
from wording import N_

theme = MisconceptionTheme[WrongCount]()


@theme.misconception(
    "no-flower-forgotten",
    N_("No Flower forgotten"),
    N_("The hand holds no flower, and that counts: %(fan)s."),
    "no-flower",
)
def no_flower_forgotten(score: Score, rules: RuleSet) -> Iterator[Mistake]:
    """Leaves out the fan for holding no flower."""
    if counts_fan(score, "no-flower"):
        yield Mistake(removed=("no-flower",), fan="no-flower")


@theme.misconception(
    "flower-of-another-seat",
    N_("a flower of another seat counted"),
    N_(
        "A flower counts as %(fan)s only with the number of the winner's seat, and not"
        " with a special hand."
    ),
    "chance-flower",
)
def flower_of_another_seat(score: Score, rules: RuleSet) -> Iterator[Mistake]:
    """Counts flowers whose number is not the winner's, one or all of them."""
    circumstances = score.hand.circumstances
    own = circumstances.seat.place % 4
    others = sum((each.number - 1) % 4 != own for each in circumstances.flowers)
    for count in sorted({min(others, 1), others} - {0}):
        yield Mistake(added=("chance-flower",) * count, fan="chance-flower")


@theme.misconception(
    "each-flower-counted",
    N_("a fan for each flower"),
    N_(
        "A flower with the seat number is worth 1 fan, and so is a full set; otherwise "
        "flowers add nothing."
    ),
    "flowers",
)
def each_flower_counted(score: Score, rules: RuleSet) -> Iterator[Mistake]:
    """Adds a fan for each flower held; not where flowers alone win (25.2(1), (2))."""
    flowers = len(score.hand.circumstances.flowers)
    if flowers and not score.hand.win.is_flower:
        yield Mistake(points=flowers)


@theme.misconception(
    "steps-of-two",
    N_("chows that rise by two"),
    N_("Stepping chows rise by one number; chows that rise by two are not %(fan)s."),
    "pure-stepping-chows",
)
def steps_of_two(score: Score, rules: RuleSet) -> Iterator[Mistake]:
    """Counts three chows of one suit that rise by two numbers."""
    if score.account is None:
        return
    lows = {part.tiles[0].index for part in score.account.reading.sets if part.kind is SetKind.CHOW}
    for low, middle, high in combinations(sorted(lows), 3):
        one_suit = low // 9 == high // 9
        if one_suit and middle - low == high - middle == 2:
            yield Mistake(added=("pure-stepping-chows",), fan="pure-stepping-chows")
