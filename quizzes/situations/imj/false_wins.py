"""False wins: what is one, what it costs and what follows (articles 33.4 and 34.7)."""

from typing import Final

from quizzes.hands.draw import Draw
from quizzes.message import AmountInUnit, Message, Value, message
from quizzes.situations.choosing import number_choices
from quizzes.situations.people import text_choices
from quizzes.situations.template import DrawnSituation, SituationChapter
from scoring import TILES, WINDS, RuleSet, Tile, Wind
from scoring.imj.payments import mados
from scoring.imj.rules import RULES
from scoring.imj.table import false_win
from scoring.imj.table.false_win import DeclaredHand
from wording import N_

CHAPTER: Final = SituationChapter("false-wins", "imj")
MADOS: Final = N_("%(number)s mados")

_SHOWN: Final = {
    DeclaredHand.NO_WINNING_SHAPE: N_(
        "%(seat)s calls “win” and shows all tiles: they are not a winning hand."
    ),
    DeclaredHand.BELOW_THE_AGREED_LOWEST_RANK: N_(
        "The agreed lowest rank is %(lowest)s. %(seat)s calls “win” and shows four sets and eyes"
        " worth %(rank)s."
    ),
    DeclaredHand.WRONG_NUMBER_OF_TILES: N_(
        "%(seat)s calls “win” and shows four sets and eyes, with one tile too many."
    ),
    DeclaredHand.ALL_SHOWN_WITHOUT_A_WORD: N_(
        "%(seat)s shows all tiles without a word: they are not a winning hand."
    ),
    DeclaredHand.WITHDRAWN_BEFORE_ALL_WAS_SHOWN: N_(
        "%(seat)s calls “win”, shows %(count)s tiles, sees the error and takes the call back."
    ),
    DeclaredHand.WINNING_HAND_WITHOUT_PRIORITY: N_(
        "%(seat)s and the discarder's right-hand neighbour call “win” on the same tile; both have winning hands."
    ),
}
_IS_FALSE: Final = {
    "false": message(N_("It is a false win.")),
    "no-false-win": message(N_("It is not a false win, and no penalty is paid.")),
    "half": message(N_("It is not a false win, but the hand may not win any more.")),
    "repeated": message(N_("The game is void and is played again.")),
}
_NEITHER: Final = N_("It is not a false win; %(seat)s neither wins nor pays.")
_OF_TWO: Final = {"both": message(N_("It counts: both of them win."))}
_WHY_FALSE: Final = {
    DeclaredHand.NO_WINNING_SHAPE: message(
        N_("All tiles were shown, and they do not make a winning hand.")
    ),
    DeclaredHand.BELOW_THE_AGREED_LOWEST_RANK: message(
        N_("Below the agreed lowest rank such a hand is not a winning hand.")
    ),
    DeclaredHand.WRONG_NUMBER_OF_TILES: message(
        N_("A winning hand of four sets and eyes has exactly 14 tiles, a kong counting as three.")
    ),
    DeclaredHand.ALL_SHOWN_WITHOUT_A_WORD: message(
        N_("Only a player with a winning hand may show all tiles, whether or not “win” was called.")
    ),
    DeclaredHand.WITHDRAWN_BEFORE_ALL_WAS_SHOWN: message(
        N_("Until every tile is shown, a declared win may be taken back, and the game goes on.")
    ),
    DeclaredHand.WINNING_HAND_WITHOUT_PRIORITY: message(
        N_(
            "It is a winning hand; another player has priority, but that does not make it a false win."
        )
    ),
}


@CHAPTER.ruling("imj-is-false-win", 2)
def _is_false(draw: Draw, rules: RuleSet) -> DrawnSituation:
    shown, discarder = draw.pick(tuple(_SHOWN)), draw.pick(WINDS)
    draw.skip(1)
    seat = discarder.after(draw.pick((2, 3)))
    lowest = 2 + draw.below(4)
    ruling = false_win.is_false_win(shown)
    right = "false" if ruling.value else "no-false-win"
    places: dict[str, Value] = {
        "seat": seat,
        "lowest": AmountInUnit(lowest),
        "rank": AmountInUnit(1 + draw.below(lowest - 1)),
        "count": 3 + draw.below(8),
    }
    misconception_of = {
        "false": "imj-every-slip-is-false",
        "no-false-win": "imj-false-win-excused",
        "half": "imj-dead-hand",
        "repeated": "imj-game-void",
        "both": "imj-all-win",
    }
    texts = dict(_IS_FALSE)
    if shown is DeclaredHand.WINNING_HAND_WITHOUT_PRIORITY:
        texts |= {"no-false-win": message(_NEITHER, seat=seat), **_OF_TWO}
        del texts["half"]  # the neighbour's win ends the game
    wanted = {name: value for name, value in places.items() if f"%({name})s" in _SHOWN[shown]}
    return DrawnSituation(
        facts=(
            message(
                N_("%(seat)s discards %(tile)s."),
                seat=discarder,
                tile=draw.pick(TILES[:27]),
            ),
            message(_SHOWN[shown], **wanted),
        ),
        question=message(N_("What is the ruling on %(seat)s's call?"), seat=seat)
        if shown is DeclaredHand.WINNING_HAND_WITHOUT_PRIORITY
        else message(N_("What is the ruling?")),
        answer=right,
        reason=_WHY_FALSE[shown],
        citations=ruling.articles,
        choices=text_choices(right, texts, misconception_of, "imj-game-void"),
    )


