"""False wins of each kind (2014, 3.11.6.6, 3.11.6.7(4); 1998, 14.6)."""

from typing import Final

from quizzes.hands.draw import Draw
from quizzes.message import AmountInUnit, Message, message
from quizzes.situations.choosing import shuffled_choices
from quizzes.situations.mcr.facts import (
    ALL_EDITIONS,
    LATER_EDITIONS,
    REFEREE_QUESTION,
    edition_of,
    random_suit_tile,
    random_tile,
    situation_from_ruling,
    skip_table_and_deal,
    tile_above,
    two_random_seats,
)
from quizzes.situations.mcr.penalties import (
    NO_PENALTY,
    WARNING_PENALTY,
    penalty_text,
    situation_from_penalty,
)
from quizzes.situations.template import DrawnSituation, SituationChapter
from scoring import RuleSet, Tile, Wind
from scoring.mcr.table.book import RuleBook
from scoring.mcr.table.false_wins import MINIMUM, FalseWinReason, false_win, false_win_reason
from scoring.mcr.table.fouls import McrConsequence, McrFoul, Penalty, penalty
from scoring.mcr.table.penalties import penalty_for, still_pays_articles
from scoring.table import Ruling, by_text
from wording import N_

CHAPTER: Final = SituationChapter("false-wins", *ALL_EDITIONS)

TEN_EACH: Final = penalty(McrConsequence.PAID_TO_EACH, McrConsequence.STOP, points=(10,))
TWENTY_EACH: Final = penalty(McrConsequence.PAID_TO_EACH, McrConsequence.STOP, points=(20,))
_TEN_OFF: Final = penalty(McrConsequence.DEDUCTION, McrConsequence.STOP, points=(10,))
_TWENTY_OFF: Final = penalty(McrConsequence.DEDUCTION, McrConsequence.STOP, points=(20,))
_TEN_AND_FREE: Final = penalty(McrConsequence.PAID_TO_EACH, points=(10,))
_STANDS: Final = ("win-stands", message(N_("The win stands.")))
CALLS_WIN: Final = N_("%(seat)s calls a win on %(other)s's discard of %(tile)s.")
_TOO_FEW: Final = N_(
    "A player who calls a win with too few points pays 10 points to each of the others and may not win this deal."
)
_MINOR: Final = N_(
    "A player who calls a win with too few points or on the wrong tile pays 10 points to each of the others and may not win this deal."
)
_ONE_SHORT: Final = N_(
    "A player who calls a win one tile short of waiting pays 20 points to each of the others and may not win this deal."
)
_NOT_WAITING: Final = N_(
    "A player who calls a win while not waiting pays 20 points to each of the others and may not win this deal."
)
_ON_PURPOSE: Final = N_(
    "A win called two tiles or more short of waiting is taken as deliberate, and the "
    "player is disqualified."
)


def penalty_of(reason: FalseWinReason, offender: Wind, book: RuleBook) -> Ruling[Penalty]:
    """What that false win costs, without the payments."""
    found = false_win(book, reason, offender)
    return Ruling(found.value.penalty, found.articles, found.ours, found.note)


def _calls(draw: Draw, winner: Wind, discarder: Wind, tile: Tile) -> Message:
    skip_table_and_deal(draw)
    return message(CALLS_WIN, seat=winner, other=discarder, tile=tile)


def _first_warned(misconception: str) -> tuple[str, str, Message]:
    id, text = penalty_text(WARNING_PENALTY)
    return id, misconception, text


