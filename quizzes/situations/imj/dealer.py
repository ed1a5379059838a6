"""Whose deal is next, and the numbers of the seats (articles 12 to 15, 23.10 and 34.7)."""

from typing import Final

from quizzes.hands.draw import Draw
from quizzes.message import Message, Value, message
from quizzes.situations.choosing import NUMBER, answer_choices, right_id
from quizzes.situations.people import PeopleAtTable, dice_text, thrown_dice
from quizzes.situations.template import DrawnSituation, SituationChapter
from scoring import TILES, WINDS, RuleSet, Wind
from scoring.imj.table import dealer
from scoring.imj.table.dealer import ImjDeal, ImjDealEnding
from scoring.imj.table.seating import DICE
from wording import N_

CHAPTER: Final = SituationChapter("dealer", "imj")

_ENDED: Final = {
    ImjDealEnding.DEALER_WON: N_("%(person)s, the jonga, draws %(tile)s and wins."),
    ImjDealEnding.OTHER_WON: N_("%(person)s wins on %(other)s's discard of %(tile)s."),
    ImjDealEnding.ABORTED: N_(
        "%(person)s discards %(tile)s as the last tile of the game, and nobody wins."
    ),
    ImjDealEnding.FALSE_WIN: N_(
        "%(person)s draws %(tile)s and makes a false win with it; nobody wins."
    ),
}
_WHY: Final = {
    ImjDealEnding.DEALER_WON: message(N_("A jonga who wins deals again.")),
    ImjDealEnding.OTHER_WON: message(
        N_("The jonga has not won and scores were paid, so the deal passes.")
    ),
    ImjDealEnding.ABORTED: message(
        N_(
            "When the tiles run out without a winner, the game is aborted and begins again "
            "with the same jonga."
        )
    ),
    ImjDealEnding.FALSE_WIN: message(N_("If nobody wins after a false win, the jonga retires.")),
}
_WHY_OVER: Final = {
    ImjDealEnding.OTHER_WON: N_(
        "The jonga has not won and scores were paid, so the deal passes; %(dealer)s was the "
        "last jonga of round 4, so the rounds are over."
    ),
    ImjDealEnding.FALSE_WIN: N_(
        "If nobody wins after a false win, the jonga retires; %(dealer)s was the last jonga "
        "of round 4, so the rounds are over."
    ),
}
_TRAP: Final = {
    ImjDealEnding.DEALER_WON: "imj-deal-always-passes",
    ImjDealEnding.OTHER_WON: "imj-deal-stays",
    ImjDealEnding.ABORTED: "imj-draw-passes",
    ImjDealEnding.FALSE_WIN: "imj-deal-stays",
}


def _deal_told(players: PeopleAtTable, deal: ImjDeal) -> Message:
    """Who deals in which round; the first of the players dealt first."""
    return message(
        N_(
            "%(person)s dealt first in these four rounds; it is now round %(round)s, "
            "and %(dealer)s deals."
        ),
        person=players.named(0),
        round=deal.round,
        dealer=players.named(deal.dealer.place),
    )


def _last_to_act(draw: Draw, deal: ImjDeal, ending: ImjDealEnding) -> tuple[Wind, Wind]:
    """With whom the game ends, and who discards the winning tile if it is won on a discard."""
    who, discarder = draw.sample([each for each in WINDS if each is not deal.dealer], 2)
    if ending is ImjDealEnding.DEALER_WON:
        who = deal.dealer
    if draw.chance(0.3):
        discarder = deal.dealer
    return who, discarder


def _ending_told(draw: Draw, ending: ImjDealEnding, person: str, discarder: str) -> Message:
    """How the game ends."""
    places: dict[str, Value] = {"person": person, "tile": draw.pick(TILES[:27])}
    if ending is ImjDealEnding.OTHER_WON:
        places["other"] = discarder
    return message(_ENDED[ending], **places)


