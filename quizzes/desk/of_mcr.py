"""The competition rules at the desk: what their fouls are called, and how each is ruled."""

from collections.abc import Mapping
from dataclasses import replace
from functools import cache
from typing import Final

from quizzes.desk.gravity import band_of, is_left_to_gravity, scale_of
from quizzes.desk.happening import Happening, HappeningKind
from quizzes.desk.mcr_fouls import (
    DELIBERATE,
    FOUL_NAMES,
    LATE_AND_WARNED,
    NOT_SHOWN,
    REASONS,
    REPEATED,
)
from quizzes.desk.ruling import (
    NO_PENALTY,
    NOT_BORNE_OUT,
    DeskBook,
    DeskPenalty,
    DeskReason,
    DeskRuling,
    PlayAfter,
)
from quizzes.desk.tables import win_called
from quizzes.desk.win_calls import score_of_call
from quizzes.message import AmountInUnit, message
from quizzes.situations.mcr.penalties import penalty_text
from scoring import RuleSet, Score, Wind, rule_set
from scoring.mcr.table.book import RuleBook, articles_by_edition
from scoring.mcr.table.false_wins import FOULS, FalseWinReason, false_win
from scoring.mcr.table.fouls import (
    POINT_CONSEQUENCES,
    McrConsequence,
    McrFoul,
    Penalty,
    penalty_payments,
)
from scoring.mcr.table.penalties import (
    DEDUCTED_ARTICLES,
    ROWS,
    escalation,
    penalty_for,
    still_pays_articles,
)
from scoring.play import CallFault, Stage
from scoring.table import Ruling
from wording import N_

_RECORD: Final = articles_by_edition("appendix 4", "appendix 6")
"""The form on which penalties are recorded."""
_PLAYS: Final = (
    (McrConsequence.HAND_ENDS, PlayAfter.ENDS),
    (McrConsequence.DISCARDED_IN_TURN, PlayAfter.ONE_BY_ONE),
    (McrConsequence.STOP, PlayAfter.NO_WIN),
    (McrConsequence.NO_WIN_UNTIL_DRAW, PlayAfter.NO_WIN_UNTIL_DRAW),
    (McrConsequence.NEXT_DISCARD, PlayAfter.NEXT_DISCARD),
    (McrConsequence.PUT_BACK, PlayAfter.PUT_BACK),
    (McrConsequence.CLAIM_LOST, PlayAfter.CLAIM_LOST),
)
_OUT: Final = frozenset(
    {McrConsequence.DISQUALIFICATION, McrConsequence.SUSPENSION, McrConsequence.FORFEIT}
)
"""After these the text does not say how the deal goes on."""
_NO_PLAY: Final = frozenset(
    {McrFoul.MISNAMES_DISCARD, McrFoul.UNLAWFUL_GAIN, McrFoul.WATCHES_ON, McrFoul.CHEATING}
)
"""Fouls of which the text does not say how the deal goes on."""
_GRAVE: Final = (
    McrFoul.UNLAWFUL_GAIN,
    McrFoul.CHEATING,
    McrFoul.INFORMATION,
    McrFoul.GRAVE_DISTURBANCE,
)
"""Any of these could be called a grave foul or other cheating as well."""
_TALK: Final = frozenset(
    {McrFoul.OTHER_BREACH, McrFoul.INFORMATION, McrFoul.GRAVE_DISTURBANCE, McrFoul.NAMES_DISCARD}
)
"""What may be talk, or is a message in another form."""
_CONDITIONS: Final = articles_by_edition("10.1(1)", "3.9.1.1")
_SHAPE: Final = articles_by_edition("10.1(1)1", "3.9.1.1(1)")
_MINIMUM: Final = articles_by_edition("10.1(1)2", "3.9.1.1(2)")
_NO_WIN: Final = articles_by_edition("13.3", "3.11.3")
_A_DEAL: Final = articles_by_edition("5.2", "3.4.2")
_PLAYS_ON: Final = N_(
    "The right to win is lost for this deal; the player plays on and pays when another player wins."
)
_NOTHING_ELSE: Final = N_("The text orders nothing besides the penalty, so play goes on.")
_DECIDED: Final = N_(
    "After another player's tiles are exposed, the referee decides whether the deal goes on."
)
_WON: Final = N_("A win ends the deal.")
_GROUNDS: Final[Mapping[McrFoul, str]] = {
    McrFoul.WIN_BELOW_MINIMUM: N_("Without flowers the hand is worth less than 8 points."),
    McrFoul.WIN_ON_WRONG_TILE: N_(
        "The hand was waiting, but not for this tile, which does not complete it."
    ),
    McrFoul.WIN_NOT_WAITING: N_(
        "The hand was one tile short of waiting, so this tile does not complete it."
    ),
    McrFoul.WIN_FAR_FROM_WAITING: N_(
        "The hand was two tiles or more short of waiting, so this tile does not complete it."
    ),
}
_ASSUMED: Final = N_("Nothing is wrong with the call, and the hand is assumed to win.")
_HIDDEN: Final = frozenset({McrFoul.CLAIM_THEN_WIN, McrFoul.ODD_WIN_CALL})
"""Calls at which no tile is shown."""
_OPEN_PLAYS: Final = {RuleBook.OF_1998: (PlayAfter.ONE_BY_ONE,)}
"""What follows of the tiles of a false win, of which that edition does not speak."""
_AFTER_A_WIN: Final = frozenset({McrFoul.SHOWS_HAND_AT_GOOD_WIN})
_WORTH: Final = N_(
    "The tile completes the hand, which is worth %(points)s without flowers; at least 8 "
    "points are needed."
)


