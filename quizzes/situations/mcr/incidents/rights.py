"""What a player may call, add or appeal against (2014, 3.6, 3.9.1.4, 3.12, 3.13; 1998, 7, 10, 15, 16)."""

from collections.abc import Mapping
from typing import Final

from quizzes.hands.draw import Draw
from quizzes.message import FanName, Value
from quizzes.situations.deeds import DeedValues, no_deed_values, of_a_kong
from quizzes.situations.mcr.facts import ALL_EDITIONS, LATER_EDITIONS
from quizzes.situations.mcr.incidents.incident import Incident, IncidentOutcome
from quizzes.situations.mcr.incidents.values import a_suit_tile, a_tile
from scoring import Wind
from scoring.mcr.table.absence import ARTICLES as ABSENCE_ARTICLES
from scoring.mcr.table.absence import Absence
from scoring.mcr.table.appeals import ARTICLES as APPEAL_ARTICLES
from scoring.mcr.table.appeals import RULES_ARTICLES, TIME_ARTICLES
from scoring.mcr.table.book import ArticlesByEdition, RuleBook, articles_by_edition
from scoring.mcr.table.claims import DISCARD_IT_ARTICLES, KONG_ARTICLES, NO_FURITEN_ARTICLES
from scoring.mcr.table.endings import (
    NO_COMPLAINT_ARTICLES,
    NO_MORE_FANS_ARTICLES,
    NOTHING_PAID_ARTICLES,
    SHOWN_ARTICLES,
)
from scoring.mcr.table.fouls import McrFoul
from wording import N_

_OF_1998: Final = (RuleBook.OF_1998,)
_FANS: Final = (
    "mixed-double-chow",
    "short-straight",
    "two-terminal-chows",
    "one-voided-suit",
    "no-honors",
)
_FEE_ARTICLES: Final = articles_by_edition("15.2", "3.12.2")

Ruled = tuple[str, str]
_GOOD: Final = ("call-good", N_("The call is valid."))
_KONG: Final = ("kong-stands", N_("The kong stands, and a replacement tile is drawn."))
_KONG_LATER: Final = ("kong-later", N_("No kong now; it may be declared after the next draw."))
_ADDED: Final = ("fan-added", N_("The fan is added."))
_LOST: Final = ("fan-lost", N_("The fan is lost: the count stands."))
_SHOWN: Final = ("kong-shown", N_("The concealed kong is shown."))
_TOO_LATE: Final = ("too-late", N_("It is too late: no action is taken."))
_UNPAID: Final = ("unpaid", N_("Nobody pays; the next player deals."))
_BYE: Final = ("bye", N_("There is a bye, or the pairings are made again."))
_DEPUTY: Final = (
    "deputy",
    N_("A person appointed for the purpose draws the lot instead, and that lot is valid."),
)
_THREE: Final = (
    "three-left",
    N_("The points so far stand, or the head referee appoints a substitute, who is not ranked."),
)
_HEARD: Final = ("heard", N_("The appeal is heard."))
_REFUSED_LATE: Final = ("late", N_("The appeal is refused: it is too late."))
_REFUSED_FEE: Final = ("fee", N_("The appeal is refused: the fee has not been paid."))
_REFUSED_SPOKEN: Final = ("spoken", N_("The appeal is refused: it is not in writing."))
_STANDS: Final = ("stands", N_("The ruling stands: the arbitration committee may not overturn it."))
_MAY: Final = ("may", N_("The arbitration committee may review the ruling and overturn it."))


def _row(
    topic: str,
    told: str,
    ruled: Ruled,
    reason: str,
    decided_by: ArticlesByEdition,
    values: DeedValues = no_deed_values,
    editions: tuple[RuleBook, ...] = ALL_EDITIONS,
    *,
    ends: bool = False,
) -> Incident:
    return Incident(
        topic,
        None,
        IncidentOutcome.RULED,
        told,
        reason,
        values,
        editions,
        ends=ends,
        ruled=ruled,
        decided_by=decided_by,
    )


_AGAIN: Final = N_(
    "A player may claim or win on a tile even after passing or discarding one like it."
)
_NEEDS_DRAW: Final = N_(
    "A player may declare a kong from the hand only after drawing a tile, not after a claim."
)
_SAME: Final = N_("A tile identical to the one just claimed may be discarded at once.")
_CHOWS_SAME: Final = N_(
    "%(seat)s chows %(tile)s and then discards an identical tile from the hand."
)
_PUNGS_SAME: Final = N_(
    "%(seat)s pungs %(tile)s and then discards an identical tile from the hand."
)
_FLOOR: Final = N_(
    "A player who reaches across the discards to the wall gives up every call on that discard."
)


