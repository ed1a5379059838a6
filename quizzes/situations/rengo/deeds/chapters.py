"""Two or three deeds told together, in the place of questions of one whose key was known by its story."""

from typing import Final

from quizzes.address import Kind
from quizzes.situations.deeds import DeedBook, chapter_of, several_deeds
from quizzes.situations.rengo.deeds.calls import AFTER_RIICHI, CALLS, DECLARING
from quizzes.situations.rengo.deeds.ends import DRAWS, FOULS
from quizzes.situations.rengo.deeds.wins import FURITEN
from quizzes.situations.template import SituationChapter

_BOOKS: Final[tuple[tuple[str, str, DeedBook, dict[int, int], tuple[str, ...]], ...]] = (
    ("rengo-called", "claims", CALLS, {2: 2, 3: 4}, ("rengo-may-call",)),
    ("rengo-may-declare", "riichi", DECLARING, {2: 2, 3: 3}, ("rengo-may-riichi",)),
    (
        "rengo-after-riichi",
        "riichi",
        AFTER_RIICHI,
        {2: 1, 3: 4},
        ("rengo-riichi-stands", "rengo-riichi-withdrawn"),
    ),
    ("rengo-may-win", "furiten", FURITEN, {2: 2}, ("rengo-own-discards", "rengo-let-pass")),
    ("rengo-at-the-draw", "draws", DRAWS, {2: 3, 3: 5}, ("rengo-must-show",)),
    ("rengo-brought", "fouls", FOULS, {2: 2, 3: 4}, ("rengo-foul",)),
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
            several_deeds(book, players, "rengo-rulings-mixed", "rengo-another-players-ruling"),
        )
        for players, level in level_of.items()
    )
    return chapter_of("rengo", topic, former, *rows)


CHAPTERS: Final = tuple(_chapter(*each) for each in _BOOKS)
