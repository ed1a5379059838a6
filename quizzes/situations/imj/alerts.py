"""Alerts, bound tiles and who is bound to lose (articles 32 and 33.1 to 33.3)."""

from collections.abc import Callable
from typing import Final

from quizzes.hands.draw import Draw
from quizzes.message import FanName, Message, SetName, Value, message
from quizzes.situations.choosing import shuffled_choices
from quizzes.situations.people import text_choices, with_house_ruling_note
from quizzes.situations.template import DrawnSituation, SituationChapter
from scoring import TILES, WINDS, Meld, MeldKind, RuleSet, Tile, Wind
from scoring.imj.table import alert
from scoring.imj.table.alert import AlertKind, BoundDiscard
from scoring.reading import meld_set
from wording import N_

CHAPTER: Final = SituationChapter("alerts", "imj")
_WIND_TILES: Final = TILES[27:31]
_DRAGONS: Final = TILES[31:34]
_HONORS: Final = TILES[27:34]


def _suit(draw: Draw) -> list[Meld]:
    first = 9 * draw.below(3)
    chows = [TILES[first + low : first + low + 3] for low in draw.sample(range(7), 3)]
    used = [each for chow in chows[:2] for each in chow]
    pung = draw.pick([each for each in TILES[first : first + 9] if used.count(each) < 2])
    count = draw.pick((2, 3, 3, 3))
    if count == 2:  # and one of another suit, so that nothing is bound
        other = (first + 9) % 27
        return [*map(_chow, chows[:2]), _chow(TILES[other + 3 : other + 6])]
    return [*map(_chow, chows)] if draw.chance(0.5) else [*map(_chow, chows[:2]), _pung(pung)]


def _chow(tiles: tuple[Tile, ...]) -> Meld:
    return Meld(MeldKind.CHOW, tiles)


def _pung(tile: Tile) -> Meld:
    return Meld(MeldKind.PUNG, (tile,) * 3)


def _dragons(draw: Draw) -> list[Meld]:
    two = [_pung(each) for each in draw.sample(_DRAGONS, 2)]
    low = 9 * draw.below(3) + draw.below(7)
    return [*two, _chow(TILES[low : low + 3])]


def _winds(draw: Draw) -> list[Meld]:
    return [_pung(each) for each in draw.sample(_WIND_TILES, 3)]


def _mixed_honors(draw: Draw) -> list[Meld]:
    winds = draw.sample(_WIND_TILES, 2)
    return [*map(_pung, winds), _pung(draw.pick(_DRAGONS))]


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
    right = tuple(sorted({each for one in ruling.value for each in one.bound}))
    firsts = [meld.tiles[0] for meld in melds]
    of_suit = tuple(each for each in TILES[:27] if each.suit == firsts[0].suit)
    dragons = tuple(each for each in _DRAGONS if each not in firsts)
    winds = tuple(each for each in _WIND_TILES if each not in firsts)
    misconception = "imj-alert-too-narrow" if right == _HONORS else "imj-alert-too-early"
    wrong = [
        ((), "imj-alert-must-be-called"),
        (dragons, misconception),
        (winds, misconception),
        (of_suit, "imj-alert-too-early"),
        (_HONORS, "imj-alert-too-early"),
        (TILES[:9], "imj-alert-too-early"),
    ]
    seat = draw.pick(WINDS)
    draw.skip(1)
    one, two, three = (SetName(meld_set(each)) for each in melds)
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
        answer=_id(right),
        reason=message(
            N_(
                "Exactly three displayed sets, all of one suit or all of Honours (three sets of winds included), bind every tile of that kind; two dragon sets bind the third dragon. No call is needed."
            )
        ),
        citations=ruling.articles,
        choices=shuffled_choices(
            (_id(right), _text(right)),
            *((_id(each), misconception, _text(each)) for each, misconception in wrong),
        ),
    )


def _id(tiles: tuple[Tile, ...]) -> str:
    return "-".join(map(str, tiles)) or "none"


def _text(tiles: tuple[Tile, ...]) -> Message:
    return message(N_("%(tiles)s"), tiles=tiles) if tiles else message(N_("none"))


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
_WON: Final = {
    True: N_("%(seat)s wins on a drawn tile; the hand has %(fan)s."),
    False: N_("%(seat)s wins on %(payer)s's discard; the hand has %(fan)s."),
}


_ONE_SHARE: Final = N_("Only %(seat)s pays, and only one share.")


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
    payers = {"each": message(N_("Each of the three pays a share."))}
    for each in (first, second) if twice else (first,):  # whoever gave a tile
        payers[f"all-{each}"] = message(N_("%(seat)s pays all three shares."), seat=each)
    if not drawn:
        payers[f"one-{payer}"] = message(_ONE_SHARE, seat=payer)
    elif not twice:
        payers[f"one-{first}"] = message(_ONE_SHARE, seat=first)
        payers["double"] = message(
            N_("%(seat)s pays two shares, the other two one each."), seat=first
        )
    right = f"all-{ruling.value}" if ruling.value else "each" if drawn else f"one-{payer}"
    helped = "imj-bound-on-a-discard" if not drawn else "imj-bound-without-element"
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
        facts=(*facts, message(_WON[drawn], **places)),
        question=message(N_("Who pays?")),
        answer=right,
        reason=with_house_ruling_note(ruling, _reason(ruling.value, drawn, twice, payer)),
        citations=(
            *ruling.articles,
            *(() if ruling.value else ("30.3(1)",) if drawn else ("30.3(2)",)),
        ),
        choices=text_choices(right, payers, misconception_of, in_part),
        is_house_ruling=ruling.ours or ruling.note == alert.BOUND_ON_A_DRAW,
    )


def _reason(bound: Wind | None, drawn: bool, twice: bool, payer: Wind) -> Message:
    if bound and twice:
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
