"""Whose deal is next, and when the game is over (articles 13, 21 to 24, 68 and 72)."""

from typing import Final

from quizzes.hands.draw import Draw
from quizzes.message import Message, Value, message
from quizzes.situations.choosing import answer_choices, right_id
from quizzes.situations.people import PeopleAtTable, dice_text, thrown_dice
from quizzes.situations.template import DrawnSituation, SituationChapter
from scoring import WINDS, RuleSet, Wind
from scoring.rengo.table import dealer
from scoring.rengo.table.dealer import RengoDeal, RengoDealEnding
from scoring.table import Ruling
from wording import N_

CHAPTER: Final = SituationChapter("dealer", "rengo")
_ROUNDS: Final = {
    Wind.EAST: message(N_("the East round")),
    Wind.SOUTH: message(N_("the South round")),
}
_DEAD_HAND: Final = N_(
    "Nobody wins; %(dealer)s is tenpai, but with a hand that may not win any more."
)
_ENDED: Final = {
    RengoDealEnding.DEALER_WON: (N_("%(dealer)s wins by ron on %(person)s's discard."),),
    RengoDealEnding.OTHER_WON: (
        N_("%(person)s wins by tsumo."),
        N_("%(person)s wins on the dealer's discard."),
    ),
    RengoDealEnding.DRAW_DEALER_TENPAI: (
        N_("Nobody wins; %(dealer)s declares tenpai, %(person)s is noten."),
    ),
    RengoDealEnding.DRAW_DEALER_NOTEN: (
        N_("Nobody wins; %(person)s is tenpai, %(dealer)s is noten."),
        _DEAD_HAND,
    ),
    RengoDealEnding.CHOMBO: (
        N_("%(person)s commits a chombo."),
        N_("%(dealer)s commits a chombo."),
    ),
}
_WHY: Final = {
    RengoDealEnding.DEALER_WON: message(
        N_(
            "The deal moves only when another player wins, or when the dealer does not declare tenpai at an exhaustive draw."
        )
    ),
    RengoDealEnding.OTHER_WON: message(
        N_("When another player wins, the deal passes to the right.")
    ),
    RengoDealEnding.DRAW_DEALER_TENPAI: message(
        N_("At an exhaustive draw a dealer who declares tenpai stays.")
    ),
    RengoDealEnding.DRAW_DEALER_NOTEN: message(
        N_(
            "A dealer who does not declare tenpai at an exhaustive draw, or counts as noten, gives up the deal."
        )
    ),
    RengoDealEnding.CHOMBO: message(N_("After a chombo the same deal is played again.")),
}
_TRAP: Final = {
    RengoDealEnding.DEALER_WON: "rengo-deal-always-moves",
    RengoDealEnding.OTHER_WON: "rengo-deal-kept",
    RengoDealEnding.DRAW_DEALER_TENPAI: "rengo-draw-moves-the-deal",
    RengoDealEnding.DRAW_DEALER_NOTEN: "rengo-draw-keeps-the-deal",
    RengoDealEnding.CHOMBO: "rengo-chombo-moves-the-deal",
}


def deal_told(players: PeopleAtTable, deal: RengoDeal) -> Message:
    """Who deals in which round; the first of the players dealt first."""
    return message(
        N_("%(person)s dealt first; it is now %(round)s, and %(dealer)s deals."),
        person=players.named(0),
        round=_ROUNDS[deal.round],
        dealer=players.named(deal.dealer.place),
    )


def _why_next(ruling: Ruling[RengoDeal | None], ending: RengoDealEnding, is_last: bool) -> Message:
    """Why that deal comes next; `is_last` where the time is up."""
    if is_last:
        return message(
            N_("Where the event has a time limit, the game ends with the last deal that it allows.")
        )
    if ruling.value is None:
        return message(N_("The deal would move on, but all have been dealer in both rounds."))
    return _WHY[ending]


def _wrong_deals(
    deal: RengoDeal,
    ending: RengoDealEnding,
    other: Wind,
    is_last: bool,
    dead_hand_decides: bool,
) -> list[tuple[RengoDeal | None, str]]:
    """Deals that a learner may take for the next one, each with its misconception."""
    as_ended = "rengo-time-overlooked" if is_last else _TRAP[ending]
    moved = dealer.next_deal(deal, RengoDealEnding.OTHER_WON).value
    next_dealer, place = deal.dealer.after(1), dealer.ROUNDS.index(deal.round)
    return [
        (deal, "rengo-dead-hand-tenpai" if dead_hand_decides else as_ended),
        (moved, as_ended),
        (RengoDeal(deal.round, other), "rengo-winner-deals"),
        (
            RengoDeal(dealer.ROUNDS[1 - place], next_dealer),
            "rengo-time-overlooked" if is_last else "rengo-round-miscounted",
        ),
        (None, "rengo-over-too-early"),
        (RengoDeal(deal.round, deal.dealer.after(3)), "rengo-clockwise"),
    ]


