"""How soon a password would be guessed by somebody who knows which ones people choose."""

import re
from collections.abc import Iterable
from threading import Lock
from typing import Final

from zxcvbn import zxcvbn

LEAST_GUESSES: Final = 10**7
"""A password that takes fewer guesses is refused. The 30,000 most common passwords, with what
people put around them, take fewer than a tenth of this; eight random letters take ten times more."""
EXAMINED_LENGTH: Final = 32
"""Characters of a password that are looked at: the time an estimate takes grows with their square,
and a longer password can only be better than its beginning."""

# An estimate tries every reading of signs that stand for letters, and the readings multiply. These
# five, which hardly anybody uses for letters, would let one estimate take half a second.
_UNREAD: Final = str.maketrans("([{<|", "~~~~~")
_HERE: Final = (
    *("fanwise", "mahjong", "mahjan", "majiang", "riichi", "tsumo", "麻将", "麻雀", "麻將"),
    *("woaini", "5201314", "1314520", "一二三四五六七八", "teacher", "student", "school"),
)
"""Words that people who come to this site would try, and Chinese ones that no list of zxcvbn has."""
_SHORTEST_PART: Final = 3
_LONGEST_TEXT: Final = 254  # characters of a name or an address that are looked at

_one_at_a_time = Lock()  # zxcvbn keeps the words of the call in a table of the module


def is_common(password: str, about: Iterable[str] = ()) -> bool:
    """Whether the password falls within the first guesses.

    `about` are texts about whoever takes it: the user name, an address of mail.
    """
    examined = password[:EXAMINED_LENGTH].translate(_UNREAD)
    with _one_at_a_time:
        estimate = zxcvbn(examined, user_inputs=[*_HERE, *_words(about)])
    return bool(estimate["guesses"] < LEAST_GUESSES)


def _words(about: Iterable[str]) -> Iterable[str]:
    """The texts themselves, the two sides of an address, and the words in them."""
    for text in about:
        cut = text[:_LONGEST_TEXT]
        parts = (cut, *cut.split("@"), *re.split(r"[\W_]+", cut))
        yield from (part for part in parts if len(part) >= _SHORTEST_PART)
