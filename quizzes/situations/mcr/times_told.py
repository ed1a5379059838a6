"""Time limits: four players of whom one is late, and a session that nears its end (2014, 3.5.6, 3.6.4)."""

from collections.abc import Callable
from dataclasses import dataclass
from itertools import chain
from typing import Final

from quizzes.address import Kind
from quizzes.hands.draw import Draw
from quizzes.message import Message, message
from quizzes.situations.choosing import shuffled_choices
from quizzes.situations.mcr.facts import (
    ALL_EDITIONS,
    LATER_EDITIONS,
    MISCONCEPTION_OF_EDITION,
    REFEREE_QUESTION,
    edition_of,
    random_seat,
    random_suit_tile,
    random_tile,
    seat_choices,
    session_began,
    situation_from_ruling,
)
from quizzes.situations.template import DrawnSituation, SituationChapter, Template
from scoring import WINDS, RuleSet, Wind
from scoring.mcr.table.book import ArticlesByEdition, RuleBook
from scoring.mcr.table.times import (
    ARTICLES,
    CLAIM,
    DISCARD,
    OPENING,
    TimeLimits,
    session_over,
    times,
)
from scoring.table import Ruling
from wording import N_

CHAPTER: Final = SituationChapter("time-and-absence", *ALL_EDITIONS)


@dataclass(frozen=True, slots=True)
class TimedAct:
    """Something that has so many seconds, and the articles that say so."""

    told: str
    limit: Callable[[TimeLimits], int]
    articles: ArticlesByEdition
    editions: tuple[RuleBook, ...] = ALL_EDITIONS
    by_dealer: bool = False


_PUNG: Final = N_("%(seat)s calls a pung %(seconds)s seconds after another player's discard.")
_ACTS: Final = (
    TimedAct(
        N_(
            "%(seat)s, the dealer, takes %(seconds)s seconds to sort the tiles, replace flowers and discard %(tile)s."
        ),
        lambda limits: limits.opening_seconds,
        OPENING,
        by_dealer=True,
    ),
    TimedAct(
        N_("After drawing a tile, %(seat)s takes %(seconds)s seconds to discard %(tile)s."),
        lambda limits: limits.discard_seconds,
        DISCARD,
        LATER_EDITIONS,
    ),
    TimedAct(
        N_("After the previous discard, %(seat)s takes %(seconds)s seconds to discard %(tile)s."),
        lambda limits: limits.discard_seconds,
        DISCARD,
        (RuleBook.OF_1998,),
    ),
    TimedAct(
        _PUNG,
        lambda limits: limits.pung_seconds,
        CLAIM,
    ),
    TimedAct(
        N_("%(seat)s calls a kong %(seconds)s seconds after another player's discard."),
        lambda limits: limits.pung_seconds,
        CLAIM,
        LATER_EDITIONS,
    ),
)


