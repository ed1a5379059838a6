"""Group 25.1: special winning hands on the usual structures (articles 25 and 25.1)."""

from collections.abc import Iterator
from typing import Final

from scoring.case import Case
from scoring.fan import Use
from scoring.hand import WinSource
from scoring.imj.group import ElementGroup
from scoring.imj.win import is_drawn
from scoring.reading import Shape

group = ElementGroup(
    "25.1",
    alone=True,
)
NINE_GATES: Final = (1, 1, 1, 2, 3, 4, 5, 6, 7, 8, 9, 9, 9)


@group.fan("heaven", number=1, article="25.1(1)", value=6)
def heaven(case: Case) -> Iterator[Use]:
    """Any winning hand before the dealer's first discard, one of flowers too."""
    if case.circumstances.first_turn and not _on_a_discard(case):
        yield Use()


@group.fan("earth", number=2, article="25.1(2)", value=6)
def earth(case: Case) -> Iterator[Use]:
    """Any winning hand on the dealer's first discard."""
    if case.circumstances.first_turn and _on_a_discard(case):
        yield Use()


@group.fan("all-hidden-pungs", number=3, article="25.1(3)", value=13)
def all_hidden_pungs(case: Case) -> Iterator[Use]:
    """Four pungs and eyes of which no tile was ever exposed, the last one drawn."""
    hidden = not case.hand.melds and case.circumstances.self_drawn
    if case.shape is Shape.STANDARD and len(case.pungs) == 4 and hidden:
        yield Use(case.pungs)


@group.fan("seven-consecutive-pairs", number=4, article="25.1(4)", value=13)
def seven_consecutive_pairs(case: Case) -> Iterator[Use]:
    """Pairs of seven numbers in a row of one suit."""
    if case.shape is Shape.SEVEN_PAIRS and len(case.kinds) == 7 and not case.has_honors:
        numbers = [each.number for each in case.kinds]
        if len(case.suits) == 1 and max(numbers) - min(numbers) == 6:
            yield Use(tuple(range(7)))


@group.fan("nine-gates", number=5, article="25.1(5)", value=13)
def nine_gates(case: Case) -> Iterator[Use]:
    """1112345678999 of one suit before the win, which any tile of the suit completes."""
    numbers = tuple(each.number for each in case.hand.concealed)
    one_suit = len(case.suits) == 1 and not case.has_honors
    if case.shape is Shape.STANDARD and numbers == NINE_GATES and one_suit:
        yield Use(tuple(range(len(case.sets))))


def _on_a_discard(case: Case) -> bool:
    return case.circumstances.by is WinSource.DISCARD and not is_drawn(case)
