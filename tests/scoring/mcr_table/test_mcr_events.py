"""Schedules, appeals, pins and classes (1998, appendix 7, 15, 16; 2014, 3.12, appendix 9)."""

from collections import Counter
from itertools import combinations

import pytest

from scoring import ScoringError
from scoring.mcr.table.appeals import appeal, committee_may_undo, heard_by, may_appeal
from scoring.mcr.table.book import RuleBook
from scoring.mcr.table.classes import CompetitionKind, class_of
from scoring.mcr.table.notes import Note
from scoring.mcr.table.pins import Career, certificate_from, competition_sum, pin, web_pin
from scoring.mcr.table.schedules import Field, meetings, schedule, team_of

B98, B06, B14 = RuleBook


@pytest.mark.parametrize(
    ("field", "players", "sessions"),
    [
        (Field.TEAMS_4, 16, 4),
        (Field.TEAMS_5, 20, 6),
        (Field.TEAMS_6, 24, 6),
        (Field.TEAMS_7, 28, 6),
        (Field.PLAYERS_16, 16, 5),
    ],
)
def test_in_each_session_everybody_sits_at_one_table_of_four(
    field: Field, players: int, sessions: int
):
    found = schedule(B98, field).value

    assert len(found) == sessions
    for session in found:
        assert all(len(table) == 4 for table in session)
        assert sorted(number for table in session for number in table) == [*range(1, players + 1)]


def test_four_teams_meet_all_players_of_the_others_once():
    met = meetings(schedule(B98, Field.TEAMS_4).value)
    pairs = combinations(range(1, 17), 2)

    assert met == Counter(
        {frozenset(pair): 1 for pair in pairs if len(set(map(team_of, pair))) > 1}
    )


def test_sixteen_players_all_meet_once():
    met = meetings(schedule(B98, Field.PLAYERS_16).value)

    assert met == Counter({frozenset(pair): 1 for pair in combinations(range(1, 17), 2)})


def test_seven_teams_meet_evenly_and_no_players_twice():
    met = meetings(schedule(B98, Field.TEAMS_7).value)
    teams = Counter(frozenset(map(team_of, pair)) for pair in met)

    assert set(met.values()) == {1}
    assert teams == Counter({frozenset(pair): 12 for pair in combinations(range(1, 8), 2)})


@pytest.mark.parametrize(
    ("field", "twice", "thrice"), [(Field.TEAMS_5, 29, 0), (Field.TEAMS_6, 40, 2)]
)
def test_five_and_six_teams_are_printed_less_evenly(field: Field, twice: int, thrice: int):
    found = schedule(B98, field)
    times = Counter(meetings(found.value).values())

    assert (times[2], times[3], found.note) == (twice, thrice, Note.FIVE_AND_SIX_TEAMS)


def test_players_of_one_team_never_meet_but_in_four_tables_of_the_five_team_schedule():
    for field in (Field.TEAMS_4, Field.TEAMS_5, Field.TEAMS_6, Field.TEAMS_7):
        found = schedule(B98, field).value
        mates = [
            (number, table)
            for number, session in enumerate(found, 1)
            for table in session
            if len({team_of(player) for player in table}) < 4
        ]
        printed = [
            (5, (13, 8, 16, 18)),
            (6, (1, 18, 5, 19)),
            (6, (4, 9, 6, 11)),
            (6, (14, 13, 7, 15)),
        ]
        assert mates == (printed if field is Field.TEAMS_5 else [])


@pytest.mark.parametrize("edition", [B06, B14])
def test_only_1998_prints_schedules(edition: RuleBook):
    with pytest.raises(ScoringError, match="mcr-1998"):
        schedule(edition, Field.TEAMS_4)


@pytest.mark.parametrize("edition", RuleBook)
def test_an_appeal_is_made_within_half_an_hour(edition: RuleBook):
    assert may_appeal(edition, 30).value
    assert not may_appeal(edition, 30.1).value
    with pytest.raises(ScoringError, match="0 or more"):
        may_appeal(edition, -1)


def test_what_an_appeal_costs_and_who_hands_it_in():
    results = [appeal(edition).value for edition in RuleBook]

    assert [each.fee_usd for each in results] == [0, 200, 200]
    assert [each.or_equivalent for each in results] == [False, False, True]
    assert [each.handed_in_by for each in results] == ["team leader", "party", "party"]


@pytest.mark.parametrize("edition", RuleBook)
def test_an_appeal_about_the_rules_goes_to_the_head_referee_first(edition: RuleBook):
    about_rules = heard_by(edition, about_the_rules=True)
    about_else = heard_by(edition, about_the_rules=False)

    assert about_rules.value == ("head referee", "arbitration committee")
    assert ("organising committee" in about_else.value) is (edition is B98)
    wanted = ("16.1", "16.2") if edition is B98 else ("3.13.1", "3.13.2")
    assert about_rules.articles + about_else.articles == wanted