def _seconds(draw: Draw, limit: int, *, late: bool) -> int:
    """So many seconds as are in time, or too many."""
    if late:
        return limit + 1 + draw.below(max(2, limit // 2))
    return limit - draw.below(max(2, limit // 2))


def _is_mixed_up(seconds: int, limits: TimeLimits, *, late: bool) -> bool:
    """Whether some other limit of the edition makes the one in time late, or the late one in time."""
    others = (limits.opening_seconds, limits.discard_seconds, limits.pung_seconds)
    return any((seconds > each) != late for each in others)


def _one_of_four(draw: Draw, rules: RuleSet) -> DrawnSituation:
    """Each of four does something that has its time; one of them is too late, or alone in time."""
    edition, late = edition_of(rules), draw.chance(0.5)
    limits, one = times(edition).value, random_seat(draw)
    facts: list[Message] = []
    misconceptions: dict[Wind, str] = {}
    articles_on: dict[Wind, tuple[str, ...]] = {}
    for seat in draw.shuffled(WINDS):
        act = draw.pick(
            [
                each
                for each in _ACTS
                if edition in each.editions and (seat is Wind.EAST or not each.by_dealer)
            ]
        )
        limit = act.limit(limits)
        is_late = late == (seat is one)
        seconds = _seconds(draw, limit, late=is_late)
        values = {"tile": random_tile(draw)} if "%(tile)s" in act.told else {}
        facts.append(message(act.told, seat=seat, seconds=seconds, **values))
        articles_on[seat] = act.articles[edition]
        for other in ALL_EDITIONS:
            if (seconds > act.limit(times(other).value)) != is_late:
                misconceptions.setdefault(seat, MISCONCEPTION_OF_EDITION[other])
        if not _is_mixed_up(seconds, limits, late=is_late):
            by_a_pung = act.told == _PUNG
            misconceptions.setdefault(
                seat, "three-seconds" if by_a_pung and seconds == limit else "time-misjudged"
            )
    question = message(N_("Who is too late?") if late else N_("Who is the only one in time?"))
    reason = message(
        N_(
            "The limit is %(opening)s seconds for the opening, %(discard)s for every later discard and %(pung)s for a pung."
        )
        if edition is RuleBook.OF_1998
        else N_(
            "The limit is %(opening)s seconds for the opening, %(discard)s for every later discard and %(pung)s for a pung or kong."
        ),
        opening=limits.opening_seconds,
        discard=limits.discard_seconds,
        pung=limits.pung_seconds,
    )
    deciding, told = articles_on[one], {*chain.from_iterable(articles_on.values())}
    beside = (each for each in ARTICLES[edition] if each in told.difference(deciding))
    ruling = Ruling(one, (*beside, *deciding))
    choices = seat_choices(one, misconceptions, "time-limits-mixed")
    return situation_from_ruling(ruling, tuple(facts), question, reason, choices)


_AT_ONCE: Final = (
    "ends",
    message(N_("The deal ends at once and scores nothing; the session is over.")),
)
_LAST: Final = ("last", message(N_("The deal is played to its end; then the session is over.")))
_NEXT: Final = ("next", message(N_("The deal is played to its end; then another may follow.")))
_LAST_DEAL: Final = 15  # so many deals are done before the last of a session
_LEFT: Final = 10  # minutes that are left at the least where time is not up


def _nearly_over(draw: Draw, rules: RuleSet) -> DrawnSituation:
    """A deal is running: time is up, or it is the last of sixteen, or neither."""
    edition = edition_of(rules)
    limit = times(edition).value.session_minutes
    case = draw.below(3)
    played = _LAST_DEAL if case == 1 else 6 + draw.below(_LAST_DEAL - 5 - (case == 2))
    minutes = limit + draw.below(2) if case == 0 else limit - _LEFT - draw.below(25)
    over = session_over(edition, played, minutes)
    last = session_over(edition, played + 1, minutes)
    right = _AT_ONCE if over.value else _LAST if last.value else _NEXT
    misconception_of = {
        _AT_ONCE[0]: "session-length",
        _LAST[0]: "time-ends-at-once" if over.value else "session-length",
        _NEXT[0]: "time-ends-at-once" if over.value else "session-deals",
    }
    choices = shuffled_choices(
        right, *((id, misconception_of[id], text) for id, text in (_AT_ONCE, _LAST, _NEXT))
    )
    facts = (
        message(
            session_began(edition, time_is_up=over.value),
            minutes=minutes,
            hands=played,
        ),
        message(
            N_("%(seat)s has just drawn %(tile)s."),
            seat=random_seat(draw),
            tile=random_suit_tile(draw),
        ),
    )
    if edition is RuleBook.OF_1998:
        reason = message(
            N_(
                "A session ends after 16 deals or 3 hours; a deal still running when time is called does not count."
            )
        )
    else:
        reason = message(
            N_(
                "A session ends after 16 deals or %(minutes)s minutes; a deal still running when time is up does not count."
            ),
            minutes=limit,
        )
    return situation_from_ruling(over, facts, REFEREE_QUESTION, reason, choices)


CHAPTER.templates.extend(
    Template(id, Kind.RULING, CHAPTER.topic, level, CHAPTER.rules, fill, frozenset({former}))
    for id, level, fill, former in (
        ("one-of-four-in-time", 2, _one_of_four, "discard-time"),
        ("session-nearly-over", 3, _nearly_over, "time-is-up"),
    )
)
