"""Choosing seats and the starter (articles 8 and 10.3(1))."""

from typing import Final

from quizzes.hands.draw import Draw
from quizzes.message import Message, message
from quizzes.situations.choosing import wind_choices
from quizzes.situations.people import PEOPLE, PeopleAtTable, dice_text, text_choices, thrown_dice
from quizzes.situations.template import DrawnSituation, SituationChapter
from scoring import TILES, WINDS, RuleSet, Tile, Wind
from scoring.imj.table import dealer, seating
from scoring.imj.table.dealer import ImjDealEnding
from wording import N_

CHAPTER: Final = SituationChapter("seats", "imj")


@CHAPTER.procedure("imj-starter", 1)
def _starter(draw: Draw, rules: RuleSet) -> DrawnSituation:
    circle, east, dice = PeopleAtTable.of(draw), draw.below(4), thrown_dice(draw, seating.DICE)
    dots = sum(dice)
    found = seating.starter(dots)
    right = (east + found.value.place) % 4
    wrong = [
        (east, "imj-east-starts"),
        (east + dots, "imj-next-as-one"),
        (east - dots + 1, "imj-clockwise"),
    ]
    return DrawnSituation(
        facts=(
            circle.seated,
            message(
                N_("%(person)s drew East and throws %(dice)s for the first game."),
                person=circle.named(east),
                dice=dice_text(dice),
            ),
        ),
        question=message(N_("Who deals the first game?")),
        answer=circle.named(right),
        reason=message(
            N_(
                "Counting anti-clockwise with the player who drew East as 1, %(dots)s is %(person)s."
            ),
            dots=dots,
            person=circle.named(right),
        ),
        citations=found.articles,
        choices=circle.choices(right, wrong, "imj-miscounted"),
    )


@CHAPTER.procedure("imj-winds-taken", 2)
def _winds_taken(draw: Draw, rules: RuleSet) -> DrawnSituation:
    circle = PeopleAtTable.of(draw)
    thrower, other, dice = draw.below(4), draw.below(4), thrown_dice(draw, seating.DICE)
    column = draw.shuffled(WINDS)
    dots = sum(dice)

    def taken(first: int, winds: list[Wind], step: int = 1) -> Wind:
        found = seating.winds_taken(first % 4, dots, winds).value
        begins = (first + dots - 1) % 4
        return found[(begins + step * (other - begins)) % 4]

    ruling = seating.winds_taken(thrower, dots, column)
    right = ruling.value[other]
    wrong = [
        (taken(thrower, column[::-1]), "imj-from-the-bottom"),
        (taken(thrower + 1, column), "imj-next-as-one"),
        (taken(thrower, column, -1), "imj-clockwise"),
        *((each, "imj-miscounted") for each in column),
    ]
    return DrawnSituation(
        facts=(
            circle.seated,
            message(
                N_("The four winds are stacked in one column, from the top: %(tiles)s."),
                tiles=tuple(each.tile for each in column),
            ),
            message(
                N_("%(person)s throws %(dice)s."),
                person=circle.named(thrower),
                dice=dice_text(dice),
            ),
        ),
        question=message(N_("Which wind does %(person)s take?"), person=circle.named(other)),
        answer=right.value,
        reason=message(
            N_(
                "Counting anti-clockwise with the thrower as 1, %(dots)s is %(person)s, who takes the top tile; the others follow in turn."
            ),
            dots=dots,
            person=circle.named(thrower + dots - 1),
        ),
        citations=ruling.articles,
        choices=wind_choices(right, wrong),
    )


NEW_SEATS: Final = {
    "again": message(N_("The winds are drawn again.")),
    "new": message(N_("The seats stand: the order is a new one.")),
    "final": message(N_("The seats stand: the fourth draw is final.")),
}
"""Whether seats that were drawn anew stand."""
WHY_NEW_SEATS: Final = {
    "again": message(
        N_(
            "Round the table the order is the same as before, whichever player you start from, and fewer than four draws have been made."
        )
    ),
    "new": message(N_("The seating order has changed, so the draw stands.")),
    "final": message(
        N_(
            "Round the table the order is the same as before, whichever player you start from, but the fourth draw is final in any case."
        )
    ),
}
_AGAIN: Final = {
    **NEW_SEATS,
    "former": message(N_("All players keep their former seats.")),
}


