"""Hands of which the text does not say what they count."""

from typing import Final

from scoring import MeldKind, Score

_KONGS: Final = frozenset({MeldKind.KONG, MeldKind.ADDED_KONG, MeldKind.CONCEALED_KONG})
_MANY: Final = 3
_UNNAMED: Final = 2  # concealed ones among them; entry 17 names one and three


def is_undecided(score: Score) -> bool:
    """Whether what its kongs count is a reading of ours: K2 and E3 of docs/rulings.md."""
    kongs = [each.kind for each in score.hand.melds if each.kind in _KONGS]
    return len(kongs) >= _MANY and kongs.count(MeldKind.CONCEALED_KONG) == _UNNAMED
