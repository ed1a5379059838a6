"""The turned indicator, what a chombo costs, the last draws and value winds, told both ways (13, 16, 19, 51, 68)."""

from typing import Final

from quizzes.address import Kind
from quizzes.hands.draw import Draw
from quizzes.message import Message, message
from quizzes.situations.choosing import answer_choices, in_any_place, number_choices, right_id
from quizzes.situations.deeds import chapter_of
from quizzes.situations.people import PeopleAtTable, dice_text, text_choices, thrown_dice
from quizzes.situations.rengo.dealer import deal_told, winds_choice
from quizzes.situations.spoken_tiles import TILES_BUT_WINDS
from quizzes.situations.template import DrawnSituation
from scoring import WINDS, RuleSet, Wind
from scoring.rengo.table import deal, dealer, fouls
from scoring.rengo.table.dealer import RengoDeal
from scoring.rengo.table.fouls import ChomboScheme, RengoConsequence, RengoFoul
from scoring.table import Ruling
from wording import N_

_TURNED: Final = {
    "mended": message(N_("The right tile is turned over instead.")),
    "stays": message(N_("The tile that was turned counts; it changes places with the right one.")),
    "right": message(N_("The tile that was turned counts; it lies where it should.")),
    "one": message(N_("Only the first indicator counts: a deal has just one.")),
}
_TURNED_WHY: Final = {
    "mended": N_(
        "A wrong indicator can be put right until the dealer's first discard or concealed kong."
    ),
    "stays": N_(
        "After the dealer's first discard or concealed kong, the tile that was turned up stands."
    ),
    "right": N_("The indicator is the upper tile of the third stack from the end."),
    "one": N_("A deal has one indicator; a kong adds none."),
}
_INDICATOR_MISCONCEPTIONS: Final[dict[str, dict[str, str]]] = {
    "mended": {"stays": "rengo-indicator-too-early"},
    "stays": {"mended": "rengo-indicator-too-late"},
    "right": {},
    "one": {"stays": "rengo-one-indicator", "right": "rengo-one-indicator"},
}
"""What leads to the wrong rulings, by the right one."""
_NOTICED_IN_TIME: Final = (
    N_("This is checked before %(person)s, the dealer, has discarded."),
    N_("This is checked while %(person)s, the dealer, is still sorting the hand."),
)
_NOTICED_LATE: Final = (
    N_("This is checked after %(person)s, the dealer, has made the first discard."),
    N_("This is checked after %(person)s, the dealer, has opened with a concealed kong."),
)


def _ruling_on_the_indicator(case: str, stack: int, late: bool) -> Ruling[bool]:
    """What the text says of the tile that was turned: in case of `one` it is a second one."""
    if case == "one":
        return deal.may_open_another_indicator()
    return deal.is_indicator(stack) if case == "right" else deal.may_correct_indicator(late)


def _second_turned_told(draw: Draw, circle: PeopleAtTable) -> list[Message]:
    """That a second tile was turned after a kong."""
    tile, person = draw.pick(TILES_BUT_WINDS), circle.named(draw.below(4))
    return [
        message(
            N_("After a kong %(person)s turns over a second dora indicator, %(tile)s."),
            person=person,
            tile=tile,
        )
    ]


def _turned_told(draw: Draw, circle: PeopleAtTable, stack: int, late: bool) -> list[Message]:
    """On which stack a tile was turned, and when that is checked."""
    tile, person = draw.pick(TILES_BUT_WINDS), circle.named(draw.below(4))
    return [
        message(
            N_(
                "The upper tile of stack %(number)s from the end, %(tile)s, was turned up as the dora indicator."
            ),
            number=stack,
            tile=tile,
        ),
        message(draw.pick(_NOTICED_LATE if late else _NOTICED_IN_TIME), person=person),
    ]


def _indicator(draw: Draw, rules: RuleSet) -> DrawnSituation:
    """A tile was turned as the indicator, rightly or not, or a second one after a kong."""
    circle, case = PeopleAtTable.of(draw), draw.pick(tuple(_TURNED))
    # Drawn for a second one too, so that what is drawn later stays what it was.
    late = case == "stays" or (case != "mended" and draw.chance(0.5))
    stack = deal.ON_THE_INDICATOR + 1 if case == "right" else draw.pick((1, 2, 4, 5))
    ruling = _ruling_on_the_indicator(case, stack, late)
    assert ruling.value is (case in ("mended", "right"))
    told = (
        _second_turned_told(draw, circle)
        if case == "one"
        else _turned_told(draw, circle, stack, late)
    )
    return DrawnSituation(
        facts=(
            circle.seated,
            message(
                N_("The dealer threw %(dice)s, and the tiles are dealt."),
                dice=dice_text(thrown_dice(draw, 2)),
            ),
            *told,
        ),
        question=message(N_("What is the ruling?")),
        answer=case,
        reason=message(_TURNED_WHY[case]),
        citations=ruling.articles,
        choices=text_choices(case, _TURNED, _INDICATOR_MISCONCEPTIONS[case], "rengo-rulings-mixed"),
    )


