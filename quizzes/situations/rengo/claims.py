"""Who may call and who wins of several (articles 26, 29, 33, 34, 38, 65 and 70)."""

from typing import Final

from quizzes.hands.draw import Draw
from quizzes.message import Message, message
from quizzes.question import Choice
from quizzes.situations.people import text_choices, with_house_ruling_note
from quizzes.situations.rival_calls import (
    caller_choices,
    drawn_calls,
    nobody_choice,
    quickest_choice,
    wrong_takers,
)
from quizzes.situations.template import DrawnSituation, SituationChapter
from scoring import TILES, WINDS, RuleSet, Wind
from scoring.rengo.table import claims, deal
from scoring.rengo.table.claims import CallerState, RengoClaim
from scoring.table import Ruling
from wording import N_

CHAPTER: Final = SituationChapter("claims", "rengo")
_SUITED: Final = TILES[:27]

_AT_ONCE: Final = N_("%(seat)s discards %(tile)s; others call at the same time.")
_CALLS: Final = {
    RengoClaim.WIN: N_("%(seat)s says “ron”."),
    RengoClaim.PUNG: N_("%(seat)s says “pon”."),
    RengoClaim.KONG: N_("%(seat)s says “kan”."),
    RengoClaim.CHOW: N_("%(seat)s says “chi”."),
}


def _why_taken(ruling: Ruling[Wind], claim: RengoClaim) -> Message:
    """Why this call goes first."""
    if claim is RengoClaim.WIN:
        first = message(N_("Ron takes priority over every other call."))
        return with_house_ruling_note(ruling, first)
    return message(N_("Pon and kan take priority over chi."))


@CHAPTER.ruling("rengo-taken-by", 1)
def _taken_by(draw: Draw, rules: RuleSet) -> DrawnSituation:
    discarder = draw.pick(WINDS)
    made = drawn_calls(draw, discarder, RengoClaim, 0.4)
    draw.skip(1)
    ruling = claims.taken_by(discarder, made)
    right = ruling.value
    wrong = wrong_takers(discarder, made, "rengo-nearest-first", "rengo-pon-first")
    return DrawnSituation(
        facts=(
            message(
                _AT_ONCE,
                seat=discarder,
                tile=draw.pick(_SUITED),
            ),
            *(message(_CALLS[made[each]], seat=each) for each in draw.shuffled(list(made))),
        ),
        question=message(N_("Whose call stands?")),
        answer=right.value,
        reason=_why_taken(ruling, made[right]),
        citations=ruling.articles,
        choices=(
            *caller_choices(made, right, wrong),
            *(
                ()
                if len(made) > 2
                else (nobody_choice("rengo-calls-cancel"), quickest_choice("rengo-quickest-first"))
            ),
        ),
        is_house_ruling=made[right] is RengoClaim.WIN and ruling.ours,
    )


@CHAPTER.ruling("rengo-several-wins", 2)
def _several(draw: Draw, rules: RuleSet) -> DrawnSituation:
    discarder = draw.pick(WINDS)
    count = draw.pick((2, 2, 3))
    winners = draw.sample([discarder.after(step) for step in (1, 2, 3)], count)
    ruling = claims.taken_by(discarder, dict.fromkeys(winners, RengoClaim.WIN))
    riichi = draw.pick(winners)
    draw.skip(1)
    wrong = [(each, "rengo-farther-wins") for each in winners]
    return DrawnSituation(
        facts=(
            message(
                _AT_ONCE,
                seat=discarder,
                tile=draw.pick(_SUITED),
            ),
            *(message(_CALLS[RengoClaim.WIN], seat=each) for each in winners),
            message(N_("%(seat)s has declared riichi before."), seat=riichi),
        ),
        question=message(N_("Who wins?")),
        answer=ruling.value.value,
        reason=message(
            N_(
                "Only one player wins a deal: the one on the discarder's right, opposite or on "
                "the left, in that order of priority."
            )
        ),
        citations=ruling.articles,
        choices=(
            *caller_choices(winners, ruling.value, wrong),
            *(
                (
                    Choice("all", "rengo-all-win", message(N_("all who said “ron”"))),
                    nobody_choice("rengo-calls-cancel"),
                )
                if count == 2
                else (
                    Choice(
                        "draw",
                        "rengo-triple-ron",
                        message(N_("nobody: the deal ends without a winner")),
                    ),
                )
            ),
        ),
    )


