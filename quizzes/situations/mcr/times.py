"""Coming late, time limits and absence (2014, 3.5.1, 3.5.6, 3.11.2.1; 1998, 6.4, 7.4, 12, 13.2)."""

from typing import Final

from quizzes.hands.draw import Draw
from quizzes.message import Message, message
from quizzes.situations.choosing import answer_choices, shuffled_choices
from quizzes.situations.mcr.facts import (
    ALL_EDITIONS,
    REFEREE_QUESTION,
    answers_of_other_editions,
    edition_of,
    misconception_of,
    random_seat,
    random_suit_tile,
    random_table,
    session_began,
    situation_from_ruling,
    skip_table_and_deal,
)
from quizzes.situations.mcr.penalties import WARNING_PENALTY, situation_from_penalty
from quizzes.situations.people import text_choices
from quizzes.situations.template import DrawnSituation, SituationChapter
from scoring import RuleSet, Wind
from scoring.mcr.table.absence import ABSENCES_NAMED, Absence, AbsenceRemedy, remedies
from scoring.mcr.table.book import RuleBook
from scoring.mcr.table.fouls import McrConsequence, penalty
from scoring.mcr.table.penalties import lateness_penalty
from scoring.mcr.table.times import session_over, times
from scoring.table import Ruling
from wording import N_

CHAPTER: Final = SituationChapter("time-and-absence", *ALL_EDITIONS)

_TEN: Final = penalty(McrConsequence.DEDUCTION, points=(10,))
_TWENTY: Final = penalty(McrConsequence.DEDUCTION, points=(20,))
_FORFEIT: Final = penalty(McrConsequence.FORFEIT)


def _clock(hour: int, minutes: int) -> str:
    """A time of day as every language writes it: `9:07`."""
    return f"{hour + minutes // 60}:{minutes % 60:02}"


@CHAPTER.ruling("late-arrival", 1)
def late_arrival(draw: Draw, rules: RuleSet) -> DrawnSituation:
    """A player who comes some minutes after the start."""
    edition, minutes = edition_of(rules), 2 + draw.below(24)
    hour = 9 + draw.below(10)
    facts = (
        message(
            N_(
                "Session %(session)s starts at %(start)s; %(seat)s comes to table %(table)s at %(time)s."
            ),
            session=1 + draw.below(8),
            start=_clock(hour, 0),
            seat=random_seat(draw),
            table=random_table(draw),
            time=_clock(hour, minutes),
        ),
    )
    wrong = draw.shuffled(
        (
            (_TEN, "late-step"),
            (_TWENTY, "late-step"),
            (_FORFEIT, "late-step"),
            (WARNING_PENALTY, "late-only-warned"),
        )
    )
    right = lateness_penalty(edition, minutes).value
    possible = [(each, misconception) for each, misconception in wrong if each != right]
    reason = message(
        N_("%(minutes)s minutes late: the steps are up to 10, up to 15 and over 15 minutes."),
        minutes=minutes,
    )
    return situation_from_penalty(
        edition, lambda book: lateness_penalty(book, minutes), facts, reason, *possible
    )


_AT_THE_END: Final = {
    "ends": message(N_("The deal ends at once and scores nothing; the session is over.")),
    "goes-on": message(N_("Play goes on: time is not up.")),
    "hand-finished": message(N_("The deal is played to its end; then the session is over.")),
    "round-finished": message(N_("The round is played to its end; then the session is over.")),
}


def _why_it_ends(edition: RuleBook, limit: int) -> Message:
    """How long a session lasts, in minutes but for the hours of 1998."""
    if edition is RuleBook.OF_1998:
        return message(
            N_("A session lasts 3 hours; a deal still running when time is called does not count.")
        )
    return message(
        N_(
            "A session lasts at most %(minutes)s minutes; a deal still running when time is up does not count."
        ),
        minutes=limit,
    )


@CHAPTER.ruling("time-is-up", 3)
def time_is_up(draw: Draw, rules: RuleSet) -> DrawnSituation:
    """A hand is running while the clock goes on."""
    edition, played = edition_of(rules), 6 + draw.below(9)
    limit = times(edition).value.session_minutes
    minutes = limit + draw.below(2) if draw.chance(0.5) else limit - 1 - draw.below(28)

    def rule(book: RuleBook) -> Ruling[bool]:
        return session_over(book, played, minutes)

    ruling = rule(edition)
    facts = (
        message(
            session_began(edition, time_is_up=ruling.value),
            table=random_table(draw),
            minutes=minutes,
            hands=played,
        ),
        message(
            N_("%(seat)s has just drawn %(tile)s."),
            seat=random_seat(draw),
            tile=random_suit_tile(draw),
        ),
    )
    others = answers_of_other_editions(edition, rule)
    misconception = misconception_of(not ruling.value, others, "session-length")
    choices = (
        text_choices("ends", _AT_THE_END, {"goes-on": misconception}, "time-ends-at-once")
        if ruling.value
        else text_choices("goes-on", _AT_THE_END, {"ends": misconception}, "session-length")
    )
    return situation_from_ruling(
        ruling, facts, REFEREE_QUESTION, _why_it_ends(edition, limit), choices
    )


_OPENING: Final = -3
_DISCARD: Final = -2
"""Where the article on the opening, and that on a discard, stand among those on time."""
_IN_TIME: Final = N_("In time: the limit is %(limit)s seconds.")
_LATE: Final = N_("Too late: the limit is %(limit)s seconds.")


