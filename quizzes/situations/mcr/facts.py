"""What situations of the competition rules share: facts to draw, and what other editions rule."""

from collections.abc import Callable, Mapping
from typing import Final, TypeVar

from quizzes.hands.draw import Draw
from quizzes.message import AmountInUnit, Message, message
from quizzes.question import Choice
from quizzes.situations.choosing import right_id, seat_text
from quizzes.situations.template import DrawnSituation
from scoring import WINDS, RuleSet, ScoringError, Tile, Wind
from scoring.mcr.table.book import RuleBook
from scoring.table import Ruling
from scoring.tiles import TILES, tile
from wording import N_

T = TypeVar("T")

ALL_EDITIONS: Final = (RuleBook.OF_2014, RuleBook.OF_2006, RuleBook.OF_1998)
LATER_EDITIONS: Final = (RuleBook.OF_2014, RuleBook.OF_2006)
MISCONCEPTION_OF_EDITION: Final = {
    RuleBook.OF_1998: "rule-of-1998",
    RuleBook.OF_2006: "rule-of-2006",
    RuleBook.OF_2014: "rule-of-2014",
}
"""The misconception that takes one edition for another."""
REFEREE_QUESTION: Final = message(N_("What does the referee rule?"))
_TILES: Final = tuple(each for each in TILES if each.is_suited or each.is_dragon)
"""Tiles to speak of: a wind would sound like a player."""


def edition_of(rules: RuleSet) -> RuleBook:
    """The edition that a rule set is of."""
    return RuleBook(rules.id)


def session_began(edition: RuleBook, *, time_is_up: bool) -> str:
    """How long ago the session began; in 1998 also that the head referee called time.

    Article 6.4 of 1998 does not say whether the break is part of the 3 hours.
    """
    if time_is_up and edition is RuleBook.OF_1998:
        return N_(
            "The session began %(minutes)s minutes ago, including the break; %(hands)s deals have been played, and the head referee has just called time."
        )
    return N_("The session began %(minutes)s minutes ago; %(hands)s deals have been played.")


def answers_of_other_editions(
    edition: RuleBook, rule: Callable[[RuleBook], Ruling[T]]
) -> tuple[tuple[T, str], ...]:
    """What the other editions answer to the same facts, the newest first, each with its misconception.

    An edition that answers alike, cannot be asked, or where the answer is ours, is left out.
    """
    own = rule(edition).value
    results: list[tuple[T, str]] = []
    for other in ALL_EDITIONS:
        try:
            ruling = rule(other)
        except ScoringError:
            continue
        if ruling.value != own and not ruling.ours:
            results.append((ruling.value, MISCONCEPTION_OF_EDITION[other]))
    return tuple(results)


def misconception_of(answer: T, others: tuple[tuple[T, str], ...], otherwise: str) -> str:
    """The misconception of a wrong answer: another edition's rule, or else the one named."""
    return next((misconception for value, misconception in others if value == answer), otherwise)


def skip_table_and_deal(draw: Draw) -> None:
    """Draw a table and a deal, on which no answer depends, and use neither.

    They are drawn so that the rest of the question stays what its address has always named.
    """
    draw.skip(2)


def random_table(draw: Draw) -> int:
    """The number of a table in a hall."""
    return 1 + draw.below(40)


def random_seat(draw: Draw) -> Wind:
    """Any of the four players."""
    return draw.pick(WINDS)


def two_random_seats(draw: Draw) -> tuple[Wind, Wind]:
    """Two different players."""
    first, second, *_ = draw.shuffled(WINDS)
    return first, second


def random_tile(draw: Draw) -> Tile:
    """A number tile or a dragon."""
    return draw.pick(_TILES)


def random_suit_tile(draw: Draw, lowest: int = 1, highest: int = 9) -> Tile:
    """A number tile within these numbers."""
    known = [each for each in _TILES if each.is_suited and lowest <= each.number <= highest]
    return draw.pick(known)


def tile_above(suited: Tile, steps: int) -> Tile:
    """The tile of the suit so many numbers on."""
    return tile(f"{suited.number + steps}{suited.suit}")


def situation_from_ruling(
    ruling: Ruling[T],
    facts: tuple[Message, ...],
    question: Message,
    reason: Message,
    choices: tuple[Choice, ...],
) -> DrawnSituation:
    """The situation that a procedure of the table answers."""
    if ruling.ours:
        reason = message(
            N_("%(why)s The text is silent here; this is how this site rules."), why=reason
        )
    answer = right_id(choices)
    return DrawnSituation(facts, question, answer, reason, ruling.articles, choices, ruling.ours)


def seat_choices(right: Wind, misconceptions: Mapping[Wind, str], rest: str) -> tuple[Choice, ...]:
    """The four players to choose from; `rest` is the misconception of those not in `misconceptions`."""
    return tuple(
        Choice(
            each.value, None if each is right else misconceptions.get(each, rest), seat_text(each)
        )
        for each in WINDS
    )


def why_laid(points: int, up: int, down: int) -> Message:
    """Why the points of a hand are laid out with so many discards face up and so many face down."""
    return message(
        N_(
            "A face-up tile stands for 1 point, a face-down tile for 10. With the fewest tiles, %(points)s are %(up)s face up and %(down)s face down."
        ),
        points=AmountInUnit(points),
        up=up,
        down=down,
    )