@cache
def mcr_book(edition: RuleBook) -> DeskBook:
    """An edition at the desk."""
    rules = rule_set(edition.value)
    unsaid = {McrFoul.OWN_WIN_REFUSED} if edition is RuleBook.OF_1998 else set()
    named = [foul for foul in McrFoul if foul in ROWS[edition] and foul not in unsaid]
    return DeskBook(
        rules,
        {foul.value: FOUL_NAMES[foul] for foul in named},
        dict(_penalties(edition)),
        {foul.value: _brings(edition, foul) for foul in named},
        lambda foul: _ordered(edition, McrFoul(foul)).articles,
        lambda happening: _ruled(happening, rules, edition),
        _RECORD[edition],
        lambda happening: scale_of(happening, edition),
        near={foul.value: _near(foul) for foul in (*_GRAVE, McrFoul.MISNAMES_DISCARD)},
        deducted=DEDUCTED_ARTICLES[edition],
    )


def _near(foul: McrFoul) -> frozenset[str]:
    """The other grave ones; who hides a tile holds too few besides, who misnames one names it."""
    if foul is McrFoul.MISNAMES_DISCARD:
        return frozenset({McrFoul.NAMES_DISCARD.value})
    others = {each.value for each in _GRAVE if each is not foul}
    return frozenset(others | ({McrFoul.WRONG_COUNT.value} if foul is McrFoul.CHEATING else set()))


def _ordered(edition: RuleBook, foul: McrFoul) -> Ruling[Penalty]:
    """What a foul costs; later texts order no notice for hiding tiles (3.11.6.1; a grave case, 3.11.4)."""
    found = penalty_for(edition, foul)
    if foul is not McrFoul.CHEATING or edition is RuleBook.OF_1998:
        return found
    return replace(found, value=replace(found.value, may=frozenset({McrConsequence.SUSPENSION})))


def _penalties(edition: RuleBook) -> Mapping[str, DeskPenalty]:
    """Every penalty that a foul of the edition brings, by the id of its sentence."""
    rows = (_ordered(edition, foul).value for foul in ROWS[edition])
    steps = (escalation(edition, offence).value for offence in range(1, 5))
    found = [each for each in rows if McrConsequence.ESCALATION not in each.always]
    choices = (_penalty(each) for each in (*found, *steps))
    return {each.id: each for each in choices}


def _brings(edition: RuleBook, foul: McrFoul) -> DeskPenalty:
    """What a foul brings, at its first time."""
    found = _ordered(edition, foul).value
    grows = McrConsequence.ESCALATION in found.always
    return _penalty(escalation(edition, 2).value if grows else found)


