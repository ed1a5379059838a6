"""Tiles that others see (2014, 3.11.6.7; 1998, 14.7), and hands with a wrong number of tiles."""

from typing import Final

from quizzes.hands.draw import Draw
from quizzes.message import message
from quizzes.situations.choosing import shuffled_choices
from quizzes.situations.mcr.facts import (
    ALL_EDITIONS,
    LATER_EDITIONS,
    REFEREE_QUESTION,
    edition_of,
    random_seat,
    random_suit_tile,
    random_tile,
    situation_from_ruling,
    skip_table_and_deal,
    two_random_seats,
)
from quizzes.situations.mcr.false_wins import CALLS_WIN, TEN_EACH
from quizzes.situations.mcr.penalties import (
    NO_PENALTY,
    STOP_PENALTY,
    WARNING_PENALTY,
    penalty_text,
    situation_from_foul,
)
from quizzes.situations.template import DrawnSituation, SituationChapter
from scoring import WINDS, RuleSet
from scoring.mcr.table.fouls import PENALTY_STEPS, McrConsequence, McrFoul, penalty
from scoring.mcr.table.hand_sizes import excess_tiles, standing_tiles
from wording import N_

CHAPTER: Final = SituationChapter("exposed-tiles", *ALL_EDITIONS)

_NEXT: Final = penalty(McrConsequence.NEXT_DISCARD)
_ONE_BY_ONE: Final = penalty(McrConsequence.DISCARDED_IN_TURN, McrConsequence.STOP)
_THIRTY: Final = penalty(McrConsequence.PAID_TO_EACH, McrConsequence.HAND_ENDS, points=(30,))
_TEN_TO_EACH: Final = penalty(McrConsequence.PAID_TO_EACH, McrConsequence.HAND_ENDS, points=(10,))
_FIVE_OFF: Final = penalty(McrConsequence.DEDUCTION, points=(5,))
_TO_HIM: Final = penalty(
    McrConsequence.PAID_TO_INJURED, points=PENALTY_STEPS, may=(McrConsequence.HAND_ENDS,)
)


@CHAPTER.ruling("own-tile-exposed", 1)
def own_tile(draw: Draw, rules: RuleSet) -> DrawnSituation:
    """A standing tile falls face up."""
    player, other = two_random_seats(draw)
    skip_table_and_deal(draw)
    facts = (
        message(
            N_(
                "While %(other)s thinks, one of %(seat)s's standing tiles, %(tile)s, falls face up."
            ),
            seat=player,
            other=other,
            tile=random_tile(draw),
        ),
    )
    reason = message(N_("An exposed tile must be its owner's next discard."))
    wrong = (
        (NO_PENALTY, "exposed-goes-back"),
        (WARNING_PENALTY, "exposed-warned"),
        (STOP_PENALTY, "exposed-stops"),
        (_FIVE_OFF, "exposed-warned"),
    )
    return situation_from_foul(
        edition_of(rules), McrFoul.TILE_EXPOSED, facts, reason, *draw.shuffled(wrong)
    )


@CHAPTER.ruling("hand-shown-at-a-win", 3)
def shown_at_a_win(draw: Draw, rules: RuleSet) -> DrawnSituation:
    """Another player shows the hand when a win is called, which then stands or fails."""
    winner, discarder, other, *_ = draw.shuffled(WINDS)
    stands = draw.chance(0.5)
    skip_table_and_deal(draw)
    facts = (
        message(CALLS_WIN, seat=winner, other=discarder, tile=random_suit_tile(draw)),
        message(N_("Before the win is checked, %(seat)s shows the whole hand too."), seat=other),
        message(N_("The win turns out to be valid."))
        if stands
        else message(N_("The win turns out to be false.")),
    )
    if stands:
        foul, right = McrFoul.SHOWS_HAND_AT_GOOD_WIN, _ONE_BY_ONE
        reason = message(N_("If the win stands, a player who showed a hand too is only warned."))
    else:
        foul, right = McrFoul.SHOWS_HAND_AT_REFUSED_WIN, WARNING_PENALTY
        reason = message(
            N_(
                "If the win fails, the tiles shown must be discarded, and the right to win this deal is lost."
            )
        )
    wrong = (
        (right, "shown-at-good-or-false-win"),
        (NO_PENALTY, "shown-unpunished"),
        (_NEXT, "shown-for-one-tile"),
    )
    question = message(N_("What does the referee rule about %(seat)s?"), seat=other)
    return situation_from_foul(edition_of(rules), foul, facts, reason, *wrong, question=question)