_PRICES: Final = {
    "total": message(N_("20P are taken off the total points.")),
    "sticks": message(N_("20,000 points in sticks are taken out of play at once.")),
    "nothing": message(N_("Nothing: a proper win takes priority over the chombo.")),
    "dead-hand": message(N_("No points: the only penalty is that the hand may not win any more.")),
}
_CHOMBO: Final = (
    (
        RengoFoul.FALSE_WIN_SHOWN,
        N_("%(seat)s says “ron” on %(tile)s and shows a hand that does not win."),
    ),
    (
        RengoFoul.PLAY_MADE_IMPOSSIBLE,
        N_("Discarding %(tile)s, %(seat)s knocks over so much of the wall that play cannot go on."),
    ),
    (
        RengoFoul.HAND_MUDDLED_BEFORE_CHECK,
        N_(
            "%(seat)s wins on %(tile)s and mixes up the tiles before the others have checked the hand."
        ),
    ),
    (
        RengoFoul.RIICHI_WITHOUT_TENPAI,
        N_(
            "%(seat)s declared riichi with %(tile)s; at the exhaustive draw the hand turns out to be noten."
        ),
    ),
)
_LESSER: Final = (
    (
        RengoFoul.WIN_WITHDRAWN_BEFORE_SHOWING,
        N_("%(seat)s says “ron” on %(tile)s by mistake and takes it back before showing a tile."),
    ),
    (
        RengoFoul.WRONG_NUMBER_OF_TILES,
        N_("After a discard of %(tile)s, %(seat)s is found to have one tile too many."),
    ),
    (
        RengoFoul.DRAWN_FROM_WRONG_PLACE,
        N_("%(seat)s draws %(tile)s from the wrong place in the wall."),
    ),
    (RengoFoul.EARLY_DRAW, N_("%(seat)s draws %(tile)s before the player in turn has discarded.")),
)


_OF_A_CHOMBO: Final = {
    "total": "rengo-other-scheme",
    "sticks": "rengo-other-scheme",
    "nothing": "rengo-chombo-forgiven",
    "dead-hand": "rengo-chombo-too-mild",
}
_WHY_NOT_THIS_PRICE: Final = {
    "total": _OF_A_CHOMBO,
    "sticks": _OF_A_CHOMBO,
    "nothing": dict.fromkeys(("total", "sticks"), "rengo-win-does-not-save"),
    "dead-hand": dict.fromkeys(("total", "sticks"), "rengo-every-foul-chombo"),
}


def _foul_told(
    draw: Draw, price: str, scheme: ChomboScheme, seat: Wind, other: Wind
) -> tuple[list[Message], tuple[str, ...]]:
    """A foul of that price, as it is told, and where the text says so."""
    proper = price == "nothing"
    foul, told = draw.pick(_CHOMBO[:1] if proper else _LESSER if price == "dead-hand" else _CHOMBO)
    facts = [message(told, seat=seat, tile=draw.pick(TILES_BUT_WINDS))]
    if proper:
        facts.append(
            message(
                N_("At the same time %(seat)s says “ron” and shows a hand that wins."), seat=other
            )
        )
    found = fouls.consequence(foul)
    if found.value is not RengoConsequence.CHOMBO:
        assert price == "dead-hand"
        return facts, found.articles
    cost, paid = fouls.chombo_cost(scheme), fouls.seats_paying_chombo([seat], proper)
    assert proper == (not paid.value)
    return facts, (*found.articles, *(cost.articles if paid.value else paid.articles))


def _price(draw: Draw, rules: RuleSet) -> DrawnSituation:
    """What two fouls cost at an event of either scheme; one of them is asked about."""
    right, beside = draw.sample(tuple(_PRICES), 2)
    while {right, beside} == {"total", "sticks"}:  # an event has chosen one of these
        beside = draw.pick([each for each in _PRICES if each != right])
    schemes = {"total": ChomboScheme.A, "sticks": ChomboScheme.B}
    scheme = schemes.get(right) or schemes.get(beside) or draw.pick(tuple(ChomboScheme))
    seat, other, third, fourth = draw.shuffled(WINDS)
    asked, articles = _foul_told(draw, right, scheme, seat, third)
    told, _ = _foul_told(draw, beside, scheme, other, fourth)
    one, two = draw.shuffled((asked, told))
    chosen = {
        ChomboScheme.A: N_(
            "The event has chosen penalty (A) of article 68; two deals are described."
        ),
        ChomboScheme.B: N_(
            "The event has chosen penalty (B) of article 68; two deals are described."
        ),
    }[scheme]
    return DrawnSituation(
        facts=(message(chosen), *one, *two),
        question=message(N_("What does this cost %(seat)s?"), seat=seat),
        answer=right,
        reason=message(
            N_(
                "A chombo costs 20P under (A), 20,000 in sticks under (B), and nothing if there"
                " is a proper win at the same time; lesser fouls cost no points."
            )
        ),
        citations=tuple(dict.fromkeys(articles)),
        choices=text_choices(
            right,
            _PRICES,
            _WHY_NOT_THIS_PRICE[right],
            "rengo-rulings-mixed",
        ),
    )


