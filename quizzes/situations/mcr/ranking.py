"""Places over all sessions, and who meets whom (2014, 3.10.1; 1998, 11 and appendix 7)."""

from fractions import Fraction
from typing import Final

from quizzes.hands.draw import Draw
from quizzes.message import Message, message
from quizzes.situations.choosing import number_choices, shuffled_choices
from quizzes.situations.mcr.facts import ALL_EDITIONS, edition_of, situation_from_ruling
from quizzes.situations.template import DrawnSituation, SituationChapter
from scoring import RuleSet
from scoring.mcr.table.book import RuleBook
from scoring.mcr.table.ranking import Session, SessionRecord, ranking
from scoring.mcr.table.schedules import Field, meetings, schedule, team_of
from scoring.mcr.table.sessions import START
from scoring.table import Ruling
from wording import N_

CHAPTER: Final = SituationChapter("ranking", *ALL_EDITIONS)

_SESSIONS: Final = 3
_PLAYER: Final = N_("Player %(number)s.")
_FIRST: Final = message(N_("Who is placed first?"))
_RECORD: Final = N_(
    "Player %(player)s has %(standard)s table points and %(competition)s competition points."
)


def _player(number: int) -> tuple[str, Message]:
    return f"player-{number}", message(_PLAYER, number=number)


def _record(standard: int, competition: int) -> SessionRecord:
    return SessionRecord((Session(Fraction(standard), competition),))


@CHAPTER.procedure("placed-by-both-sums", 2)
def both_sums(draw: Draw, rules: RuleSet) -> DrawnSituation:
    """Standard points decide, competition points break a tie."""
    edition, best = edition_of(rules), 14 + draw.below(20)
    tied = draw.chance(0.6)
    began = _SESSIONS * START[edition]  # counted among a session's points (1998, 5.34(7))
    high, low = (began + each for each in sorted(draw.sample(range(40, 400), 2), reverse=True))
    rows = [
        (best, high if tied else low),
        (best if tied else best - 1, low if tied else high),
        (best - 2 - draw.below(3), high + 20 + draw.below(150)),
    ]
    people = draw.sample(range(1, 65), 3)
    order = draw.shuffled((0, 1, 2))
    records = [_record(*rows[each]) for each in order]
    ruling = ranking(edition, records)
    named = [people[place] for place in range(3)]
    first = named[ruling.value.index(1)]
    facts = tuple(
        message(_RECORD, player=number, standard=rows[each][0], competition=rows[each][1])
        for number, each in zip(named, order, strict=True)
    )
    misconception_of = {
        0: "competition-first",
        1: "tie-break-missed" if tied else "sums-misordered",
        2: "competition-first",
    }
    choices = shuffled_choices(
        _player(first),
        *(
            (id, misconception_of[each], text)
            for each, (id, text) in zip(order, map(_player, named), strict=True)
        ),
        ("shared", "tie-shared", message(N_("Two of them share first place."))),
    )
    reason = message(
        N_("The sum of table points decides; if it is equal, the sum of competition points.")
    )
    return situation_from_ruling(ruling, facts, _FIRST, reason, choices)


