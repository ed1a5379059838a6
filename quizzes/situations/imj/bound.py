"""What a display binds and who pays for it, with the fact that decides told both ways (32 and 33)."""

from collections.abc import Callable, Collection
from dataclasses import dataclass
from typing import Final

from quizzes.address import Kind
from quizzes.hands.draw import Draw
from quizzes.message import FanName, Message, SetName, Value, message
from quizzes.situations.choosing import answer_choices, right_id
from quizzes.situations.deeds import chapter_of
from quizzes.situations.imj.displays import (
    DRAGONS,
    HONOURS,
    ONE_SHARE,
    WIND_TILES,
    WON,
    WON_WITH_A_SUIT_PAIR,
    bound_by,
    chow_of,
    payer_id,
    payment_articles,
    pung_of,
    tiles_choice,
    why_bound,
    why_payer,
)
from quizzes.situations.people import text_choices, with_house_ruling_note
from quizzes.situations.template import DrawnSituation
from scoring import TILES, WINDS, Meld, RuleSet, Tile, Wind
from scoring.imj.table import alert
from scoring.imj.table.alert import AlertKind, BoundDiscard
from scoring.reading import meld_set
from wording import N_


def _sets_of_a_suit(draw: Draw, suit: int, count: int) -> list[Meld]:
    """So many chows and pungs of that suit, for which there are tiles enough."""
    one, two, three = draw.shuffled((0, 3, 6))
    rows = [TILES[9 * suit + low : 9 * suit + low + 3] for low in (one, two, three)]
    sets = [chow_of(row) if draw.chance(0.6) else pung_of(draw.pick(row)) for row in rows]
    return sets[:count]


def _of_one_suit(draw: Draw, suit: int) -> list[Meld]:
    return _sets_of_a_suit(draw, suit, 3)


def _two_dragons(draw: Draw, suit: int) -> list[Meld]:
    two = [pung_of(each) for each in draw.sample(DRAGONS, 2)]
    return [*two, *_sets_of_a_suit(draw, suit, draw.below(2))]


def _honours(draw: Draw, suit: int) -> list[Meld]:
    if draw.chance(0.5):
        return [pung_of(each) for each in draw.sample(WIND_TILES, 3)]
    return [*map(pung_of, draw.sample(WIND_TILES, 2)), pung_of(draw.pick(DRAGONS))]


def _nothing(draw: Draw, suit: int) -> list[Meld]:
    """One set short of an alert, or sets of two kinds.

    Four sets of one kind are never shown: article 32.1 speaks of three and three only, but not of whether the
    alert that the first three gave still stands.
    """
    case = draw.below(4)
    if case == 0:
        return _sets_of_a_suit(draw, suit, 2)
    if case == 1:
        return [*_sets_of_a_suit(draw, suit, 2), *_sets_of_a_suit(draw, (suit + 1) % 3, 1)]
    if case == 2:
        return [*_sets_of_a_suit(draw, suit, 2), pung_of(draw.pick(DRAGONS))]
    return [*map(pung_of, draw.sample(WIND_TILES, 2)), *_sets_of_a_suit(draw, suit, 1)]


_DISPLAYS: Final[tuple[Callable[[Draw, int], list[Meld]], ...]] = (
    _of_one_suit,
    _two_dragons,
    _honours,
    _nothing,
)


def _offered(draw: Draw, melds: list[Meld], suit: int) -> list[tuple[Tile, ...]]:
    """A suit, a dragon, the honours, and none."""
    shown = {meld.tiles[0] for meld in melds}
    dragon = draw.pick([each for each in DRAGONS if each not in shown])
    return [TILES[9 * suit : 9 * suit + 9], (dragon,), HONOURS, ()]


def _why_not_these(tiles: tuple[Tile, ...], right: tuple[Tile, ...]) -> str:
    """The misconception that these are bound."""
    if not tiles:
        return "imj-alert-must-be-called"
    return "imj-alert-too-narrow" if set(tiles) < set(right) else "imj-alert-too-early"


