"""What two games leave a player with, and where tiles and flowers come from at a table of people (10 to 17, 30, 33)."""

from collections.abc import Mapping
from typing import Final, NamedTuple

from quizzes.address import Kind
from quizzes.hands.draw import Draw
from quizzes.message import AmountInUnit, CopiesOf, Message, message
from quizzes.situations.choosing import answer_choices, right_id
from quizzes.situations.deeds import chapter_of
from quizzes.situations.imj.flowers import (
    FLOWERS,
    QUESTION,
    REASON,
    Order,
    flower_orders,
    holders_of,
)
from quizzes.situations.imj.tail import next_from_the_tail, place_id, situation_at_the_tail
from quizzes.situations.people import PEOPLE, PeopleAtTable, dice_text, thrown_dice
from quizzes.situations.template import DrawnSituation
from scoring import TILES, WINDS, Circumstances, RuleSet, Tile, Wind, WinSource
from scoring.imj.payments import mados, share_payments
from scoring.imj.rules import RULES
from scoring.imj.table import false_win, seating
from scoring.table import Place
from wording import N_

_SUITED: Final = TILES[:27]
_WON: Final = {
    WinSource.DRAW: N_("%(game)s, %(seat)s draws %(tile)s and wins with %(rank)s."),
    WinSource.DISCARD: N_(
        "%(game)s, %(seat)s wins with %(rank)s on %(other)s's discard of %(tile)s."
    ),
    WinSource.ROBBED_KONG: N_(
        "%(game)s, %(seat)s robs %(other)s's melded kong of %(tile)s and wins with %(rank)s."
    ),
}
_GAMES: Final = (message(N_("In the first game")), message(N_("In the second game")))
_ABORTED: Final = N_("%(game)s, %(seat)s discards %(tile)s as the last tile, and nobody wins.")
_PAID_AS_USUAL: Final = N_(
    "A player who makes a false win pays each of the others 1,000 mados, or the score of the agreed highest rank if that is less; a proper win is paid as usual."
)
_ABOVE_THE_HIGHEST: Final = N_(
    "A player who makes a false win pays each of the others 1,000 mados, or the score of the agreed highest rank if that is less; a proper win above that rank is paid as that rank."
)
_LEVELS_OF_RANK: Final = range(2, 11)
Change = Mapping[Wind, int]


class _SettledGame(NamedTuple):
    """What happens in a game, what each gains or loses, and what if each penalty were 1,000.

    `rank` is that of the hand that wins, if one does.
    """

    told: Message
    change: Change
    uncapped: Change
    rank: int = 0


def _win_told(game: Message, win: Circumstances, tile: Tile, rank: int) -> Message:
    """Who wins, on which tile and of whom, with a hand of that rank."""
    of_a_kong = win.by is WinSource.ROBBED_KONG
    return message(
        _WON[win.by],
        game=game,
        seat=win.seat,
        tile=CopiesOf(tile) if of_a_kong else tile,
        rank=AmountInUnit(rank),
        **({"other": win.discarder} if win.discarder else {}),
    )


def _won_game(draw: Draw, game: Message, highest: int | None) -> _SettledGame:
    """A game that is won, and what each gains or loses."""
    by = draw.pick(tuple(_WON))
    winner, payer = draw.sample(WINDS, 2)
    rank = draw.pick(_LEVELS_OF_RANK)
    facts = Circumstances(by=by, seat=winner, discarder=None if by is WinSource.DRAW else payer)
    told = _win_told(game, facts, draw.pick(_SUITED), rank)
    paid = share_payments(mados(rank, RULES, highest), facts)
    return _SettledGame(told, paid, paid, rank)


def _aborted_game(draw: Draw, game: Message, highest: int | None) -> _SettledGame:
    """A game without a winner: nothing is paid."""
    told = message(_ABORTED, game=game, seat=draw.pick(WINDS), tile=draw.pick(_SUITED))
    nothing = dict.fromkeys(WINDS, 0)
    return _SettledGame(told, nothing, nothing)


