"""International Mahjong at the desk (33.4 and 34)."""

from collections.abc import Mapping, Sequence
from dataclasses import replace
from functools import cache
from typing import Final

from quizzes.desk.happening import Happening, HappeningKind
from quizzes.desk.imj_bound import BOUND, BOUND_DISCARD
from quizzes.desk.imj_grounds import (
    BOTH_FALSE,
    IN_TIME,
    ONE_TILE,
    TAKEN_BACK,
    WHY_PAID,
    WINS,
    WON,
    going_on_after_false_win,
    ground_of_false_win,
    ranks_agreed,
)
from quizzes.desk.ruling import (
    NO_PENALTY,
    NOT_BORNE_OUT,
    DeskBook,
    DeskPenalty,
    DeskReason,
    DeskRuling,
    FoulName,
    PlayAfter,
)
from quizzes.desk.tables import win_called
from quizzes.message import message
from scoring import Score, Wind, rule_set
from scoring.imj.table.false_win import (
    DeclaredHand,
    ImjRemedy,
    WrongCall,
    false_win,
    is_false_win,
    remedy,
)
from scoring.rows import row_for_each
from wording import N_

_FALSE_WINS: Final = "false-wins"
_SLIPS: Final = "slips"
_D, _W = DeclaredHand, WrongCall
_DECLARED: Final[Mapping[DeclaredHand, str]] = {
    _D.NO_WINNING_SHAPE: N_("False win: declared, but the hand is not complete"),
    _D.BELOW_THE_AGREED_LOWEST_RANK: N_("False win: complete, but below the agreed lowest rank"),
    _D.WRONG_NUMBER_OF_TILES: N_("False win: declared with the wrong number of tiles"),
    _D.ALL_SHOWN_WITHOUT_A_WORD: N_("False win: whole hand shown without a declaration"),
    _D.WITHDRAWN_BEFORE_ALL_WAS_SHOWN: N_("A win taken back before the whole hand was shown"),
    _D.WINNING_HAND_WITHOUT_PRIORITY: N_("A winning hand declared without the right to it"),
}
"""Hands that others doubt; a win by the seventh flower is one like any other."""
_CALLED: Final[Mapping[WrongCall, str]] = row_for_each(
    WrongCall,
    {
        _W.POSSIBLE_CALL_NOT_MADE: N_("A possible call that is not carried out"),
        _W.TILES_SHOWN_FOR_A_POSSIBLE_SET: N_("Tiles shown for a possible set that is not made"),
        _W.IMPOSSIBLE_CALL: N_("An impossible call"),
        _W.WALL_TOUCHED: N_("The head of the wall touched before another move"),
        _W.DISPLAYED_TILES_WRONG: N_("A wrong set displayed"),
        _W.WRONG_NUMBER_OF_TILES: N_("Too many or too few tiles"),
    },
)
_REASONS: Final[Mapping[WrongCall, str]] = row_for_each(
    WrongCall,
    {
        _W.POSSIBLE_CALL_NOT_MADE: N_(
            "A pung or kong that was called and is possible must be made."
        ),
        _W.TILES_SHOWN_FOR_A_POSSIBLE_SET: N_(
            "A player who has shown two or more tiles that make a set must make the set."
        ),
        _W.IMPOSSIBLE_CALL: N_(
            "An impossible call may be taken back, but only before one's next discard."
        ),
        _W.WALL_TOUCHED: N_("A player who touches the head of the wall may only draw."),
        _W.DISPLAYED_TILES_WRONG: N_("Displayed tiles are not changed during the game."),
        _W.WRONG_NUMBER_OF_TILES: N_(
            "A wrong number of tiles is not put right during the game, and a winning hand has "
            "14 tiles."
        ),
    },
)
_PLAYS: Final[Mapping[ImjRemedy, PlayAfter]] = row_for_each(
    ImjRemedy,
    {
        ImjRemedy.MUST_BE_MADE: PlayAfter.MUST_BE_MADE,
        ImjRemedy.MAY_BE_TAKEN_BACK: PlayAfter.TAKEN_BACK,
        ImjRemedy.STANDS: PlayAfter.STANDS,
        ImjRemedy.ONLY_DRAWING_IS_LEFT: PlayAfter.ONLY_DRAWS,
        ImjRemedy.CANNOT_WIN: PlayAfter.NO_ORDINARY_WIN,
    },
)
_WHY_NO_FALSE_WIN: Final = N_("That is not a false win, and there is no penalty for it.")
_WITHDRAWAL: Final = is_false_win(DeclaredHand.WITHDRAWN_BEFORE_ALL_WAS_SHOWN).articles
"""Articles that say how a win is declared and until when it is taken back; no false win hangs on them."""
_PAYS: Final = DeskPenalty(
    "false-win", message(N_("1,000 mados to each of the others.")), frozenset({"false-win"})
)
_PAYS_ALL: Final = DeskPenalty(
    "bound-to-lose",
    message(N_("Bound to lose: this player pays the shares of all three.")),
    frozenset({"bound-to-lose"}),
)
_BOUND_ARTICLES: Final = ("33.2", "32.2", "32.3")
_WHY_BOUND: Final = N_(
    "With two pungs of dragons displayed the alert stands, announced or not: the"
    " player who discards the third dragon pays for all if the win is self-drawn."
)
_WHY_FREE: Final = N_(
    "The alert stands, announced or not. Bound tiles should not be discarded, but"
    " the rule is not compulsory: breaking it can only cost the shares of all three"
    " later."
)
_WHY_NO_ALERT: Final = N_(
    "One pung of dragons makes no alert, so no tile is bound, and any may be discarded."
)
_WHY_NOT_BOUND: Final = N_(
    "A player who discarded a bound tile pays for all only if the winning tile is drawn from "
    "the wall; this winning tile was not."
)
_OTHERS: Final = (
    DeskPenalty(
        "false-win-500", message(N_("500 mados to each of the others.")), frozenset({"half"})
    ),
    DeskPenalty("fine", message(N_("1,000 mados, which go to nobody.")), frozenset({"fine"})),
    DeskPenalty(
        "no-win", message(N_("No win in this deal; the player plays on.")), frozenset({"no-win"})
    ),
)


