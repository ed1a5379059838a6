"""Declaring riichi, and what becomes of the sticks (articles 36 to 43 and 68)."""

from typing import Final

from quizzes.hands.draw import Draw
from quizzes.said import Said, Value, says
from quizzes.situations.choosing import among
from quizzes.situations.people import one_of
from quizzes.situations.rengo.draws import tenpai
from quizzes.situations.template import Chapter, Drawn
from scoring import TILES, WINDS, RuleSet
from scoring.rengo.table import riichi
from scoring.rengo.table.riichi import After, Declarer, Sticks
from wording import N_

CHAPTER: Final = Chapter("riichi", "rengo")
_PLAYING: Final = (*TILES[:27], *TILES[31:34])
_LEFT: Final = range(15, 70)

_MAY: Final = {
    "yes": says(N_("Yes.")),
    "36-open": says(N_("No: the hand is open.")),
    "36-noten": says(N_("No: the hand would not be tenpai.")),
    "37": says(N_("No: not in another player's turn.")),
    "70": says(N_("No: the hand may not win any more.")),
    "few": says(N_("No: too few tiles are left.")),
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
            "%(seat)s, whose turn it is, has claimed nothing; with %(tile)s discarded one tile to"
            " tenpai is missing."
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
            "%(seat)s looked into another's hand and may not win; a discard of %(tile)s would"
            " leave tenpai."
        ),
    ),
}
_WHY_MAY: Final = {
    "yes": says(
        N_("Closed and tenpai in one's own turn: the number of tiles left does not matter.")
    ),
    "36-open": says(N_("Chi, pon or an open kong rules riichi out.")),
    "36-noten": says(N_("Riichi is for a tenpai hand.")),
    "37": says(N_("Riichi is declared between one's own draw and discard.")),
    "70": says(N_("Who may not win any more loses the right to riichi too.")),
}