@CHAPTER.ruling("below-the-minimum", 1)
def below_the_minimum(draw: Draw, rules: RuleSet) -> DrawnSituation:
    """A win announced with points about eight: flowers do not help."""
    edition, (winner, discarder) = edition_of(rules), two_random_seats(draw)
    points, flowers = 4 + draw.below(6), draw.below(5)
    counted = N_("Without flowers the fans come to %(points)s; flowers laid open: %(flowers)s.")
    facts = (
        _calls(draw, winner, discarder, random_tile(draw)),
        message(counted, points=AmountInUnit(points), flowers=flowers),
    )
    if false_win_reason(points, tile_completes=True, short_of_waiting=0) is None:
        trap = "more-than-eight" if points == MINIMUM else "enough-for-too-few"
        wrong = ((*penalty_text(each), trap) for each in (TEN_EACH, TWENTY_EACH))
        choices = shuffled_choices(
            _STANDS,
            *((id, misconception, text) for id, text, misconception in wrong),
            _first_warned(trap),
        )
        reason = message(N_("Eight points without flowers are enough."))
        return situation_from_ruling(
            by_text(None, rules.articles["minimum"]), facts, REFEREE_QUESTION, reason, choices
        )
    let_pass = "flowers-in-minimum" if points + flowers >= 8 else "minimum-forgotten"
    ruling = penalty_of(FalseWinReason.BELOW_MINIMUM, winner, edition)
    rest = (
        (TWENTY_EACH, "false-wins-mixed"),
        (_TEN_OFF, "deducted-not-paid"),
        (_TEN_AND_FREE, "still-wins"),
    )
    named = ((*penalty_text(each), misconception) for each, misconception in draw.shuffled(rest))
    choices = shuffled_choices(
        penalty_text(ruling.value),
        (_STANDS[0], let_pass, _STANDS[1]),
        *((id, misconception, text) for id, text, misconception in named),
    )
    return situation_from_ruling(ruling, facts, REFEREE_QUESTION, message(_TOO_FEW), choices)


@CHAPTER.ruling("win-on-the-wrong-tile", 2)
def wrong_tile(draw: Draw, rules: RuleSet) -> DrawnSituation:
    """A waiting player takes another tile for the winning one."""
    edition, (winner, discarder) = edition_of(rules), two_random_seats(draw)
    low = random_suit_tile(draw, 1, 3)
    high, taken = tile_above(low, 3), tile_above(low, 6)
    waits = N_("%(seat)s is waiting for %(low)s and %(high)s.")
    facts = (
        _calls(draw, winner, discarder, taken),
        message(waits, seat=winner, low=low, high=high),
    )
    return situation_from_penalty(
        edition,
        lambda book: penalty_of(FalseWinReason.WRONG_TILE, winner, book),
        facts,
        message(_MINOR),
        *draw.shuffled(
            (
                (TWENTY_EACH, "false-wins-mixed"),
                (_TEN_OFF, "deducted-not-paid"),
                (_TEN_AND_FREE, "still-wins"),
                (NO_PENALTY, "false-win-taken-back"),
            )
        ),
    )


@CHAPTER.ruling("win-one-tile-short", 2)
def one_tile_short(draw: Draw, rules: RuleSet) -> DrawnSituation:
    """A win called on a discard while one tile was wanting for a waiting hand."""
    edition, (winner, discarder) = edition_of(rules), two_random_seats(draw)
    facts = (
        _calls(draw, winner, discarder, random_tile(draw)),
        message(N_("The hand is one tile short of waiting.")),
    )
    return situation_from_penalty(
        edition,
        lambda book: penalty_of(FalseWinReason.NOT_WAITING, winner, book),
        facts,
        message(_ONE_SHORT),
        *draw.shuffled(
            (
                (TEN_EACH, "false-wins-mixed"),
                (_TWENTY_OFF, "deducted-not-paid"),
                (penalty(McrConsequence.DISQUALIFICATION), "one-tile-on-purpose"),
                (NO_PENALTY, "false-win-taken-back"),
            )
        ),
    )


