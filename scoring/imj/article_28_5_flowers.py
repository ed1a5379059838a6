"""Group 28.5: elements of the flowers. Blue 1 to 4 are 1f to 4f, Red 1 to 4 are 5f to 8f (4.3)."""

from collections.abc import Iterator
from typing import Final

from scoring.case import Case
from scoring.fan import LitBy, Use
from scoring.imj.group import ElementGroup
from scoring.imj.win import flowers
from scoring.tiles import parse_tiles

group = ElementGroup(
    "28.5",
    one_of=True,
    together=(frozenset({"chance-flower", "full-set-of-flowers"}),),
)
SETS: Final = (parse_tiles("1234f"), parse_tiles("5678f"))


@group.fan("no-flower", number=53, article="28.5(1)", value=1, lit_by=LitBy.NOTHING)
def no_flower(case: Case) -> Iterator[Use]:
    """No flower is there."""
    if not flowers(case.hand):
        yield Use()


@group.fan(
    "chance-flower",
    number=54,
    article="28.5(2)",
    value=1,
    lit_by=LitBy.NOTHING,
    most_times=2,
    for_each_tile=True,
)
def chance_flower(case: Case) -> Iterator[Use]:
    """Each flower with the number of one's seat (15.2); there are two of them."""
    held = flowers(case.hand)
    for each in (colour[case.circumstances.seat.place] for colour in SETS):
        if each in held:
            yield Use(tiles=(each,))


@group.fan(
    "full-set-of-flowers", number=55, article="28.5(3)", value=1, lit_by=LitBy.NOTHING, most_times=2
)
def full_set_of_flowers(case: Case) -> Iterator[Use]:
    """Each colour that is there with all four."""
    held = flowers(case.hand)
    for colour in SETS:
        if held.issuperset(colour):
            yield Use(tiles=colour)