@CHAPTER.ruling("anothers-tiles-exposed", 3)
def anothers_tiles(draw: Draw, rules: RuleSet) -> DrawnSituation:
    """A player knocks over another's tiles."""
    offender, other = two_random_seats(draw)
    skip_table_and_deal(draw)
    facts = (
        message(
            N_(
                "Drawing %(tile)s, %(seat)s knocks over %(number)s of %(other)s's standing tiles, face up."
            ),
            seat=offender,
            other=other,
            tile=random_tile(draw),
            number=2 + draw.below(5),
        ),
    )
    reason = message(
        N_(
            "A player who exposes another player's tiles pays that player, and pays more in a "
            "graver case."
        )
    )
    wrong = (
        (_ONE_BY_ONE, "exposed-by-another"),
        (_THIRTY, "paid-to-all"),
        (STOP_PENALTY, "exposed-stops"),
        (WARNING_PENALTY, "exposed-warned"),
    )
    question = message(N_("What does the referee rule about %(seat)s?"), seat=offender)
    drawn = draw.shuffled(wrong)
    return situation_from_foul(
        edition_of(rules), McrFoul.EXPOSES_ANOTHERS, facts, reason, *drawn, question=question
    )


@CHAPTER.ruling("wall-upset", 3, *LATER_EDITIONS)
def wall_upset(draw: Draw, rules: RuleSet) -> DrawnSituation:
    """The wall or the hand is upset, and the hand cannot be finished."""
    offender, other = two_random_seats(draw)
    upsets = draw.pick(
        (
            N_(
                "Reaching for %(tile)s, %(seat)s knocks %(other)s's wall down and mixes up its tiles."
            ),
            N_(
                "Angry about %(other)s's discard of %(tile)s, %(seat)s sweeps hand and wall into a heap."
            ),
        )
    )
    skip_table_and_deal(draw)
    facts = (
        message(upsets, seat=offender, other=other, tile=random_tile(draw)),
        message(N_("The referee confirms that the deal cannot go on.")),
    )
    reason = message(
        N_("A player who makes it impossible to go on pays 30 points to each of the others.")
    )
    wrong = (
        (_TO_HIM, "paid-to-one"),
        (TEN_EACH, "upset-for-false-win"),
        (_TEN_TO_EACH, "upset-for-false-win"),
        (STOP_PENALTY, "upset-stops"),
    )
    drawn = draw.shuffled(wrong)
    return situation_from_foul(
        edition_of(rules), McrFoul.PLAY_MADE_IMPOSSIBLE, facts, reason, *drawn
    )


@CHAPTER.ruling("wrong-number-of-tiles", 3)
def wrong_number(draw: Draw, rules: RuleSet) -> DrawnSituation:
    """Standing tiles, melds, kongs and flowers: right, too many or too few."""
    edition, player = edition_of(rules), random_seat(draw)
    melds, flowers, off = 1 + draw.below(3), draw.below(5), draw.pick((-1, 0, 1))
    kongs = draw.below(melds + 1)
    standing = standing_tiles(edition, melds).value + off
    skip_table_and_deal(draw)
    facts = (
        message(
            N_("After %(seat)s discards %(tile)s, %(seat)s's tiles are counted."),
            seat=player,
            tile=random_tile(draw),
        ),
        message(
            N_("Standing tiles: %(standing)s; melds: %(melds)s; kongs among them: %(kongs)s."),
            standing=standing,
            melds=melds,
            kongs=kongs,
        ),
        message(N_("Flowers laid open: %(flowers)s."), flowers=flowers),
    )
    found = excess_tiles(edition, standing, melds)
    stopped, free = penalty_text(STOP_PENALTY), penalty_text(NO_PENALTY)
    right, wrong = (stopped, free) if found.value else (free, stopped)
    corrected = "count-put-right" if found.value else "miscounted-tiles"
    choices = shuffled_choices(
        right,
        (wrong[0], "miscounted-tiles", wrong[1]),
        (
            "put-right",
            corrected,
            message(N_("The number of tiles is put right; no penalty.")),
        ),
        (
            "put-right-and-warned",
            corrected,
            message(N_("The number of tiles is put right, and the player is warned.")),
        ),
    )
    reason = message(
        N_("13 less 3 for each meld, kongs included, leaves %(number)s standing tiles."),
        number=standing - found.value,
    )
    return situation_from_ruling(found, facts, REFEREE_QUESTION, reason, choices)