def _may_discard(
    told: str, editions: tuple[RuleBook, ...], values: DeedValues = a_tile
) -> Incident:
    return Incident(
        "claims",
        None,
        IncidentOutcome.FINE,
        told,
        _SAME,
        values,
        editions,
        decided_by=DISCARD_IT_ARTICLES,
    )


CLAIMS: Final = (
    _may_discard(_CHOWS_SAME, ALL_EDITIONS, a_suit_tile),
    _may_discard(_PUNGS_SAME, LATER_EDITIONS),
    *(
        _row("claims", told, _KONG, _NEEDS_DRAW, KONG_ARTICLES, values)
        for told, values in (
            (
                N_("%(seat)s draws from the wall and declares a concealed kong of %(tile)s."),
                of_a_kong(a_tile),
            ),
            (
                N_(
                    "%(seat)s draws from the wall and adds %(tile)s to an exposed pung to make a kong."
                ),
                a_tile,
            ),
        )
    ),
    _row(
        "claims",
        N_("%(seat)s chows and asks whether a concealed kong of %(tile)s may follow at once."),
        _KONG_LATER,
        _NEEDS_DRAW,
        KONG_ARTICLES,
        of_a_kong(a_tile),
    ),
    _row(
        "claims",
        N_("%(seat)s pungs and asks whether a concealed kong of %(tile)s may follow at once."),
        _KONG_LATER,
        _NEEDS_DRAW,
        KONG_ARTICLES,
        of_a_kong(a_tile),
        LATER_EDITIONS,
    ),
    *(
        _row("claims", told, _GOOD, _AGAIN, NO_FURITEN_ARTICLES, a_tile)
        for told in (
            N_(
                "%(seat)s could pung %(tile)s, lets it pass and, before drawing again, calls a pung on the next one."
            ),
            N_(
                "%(seat)s discards %(tile)s early in the deal and later, holding two more, calls a pung on the fourth."
            ),
        )
    ),
    *(
        Incident(
            "claims",
            McrFoul.REACHES_INTO_FLOOR,
            IncidentOutcome.FOUL,
            told,
            _FLOOR,
            editions=LATER_EDITIONS,
        )
        for told in (
            N_("%(seat)s reaches across the discards to draw, and only then calls a win."),
            N_("%(seat)s reaches across the discards to draw, and only then calls a chow."),
        )
    ),
)


def _fan(draw: Draw, seat: Wind) -> Mapping[str, Value]:
    return {"fan": FanName(draw.pick(_FANS))}


_COUNT: Final = N_("Fans may be added until the count is accepted, but not after that.")
_CHECKED: Final = N_(
    "When a deal ends, whether won or not, concealed kongs are shown so that they can be checked."
)
_AT_ONCE: Final = N_("A problem must be pointed out at once; it cannot be raised afterwards.")
ENDS: Final = (
    _row(
        "ends-of-hands",
        N_("%(seat)s wins, and remembers %(fan)s while the others are still checking the count."),
        _ADDED,
        _COUNT,
        NO_MORE_FANS_ARTICLES,
        _fan,
        ends=True,
    ),
    _row(
        "ends-of-hands",
        N_("%(seat)s wins, but remembers %(fan)s only after the count has been accepted."),
        _LOST,
        _COUNT,
        NO_MORE_FANS_ARTICLES,
        _fan,
        ends=True,
    ),
    _row(
        "ends-of-hands",
        N_("%(seat)s has a concealed kong of %(tile)s, and the deal ends without a winner."),
        _SHOWN,
        _CHECKED,
        SHOWN_ARTICLES,
        of_a_kong(a_tile),
        ends=True,
    ),
    _row(
        "ends-of-hands",
        N_("The wall is used up and nobody wins; only %(seat)s was waiting."),
        _UNPAID,
        N_("Without a winner nothing is paid for the deal, and the next player deals."),
        NOTHING_PAID_ARTICLES,
        ends=True,
    ),
    *(
        _row(
            "ends-of-hands",
            told,
            _TOO_LATE,
            _AT_ONCE,
            NO_COMPLAINT_ARTICLES,
            editions=LATER_EDITIONS,
        )
        for told in (
            N_(
                "Only now does somebody point out that %(seat)s laid open a wrong chow in an earlier deal."
            ),
            N_(
                "Only now does somebody point out that %(seat)s had a tile too many in an earlier deal."
            ),
        )
    ),
)


def _minutes(low: int, high: int) -> DeedValues:
    return lambda draw, seat: {"minutes": low + draw.below(high - low + 1)}


