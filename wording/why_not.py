"""Why a fan is not in a hand: what is missing or in the way, with the tiles."""

from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from functools import reduce
from operator import and_
from typing import Final

from scoring import Fan, Meld, Tile
from scoring.why_not import (
    CircumstanceChange,
    CircumstanceField,
    FanStanding,
    KongUndone,
    MeldChange,
    NearestWay,
    SetConcealed,
    TileChange,
    WhyNotAnswer,
)
from wording.by_rules import article_label, why_struck
from wording.hooks import hook
from wording.lists import and_list, comma_list, joined_sentences, wanting_list
from wording.names import fan_name
from wording.numbers import times
from wording.tiles import tile_label, tiles_text
from wording.translator import N_, Translator
from wording.why_not_changes import change_text, meld_words

_FEW: Final = 2
"""So many tiles that differ are told one by one, each with the tile that it replaces."""
_LISTED: Final = 6
"""So many tiles are named; of more it is told how many they are."""
_ALL_BUT_WIN: Final = 13
_OF_PUNG: Final = 3
_AFTER_KONG: Final = (CircumstanceField.BY, CircumstanceField.KONGS_IN_ROW)
_OF_TILES: Final = TileChange | MeldChange


def why_not_text(answer: WhyNotAnswer, t: Translator) -> str:
    """Why the fan does not count: what it wants, and the nearest that the hand comes to it."""
    if answer.standing is FanStanding.COUNTED:
        return t.gettext("%(fan)s counts in this hand.", fan=fan_name(answer.fan, t))
    if answer.standing is FanStanding.STRUCK:
        return struck_text(answer, t)
    wanted = wanted_text(answer.fan, answer.score.rules, t)
    if not answer.ways:
        return wanted
    near = t.gettext("Here: %(nearest)s.", nearest=nearest_text(answer, t))
    return joined_sentences([wanted, near, _struck_there(answer, t)], t)


def wanted_text(fan: Fan, rules: str, t: Translator) -> str:
    """What a fan wants: `Wanted: four pungs.`"""
    return t.gettext("Wanted: %(hook)s.", hook=hook(rules, fan.id, t))


def absent_text(answer: WhyNotAnswer, t: Translator) -> str:
    """The same in one sentence that names the fan: `Full Flush is not here: 2 of dots in the way.`"""
    fan = fan_name(answer.fan, t)
    if answer.standing is FanStanding.STRUCK:
        return t.gettext("%(fan)s does not count. %(why)s", fan=fan, why=struck_text(answer, t))
    if not answer.ways:
        return wanting_text(answer, t)
    nearest = nearest_text(answer, t)
    return t.gettext("%(fan)s is not here: %(nearest)s.", fan=fan, nearest=nearest)


def wanting_text(answer: WhyNotAnswer, t: Translator) -> str:
    """That a fan is not there, and what it is: `All Pungs is not here. Its definition: four pungs.`"""
    wants = hook(answer.score.rules, answer.fan.id, t)
    name = fan_name(answer.fan, t)
    return t.gettext("%(fan)s is not here. Its definition: %(hook)s.", fan=name, hook=wants)


def struck_text(answer: WhyNotAnswer, t: Translator) -> str:
    """Why a fan that is there does not count, with the article."""
    struck, account = answer.struck, answer.account
    assert struck is not None
    assert account is not None
    article = article_label(struck.article, answer.score.rules, t)
    if account is not answer.score.account:
        return t.gettext(
            "It is there only in a reading that is worth less (%(article)s).", article=article
        )
    why = why_struck(struck, account, answer.score, t)
    return t.gettext("%(why)s (%(article)s)", why=why, article=article)


def nearest_text(answer: WhyNotAnswer, t: Translator) -> str:
    """What is missing or in the way by the nearest ways, without a stop at its end."""
    sorts = {_sort(way): (way,) for way in reversed(answer.ways)}
    if len(sorts) > 1:
        return _either([_clauses(ways, t) for ways in reversed(sorts.values())], t)
    return _clauses(answer.ways, t)


def _sort(way: NearestWay) -> tuple[bool, bool, bool]:
    """Whether a way is one of tiles, of claims, of what else may be otherwise."""
    others = any(not isinstance(each, _OF_TILES | SetConcealed) for each in way.changes)
    return bool(_tiles_to_change(way)), bool(_claimed(way)), others


def _clauses(ways: Sequence[NearestWay], t: Translator) -> str:
    """Ways of one sort in words."""
    parts = (_about_tiles(ways, t), _about_claims(ways[0], t), _about_others(ways, t))
    return wanting_list([each for each in parts if each], t)


def _about_tiles(ways: Sequence[NearestWay], t: Translator) -> str:
    """What every way lacks or takes out, each tile with its other, or how far it is."""
    number = _tiles_to_change(ways[0])
    if not number:
        return ""
    if all(map(_lacks_honors, ways)):
        return t.gettext("the hand has no honors")
    if len(ways) > 1:
        told = {
            N_("%(tiles)s in the way"): _shared([_outs(way) for way in ways]),
            N_("%(tiles)s missing"): _shared([way.lacking for way in ways]),
        }
        for sentence, tiles in sorted(told.items(), reverse=not _of_whole_hand(ways[0])):
            if len(tiles) == number <= _LISTED:
                return t.gettext(sentence, tiles=_named(tiles, t))
    if number <= _FEW:
        return _either([comma_list(list(_exchanges(way, t)), t) for way in ways], t)
    return _far(ways, number, t)


