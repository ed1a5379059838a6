"""Kana in Latin letters, as one types them to look for a word: `コーツ` is `kootsu`."""

import re
from typing import Final

_VOWELS: Final = "aiueo"
_ROWS: Final = {
    "": "あいうえお",
    "k": "かきくけこ",
    "s": "さしすせそ",
    "t": "たちつてと",
    "n": "なにぬねの",
    "h": "はひふへほ",
    "m": "まみむめも",
    "r": "らりるれろ",
    "g": "がぎぐげご",
    "z": "ざじずぜぞ",
    "d": "だぢづでど",
    "b": "ばびぶべぼ",
    "p": "ぱぴぷぺぽ",
}
_OTHERWISE: Final = {
    **{"し": "shi", "ち": "chi", "つ": "tsu", "ふ": "fu", "じ": "ji", "ぢ": "ji", "づ": "zu"},
    **{"や": "ya", "ゆ": "yu", "よ": "yo", "わ": "wa", "を": "o", "ん": "n", "ゔ": "vu"},
}
_SYLLABLES: Final = {
    **{
        kana: consonant + vowel
        for consonant, row in _ROWS.items()
        for kana, vowel in zip(row, _VOWELS, strict=True)
    },
    **_OTHERWISE,
}
_SMALL: Final = {
    **{"ゃ": "ya", "ゅ": "yu", "ょ": "yo"},
    **dict(zip("ぁぃぅぇぉ", _VOWELS, strict=True)),
}
_HIRAGANA: Final = {code: code - 0x60 for code in range(ord("ァ"), ord("ヶ") + 1)}
_SH_CH_J: Final = ("shi", "chi", "ji")
_LONG: Final = re.compile("([aiueo])ー")
_DOUBLED: Final = re.compile("っ(?=([a-z]))")


def romaji(kana: str) -> str:
    """The reading in small Latin letters; what is not kana stays as it is."""
    spelt = ""
    for sign in kana.translate(_HIRAGANA):
        if sign in _SMALL:
            spelt = _with_small(spelt, _SMALL[sign])
        else:
            spelt += _SYLLABLES.get(sign, sign)
    return _DOUBLED.sub(r"\1", _LONG.sub(r"\1\1", spelt))


def _with_small(spelt: str, small: str) -> str:
    """The syllable before, joined by a small sign: ki and ya are kya, shi and ya sha, fu and a fa."""
    if spelt.endswith(_SH_CH_J) and small[0] == "y":
        return spelt[:-1] + small[1:]
    if spelt.endswith(_SH_CH_J) and small == "e":
        return spelt[:-1] + small
    if spelt[-1:] in _VOWELS and spelt[-2:-1] not in _VOWELS:
        return spelt[:-1] + small
    return spelt + small
