"""What a display binds and who pays for it, with the fact that decides told both ways (32 and 33)."""

from collections.abc import Callable
from dataclasses import dataclass
from typing import Final

from quizzes.address import Kind
from quizzes.hands.draw import Draw
from quizzes.message import FanName, Message, SetName, Value, message
from quizzes.situations.choosing import shuffled_choices
from quizzes.situations.deeds import chapter_of
from quizzes.situations.people import (
    text_choices,
    with_house_ruling_note,
)
from quizzes.situations.template import DrawnSituation
from scoring import TILES, WINDS, Meld, MeldKind, RuleSet, Tile, Wind
from scoring.imj.table import alert
from scoring.imj.table.alert import AlertKind, BoundDiscard
from scoring.reading import meld_set
from wording import N_

_WIND_TILES: Final = TILES[27:31]
_DRAGONS: Final = TILES[31:34]
_HONOURS: Final = TILES[27:34]


def _chow(tiles: tuple[Tile, ...]) -> Meld:
    return Meld(MeldKind.CHOW, tiles)


def _pung(tile: Tile) -> Meld:
    return Meld(MeldKind.PUNG, (tile,) * 3)


def _sets_of_a_suit(draw: Draw, suit: int, count: int) -> list[Meld]:
    """So many chows and pungs of that suit, for which there are tiles enough."""
    one, two, three = draw.shuffled((0, 3, 6))
    rows = [TILES[9 * suit + low : 9 * suit + low + 3] for low in (one, two, three)]
    sets = [_chow(row) if draw.chance(0.6) else _pung(draw.pick(row)) for row in rows]
    if count > len(sets):
        sets.append(_chow(rows[0]))
    return sets[:count]


def _of_one_suit(draw: Draw, suit: int) -> list[Meld]:
    return _sets_of_a_suit(draw, suit, 3)


def _two_dragons(draw: Draw, suit: int) -> list[Meld]:
    two = [_pung(each) for each in draw.sample(_DRAGONS, 2)]
    return [*two, *_sets_of_a_suit(draw, suit, draw.below(2))]


def _honours(draw: Draw, suit: int) -> list[Meld]:
    if draw.chance(0.5):
        return [_pung(each) for each in draw.sample(_WIND_TILES, 3)]
    return [*map(_pung, draw.sample(_WIND_TILES, 2)), _pung(draw.pick(_DRAGONS))]


def _nothing(draw: Draw, suit: int) -> list[Meld]:
    """One set short of an alert, one too many, or of two kinds."""
    case = draw.below(4)
    if case == 0:
        return _sets_of_a_suit(draw, suit, 2)
    if case == 1:
        return _sets_of_a_suit(draw, suit, 4)
    if case == 2:
        return [*_sets_of_a_suit(draw, suit, 2), _pung(draw.pick(_DRAGONS))]
    return [*map(_pung, draw.sample(_WIND_TILES, 2)), *_sets_of_a_suit(draw, suit, 1)]


_DISPLAYS: Final[tuple[Callable[[Draw, int], list[Meld]], ...]] = (
    _of_one_suit,
    _two_dragons,
    _honours,
    _nothing,
)


def _bound_by(melds: list[Meld]) -> tuple[Tile, ...]:
    """The tiles that the display binds."""
    return tuple(sorted({each for one in alert.alerts(melds).value for each in one.bound}))


def _offered(draw: Draw, melds: list[Meld], suit: int) -> list[tuple[Tile, ...]]:
    """A suit, a dragon, the honours, and none."""
    shown = {meld.tiles[0] for meld in melds}
    dragon = draw.pick([each for each in _DRAGONS if each not in shown])
    return [TILES[9 * suit : 9 * suit + 9], (dragon,), _HONOURS, ()]


