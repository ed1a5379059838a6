"""Words of Mahjong Rengo: yaku, han, base, limits and points."""

from wording.rengo.base import base_item_text, fu_text
from wording.rengo.counted import why_counted
from wording.rengo.doubling import conversion_text
from wording.rengo.facts import facts
from wording.rengo.names import (
    article_label,
    limit_name,
    line_text,
    points,
    principle_name,
    second_language,
    series_name,
    vocabulary,
    worth_text,
)
from wording.rengo.payments import payment_text, reading_note, why_no_win
from wording.rengo.struck import why_struck

__all__ = [
    "article_label",
    "base_item_text",
    "conversion_text",
    "facts",
    "fu_text",
    "limit_name",
    "line_text",
    "payment_text",
    "points",
    "principle_name",
    "reading_note",
    "second_language",
    "series_name",
    "vocabulary",
    "why_counted",
    "why_no_win",
    "why_struck",
    "worth_text",
]
