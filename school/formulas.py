"""Text in files for spreadsheets, which take some text for formulas and work them out."""

from typing import Final

_STARTS_A_FORMULA: Final = frozenset("=+-@\t\r\n＝＋－＠")


def escape_formula(text: str) -> str:
    """Text that no spreadsheet takes for a formula: one that looks like it begins with `'`.

    Blanks before it do not hide it, nor do the full-width forms of East Asian keyboards.
    """
    bare = text.lstrip(" \u00a0\u3000\u200b\ufeff")
    starts = (text[:1] or " ") in _STARTS_A_FORMULA or (bare[:1] or " ") in _STARTS_A_FORMULA
    return f"'{text}" if starts else text
