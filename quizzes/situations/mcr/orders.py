"""The order of acts, and of replacing flowers (2014, 3.5.7.3 to 3.5.7.6, 3.7.1; 1998, 6.5, 8.1)."""

from typing import Final

from quizzes.address import Kind
from quizzes.hands.draw import Draw
from quizzes.message import Message, message
from quizzes.question import Choice
from quizzes.situations.mcr.dealing import BRIEF
from quizzes.situations.mcr.facts import (
    ALL_EDITIONS,
    edition_of,
    seat_choices,
    situation_from_ruling,
)
from quizzes.situations.template import DrawnSituation, SituationChapter, Template
from scoring import WINDS, RuleSet, Wind
from scoring.mcr.table.deal import flower_draws
from scoring.mcr.table.order import Act, closing_acts, opening_acts
from scoring.table import Ruling
from wording import N_

CHAPTER: Final = SituationChapter("dealing", *ALL_EDITIONS)

_TOLD: Final = {
    True: N_(
        "At the start of a deal, things were done in this order: %(one)s; %(two)s; %(three)s; %(four)s."
    ),
    False: N_(
        "After a win on a discard, things were done in this order: %(one)s; %(two)s; %(three)s; %(four)s."
    ),
}
_SHOULD: Final = N_("The right order: %(one)s; %(two)s; %(three)s; %(four)s.")
_NAMES: Final = ("one", "two", "three", "four")
_EARLY: Final = message(N_("Which of these came too early?"))
_LATE: Final = message(N_("Which of these came too late?"))


def _listed(text: str, acts: list[Act]) -> Message:
    return message(
        text, **{name: message(BRIEF[act]) for name, act in zip(_NAMES, acts, strict=True)}
    )


def _misplaced_act(draw: Draw, rules: RuleSet) -> DrawnSituation:
    """Four acts in their order, but for one that came too early or too late."""
    opening, early = draw.chance(0.5), draw.chance(0.5)
    order = (opening_acts if opening else closing_acts)(edition_of(rules))
    acts = sorted(draw.sample(order.value, 4), key=order.value.index)
    start, end = sorted(draw.sample(range(4), 2), reverse=early)
    moved = acts[start]
    told = [each for each in acts if each is not moved]
    told.insert(end, moved)
    misconception = "order-of-the-opening" if opening else "order-of-a-win"
    choices = tuple(
        Choice(act.value, None if act is moved else misconception, message(BRIEF[act]))
        for act in acts
    )
    return situation_from_ruling(
        Ruling(moved.value, order.articles),
        (_listed(_TOLD[opening], told),),
        _EARLY if early else _LATE,
        _listed(_SHOULD, acts),
        choices,
    )


_NO_FLOWER: Final = (N_("none"), (0, 0))
_FLOWERS: Final = (
    _NO_FLOWER,
    (N_("one"), (1, 0)),
    (N_("two"), (2, 0)),
    (N_("one, replaced by another flower"), (1, 1)),
    (N_("two, the first replaced by another flower"), (2, 1)),
)
_DEALT: Final = N_("Flowers dealt: East %(east)s; South %(south)s; West %(west)s; North %(north)s.")
_SEATS: Final = {
    Wind.EAST: "east",
    Wind.SOUTH: "south",
    Wind.WEST: "west",
    Wind.NORTH: "north",
}
_MOST: Final = 8  # flowers in a set


def _flowers_in_turn(draw: Draw, rules: RuleSet) -> DrawnSituation:
    """Who replaces which flower before the first discard."""
    while True:
        held = {seat: draw.pick(_FLOWERS) for seat in WINDS}
        replaced = {seat: dealt + again for seat, (_text, (dealt, again)) in held.items()}
        if 3 <= sum(replaced.values()) <= _MOST and sum(map(bool, replaced.values())) > 1:
            break
    flowers = {seat: dealt for seat, (_text, (dealt, _again)) in held.items()}
    drawn = [
        again and not n
        for seat in WINDS
        for again in (held[seat][1][1],)
        for n in range(replaced[seat])
    ]
    found = flower_draws(edition_of(rules), flowers, map(bool, drawn))
    number = 2 + draw.below(len(found.value) - 1)
    last = number == len(found.value)
    right = found.value[number - 1]
    one_each = [seat for n in range(3) for seat in WINDS if replaced[seat] > n]
    again_last = [
        *(seat for seat in WINDS for _ in range(flowers[seat])),
        *(seat for seat in WINDS if held[seat][1][1]),
    ]
    misconceptions = {
        again_last[number - 1]: "flower-again",
        one_each[number - 1]: "flowers-in-turn",
    }
    facts = (
        message(_DEALT, **{_SEATS[seat]: message(text) for seat, (text, _count) in held.items()}),
    )
    question = (
        message(N_("Who takes the last replacement tile?"))
        if last
        else message(N_("Who takes replacement tile %(number)s?"), number=number)
    )
    reason = message(
        N_(
            "The dealer replaces flowers until none is left; then South, West and North do the same."
        )
    )
    choices = seat_choices(right, misconceptions, "flowers-miscounted")
    return situation_from_ruling(Ruling(right, found.articles), facts, question, reason, choices)


CHAPTER.templates.extend(
    Template(
        id,
        Kind.PROCEDURE,
        CHAPTER.topic,
        level,
        CHAPTER.rules,
        fill,
        frozenset({"dealt-tile", "flower-order", "opening-order", "win-order"}),
    )
    for id, level, fill in (
        ("misplaced-act", 1, _misplaced_act),
        ("flowers-in-turn", 2, _flowers_in_turn),
    )
)
