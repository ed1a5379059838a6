"""Whose deal is next, and the numbers of the seats (articles 12 to 15, 23.10 and 34.7)."""

from typing import Final

from quizzes.hands.draw import Draw
from quizzes.message import Message, Value, message
from quizzes.situations.choosing import NUMBER, shuffled_choices
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


def _dealer_choice(
    deal: ImjDeal | None, circle: PeopleAtTable, starter: int
) -> tuple[str, Message]:
    """The id and the text of the choice that this game comes next, or none does."""
    if deal is None:
        return "over", message(N_("Nobody: the four rounds are over."))
    text = message(
        N_("%(person)s, in round %(round)s"),
        person=circle.named(starter + deal.dealer.place),
        round=deal.round,
    )
    return f"{deal.dealer}{deal.round}", text


@CHAPTER.procedure("imj-next-deal", 2)
def _next(draw: Draw, rules: RuleSet) -> DrawnSituation:
    circle, starter, ending = PeopleAtTable.of(draw), draw.below(4), draw.pick(tuple(ImjDealEnding))
    deal = ImjDeal(1 + draw.below(dealer.ROUNDS), draw.pick(WINDS))
    ruling = dealer.next_deal(deal, ending)
    who, other = draw.sample([each for each in range(4) if each != deal.dealer.place], 2)
    who = deal.dealer.place if ending is ImjDealEnding.DEALER_WON else who
    other = deal.dealer.place if draw.chance(0.3) else other
    passed = dealer.next_deal(deal, ImjDealEnding.OTHER_WON).value
    misconception = _TRAP[ending]
    by_another = ending is ImjDealEnding.OTHER_WON
    round_on = min(deal.round + 1, dealer.ROUNDS)
    wrong = [
        (deal, misconception),
        (passed, misconception),
        *(((ImjDeal(deal.round, WINDS[who]), "imj-winner-deals"),) if by_another else ()),
        (ImjDeal(deal.round, deal.dealer.after(3)), "imj-clockwise"),
        (ImjDeal(round_on, deal.dealer.after(1)), "imj-round-each-game"),
        (
            None if deal.round == dealer.ROUNDS else ImjDeal(round_on, deal.dealer),
            "imj-round-each-game",
        ),
    ]

    places: dict[str, Value] = {
        "person": circle.named(starter + who),
        "tile": draw.pick(TILES[:27]),
    }
    last = circle.named(starter + deal.dealer.place)
    right = _dealer_choice(ruling.value, circle, starter)
    if ending is ImjDealEnding.OTHER_WON:
        places["other"] = circle.named(starter + other)
    return DrawnSituation(
        facts=(
            circle.seated,
            message(
                N_(
                    "%(person)s dealt first in these four rounds; it is now round %(round)s, "
                    "and %(dealer)s deals."
                ),
                person=circle.named(starter),
                round=deal.round,
                dealer=last,
            ),
            message(_ENDED[ending], **places),
        ),
        question=message(N_("Who deals the next game?")),
        answer=right[0],
        reason=_WHY[ending] if ruling.value else message(_WHY_OVER[ending], dealer=last),
        citations=ruling.articles,
        choices=shuffled_choices(
            right,
            *(
                (id, name, text)
                for each, name in wrong
                for id, text in [_dealer_choice(each, circle, starter)]
            ),
        ),
    )


@CHAPTER.procedure("imj-chance-wind", 1)
def _chance(draw: Draw, rules: RuleSet) -> DrawnSituation:
    circle, starter = PeopleAtTable.of(draw), draw.below(4)
    deals, who = draw.pick(WINDS), draw.pick(WINDS)
    round = 1 + draw.below(dealer.ROUNDS)
    asks_wind = draw.chance(0.5)
    ruling = dealer.seat_number(deals, who)
    right = ruling.value
    clockwise = 2 - right if right < 2 else 6 - right
    wrong = [
        (round, "imj-round-for-seat"),
        (dealer.seat_number(Wind.EAST, who).value, "imj-starter-is-one"),
        (clockwise, "imj-clockwise"),
        *((each, "imj-seats-miscounted") for each in range(1, 5)),
    ]

    def facts(number: int) -> Message:
        tile = WINDS[number - 1].tile
        return message(N_("%(tile)s"), tile=tile) if asks_wind else message(NUMBER, number=number)

    found = shuffled_choices(
        (str(right), facts(right)),
        *((str(each), misconception, facts(each)) for each, misconception in wrong),
    )
    person = circle.named(starter + who.place)
    return DrawnSituation(
        facts=(
            circle.seated,
            message(
                N_(
                    "%(person)s dealt first in these four rounds; it is now round %(round)s, "
                    "and %(dealer)s deals."
                ),
                person=circle.named(starter),
                round=round,
                dealer=circle.named(starter + deals.place),
            ),
            message(
                N_("%(person)s throws %(dice)s."),
                person=circle.named(starter + deals.place),
                dice=dice_text(thrown_dice(draw, DICE)),
            ),
        ),
        question=message(N_("Which wind is %(person)s's Chance Wind?"), person=person)
        if asks_wind
        else message(N_("Flowers of which number are %(person)s's Chance Flowers?"), person=person),
        answer=str(right),
        reason=message(
            N_(
                "Seats are numbered anti-clockwise from the jonga; %(person)s's seat is number "
                "%(number)s."
            ),
            person=person,
            number=right,
        ),
        citations=("15.1", "15.3" if asks_wind else "15.2"),
        choices=found,
    )
