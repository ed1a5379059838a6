"""Declaring riichi, and taking it back (articles 36 to 42)."""

from typing import Final

from quizzes.hands.draw import Draw
from quizzes.message import message
from quizzes.situations.people import text_choices
from quizzes.situations.spoken_tiles import TILES_BUT_WINDS
from quizzes.situations.template import DrawnSituation, SituationChapter
from scoring import WINDS, RuleSet
from scoring.rengo.table import riichi
from scoring.rengo.table.riichi import Declarer
from wording import N_

CHAPTER: Final = SituationChapter("riichi", "rengo")
_LEFT: Final = range(15, 70)

_MAY: Final = {
    "yes": message(N_("Yes.")),
    "36-open": message(N_("No: the hand is open.")),
    "36-noten": message(N_("No: the hand would not be tenpai.")),
    "37": message(N_("No: not on another player's turn.")),
    "70": message(N_("No: the hand may not win any more.")),
    "few": message(N_("No: too few tiles are left.")),
}
_HANDS: Final = {
    "yes": (
        N_(
            "%(seat)s, whose turn it is, has claimed nothing; a discard of %(tile)s leaves the"
            " hand tenpai."
        ),
        N_(
            "%(seat)s, whose turn it is, has a concealed kong; a discard of %(tile)s leaves the"
            " hand tenpai."
        ),
    ),
    "36-open": (
        N_(
            "%(seat)s, whose turn it is, has called pon; a discard of %(tile)s leaves the hand"
            " tenpai."
        ),
        N_(
            "%(seat)s, whose turn it is, has an open kong; a discard of %(tile)s leaves the hand"
            " tenpai."
        ),
    ),
    "36-noten": (
        N_(
            "%(seat)s, whose turn it is, has claimed nothing; after a discard of %(tile)s the hand"
            " would be one tile short of tenpai."
        ),
    ),
    "37": (
        N_(
            "%(seat)s is tenpai with a closed hand, and another player is about to discard"
            " %(tile)s."
        ),
    ),
    "70": (
        N_(
            "%(seat)s looked into another player's hand and may not win; a discard of %(tile)s "
            "would leave the hand tenpai."
        ),
    ),
}
_WHY_MAY: Final = {
    "yes": message(
        N_(
            "In their turn, players with a closed tenpai hand may declare riichi, however many tiles are left."
        )
    ),
    "36-open": message(N_("Chi, pon or an open kong rules riichi out.")),
    "36-noten": message(N_("Riichi may be declared only with a tenpai hand.")),
    "37": message(N_("Riichi is declared between one's own draw and discard.")),
    "70": message(N_("A player who may not win any more loses the right to riichi too.")),
}


@CHAPTER.ruling("rengo-may-riichi", 2)
def _may(draw: Draw, rules: RuleSet) -> DrawnSituation:
    right = draw.pick(("yes", "yes", *_HANDS))
    declarer = Declarer(
        concealed=right != "36-open",
        tenpai=right != "36-noten",
        own_turn=right != "37",
        dead=right == "70",
    )
    ruling = riichi.may_declare(declarer)
    misconception_of = {
        "yes": {
            "36-open": "rengo-open-riichi",
            "36-noten": "rengo-noten-riichi",
            "37": "rengo-riichi-out-of-turn",
            "70": "rengo-dead-hand-calls",
        }.get(right, ""),
        "few": "rengo-four-draws-needed",
        "36-open": "rengo-closed-taken-for-open",
    }
    few = "few" if right != "37" else "36-open"
    others = [each for each in _MAY if each not in ("yes", right, few)]
    shown = dict.fromkeys((right, "yes", few, draw.pick(others)))
    return DrawnSituation(
        facts=(
            message(N_("%(count)s tiles are left in the wall."), count=draw.pick(_LEFT)),
            message(
                draw.pick(_HANDS[right]), seat=draw.pick(WINDS), tile=draw.pick(TILES_BUT_WINDS)
            ),
        ),
        question=message(N_("May riichi be declared?")),
        answer=right,
        reason=_WHY_MAY[right],
        citations=ruling.articles,
        choices=text_choices(
            right, {each: _MAY[each] for each in shown}, misconception_of, "rengo-no-bar"
        ),
    )