def _wrong_deals(
    deal: ImjDeal, ending: ImjDealEnding, who: Wind
) -> list[tuple[ImjDeal | None, str]]:
    """Games that a learner may take for the next one, each with its misconception."""
    passed = dealer.next_deal(deal, ImjDealEnding.OTHER_WON).value
    by_another = ending is ImjDealEnding.OTHER_WON
    is_last_round = deal.round == dealer.ROUNDS
    round_on = min(deal.round + 1, dealer.ROUNDS)
    return [
        (deal, _TRAP[ending]),
        (passed, _TRAP[ending]),
        *(((ImjDeal(deal.round, who), "imj-winner-deals"),) if by_another else ()),
        (ImjDeal(deal.round, deal.dealer.after(3)), "imj-clockwise"),
        (ImjDeal(round_on, deal.dealer.after(1)), "imj-round-each-game"),
        (None if is_last_round else ImjDeal(round_on, deal.dealer), "imj-round-each-game"),
    ]


@CHAPTER.procedure("imj-next-deal", 2)
def _next(draw: Draw, rules: RuleSet) -> DrawnSituation:
    circle, starter, ending = PeopleAtTable.of(draw), draw.below(4), draw.pick(tuple(ImjDealEnding))
    players = circle.counted_from(starter)
    deal = ImjDeal(1 + draw.below(dealer.ROUNDS), draw.pick(WINDS))
    ruling = dealer.next_deal(deal, ending)
    who, discarder = _last_to_act(draw, deal, ending)
    ended = _ending_told(draw, ending, players.named(who.place), players.named(discarder.place))

    def choice(next_deal: ImjDeal | None) -> tuple[str, Message]:
        if next_deal is None:
            return "over", message(N_("Nobody: the four rounds are over."))
        person = players.named(next_deal.dealer.place)
        text = message(N_("%(person)s, in round %(round)s"), person=person, round=next_deal.round)
        return f"{next_deal.dealer}{next_deal.round}", text

    choices = answer_choices(ruling.value, _wrong_deals(deal, ending, who), choice)
    return DrawnSituation(
        facts=(circle.seated, _deal_told(players, deal), ended),
        question=message(N_("Who deals the next game?")),
        answer=right_id(choices),
        reason=_WHY[ending]
        if ruling.value
        else message(_WHY_OVER[ending], dealer=players.named(deal.dealer.place)),
        citations=ruling.articles,
        choices=choices,
    )


def _wrong_seat_numbers(deal: ImjDeal, seat: Wind) -> list[tuple[int, str]]:
    """Numbers that a learner may take for that of the seat, each with its misconception."""
    right = dealer.seat_number(deal.dealer, seat).value
    clockwise = 2 - right if right < 2 else 6 - right
    return [
        (deal.round, "imj-round-for-seat"),
        (dealer.seat_number(Wind.EAST, seat).value, "imj-starter-is-one"),
        (clockwise, "imj-clockwise"),
        *((each, "imj-seats-miscounted") for each in range(1, 5)),
    ]


def _chance_asked(person: str, *, asks_wind: bool) -> Message:
    """Which is that person's Chance Wind, or which are the Chance Flowers?"""
    if asks_wind:
        return message(N_("Which wind is %(person)s's Chance Wind?"), person=person)
    return message(N_("Flowers of which number are %(person)s's Chance Flowers?"), person=person)


@CHAPTER.procedure("imj-chance-wind", 1)
def _chance(draw: Draw, rules: RuleSet) -> DrawnSituation:
    circle, starter = PeopleAtTable.of(draw), draw.below(4)
    players = circle.counted_from(starter)
    deals, who = draw.pick(WINDS), draw.pick(WINDS)
    deal = ImjDeal(1 + draw.below(dealer.ROUNDS), deals)
    asks_wind = draw.chance(0.5)
    right = dealer.seat_number(deals, who).value
    person = players.named(who.place)

    def choice(number: int) -> tuple[str, Message]:
        if asks_wind:
            return str(number), message(N_("%(tile)s"), tile=WINDS[number - 1].tile)
        return str(number), message(NUMBER, number=number)

    choices = answer_choices(right, _wrong_seat_numbers(deal, who), choice)
    return DrawnSituation(
        facts=(
            circle.seated,
            _deal_told(players, deal),
            message(
                N_("%(person)s throws %(dice)s."),
                person=players.named(deals.place),
                dice=dice_text(thrown_dice(draw, DICE)),
            ),
        ),
        question=_chance_asked(person, asks_wind=asks_wind),
        answer=right_id(choices),
        reason=message(
            N_(
                "Seats are numbered anti-clockwise from the jonga; %(person)s's seat is number "
                "%(number)s."
            ),
            person=person,
            number=right,
        ),
        citations=("15.1", "15.3" if asks_wind else "15.2"),
        choices=choices,
    )