@CHAPTER.ruling("win-far-from-waiting", 4)
def far_from_waiting(draw: Draw, rules: RuleSet) -> DrawnSituation:
    """A win called on a discard by a hand two tiles or more short of waiting."""
    edition, (winner, discarder) = edition_of(rules), two_random_seats(draw)
    short = N_("The hand is %(number)s tiles short of waiting.")
    facts = (
        _calls(draw, winner, discarder, random_tile(draw)),
        message(short, number=2 + draw.below(3)),
    )
    on_purpose = edition is RuleBook.OF_1998
    reason = message(_ON_PURPOSE if on_purpose else _NOT_WAITING)
    return situation_from_penalty(
        edition,
        lambda book: penalty_of(FalseWinReason.FAR_FROM_WAITING, winner, book),
        facts,
        reason,
        (TEN_EACH, "deliberate-for-mistake" if on_purpose else "false-wins-mixed"),
        (_TWENTY_OFF, "deliberate-for-mistake" if on_purpose else "deducted-not-paid"),
    )


@CHAPTER.ruling("tiles-of-a-refused-win", 3, *LATER_EDITIONS)
def refused_tiles(draw: Draw, rules: RuleSet) -> DrawnSituation:
    """What becomes of the tiles laid open with one's own refused win."""
    edition, (winner, discarder) = edition_of(rules), two_random_seats(draw)
    facts = (
        _calls(draw, winner, discarder, random_tile(draw)),
        message(N_("%(seat)s lays the hand open; the referee refuses the win."), seat=winner),
    )
    ruling = penalty_for(edition, McrFoul.OWN_WIN_REFUSED)
    choices = shuffled_choices(
        ("taken-up", message(N_("The tiles go back into the hand; they do not count as exposed."))),
        (
            "one-by-one",
            "refused-win-exposed",
            message(N_("The tiles are exposed: they are discarded one by one.")),
        ),
        (
            "next-discard",
            "refused-win-exposed",
            message(N_("One of the tiles must be the next discard.")),
        ),
        (
            "stay-open",
            "refused-win-exposed",
            message(N_("The tiles stay open until the deal ends.")),
        ),
    )
    question = message(N_("What becomes of the tiles laid open?"))
    reason = message(N_("When a win is refused, the caller's own tiles do not count as exposed."))
    return situation_from_ruling(ruling, facts, question, reason, choices)


_WHY_FALSE: Final = {
    FalseWinReason.BELOW_MINIMUM: N_("The hand is worth less than 8 points."),
    FalseWinReason.WRONG_TILE: N_("The hand is waiting, but not for this tile."),
    FalseWinReason.NOT_WAITING: N_("The hand is one tile short of waiting."),
}


@CHAPTER.ruling("play-after-a-false-win", 2)
def play_after_false_win(draw: Draw, rules: RuleSet) -> DrawnSituation:
    """How the hand goes on after a false win."""
    edition, (winner, discarder) = edition_of(rules), two_random_seats(draw)
    falsehood_is = draw.pick(tuple(_WHY_FALSE))
    facts = (
        _calls(draw, winner, discarder, random_suit_tile(draw)),
        message(_WHY_FALSE[falsehood_is]),
    )
    found = false_win(edition, falsehood_is, winner)
    assert found.value.plays_on
    choices = shuffled_choices(
        (
            "plays-on",
            message(
                N_("Play goes on; %(seat)s stays in and pays if another player wins."), seat=winner
            ),
        ),
        ("ends", "false-win-ends-hand", message(N_("The deal ends without a winner."))),
        (
            "three",
            "stopped-leaves",
            message(N_("The other three play on without %(seat)s."), seat=winner),
        ),
        ("again", "false-win-ends-hand", message(N_("The deal is played again from the start."))),
    )
    question = message(N_("How does the deal continue?"))
    reason = message(
        N_("A false win does not end the deal: the offender may not win, but plays on and pays.")
    )
    paying = still_pays_articles(edition, found.articles)
    ruling = Ruling(found.value, (*found.articles, *paying), found.ours, found.note)
    return situation_from_ruling(ruling, facts, question, reason, choices)
