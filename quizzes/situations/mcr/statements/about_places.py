"""Statements about session scores and places (2014, 3.9.2, 3.11.2; 1998, 10.2, 11, 13.2, appendix 7)."""

from fractions import Fraction
from typing import Final

from quizzes.hands.draw import Draw
from quizzes.message import Message, message
from quizzes.situations.mcr.facts import ALL_EDITIONS, MISCONCEPTION_OF_EDITION
from quizzes.situations.mcr.ranking import MEETINGS_MISJUDGED
from quizzes.situations.mcr.scores import misconception_of_table_points
from quizzes.situations.mcr.statements.stating import Matter, chapter_of_statements
from scoring import WINDS, RuleSet
from scoring.mcr.table.book import RuleBook
from scoring.mcr.table.fouls import McrFoul, penalty_payments
from scoring.mcr.table.penalties import (
    DEDUCTED_ARTICLES,
    PenaltyTime,
    escalation,
    lateness_penalty,
    when_penalty_is_due,
)
from scoring.mcr.table.ranking import Session, SessionRecord, ranking
from scoring.mcr.table.schedules import Field, meetings, schedule, team_of
from scoring.mcr.table.sessions import points_by_rank, session_score, standard_points
from wording import N_

_MAKES: Final = N_(
    "Gains of %(won)s, losses of %(lost)s and a deduction of %(off)s make a session score of %(number)s."
)
_COSTS: Final = N_("Coming %(minutes)s minutes late costs %(points)s points.")
_FORFEITED: Final = N_("Coming %(minutes)s minutes late makes the session score %(number)s.")
_BEGINS: Final = N_("After a session that gained %(gained)s points, the next begins at %(number)s.")
_BRINGS: Final = N_(
    "A deduction of %(points)s points brings the others %(number)s each, as this site rules."
)
_PLACES: Final = (
    N_("In table points, first place at a table is worth %(points)s."),
    N_("In table points, second place at a table is worth %(points)s."),
    N_("In table points, third place at a table is worth %(points)s."),
    N_("In table points, last place at a table is worth %(points)s."),
)
_IN_A_GROUP: Final = N_("In table points, place %(rank)s of %(players)s is worth %(points)s.")
_DUE: Final = {
    frozenset({PenaltyTime.AFTER_THE_HAND}): N_(
        "Points for empty calls are taken off at the end of the deal."
    ),
    frozenset({PenaltyTime.AFTER_THE_SESSION}): N_(
        "Points for empty calls are taken off only at the end of the session."
    ),
    frozenset(PenaltyTime): N_(
        "Points for empty calls are taken off at the end of the deal or of the session."
    ),
    frozenset[PenaltyTime](): N_(
        "Points for empty calls are taken off at once, before play goes on."
    ),
}
_WHY_DUE: Final = {
    RuleBook.OF_2014: N_("Penalty points are settled at the end of the deal or of the session."),
    RuleBook.OF_2006: N_("Penalty points are settled at the end of the deal."),
    RuleBook.OF_1998: N_(
        "Penalty points are settled at the end of the deal, but those for lateness at the end of the session."
    ),
}


def _numbers(
    text: str,
    right: int,
    wrong: dict[int, str],
    articles: tuple[str, ...],
    why: Message,
    name: str = "number",
    is_ours: bool = False,
    **values: int,
) -> Matter:
    """A sentence with a number in it; `wrong` are other numbers with their misconceptions."""
    return Matter(
        message(text, **values, **{name: right}),
        tuple(
            (message(text, **values, **{name: number}), misconception)
            for number, misconception in wrong.items()
            if number != right
        ),
        articles,
        why,
        is_ours,
    )


def _of_scores(draw: Draw, edition: RuleBook) -> list[Matter]:
    """What makes up the score of a session."""
    won, lost, off = 60 + draw.below(300), 40 + draw.below(240), draw.pick((5, 10, 20, 30))
    score = session_score(edition, [won, -lost], [-off])
    other = RuleBook.OF_2014 if edition is RuleBook.OF_1998 else RuleBook.OF_1998
    start, elsewhere = session_score(edition, []), session_score(other, []).value
    misconception = MISCONCEPTION_OF_EDITION[other]
    why = (
        N_("Each session starts with 500; gains, losses and deductions are added to that.")
        if edition is RuleBook.OF_1998
        else N_("Each session starts with 0; gains, losses and deductions are added up.")
    )
    gained = 20 + draw.below(180)
    makes = _numbers(
        _MAKES,
        score.value,
        {
            score.value - start.value + elsewhere: misconception,
            score.value + off: "penalty-left-out",
            score.value + 2 * off: "penalty-added",
        },
        score.articles,
        message(why),
        won=won,
        lost=lost,
        off=off,
    )
    begins = _numbers(
        _BEGINS,
        start.value,
        {start.value + gained: "session-carried-over", elsewhere: misconception},
        start.articles,
        message(why),
        gained=gained,
    )
    return [makes, begins]


