"""Words: every sentence that a score gives rise to, in each language of the site."""

from wording.by_rules import (
    article_label,
    conversion_text,
    facts,
    line_text,
    payment_text,
    points,
    principle_name,
    reading_note,
    reading_text,
    second_language,
    second_name,
    series_name,
    under,
    why_counted,
    why_no_win,
    why_struck,
    worth_text,
)
from wording.errors import WordingError
from wording.faults import fault_text
from wording.hands import Fact, hand_line, hand_text, line_of_parts, won_on
from wording.languages import LANGUAGES, SOURCE, Language, language
from wording.lists import apart, listing, sentences, series, side_by_side
from wording.names import fan_name
from wording.numbers import amount, signed, times
from wording.rengo import base_item_text, fu_text, limit_name
from wording.rule_names import minimum_text, rules_badge, rules_name
from wording.search import fan_search_text
from wording.seats import relative_seat_name, seat_name, wind_name
from wording.sets import meld_text, named_sets, set_name, set_tiles, sets_text
from wording.tiles import run_text, standing_text, suit_name, tile_label, tile_name, tiles_text
from wording.translator import N_, Translator, translator

__all__ = [
    "LANGUAGES",
    "N_",
    "SOURCE",
    "Fact",
    "Language",
    "Translator",
    "WordingError",
    "amount",
    "apart",
    "article_label",
    "base_item_text",
    "conversion_text",
    "facts",
    "fan_name",
    "fan_search_text",
    "fault_text",
    "fu_text",
    "hand_line",
    "hand_text",
    "language",
    "limit_name",
    "line_of_parts",
    "line_text",
    "listing",
    "meld_text",
    "minimum_text",
    "named_sets",
    "payment_text",
    "points",
    "principle_name",
    "reading_note",
    "reading_text",
    "relative_seat_name",
    "rules_badge",
    "rules_name",
    "run_text",
    "seat_name",
    "second_language",
    "second_name",
    "sentences",
    "series",
    "series_name",
    "set_name",
    "set_tiles",
    "sets_text",
    "side_by_side",
    "signed",
    "standing_text",
    "suit_name",
    "tile_label",
    "tile_name",
    "tiles_text",
    "times",
    "translator",
    "under",
    "why_counted",
    "why_no_win",
    "why_struck",
    "wind_name",
    "won_on",
    "worth_text",
]
