"""The rules of the league at the desk (Rengo 66 to 73); `rengo_grounds` says why."""

from collections.abc import Mapping, Sequence
from dataclasses import replace
from functools import cache
from typing import Final

from quizzes.desk.happening import Happening, HappeningKind
from quizzes.desk.rengo_grounds import (
    WHY_DEAD,
    WHY_REPLAYED,
    WHY_REPLAYED_WITH_STICKS,
    WON,
    ground_of_call,
    ground_of_foul,
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
from quizzes.desk.tables import paid_with_sticks, seats_with_stick, win_called
from quizzes.desk.win_calls import score_of_call
from quizzes.message import Message, message
from scoring import Score, Wind, rule_set
from scoring.play import Stage, TableState
from scoring.rengo.table.fouls import (
    ChomboScheme,
    RengoConsequence,
    RengoFoul,
    chombo_cost,
    consequence,
    seats_paying_chombo,
)
from scoring.rengo.table.riichi import STICK, SticksEvent, sticks
from scoring.rows import row_for_each
from scoring.table import Ruling
from wording import N_

F = RengoFoul
FALSE_WIN: Final = "chombo"
_DEAD: Final = "dead-hand"
_NAMES: Final[Mapping[RengoFoul, FoulName]] = row_for_each(
    RengoFoul,
    {
        F.FALSE_WIN_SHOWN: FoulName(N_("A false win with the hand shown"), FALSE_WIN),
        F.HAND_MUDDLED_BEFORE_CHECK: FoulName(
            N_("A hand mixed up before the others checked it"), FALSE_WIN
        ),
        F.PLAY_MADE_IMPOSSIBLE: FoulName(
            N_("Hand or wall upset, making play impossible"), FALSE_WIN
        ),
        F.RIICHI_WITHOUT_TENPAI: FoulName(
            N_("Riichi without a wait at the exhaustive draw"), FALSE_WIN
        ),
        F.RIICHI_HAND_NOT_SHOWN: FoulName(
            N_("A riichi hand not shown at the exhaustive draw"), FALSE_WIN
        ),
        F.DEAD_HAND_ACTED: FoulName(N_("A call with a dead hand"), FALSE_WIN),
        F.WRONG_NUMBER_OF_TILES: FoulName(N_("Too many or too few tiles"), _DEAD),
        F.EARLY_DRAW: FoulName(N_("Drawing too early"), _DEAD),
        F.PEEPING: FoulName(N_("Looking at another player's tiles"), _DEAD),
        F.DRAWN_FROM_WRONG_PLACE: FoulName(N_("Drawing from the wrong place"), _DEAD),
        F.WRONG_CALL: FoulName(N_("A wrong chi, pon or kan"), _DEAD),
        F.WIN_WITHDRAWN_BEFORE_SHOWING: FoulName(
            N_("A win called and withdrawn before the hand was shown"), _DEAD
        ),
        F.RIICHI_WITHDRAWN: FoulName(N_("Riichi withdrawn before the discard"), _DEAD),
    },
)
_DEAD_HAND: Final = DeskPenalty(
    _DEAD, message(N_("A dead hand: no win, no claim and no riichi.")), frozenset({_DEAD})
)
_CHOMBOS: Final[Mapping[ChomboScheme, DeskPenalty]] = {
    ChomboScheme.A: DeskPenalty(
        "chombo-A",
        message(N_("A chombo: 20P off the total points.")),
        frozenset({"chombo-A"}),
    ),
    ChomboScheme.B: DeskPenalty(
        "chombo-B",
        message(N_("A chombo: 20,000 points in sticks taken off the table.")),
        frozenset({"chombo-B"}),
    ),
}
_OTHER_PENALTIES: Final = (
    DeskPenalty(
        "chombo-paid",
        message(N_("A chombo, paid to the others like a mangan.")),
        frozenset({"chombo-paid"}),
    ),
    DeskPenalty("warning", message(N_("A warning.")), frozenset({"warning"})),
)
_WHY_PENALTY: Final[Mapping[ChomboScheme, str]] = {
    ChomboScheme.A: N_(
        "Each event chooses the penalty for a chombo: here it is (A), 20P off the total points."
    ),
    ChomboScheme.B: N_(
        "Each event chooses the penalty for a chombo: here it is (B), 20,000 points in sticks "
        "taken off the table."
    ),
}
_SCHEMES: Final[Mapping[ChomboScheme, str]] = {
    ChomboScheme.A: N_("For a chombo this event takes 20P off the total points."),
    ChomboScheme.B: N_("For a chombo this event takes 20,000 points in sticks off the table."),
}


@cache
def rengo_book() -> DeskBook:
    """The rule set at the desk."""
    penalties = (NO_PENALTY, _DEAD_HAND, *_CHOMBOS.values(), *_OTHER_PENALTIES)
    brings = {
        foul.value: _CHOMBOS[ChomboScheme.B]
        if consequence(foul).value is RengoConsequence.CHOMBO
        else _DEAD_HAND
        for foul in RengoFoul
    }
    return DeskBook(
        rule_set("rengo"),
        {foul.value: name for foul, name in _NAMES.items()},
        {each.id: each for each in penalties},
        brings,
        lambda foul: consequence(RengoFoul(foul)).articles,
        _ruled,
        agreed=_agreed,
        together=_together,
        near={F.RIICHI_HAND_NOT_SHOWN.value: frozenset({F.RIICHI_WITHOUT_TENPAI.value})},
    )


def _scheme(happening: Happening) -> ChomboScheme:
    """What the event has chosen, told by the last tile of the wall."""
    return tuple(ChomboScheme)[happening.state.wall.tiles[-1].index % 2]


def _agreed(happening: Happening) -> tuple[Message, ...]:
    return (message(_SCHEMES[_scheme(happening)]),)


def _ruled(happening: Happening) -> DeskRuling:
    if happening.kind is HappeningKind.WIN_CALL:
        return _ruled_win(happening)
    foul = RengoFoul(happening.foul)
    articles = consequence(foul).articles
    if not happening.is_so:
        is_over = foul is F.HAND_MUDDLED_BEFORE_CHECK or happening.state.stage is Stage.OVER
        plays = () if is_over else (PlayAfter.GOES_ON,)
        return DeskRuling(
            happening, "", foul.value, articles, NOT_BORNE_OUT, NO_PENALTY, plays=plays
        )
    return _of_foul(happening, foul)


def _ruled_win(happening: Happening) -> DeskRuling:
    rules = rule_set("rengo")
    called = win_called(happening.state, happening.seat, rules)
    ground = ground_of_call(happening, called, score_of_call(happening, rules))
    if not isinstance(called, Score):
        return replace(_of_foul(happening, F.FALSE_WIN_SHOWN), ground=ground)
    laid = seats_with_stick(happening.state)
    return DeskRuling(
        happening,
        "",
        F.FALSE_WIN_SHOWN.value,
        consequence(F.FALSE_WIN_SHOWN).articles,
        ground.text,
        NO_PENALTY,
        payments=paid_with_sticks(called.payments or {}, laid),
        plays=(PlayAfter.WON,),
        score=called,
        laid=laid,
        ground=ground,
        going_on=WON,
    )


def _of_foul(happening: Happening, foul: RengoFoul) -> DeskRuling:
    found = consequence(foul)
    ground = ground_of_foul(foul, _NAMES[foul].text)
    if found.value is RengoConsequence.DEAD_HAND:
        return DeskRuling(
            happening,
            foul.value,
            foul.value,
            found.articles,
            message(WHY_DEAD),
            _DEAD_HAND,
            plays=(PlayAfter.DEAD_HAND,),
            ground=ground,
        )
    scheme = _scheme(happening)
    cost = chombo_cost(scheme)
    returned = _returned(happening.state)
    paid = dict(returned)
    paid[happening.seat] = paid.get(happening.seat, 0) - cost.value.sticks
    return DeskRuling(
        happening,
        foul.value,
        foul.value,
        tuple(dict.fromkeys((*found.articles, *cost.articles))),
        message(_WHY_PENALTY[scheme]),
        _CHOMBOS[scheme],
        payments=paid if any(paid.values()) else None,
        plays=(PlayAfter.REPLAYED,),
        ground=ground,
        going_on=DeskReason(
            message(WHY_REPLAYED_WITH_STICKS if returned else WHY_REPLAYED), cost.articles
        ),
    )


_WHY_EXCUSED: Final = N_(
    "A proper win at the same time takes priority over a chombo, which then brings no penalty."
)
_WHY_ALL: Final = N_("If several players commit a chombo, each of them is punished.")


def _together(rulings: Sequence[DeskRuling]) -> list[DeskRuling]:
    """A chombo beside a proper win is excused (66); of several each is punished (69)."""
    offenders = {each.happening.seat for each in rulings if each.foul}
    found = seats_paying_chombo(offenders, any(each.wins for each in rulings))
    return [_beside_others(each, found, number) for number, each in enumerate(rulings)]


def _beside_others(ruling: DeskRuling, found: Ruling[tuple[Wind, ...]], number: int) -> DeskRuling:
    if not ruling.foul:
        return ruling
    articles = tuple(dict.fromkeys((*ruling.articles, *found.articles)))
    if ruling.happening.seat not in found.value:
        return replace(
            ruling,
            articles=(*found.articles, *ruling.articles[:1]),
            reason=message(_WHY_EXCUSED),
            going_on=None,
            penalty=NO_PENALTY,
            payments=None,
            plays=(),
        )
    paid = ruling.payments
    if number and paid:  # the sticks go back once
        back = _returned(ruling.happening.state)
        paid = {seat: amount - back.get(seat, 0) for seat, amount in paid.items()}
    return replace(ruling, articles=articles, reason=message(_WHY_ALL), payments=paid)


def _returned(state: TableState) -> dict[Wind, int | float]:
    """The sticks that go back to those who laid them in this deal."""
    laid = seats_with_stick(state)
    back = sticks(SticksEvent.CHOMBO, len(laid), state.deposits - len(laid)).value.returned
    return dict.fromkeys(laid, STICK) if back else {}