_BEARING_TOO: Final[Mapping[WrongCall, tuple[str, ...]]] = {
    _W.DISPLAYED_TILES_WRONG: ("34.1", "34.2", "34.3"),
    _W.TILES_SHOWN_FOR_A_POSSIBLE_SET: ("34.6",),
    _W.WALL_TOUCHED: ("34.1",),
}
"""Articles that speak of it too where the complaint is not borne out, and so are no wrong answer."""
_BESIDE: Final[Mapping[WrongCall, tuple[str, ...]]] = {
    _W.DISPLAYED_TILES_WRONG: ("34.3",),
    _W.IMPOSSIBLE_CALL: ("34.6",),
}
"""Articles that speak of it too: until when a wrong call is corrected, and that open tiles stay."""


def declared_id(declared: DeclaredHand) -> str:
    """A declared hand as the desk names it, apart from wrong calls of the same name."""
    return f"declared-{declared.value}"


_NEAR: Final = {
    declared_id(_D.WRONG_NUMBER_OF_TILES): frozenset(
        {declared_id(_D.NO_WINNING_SHAPE), _W.WRONG_NUMBER_OF_TILES.value}
    )
}
"""Fouls that could be named in the place of another."""


@cache
def imj_book() -> DeskBook:
    """The rule set at the desk."""
    fouls = {declared_id(each): FoulName(text, _FALSE_WINS) for each, text in _DECLARED.items()}
    fouls |= {each.value: FoulName(text, _SLIPS) for each, text in _CALLED.items()}
    brings = {
        declared_id(each): _PAYS if is_false_win(each).value else NO_PENALTY for each in _DECLARED
    }
    brings |= {each.value: NO_PENALTY for each in _W}
    fouls[BOUND] = FoulName(N_("A bound tile discarded"), _SLIPS)
    brings[BOUND] = _PAYS_ALL
    return DeskBook(
        rule_set("imj"),
        fouls,
        {each.id: each for each in (NO_PENALTY, _PAYS, _PAYS_ALL, *_OTHERS)},
        brings,
        _articles,
        _ruled,
        agreed=ranks_agreed,
        together=_together,
        near=_NEAR,
    )


