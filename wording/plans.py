"""What a hand could become, in words: how far, what helps, how it would be won."""

from collections.abc import Mapping, Sequence

from scoring import Fan, Score, Tile
from scoring.plans import DiscardOutlook, Outlook, PlansAnswer
from scoring.rengo.yaku import Yaku
from wording.lists import comma_list, joined_sentences, name_list
from wording.names import fan_name
from wording.tiles import tiles_in_all, tiles_text
from wording.translator import Translator

_FEW = 3
"""So many fans are named; of more it is told how many others there are."""


def away_text(away: int, t: Translator) -> str:
    """How many tiles have to come: `complete`, `1 tile away`, `3 tiles away`."""
    if not away:
        return t.gettext("complete")
    return t.ngettext("%(num)s tile away", "%(num)s tiles away", away)


def helps_text(outlook: Outlook, t: Translator) -> str:
    """The tiles that bring the hand nearer, by name."""
    return tiles_text([each.tile for each in outlook.helps], t)


def kept_out_text(
    fan: Fan, kept_out: Mapping[Tile, tuple[Fan, ...]], outlook: Outlook, t: Translator
) -> str:
    """With which of the tiles that help other fans count in its place, and which; empty where with none."""
    by_strikers: dict[tuple[Fan, ...], list[Tile]] = {}
    for each, strikers in kept_out.items():
        by_strikers.setdefault(strikers, []).append(each)
    told = [
        _kept_out_with(_these(tiles, outlook, t), fan, strikers, t)
        for strikers, tiles in by_strikers.items()
    ]
    return joined_sentences(told, t)


def _these(tiles: Sequence[Tile], outlook: Outlook, t: Translator) -> str:
    if 1 < len(tiles) == len(outlook.helps):
        return t.gettext("each of these tiles")
    return tiles_in_all(tiles, t)


def _kept_out_with(tiles: str, fan: Fan, by: Sequence[Fan], t: Translator) -> str:
    names = name_list([fan_name(each, t) for each in by], t)
    if len(by) > 1:
        return t.gettext(
            "With %(tiles)s: one of %(fans)s counts in its place.", tiles=tiles, fans=names
        )
    if any(isinstance(each, Yaku) and fan.id in each.replaces for each in by):
        return t.gettext(
            "With %(tiles)s: by custom, %(by)s counts in its place.", tiles=tiles, by=names
        )
    return t.gettext("With %(tiles)s: %(by)s counts in its place.", tiles=tiles, by=names)


def unseen_text(outlook: Outlook, t: Translator) -> str:
    """How many tiles that help nobody has shown yet."""
    return t.ngettext("%(num)s unseen", "%(num)s unseen", outlook.unseen)


def win_source_text(score: Score, t: Translator) -> str:
    """Whether a discard is enough for the win."""
    if score.hand.circumstances.self_drawn:
        return t.gettext("only by self-draw")
    return t.gettext("also on a discard")


def kept_text(discard: DiscardOutlook, answer: PlansAnswer, t: Translator) -> str:
    """What stays as near without a tile: the most valuable fans by name and how many others."""
    fans = sorted((answer.fans[at].fan for at in discard.fans), key=lambda fan: -fan.value)
    named = [fan_name(fan, t) for fan in fans[:_FEW]]
    others = len(fans) - len(named)
    if others:
        named.append(t.ngettext("%(num)s more", "%(num)s more", others))
    return comma_list(named, t)