def _false_win_told(game: Message, offender: Wind, tile: Tile, discarder: Wind | None) -> Message:
    """That a player makes a false win on a discard, or on a drawn tile."""
    if discarder is None:
        text = N_("%(game)s, %(offender)s draws %(tile)s and makes a false win with it")
        return message(text, game=game, offender=offender, tile=tile)
    text = N_("%(game)s, %(offender)s makes a false win on %(seat)s's discard of %(tile)s")
    return message(text, game=game, offender=offender, tile=tile, seat=discarder)


def _false_game(draw: Draw, game: Message, highest: int | None) -> _SettledGame:
    """A game with a false win, upon which another may win on the same tile."""
    offender, exposer, other, _ = draw.shuffled(WINDS)
    exposed, wins = draw.pick(((True, True), (True, False), (False, False)))
    found = false_win.false_win(offender, highest, on_an_exposed_tile=exposed, other_wins=wins)
    told = _false_win_told(game, offender, draw.pick(_SUITED), exposer if exposed else None)
    uncapped = false_win.false_win(offender, None, on_an_exposed_tile=exposed, other_wins=wins)
    change, without_cap = found.value.payments, uncapped.value.payments
    if not wins:
        ended = message(N_("%(told)s; nobody else calls “win”."), told=told)
        return _SettledGame(ended, change, without_cap)
    rank = draw.pick(_LEVELS_OF_RANK)
    won = Circumstances(by=WinSource.DISCARD, seat=other, discarder=exposer)
    paid = share_payments(mados(rank, RULES, highest), won)
    ended = message(
        N_("%(told)s; %(other)s wins on the same tile with %(rank)s."),
        told=told,
        other=other,
        rank=AmountInUnit(rank),
    )
    return _SettledGame(
        ended,
        {seat: change[seat] + paid[seat] for seat in WINDS},
        {seat: without_cap[seat] + paid[seat] for seat in WINDS},
        rank,
    )


def _wrong_penalties(right: int, highest: int | None, uncapped: int) -> list[tuple[int, str]]:
    """Totals of those who divide the penalty among the others, or who forget its upper limit.

    `uncapped` is the total without the limit (33.4). The total that differs from the right one by as
    much in the other direction is offered too, so that the right one is not always the middle.
    """
    most = false_win.MOST_PAID_TO_EACH
    each = most if highest is None else min(most, mados(highest, RULES, highest))
    results = [
        (right + share, "imj-penalty-shared") for share in (-2 * each, -each, each, 2 * each)
    ]
    if each < most:
        results += [
            (other, "imj-penalty-not-capped" if other == uncapped else "imj-sum-misjudged")
            for other in (right + each - most, right + most - each)
        ]
    return results


def _change(number: int) -> tuple[str, Message]:
    """The id and the text of a gain or a loss."""
    id = f"{number:g}"
    if not number:
        return id, message(N_("neither won nor lost"))
    text = N_("won %(number)s mados") if number > 0 else N_("lost %(number)s mados")
    return id, message(text, number=abs(number))