def _of_lateness(draw: Draw, edition: RuleBook) -> list[Matter]:
    """What coming late costs."""
    late, far_too_late = 2 + draw.below(14), 16 + draw.below(30)
    ruling = lateness_penalty(edition, late)
    (points,) = ruling.value.points
    why = message(
        N_(
            "Up to 10 minutes late costs 10 points, up to 15 minutes 20, over 15 minutes the session."
        )
    )
    forfeited = session_score(edition, [], forfeited=True)
    start = session_score(edition, []).value
    return [
        _numbers(
            _COSTS,
            points,
            {10: "late-step", 20: "late-step", 30: "late-step"},
            ruling.articles,
            why,
            "points",
            minutes=late,
        ),
        _numbers(
            _FORFEITED,
            forfeited.value,
            {
                500: "forfeit-keeps-start" if start else "forfeit-not-zero",
                start - 20: "forfeit-for-deduction",
                start - 60: "forfeit-for-deduction",
            },
            forfeited.articles,
            message(N_("A player more than 15 minutes late forfeits the session, which scores 0.")),
            minutes=far_too_late,
        ),
    ]


def _of_the_place(draw: Draw, edition: RuleBook) -> Matter:
    """What a place brings, at the table or in 1998 in the group."""
    if edition is RuleBook.OF_1998:
        players = 8 + 4 * draw.below(15)
        rank = 1 if draw.chance(0.15) else 2 + draw.below(players - 1)
        found = standard_points(edition, list(range(players, 0, -1)))
        right = int(found.value[rank - 1])
        at_a_table = points_by_rank(RuleBook.OF_2014, 4)[(rank - 1) % 4]
        return _numbers(
            _IN_A_GROUP,
            right,
            {
                right + 1: "group-points-off-by-one",
                max(right - 1, 0): "group-points-off-by-one",
                at_a_table: misconception_of_table_points(rank),
            },
            found.articles,
            message(
                N_(
                    "First place gets as many points as there are players; the others get that"
                    " number less their place."
                )
            ),
            "points",
            rank=rank,
            players=players,
        )
    place = draw.below(4)
    found = standard_points(edition, (40, 10, -20, -30))
    stepped = 4 - place
    return _numbers(
        _PLACES[place],
        int(found.value[place]),
        {**dict.fromkeys((4, 2, 1, 0), "place-misread"), stepped: "places-by-step"},
        found.articles,
        message(
            N_(
                "The four players at a table get 4, 2, 1 and 0 points in the order of their session scores."
            )
        ),
        "points",
    )


def _of_sessions(
    draw: Draw, edition: RuleBook, rules: RuleSet
) -> tuple[tuple[Message, ...], list[Matter]]:
    """Scores, places, lateness and where deducted points go."""
    step = escalation(edition, 2 + draw.below(3))
    (points,) = step.value.points
    offender, other, *_ = WINDS
    brings = _numbers(
        _BRINGS,
        penalty_payments(step.value, offender)[other],
        {points: "deduction-paid", 3 * points: "deduction-paid"},
        DEDUCTED_ARTICLES[edition],
        message(
            N_("%(why)s The text is silent here; this is how this site rules."),
            why=message(N_("A deduction comes off the score and is paid to nobody.")),
        ),
        is_ours=True,
        points=points,
    )
    due = when_penalty_is_due(edition, McrFoul.EMPTY_CLAIM)
    settled = Matter(
        message(_DUE[due.value]),
        tuple(
            (message(text), "settling-mixed")
            for when, text in _DUE.items()
            if when != due.value and (not when or not when & due.value)
        ),
        due.articles,
        message(_WHY_DUE[edition]),
    )
    known = [
        *_of_scores(draw, edition),
        *_of_lateness(draw, edition),
        _of_the_place(draw, edition),
        brings,
        settled,
    ]
    return (), known


_BEFORE: Final = N_(
    "%(one)s table points and %(two)s competition points rank above %(three)s and %(four)s."
)
_SESSIONS: Final = N_(
    "With all sums equal, sessions of %(one)s, %(two)s and %(three)s table points rank above "
    "%(four)s, %(five)s and %(six)s."
)
_TEAM: Final = N_("With %(teams)s teams, player %(number)s is in team %(team)s.")
_MEET: Final = {
    Field.TEAMS_4: N_(
        "With four teams, players %(one)s and %(two)s meet in %(number)s of the sessions."
    ),
    Field.TEAMS_7: N_(
        "With seven teams, players %(one)s and %(two)s meet in %(number)s of the sessions."
    ),
    Field.PLAYERS_16: N_(
        "With 16 individual players, %(one)s and %(two)s meet in %(number)s of the sessions."
    ),
}
_WHY_MEET: Final = {
    Field.TEAMS_4: N_(
        "Each player meets every player of the other teams once, and never a team-mate."
    ),
    Field.TEAMS_7: N_(
        "With seven teams, two players meet once; only team-mates and players with the same place in their teams, such as 1 and 5, never meet."
    ),
    Field.PLAYERS_16: N_("Any two players meet exactly once."),
}
_PLAYERS: Final = {Field.TEAMS_4: 16, Field.TEAMS_7: 28, Field.PLAYERS_16: 16}


