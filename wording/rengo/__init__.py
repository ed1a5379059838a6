"""Words of Mahjong Rengo: yaku, han, base, limits and points."""

from wording.rengo.base import (
    COMPLETED_BY_RON,
    base_item_line,
    base_item_text,
    completed_by_ron_text,
    fu_text,
)
from wording.rengo.counted import why_counted
from wording.rengo.doubling import (
    conversion_text,
    doubled_fu_text,
    figures_text,
    rounded_shares,
)
from wording.rengo.facts import dealer_text, facts, flag_texts, fu_facts, liable_text, wind_facts
from wording.rengo.names import (
    article_label,
    limit_name,
    line_text,
    payment_points,
    points,
    principle_name,
    second_language,
    series_name,
    worth_text,
)
from wording.rengo.payments import payment_text, reading_note, why_no_win
from wording.rengo.struck import if_counted, why_struck
from wording.rengo.totals import (
    counted_text,
    minimum_text,
    payment_unit,
    total_note,
    value_unit,
    win_text,
)
from wording.rengo.vocabulary import vocabulary

__all__ = [
    "COMPLETED_BY_RON",
    "article_label",
    "base_item_line",
    "base_item_text",
    "completed_by_ron_text",
    "conversion_text",
    "counted_text",
    "dealer_text",
    "doubled_fu_text",
    "facts",
    "figures_text",
    "flag_texts",
    "fu_facts",
    "fu_text",
    "if_counted",
    "liable_text",
    "limit_name",
    "line_text",
    "minimum_text",
    "payment_points",
    "payment_text",
    "payment_unit",
    "points",
    "principle_name",
    "reading_note",
    "rounded_shares",
    "second_language",
    "series_name",
    "total_note",
    "value_unit",
    "vocabulary",
    "why_counted",
    "why_no_win",
    "why_struck",
    "win_text",
    "wind_facts",
    "worth_text",
]