def _declared(foul: str) -> DeclaredHand | None:
    return next((each for each in DeclaredHand if declared_id(each) == foul), None)


def _articles(foul: str) -> tuple[str, ...]:
    declared = _declared(foul)
    if declared:
        return is_false_win(declared).articles
    return _BOUND_ARTICLES if foul == BOUND else remedy(WrongCall(foul)).articles


def _ruled(happening: Happening) -> DeskRuling:
    if happening.kind is HappeningKind.WIN_CALL:
        return _ruled_win(happening)
    if happening.row == BOUND_DISCARD.key:
        return _of_bound_discard(happening)
    if happening.foul == BOUND:
        return _of_bound_tile(happening)
    declared = _declared(happening.foul)
    if declared is not None:
        return _of_declared(happening, declared)
    slip = WrongCall(happening.foul)
    since = bool(dict(happening.values).get("since"))
    found = remedy(_W.IMPOSSIBLE_CALL if since else slip, discarded_since=since)
    articles = found.articles[:1] if slip is _W.WALL_TOUCHED else found.articles
    if happening.is_so:
        reason = message(_REASONS[_W.IMPOSSIBLE_CALL if since else slip])
        plays = (_PLAYS[found.value],)
        also = _BESIDE.get(slip, ())
        return DeskRuling(happening, "", slip.value, articles, reason, plays=plays, also=also)
    ruling = DeskRuling(
        happening, "", slip.value, articles, NOT_BORNE_OUT, plays=(PlayAfter.GOES_ON,)
    )
    ruling = replace(ruling, also=_BEARING_TOO.get(slip, ()))
    if slip is not _W.WALL_TOUCHED:
        return ruling
    made = remedy(_W.POSSIBLE_CALL_NOT_MADE)  # the pung was called first, and must be made
    why = DeskReason(message(_REASONS[_W.POSSIBLE_CALL_NOT_MADE]), made.articles)
    return replace(ruling, plays=(PlayAfter.MUST_BE_MADE,), going_on=why)


def _ruled_win(happening: Happening) -> DeskRuling:
    called = win_called(happening.state, happening.seat, rule_set("imj"))
    shape = declared_id(DeclaredHand.NO_WINNING_SHAPE)
    if not isinstance(called, Score):
        return _false(happening, DeclaredHand.NO_WINNING_SHAPE)
    return DeskRuling(
        happening,
        "",
        shape,
        ("19.1", "33.4"),
        WINS.text,
        NO_PENALTY,
        payments=called.payments,
        plays=(PlayAfter.WON,),
        score=called,
        also=_WITHDRAWAL,
        ground=WINS,
        going_on=WON,
    )


def _false(happening: Happening, declared: DeclaredHand) -> DeskRuling:
    exposed = happening.seat is not happening.state.turn
    found = false_win(happening.seat, None, exposed, other_wins=False)
    articles = tuple(dict.fromkeys((*is_false_win(declared).articles, *found.articles)))
    foul = declared_id(declared)
    return DeskRuling(
        happening,
        foul,
        foul,
        articles,
        message(WHY_PAID),
        _PAYS,
        payments=found.value.payments,
        plays=(PlayAfter.DEAL_PASSES,),
        also=_WITHDRAWAL,
        ground=ground_of_false_win(declared),
        going_on=going_on_after_false_win(declared, is_exposed=exposed),
    )


_WHY_PAID_TWICE: Final = N_(
    "Another player may still win on the tile of a false win: both are paid, and the game ends "
    "with the win."
)


def _together(rulings: Sequence[DeskRuling]) -> list[DeskRuling]:
    """A false win is paid beside a win on the same tile, which ends the game (34.7)."""
    if not any(each.wins for each in rulings):
        return [replace(each, going_on=BOTH_FALSE) for each in rulings]
    return [
        each
        if each.wins
        else replace(each, reason=message(_WHY_PAID_TWICE), going_on=None, plays=())
        for each in rulings
    ]


