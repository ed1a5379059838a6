"""Which tiles win, as options to tick."""

from collections.abc import Iterator
from html import escape
from typing import Final

from quizzes import feedback, grade
from quizzes.hands.draw import Draw
from quizzes.question import WaitQuestion
from quizzes.words.score_text import waits_text
from scoring import TILES, Tile, tile
from web.export.forms import Option, SeveralOf
from web.export.percents import option_percents, wrong_option_percent
from wording import Translator, tile_label

OPTIONS_OFFERED: Final = 12
_SPARE: Final = 4  # wrong tiles at least, however many win


def tile_choices(question: WaitQuestion, t: Translator) -> SeveralOf:
    """The winning tiles among near ones, in the order of tiles."""
    key = question.answer
    told = dict(
        zip((str(w.tile) for w in question.waits), waits_text(question, t).split("\n"), strict=True)
    )
    weights = iter(option_percents(len(key)))
    options = []
    for each in _offered(question, key):
        code = str(each)
        right = code in key
        said = told.get(code) or feedback(question, grade(question, (*key, code)), t)
        options.append(
            Option(
                escape(tile_label(each, t), quote=False),
                next(weights) if right else wrong_option_percent(len(key)),
                escape(said, quote=False),
            )
        )
    return SeveralOf(tuple(options))


def _offered(question: WaitQuestion, key: tuple[str, ...]) -> list[Tile]:
    """The winning tiles, then those that complete the hand and do not win, then the nearest."""
    found = dict.fromkeys((*key, *(str(wait.tile) for wait in question.waits)))
    wanted = max(OPTIONS_OFFERED, len(found) + _SPARE)
    for each in _near(question, list(found)):
        if len(found) == wanted:
            break
        found.setdefault(each)
    return sorted(map(tile, found), key=lambda each: each.index)


def _near(question: WaitQuestion, found: list[str]) -> Iterator[str]:
    """Tiles within three of those found, the hand's own, then the rest, drawn."""
    draw = Draw(f"{question.address} elsewhere")
    playing = [each for each in TILES if not each.is_flower]
    near = [
        str(each)
        for each in playing
        for other in map(tile, found)
        if each.is_suited and each.suit == other.suit and abs(each.number - other.number) <= 3
    ]
    yield from draw.shuffled(list(dict.fromkeys(near)))
    yield from draw.shuffled(sorted({str(each) for each in question.waiting_hand.concealed}))
    yield from draw.shuffled([str(each) for each in playing])