@CHAPTER.procedure("placed-by-the-best-session", 5, RuleBook.OF_1998)
def best_session(draw: Draw, rules: RuleSet) -> DrawnSituation:
    """Both sums are equal: the best session decides (1998, 11.2)."""
    middle, spread = 8 + draw.below(4), draw.sample(range(1, 5), 2)
    steady, wild = sorted(spread)
    one, two = draw.sample(range(1, 65), 2)
    competition = 1500 + draw.below(900)
    sessions = {
        one: draw.shuffled((middle - wild, middle, middle + wild)),
        two: draw.shuffled((middle - steady, middle, middle + steady)),
    }
    named = sorted(sessions)
    records = [
        SessionRecord(tuple(Session(Fraction(each), competition // 3) for each in sessions[number]))
        for number in named
    ]
    ruling = ranking(edition_of(rules), records)
    first, second = sorted(named, key=lambda each: ruling.value[named.index(each)])
    facts = (
        *(
            message(
                N_("Player %(player)s's table points by session: %(one)s, %(two)s, %(three)s."),
                player=number,
                one=sessions[number][0],
                two=sessions[number][1],
                three=sessions[number][2],
            )
            for number in named
        ),
        message(
            N_("Both have %(competition)s competition points in all."),
            competition=3 * (competition // 3),
        ),
    )
    choices = shuffled_choices(
        _player(first),
        (*_player(second)[:1], "best-session-missed", _player(second)[1]),
        ("shared", "tie-shared", message(N_("They share first place."))),
        ("lots", "tie-by-lot", message(N_("Lots are drawn between them."))),
    )
    reason = message(N_("With both sums equal, the best single session decides."))
    return situation_from_ruling(ruling, facts, _FIRST, reason, choices)


_TEAMS: Final = {
    Field.TEAMS_4: 4,
    Field.TEAMS_7: 7,
}
_WHY_MET: Final = {
    Field.TEAMS_4: N_(
        "Each player meets every player of the other teams once, and never a team-mate."
    ),
    Field.TEAMS_7: N_(
        "With seven teams, two players meet once; only team-mates and players with the same place in their teams, such as 1 and 5, never meet."
    ),
    Field.PLAYERS_16: N_("Any two players meet exactly once."),
}

MEETINGS_MISJUDGED: Final = {
    Field.TEAMS_4: "team-mates-meet",
    Field.TEAMS_7: "seven-teams-meet",
    Field.PLAYERS_16: "singles-kept-apart",
}
"""The misconception of who takes two who meet for two who do not, or the other way round."""


def _is_asked(field: Field, one: int, other: int) -> bool:
    """Whether it is asked how often those two meet.

    Of seven teams those of the same place in their teams never do, which nobody could know who has
    not the printed table.
    """
    return one != other and (field is not Field.TEAMS_7 or (one - other) % 4 != 0)


def _two_players(draw: Draw, field: Field) -> tuple[int, int]:
    """Two numbered players; where there are teams, often two of one team."""
    last = 4 * _TEAMS[field] if field in _TEAMS else 16
    players = range(1, last + 1)
    one = 1 + draw.below(last)
    if field in _TEAMS and draw.chance(0.4):
        return one, draw.pick(
            [each for each in players if each != one and team_of(each) == team_of(one)]
        )
    return one, draw.pick([each for each in players if _is_asked(field, one, each)])


def _field_told(field: Field, sessions: int) -> Message:
    """How many play the round robin, as teams or by themselves."""
    if field in _TEAMS:
        return message(
            N_(
                "%(teams)s teams play a round robin of %(sessions)s sessions: players 1 to 4 are team 1, 5 to 8 team 2 and so on."
            ),
            teams=_TEAMS[field],
            sessions=sessions,
        )
    return message(
        N_("16 individual players play a round robin of %(sessions)s sessions at four tables."),
        sessions=sessions,
    )


@CHAPTER.procedure("round-robin-meetings", 3, RuleBook.OF_1998)
def round_robin(draw: Draw, rules: RuleSet) -> DrawnSituation:
    """How often two numbered players meet in a whole round robin (1998, appendix 7)."""
    field = draw.pick((Field.TEAMS_4, Field.TEAMS_7, Field.TEAMS_7, Field.PLAYERS_16))
    printed = schedule(edition_of(rules), field)
    one, other = _two_players(draw, field)
    sessions = len(printed.value)
    session = 1 + draw.below(sessions)
    tables = printed.value[session - 1]
    facts = (
        _field_told(field, sessions),
        message(
            N_("In session %(session)s player %(number)s sits at table %(table)s."),
            session=session,
            number=one,
            table=1 + next(n for n, each in enumerate(tables) if one in each),
        ),
    )
    question = message(
        N_("How many times in all do players %(one)s and %(two)s sit at the same table?"),
        one=one,
        two=other,
    )
    right = meetings(printed.value)[frozenset((one, other))]
    wrong = (
        (1 - right, MEETINGS_MISJUDGED[field]),
        (2, "schedule-misjudged"),
        (sessions, "schedule-misjudged"),
    )
    ruling = Ruling(right, printed.articles, printed.ours, printed.note)
    reason = message(_WHY_MET[field])
    return situation_from_ruling(ruling, facts, question, reason, number_choices(right, wrong))


@CHAPTER.procedure("team-of-a-number", 2, RuleBook.OF_1998)
def team_of_a_number(draw: Draw, rules: RuleSet) -> DrawnSituation:
    """The team of a numbered player in a round robin of teams (1998, appendix 7)."""
    field = draw.pick((Field.TEAMS_4, Field.TEAMS_5, Field.TEAMS_6, Field.TEAMS_7))
    printed = schedule(edition_of(rules), field)
    tables_of = printed.value[0]
    session, table = 1 + draw.below(len(printed.value)), 1 + draw.below(len(tables_of))
    sitting = printed.value[session - 1][table - 1]
    number = draw.pick([each for sitting_at in tables_of for each in sitting_at])
    right = team_of(number)
    facts = (
        message(
            N_(
                "In session %(session)s of a team event players %(one)s, %(two)s, %(three)s and %(four)s sit at table %(table)s."
            ),
            session=session,
            table=table,
            **dict(zip(("one", "two", "three", "four"), sitting, strict=True)),
        ),
        message(
            N_("The players of the %(teams)s teams of four are numbered from 1 onwards."),
            teams=len(tables_of),
        ),
    )
    teams = range(1, len(tables_of) + 1)
    wrong = (
        ((number - 1) % len(teams) + 1, "players-dealt-to-teams"),
        (number // 4, "team-off-by-one"),
        (right + 1, "team-off-by-one"),
        (right - 1, "team-off-by-one"),
        (right + 2, "team-off-by-one"),
        (right - 2, "team-off-by-one"),
    )
    question = message(N_("Which team does player %(number)s belong to?"), number=number)
    reason = message(N_("Players 1 to 4 are team 1, 5 to 8 team 2, and so on."))
    ruling = Ruling(right, printed.articles)
    possible = [each for each in wrong if each[0] in teams]
    return situation_from_ruling(ruling, facts, question, reason, number_choices(right, possible))
