"""Calls and hands that are wrong, without a penalty (article 34)."""

from typing import Final

from quizzes.hands.draw import Draw
from quizzes.message import Message, message
from quizzes.situations.people import text_choices
from quizzes.situations.spoken_tiles import TILES_BUT_WINDS
from quizzes.situations.template import DrawnSituation, SituationChapter
from scoring import TILES, WINDS, RuleSet, Tile, Wind
from scoring.imj.table import false_win
from scoring.imj.table.false_win import (
    TILES_OF_A_HAND,
    TILES_OF_A_SET,
    ImjRemedy,
    WrongCall,
)
from wording import N_

CHAPTER: Final = SituationChapter("wrong-calls", "imj")

_REMEDIES: Final = {
    ImjRemedy.MUST_BE_MADE: message(N_("The move must be made.")),
    ImjRemedy.MAY_BE_TAKEN_BACK: message(
        N_("It may be taken back and put right, without a penalty.")
    ),
    ImjRemedy.STANDS: message(
        N_("The displayed tiles stay as they are; nothing may be put right.")
    ),
    ImjRemedy.ONLY_DRAWING_IS_LEFT: message(N_("The player can only draw from the head.")),
    ImjRemedy.CANNOT_WIN: message(
        N_("Play goes on, but the hand cannot win with four sets or seven pairs.")
    ),
}
_CALLS: Final = (ImjRemedy.MUST_BE_MADE, ImjRemedy.MAY_BE_TAKEN_BACK, ImjRemedy.STANDS)
_PENALTY: Final = {"penalty": message(N_("1,000 mados are paid to each of the others."))}

_CALLED: Final = {
    WrongCall.POSSIBLE_CALL_NOT_MADE: (
        N_("%(seat)s calls “pung” with the pair in hand, then wants to withdraw the call."),
    ),
    WrongCall.TILES_SHOWN_FOR_A_POSSIBLE_SET: (
        N_("%(seat)s holds a pair of it, shows both by mistake and does not want to pung."),
    ),
    WrongCall.IMPOSSIBLE_CALL: (
        N_(
            "%(seat)s calls “pung”, takes the tile and then sees that only one tile in hand "
            "matches."
        ),
        N_(
            "%(seat)s calls “kong”, takes the tile and then sees that only two tiles in hand match."
        ),
    ),
}
_CALLED_WHY: Final = {
    WrongCall.POSSIBLE_CALL_NOT_MADE: message(
        N_("A pung or kong that was called and can be made must be made; nothing is paid.")
    ),
    WrongCall.TILES_SHOWN_FOR_A_POSSIBLE_SET: message(
        N_(
            "A player who shows two tiles for a move that can be made must make it, intended"
            " or not."
        )
    ),
    WrongCall.IMPOSSIBLE_CALL: message(
        N_("A call that is impossible may be taken back before the caller discards, not after.")
    ),
}


def _choices(right: ImjRemedy, *shown: ImjRemedy) -> dict[str, Message]:
    question = dict.fromkeys((right, *shown))
    return {**{each.value: _REMEDIES[each] for each in question}, **_PENALTY}


@CHAPTER.ruling("imj-wrong-call", 2)
def _wrong_call(draw: Draw, rules: RuleSet) -> DrawnSituation:
    seat, tile = draw.pick(WINDS), draw.pick(TILES_BUT_WINDS)
    slip = draw.pick((*_CALLED, WrongCall.IMPOSSIBLE_CALL))
    discarded = slip is WrongCall.IMPOSSIBLE_CALL and draw.chance(0.5)
    ruling = false_win.remedy(slip, discarded)
    possible = slip is not WrongCall.IMPOSSIBLE_CALL
    misconception_of = {
        "must-be-made": "imj-impossible-call-made",
        "may-be-taken-back": "imj-possible-call-revoked" if possible else "imj-late-correction",
        "stands": "imj-shown-tiles-stay" if possible else "imj-no-correction-at-all",
    }
    since = (
        N_("%(seat)s has discarded since.") if discarded else N_("%(seat)s has not discarded yet.")
    )
    draw.skip(1)
    return DrawnSituation(
        facts=(
            message(
                N_("%(seat)s discards %(tile)s."),
                seat=seat.after(1 + draw.below(3)),
                tile=tile,
            ),
            message(draw.pick(_CALLED[slip]), seat=seat),
            *(() if possible else (message(since, seat=seat),)),
        ),
        question=message(N_("What should be done?")),
        answer=ruling.value.value,
        reason=_CALLED_WHY[slip],
        citations=ruling.articles,
        choices=text_choices(
            ruling.value, _choices(ruling.value, *_CALLS), misconception_of, "imj-slip-costs"
        ),
    )


