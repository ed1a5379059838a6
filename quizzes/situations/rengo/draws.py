"""Showing and paying when nobody has won (articles 71 to 73)."""

from collections.abc import Sequence
from typing import Final

from quizzes.hands.draw import Draw
from quizzes.message import Message, message
from quizzes.situations.choosing import answer_choices, right_id, seat_order_choice
from quizzes.situations.people import text_choices
from quizzes.situations.spoken_tiles import TILES_BUT_WINDS
from quizzes.situations.template import DrawnSituation, SituationChapter
from scoring import TILES, WINDS, RuleSet, Tile, Wind
from scoring.rengo.table import draw as table_draw
from scoring.rengo.table.draw import DrawScheme
from wording import N_

CHAPTER: Final = SituationChapter("draws", "rengo")
_SCHEMES: Final = {
    DrawScheme.A: N_(
        "At this event noten players pay at an exhaustive draw; %(seat)s makes the last discard, %(tile)s."
    ),
    DrawScheme.B: N_(
        "At this event nothing is paid at an exhaustive draw; %(seat)s makes the last discard, %(tile)s."
    ),
}


_NOTHING_MOVES: Final = N_("At this event no points change hands at an exhaustive draw.")
_WHY_PAID: Final = {
    (DrawScheme.A, False): N_("Those who are noten pay 3,000 in all to those who are tenpai."),
    (DrawScheme.A, True): N_(
        "Those who are noten pay 3,000 in all to those who are tenpai; a dead hand is noten."
    ),
    (DrawScheme.B, False): _NOTHING_MOVES,
    (DrawScheme.B, True): _NOTHING_MOVES,
}
_ALL_ALIKE: Final = {
    0: N_("A dead hand is noten; where all four are noten, nothing is paid."),
    4: N_("Where all four are tenpai, nothing is paid."),
}


def _why_paid(scheme: DrawScheme, tenpai: Sequence[Wind], dead: Sequence[Wind]) -> str:
    """The rule that decides: with all four alike nothing is paid, whoever asks."""
    entitled = len(set(tenpai) - set(dead))
    if scheme is DrawScheme.A and entitled in _ALL_ALIKE:
        return _ALL_ALIKE[entitled]
    return _WHY_PAID[scheme, bool(dead)]


def _signed(change: int) -> Message:
    if not change:
        return message(N_("no change"))
    return message(
        N_("gains %(number)s") if change > 0 else N_("loses %(number)s"), number=abs(change)
    )


@CHAPTER.procedure("rengo-tenpai-fees", 2)
def _fees(draw: Draw, rules: RuleSet) -> DrawnSituation:
    scheme = draw.weighted({DrawScheme.A: 4, DrawScheme.B: 1})
    tenpai = draw.sample(WINDS, draw.pick((1, 2, 2, 3, 3, 4)))
    dead = draw.sample(tenpai, 1) if draw.chance(0.35) else []
    ruling = table_draw.fees(tenpai, scheme, dead)
    who = draw.pick(dead) if dead and draw.chance(0.6) else draw.pick(WINDS)
    right = ruling.value[who]
    full = table_draw.fees(tenpai, DrawScheme.A, dead).value[who]
    miscounted = (
        "rengo-fees-not-paid"
        if scheme is DrawScheme.B
        else "rengo-fees-miscounted"
        if right
        else "rengo-all-alike-pay"
    )
    wrong = [
        (full, "rengo-fees-not-paid"),
        (0, "rengo-fees-paid"),
        (table_draw.fees(tenpai, scheme).value[who], "rengo-dead-hand-tenpai"),
        (-right, "rengo-fees-reversed"),
        *((each if right > 0 else -each, miscounted) for each in (1000, 1500, 3000)),
    ]
    shown = sorted(tenpai, key=lambda each: each.place)
    facts = [
        message(_SCHEMES[scheme], seat=draw.pick(WINDS), tile=draw.pick(TILES[:27])),
        message(N_("%(seats)s are tenpai."), seats=tuple(shown))
        if len(shown) > 1
        else message(N_("%(seat)s alone is tenpai."), seat=shown[0]),
    ]
    if dead:
        facts.append(message(N_("%(seat)s's hand may not win any more."), seat=dead[0]))
    draw.skip(1)
    choices = answer_choices(right, wrong, lambda change: (str(change), _signed(change)))
    return DrawnSituation(
        facts=tuple(facts),
        question=message(N_("What does %(seat)s gain or lose?"), seat=who),
        answer=right_id(choices),
        reason=message(_why_paid(scheme, tenpai, dead)),
        citations=ruling.articles,
        choices=choices,
    )


