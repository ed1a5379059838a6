"""Why a win stands or is none, what makes a foul (Rengo 4, 45, 62 to 73)."""

from collections.abc import Mapping
from typing import Final

from quizzes.desk.happening import Happening
from quizzes.desk.ruling import DeskReason
from quizzes.message import message
from scoring import Score
from scoring.play import CallFault, RuledCall
from scoring.rengo.table.fouls import RengoConsequence, RengoFoul, consequence, proper_win
from wording import N_

F = RengoFoul
WHY_REPLAYED: Final = N_("After a chombo the deal is played again.")
WHY_REPLAYED_WITH_STICKS: Final = N_(
    "After a chombo the deal is played again, and each riichi stick of the deal goes"
    " back to the player who laid it."
)
WHY_DEAD: Final = N_("A dead hand may not win, claim or declare riichi; to do so is a chombo.")
WON: Final = DeskReason(
    message(N_("A proper win that is called and shown ends the deal.")),
    ("19(1)", *proper_win().articles),
)
_SHAPE: Final = ("4",)
_YAKU: Final = ("62",)
_FURITEN: Final = ("63", "64")
_FALSE: Final[Mapping[CallFault, tuple[str, tuple[str, ...]]]] = {
    CallFault.NO_YAKU: (
        N_("The win was called and the hand opened, but the complete hand has no yaku."),
        _YAKU,
    ),
    CallFault.FURITEN: (
        N_("The win was called on a discard and the hand opened, but the hand is furiten."),
        _FURITEN,
    ),
}
_FURITEN_WITHOUT_YAKU: Final = (
    N_(
        "The win was called on a discard and the hand opened, but the hand has no yaku and "
        "is furiten as well."
    ),
    (*_YAKU, *_FURITEN),
)
_INCOMPLETE: Final = (
    N_("The win was called and the hand opened, but the hand is not complete."),
    _SHAPE,
)
_TSUMO: Final = N_("The hand is complete and has a yaku.")
_RON: Final = N_("The hand is complete, has a yaku and is not furiten.")
_CHOMBOS: Final[Mapping[RengoFoul, tuple[str, tuple[str, ...]]]] = {
    F.HAND_MUDDLED_BEFORE_CHECK: (
        N_(
            "The hand was mixed up before the others had checked it, so that nobody can tell whether it won."
        ),
        (),
    ),
    F.PLAY_MADE_IMPOSSIBLE: (N_("The wall cannot be set up again, and the deal cannot go on."), ()),
    F.RIICHI_WITHOUT_TENPAI: (
        N_("The deal ended in an exhaustive draw, and the riichi hand was not tenpai."),
        ("44",),
    ),
    F.RIICHI_HAND_NOT_SHOWN: (
        N_(
            "At the exhaustive draw a riichi hand must be shown; if it is not, it counts as riichi without a wait."
        ),
        ("68(4)",),
    ),
    F.DEAD_HAND_ACTED: (N_("A dead hand has no right to chi, pon, kan or riichi."), ()),
}
_MAKES_DEAD: Final = N_("%(foul)s: that makes the hand dead.")
_OF_ITS_OWN: Final[Mapping[RengoFoul, tuple[str, ...]]] = {F.RIICHI_WITHDRAWN: ("39",)}
"""Articles beside 70 that say it of one thing."""


def ground_of_call(
    happening: Happening, called: Score | RuledCall, counted: Score | None
) -> DeskReason:
    """Why a called win stands, or why it is none; `counted` is the hand as it counts."""
    if isinstance(called, RuledCall):
        text, articles = _FALSE.get(called.fault, _INCOMPLETE)
        if called.fault is CallFault.FURITEN and counted and counted.why_not == "no-yaku":
            text, articles = _FURITEN_WITHOUT_YAKU
        return DeskReason(message(text), (*consequence(F.FALSE_WIN_SHOWN).articles, *articles))
    if happening.seat is happening.state.turn:
        return DeskReason(message(_TSUMO), (*_SHAPE, *_YAKU))
    return DeskReason(message(_RON), (*_SHAPE, *_YAKU, *_FURITEN))


def ground_of_foul(foul: RengoFoul, name: str) -> DeskReason:
    """What makes it a foul, under its name."""
    found = consequence(foul)
    if foul in _CHOMBOS:
        text, articles = _CHOMBOS[foul]
        return DeskReason(message(text), (*found.articles, *articles))
    assert found.value is RengoConsequence.DEAD_HAND or foul is F.FALSE_WIN_SHOWN
    if foul is F.FALSE_WIN_SHOWN:
        return DeskReason(message(_INCOMPLETE[0]), found.articles)
    articles = (*found.articles, *_OF_ITS_OWN.get(foul, ()))
    return DeskReason(message(_MAKES_DEAD, foul=message(name)), articles)