def _draws_left(draw: Draw, rules: RuleSet) -> DrawnSituation:
    """How many tiles can still be drawn, kongs or not."""
    kongs, seat = draw.pick((0, 1, 2, 3)), draw.pick(WINDS)
    drawn = 60 + kongs + draw.below(45)
    ruling = deal.draws_left(drawn)
    right = ruling.value
    by_kong = kongs if kongs > 1 else 2
    less, more = (
        [
            (right + sign * deal.LEFT_AT_A_DRAW, to_the_end),
            (right + sign, "rengo-fifteen-left"),
            (right + sign * by_kong, of_kongs if kongs > 1 else "rengo-draws-miscounted"),
        ]
        for sign, to_the_end, of_kongs in (
            (-1, "rengo-draws-miscounted", "rengo-kong-shortens"),
            (1, "rengo-to-the-last-tile", "rengo-kong-lengthens"),
        )
    )
    made = {
        0: N_("%(count)s tiles have been dealt and drawn; no kong was made."),
        1: N_("%(count)s tiles have been dealt and drawn, including the replacement for one kong."),
    }.get(
        kongs,
        N_(
            "%(count)s tiles have been dealt and drawn, including the replacements for "
            "%(kongs)s kongs."
        ),
    )
    return DrawnSituation(
        facts=(
            message(made, count=drawn, **({"kongs": kongs} if kongs > 1 else {})),
            message(N_("%(seat)s discards %(tile)s."), seat=seat, tile=draw.pick(TILES_BUT_WINDS)),
        ),
        question=message(N_("How many tiles can still be drawn in this deal?")),
        answer=str(right),
        reason=message(
            N_("136 tiles minus %(count)s, minus the last 14, which are not drawn."), count=drawn
        ),
        citations=ruling.articles,
        choices=number_choices(right, in_any_place(draw, less, more)),
    )


def _value_winds(draw: Draw, rules: RuleSet) -> DrawnSituation:
    """Which winds are value tiles; one wind where that of the round is the player's too."""
    circle, starter = PeopleAtTable.of(draw), draw.below(4)
    players = circle.counted_from(starter)
    deals, round = draw.pick(WINDS), draw.pick(dealer.ROUNDS)
    who = draw.pick(WINDS)
    ruling = dealer.seat_wind(deals, who)
    own = ruling.value
    other = dealer.ROUNDS[1 - dealer.ROUNDS.index(round)]
    beside = draw.pick([each for each in WINDS if each not in (own, round, other)] or [own])
    seat_wind_taken = {
        WINDS[-own.place % 4]: "rengo-clockwise",
        dealer.seat_wind(Wind.EAST, who).value: "rengo-wind-by-starter",
    }
    wrong: list[tuple[tuple[Wind, ...], str]] = [
        ((round, beside), seat_wind_taken.get(beside, "rengo-own-wind-forgotten")),
        ((other, own), "rengo-round-miscounted"),
        ((other, beside), "rengo-round-miscounted"),
    ]
    person = players.named(who.place)
    choices = answer_choices((round, own), wrong, winds_choice)
    return DrawnSituation(
        facts=(
            circle.seated,
            deal_told(players, RengoDeal(round, deals)),
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


CHAPTERS: Final = (
    chapter_of(
        "rengo",
        "walls-and-dice",
        ("rengo-indicator-mended",),
        ("rengo-indicator-turned", Kind.RULING, 2, _indicator),
    ),
    chapter_of(
        "rengo",
        "walls-and-dice",
        ("rengo-draws-left",),
        ("rengo-draws-counted", Kind.PROCEDURE, 2, _draws_left),
    ),
    chapter_of(
        "rengo",
        "fouls",
        ("rengo-chombo-cost",),
        ("rengo-foul-costs", Kind.PROCEDURE, 2, _price),
    ),
    chapter_of(
        "rengo",
        "dealer",
        ("rengo-winds",),
        ("rengo-value-winds", Kind.PROCEDURE, 1, _value_winds),
    ),
)