def tenpai(draw: Draw, riichi: list[Wind]) -> Message:
    """Who is tenpai at the draw: those in riichi, and perhaps others."""
    ready = tuple(seat for seat in WINDS if seat in riichi or draw.chance(0.5))
    if len(ready) > 1:
        return message(N_("%(seats)s are tenpai."), seats=ready)
    return message(N_("%(seat)s alone is tenpai."), seat=ready[0])


@CHAPTER.procedure("rengo-showing-order", 4)
def _order(draw: Draw, rules: RuleSet) -> DrawnSituation:
    riichi = draw.sample(WINDS, draw.pick((1, 1, 2, 2, 3)))
    ruling = table_draw.order_of_showing(riichi)
    right = ruling.value
    last, tile = draw.pick(WINDS), draw.pick(TILES_BUT_WINDS)
    draw.skip(1)
    by_declaring = (*riichi, *(each for each in WINDS if each not in riichi))
    from_last = tuple(last.after(step) for step in (1, 2, 3, 4))
    wrong = [
        (WINDS, "rengo-riichi-not-first"),
        (by_declaring, "rengo-order-of-declaring"),
        (from_last, "rengo-from-the-last-discard"),
        (
            (*(each for each in WINDS if each not in riichi), *right[: len(riichi)]),
            "rengo-riichi-last",
        ),
        (tuple(reversed(right)), "rengo-riichi-last"),
    ]
    choices = answer_choices(right, wrong, seat_order_choice)
    return DrawnSituation(
        facts=(
            message(
                N_("%(seat)s makes the last discard, %(tile)s, and nobody wins."),
                seat=last,
                tile=tile,
            ),
            message(N_("Riichi was declared, in this order, by %(seats)s."), seats=tuple(riichi))
            if len(riichi) > 1
            else message(N_("Riichi was declared by %(seat)s."), seat=riichi[0]),
            tenpai(draw, riichi),
        ),
        question=message(N_("In which order do the players show their hands or declare noten?")),
        answer=right_id(choices),
        reason=message(
            N_("Riichi hands come first, then the others, each group from the dealer on.")
        ),
        citations=ruling.articles,
        choices=choices,
    )


_SHOWN: Final = {
    "show": message(N_("The hand must be shown; otherwise it is a chombo.")),
    "noten": message(N_("The hand need not be shown; it counts as noten.")),
    "fee": message(N_("For a fee of 1,000 the hand need not be shown.")),
    "tenpai": message(N_("The hand need not be shown; it counts as tenpai.")),
}
_HELD: Final = {
    (True, False): N_(
        "%(seat)s, after a riichi that stands, waits for %(tiles)s and would rather not "
        "show the hand."
    ),
    (True, True): N_(
        "%(seat)s declared riichi, drew from the wrong place and may not win; the wait is"
        " %(tiles)s."
    ),
    (False, False): N_(
        "%(seat)s, without riichi, waits for %(tiles)s and would rather not show the hand."
    ),
}


def _two_sided(draw: Draw) -> tuple[Tile, ...]:
    """The tiles that a two-sided wait is for."""
    low = draw.pick([each for each in TILES[:27] if each.number <= 6])
    return low, TILES[low.index + 3]


@CHAPTER.ruling("rengo-must-show", 3)
def _must_show(draw: Draw, rules: RuleSet) -> DrawnSituation:
    riichi, dead = draw.pick(tuple(_HELD))
    ruling = table_draw.must_show(riichi)
    right = "show" if ruling.value else "noten"
    misconception_of = {
        "show": "rengo-tenpai-must-show",
        "noten": "rengo-dead-riichi-hidden" if dead else "rengo-riichi-hidden",
        "tenpai": "rengo-hidden-tenpai",
    }
    facts = (
        message(
            N_("%(seat)s makes the last discard, %(tile)s, and nobody wins."),
            seat=draw.pick(WINDS),
            tile=draw.pick(TILES_BUT_WINDS),
        ),
        message(_HELD[riichi, dead], seat=draw.pick(WINDS), tiles=_two_sided(draw)),
    )
    draw.skip(1)
    return DrawnSituation(
        facts=facts,
        question=message(N_("What applies to this hand?")),
        answer=right,
        reason=message(
            N_("A riichi hand is always shown at an exhaustive draw, even one that may not win.")
        )
        if riichi
        else message(N_("Without riichi nobody has to declare tenpai.")),
        citations=ruling.articles,
        choices=text_choices(right, _SHOWN, misconception_of, "rengo-fee-for-hiding"),
    )
