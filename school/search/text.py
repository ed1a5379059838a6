"""How text is cut into what is looked for: the same for what is stored and for what is asked.

Chinese and Japanese have no spaces, so each of their characters is a token of its own, and a word
is found as characters that stand side by side. Accents fall away and katakana is read as hiragana:
`shùnzi` is found by `shunzi`, ポン by ぽん.
"""

import re
import unicodedata
from typing import Final

_TOGETHER: Final = "\u3005\u3007\u3041-\u3096\u30fc\u3400-\u4dbf\u4e00-\u9fff\uf900-\ufaff"
_PART: Final = re.compile(f"[{_TOGETHER}]+|[^{_TOGETHER}]+")
_CHARACTER: Final = re.compile(f"[{_TOGETHER}]")
_TOKEN: Final = re.compile(rf"[{_TOGETHER}]|\d+|[^\W\d_{_TOGETHER}]+")
_ACCENT: Final = re.compile("[\u0300-\u036f'\u2019]")
_LETTERS: Final = re.compile("[a-z]+")
_HIRAGANA: Final = {code: code - 0x60 for code in range(ord("ァ"), ord("ヶ") + 1)}
# Long vowels are written in many ways; pinyin is typed with v for ü.
_SPELLINGS: Final = (
    (re.compile(r"aa+"), "a"),
    (re.compile(r"ii+"), "i"),
    (re.compile(r"uu+"), "u"),
    (re.compile(r"ee+"), "e"),
    (re.compile(r"o[ou]+"), "o"),
    (re.compile(r"v"), "u"),
    (re.compile(r"m(?=[bp])"), "n"),
    (re.compile(r"nn+"), "n"),
)

Run = tuple[str, ...]
"""Tokens that stand side by side."""


def normalized(text: str) -> str:
    """The text without what people write differently: width, case, accents, the kind of kana."""
    if text.isascii():
        return text.lower().replace("'", "")
    folded = unicodedata.normalize("NFKC", text).casefold()
    bare = _ACCENT.sub("", unicodedata.normalize("NFD", folded))
    return unicodedata.normalize("NFC", bare).translate(_HIRAGANA)


def split_runs(text: str) -> list[Run]:
    """What stands between spaces, cut where letters and Chinese characters meet."""
    parts = (part for chunk in normalized(text).split() for part in _PART.findall(chunk))
    return [tokens for part in parts if (tokens := tuple(_TOKEN.findall(part)))]


def tokens(text: str) -> list[str]:
    """Every token of the text in its order."""
    return _TOKEN.findall(normalized(text))  # no token reaches over an end of a run


def is_character(token: str) -> bool:
    """Whether the token is a character of Chinese or Japanese."""
    return _CHARACTER.fullmatch(token) is not None


def is_word(token: str) -> bool:
    """Whether the token is of Latin letters."""
    return _LETTERS.fullmatch(token) is not None


def sound_key(word: str) -> str:
    """A word of Latin letters as it sounds: `koutsu`, `kootsu` and `kotsu` are one."""
    for spelling, heard in _SPELLINGS:
        word = spelling.sub(heard, word)
    return word


def sound_keys(name: str) -> list[str]:
    """How a name in Latin letters sounds, word by word and as one; nothing of other names."""
    words = tokens(name)
    if not words or not all(map(is_word, words)):
        return []
    heard = [sound_key(word) for word in words]
    return heard if len(heard) == 1 else [*heard, sound_key("".join(words))]


def joined_tokens(text: str) -> str:
    """The tokens as one word, to compare names with what is asked."""
    return "".join(tokens(text))
