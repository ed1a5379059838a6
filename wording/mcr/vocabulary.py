"""What an edition of the competition rules calls in its own way.

To draw a tile is 抓牌 in 1998 and 2006, and 拿牌 in 2014 (3.6.3, 3.11.6.4).
"""

from collections.abc import Mapping
from typing import Final

from wording.languages import CHINESE
from wording.translator import Translator

_SAID: Final = "抓"
_SAID_BY: Final[Mapping[str, str]] = {"mcr-2014": "拿"}


def vocabulary(rules: str, t: Translator) -> Mapping[str, str]:
    """The sentences of drawing tiles in the word of that edition; other languages have one word."""
    word = _SAID_BY.get(rules)
    if word is None or t.language is not CHINESE:
        return {}
    return {
        english: forms[0].replace(_SAID, word)
        for (context, english), forms in t.forms.items()
        if not context and _SAID in forms[0]
    }