def _ending_told(draw: Draw, ending: RengoDealEnding, dealer: str, person: str) -> Message:
    """How the deal ends, for the dealer and another player."""
    text = draw.pick(_ENDED[ending])
    named = {"dealer": dealer, "person": person}
    places: dict[str, Value] = {
        name: value for name, value in named.items() if f"%({name})s" in text
    }
    return message(text, **places)


@CHAPTER.procedure("rengo-next-deal", 2)
def _next(draw: Draw, rules: RuleSet) -> DrawnSituation:
    circle, starter = PeopleAtTable.of(draw), draw.below(4)
    players, ending = circle.counted_from(starter), draw.pick(tuple(RengoDealEnding))
    deal = RengoDeal(draw.pick(dealer.ROUNDS), draw.pick(WINDS))
    # Whether a chombo spoils the last deal in time, or ends with it, 24(2) and 68 leave open.
    time_is_up = draw.chance(0.15) and ending is not RengoDealEnding.CHOMBO
    ruling = dealer.next_deal(deal, ending, time_is_up)
    who = draw.pick([each for each in WINDS if each is not deal.dealer])
    is_last = time_is_up and ruling.value is None
    ended = _ending_told(draw, ending, players.named(deal.dealer.place), players.named(who.place))
    dead_hand_decides = ended.text == _DEAD_HAND and not is_last
    late = (
        (message(N_("Under the event's time limit this was the last deal.")),) if time_is_up else ()
    )

    def choice(next_deal: RengoDeal | None) -> tuple[str, Message]:
        if next_deal is None:
            return "over", message(N_("Nobody: the game is over."))
        person, round = players.named(next_deal.dealer.place), _ROUNDS[next_deal.round]
        text = message(N_("%(person)s, in %(round)s"), person=person, round=round)
        return f"{next_deal.round}{next_deal.dealer}", text

    choices = answer_choices(
        ruling.value, _wrong_deals(deal, ending, who, is_last, dead_hand_decides), choice
    )
    return DrawnSituation(
        facts=(circle.seated, deal_told(players, deal), *late, ended),
        question=message(N_("Who is dealer after this deal?")),
        answer=right_id(choices),
        reason=_why_next(ruling, ending, is_last),
        citations=(*(("72",) if dead_hand_decides else ()), *ruling.articles),
        choices=choices,
    )


@CHAPTER.procedure("rengo-winds", 1)
def _winds(draw: Draw, rules: RuleSet) -> DrawnSituation:
    circle, starter = PeopleAtTable.of(draw), draw.below(4)
    players = circle.counted_from(starter)
    deals, who, round = draw.pick(WINDS), draw.pick(WINDS), draw.pick(dealer.ROUNDS)
    ruling = dealer.seat_wind(deals, who)
    own = ruling.value
    other = dealer.ROUNDS[1 - dealer.ROUNDS.index(round)]
    by_starter = dealer.seat_wind(Wind.EAST, who).value
    wrong: list[tuple[tuple[Wind, ...], str]] = [
        ((own,), "rengo-round-wind-forgotten"),
        ((round,), "rengo-own-wind-forgotten"),
        ((round, by_starter), "rengo-wind-by-starter"),
        ((round, WINDS[-own.place % 4]), "rengo-clockwise"),
        ((other, own), "rengo-round-miscounted"),
        *(((round, each), "rengo-own-wind-forgotten") for each in WINDS),
    ]
    person = players.named(who.place)
    choices = answer_choices((round, own), wrong, winds_choice)
    return DrawnSituation(
        facts=(
            circle.seated,
            deal_told(players, RengoDeal(round, deals)),
            message(
                N_("%(person)s throws %(dice)s."),
                person=players.named(deals.place),
                dice=dice_text(thrown_dice(draw, 2)),
            ),
        ),
        question=message(N_("Which winds are value tiles for %(person)s?"), person=person),
        answer=right_id(choices),
        reason=message(
            N_(
                "The round wind counts for all, and %(person)s's seat wind, counted from the "
                "dealer, is %(tile)s."
            ),
            person=person,
            tile=own.tile,
        ),
        citations=ruling.articles[::-1],
        choices=choices,
    )


def _in_order(winds: tuple[Wind, ...]) -> tuple[Wind, ...]:
    return tuple(each for each in WINDS if each in winds)


def winds_choice(winds: tuple[Wind, ...]) -> tuple[str, Message]:
    """The id and the text of the choice that these winds are value tiles (51(3)), from East on."""
    found = _in_order(winds)
    if len(found) == 1:
        return found[0].value, message(N_("%(tile)s alone"), tile=found[0].tile)
    return "and".join(found), message(N_("%(tiles)s"), tiles=tuple(each.tile for each in found))
