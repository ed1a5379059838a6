"""Readings of a hand in words, for the proof."""

from scoring import Account, Counted, Score, Shape, rule_set
from wording.lists import series
from wording.names import fan_name
from wording.numbers import times
from wording.tiles import tile_label
from wording.translator import Translator


def reading_text(account: Account, t: Translator) -> str:
    """What a reading counts: `Pair 2 of characters. All Chows 2, All Simples 2.`"""
    fans = series([line_text(line, t) for line in account.counted], t)
    if account.reading.shape not in (Shape.STANDARD, Shape.KNITTED_STRAIGHT):
        return t.gettext("%(fans)s.", fans=fans)
    pair = tile_label(account.reading.sets[-1].tiles[0], t)
    return t.gettext("Pair %(tile)s: %(fans)s.", tile=pair, fans=fans)


def line_text(line: Counted, t: Translator) -> str:
    """A fan with its points: `All Chows 2`, `Mixed Double Chow 1 ×2`."""
    named = fan_name(line.fan, t)
    if line.times == 1:
        return t.gettext("%(fan)s %(points)s", fan=named, points=line.points)
    return t.gettext(
        "%(fan)s %(points)s %(times)s", fan=named, points=line.value, times=times(line.times)
    )


def reading_note(account: Account, score: Score, t: Translator) -> str:
    """How another reading stands to the one that counts."""
    best = score.counted_for_minimum
    if account.total == best:
        return t.gettext("worth the same")
    if account.total < rule_set(score.rules).minimum <= best:
        return t.gettext("below the minimum")
    return t.ngettext("%(num)s point less", "%(num)s points less", best - account.total)
