"""Wrong rules about winds, dora, and what is added to the han."""

from collections.abc import Iterator

from quizzes.misconceptions.misconception import MisconceptionTheme
from quizzes.misconceptions.mistake import Mistake, WrongCount, counts_fan
from quizzes.misconceptions.rengo.replaced import is_yakuman
from scoring import Riichi, RuleSet, Score, SetKind
from scoring.rengo.limits import BEFORE_DOUBLING
from wording import N_

theme = MisconceptionTheme[WrongCount]()
_WINDS = ("yakuhai-seat-wind", "yakuhai-round-wind")


@theme.misconception(
    "double-wind-once",
    N_("a double wind counted once"),
    N_("The wind is both seat wind and round wind, so %(fan)s and %(other)s both count."),
    "yakuhai-seat-wind",
)
def double_wind_once(score: Score, rules: RuleSet) -> Iterator[Mistake]:
    """Counts one han for a pung that is both the seat wind and the round's."""
    circumstances = score.hand.circumstances
    if circumstances.seat is circumstances.round and all(counts_fan(score, fan) for fan in _WINDS):
        for fan, other in (_WINDS, _WINDS[::-1]):
            yield Mistake(removed=(fan,), fan=fan, other=other)


@theme.misconception(
    "wind-for-the-other",
    N_("seat wind and round wind mixed up"),
    N_("This wind counts as %(other)s, not as %(fan)s: look at seat and round."),
)
def wind_for_the_other(score: Score, rules: RuleSet) -> Iterator[Mistake]:
    """Takes the round wind for the seat wind, or the other way round."""
    for right, wrong in (_WINDS, _WINDS[::-1]):
        if counts_fan(score, right) and not counts_fan(score, wrong):
            yield Mistake(added=(wrong,), removed=(right,), fan=wrong, other=right)
            yield Mistake(added=(wrong,), fan=wrong, other=right)


@theme.misconception(
    "guest-wind-as-yakuhai",
    N_("a guest wind counted as a value tile"),
    N_("No %(fan)s: the pung is of another wind."),
)
def guest_wind_as_yakuhai(score: Score, rules: RuleSet) -> Iterator[Mistake]:
    """Counts a pung of any wind as the seat wind or the round's."""
    account, circumstances = score.account, score.hand.circumstances
    if account is None:
        return
    struck = {line.fan.id for line in account.struck}
    winds = {
        part.tiles[0]
        for part in account.reading.sets
        if part.kind in (SetKind.PUNG, SetKind.KONG) and part.tiles[0].is_wind
    }
    if winds - {circumstances.seat.tile, circumstances.round.tile}:
        for fan in _WINDS:
            if not counts_fan(score, fan) and fan not in struck:
                yield Mistake(added=(fan,), fan=fan)


@theme.misconception(
    "indicator-as-dora",
    N_("the indicator taken for the dora"),
    N_("The dora is the tile that follows the indicator, not the indicator itself."),
    "dora",
)
def indicator_as_dora(score: Score, rules: RuleSet) -> Iterator[Mistake]:
    """Counts the tiles that are like the indicator."""
    indicator = score.hand.circumstances.dora_indicator
    if indicator is None or is_yakuman(score):
        return
    wrong = sum(each == indicator for each in score.hand.tiles)
    right = sum(line.times for line in score.counted if line.fan.id == "dora")
    if wrong not in (0, right):
        yield Mistake(("dora",) * (wrong - right), ("dora",) * (right - wrong), fan="dora")


@theme.misconception(
    "dora-forgotten",
    N_("dora forgotten"),
    N_("Each dora adds 1 han; they were left out here."),
    "dora",
)
def dora_forgotten(score: Score, rules: RuleSet) -> Iterator[Mistake]:
    """Leaves the dora out."""
    for line in score.counted:
        if line.fan.id == "dora":
            yield Mistake(removed=("dora",) * line.times, fan="dora")


@theme.misconception(
    "ippatsu-or-ura",
    N_("added a han from other rules after riichi"),
    N_("One han too many: these rules have neither ippatsu nor ura dora."),
    "riichi",
)
def ippatsu_or_ura(score: Score, rules: RuleSet) -> Iterator[Mistake]:
    """Adds a han that other rules give after riichi."""
    if score.hand.circumstances.riichi is not Riichi.NONE and not is_yakuman(score):
        yield Mistake(points=1)


@theme.misconception(
    "two-before-doubling",
    N_("the two han of the payment added to the total"),
    N_("The two han added before doubling belong to the payment, not to the hand."),
    "doubling",
)
def two_before_doubling(score: Score, rules: RuleSet) -> Iterator[Mistake]:
    """Adds the two of article 57 to the han."""
    if not is_yakuman(score):
        yield Mistake(points=BEFORE_DOUBLING)