_STANDS: Final = {
    "stands": message(N_("The riichi now stands, and a stick is laid down.")),
    "falls": message(N_("The riichi does not stand, and no stick is laid down.")),
    "paid": message(N_("The riichi stands, and the stick goes to that player at once.")),
    "called": message(N_("The riichi stands, but no stick is laid down.")),
}
_HAPPENS: Final = (
    (True, N_("%(other)s wins on it by ron.")),
    (False, N_("%(other)s calls “pon” on it.")),
    (False, N_("%(other)s calls “kan” on it.")),
    (False, N_("%(other)s looks at it and lets it pass.")),
)


@CHAPTER.ruling("rengo-riichi-stands", 1)
def _stands(draw: Draw, rules: RuleSet) -> DrawnSituation:
    won, happens = draw.pick((_HAPPENS[0], *_HAPPENS))
    seat, other = draw.sample(WINDS, 2)
    draw.skip(1)
    ruling = riichi.riichi_stands(won)
    right = "stands" if ruling.value else "falls"
    misconception_of = {
        "paid": "rengo-stick-given-away",
        "falls": "rengo-call-breaks-riichi",
        "called": "rengo-call-saves-the-stick",
    }
    if won:
        misconception_of = dict.fromkeys(_STANDS, "rengo-stick-for-a-ron")
    return DrawnSituation(
        facts=(
            message(
                N_("%(seat)s declares riichi and discards %(tile)s."),
                seat=seat,
                tile=draw.pick(TILES_BUT_WINDS),
            ),
            message(happens, other=other),
        ),
        question=message(N_("What becomes of the riichi?")),
        answer=right,
        reason=message(
            N_("Unless somebody wins on its discard, a riichi stands and costs a stick of 1,000.")
        ),
        citations=ruling.articles,
        choices=text_choices(right, _STANDS, misconception_of, "rengo-call-saves-the-stick"),
    )


_WITHDRAWN: Final = {
    "dead": message(N_("The riichi is taken back, and the hand may not win any more.")),
    "stands": message(N_("It cannot be taken back any more.")),
    "free": message(N_("It is taken back without any consequence.")),
    "chombo": message(N_("It is a chombo at once.")),
}


@CHAPTER.ruling("rengo-riichi-withdrawn", 3)
def _withdrawn(draw: Draw, rules: RuleSet) -> DrawnSituation:
    seat, discarded = draw.pick(WINDS), draw.chance(0.5)
    draw.skip(1)
    tile = draw.pick(TILES_BUT_WINDS)
    draw.skip(1)
    ruling = riichi.may_withdraw_riichi(discarded)
    right = "dead" if ruling.value else "stands"
    misconception_of = {
        "dead": "rengo-late-withdrawal",
        "stands": "rengo-riichi-is-final",
        "free": "rengo-late-withdrawal" if discarded else "rengo-free-withdrawal",
    }
    return DrawnSituation(
        facts=(
            message(
                N_(
                    "%(seat)s says “riichi”, discards %(tile)s, on which nobody wins, and wants to take the riichi back."
                )
                if discarded
                else N_(
                    "%(seat)s says “riichi” and, before discarding %(tile)s, wants to take the riichi back."
                ),
                seat=seat,
                tile=tile,
            ),
        ),
        question=message(N_("What is the ruling?")),
        answer=right,
        reason=message(N_("A riichi that stands cannot be withdrawn."))
        if discarded
        else message(
            N_("Before the discard a riichi may be withdrawn, but the hand may not win any more.")
        ),
        citations=ruling.articles,
        choices=text_choices(right, _WITHDRAWN, misconception_of, "rengo-every-foul-chombo"),
    )
