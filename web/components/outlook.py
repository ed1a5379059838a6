"""How far a hand is from something, and the tiles that help."""

from dataclasses import dataclass
from typing import Final

from scoring.plans import Outlook
from wording import Translator, away_text, helps_text, unseen_text

MOST_PICTURED: Final = 9  # kinds of tile that stand as pictures in a row


@dataclass(frozen=True, slots=True)
class OutlookView:
    """How far, and the tiles that help: their pictures where they are few, and how many are unseen."""

    away: str
    codes: tuple[str, ...]
    words: str
    unseen: str


def outlook_view(outlook: Outlook, t: Translator) -> OutlookView:
    """An outlook as pages show it."""
    codes = tuple(str(each.tile) for each in outlook.helps)
    return OutlookView(
        away=away_text(outlook.away, t),
        codes=codes if len(codes) <= MOST_PICTURED else (),
        words=_words(outlook, t),
        unseen=unseen_text(outlook, t) if codes else "",
    )


def _words(outlook: Outlook, t: Translator) -> str:
    number = len(outlook.helps)
    if number <= MOST_PICTURED:
        return helps_text(outlook, t)
    return t.ngettext("%(num)s kind of tile", "%(num)s kinds of tile", number)
