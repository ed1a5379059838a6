"""Why a hand does not have a fan: what is in place, in the way and missing, and the hand with it."""

from collections import Counter
from dataclasses import dataclass, replace

from scoring import Hand, RuleSet, Tile
from scoring.reading import SetKind
from scoring.why_not import FanStanding, NearestWay, WhyNotAnswer, why_not
from web.components.hand import HandView, MeldView, TileView, hand_view
from web.components.worth import hand_value_text
from wording import Translator, change_text, comma_list, fan_name, why_counted, why_not_text

MOST_WAYS = 2
MOST_TOLD = 4
"""So many things that would be otherwise are told in a sentence."""
Codes = tuple[str, ...]


@dataclass(frozen=True, slots=True)
class WayView:
    """One of the nearest ways: what would be otherwise, the hand then, and what it is worth."""

    changes: str
    missing: Codes
    in_the_way: Codes
    hand: HandView
    worth: str


@dataclass(frozen=True, slots=True)
class WhyNotView:
    """What is said of a fan that was asked about; in `hand` the tiles in place stand up."""

    heading: str
    text: str
    hand: HandView
    any_in_place: bool
    ways: tuple[WayView, ...]
    fan_id: str
    fan_name: str


def why_not_view(rules: RuleSet, hand: Hand, fan: str, t: Translator) -> WhyNotView:
    """The answer. Raises ScoringError: the rule set has no such fan."""
    answer = why_not(rules, hand, fan)
    name = fan_name(answer.fan, t)
    in_place = Counter(map(str, _staying(answer.ways[0], hand))) if answer.ways else Counter()
    return WhyNotView(
        heading=t.gettext("Why not %(fan)s?", fan=name),
        text=_text(answer, t),
        hand=_raised(hand_view(hand, rules.id, t), in_place),
        any_in_place=bool(in_place),
        ways=tuple(_way(each, rules, t) for each in answer.ways[:MOST_WAYS]),
        fan_id=answer.fan.id,
        fan_name=name,
    )


def _text(answer: WhyNotAnswer, t: Translator) -> str:
    if answer.standing is FanStanding.COUNTED and answer.counted and answer.account:
        why = why_counted(answer.counted, answer.account, answer.score, t)
        return t.gettext("It counts. %(why)s", why=why)
    return why_not_text(answer, t)


def _staying(way: NearestWay, hand: Hand) -> list[Tile]:
    """The tiles of the fan that are there, and the pair where the fan is made of all sets beside it."""
    account = way.score.account
    sets = account.reading.sets if account else ()
    pair = [each for part in sets if part.kind is SetKind.PAIR for each in part.tiles]
    beside = sum(len(part.tiles) for part in sets) - len(pair)
    if len(pair) == 2 and len(way.pattern) == beside:
        free = Counter(hand.tiles) - Counter(way.in_place) - Counter(way.in_the_way)
        return [*way.in_place, *(Counter(pair) & free).elements()]
    return list(way.in_place)


def _way(way: NearestWay, rules: RuleSet, t: Translator) -> WayView:
    return WayView(
        changes=_changes(way, t),
        missing=tuple(map(str, way.lacking)),
        in_the_way=tuple(map(str, way.in_the_way)),
        hand=hand_view(way.score.hand, rules.id, t),
        worth=hand_value_text(way.score, t),
    )


def _changes(way: NearestWay, t: Translator) -> str:
    """What would be otherwise; nothing where it is more than one reads, for the tiles show it."""
    if way.cost > MOST_TOLD:
        return ""
    return comma_list([change_text(each, t) for each in way.changes], t)


def _raised(hand: HandView, codes: Counter[str]) -> HandView:
    """The hand with that many of each of those tiles raised."""
    left = Counter(codes)

    def tile_view(each: TileView) -> TileView:
        left[each.code] -= 1
        return replace(each, own=left[each.code] >= 0)

    def meld(each: MeldView) -> MeldView:
        return replace(each, tiles=tuple(map(tile_view, each.tiles)))

    return replace(
        hand,
        suits=tuple(tuple(map(tile_view, suit)) for suit in hand.suits),
        win=tile_view(hand.win) if hand.win else None,
        melds=tuple(map(meld, hand.melds)),
    )
