"""The fans of 1 point: 2014, 3.8.1 and appendix 1, items 69 to 81."""

from collections.abc import Iterator

from scoring.aspects import Chows, EndPungs, Kongs, Tiles, WinCircumstances
from scoring.fan import Chapter, LitBy, Use
from scoring.shapes import chows
from scoring.waits import WaitForm

chapter = Chapter(1)


@chapter.fan(
    "pure-double-chow",
    number=69,
    series="number-tiles",
    joins=2,
    most_times=3,
)
def pure_double_chow(case: Chows) -> Iterator[Use]:
    """Two identical chows."""
    for places in chows.identical_chows(case, 2):
        yield Use(places)


@chapter.fan(
    "mixed-double-chow",
    number=70,
    series="number-tiles",
    joins=2,
    most_times=3,
)
def mixed_double_chow(case: Chows) -> Iterator[Use]:
    """Chows of the same numbers in two suits."""
    for places in chows.in_two_suits(case):
        yield Use(places)


@chapter.fan(
    "short-straight",
    number=71,
    series="number-tiles",
    joins=2,
    most_times=3,
)
def short_straight(case: Chows) -> Iterator[Use]:
    """Two chows of one suit that make six numbers in a row."""
    for places in chows.shifted_in_one_suit(case, 2, (3,)):
        yield Use(places)


@chapter.fan(
    "two-terminal-chows",
    number=72,
    series="number-tiles",
    joins=2,
    most_times=3,
)
def two_terminal_chows(case: Chows) -> Iterator[Use]:
    """123 and 789 of one suit."""
    for places in chows.of_one_suit(case, (1, 7)):
        yield Use(places)


@chapter.fan(
    "pung-of-terminals-or-honors",
    number=73,
    series="pungs",
    most_times=4,
)
def pung_of_terminals_or_honors(case: EndPungs) -> Iterator[Use]:
    """A pung or kong of a 1, a 9 or an honor; once for each."""
    for place in case.end_pungs:
        yield Use((place,))


@chapter.fan(
    "melded-kong",
    number=74,
    series="pungs",
)
def melded_kong(case: Kongs) -> Iterator[Use]:
    """A kong made with another player's tile; once for each."""
    for place in case.melded_kongs:
        yield Use((place,))


@chapter.fan(
    "one-voided-suit",
    number=75,
    series="tile-type-composition",
)
def one_voided_suit(case: Tiles) -> Iterator[Use]:
    """Exactly one suit is missing."""
    if len(case.suits) == 2:
        yield Use()


@chapter.fan(
    "no-honors",
    number=76,
    series="tile-type-composition",
)
def no_honors(case: Tiles) -> Iterator[Use]:
    """No wind and no dragon."""
    if not case.has_honors:
        yield Use()


@chapter.fan(
    "edge-wait",
    number=77,
    series="way-of-winning",
)
def edge_wait(case: WinCircumstances) -> Iterator[Use]:
    """Waiting for nothing but the 3 of 123 or the 7 of 789."""
    if case.sole_form is WaitForm.EDGE:
        yield Use((case.completed,))


@chapter.fan(
    "closed-wait",
    number=78,
    series="way-of-winning",
)
def closed_wait(case: WinCircumstances) -> Iterator[Use]:
    """Waiting for nothing but the middle of a chow."""
    if case.sole_form is WaitForm.CLOSED:
        yield Use((case.completed,))


@chapter.fan(
    "single-wait",
    number=79,
    series="way-of-winning",
)
def single_wait(case: WinCircumstances) -> Iterator[Use]:
    """Waiting for nothing but the second tile of the pair."""
    if case.sole_form is WaitForm.SINGLE:
        yield Use((case.completed,))


@chapter.fan(
    "self-drawn",
    number=80,
    series="way-of-winning",
    lit_by=LitBy.WINNING_TILE,
)
def self_drawn(case: WinCircumstances) -> Iterator[Use]:
    """The winner drew the winning tile."""
    if case.self_drawn:
        yield Use()


@chapter.fan(
    "flower-tiles",
    number=81,
    series="special",
    most_times=8,
    for_each_tile=True,
)
def flower_tiles(case: Tiles) -> Iterator[Use]:
    """A point for each flower; they are added after the win and never help to reach it."""
    yield from ()
