"""Wins called in the wrong way (2006 and 2014, 3.11.6.11(2) to (6))."""

from typing import Final

from quizzes.hands.draw import Draw
from quizzes.message import Message, message
from quizzes.situations.choosing import shuffled_choices
from quizzes.situations.mcr.facts import (
    LATER_EDITIONS,
    REFEREE_QUESTION,
    answers_of_other_editions,
    edition_of,
    random_seat,
    random_suit_tile,
    situation_from_ruling,
    skip_table_and_deal,
    two_random_seats,
)
from quizzes.situations.mcr.false_wins import CALLS_WIN, TEN_EACH, TWENTY_EACH
from quizzes.situations.mcr.growing import DISCARDS
from quizzes.situations.mcr.penalties import (
    STOP_PENALTY,
    WARNING_PENALTY,
    WrongPenalty,
    penalty_text,
)
from quizzes.situations.template import DrawnSituation, SituationChapter
from scoring import RuleSet
from scoring.mcr.table.book import RuleBook
from scoring.mcr.table.fouls import McrConsequence, McrFoul, Penalty, penalty
from scoring.mcr.table.penalties import penalty_for
from scoring.table import Ruling
from wording import N_

CHAPTER: Final = SituationChapter("calling-a-win", *LATER_EDITIONS)

_STANDS: Final = ("win-stands", message(N_("The win stands.")))
_UNTIL_DRAW: Final = penalty(McrConsequence.NO_WIN_UNTIL_DRAW)
_SHOWN: Final = message(N_("The hand is already laid open."))
_HIDDEN: Final = message(N_("No standing tile was shown."))
_WINS: Final = message(N_("With that tile the hand would win."))


def _win_lost(
    edition: RuleBook,
    foul: McrFoul,
    facts: tuple[Message, ...],
    reason: Message,
    let_pass: str,
    *wrong: WrongPenalty,
) -> DrawnSituation:
    """What becomes of a good win that was called in the wrong way."""

    def rule(book: RuleBook) -> Ruling[Penalty]:
        return penalty_for(book, foul)

    named = (
        (*penalty_text(each), misconception)
        for each, misconception in answers_of_other_editions(edition, rule)
    )
    rest = ((*penalty_text(each), misconception) for each, misconception in wrong)
    choices = shuffled_choices(
        penalty_text(rule(edition).value),
        *((id, misconception, text) for id, text, misconception in named),
        (_STANDS[0], let_pass, _STANDS[1]),
        *((id, misconception, text) for id, text, misconception in rest),
    )
    return situation_from_ruling(rule(edition), facts, REFEREE_QUESTION, reason, choices)


_FIRST_CALLS: Final = (
    N_("%(seat)s has a winning hand, calls a chow and at once calls a win instead."),
    N_("%(seat)s has a winning hand, calls a pung and at once calls a win instead."),
)


def _freed_by_a_draw(edition: RuleBook) -> str:
    """The misconception that a draw gives the right to win back: in 2006 it does if no tile was shown."""
    return "shown-or-hidden" if edition is RuleBook.OF_2006 else "win-back-after-a-draw"


def _changed(
    edition: RuleBook, foul: McrFoul, facts: tuple[Message, ...], *, shown: bool
) -> DrawnSituation:
    """What a changed or odd call costs: 2006 asks whether the hand was shown."""
    if edition is RuleBook.OF_2014:
        reason = message(
            N_(
                "Changing a claim into a win, or calling a win in any but the prescribed words, costs the right to win this deal."
            )
        )
    elif shown:
        reason = message(
            N_("If the hand was laid open, such a call costs the right to win this deal.")
        )
    else:
        reason = message(
            N_("If the hand was not shown, the player may not win until after the next draw.")
        )
    freed = _freed_by_a_draw(edition)
    other = (_UNTIL_DRAW, freed) if shown else (STOP_PENALTY, "shown-or-hidden")
    return _win_lost(
        edition, foul, facts, reason, "calls-are-free", other, (TEN_EACH, "call-for-false-win")
    )


@CHAPTER.ruling("claim-then-win", 5)
def claim_then_win(draw: Draw, rules: RuleSet) -> DrawnSituation:
    """A claim changed into a win, with the hand shown or not."""
    edition, discarder, shown = edition_of(rules), random_seat(draw), draw.chance(0.5)
    which = draw.below(2)
    caller = discarder.after(1 + which * draw.below(3))
    skip_table_and_deal(draw)
    facts = (
        message(DISCARDS, seat=discarder, tile=random_suit_tile(draw)),
        message(_FIRST_CALLS[which], seat=caller),
        _SHOWN if shown else _HIDDEN,
    )
    foul = McrFoul.CLAIM_THEN_WIN_SHOWN if shown else McrFoul.CLAIM_THEN_WIN
    return _changed(edition, foul, facts, shown=shown)