def _timed_from(edition: RuleBook, *, first: bool) -> str:
    """From when a discard is timed, the dealer's `first` one or a later one (1998, 7.4; later, 3.6.4)."""
    if first:
        return N_(
            "%(seat)s, the dealer, takes %(seconds)s seconds to sort the tiles, replace flowers and discard %(tile)s."
        )
    if edition is RuleBook.OF_1998:
        return N_(
            "After the previous discard, %(seat)s takes %(seconds)s seconds to discard %(tile)s."
        )
    return N_("After drawing a tile, %(seat)s takes %(seconds)s seconds to discard %(tile)s.")


def _why_in_time(limit: int, *, first: bool) -> Message:
    """What the limit is on."""
    if first:
        return message(
            N_(
                "Sorting, flowers and the first discard must be done within %(limit)s seconds in all."
            ),
            limit=limit,
        )
    return message(N_("A discard must be made within %(limit)s seconds."), limit=limit)


def _time_to_discard(book: RuleBook, *, first: bool) -> Ruling[int]:
    """The seconds that a discard may take, the dealer's `first` one or a later one."""
    found = times(book)
    limit = found.value.opening_seconds if first else found.value.discard_seconds
    return Ruling(limit, (found.articles[_OPENING if first else _DISCARD],))


def _wrong_limits(edition: RuleBook, *, first: bool) -> tuple[tuple[int, str], ...]:
    """The limits of other editions and those on other acts, each with its misconception."""

    def rule(book: RuleBook) -> Ruling[int]:
        return _time_to_discard(book, first=first)

    limits = times(edition).value
    other = limits.discard_seconds if first else limits.opening_seconds
    mixed = ((each, "time-limits-mixed") for each in (other, limits.pung_seconds))
    return (*answers_of_other_editions(edition, rule), *mixed)


def _in_time_or_late(used: int, limit: int) -> tuple[str, Message]:
    """Whether so many seconds keep a limit, as a stable id and a sentence."""
    if used <= limit:
        return f"in-{limit}", message(_IN_TIME, limit=limit)
    return f"out-{limit}", message(_LATE, limit=limit)


@CHAPTER.ruling("discard-time", 2)
def discard_time(draw: Draw, rules: RuleSet) -> DrawnSituation:
    """How long a discard may take, the dealer's first one or a later one."""
    edition, first = edition_of(rules), draw.chance(0.4)
    used = (12 + draw.below(26)) if first else (6 + draw.below(14))
    ruling = _time_to_discard(edition, first=first)
    choices = answer_choices(
        ruling.value,
        _wrong_limits(edition, first=first),
        lambda limit: _in_time_or_late(used, limit),
    )
    player = Wind.EAST if first else random_seat(draw)
    skip_table_and_deal(draw)
    takes = _timed_from(edition, first=first)
    facts = (message(takes, seconds=used, tile=random_suit_tile(draw), seat=player),)
    question = message(N_("Is the discard in time, and what is the limit?"))
    reason = _why_in_time(ruling.value, first=first)
    return situation_from_ruling(ruling, facts, question, reason, choices)


_REMEDIES: Final = {
    (AbsenceRemedy.LOT_BY_DEPUTY,): N_(
        "A person appointed for the purpose draws the lot instead, and that lot is valid."
    ),
    (AbsenceRemedy.BYE, AbsenceRemedy.PAIRED_ANEW): N_(
        "There is a bye, or the pairings are made again."
    ),
    (AbsenceRemedy.SCORES_STAND, AbsenceRemedy.SUBSTITUTE): N_(
        "The points so far stand, or the head referee appoints a substitute, who is not ranked."
    ),
}
_MISSING: Final = {
    Absence.FROM_THE_DRAW: N_(
        "Nobody from team %(team)s is present when the lots for session %(session)s are drawn."
    ),
    Absence.FROM_A_SESSION: N_(
        "Before session %(session)s a player of team %(team)s withdraws from the event."
    ),
    Absence.LEAVES_THREE: N_(
        "During a deal of session %(session)s a player of team %(team)s leaves, and three are left at table %(table)s."
    ),
}


@CHAPTER.ruling("absence", 5)
def absence(draw: Draw, rules: RuleSet) -> DrawnSituation:
    """Somebody is missing, in a way that the edition speaks of."""
    edition = edition_of(rules)
    kind = draw.pick([each for each in Absence if each in ABSENCES_NAMED[edition]])
    ruling = remedies(edition, kind)
    values = {"team": 1 + draw.below(32), "session": 1 + draw.below(8)}
    draw.skip(1)
    if kind is Absence.LEAVES_THREE:
        values["table"] = random_table(draw)
    facts = (message(_MISSING[kind], **values),)
    choices = shuffled_choices(
        ("-".join(ruling.value), message(_REMEDIES[ruling.value])),
        *(
            ("-".join(each), "absences-mixed", message(text))
            for each, text in _REMEDIES.items()
            if each != ruling.value
        ),
        ("out", "absence-too-hard", message(N_("The whole team is out of the competition."))),
    )
    reason = {
        Absence.FROM_THE_DRAW: message(
            N_("The organising committee appoints somebody to draw for an absent team.")
        ),
        Absence.FROM_A_SESSION: message(
            N_("An absence is treated as a bye, or the pairings are made again.")
        ),
        Absence.LEAVES_THREE: message(
            N_("With only three left, the points so far stand, or a substitute plays.")
        ),
    }[kind]
    return situation_from_ruling(ruling, facts, message(N_("What may be done?")), reason, choices)