def _penalty(ordered: Penalty) -> DeskPenalty:
    """A penalty with its sentence; that of a late pung may be refused besides, which is not said."""
    id, text = penalty_text(ordered)
    orders = frozenset(each.value for each in (*ordered.always, *ordered.may))
    return DeskPenalty(id, text, orders, ordered.points, not ordered.always and bool(ordered.may))


def _ruled(happening: Happening, rules: RuleSet, edition: RuleBook) -> DeskRuling:
    general = _ordered(edition, McrFoul.OTHER_BREACH).articles  # on any breach at all
    if happening.kind is HappeningKind.WIN_CALL:
        return replace(_ruled_win(happening, rules, edition), also=general)
    ruling = _of_deed(happening, rules, edition)
    if ruling.named not in _TALK:
        return replace(ruling, also=general)
    # Noise of any kind may be talk, and a sign is talk without words: 3.6.1 forbids both.
    talk = _ordered(edition, McrFoul.NAMES_DISCARD).articles
    is_ours = ruling.ours or happening.row == McrFoul.OTHER_BREACH  # no text speaks of telephones
    return replace(ruling, also=(*general, *talk), ours=is_ours)


def _of_deed(happening: Happening, rules: RuleSet, edition: RuleBook) -> DeskRuling:
    foul = McrFoul(happening.foul)
    if foul is McrFoul.OWN_WIN_REFUSED:
        return _of_own_tiles(happening, edition)
    found = _ordered(edition, foul)
    if foul not in ROWS[edition]:
        foul = McrFoul.OTHER_BREACH
    grows = happening.offence and McrConsequence.ESCALATION in found.value.always
    step = escalation(edition, happening.offence) if grows else None
    if not happening.is_so:
        believed = _penalty(step.value) if step else None
        return replace(_no_foul(happening, rules, edition, foul, found.articles), believed=believed)
    if step:
        may_refuse = bool(found.value.may)
        found = Ruling(step.value, found.articles, step.ours, step.note)
        ruling = _of_penalty(happening, foul, found, edition)
        return replace(ruling, plays=() if may_refuse else ruling.plays)
    return _of_penalty(happening, foul, found, edition)


def _of_own_tiles(happening: Happening, edition: RuleBook) -> DeskRuling:
    """The tiles of a false win are no exposed tiles."""
    foul = McrFoul.OWN_WIN_REFUSED
    found = _ordered(edition, foul)
    return DeskRuling(
        happening,
        "",
        foul.value,
        found.articles,
        message(REASONS[foul]),
        plays=(PlayAfter.SHOWN_STAY,),
        ours=found.ours,
    )


def _no_foul(
    happening: Happening,
    rules: RuleSet,
    edition: RuleBook,
    foul: McrFoul,
    articles: tuple[str, ...],
) -> DeskRuling:
    """It looked like a foul and is none; a win that was called so stands, where it is one."""
    ruling = DeskRuling(happening, "", foul.value, articles, NOT_BORNE_OUT, NO_PENALTY)
    if not happening.at_win:
        plays = () if foul in _NO_PLAY or _is_over(happening) else (PlayAfter.GOES_ON,)
        return replace(ruling, plays=plays)
    if McrFoul(happening.foul) in _HIDDEN:
        stands = DeskReason(message(_ASSUMED), (*articles, *_CONDITIONS[edition]))
        return replace(ruling, is_good_call=True, stands=stands)
    won = _ruled_win(happening, rules, edition)
    if not won.wins:
        return won
    stands = DeskReason(won.reason, won.articles)
    return replace(won, named=foul.value, articles=articles, reason=NOT_BORNE_OUT, stands=stands)


def _ruled_win(happening: Happening, rules: RuleSet, edition: RuleBook) -> DeskRuling:
    called = win_called(happening.state, happening.seat, rules)
    if isinstance(called, Score):
        foul = McrFoul.WIN_BELOW_MINIMUM
        return DeskRuling(
            happening,
            "",
            foul.value,
            _CONDITIONS[edition],
            message(_WORTH, points=AmountInUnit(called.counted_for_minimum)),
            NO_PENALTY,
            payments=called.payments,
            plays=(PlayAfter.WON,),
            score=called,
            going_on=DeskReason(message(_WON), _A_DEAL[edition]),
        )
    reason = FalseWinReason(called.fault.value)
    drawn = happening.seat is happening.state.turn
    false = false_win(edition, reason, happening.seat, self_drawn=drawn)
    ruling = _of_penalty(
        happening,
        FOULS[reason],
        Ruling(false.value.penalty, false.articles, false.ours, false.note),
        edition,
    )
    is_worth_little = called.fault is CallFault.BELOW_MINIMUM
    score = score_of_call(happening, rules) if is_worth_little else None
    foul = FOULS[reason]
    says = _MINIMUM if is_worth_little else _SHAPE
    ground = DeskReason(message(_GROUNDS[foul]), (*says[edition], *false.articles))
    return replace(ruling, score=score, ground=ground, open_plays=_OPEN_PLAYS.get(edition, ()))


