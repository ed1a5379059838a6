"""Wrong rules about winds, suits and fans that look like one another."""

from collections.abc import Iterator

from quizzes.misconceptions.misconception import MisconceptionTheme
from quizzes.misconceptions.mistake import Mistake, WrongCount, counts_fan
from scoring import RuleSet, Score, SetKind, Wind
from wording import N_

theme = MisconceptionTheme[WrongCount]()
_PUNGS = (SetKind.PUNG, SetKind.KONG)


def _wind_pungs(score: Score) -> list[int]:
    """Indices of the winds of which the hand has a pung or kong."""
    sets = score.account.reading.sets if score.account else ()
    return [part.tiles[0].index for part in sets if part.kind in _PUNGS and part.tiles[0].is_wind]


@theme.misconception(
    "seat-and-round",
    N_("seat wind and round wind mixed up"),
    N_("This wind counts as %(other)s, not as %(fan)s: look at seat and round."),
)
def seat_and_round(score: Score, rules: RuleSet) -> Iterator[Mistake]:
    """Takes the round wind for the seat wind, or the other way round."""
    pair = ("seat-wind", "prevalent-wind")
    for right, wrong in (pair, pair[::-1]):
        if counts_fan(score, right) and not counts_fan(score, wrong):
            yield Mistake(added=(wrong,), removed=(right,), fan=wrong, other=right)
            yield Mistake(added=(wrong,), fan=wrong, other=right)


@theme.misconception(
    "guest-wind",
    N_("any wind counted as one's own"),
    N_("No %(fan)s: the pung is of another wind."),
)
def guest_wind(score: Score, rules: RuleSet) -> Iterator[Mistake]:
    """Counts a pung of any wind as the seat wind or the round wind."""
    circumstances = score.hand.circumstances
    own: tuple[Wind, ...] = (circumstances.seat, circumstances.round)
    pungs = _wind_pungs(score)
    if all(kind in {wind.tile.index for wind in own} for kind in pungs):
        return
    for fan, wind in zip(("seat-wind", "prevalent-wind"), own, strict=True):
        if wind.tile.index not in pungs:
            yield Mistake(added=(fan,), fan=fan)
            if counts_fan(score, "pung-of-terminals-or-honors"):
                yield Mistake(added=(fan,), removed=("pung-of-terminals-or-honors",), fan=fan)


@theme.misconception(
    "chows-with-honor-pair",
    N_("All Chows with a pair of honors"),
    N_("%(fan)s needs a pair of number tiles; this pair is honors."),
    "all-chows",
)
def chows_with_honor_pair(score: Score, rules: RuleSet) -> Iterator[Mistake]:
    """Counts four chows with a pair of honors as all chows."""
    if score.account is None:
        return
    *sets, eyes = score.account.reading.sets
    chows = sum(part.kind in (SetKind.CHOW, SetKind.KNITTED) for part in sets)
    if chows == 4 and eyes.kind is SetKind.PAIR and eyes.tiles[0].is_honor:
        yield Mistake(added=("all-chows",), fan="all-chows")


@theme.misconception(
    "two-suits-voided",
    N_("One Voided Suit in a hand of one suit"),
    N_("%(fan)s means exactly one suit is missing; here two are."),
    "one-voided-suit",
)
def two_suits_voided(score: Score, rules: RuleSet) -> Iterator[Mistake]:
    """Counts a missing suit in a hand that has one suit only."""
    suits = {each.suit for each in score.hand.tiles if each.is_suited}
    if len(suits) == 1:
        yield Mistake(added=("one-voided-suit",), fan="one-voided-suit")
