"""The suits as International Mahjong calls them: Tans, Soks and Wans (4.1)."""

from collections.abc import Mapping

from wording.translator import Translator


def tile_words(t: Translator) -> Mapping[str, str]:
    """What `wording.tiles` says of suits, and what is said instead."""
    return {
        "characters": t.pgettext("International Mahjong", "Wans"),
        "dots": t.pgettext("International Mahjong", "Tans"),
        "bamboos": t.pgettext("International Mahjong", "Soks"),
        "the %(number)s of characters": t.pgettext("International Mahjong", "the %(number)s Wan"),
        "the %(number)s of dots": t.pgettext("International Mahjong", "the %(number)s Tan"),
        "the %(number)s of bamboos": t.pgettext("International Mahjong", "the %(number)s Sok"),
        "%(number)s of characters": t.pgettext("International Mahjong", "%(number)s Wan"),
        "%(number)s of dots": t.pgettext("International Mahjong", "%(number)s Tan"),
        "%(number)s of bamboos": t.pgettext("International Mahjong", "%(number)s Sok"),
        "%(numbers)s of characters": t.pgettext("International Mahjong", "%(numbers)s Wan"),
        "%(numbers)s of dots": t.pgettext("International Mahjong", "%(numbers)s Tan"),
        "%(numbers)s of bamboos": t.pgettext("International Mahjong", "%(numbers)s Sok"),
        "%(numbers)s characters": t.pgettext("International Mahjong", "%(numbers)s Wan"),
        "%(numbers)s dots": t.pgettext("International Mahjong", "%(numbers)s Tan"),
        "%(numbers)s bamboos": t.pgettext("International Mahjong", "%(numbers)s Sok"),
    }