def _of_penalty(
    happening: Happening, foul: McrFoul, found: Ruling[Penalty], edition: RuleBook
) -> DeskRuling:
    ordered = found.value
    if McrConsequence.SUSPENSION in ordered.may:
        ordered = replace(ordered, points=(), may=ordered.may - POINT_CONSEQUENCES)
    choices = band_of(happening) if is_left_to_gravity(ordered) else ()
    plays = _plays(happening, foul, ordered)
    return DeskRuling(
        happening,
        foul.value,
        foul.value,
        found.articles,
        message(_reason(foul, found.value)),
        _penalty(found.value),
        choices,
        _payments(happening, ordered),
        plays,
        ours=found.ours,
        going_on=_going_on(ordered, plays, found.articles, edition),
    )


def _going_on(
    ordered: Penalty, plays: tuple[PlayAfter, ...], articles: tuple[str, ...], edition: RuleBook
) -> DeskReason | None:
    """How play goes on without the right to win or after a fine; None where the penalty says it."""
    if plays == (PlayAfter.GOES_ON,):
        return DeskReason(message(_NOTHING_ELSE), articles, ours=True)
    if plays == (PlayAfter.REFEREE_DECIDES,):
        return DeskReason(message(_DECIDED), articles)
    if (
        McrConsequence.STOP not in ordered.always
        or McrConsequence.DISCARDED_IN_TURN in ordered.always
    ):
        return None
    return DeskReason(
        message(_PLAYS_ON),
        (*articles, *_NO_WIN[edition], *still_pays_articles(edition, articles)),
    )


def _reason(foul: McrFoul, ordered: Penalty) -> str:
    if McrConsequence.NO_WIN_UNTIL_DRAW in ordered.always:
        return NOT_SHOWN
    if foul is McrFoul.OTHER_BREACH and McrConsequence.SUSPENSION in ordered.may:
        return REPEATED
    if foul is McrFoul.LATE_TO_10 and McrConsequence.WARNING in ordered.always:
        return LATE_AND_WARNED
    out = McrConsequence.DISQUALIFICATION in ordered.always
    return DELIBERATE if out and foul is McrFoul.WIN_FAR_FROM_WAITING else REASONS[foul]


def _payments(happening: Happening, ordered: Penalty) -> Mapping[Wind, int] | None:
    orders = ordered.always | ordered.may
    if orders.isdisjoint(POINT_CONSEQUENCES):
        return None
    told = dict(happening.values)
    points, injured = told.get("points"), told.get("other")
    amount = points if isinstance(points, int) and points in ordered.points else None
    if amount is None and len(ordered.points) > 1:
        amount = ordered.points[1]
    return penalty_payments(
        ordered, happening.seat, amount, injured if isinstance(injured, Wind) else None
    )


def _is_over(happening: Happening) -> bool:
    """Whether the deal has ended, so that nothing goes on."""
    return happening.state.stage is Stage.OVER


def _plays(happening: Happening, foul: McrFoul, ordered: Penalty) -> tuple[PlayAfter, ...]:
    if foul in _NO_PLAY or _is_over(happening) or not _OUT.isdisjoint(ordered.always | ordered.may):
        return ()
    if McrConsequence.STOP in ordered.may:
        return ()
    if foul in _AFTER_A_WIN:
        return (PlayAfter.WON,)
    if McrConsequence.HAND_ENDS in ordered.may:
        return (PlayAfter.REFEREE_DECIDES,)
    for consequence, play in _PLAYS:
        if consequence in ordered.always:
            return (play,)
    return (PlayAfter.GOES_ON,)
