"""What a hand lacks of a fan, told from the fan's own condition and from nothing else.

Nothing is searched: where a hand can be had only by another way of winning or without a claim, that is
no reason why a fan that speaks of tiles is absent.
"""

from wording.lacking.lacking_text import MOST_TOLD, lacking_text

__all__ = ["MOST_TOLD", "lacking_text"]
