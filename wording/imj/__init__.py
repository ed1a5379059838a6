"""Words of International Mahjong: elements and groups, fans, mados."""

from wording.imj.counted import why_counted
from wording.imj.facts import facts
from wording.imj.names import (
    article_label,
    line_text,
    points,
    principle_name,
    second_language,
    series_name,
    worth_text,
)
from wording.imj.own_words import own_words
from wording.imj.payments import becoming_text, payment_text, reading_note, why_no_win
from wording.imj.struck import why_struck

__all__ = [
    "article_label",
    "becoming_text",
    "facts",
    "line_text",
    "own_words",
    "payment_text",
    "points",
    "principle_name",
    "reading_note",
    "second_language",
    "series_name",
    "why_counted",
    "why_no_win",
    "why_struck",
    "worth_text",
]