def _of_bound_discard(happening: Happening) -> DeskRuling:
    """A bound tile may be discarded, whatever comes of it later (33)."""
    reason = message(_WHY_FREE if happening.is_so else _WHY_NO_ALERT)
    plays = (PlayAfter.GOES_ON,)
    return DeskRuling(
        happening, "", BOUND, ("33", *_BOUND_ARTICLES), reason, NO_PENALTY, plays=plays
    )


def _of_bound_tile(happening: Happening) -> DeskRuling:
    """Who let the third pung of dragons be displayed pays for all, where the win is drawn (33.2)."""
    winner = happening.values_by_name["other"]
    assert isinstance(winner, Wind)
    called = win_called(happening.state, winner, rule_set("imj"))
    assert isinstance(called, Score)
    pays = called.hand.circumstances.liable is happening.seat
    ruling = DeskRuling(
        happening, BOUND if pays else "", BOUND, _BOUND_ARTICLES, NOT_BORNE_OUT, NO_PENALTY
    )
    if pays:
        return replace(ruling, reason=message(_WHY_BOUND), penalty=_PAYS_ALL, payments={})
    if happening.is_so:
        return replace(ruling, reason=message(_WHY_NOT_BOUND), ours=True)
    return ruling


def _good_win(happening: Happening, declared: DeclaredHand) -> DeskRuling:
    """A win that somebody doubts wrongly; the wall was not touched before it (34.4, 23.5)."""
    won = _ruled_win(happening)
    if declared is not DeclaredHand.WINNING_HAND_WITHOUT_PRIORITY:
        return won
    return replace(
        won,
        named=declared_id(declared),
        articles=IN_TIME.articles,
        reason=IN_TIME.text,
        ground=IN_TIME,
        also=(*_WITHDRAWAL, "33.4"),
    )


def _of_declared(happening: Happening, declared: DeclaredHand) -> DeskRuling:
    """A hand that was declared or shown; a good one that is told as doubtful stands."""
    found = is_false_win(declared)
    if happening.is_so and found.value:
        return _false(happening, declared)
    named = declared_id(declared)
    if happening.is_so and declared is DeclaredHand.WINNING_HAND_WITHOUT_PRIORITY:
        touched = remedy(WrongCall.WALL_TOUCHED)
        why = DeskReason(message(_REASONS[WrongCall.WALL_TOUCHED]), touched.articles)
        articles, reason = (*touched.articles, "33.4"), message(_WHY_NO_FALSE_WIN)
        ruling = DeskRuling(happening, "", named, articles, reason, NO_PENALTY, also=_WITHDRAWAL)
        return replace(ruling, plays=(PlayAfter.ONLY_DRAWS,), ground=why, going_on=why)
    if happening.is_so:
        reason = message(_WHY_NO_FALSE_WIN)
        ruling = DeskRuling(happening, "", named, found.articles, reason, NO_PENALTY)
        plays = (PlayAfter.GOES_ON,)
        return replace(ruling, plays=plays, ground=TAKEN_BACK, going_on=TAKEN_BACK)
    if happening.at_win:
        return _good_win(happening, declared)
    ruling = DeskRuling(
        happening, "", named, found.articles, NOT_BORNE_OUT, NO_PENALTY, also=_WITHDRAWAL
    )
    if declared is DeclaredHand.ALL_SHOWN_WITHOUT_A_WORD:
        articles = ONE_TILE.articles
        also = (*_WITHDRAWAL, *remedy(WrongCall.DISPLAYED_TILES_WRONG).articles)
        goes_on = (PlayAfter.GOES_ON,)
        return replace(ruling, articles=articles, reason=ONE_TILE.text, also=also, plays=goes_on)
    wins = declared is DeclaredHand.WRONG_NUMBER_OF_TILES  # its right number is that of a win
    if wins:
        return replace(ruling, plays=(PlayAfter.WON,), going_on=WON)
    return replace(ruling, plays=(PlayAfter.GOES_ON,))
