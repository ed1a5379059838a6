"""Who deals, which winds hold, who sits where (2014, 3.4.5 to 3.4.9, appendix 4; 1998, 5.5 to 5.9)."""

from typing import Final

from quizzes.hands.draw import Draw
from quizzes.message import AmountInUnit, Message, message
from quizzes.situations.choosing import shuffled_choices
from quizzes.situations.mcr.facts import (
    ALL_EDITIONS,
    LATER_EDITIONS,
    edition_of,
    random_seat,
    random_table,
    seat_choices,
    situation_from_ruling,
)
from quizzes.situations.template import DrawnSituation, SituationChapter
from scoring import WINDS, RuleSet, Wind
from scoring.mcr.table.seating import (
    first_dealer,
    next_dealer,
    round_of,
    round_wind,
    seat_in,
    seat_wind,
)
from wording import N_

CHAPTER: Final = SituationChapter("seats-and-dealer", *ALL_EDITIONS)

_ROUNDS: Final = (
    N_("The East round."),
    N_("The South round."),
    N_("The West round."),
    N_("The North round."),
)
_NAMED: Final = message(N_("Players are named after their seats at the start of the session."))


def _ended(draw: Draw, winner: Wind | None) -> Message:
    """How a hand ended."""
    if winner is None:
        return message(N_("Nobody wins: the last tile is drawn and discarded."))
    points = 8 + draw.below(57)
    if draw.chance(0.5):
        return message(
            N_("%(seat)s wins by self-draw and gains %(points)s."),
            seat=winner,
            points=AmountInUnit(3 * (8 + points)),
        )
    return message(
        N_("%(seat)s wins on %(other)s's discard and gains %(points)s."),
        seat=winner,
        other=winner.after(1 + draw.below(3)),
        points=AmountInUnit(24 + points),
    )


def _winner(draw: Draw) -> Wind | None:
    return None if draw.chance(0.2) else random_seat(draw)


@CHAPTER.procedure("next-dealer", 1)
def who_deals_next(draw: Draw, rules: RuleSet) -> DrawnSituation:
    """Who deals the next hand of the first round."""
    dealer, winner = draw.pick(WINDS[:3]), _winner(draw)
    facts = (
        _NAMED,
        message(
            N_("First round: %(seat)s deals."),
            table=random_table(draw),
            seat=dealer,
        ),
        _ended(draw, winner),
    )
    ruling = next_dealer(edition_of(rules), dealer)
    misconceptions = {dealer.after(3): "deal-to-the-left", dealer: "dealer-stays"}
    if winner is not None:
        misconceptions.setdefault(winner, "winner-deals")
    reason = message(
        N_(
            "Within a round the player on the dealer's right deals next, whether the deal was won or not."
        )
    )
    choices = seat_choices(ruling.value, misconceptions, "deal-to-the-left")
    return situation_from_ruling(ruling, facts, message(N_("Who deals next?")), reason, choices)


@CHAPTER.procedure("round-of-a-hand", 1)
def round_of_a_hand(draw: Draw, rules: RuleSet) -> DrawnSituation:
    """Which round the next hand belongs to, drawn hands among those played."""
    played = 2 + draw.below(14)
    drawn_hands = draw.below(min(played, 5))
    ruling = round_wind(edition_of(rules), played + 1)
    right = round_of(played + 1) - 1
    wrong = (
        (round_of(played + 1 - drawn_hands) - 1, "drawn-hands-replayed"),
        (played % 4, "round-each-hand"),
        ((right + 1) % 4, "round-miscounted"),
        ((right + 3) % 4, "round-miscounted"),
        ((right + 2) % 4, "round-miscounted"),
    )
    choices = shuffled_choices(
        (WINDS[right].name, message(_ROUNDS[right])),
        *(
            (WINDS[each].name, misconception, message(_ROUNDS[each]))
            for each, misconception in wrong
        ),
    )
    facts = (
        message(
            N_("Deals played: %(number)s; without a winner: %(drawn)s."),
            table=random_table(draw),
            number=played,
            drawn=drawn_hands,
        ),
    )
    reason = message(
        N_("Every four deals, whether won or not, make a round: East, South, West, North.")
    )
    return situation_from_ruling(
        ruling, facts, message(N_("Which round does the next deal belong to?")), reason, choices
    )


@CHAPTER.procedure("seat-wind-later", 5, *LATER_EDITIONS)
def seat_wind_later(draw: Draw, rules: RuleSet) -> DrawnSituation:
    """A player's seat wind after the seats were changed."""
    edition, player, hand = edition_of(rules), random_seat(draw), 5 + draw.below(12)
    ruling = seat_wind(edition, player, hand)
    misconceptions = {
        player.after(-((hand - 1) % 4)): "seats-stay",
        seat_in(edition, player, round_of(hand)).value: "seat-wind-of-the-round",
    }
    facts = (
        _NAMED,
        message(
            N_("Deal %(hand)s of the session comes next. The deal before it ended as follows."),
            table=random_table(draw),
            hand=hand,
        ),
        _ended(draw, _winner(draw)),
    )
    question = message(
        N_("Which seat wind does the player who began as %(seat)s have in that deal?"), seat=player
    )
    reason = message(
        N_(
            "In round %(round)s this player sits in the %(seat)s seat, and the winds pass with the deal."
        ),
        round=round_of(hand),
        seat=seat_in(edition, player, round_of(hand)).value,
    )
    return situation_from_ruling(
        ruling,
        facts,
        question,
        reason,
        seat_choices(ruling.value, misconceptions, "seats-miscounted"),
    )


@CHAPTER.procedure("first-dealer-of-a-round", 3, *LATER_EDITIONS)
def first_of_a_round(draw: Draw, rules: RuleSet) -> DrawnSituation:
    """Who deals first after the seats are changed."""
    game_round, winner = 2 + draw.below(3), _winner(draw)
    ruling = first_dealer(edition_of(rules), game_round)
    misconceptions = {Wind.EAST: "first-dealer-again"}
    if winner is not None:
        misconceptions.setdefault(winner, "winner-deals")
    facts = (
        _NAMED,
        message(
            N_("This is deal %(hand)s, the last of its round."),
            table=random_table(draw),
            hand=4 * (game_round - 1),
        ),
        _ended(draw, winner),
    )
    question = message(N_("Who deals next?"))
    reason = message(
        N_("In round %(round)s %(seat)s has the East seat, and so deals first."),
        round=game_round,
        seat=ruling.value,
    )
    return situation_from_ruling(
        ruling,
        facts,
        question,
        reason,
        seat_choices(ruling.value, misconceptions, "appendix-overlooked"),
    )