def _record(sessions: list[tuple[int, int]]) -> SessionRecord:
    return SessionRecord(tuple(Session(Fraction(one), two) for one, two in sessions))


def _of_sums(draw: Draw, edition: RuleBook, *, tied: bool) -> Matter:
    """Which of two is placed first by standard points, or by competition points where those tie."""
    best = 30 + draw.below(40)
    high, low = sorted(draw.sample(range(1500, 2500), 2), reverse=True)
    rows = [(best, high), (best, low)] if tied else [(best, low), (best - 1, high)]
    if draw.chance(0.5):
        rows.reverse()
    found = ranking(edition, [_record([each]) for each in rows])
    first, second = sorted(rows, key=lambda each: found.value[rows.index(each)])

    def said(one: tuple[int, int], other: tuple[int, int]) -> Message:
        return message(_BEFORE, one=one[0], two=one[1], three=other[0], four=other[1])

    misconception = "tie-break-missed" if tied else "competition-first"
    why = message(
        N_("The sum of table points decides; if it is equal, the sum of competition points.")
    )
    return Matter(said(first, second), ((said(second, first), misconception),), found.articles, why)


def _of_best_sessions(draw: Draw, edition: RuleBook) -> Matter:
    """Both sums are equal: the best session decides (1998, 11.2)."""
    middle = 8 + draw.below(4)
    steady, wild = sorted(draw.sample(range(1, 5), 2))
    rows = [tuple(draw.shuffled((middle - each, middle, middle + each))) for each in (steady, wild)]
    found = ranking(edition, [_record([(each, 500) for each in row]) for row in rows])
    first, second = sorted(rows, key=lambda each: found.value[rows.index(each)])

    def said(one: tuple[int, ...], other: tuple[int, ...]) -> Message:
        names = ("one", "two", "three", "four", "five", "six")
        return message(_SESSIONS, **dict(zip(names, (*one, *other), strict=True)))

    why = message(N_("With both sums equal, the best single session decides."))
    wrong = ((said(second, first), "best-session-missed"),)
    return Matter(said(first, second), wrong, found.articles, why)


def _of_meetings(draw: Draw, edition: RuleBook, field: Field) -> Matter:
    """How often two numbers meet in a round robin (1998, appendix 7)."""
    printed = schedule(edition, field)
    while True:  # of seven teams same places never meet, which only the printed table shows
        one, two = draw.sample(range(1, _PLAYERS[field] + 1), 2)
        if field is not Field.TEAMS_7 or (one - two) % 4:
            break
    met = meetings(printed.value)[frozenset((one, two))]
    return _numbers(
        _MEET[field],
        met,
        {
            1 - met: MEETINGS_MISJUDGED[field],
            2: "schedule-misjudged",
        },
        printed.articles,
        message(_WHY_MEET[field]),
        one=one,
        two=two,
    )


def _of_teams(draw: Draw, edition: RuleBook) -> Matter:
    teams = 4 + draw.below(4)
    number = 1 + draw.below(4 * teams)
    right = team_of(number)
    wrong = {
        (number - 1) % teams + 1: "players-dealt-to-teams",
        right + 1: "team-off-by-one",
        max(right - 1, 1): "team-off-by-one",
    }
    return _numbers(
        _TEAM,
        right,
        {each: misconception for each, misconception in wrong.items() if each <= teams},
        schedule(edition, Field(f"{teams}-teams")).articles,
        message(N_("Players 1 to 4 are team 1, 5 to 8 team 2, and so on.")),
        "team",
        teams=teams,
        number=number,
    )


def _of_ranking(
    draw: Draw, edition: RuleBook, rules: RuleSet
) -> tuple[tuple[Message, ...], list[Matter]]:
    """Places over all sessions, and who meets whom (1998, 11, appendix 7)."""
    known = [
        _of_sums(draw, edition, tied=False),
        _of_sums(draw, edition, tied=True),
        _of_best_sessions(draw, edition),
        _of_teams(draw, edition),
        *(_of_meetings(draw, edition, each) for each in _MEET),
    ]
    return (), known


CHAPTERS: Final = (
    chapter_of_statements(
        "session-scores",
        "statements-about-sessions",
        4,
        ALL_EDITIONS,
        _of_sessions,
        "forfeited-session",
        "standard-points",
        "standard-points-of-a-group",
        "shared-places",
    ),
    chapter_of_statements(
        "ranking",
        "statements-about-ranking",
        4,
        (RuleBook.OF_1998,),
        _of_ranking,
        "placed-by-the-best-session",
        "round-robin-meetings",
        "team-of-a-number",
    ),
)