@CHAPTER.ruling("imj-wall-touched", 2)
def _wall_touched(draw: Draw, rules: RuleSet) -> DrawnSituation:
    discarder, tile = draw.pick(WINDS), draw.pick(TILES_BUT_WINDS)
    draw.skip(1)
    wins = draw.chance(0.5)
    ruling = false_win.remedy(WrongCall.WALL_TOUCHED)
    texts = {
        **_choices(ruling.value),
        "may-call": message(N_("The call counts: no tile has been drawn yet.")),
        "win-only": message(N_("A win would count, a pung would not.")),
    }
    misconception_of = {"may-call": "imj-touching-is-nothing", "win-only": "imj-win-after-touching"}
    return DrawnSituation(
        facts=(
            message(
                N_("%(seat)s discards %(tile)s."),
                seat=discarder,
                tile=tile,
            ),
            message(
                N_(
                    "%(seat)s, next in turn, touches the tile at the head, then calls “win” on"
                    " the discard."
                )
                if wins
                else N_("%(seat)s, next in turn, touches the tile at the head, then calls “pung”."),
                seat=discarder.after(1),
            ),
        ),
        question=message(N_("What is the ruling?")),
        answer=ruling.value.value,
        reason=message(N_("A player who touches the tile at the head in turn can only draw it.")),
        citations=ruling.articles,
        choices=text_choices(ruling.value, texts, misconception_of, "imj-slip-costs"),
    )


_MENDED: Final = message(N_("It is put right at once; the game goes on."))
_WRONG_RULINGS: Final = {
    WrongCall.WRONG_NUMBER_OF_TILES: {
        "mended": _MENDED,
        "wins": message(
            N_("Play goes on, and four sets and eyes win whatever the number of tiles.")
        ),
    },
    WrongCall.DISPLAYED_TILES_WRONG: {
        "mended": _MENDED,
        "void": message(N_("The game is void and is played again.")),
    },
}
_WRONG_TILES_MISCONCEPTIONS: Final = {
    WrongCall.WRONG_NUMBER_OF_TILES: {
        "mended": "imj-number-mended",
        "wins": "imj-number-overlooked",
    },
    WrongCall.DISPLAYED_TILES_WRONG: {"mended": "imj-display-mended", "void": "imj-game-void"},
}
"""What leads to each of them."""


def _number_told(seat: Wind, sets: int, standing: int) -> Message:
    """How many tiles a player has."""
    return message(
        N_(
            "%(seat)s has %(sets)s sets displayed, no kong among them, and %(count)s tiles"
            " standing."
        ),
        seat=seat,
        sets=sets,
        count=standing,
    )


def _wrong_chow_told(seat: Wind, lowest: Tile) -> Message:
    """That a player has displayed three tiles as a chow that do not follow one another."""
    return message(
        N_(
            "%(seat)s has the right number of tiles, but some turns ago displayed %(tiles)s as "
            "a chow."
        ),
        seat=seat,
        tiles=tuple(TILES[lowest.index + step] for step in (0, 1, 3)),
    )


def _why_tiles_stay_wrong(slip: WrongCall, right_number: int) -> Message:
    """Why neither the number of tiles nor a display is put right."""
    if slip is WrongCall.DISPLAYED_TILES_WRONG:
        return message(N_("Displayed tiles that make no proper set stay as they are."))
    return message(
        N_(
            "There should be %(count)s; the number is not put right, and the hand may win"
            " only by flowers."
        ),
        count=right_number,
    )


@CHAPTER.ruling("imj-wrong-tiles", 3)
def _wrong_tiles(draw: Draw, rules: RuleSet) -> DrawnSituation:
    seat, sets = draw.pick(WINDS), 2 + draw.below(2)
    right_number, off = TILES_OF_A_HAND - TILES_OF_A_SET * sets, draw.pick((-2, -1, 1, 2))
    slip = draw.pick(tuple(_WRONG_RULINGS))
    lowest = draw.pick([each for each in TILES[:27] if each.number < 7])
    ruling = false_win.remedy(slip)
    draw.skip(1)
    return DrawnSituation(
        facts=(
            _number_told(seat, sets, right_number + off)
            if slip is WrongCall.WRONG_NUMBER_OF_TILES
            else _wrong_chow_told(seat, lowest),
        ),
        question=message(
            N_("Another player has just discarded %(tile)s. What is the ruling?"),
            tile=draw.pick(TILES_BUT_WINDS),
        ),
        answer=ruling.value.value,
        reason=_why_tiles_stay_wrong(slip, right_number),
        citations=ruling.articles,
        choices=text_choices(
            ruling.value,
            {**_choices(ruling.value), **_WRONG_RULINGS[slip]},
            _WRONG_TILES_MISCONCEPTIONS[slip],
            "imj-slip-costs",
        ),
    )
