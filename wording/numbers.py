"""Points and signs."""

from wording.translator import Translator

MINUS = "\N{MINUS SIGN}"
TIMES = "\N{MULTIPLICATION SIGN}"


def points(n: int, t: Translator) -> str:
    """`8 points`."""
    return t.ngettext("%(num)s point", "%(num)s points", n)


def signed(n: int) -> str:
    """A payment with its sign: `+48`, `−16`, `0`."""
    if n == 0:
        return "0"
    return f"+{n}" if n > 0 else f"{MINUS}{-n}"


def times(n: int) -> str:
    """How often a fan counts, `×2`; nothing for once."""
    return f"{TIMES}{n}" if n > 1 else ""