def _two_games(draw: Draw, rules: RuleSet) -> DrawnSituation:
    """What a player has won or lost after two games, of which one had a false win."""
    highest = draw.pick((None, *range(5, 11)))
    other = draw.pick((_won_game, _won_game, _aborted_game, _false_game))
    makers = draw.shuffled((_false_game, other))
    one, two = (make(draw, game, highest) for make, game in zip(makers, _GAMES, strict=True))
    seat = draw.pick(WINDS)
    first, second = one.change[seat], two.change[seat]
    right = first + second
    wrong = [
        (first, "imj-one-game-forgotten"),
        (second, "imj-one-game-forgotten"),
        (first - second, "imj-sides-mixed"),
        (-right, "imj-sides-mixed"),
        *_wrong_penalties(right, highest, one.uncapped[seat] + two.uncapped[seat]),
    ]
    cap = (
        message(N_("No highest rank is agreed."))
        if highest is None
        else message(N_("The agreed highest rank is %(rank)s."), rank=AmountInUnit(highest))
    )
    is_above = highest is not None and max(one.rank, two.rank) > highest
    choices = answer_choices(right, draw.shuffled(wrong), _change)
    return DrawnSituation(
        facts=(cap, one.told, two.told),
        question=message(N_("How many mados has %(seat)s won or lost in all?"), seat=seat),
        answer=right_id(choices),
        reason=message(_ABOVE_THE_HIGHEST if is_above else _PAID_AS_USUAL),
        citations=(*(("7.2(2)",) if is_above else ()), "30.3", "33.4", "34.7"),
        choices=choices,
    )


def _from_the_tail(draw: Draw, rules: RuleSet) -> DrawnSituation:
    """Which tile comes next from the tail, in the walls of four people."""
    circle, found = PeopleAtTable.of(draw), next_from_the_tail(draw)

    def choice(place: Place) -> tuple[str, Message]:
        text = (
            N_("the upper tile of column %(number)s in %(person)s's wall")
            if place.upper
            else N_("the lower tile of column %(number)s in %(person)s's wall")
        )
        person = circle.named(place.stack.seat.place)
        return place_id(place), message(text, number=place.stack.number, person=person)

    tail = message(
        N_("The tail was column %(number)s from the right in %(person)s's wall."),
        number=found.tail.number,
        person=circle.named(found.tail.seat.place),
    )
    return situation_at_the_tail(found, (circle.seated, tail), choice)


def _flowers_in_order(draw: Draw, rules: RuleSet) -> DrawnSituation:
    """Who replaces flowers after whom, among four people."""
    circle, dealer = PeopleAtTable.of(draw), draw.below(4)
    first = [draw.pick((0, 1, 1, 2)) for _ in WINDS]
    while len(holders_of(first)) < 2 or sum(first) >= len(FLOWERS):
        first = [draw.pick((0, 1, 1, 2)) for _ in WINDS]
    again = draw.pick(holders_of(first)[:-1])
    orders = flower_orders(first, again)
    held = {circle.named(dealer + seat.place): first[seat.place] for seat in WINDS}

    def choice(order: Order) -> tuple[str, Message]:
        names = "–".join(circle.named(dealer + seat.place) for seat in order)
        return names, message(N_("%(order)s"), order=names)

    choices = answer_choices(orders.right, orders.wrong, choice)
    return DrawnSituation(
        facts=(
            circle.seated,
            message(
                N_("%(person)s, the jonga, threw %(dice)s, and the tiles are dealt."),
                person=circle.named(dealer),
                dice=dice_text(thrown_dice(draw, seating.DICE)),
            ),
            message(
                N_("Flowers: A %(a)s, B %(b)s, C %(c)s, D %(d)s."),
                **{name.lower(): held[name] for name in PEOPLE},
            ),
            message(
                N_("While replacing flowers, %(person)s draws one more: %(tile)s."),
                person=circle.named(dealer + again.place),
                tile=draw.pick(FLOWERS),
            ),
        ),
        question=QUESTION,
        answer=right_id(choices),
        reason=REASON,
        citations=orders.articles,
        choices=choices,
    )


CHAPTERS: Final = (
    chapter_of(
        "imj",
        "walls-and-dice",
        ("imj-replacement-place", "imj-flower-cycles"),
        ("imj-next-from-the-tail", Kind.PROCEDURE, 4, _from_the_tail),
        ("imj-flowers-in-order", Kind.PROCEDURE, 3, _flowers_in_order),
    ),
    chapter_of(
        "imj",
        "false-wins",
        ("imj-false-win-costs",),
        ("imj-two-games", Kind.PROCEDURE, 4, _two_games),
    ),
)