def _highest_told(highest: int | None) -> Message:
    """Which highest rank is agreed, if any."""
    if highest is None:
        return message(
            N_("No highest rank is agreed; the chart ends at %(rank)s."),
            rank=AmountInUnit(RULES.highest),
        )
    return message(
        N_("The agreed highest rank is %(rank)s, which is worth %(mados)s mados."),
        rank=AmountInUnit(highest),
        mados=mados(highest, RULES),
    )


def _wrong_costs(share: int, shares: int, highest: int | None) -> list[tuple[int, str]]:
    """What a learner may take so many shares of the penalty to be, each with its misconception."""
    of_the_chart = mados(RULES.highest if highest is None else highest, RULES)
    return [
        (false_win.MOST_PAID_TO_EACH * shares, "imj-penalty-not-capped"),
        (of_the_chart * shares, "imj-penalty-of-the-chart"),
        (share * (4 - shares), "imj-penalty-shared"),
        (share * 2, "imj-penalty-shared"),
        (share // 3, "imj-penalty-shared"),
        (0, "imj-false-win-excused"),
    ]


@CHAPTER.procedure("imj-false-win-costs", 3)
def _costs(draw: Draw, rules: RuleSet) -> DrawnSituation:
    offender, other = draw.sample(WINDS, 2)
    highest = draw.pick((None, *range(5, 15)))
    draw.skip(1)
    ruling = false_win.false_win(offender, highest, on_an_exposed_tile=True, other_wins=False)
    paid = ruling.value.payments
    share = paid[other]
    asks_offender = draw.chance(0.5)
    shares = 3 if asks_offender else 1
    right = -paid[offender] if asks_offender else share
    return DrawnSituation(
        facts=(
            _highest_told(highest),
            message(
                N_("%(seat)s makes a false win on %(tile)s."),
                seat=offender,
                tile=draw.pick(TILES[:27]),
            ),
        ),
        question=message(N_("How many mados does %(seat)s pay in all?"), seat=offender)
        if asks_offender
        else message(N_("How many mados does %(seat)s receive?"), seat=other),
        answer=f"{right:g}",
        reason=message(
            N_(
                "Each of the other three gets 1,000 mados, or the score of the agreed highest "
                "rank if that is less; here %(share)s."
            ),
            share=share,
        ),
        citations=("33.4",),
        choices=number_choices(right, _wrong_costs(share, shares, highest), text=MADOS),
    )


_AFTER: Final = {
    "over-passes": message(N_("Nobody wins, the game is over, and the deal passes to the right.")),
    "over-stays": message(N_("Nobody wins, the game is over, and the same player deals again.")),
    "goes-on": message(N_("The game goes on; the offender may not win any more.")),
}
_WHY_AFTER: Final = {
    "win-counts": message(
        N_(
            "After a false win on a discard another player may still win on the tile and is"
            " paid as usual."
        )
    ),
    "over-passes": message(
        N_("If nobody wins after a false win, the game is over and the jonga retires.")
    ),
}
_MISCONCEPTIONS_AFTER: Final = {
    "win-counts": {
        "over-passes": "imj-false-win-ends-all",
        "over-stays": "imj-false-win-ends-all",
        "goes-on": "imj-dead-hand",
    },
    "over-passes": {
        "over-stays": "imj-deal-stays",
        "goes-on": "imj-dead-hand",
        "win-counts": "imj-win-on-nothing",
    },
}
"""What leads to the wrong rulings, by the right one."""


def _false_win_told(offender: Wind, tile: Tile, discarder: Wind | None) -> Message:
    """That a player makes a false win on a discard, or on a drawn tile."""
    if discarder is None:
        text = N_("%(offender)s draws %(tile)s and makes a false win with it.")
        return message(text, offender=offender, tile=tile)
    text = N_("%(seat)s discards %(tile)s; %(offender)s makes a false win on it.")
    return message(text, offender=offender, tile=tile, seat=discarder)


def _other_win_told(other: Wind, *, exposed: bool, wins: bool) -> tuple[Message, ...]:
    """Whether another player wins on the same tile, where that can be: the tile was exposed."""
    if not exposed:
        return ()
    if not wins:
        return (message(N_("Nobody else calls “win”.")),)
    then = N_("%(seat)s then calls “win” on the same discard, with a winning hand.")
    return (message(then, seat=other),)


@CHAPTER.ruling("imj-after-a-false-win", 4)
def _after(draw: Draw, rules: RuleSet) -> DrawnSituation:
    exposer = draw.pick(WINDS)
    first, second = draw.sample([exposer.after(step) for step in (1, 2, 3)], 2)
    exposed, wins = draw.chance(0.7), draw.chance(0.6)
    offender = first if exposed else exposer
    other = second if exposed else offender.after(1)
    ruling = false_win.false_win(offender, None, on_an_exposed_tile=exposed, other_wins=wins)
    right = "over-passes" if ruling.value.deal_passes else "win-counts"
    draw.skip(1)
    tile = draw.pick(TILES[:27])
    won = message(N_("%(seat)s's win counts and is paid as usual."), seat=other)
    return DrawnSituation(
        facts=(
            _false_win_told(offender, tile, exposer if exposed else None),
            *_other_win_told(other, exposed=exposed, wins=wins),
        ),
        question=message(N_("What happens besides the penalty?")),
        answer=right,
        reason=_WHY_AFTER[right],
        citations=ruling.articles,
        choices=text_choices(
            right,
            {**_AFTER, "win-counts": won},
            _MISCONCEPTIONS_AFTER[right],
            "imj-game-void",
        ),
    )