def _row(order: list[int]) -> str:
    return "–".join(PEOPLE[each] for each in order)


@CHAPTER.ruling("imj-seats-again", 3)
def _again(draw: Draw, rules: RuleSet) -> DrawnSituation:
    circle, before = PeopleAtTable(PEOPLE), draw.shuffled(range(4))
    after = draw.shuffled(range(4))
    if draw.chance(0.6):
        first = draw.below(4)
        after = before[first:] + before[:first]
    same = seating.must_redraw_seats(before, after, 1).value
    attempt = draw.below(seating.ATTEMPTS if same else seating.ATTEMPTS - 1) + 1
    ruling = seating.must_redraw_seats(before, after, attempt)
    right = "again" if ruling.value else "final" if same else "new"
    misconception_of = {
        "again": "imj-always-again",
        "new": "imj-same-is-new" if after == before else "imj-turned-is-new",
        "final": "imj-final-draw",
    }
    dice, thrower = thrown_dice(draw, seating.DICE), draw.below(4)
    return DrawnSituation(
        facts=(
            message(
                N_("In the last four rounds the players sat, anti-clockwise: %(order)s."),
                order=_row(before),
            ),
            message(
                N_(
                    "In draw %(attempt)s for new seats %(person)s threw %(dice)s. The result: %(order)s."
                ),
                attempt=attempt,
                person=circle.named(thrower),
                dice=dice_text(dice),
                order=_row(after),
            ),
        ),
        question=message(N_("What should be done?")),
        answer=right,
        reason=WHY_NEW_SEATS[right],
        citations=ruling.articles,
        choices=text_choices(right, _AGAIN, misconception_of, "imj-seats-kept"),
        is_house_ruling=same
        and after != before,  # an order that is only rotated is the same order to us
    )


def _last_game_told(
    players: PeopleAtTable, tile: Tile, winner: Wind | None, offender: int, discarder: int
) -> Message:
    """That the winner won on the discard, or that the offender made a false win and nobody won."""
    if winner is None:
        return message(
            N_("In the last game %(person)s makes a false win on %(tile)s, and nobody wins."),
            person=players.named(offender),
            tile=tile,
        )
    return message(
        N_("In the last game %(person)s wins on %(other)s's discard of %(tile)s."),
        person=players.named(winner.place),
        tile=tile,
        other=players.named(discarder),
    )


def _why_this_thrower(winner: Wind | None) -> Message:
    """Who throws after a game that was won, or that nobody won."""
    if winner is None:
        return message(
            N_("Nobody won the last game, so the player to whom the deal has passed throws.")
        )
    return message(N_("The winner of the last game throws for the new seats."))


@CHAPTER.procedure("imj-throws-for-seats", 3)
def _throws(draw: Draw, rules: RuleSet) -> DrawnSituation:
    circle, starter, tile = PeopleAtTable.of(draw), draw.below(4), draw.pick(TILES[:27])
    players, last_dealer = circle.counted_from(starter), WINDS[3]
    winner = draw.pick((None, *WINDS[:3]))
    offender, other = draw.sample([0, 1, 2, 3], 2)
    discarder = last_dealer.place if winner and other == winner.place else other
    next_dealer, passed = last_dealer.after(1), dealer.deal_passes(ImjDealEnding.FALSE_WIN)
    ruling = seating.thrower_for_new_seats(winner, next_dealer)
    right = ruling.value.place
    wrong = [
        (next_dealer.place, "imj-next-dealer-throws"),
        (last_dealer.place, "imj-last-dealer-throws"),
        (offender, "imj-offender-throws"),
    ]
    return DrawnSituation(
        facts=(
            circle.seated,
            message(
                N_("In the four rounds now ending, %(person)s dealt first and %(last)s last."),
                person=players.named(0),
                last=players.named(last_dealer.place),
            ),
            _last_game_told(players, tile, winner, offender, discarder),
        ),
        question=message(N_("Who throws for the seats of the next four rounds?")),
        answer=players.named(right),
        reason=_why_this_thrower(winner),
        citations=ruling.articles if winner else (*ruling.articles, *passed.articles),
        choices=players.choices(right, wrong, "imj-offender-throws"),
    )
