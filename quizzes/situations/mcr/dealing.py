"""Dealing, flowers, and the order of the opening (2014, 3.5.7; 1998, 6.5)."""

from itertools import chain
from typing import Final

from quizzes.hands.draw import Draw
from quizzes.message import Message, message
from quizzes.situations.choosing import shuffled_choices
from quizzes.situations.mcr.facts import (
    ALL_EDITIONS,
    edition_of,
    random_suit_tile,
    seat_choices,
    situation_from_ruling,
    skip_table_and_deal,
    two_random_seats,
)
from quizzes.situations.mcr.false_wins import CALLS_WIN
from quizzes.situations.template import DrawnSituation, SituationChapter
from scoring import WINDS, RuleSet, Wind
from scoring.mcr.table.deal import dealt, flower_draws
from scoring.mcr.table.order import Act, closing_acts, next_act, opening_acts
from scoring.table import Ruling
from wording import N_

CHAPTER: Final = SituationChapter("dealing", *ALL_EDITIONS)


@CHAPTER.procedure("dealt-tile", 2)
def dealt_tile(draw: Draw, rules: RuleSet) -> DrawnSituation:
    """Who is dealt a tile, counted from the break."""
    number = 1 + draw.below(53)
    found = dealt(edition_of(rules))
    (right,) = (each for each in WINDS if number - 1 in found.value[each])
    misconceptions = {
        WINDS[(number - 1) // 13 % 4]: "dealt-in-one-go",
        WINDS[(number - 1) % 4]: "dealt-one-by-one",
    }
    skip_table_and_deal(draw)
    facts = (
        message(
            N_(
                "The wall is broken; from the break on, the tiles are numbered 1, 2, 3 …, upper tile first."
            )
        ),
    )
    question = message(N_("Who is dealt tile %(number)s?"), number=number)
    reason = message(
        N_(
            "After three rounds of four tiles each, the dealer takes the first and fifth of the rest, the others one each."
        )
    )
    ruling = Ruling(right, found.articles)
    return situation_from_ruling(
        ruling, facts, question, reason, seat_choices(right, misconceptions, "dealing-miscounted")
    )


def _in_turn(flowers: dict[Wind, int]) -> list[Wind]:
    """The order if each replaced one flower at a time."""
    rounds = ([each for each in WINDS if flowers[each] > turn] for turn in range(2))
    return list(chain.from_iterable(rounds))


@CHAPTER.procedure("flower-order", 3)
def flower_order(draw: Draw, rules: RuleSet) -> DrawnSituation:
    """Who takes which replacement before the first discard."""
    flowers = dict(zip(WINDS, draw.shuffled((0, 1, 1, 2)), strict=True))
    again = draw.pick(tuple(each for each in WINDS if flowers[each]))
    earlier = sum(flowers[each] for each in WINDS[: again.place])
    replacements = [False] * 5
    replacements[earlier] = True  # the first replacement of that player is a flower once more
    found = flower_draws(edition_of(rules), flowers, replacements)
    number = 2 + draw.below(len(found.value) - 1)
    right = found.value[number - 1]
    in_turn = _in_turn(flowers)
    again_last = [*(seat for seat in WINDS for _ in range(flowers[seat])), again]
    misconceptions = {
        again_last[number - 1]: "flower-again",
        in_turn[min(number, len(in_turn)) - 1]: "flowers-in-turn",
    }
    skip_table_and_deal(draw)
    facts = (
        message(
            N_("Flowers dealt: East %(east)s, South %(south)s, West %(west)s, North %(north)s."),
            **{name: flowers[each] for name, each in zip(_NAMES, WINDS, strict=True)},
        ),
        message(N_("%(seat)s's first replacement tile is another flower."), seat=again),
    )
    question = message(N_("Who takes replacement tile %(number)s?"), number=number)
    reason = message(
        N_(
            "The dealer replaces flowers until none is left; then South, West and North do the same."
        )
    )
    ruling = Ruling(right, found.articles)
    return situation_from_ruling(
        ruling, facts, question, reason, seat_choices(right, misconceptions, "flowers-miscounted")
    )


_NAMES: Final = ("east", "south", "west", "north")


_TEXTS: Final = {
    Act.MIX: N_("The tiles are shuffled face down."),
    Act.BUILD: N_("Each player builds a wall."),
    Act.FIRST_THROW: N_("The dealer throws the dice."),
    Act.SECOND_THROW: N_("The second thrower throws the dice."),
    Act.DEAL: N_("The wall is broken and the tiles are dealt."),
    Act.FLOWERS: N_("The tiles are sorted and the flowers replaced."),
    Act.FIRST_DISCARD: N_("The dealer discards."),
    Act.CALL: N_("The winner calls the win."),
    Act.SHOW: N_("The winner lays the hand open."),
    Act.FETCH: N_("The winner fetches the winning tile and sets it apart."),
    Act.ANNOUNCE: N_("The winner announces the fans and the points."),
    Act.AGREE: N_("The other players agree."),
    Act.CONFIRM: N_("The referee confirms the win."),
}
_NEXT: Final = message(N_("What comes next?"))


def _after(
    draw: Draw,
    order: Ruling[tuple[Act, ...]],
    done: Act,
    facts: tuple[Message, ...],
    misconception: str,
) -> DrawnSituation:
    """What follows that act; the others are acts still to come, and such as are not in the order."""
    ruling = next_act(order, done)
    acts = order.value
    later = [(act.value, message(_TEXTS[act])) for act in acts[acts.index(ruling.value) + 1 :]]
    others = draw.sample(later, 3)
    choices = shuffled_choices(
        (ruling.value.value, message(_TEXTS[ruling.value])),
        *((id, misconception, text) for id, text in (*others, *_AMISS[misconception])),
    )
    steps = N_("After “%(done)s” comes “%(next)s”.")
    reason = message(steps, done=message(BRIEF[done]), next=message(BRIEF[ruling.value]))
    return situation_from_ruling(ruling, facts, _NEXT, reason, choices)


_AMISS: Final = {
    "order-of-the-opening": (
        ("dealer-draws", message(N_("The dealer draws a tile from the wall."))),
        ("south-draws", message(N_("South draws a tile from the wall."))),
        ("thrown-again", message(N_("The dice are thrown again."))),
    ),
    "order-of-a-win": (
        ("mixed-anew", message(N_("The tiles are shuffled for the next deal."))),
        ("others-show", message(N_("The other players lay their hands open."))),
        ("next-dealer", message(N_("The next dealer throws the dice."))),
    ),
}
"""Acts that come nowhere in the order, for where few are still to come."""
BRIEF: Final = {
    Act.MIX: N_("shuffling"),
    Act.BUILD: N_("building the walls"),
    Act.FIRST_THROW: N_("first throw"),
    Act.SECOND_THROW: N_("second throw"),
    Act.DEAL: N_("breaking and dealing"),
    Act.FLOWERS: N_("sorting and flowers"),
    Act.FIRST_DISCARD: N_("first discard"),
    Act.CALL: N_("calling the win"),
    Act.SHOW: N_("laying the hand open"),
    Act.FETCH: N_("fetching the winning tile"),
    Act.ANNOUNCE: N_("announcing the fans"),
    Act.AGREE: N_("the others' agreement"),
    Act.CONFIRM: N_("the referee's confirmation"),
}


@CHAPTER.procedure("opening-order", 1)
def opening_order(draw: Draw, rules: RuleSet) -> DrawnSituation:
    """What follows what before the first discard."""
    order = opening_acts(edition_of(rules))
    done = draw.pick(order.value[:-1])
    skip_table_and_deal(draw)
    facts = (message(_TEXTS[done]),)
    return _after(draw, order, done, facts, "order-of-the-opening")


@CHAPTER.procedure("win-order", 2)
def win_order(draw: Draw, rules: RuleSet) -> DrawnSituation:
    """What follows what when a win is called on a discard."""
    order = closing_acts(edition_of(rules))
    winner, discarder = two_random_seats(draw)
    won = message(CALLS_WIN, seat=winner, other=discarder, tile=random_suit_tile(draw))
    done = draw.pick(order.value[:-1])
    skip_table_and_deal(draw)
    facts = (won,) if done is Act.CALL else (won, message(_TEXTS[done]))
    return _after(draw, order, done, facts, "order-of-a-win")