def _what_is_bound(draw: Draw, rules: RuleSet) -> DrawnSituation:
    """Two players have displayed sets; what does the display of one of them bind?"""
    seat, other = draw.sample(WINDS, 2)
    kind, other_kind = draw.sample(range(len(_DISPLAYS)), 2)
    suit, other_suit = draw.sample((0, 1, 2), 2)
    melds = draw.shuffled(_DISPLAYS[kind](draw, suit))
    taken = {meld.tiles[0] for meld in melds}
    others = draw.shuffled(_DISPLAYS[other_kind](draw, other_suit))
    while taken & {meld.tiles[0] for meld in others}:
        others = draw.shuffled(_DISPLAYS[other_kind](draw, other_suit))
    right, theirs = _bound_by(melds), _bound_by(others)
    wrong = []
    for each, place in zip(_offered(draw, melds, suit), range(len(_DISPLAYS)), strict=True):
        if place == other_kind:
            wrong.append((theirs, "imj-another-players-ruling"))
        elif place != kind:
            wrong.append((each, "imj-alert-too-early" if each else "imj-alert-must-be-called"))
    facts = [_display(seat, melds), _display(other, others)]
    return DrawnSituation(
        facts=tuple(draw.shuffled(facts)),
        question=message(N_("Which tiles does %(seat)s's display bind?"), seat=seat),
        answer=_tiles_id(right),
        reason=message(
            N_(
                "Exactly three displayed sets, all of one suit or all of Honours (three sets of winds included), bind every tile of that kind; two dragon sets bind the third dragon. No call is needed."
            )
        ),
        citations=alert.alerts(melds).articles,
        choices=shuffled_choices(
            (_tiles_id(right), _tiles_text(right)),
            *((_tiles_id(each), misconception, _tiles_text(each)) for each, misconception in wrong),
        ),
    )


def _display(seat: Wind, melds: list[Meld]) -> Message:
    """What a player has displayed."""
    sets = [SetName(meld_set(each)) for each in melds]
    text = {
        2: N_("%(seat)s has displayed two sets: %(one)s, %(two)s."),
        3: N_("%(seat)s has displayed three sets: %(one)s, %(two)s, %(three)s."),
        4: N_("%(seat)s has displayed four sets: %(one)s, %(two)s, %(three)s, %(four)s."),
    }[len(sets)]
    return message(
        text, seat=seat, **dict(zip(("one", "two", "three", "four"), sets, strict=False))
    )


def _tiles_id(tiles: tuple[Tile, ...]) -> str:
    return "-".join(map(str, tiles)) or "none"


def _tiles_text(tiles: tuple[Tile, ...]) -> Message:
    return message(N_("%(tiles)s"), tiles=tiles) if tiles else message(N_("none"))


@dataclass(frozen=True, slots=True)
class AlertStory:
    """How an alerter came to four sets: two discards, by `other` and then by `first`.

    `by_other` and `by_first` are the alerts for which these were bound tiles that made the set; `bound_by`
    the elements that the won hand may then hold, each beside those that it may hold instead.
    """

    told: tuple[str, str]
    by_other: tuple[AlertKind, ...]
    by_first: tuple[AlertKind, ...]
    elements: tuple[tuple[str, ...], ...]


_SAME, _HONORS = AlertKind.PURE_SAME, AlertKind.PURE_HONOURS
_BIG_THREE, _BIG_FOUR = AlertKind.BIG_THREE_DRAGONS, AlertKind.BIG_FOUR_WINDS
_STORIES: Final = (
    AlertStory(
        (
            N_(
                "%(seat)s, with two sets of one suit displayed, pungs a tile of that suit"
                " discarded by %(other)s."
            ),
            N_("Then %(seat)s also pungs a tile of that suit discarded by %(first)s."),
        ),
        (),
        (_SAME,),
        (("pure-same",), ("mixed-same",)),
    ),
    AlertStory(
        (
            N_(
                "%(seat)s, with three sets of one suit displayed, pungs a tile of that suit"
                " discarded by %(other)s."
            ),
            N_("%(first)s has discarded tiles of that suit as well."),
        ),
        (_SAME,),
        (),
        (("pure-same",), ("mixed-same",)),
    ),
    AlertStory(
        (
            N_(
                "%(seat)s, with one set of dragons displayed, pungs a second kind of dragon, "
                "discarded by %(other)s."
            ),
            N_("Then %(seat)s also pungs the third dragon, discarded by %(first)s."),
        ),
        (),
        (_BIG_THREE,),
        (("big-three-dragons",),),
    ),
    AlertStory(
        (
            N_(
                "%(seat)s, with two sets of dragons displayed, pungs the third dragon, discarded"
                " by %(other)s."
            ),
            N_("Then %(seat)s also pungs a wind discarded by %(first)s."),
        ),
        (_BIG_THREE,),
        (_HONORS,),
        (("big-three-dragons", "pure-honours"), ("big-three-dragons",)),
    ),
    AlertStory(
        (
            N_(
                "%(seat)s, with two sets of dragons displayed, pungs a wind discarded by %(other)s."
            ),
            N_("Then %(seat)s also pungs a different wind, discarded by %(first)s."),
        ),
        (),
        (_HONORS,),
        (("pure-honours",), ("mixed-same",)),
    ),
    AlertStory(
        (
            N_(
                "%(seat)s, with two sets of winds displayed, pungs the third wind, discarded by"
                " %(other)s."
            ),
            N_("Then %(seat)s also pungs the fourth wind, discarded by %(first)s."),
        ),
        (),
        (_BIG_FOUR,),
        (("big-four-winds",),),
    ),
)
_WON: Final = {
    True: N_("%(seat)s wins on a drawn tile; the hand has %(fan)s."),
    False: N_("%(seat)s wins on %(payer)s's discard; the hand has %(fan)s."),
}


