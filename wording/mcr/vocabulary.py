"""What an edition of the competition rules calls in its own way.

To draw a tile is 抓牌 in 1998 and 2006, and 拿牌 in 2014 (3.6.3, 3.11.6.4). The points for a place are
标准分 in all three; in English they are table points, but in 1998 they go by the place in the whole
group (10.2(2)) and are called standard points.
"""

from collections.abc import Mapping
from typing import Final

from wording.languages import CHINESE, ENGLISH, Language
from wording.translator import Translator, translator

_OTHER_WORDS: Final[Mapping[tuple[str, Language], tuple[tuple[str, str], ...]]] = {
    ("mcr-2014", CHINESE): (("抓", "拿"),),
    ("mcr-1998", ENGLISH): (
        ("table points", "standard points"),
        ("Table points", "Standard points"),
    ),
}


def vocabulary(rules: str, t: Translator) -> Mapping[str, str]:
    """The sentences that have another word in that edition."""
    words = _OTHER_WORDS.get((rules, t.language), ())
    said = {
        english: english if t.language is ENGLISH else forms[0]
        for (context, english), forms in translator(CHINESE.tag).forms.items()
        if not context
    }
    return {
        english: sentence.replace(word, other)
        for word, other in words
        for english, sentence in said.items()
        if word in sentence
    }
