"""Wrong rules about claims, kongs and how the last tile came."""

from collections.abc import Iterator

from quizzes.misconceptions.misconception import MisconceptionTheme
from quizzes.misconceptions.mistake import Mistake, WrongCount, counts_fan
from scoring import RuleSet, Score, SetKind
from wording import N_

theme = MisconceptionTheme[WrongCount]()


def _is_usual(score: Score) -> bool:
    """Whether the ordinary elements count, and no special hand."""
    account = score.account
    return account is not None and not any(
        line.fan.series.startswith("25") for line in account.counted
    )


@theme.misconception(
    "clear-front-with-a-kong",
    N_("Clear Front with an unfolded kong"),
    N_("An unfolded kong was displayed before the win: no %(fan)s."),
    "clear-front",
)
def clear_front_with_a_kong(score: Score, rules: RuleSet) -> Iterator[Mistake]:
    """Counts a clear front although an unfolded kong was shown."""
    if _is_usual(score) and score.hand.melds and score.hand.is_concealed:
        yield Mistake(added=("clear-front",), fan="clear-front")


@theme.misconception(
    "self-help-on-a-claim",
    N_("Self Help on another player's tile"),
    N_("%(fan)s needs a self-drawn last tile; this one came from another player."),
    "self-help",
)
def self_help_on_a_claim(score: Score, rules: RuleSet) -> Iterator[Mistake]:
    """Counts a hand without claims as self help although the last tile was claimed."""
    hand = score.hand
    if _is_usual(score) and hand.is_concealed and not hand.circumstances.self_drawn:
        yield Mistake(added=("self-help",), fan="self-help")


@theme.misconception(
    "claim-overlooked",
    N_("a claim overlooked"),
    N_("A set was claimed: no %(fan)s."),
)
def claim_overlooked(score: Score, rules: RuleSet) -> Iterator[Mistake]:
    """Counts a hand with claimed sets as clear front or self help."""
    hand = score.hand
    if not _is_usual(score) or hand.is_concealed:
        return
    yield Mistake(added=("clear-front",), fan="clear-front")
    if hand.circumstances.self_drawn:
        yield Mistake(added=("self-help",), fan="self-help")


@theme.misconception(
    "pickups-on-a-draw",
    N_("All Pickups on a drawn tile"),
    N_("%(fan)s needs the last tile from another player too; this one was drawn."),
    "all-pickups",
)
def pickups_on_a_draw(score: Score, rules: RuleSet) -> Iterator[Mistake]:
    """Counts four claimed sets as all pickups although the eyes were drawn."""
    claimed = [meld for meld in score.hand.melds if meld.is_claimed]
    if _is_usual(score) and len(claimed) == 4 and score.hand.circumstances.self_drawn:
        yield Mistake(added=("all-pickups",), fan="all-pickups")


@theme.misconception(
    "left-out-as-implied",
    N_("an element left out as implied"),
    N_("%(other)s does not include %(fan)s here: both count."),
    "one-of-group",
)
def left_out_as_implied(score: Score, rules: RuleSet) -> Iterator[Mistake]:
    """Leaves out what another element seems to say already; groups 28.1 to 28.4 have no limit."""
    pairs = (
        ("from-the-wall", "self-help"),
        ("clear-front", "self-help"),
        ("from-the-wall", "from-final-draw"),
        ("from-the-wall", "on-first-kong"),
    )
    for fan, other in pairs:
        if counts_fan(score, fan) and counts_fan(score, other):
            yield Mistake(removed=(fan,), fan=fan, other=other)


@theme.misconception(
    "wind-of-another-number",
    N_("a wind with another number counted"),
    N_("No %(fan)s: there is no pung of that wind."),
)
def wind_of_another_number(score: Score, rules: RuleSet) -> Iterator[Mistake]:
    """Counts a pung of any wind as the wind of the seat or of the round."""
    if not _is_usual(score) or score.account is None:
        return
    circumstances = score.hand.circumstances
    pungs = {
        part.tiles[0]
        for part in score.account.reading.sets
        if part.kind in (SetKind.PUNG, SetKind.KONG) and part.tiles[0].is_wind
    }
    for fan, own in (("chance-wind", circumstances.seat), ("chance-round", circumstances.round)):
        if pungs - {circumstances.seat.tile, circumstances.round.tile} and own.tile not in pungs:
            yield Mistake(added=(fan,), fan=fan)
