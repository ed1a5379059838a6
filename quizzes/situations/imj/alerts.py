"""Alerts, bound tiles and who is bound to lose (articles 32 and 33.1 to 33.3)."""

from collections.abc import Callable
from typing import Final

from quizzes.hands.draw import Draw
from quizzes.message import FanName, Message, SetName, Value, message
from quizzes.situations.choosing import answer_choices, right_id
from quizzes.situations.imj.displays import (
    DRAGONS,
    HONOURS,
    ONE_SHARE,
    WIND_TILES,
    WON,
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
from quizzes.situations.template import DrawnSituation, SituationChapter
from scoring import TILES, WINDS, Meld, RuleSet, Wind
from scoring.imj.table import alert
from scoring.imj.table.alert import AlertKind, BoundDiscard
from scoring.reading import meld_set
from wording import N_

CHAPTER: Final = SituationChapter("alerts", "imj")


def _suit(draw: Draw) -> list[Meld]:
    first = 9 * draw.below(3)
    chows = [TILES[first + low : first + low + 3] for low in draw.sample(range(7), 3)]
    used = [each for run in chows[:2] for each in run]
    tile = draw.pick([each for each in TILES[first : first + 9] if used.count(each) < 2])
    count = draw.pick((2, 3, 3, 3))
    if count == 2:  # and one of another suit, so that nothing is bound
        other = (first + 9) % 27
        return [*map(chow_of, chows[:2]), chow_of(TILES[other + 3 : other + 6])]
    return [*map(chow_of, chows)] if draw.chance(0.5) else [*map(chow_of, chows[:2]), pung_of(tile)]


def _dragons(draw: Draw) -> list[Meld]:
    two = [pung_of(each) for each in draw.sample(DRAGONS, 2)]
    low = 9 * draw.below(3) + draw.below(7)
    return [*two, chow_of(TILES[low : low + 3])]


def _winds(draw: Draw) -> list[Meld]:
    return [pung_of(each) for each in draw.sample(WIND_TILES, 3)]


def _mixed_honors(draw: Draw) -> list[Meld]:
    winds = draw.sample(WIND_TILES, 2)
    return [*map(pung_of, winds), pung_of(draw.pick(DRAGONS))]


_DISPLAYS: Final[tuple[Callable[[Draw], list[Meld]], ...]] = (
    _suit,
    _suit,
    _dragons,
    _winds,
    _mixed_honors,
)


@CHAPTER.ruling("imj-alert", 3)
def _alert(draw: Draw, rules: RuleSet) -> DrawnSituation:
    melds = draw.shuffled(draw.pick(_DISPLAYS)(draw))
    ruling = alert.alerts(melds)
    right = bound_by(melds)
    firsts = [meld.tiles[0] for meld in melds]
    of_suit = tuple(each for each in TILES[:27] if each.suit == firsts[0].suit)
    dragons = tuple(each for each in DRAGONS if each not in firsts)
    winds = tuple(each for each in WIND_TILES if each not in firsts)
    misconception = "imj-alert-too-narrow" if right == HONOURS else "imj-alert-too-early"
    wrong = [
        ((), "imj-alert-must-be-called"),
        (dragons, misconception),
        (winds, misconception),
        (of_suit, "imj-alert-too-early"),
        (HONOURS, "imj-alert-too-early"),
        (TILES[:9], "imj-alert-too-early"),
    ]
    seat = draw.pick(WINDS)
    draw.skip(1)
    one, two, three = (SetName(meld_set(each)) for each in melds)
    choices = answer_choices(right, wrong, tiles_choice)
    return DrawnSituation(
        facts=(
            message(
                N_("%(seat)s has displayed three sets: %(one)s, %(two)s, %(three)s."),
                seat=seat,
                one=one,
                two=two,
                three=three,
            ),
            message(
                N_("%(seat)s has not announced an alert."),
                seat=seat,
            ),
        ),
        question=message(N_("Which tiles are bound?")),
        answer=right_id(choices),
        reason=why_bound(),
        citations=ruling.articles,
        choices=choices,
    )


_NEEDED: Final = {
    AlertKind.PURE_SAME: N_("%(seat)s has displayed three sets, all of one suit."),
    AlertKind.BIG_THREE_DRAGONS: N_("%(seat)s has displayed two sets of dragons and no other."),
    AlertKind.BIG_FOUR_WINDS: N_("%(seat)s has displayed three sets, all of winds."),
}
_GIVEN: Final = {
    AlertKind.PURE_SAME: N_("%(other)s discards a tile of that suit, and %(seat)s pungs it."),
    AlertKind.BIG_THREE_DRAGONS: N_("%(other)s discards the third dragon, and %(seat)s pungs it."),
    AlertKind.BIG_FOUR_WINDS: N_("%(other)s discards the fourth wind, and %(seat)s pungs it."),
}
_THEN: Final = N_("%(other)s then discards a wind, and %(seat)s pungs that too.")


def _payers(helpers: list[Wind], discarder: Wind | None) -> dict[str, Message]:
    """Who may be thought to pay: `helpers` discarded bound tiles, `discarder` the winning tile."""
    payers = {"each": message(N_("Each of the three pays a share."))}
    for each in helpers:
        payers[f"all-{each}"] = message(N_("%(seat)s pays all three shares."), seat=each)
    first, *others = helpers
    if discarder:
        payers[f"one-{discarder}"] = message(ONE_SHARE, seat=discarder)
    elif not others:
        payers[f"one-{first}"] = message(ONE_SHARE, seat=first)
        payers["double"] = message(
            N_("%(seat)s pays two shares, the other two one each."), seat=first
        )
    return payers


@CHAPTER.ruling("imj-bound-to-lose", 5)
def _bound(draw: Draw, rules: RuleSet) -> DrawnSituation:
    seat = draw.pick(WINDS)
    first, second, payer = draw.shuffled([seat.after(step) for step in (1, 2, 3)])
    kind, drawn = draw.pick(tuple(_NEEDED)), draw.chance(0.6)
    twice = kind is AlertKind.BIG_THREE_DRAGONS and draw.chance(0.6)
    discards = [BoundDiscard(kind, first)]
    fan: Message | FanName = FanName(kind.value)
    elements = {kind.value}
    if twice:  # three sets of dragons are an alert of Honours too, and the wind is the fourth set
        discards.append(BoundDiscard(AlertKind.PURE_HONOURS, second))
        elements.add(AlertKind.PURE_HONOURS.value)
        fan = message(N_("%(one)s and %(two)s"), one=fan, two=FanName(AlertKind.PURE_HONOURS.value))
    elif kind is AlertKind.PURE_SAME and draw.chance(0.4):
        elements = {"mixed-same"}
        fan = FanName("mixed-same")
    ruling = alert.bound_to_lose(discards, elements, drawn)
    right = payer_id(ruling.value, drawn, payer)
    is_on_a_discard = ruling.note == alert.BOUND_ON_A_DRAW
    helped = "imj-bound-on-a-discard" if is_on_a_discard else "imj-bound-without-element"
    misconception_of = {
        "each": "imj-never-bound" if drawn else "imj-everybody-pays",
        f"all-{first}": "imj-first-helper-bound" if twice and drawn else helped,
        f"all-{second}": helped,
    }
    in_part = "imj-bound-for-one-share" if kind.value in elements else helped
    draw.skip(2)
    facts = [
        message(_NEEDED[kind], seat=seat),
        message(_GIVEN[kind], seat=seat, other=first),
    ]
    if twice:
        facts.append(message(_THEN, seat=seat, other=second))
    places: dict[str, Value] = {"seat": seat, "fan": fan}
    places |= {} if drawn else {"payer": payer}
    return DrawnSituation(
        facts=(*facts, message(WON[drawn], **places)),
        question=message(N_("Who pays?")),
        answer=right,
        reason=with_house_ruling_note(ruling, why_payer(ruling, drawn, twice, payer)),
        citations=(*ruling.articles, *payment_articles(ruling.value, drawn)),
        choices=text_choices(
            right,
            _payers([each.by for each in discards], None if drawn else payer),
            misconception_of,
            in_part,
        ),
        is_house_ruling=ruling.ours or is_on_a_discard,
    )
