"""Words of International Mahjong: elements and groups, fans, mados."""

from wording.imj.counted import why_counted
from wording.imj.facts import dealer_text, facts, flag_texts, liable_text
from wording.imj.names import (
    article_label,
    line_text,
    points,
    principle_name,
    second_language,
    series_name,
    worth_text,
)
from wording.imj.payments import conversion_text, payment_text, reading_note, why_no_win
from wording.imj.struck import if_counted, why_struck
from wording.imj.totals import (
    counted_text,
    minimum_text,
    payment_unit,
    total_note,
    value_unit,
    win_text,
)
from wording.imj.vocabulary import vocabulary

__all__ = [
    "article_label",
    "conversion_text",
    "counted_text",
    "dealer_text",
    "facts",
    "flag_texts",
    "if_counted",
    "liable_text",
    "line_text",
    "minimum_text",
    "payment_text",
    "payment_unit",
    "points",
    "principle_name",
    "reading_note",
    "second_language",
    "series_name",
    "total_note",
    "value_unit",
    "vocabulary",
    "why_counted",
    "why_no_win",
    "why_struck",
    "win_text",
    "worth_text",
]
