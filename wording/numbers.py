"""Amounts and signs."""

from wording.translator import Translator

MINUS = "\N{MINUS SIGN}"
TIMES = "\N{MULTIPLICATION SIGN}"
HALF = "\N{VULGAR FRACTION ONE HALF}"


def amount(n: float, t: Translator) -> str:
    """A number as each language writes it: `8,000` in English, `8000` in Chinese, `½`."""
    whole = int(n)
    text = f"{whole:,}".replace(",", t.language.thousands)
    if n == whole:
        return text
    return f"{text}{HALF}" if whole else HALF


def signed(n: float, t: Translator) -> str:
    """A payment with its sign: `+48`, `−16`, `0`."""
    if n == 0:
        return "0"
    return f"+{amount(n, t)}" if n > 0 else f"{MINUS}{amount(-n, t)}"


def numeral(n: int, t: Translator) -> str:
    """A number from 1 to 9 in a name: `5`, in Chinese characters `五`."""
    return "一二三四五六七八九"[n - 1] if t.language.in_characters else str(n)


def times(n: int) -> str:
    """How often a fan counts, `×2`; nothing for once."""
    return f"{TIMES}{n}" if n > 1 else ""