@CHAPTER.ruling("win-in-other-words", 4)
def win_in_other_words(draw: Draw, rules: RuleSet) -> DrawnSituation:
    """A win called in words that the text does not know."""
    edition, (winner, discarder), shown = (
        edition_of(rules),
        two_random_seats(draw),
        draw.chance(0.5),
    )
    says_word = draw.pick(
        (
            N_("%(seat)s has a winning hand and says “ron” to claim the win."),
            N_("%(seat)s has a winning hand and says “mahjong” to claim the win."),
            N_("%(seat)s has a winning hand and says “that is mine” to claim the win."),
        )
    )
    skip_table_and_deal(draw)
    facts = (
        message(DISCARDS, seat=discarder, tile=random_suit_tile(draw)),
        message(says_word, seat=winner),
        _SHOWN if shown else _HIDDEN,
    )
    foul = McrFoul.ODD_WIN_CALL_SHOWN if shown else McrFoul.ODD_WIN_CALL
    return _changed(edition, foul, facts, shown=shown)


@CHAPTER.ruling("shown-before-called", 3)
def shown_before_called(draw: Draw, rules: RuleSet) -> DrawnSituation:
    """The hand laid open first, the win called afterwards."""
    edition, (winner, discarder) = edition_of(rules), two_random_seats(draw)
    skip_table_and_deal(draw)
    facts = (
        message(DISCARDS, seat=discarder, tile=random_suit_tile(draw)),
        message(N_("%(seat)s lays the hand open and only then calls a win."), seat=winner),
        _WINS,
    )
    reason = message(
        N_(
            "A win is called before the hand is shown; showing first costs the right to win this deal."
        )
    )
    wrong = draw.shuffled(
        (
            (WARNING_PENALTY, "order-of-a-win"),
            (TEN_EACH, "call-for-false-win"),
            (_UNTIL_DRAW, _freed_by_a_draw(edition)),
        )
    )
    foul = McrFoul.SHOWS_BEFORE_CALL
    return _win_lost(edition, foul, facts, reason, "order-of-a-win", *wrong)


@CHAPTER.ruling("winning-tile-left", 4)
def winning_tile_left(draw: Draw, rules: RuleSet) -> DrawnSituation:
    """The fans are counted while the winning tile still lies in the floor."""
    winner, discarder = two_random_seats(draw)
    skip_table_and_deal(draw)
    facts = (
        message(CALLS_WIN, seat=winner, other=discarder, tile=random_suit_tile(draw)),
        message(N_("The points are counted while that tile still lies among the discards.")),
    )
    reason = message(
        N_(
            "The winning tile must be fetched before the count; otherwise the win is treated "
            "as a mistaken win."
        )
    )
    wrong = draw.shuffled(
        (
            (STOP_PENALTY, "left-for-mixed"),
            (TWENTY_EACH, "left-for-not-waiting"),
            (WARNING_PENALTY, "winning-tile-order"),
        )
    )
    foul = McrFoul.WINNING_TILE_LEFT
    return _win_lost(edition_of(rules), foul, facts, reason, "winning-tile-order", *wrong)


@CHAPTER.ruling("winning-tile-mixed", 5)
def winning_tile_mixed(draw: Draw, rules: RuleSet) -> DrawnSituation:
    """The winning tile lies among the discards that count the points."""
    winner, discarder = two_random_seats(draw)
    skip_table_and_deal(draw)
    facts = (
        message(CALLS_WIN, seat=winner, other=discarder, tile=random_suit_tile(draw)),
        message(
            N_(
                "Laying out the points with discarded tiles, the winner mixes the winning tile with them."
            )
        ),
    )
    reason = message(
        N_(
            "The winning tile stays apart from the discards used for counting; mixing it in costs the right to win."
        )
    )
    wrong = draw.shuffled(
        (
            (TEN_EACH, "left-for-mixed"),
            (TWENTY_EACH, "mixed-for-false-win"),
            (WARNING_PENALTY, "winning-tile-order"),
        )
    )
    foul = McrFoul.WINNING_TILE_MIXED
    return _win_lost(edition_of(rules), foul, facts, reason, "winning-tile-order", *wrong)