def _who_pays(draw: Draw, rules: RuleSet) -> DrawnSituation:
    """Two discards helped to four sets; who pays for the win?"""
    seat, first, other, _third = draw.shuffled(WINDS)
    wanted = draw.pick(("each", "all", "all", "one"))
    while True:
        story, payer = draw.pick(_STORIES), draw.pick((first, other))
        elements, drawn = draw.pick(story.elements), wanted != "one"
        discards = [
            *(BoundDiscard(each, other) for each in story.by_other),
            *(BoundDiscard(each, first) for each in story.by_first),
        ]
        ruling = alert.bound_to_lose(discards, elements, drawn)
        if wanted == "one" or (wanted == "all") == bool(ruling.value):
            break
    right = f"all-{ruling.value}" if ruling.value else "each" if drawn else f"one-{payer}"
    texts = {
        "each": message(N_("Each of the three pays a share.")),
        f"one-{payer}": message(N_("Only %(seat)s pays, and only one share."), seat=payer),
    } | {
        f"all-{each}": message(N_("%(seat)s pays all three shares."), seat=each)
        for each in (first, other)
    }
    misconception_of = {
        "each": "imj-never-bound" if drawn else "imj-everybody-pays",
        f"one-{payer}": "imj-bound-for-one-share",
    } | {f"all-{each}": _why_not_bound(each, discards, drawn) for each in (first, other)}
    fans = [FanName(each) for each in elements]
    fan: Value = (
        fans[0] if len(fans) == 1 else message(N_("%(one)s and %(two)s"), one=fans[0], two=fans[1])
    )
    one, two = story.told
    won = message(_WON[drawn], seat=seat, fan=fan, **({} if drawn else {"payer": payer}))
    return DrawnSituation(
        facts=(
            message(one, seat=seat, other=other),
            message(two, **({"seat": seat} if "%(seat)s" in two else {}), first=first),
            won,
        ),
        question=message(N_("Who pays?")),
        answer=right,
        reason=with_house_ruling_note(
            ruling, _why(ruling.value, drawn, len(discards) > 1 and len(elements) > 1, payer)
        ),
        citations=(
            *ruling.articles,
            *(() if ruling.value else ("30.3(1)",) if drawn else ("30.3(2)",)),
        ),
        choices=text_choices(right, texts, misconception_of, "imj-never-bound"),
        is_house_ruling=ruling.ours or ruling.note == alert.BOUND_ON_A_DRAW,
    )


def _why_not_bound(helper: Wind, discards: list[BoundDiscard], drawn: bool) -> str:
    """The misconception that this player pays for all."""
    if helper not in {each.by for each in discards}:
        return "imj-unbound-tile"
    if not drawn:
        return "imj-bound-on-a-discard"
    return "imj-first-helper-bound" if len(discards) > 1 else "imj-bound-without-element"


def _why(bound: Wind | None, drawn: bool, two_bound: bool, payer: Wind) -> Message:
    if bound and two_bound:
        return message(
            N_(
                "Two alerts bind different players; in that case only the one for Pure Honours"
                " counts."
            )
        )
    if bound:
        return message(
            N_(
                "%(seat)s discarded the bound tile for the set, and the hand, won on a drawn "
                "tile, has the element of the alert."
            ),
            seat=bound,
        )
    if drawn:
        return message(N_("The hand lacks the element of the alert, so nobody is bound to lose."))
    return message(
        N_(
            "Only after a win on a drawn tile is anybody bound to lose; on a discard %(seat)s "
            "pays as usual."
        ),
        seat=payer,
    )


CHAPTERS: Final = (
    chapter_of(
        "imj",
        "alerts",
        ("imj-alert", "imj-bound-to-lose"),
        ("imj-what-is-bound", Kind.RULING, 3, _what_is_bound),
        ("imj-who-pays-for-it", Kind.RULING, 5, _who_pays),
    ),
)