def _far(ways: Sequence[NearestWay], number: int, t: Translator) -> str:
    """What is missing by one way of many tiles, or what little there is."""
    first = ways[0]
    if _of_whole_hand(first) and len(ways) == 1 and len(_outs(first)) == number <= _LISTED:
        return t.gettext("%(tiles)s in the way", tiles=_named(_outs(first), t))
    if 0 < len(first.lacking) <= _LISTED:
        missing = _named(first.lacking, t)
        if len(ways) == 1 or len(first.lacking) == 1:
            return t.gettext("%(tiles)s missing", tiles=missing)
        return t.gettext(
            "%(number)s tiles short, for instance %(tiles)s",
            number=len(first.lacking),
            tiles=missing,
        )
    if not first.in_place:
        return t.gettext("none of its tiles")
    if len(first.in_place) <= _LISTED:
        return t.gettext(
            "of its tiles the hand has only %(tiles)s", tiles=_named(first.in_place, t)
        )
    return t.gettext(
        "%(number)s of its %(all)s tiles missing",
        number=len(first.lacking) or number,
        all=len(first.pattern),
    )


def _of_whole_hand(way: NearestWay) -> bool:
    """Whether the fan is made of every tile, so that those that do not fit tell more."""
    return len(way.pattern) >= _ALL_BUT_WIN


def _lacks_honors(way: NearestWay) -> bool:
    """Whether any tiles may go, as long as honors come: the hand has none of them."""
    kept = (*way.in_place, *way.in_the_way)
    return (
        _of_whole_hand(way)
        and bool(way.lacking)
        and all(each.is_honor for each in way.lacking)
        and not any(each.is_honor for each in kept)
        and {each.suit for each in way.in_the_way} <= {each.suit for each in way.in_place}
    )


def _tiles_to_change(way: NearestWay) -> int:
    return sum(each.cost for each in way.changes if isinstance(each, _OF_TILES))


def _outs(way: NearestWay) -> tuple[Tile, ...]:
    """The tiles that go, those of melds among them."""
    gone = Counter(way.in_the_way)
    for each in way.changes:
        if isinstance(each, MeldChange):
            gone += Counter(each.meld.tiles) - Counter(each.into.tiles)
    return tuple(sorted(gone.elements()))


def _shared(lists: Sequence[Iterable[Tile]]) -> tuple[Tile, ...]:
    """The tiles that stand in each of the lists."""
    return tuple(sorted(reduce(and_, map(Counter, lists)).elements()))


def _named(tiles: Sequence[Tile], t: Translator) -> str:
    """Tiles in words; an honor that is meant more than once by its name and how often."""
    parts = []
    for tile, number in Counter(tiles).items():
        if not tile.is_suited:
            name = tile_label(tile, t)
            often = (name, times(number)) if number > 1 else (name,)
            parts.append(t.language.sentence_gap.join(often))
    suited = [each for each in tiles if each.is_suited]
    return comma_list([*([tiles_text(suited, t)] if suited else []), *parts], t)


def _exchanges(way: NearestWay, t: Translator) -> Iterator[str]:
    """What goes and what comes in its place, the same exchange once with how often."""
    told = Counter(change_text(each, t) for each in way.changes if isinstance(each, _OF_TILES))
    for text, number in told.items():
        yield t.language.sentence_gap.join((text, times(number))) if number > 1 else text


def _claimed(way: NearestWay) -> list[Meld]:
    return [each.meld for each in way.changes if isinstance(each, SetConcealed)]


def _about_claims(way: NearestWay, t: Translator) -> str:
    """The claimed sets that would have to be the winner's own."""
    melds = comma_list([meld_words(each, t) for each in _claimed(way)], t)
    return t.gettext("%(melds)s claimed", melds=melds) if melds else ""


def _about_others(ways: Sequence[NearestWay], t: Translator) -> str:
    """The kongs, the claims and what surrounds the win as they would have to be.

    Nothing where one of the ways takes no more than its tiles.
    """
    told = [and_list(list(_others(way, t)), t) for way in ways]
    return t.gettext("it would take %(changes)s", changes=_either(told, t)) if all(told) else ""


def _others(way: NearestWay, t: Translator) -> Iterator[str]:
    gone = [each for each in way.changes if isinstance(each, KongUndone) and _goes(each, way)]
    for each in way.changes:
        if each in gone:
            continue
        if gone and isinstance(each, CircumstanceChange) and each.field in _AFTER_KONG:
            continue  # the kong may as well be one of the tiles that the fan is made of
        if not isinstance(each, _OF_TILES | SetConcealed):
            yield change_text(each, t)


def _goes(undone: KongUndone, way: NearestWay) -> bool:
    """Whether all of the kong has to go, as a pung too."""
    return way.in_the_way.count(undone.kong.tiles[0]) >= _OF_PUNG


def _either(told: Iterable[str], t: Translator) -> str:
    """The first two of several that are as good as each other."""
    one, *others = dict.fromkeys(told)
    return t.gettext("%(one)s or %(two)s", one=one, two=others[0]) if others else one


def _struck_there(answer: WhyNotAnswer, t: Translator) -> str:
    """That the fan would not count at the end of the way either, and what keeps it out."""
    way = answer.ways[0]
    if way.struck is None or way.score.account is None:
        return ""
    why = why_struck(way.struck, way.score.account, way.score, t)
    return t.gettext("Even so it would not count: %(why)s", why=why)