_MAY: Final = {
    "yes": message(N_("Yes.")),
    "38": message(N_("Not allowed: after riichi nothing may be called.")),
    "70": message(N_("Not allowed: a player who has lost the right to win may not call either.")),
    "34": message(N_("Not allowed: with 14 tiles left nothing may be called.")),
    "29": message(N_("Not allowed: four kongs have already been made.")),
}
_IN_RIICHI: Final = N_("%(seat)s has declared riichi.")
_DEAD_HAND: Final = N_(
    "It was pointed out at once that %(seat)s is %(count)s tiles short, and nobody objected."
)
_KIND: Final = {
    RengoClaim.CHOW: N_(
        "%(other)s discards %(tile)s. May %(seat)s, next in turn, call “chi” with two tiles that"
        " fit?"
    ),
    RengoClaim.PUNG: N_(
        "%(other)s discards %(tile)s, and %(seat)s holds two more. May %(seat)s call “pon”?"
    ),
    RengoClaim.KONG: N_(
        "%(other)s discards %(tile)s, and %(seat)s holds three more. May %(seat)s call “kan”?"
    ),
}


_WHY_CALL: Final = {
    "yes": message(N_("No article stands in the way of this call.")),
    "38": message(N_("Once riichi is declared no chi, pon or kan is allowed.")),
    "70": message(
        N_("A player who may not win any more loses the right to chi, pon, kan and riichi too.")
    ),
    "34": message(N_("When 14 tiles are left there is no chi, pon or kan.")),
    "29": message(N_("The four players together may make at most four kongs in a deal.")),
}
_BAR_OVERLOOKED: Final = {
    "38": "rengo-riichi-calls",
    "70": "rengo-dead-hand-calls",
    "34": "rengo-last-discard-called",
    "29": "rengo-fifth-kong",
}
"""The misconception that one may call, by the article that bars the call."""


def _drawn_call(draw: Draw) -> tuple[RengoClaim, CallerState]:
    """A call, and a state of the caller in which at most one article bars it."""
    claim, bar = draw.pick(tuple(_KIND)), draw.pick(("", "", "38", "70", "34", "29"))
    if bar == "29":
        claim = RengoClaim.KONG
    kongs = deal.KONGS_IN_A_HAND if bar == "29" else draw.below(deal.KONGS_IN_A_HAND)
    if not bar and claim is not RengoClaim.KONG and draw.chance(0.4):
        kongs = deal.KONGS_IN_A_HAND  # a chow or a pung is not a fifth kong
    late = range(16, 70 - 8 * kongs)  # the more kongs, the later in the hand
    left = deal.LEFT_AT_A_DRAW if bar == "34" else draw.pick(late)
    return claim, CallerState(
        riichi=bar == "38", dead=bar == "70", kongs_made=kongs, tiles_left=left
    )


def _caller_told(draw: Draw, seat: Wind, caller: CallerState) -> list[Message]:
    """How many tiles and kongs there are, and what is known of the caller."""
    left, kongs = caller.tiles_left, caller.kongs_made
    facts = [
        message(
            N_("%(count)s tiles are left in the wall; %(kongs)s kongs have been made in all."),
            count=left,
            kongs=kongs,
        )
        if kongs > 1
        else message(N_("%(count)s tiles are left in the wall."), count=left)
    ]
    if caller.dead:
        facts.append(message(_DEAD_HAND, seat=seat, count=draw.pick((2, 3))))
    elif caller.riichi:
        facts.append(message(_IN_RIICHI, seat=seat))
    return facts


@CHAPTER.ruling("rengo-may-call", 2)
def _may_call(draw: Draw, rules: RuleSet) -> DrawnSituation:
    claim, caller = _drawn_call(draw)
    ruling = claims.may_call(claim, caller)
    right = "yes" if ruling.value else ruling.articles[0]
    seat = draw.pick(WINDS)
    other = seat.after(3 if claim is RengoClaim.CHOW else draw.pick((1, 2, 3)))
    four_kongs = caller.kongs_made == deal.KONGS_IN_A_HAND
    misconception_of = {
        "yes": _BAR_OVERLOOKED.get(right, ""),
        "34": "rengo-last-tiles-miscounted",
        "29": "rengo-kongs-miscounted" if four_kongs else "rengo-no-bar",
    }
    facts = _caller_told(draw, seat, caller)
    wrong = draw.shuffled([each for each in _MAY if each not in ("yes", right)])
    shown = (right, *["yes", *wrong][:3])
    return DrawnSituation(
        facts=tuple(facts),
        question=message(_KIND[claim], seat=seat, other=other, tile=draw.pick(_SUITED)),
        answer=right,
        reason=_WHY_CALL[right],
        citations=ruling.articles,
        choices=text_choices(
            right, {each: _MAY[each] for each in shown}, misconception_of, "rengo-no-bar"
        ),
    )