@CHAPTER.ruling("rengo-may-riichi", 2)
def _may(draw: Draw, rules: RuleSet) -> Drawn:
    right = draw.pick(("yes", "yes", *_HANDS))
    declarer = Declarer(
        concealed=right != "36-open",
        tenpai=right != "36-noten",
        own_turn=right != "37",
        dead=right == "70",
    )
    ruling = riichi.may_declare(declarer)
    trap_of = {
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
    return Drawn(
        told=(
            says(N_("%(count)s tiles are left in the wall."), count=draw.pick(_LEFT)),
            says(draw.pick(_HANDS[right]), seat=draw.pick(WINDS), tile=draw.pick(_PLAYING)),
        ),
        asked=says(N_("May riichi be declared?")),
        answer=right,
        why=_WHY_MAY[right],
        cites=ruling.articles,
        choices=one_of(right, {each: _MAY[each] for each in shown}, trap_of, "rengo-no-bar"),
    )


_STANDS: Final = {
    "stands": says(N_("The riichi stands, and a stick is laid down.")),
    "falls": says(N_("The riichi does not stand, and no stick is laid down.")),
    "paid": says(N_("The riichi stands, and the stick goes to the winner.")),
    "called": says(N_("The riichi stands, but no stick is laid down.")),
}
_HAPPENS: Final = (
    (True, N_("%(other)s wins on it by ron.")),
    (False, N_("%(other)s calls “pon” on it.")),
    (False, N_("%(other)s calls “kan” on it.")),
    (False, N_("%(other)s looks at it and lets it pass.")),
)


@CHAPTER.ruling("rengo-riichi-stands", 1)
def _stands(draw: Draw, rules: RuleSet) -> Drawn:
    won, happens = draw.pick((_HAPPENS[0], *_HAPPENS))
    seat, other = draw.sample(WINDS, 2)
    ruling = riichi.stands(won)
    right = "stands" if ruling.value else "falls"
    trap_of = {
        "stands": "rengo-stick-for-a-ron",
        "paid": "rengo-stick-for-a-ron",
        "falls": "rengo-call-breaks-riichi",
        "called": "rengo-call-saves-the-stick",
    }
    return Drawn(
        told=(
            says(N_("%(count)s tiles are left in the wall."), count=draw.pick(_LEFT)),
            says(
                N_("%(seat)s declares riichi and discards %(tile)s."),
                seat=seat,
                tile=draw.pick(_PLAYING),
            ),
            says(happens, other=other),
        ),
        asked=says(N_("What becomes of the riichi?")),
        answer=right,
        why=says(N_("Unless its discard is won on, a riichi stands and costs a stick of 1,000.")),
        cites=ruling.articles,
        choices=one_of(right, _STANDS, trap_of, "rengo-call-saves-the-stick"),
    )


_WITHDRAWN: Final = {
    "dead": says(N_("It is taken back, and the hand may not win any more.")),
    "stands": says(N_("It cannot be taken back any more.")),
    "free": says(N_("It is taken back without any consequence.")),
    "chombo": says(N_("It is a chombo at once.")),
}


@CHAPTER.ruling("rengo-riichi-withdrawn", 3)
def _withdrawn(draw: Draw, rules: RuleSet) -> Drawn:
    seat, discarded = draw.pick(WINDS), draw.chance(0.5)
    ruling = riichi.withdrawn(discarded)
    right = "dead" if ruling.value else "stands"
    trap_of = {
        "dead": "rengo-late-withdrawal",
        "stands": "rengo-riichi-is-final",
        "free": "rengo-late-withdrawal" if discarded else "rengo-free-withdrawal",
    }
    return Drawn(
        told=(
            says(N_("%(count)s tiles are left in the wall."), count=draw.pick(_LEFT)),
            says(
                N_(
                    "%(seat)s says “riichi”, discards %(tile)s, on which nobody wins, and wants"
                    " it back."
                )
                if discarded
                else N_(
                    "%(seat)s says “riichi” and, before discarding %(tile)s, wants to take it back."
                ),
                seat=seat,
                tile=draw.pick(_PLAYING),
            ),
            says(N_("%(count)s sticks lie on the table."), count=2 + draw.below(5)),
        ),
        asked=says(N_("What is ruled?")),
        answer=right,
        why=says(N_("A riichi that stands cannot be withdrawn."))
        if discarded
        else says(N_("Before its discard a riichi may be withdrawn, but the hand is then dead.")),
        cites=ruling.articles,
        choices=one_of(right, _WITHDRAWN, trap_of, "rengo-every-foul-chombo"),
    )


_AFTER: Final = {
    After.WIN: N_("With %(count)s tiles left %(seat)s, who is not in riichi, wins on %(tile)s."),
    After.DRAW: N_("%(seat)s makes the last discard, %(tile)s, and nobody wins."),
    After.CHOMBO: N_("With %(count)s tiles left %(seat)s shows a false win on %(tile)s: a chombo."),
    After.GAME_OVER: N_(
        "%(seat)s makes the last discard, %(tile)s; nobody wins, and the game is over."
    ),
}
_WHY_STICKS: Final = {
    After.WIN: says(N_("The next winner takes every stick on the table.")),
    After.DRAW: says(N_("At a draw the sticks stay for the first to win.")),
    After.CHOMBO: says(N_("After a chombo the sticks of this hand go back; older ones stay.")),
    After.GAME_OVER: says(N_("Sticks that are left when the game ends are nobody's.")),
}
_TRAP: Final = {
    After.WIN: "rengo-sticks-to-the-winner",
    After.DRAW: "rengo-sticks-stay",
    After.CHOMBO: "rengo-sticks-go-back",
    After.GAME_OVER: "rengo-sticks-lost",
}


@CHAPTER.procedure("rengo-sticks", 2)
def _sticks(draw: Draw, rules: RuleSet) -> Drawn:
    own, before = 1 + draw.below(3), draw.below(8)
    after = draw.pick(tuple(_AFTER))
    ruling = riichi.sticks(after, own, before)
    declared = draw.sample(WINDS, own)
    free = [seat for seat in WINDS if seat not in declared]
    seat = draw.pick(free)
    wrong = [(riichi.sticks(other, own, before).value, _TRAP[other]) for other in _AFTER]
    if before:
        wrong.append((Sticks(to_winner=own, kept=before), "rengo-old-sticks-stay"))
    ends = after in (After.DRAW, After.GAME_OVER)
    left: dict[str, Value] = {} if ends else {"count": draw.pick(_LEFT)}
    places: dict[str, Value] = {"seats": tuple(sorted(declared, key=lambda each: each.place))}
    return Drawn(
        told=(
            says(N_("%(seats)s have declared riichi, which stands."), **places)
            if own > 1
            else says(N_("%(seat)s has declared riichi, which stands."), seat=declared[0]),
            says(N_("From hands before %(count)s sticks of 1,000 lie there."), count=before)
            if before > 1
            else says(N_("From the hand before one stick of 1,000 lies there."))
            if before
            else says(N_("No stick was left from hands before.")),
            says(_AFTER[after], seat=seat, tile=draw.pick(_PLAYING), **left),
            *((tenpai(draw, declared),) if ends else ()),
        ),
        asked=says(N_("What becomes of the sticks?")),
        answer=_id(ruling.value),
        why=_WHY_STICKS[after],
        cites=ruling.articles,
        choices=among(
            (_id(ruling.value), _said(ruling.value)),
            *((_id(each), trap, _said(each)) for each, trap in draw.shuffled(wrong)),
        ),
    )


def _id(sticks: Sticks) -> str:
    return f"{sticks.to_winner}w{sticks.returned}r{sticks.kept}k{sticks.lost}l"


def _said(sticks: Sticks) -> Said:
    if sticks.to_winner and sticks.kept:
        return says(
            N_("To the winner: %(count)s. Left for later: %(others)s."),
            count=sticks.to_winner,
            others=sticks.kept,
        )
    if sticks.to_winner:
        return says(N_("To the winner: %(count)s."), count=sticks.to_winner)
    if sticks.returned and sticks.kept:
        return says(
            N_("Back to those who laid them: %(count)s. Left for later: %(others)s."),
            count=sticks.returned,
            others=sticks.kept,
        )
    if sticks.returned:
        return says(N_("Back to those who laid them: %(count)s."), count=sticks.returned)
    if sticks.lost:
        return says(N_("To nobody: %(count)s."), count=sticks.lost)
    return says(N_("Left for later: %(count)s."), count=sticks.kept)