def _display(seat: Wind, melds: list[Meld]) -> Message:
    """What a player has displayed."""
    sets = [SetName(meld_set(each)) for each in melds]
    text = {
        2: N_("%(seat)s has displayed two sets: %(one)s, %(two)s."),
        3: N_("%(seat)s has displayed three sets: %(one)s, %(two)s, %(three)s."),
    }[len(sets)]
    return message(text, seat=seat, **dict(zip(("one", "two", "three"), sets, strict=False)))


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
    right, theirs = bound_by(melds), bound_by(others)
    wrong = []
    for each, place in zip(_offered(draw, melds, suit), range(len(_DISPLAYS)), strict=True):
        if place == other_kind:
            wrong.append((theirs, "imj-another-players-sets"))
        elif place != kind:
            wrong.append((each, _why_not_these(each, right)))
    facts = [_display(seat, melds), _display(other, others)]
    choices = answer_choices(right, wrong, tiles_choice)
    return DrawnSituation(
        facts=tuple(draw.shuffled(facts)),
        question=message(N_("Which tiles does %(seat)s's display bind?"), seat=seat),
        answer=right_id(choices),
        reason=why_bound(),
        citations=alert.alerts(melds).articles,
        choices=choices,
    )


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
                "%(seat)s, with two sets of winds displayed, pungs a third wind, discarded by"
                " %(other)s."
            ),
            N_("Then %(seat)s also pungs the fourth wind, discarded by %(first)s."),
        ),
        (),
        (_BIG_FOUR,),
        (("big-four-winds",),),
    ),
)


def _why_not_one_share(payer: Wind, bound: Wind | None) -> str:
    """The misconception that this player alone pays, and one share only, for a win on a drawn tile."""
    if bound is None:
        return "imj-nothing-to-pay"
    return "imj-bound-for-one-share" if payer is bound else "imj-unbound-tile"


def _why_not_bound(
    helper: Wind, discards: list[BoundDiscard], elements: Collection[str], drawn: bool
) -> str:
    """The misconception that this player pays for all."""
    given = {each.kind.value for each in discards if each.by is helper}
    if not given:
        return "imj-unbound-tile"
    if not given & set(elements):
        return "imj-bound-without-element"
    return "imj-first-helper-bound" if drawn else "imj-bound-on-a-discard"


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
    right = payer_id(ruling.value, drawn, payer)
    texts = {
        "each": message(N_("Each of the three pays a share.")),
        f"one-{payer}": message(ONE_SHARE, seat=payer),
    } | {
        f"all-{each}": message(N_("%(seat)s pays all three shares."), seat=each)
        for each in (first, other)
    }
    both_bound = len(discards) > 1 and len(elements) > 1
    misconception_of = {
        "each": "imj-never-bound" if drawn else "imj-everybody-pays",
        f"one-{payer}": _why_not_one_share(payer, ruling.value),
    } | {f"all-{each}": _why_not_bound(each, discards, elements, drawn) for each in (first, other)}
    fans = [FanName(each) for each in elements]
    fan: Value = (
        fans[0] if len(fans) == 1 else message(N_("%(one)s and %(two)s"), one=fans[0], two=fans[1])
    )
    one, two = story.told
    told_by_pair = _HONORS in story.by_first and fans == [FanName(_BIG_THREE.value)]
    told_win = (WON_WITH_A_SUIT_PAIR if told_by_pair else WON)[drawn]
    won = message(told_win, seat=seat, fan=fan, **({} if drawn else {"payer": payer}))
    return DrawnSituation(
        facts=(
            message(one, seat=seat, other=other),
            message(two, **({"seat": seat} if "%(seat)s" in two else {}), first=first),
            won,
        ),
        question=message(N_("Who pays?")),
        answer=right,
        reason=with_house_ruling_note(ruling, why_payer(ruling, drawn, both_bound, payer)),
        citations=(*ruling.articles, *payment_articles(ruling.value, drawn)),
        choices=text_choices(right, texts, misconception_of, "imj-never-bound"),
        is_house_ruling=ruling.ours or ruling.note == alert.BOUND_ON_A_DRAW,
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