@pytest.mark.parametrize("edition", RuleBook)
def test_the_committee_leaves_penalties_to_the_head_referee(edition: RuleBook):
    assert committee_may_undo(edition, penalty=False).value
    assert not committee_may_undo(edition, penalty=True).value


@pytest.mark.parametrize(
    ("level", "standard", "competition", "place"),
    [
        (9, 20, 0, None),
        (8, 30, 0, None),
        (7, 40, 0, None),
        (6, 60, 1000, 16),
        (5, 80, 1500, 12),
        (4, 100, 2000, 8),
        (3, 120, 3000, 6),
        (2, 160, 4000, 3),
        (1, 200, 5000, 1),
    ],
)
def test_a_pin_needs_points_and_place(
    level: int, standard: int, competition: int, place: int | None
):
    reached = Career(standard, competition, place, place)
    assert pin(B14, reached).value == level

    lower = level + 1 if level < 9 else None
    assert pin(B14, Career(standard - 1, competition, place, place)).value == lower
    if place is not None:
        assert pin(B14, Career(standard, competition - 1, place, place)).value == lower
        assert pin(B14, Career(standard, competition, place + 1, place + 1)).value == lower


def test_the_highest_pins_need_a_place_in_class_a():
    assert pin(B14, Career(200, 5000, best=1)).value == 4
    assert pin(B14, Career(200, 5000, best_in_a=1)).value == 1
    assert pin(B14, Career(200, 5000, best_in_a=7)).value == 4


@pytest.mark.parametrize(("place", "level"), [(1, 4), (2, 5), (3, 6), (4, 7)])
def test_a_place_of_the_team_serves_for_pins_6_to_4(place: int, level: int):
    assert pin(B14, Career(200, 5000, best_of_team=place)).value == level


def test_a_better_team_with_fewer_points_takes_the_lower_pin_by_our_ruling():
    found = pin(B14, Career(60, 1000, best_of_team=1))

    assert (found.value, found.ours, found.note) == (6, True, Note.BETTER_PLACE_COUNTS)
    assert not pin(B14, Career(60, 1000, best_of_team=3)).ours
    assert not pin(B14, Career(60, 1000, best=16, best_of_team=1)).ours


def test_without_points_there_is_no_pin():
    assert pin(B14, Career(19)).value is None


@pytest.mark.parametrize(
    ("level", "points", "place"),
    [
        *[(9, 1000, None), (8, 3000, None), (7, 5000, None), (6, 10000, 24), (5, 15000, 16)],
        *[(4, 20000, 12), (3, 30000, 8), (2, 40000, 6), (1, 50000, 3)],
    ],
)
def test_a_web_pin_needs_points_and_place(level: int, points: int, place: int | None):
    lower = level + 1 if level < 9 else None

    assert web_pin(B14, points, place).value == level
    assert web_pin(B14, points - 1, place).value == lower
    if place is not None:
        assert web_pin(B14, points, place + 1).value == lower
        assert web_pin(B14, points, None).value == 7


def test_only_positive_results_count_for_a_pin():
    assert competition_sum(B14, [120, -80, 0, 30]).value == 150


def test_who_gives_certificates():
    assert [certificate_from(B14, level).value for level in (1, 3, 4, 9)] == [
        *("WMCC", "WMCC", "member organisation", "member organisation")
    ]
    assert certificate_from(B14, 1, web=True).value == "web site"
    with pytest.raises(ScoringError, match="1 to 9"):
        certificate_from(B14, 10)


@pytest.mark.parametrize(
    ("kind", "name", "players", "sessions"),
    [
        *((kind, "A", 80, 8) for kind in (CompetitionKind.WORLD, CompetitionKind.INTERCONTINENTAL)),
        *(
            (kind, "B", 60, 6)
            for kind in (
                CompetitionKind.CONTINENTAL,
                CompetitionKind.SEVERAL_NATIONS,
                CompetitionKind.NATIONAL,
            )
        ),
        *(
            (kind, "C", 40, 6)
            for kind in (CompetitionKind.REGIONAL, CompetitionKind.FRIENDLY, CompetitionKind.WEB)
        ),
    ],
)
def test_a_competition_has_the_class_of_its_kind_if_it_is_large_enough(
    kind: CompetitionKind, name: str, players: int, sessions: int
):
    assert class_of(B14, kind, players, sessions).value == name
    for size in ((players - 1, sessions), (players, sessions - 1)):
        small = class_of(B14, kind, *size)
        assert (small.value, small.ours, small.note) == (None, True, Note.BELOW_ITS_CLASS)


@pytest.mark.parametrize("edition", [B98, B06])
def test_only_2014_has_pins_and_classes(edition: RuleBook):
    with pytest.raises(ScoringError, match="mcr-2014"):
        pin(edition, Career(20))
    with pytest.raises(ScoringError, match="mcr-2014"):
        class_of(edition, CompetitionKind.WORLD, 80, 8)