_STEPS: Final = N_(
    "Up to 10 minutes late costs 10 points, up to 15 minutes 20, over 15 minutes the session."
)
_STEPS_OF_1998: Final = N_(
    "Up to 10 minutes late brings a warning and costs 10 points, up to 15 minutes 20, over 15 the session."
)
_COMES: Final = N_("%(seat)s came to the table %(minutes)s minutes after the start of the session.")
TIMES: Final = (
    *(
        Incident(
            "time-and-absence",
            foul,
            IncidentOutcome.FOUL,
            _COMES,
            steps,
            _minutes(low, high),
            editions,
        )
        for foul, low, high in (
            (McrFoul.LATE_TO_10, 2, 10),
            (McrFoul.LATE_TO_15, 11, 15),
            (McrFoul.LATE_OVER_15, 16, 25),
        )
        for editions, steps in ((_OF_1998, _STEPS_OF_1998), (LATER_EDITIONS, _STEPS))
    ),
    _row(
        "time-and-absence",
        N_("%(seat)s withdraws from the event before the next session."),
        _BYE,
        N_("An absence is treated as a bye, or the pairings are made again."),
        ABSENCE_ARTICLES[Absence.FROM_A_SESSION],
        editions=_OF_1998,
    ),
    _row(
        "time-and-absence",
        N_(
            "%(seat)s leaves in the middle of the session, and three players are left at the table."
        ),
        _THREE,
        N_("With only three left, the points so far stand, or a substitute plays."),
        ABSENCE_ARTICLES[Absence.LEAVES_THREE],
        editions=_OF_1998,
        ends=True,
    ),
    _row(
        "time-and-absence",
        N_("Nobody from %(seat)s's team was there when the lots for the next session were drawn."),
        _DEPUTY,
        N_("The organising committee appoints somebody to draw for an absent team."),
        ABSENCE_ARTICLES[Absence.FROM_THE_DRAW],
        editions=LATER_EDITIONS,
    ),
)

_DEMANDS: Final = N_(
    "An appeal must be made in writing, with the fee, within 30 minutes of the session's end."
)
_DEMANDS_1998: Final = N_(
    "The team leader must submit a signed, written appeal within 30 minutes of the session's end; the text names no fee."
)
_WITH_FEE: Final = N_(
    "%(minutes)s minutes after the session, %(seat)s appeals, in writing and with the fee."
)
_BY_LEADER: Final = N_(
    "%(minutes)s minutes after the session, %(seat)s's team leader hands in a signed, written appeal, without a fee."
)
_UNDO: Final = N_(
    "The committee may review rulings as the head referee may, but not overturn penalties given under the rules or to keep order."
)

_REVIEWED: Final = N_(
    "What a hand is worth or who deals is a ruling, not a penalty: the committee may overturn it. Only penalties stand."
)


def _appeal(
    told: str, ruled: Ruled, low: int, high: int, editions: tuple[RuleBook, ...] = LATER_EDITIONS
) -> Incident:
    articles = {_REFUSED_LATE: TIME_ARTICLES, _REFUSED_FEE: _FEE_ARTICLES}.get(
        ruled, APPEAL_ARTICLES
    )
    reason = _DEMANDS_1998 if editions == _OF_1998 else _DEMANDS
    return _row("appeals", told, ruled, reason, articles, _minutes(low, high), editions)


APPEALS: Final = (
    _appeal(_WITH_FEE, _HEARD, 4, 30),
    _appeal(_WITH_FEE, _REFUSED_LATE, 31, 60),
    _appeal(
        N_(
            "%(minutes)s minutes after the session, %(seat)s appeals, in writing but without the fee."
        ),
        _REFUSED_FEE,
        4,
        30,
    ),
    _appeal(
        N_("%(minutes)s minutes after the session, %(seat)s appeals orally and pays the fee."),
        _REFUSED_SPOKEN,
        4,
        30,
    ),
    _appeal(_BY_LEADER, _HEARD, 4, 30, _OF_1998),
    _appeal(_BY_LEADER, _REFUSED_LATE, 31, 60, _OF_1998),
    _appeal(
        N_("%(minutes)s minutes after the session, %(seat)s's team leader appeals orally."),
        _REFUSED_SPOKEN,
        4,
        30,
        _OF_1998,
    ),
    *(
        _row("appeals", told, _STANDS, _UNDO, RULES_ARTICLES)
        for told in (
            N_(
                "%(seat)s asks the arbitration committee to overturn a suspension that the head referee imposed to keep order."
            ),
            N_(
                "%(seat)s asks the arbitration committee to overturn the head referee's deduction of points for a foul."
            ),
        )
    ),
    *(
        _row("appeals", told, _MAY, _REVIEWED, RULES_ARTICLES)
        for told in (
            N_(
                "%(seat)s asks the arbitration committee to overturn the head referee's ruling on what a hand was worth."
            ),
            N_(
                "%(seat)s asks the arbitration committee to overturn the head referee's ruling on who was to deal next."
            ),
        )
    ),
)
