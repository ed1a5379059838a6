"""Two or three deeds told together, in the place of questions of one whose key was known by its story."""

from typing import Final

from quizzes.address import Kind
from quizzes.situations.deeds import DeedBook, chapter_of, several_deeds
from quizzes.situations.imj.deeds.calls import FALSE_WINS, WRONG_CALLS
from quizzes.situations.imj.deeds.claims import CLAIMS
from quizzes.situations.imj.deeds.events import EVENTS, FLOWERS
from quizzes.situations.imj.deeds.stack import STACK
from quizzes.situations.template import SituationChapter

_BOOKS: Final[tuple[tuple[str, str, DeedBook, dict[int, int], tuple[str, ...]], ...]] = (
    ("imj-agreed", "settings", EVENTS, {2: 2, 3: 4}, ("imj-settings",)),
    ("imj-flowers", "settings", FLOWERS, {2: 2, 3: 3}, ("imj-last-tile",)),
    ("imj-claimed", "claims", CLAIMS, {2: 2, 3: 4}, ("imj-may-rob", "imj-swap", "imj-silence")),
    (
        "imj-called",
        "wrong-calls",
        WRONG_CALLS,
        {2: 2, 3: 4},
        ("imj-wrong-call", "imj-wall-touched", "imj-wrong-tiles"),
    ),
    ("imj-declared", "false-wins", FALSE_WINS, {2: 2, 3: 4}, ("imj-is-false-win",)),
    ("imj-cards", "cards", STACK, {2: 1, 3: 3}, ("imj-wrong-number-of-cards",)),
)
"""The beginning of their ids, topic, deeds, levels by the number of players, and what they replace."""


def _chapter(
    name: str, topic: str, book: DeedBook, level_of: dict[int, int], former: tuple[str, ...]
) -> SituationChapter:
    rows = (
        (
            f"{name}-of-{players}",
            Kind.RULING,
            level,
            several_deeds(book, players, "imj-rulings-mixed", "imj-another-players-ruling"),
        )
        for players, level in level_of.items()
    )
    return chapter_of("imj", topic, former, *rows)


CHAPTERS: Final = tuple(_chapter(*each) for each in _BOOKS)
