"""What may be added to what: the limits of the groups and their exceptions (24, 26 to 28.5)."""

from itertools import combinations

import pytest

from scoring import ScoringError, rule_set
from scoring.imj.names import NAMES, SERIES
from tests.scoring.imj.lines import (
    Line,
    chow,
    counted,
    kong,
    line,
    present,
    pung,
    scored,
    struck,
    unfolded,
)

RULES = rule_set("imj")
COMMON = "123m456p789s55z33m"

LIMITS: list[tuple[str, Line, dict[str, int], dict[str, str]]] = [
    (
        "27.1(2), (5) mixed unios with mixed same",
        line("111m999m11z555z66z", "6z"),
        {"mixed-unios": 1, "mixed-same": 1},
        {"unio-in-all": "mixed-same"},
    ),
    (
        "27.1(7), (8) unio in all with all types",
        line("123m789p789s11z55z", "1z"),
        {"unio-in-all": 1, "all-types": 1},
        {},
    ),
    (
        "27.1 mixed unios not with unio in all and all types",
        line("111m999p999s11z55z", "1z"),
        {"unio-in-all": 1, "all-types": 1},
        {"mixed-unios": "unio-in-all"},
    ),
    (
        "27.1 unio in all not with mixed same",
        line("123m789m999m11z55z", "1z"),
        {"mixed-same": 1},
        {"unio-in-all": "mixed-same"},
    ),
    (
        "27.1 unio in all not with pure terminals",
        line("111999m111999p1s", "1s"),
        {"pure-terminals": 1},
        {"unio-in-all": "pure-terminals"},
    ),
    (
        "27.1 unio in all not with pure honours",
        line("11122255566z77z", "7z"),
        {"pure-honours": 1},
        {"unio-in-all": "pure-honours"},
    ),
    (
        "27.1 unio in all not with pure same",
        line("1123789m", "1m", melds=[chow("123m"), pung("999m")]),
        {"pure-same": 1},
        {"unio-in-all": "pure-same"},
    ),
    (
        "27.2(5) to (7) each pung of a dragon, with both chances of one pung (15.4)",
        line("99m22255666z", "5z", round="S", melds=[chow("123m")]),
        {"pung-of-dragon": 2, "chance-wind": 1, "chance-round": 1},
        {},
    ),
    (
        "27.2(5) no pung of dragon beside little three dragons",
        line("555666z7z123m789p", "7z"),
        {"little-three-dragons": 1},
        {"pung-of-dragon": "little-three-dragons"},
    ),
    (
        "27.2(5) no pung of dragon beside big three dragons",
        line("555666z77z123m99p", "7z"),
        {"big-three-dragons": 1},
        {"pung-of-dragon": "big-three-dragons"},
    ),
    (
        "27.2(6), (7) no chance beside little four winds",
        line("111222333z4z123m", "4z"),
        {"little-four-winds": 1},
        {"chance-wind": "little-four-winds", "chance-round": "little-four-winds"},
    ),
    (
        "27.2(6), (7) no chance beside big four winds",
        line("111222333z9m", "9m", melds=[pung("444z")]),
        {"big-four-winds": 1},
        {"chance-wind": "big-four-winds", "chance-round": "big-four-winds"},
    ),
    (
        "27.2 no pung of dragon beside little four winds: the limit, without an exception",
        line("1112223334555z", "4z"),
        {"little-four-winds": 1},
        {
            "pung-of-dragon": "little-four-winds",
            "chance-wind": "little-four-winds",
            "chance-round": "little-four-winds",
        },
    ),
    (
        "27.2 no chance wind beside big three dragons: the limit, without an exception",
        line("99m22255666777z", "5z"),
        {"big-three-dragons": 1},
        {"chance-wind": "big-three-dragons", "pung-of-dragon": "big-three-dragons"},
    ),
    (
        "27.2 at equal worth the one element of high value",
        line("2223355566677z", "3z"),
        {"little-three-dragons": 1},
        {
            "pung-of-dragon": "little-three-dragons",
            "chance-wind": "little-three-dragons",
            "chance-round": "little-three-dragons",
        },
    ),
    (
        "27.3 not the three pungs inside four",
        line("333444m66m99p", "6m", melds=[pung("555m")]),
        {"four-jumping-pungs": 1},
        {"pure-jumping-pungs": "four-jumping-pungs"},
    ),
    (
        "27.4 not the three identical chows inside four",
        line("23423434m99p", "2m", melds=[chow("234m")]),
        {"four-identical-chows": 1},
        {"three-identical-chows": "four-identical-chows"},
    ),
    (
        "27.4 not the three stepping chows inside four",
        line("12323434m99p", "5m", melds=[chow("456m")]),
        {"four-stepping-chows": 1},
        {"pure-stepping-chows": "four-stepping-chows"},
    ),
    (
        "27.3, 27.4 a pung and a chow element are of two groups",
        line("234m23p234s99m", "4p", melds=[pung("555z")]),
        {"three-matching-chows": 1, "pung-of-dragon": 1},
        {},
    ),
    (
        "28.1, 28.4 no limit: a closed hand that draws counts all three",
        line(COMMON, "3m", by="draw"),
        {"from-the-wall": 1, "self-help": 1, "clear-front": 1},
        {},
    ),
    (
        "28.1 to 28.3 no limit: the last tile of the wall, drawn after a kong",
        line("123m456p55z33m", "3m", by="replacement", last=True, melds=[kong("9999s")]),
        {"from-the-wall": 1, "from-final-draw": 1, "on-first-kong": 1},
        {},
    ),
    (
        "28.1, 28.2 no limit: a robbed kong that was the last tile exposed",
        line("123m56p789s555z33m", "4p", by="robbed-kong", last=True),
        {"from-robbed-kong": 1, "from-final-exposed": 1},
        {},
    ),
    (
        "28.5(2), (3) chance flowers with full sets, two of each",
        line(COMMON, "3m", flowers="12345678f"),
        {"chance-flower": 2, "full-set-of-flowers": 2},
        {},
    ),
    (
        "28.5(3) one full set and both chance flowers, counted independently",
        line(COMMON, "3m", flowers="12346f"),
        {"chance-flower": 2, "full-set-of-flowers": 1},
        {},
    ),
]


@pytest.mark.parametrize(
    ("given", "count", "left"),
    [each[1:] for each in LIMITS],
    ids=[each[0] for each in LIMITS],
)
def test_the_limit_of_a_group(given: Line, count: dict[str, int], left: dict[str, str]) -> None:
    result = scored(given)
    found, out = counted(result), struck(result)
    assert {name: found[name] for name in count} == count
    for name, rival in left.items():
        because, principle, articles = out[name]
        assert (because, principle) == (rival, "one-of-group")
        assert articles[-1] in ("27.1", "27.2", "27.3", "27.4")
    groups = {RULES.fan(name).series for name in count}
    assert {name for name in out if RULES.fan(name).series in groups} == set(left)


@pytest.mark.parametrize(
    ("fan", "other", "article"),
    [
        ("pung-of-dragon", "little-three-dragons", "27.2(5)"),
        ("big-three-dragons", "pung-of-dragon", "27.2(5)"),
        ("chance-wind", "big-four-winds", "27.2(6)"),
        ("chance-round", "little-four-winds", "27.2(7)"),
        ("pung-of-dragon", "big-four-winds", None),
        ("chance-wind", "big-three-dragons", None),
        ("little-four-winds", "big-four-winds", None),
    ],
)
def test_some_entries_forbid_what_the_limit_keeps_out(
    fan: str, other: str, article: str | None
) -> None:
    one, beside = RULES.fan(fan), RULES.fan(other)
    assert RULES.group(one).entry_against(one, beside) == article


def test_what_an_entry_forbids_is_cited_from_there() -> None:
    result = scored(line("1112223334555z", "4z"))
    assert result.account is not None
    here = [each for each in result.account.struck if each.fan.series == "27.2"]
    assert {each.fan.id: (each.article, each.in_words) for each in here} == {
        "pung-of-dragon": ("27.2", False),
        "chance-wind": ("27.2(6)", True),
        "chance-round": ("27.2(7)", True),
    }


def test_no_entry_forbids_what_may_count_together() -> None:
    for group in RULES.groups:
        for one, other in combinations(group.fans, 2):
            assert not (group.may_join(one.id, other.id) and group.entry_against(one, other))


def test_the_basic_structure_stays_as_chosen() -> None:
    """24.1: identical chows go with chows, never with the pungs of the other reading."""
    result = scored(line("222333444m555z6s", "6s"))
    found = counted(result)
    assert found["all-pungs"] == found["pure-jumping-pungs"] == 1
    assert not present(result) & {"three-identical-chows", "coward"}
    [other] = result.others
    assert {"coward", "three-identical-chows"} <= {each.fan.id for each in other.counted}


def test_the_structure_of_the_higher_rank_is_chosen() -> None:
    """24.1, 26: seven pairs against four chows, either way round."""
    pairs = scored(line("112233m556677p9s", "9s"))
    assert counted(pairs)["seven-pairs"] == 1
    assert [other.total for other in pairs.others] == [3]
    chows = scored(line("22223333444m99s", "4m"))
    assert counted(chows)["four-identical-chows"] == 1
    assert (chows.total, max(other.total for other in chows.others)) == (7, 5)


def test_a_kong_is_a_pung_and_a_pung_is_no_kong() -> None:
    """24.2."""
    kongs = [kong("2222m"), kong("3333p"), unfolded("4444s"), kong("9999s")]
    assert {"all-pungs", "mixed-jumping-pungs"} <= set(
        counted(scored(line("5m", "5m", melds=kongs)))
    )
    pungs = [pung("222m"), pung("333p"), pung("444s"), pung("999s")]
    drawn = scored(line("5m", "5m", by="draw", melds=pungs))
    assert not present(drawn) & {"on-first-kong", "kong-to-fourth"}


@pytest.mark.parametrize(
    ("kongs", "element", "value"), [(1, "on-first-kong", 1), (2, "on-second-kong", 3)]
)
def test_only_the_element_for_the_number_of_kongs(kongs: int, element: str, value: int) -> None:
    """28.3: by the number of kongs, so the second does not bring the first with it."""
    shown = [kong("9999s"), unfolded("1111z")]
    result = scored(line("123m55p33m", "5p", by="replacement", kongs_in_row=kongs, melds=shown))
    assert {name for name in present(result) if name.endswith("-kong")} == {element}
    assert [each.value for each in result.counted if each.fan.id == element] == [value]


def test_a_kong_of_the_winning_turn_was_drawn_after() -> None:
    """22.3: a tile drawn in a turn with kongs came from the tail, however the line says it."""
    shown = [unfolded("9999s")]
    told = scored(line("123m456p55z33m", "3m", by="draw", kongs_in_row=1, melds=shown))
    untold = scored(line("123m456p55z33m", "3m", by="replacement", melds=shown))
    assert counted(told) == counted(untold)


def test_a_discard_is_not_won_on_kongs() -> None:
    """28.3: drawn immediately after the kong."""
    result = scored(line("123m456p55z33m", "3m", kongs_in_row=1, melds=[unfolded("9999s")]))
    assert "on-first-kong" not in present(result)


@pytest.mark.parametrize(
    ("given", "listed", "total"),
    [
        (line("123m56p99s", "4p", melds=[pung("777s"), chow("789p")], flowers="1f"), 0.5, 0.5),
        (line("123m56p99s", "4p", melds=[pung("777s"), chow("789p")]), 0.5, 1),
        (line("123m456p789s55z33m", "3m", by="draw"), 0.5, 5),
    ],
    ids=["alone it stays", "beside one fan it goes", "beside many it goes"],
)
def test_the_half_fan_is_listed_and_dropped_from_a_larger_total(
    given: Line, listed: float, total: float
) -> None:
    """30.2."""
    result = scored(given)
    assert [each.value for each in result.counted if each.fan.id == "coward"] == [listed]
    assert result.total == total


def test_the_floor_is_listed_with_nothing() -> None:
    """28.1(1)."""
    result = scored(line(COMMON, "3m"))
    assert [each.value for each in result.counted if each.fan.id == "from-the-floor"] == [0]


@pytest.mark.parametrize("melds", [[unfolded("1111z")], []], ids=["unfolded kong", "none"])
def test_self_help_allows_and_clear_front_refuses_an_unfolded_kong(
    melds: list[dict[str, str]],
) -> None:
    """28.4(2), (3), explanatory notes."""
    concealed = "123m456p55z33m" + ("" if melds else "111z")
    found = counted(scored(line(concealed, "3m", by="draw", melds=melds)))
    assert (found["self-help"], found["clear-front"]) == (1, 0 if melds else 1)


def test_clear_front_allows_another_players_tile_and_flowers() -> None:
    """28.4(3) and its note."""
    found = counted(scored(line(COMMON, "3m", flowers="1f")))
    assert (found["clear-front"], found["self-help"]) == (1, 0)


CLAIMED = [chow("123m"), pung("555p"), chow("789s")]


def test_all_pickups_that_rob_a_kong_cannot_be_dealt() -> None:
    """28.4(1), explanatory note: it allows a robbed kong, but four of the eyes' tile are in it."""
    with pytest.raises(ScoringError) as caught:  # the eyes hold the tile that the kong would need
        scored(line("1z", "1z", melds=[*CLAIMED, pung("222z")], by="robbed-kong"))
    assert caught.value.code == "robbed-kong-impossible"


def test_a_melded_kong_is_robbed_and_its_player_pays_threefold() -> None:
    """23.7, explanatory note: A sets up a melded kong and B robs it; 30.3(3)."""
    result = scored(line("123m56p789s555z33m", "4p", by="robbed-kong", **{"from": "N"}))
    assert counted(result)["from-robbed-kong"] == 1
    assert result.payments == {"E": 0, "S": 96, "W": 0, "N": -96}


def test_all_pickups_refuses_an_unfolded_kong_and_a_concealed_set() -> None:
    """28.4(1), explanatory note."""
    for given in (
        line("1z", "1z", melds=[*CLAIMED, unfolded("2222z")]),
        line("1222z", "1z", melds=CLAIMED),
    ):
        assert "all-pickups" not in present(scored(given))


def test_unio_in_all_looks_at_the_pairs_of_seven_pairs() -> None:
    """27.1(7), explanatory note; five in all speaks of sets and eyes alone (27.1(6))."""
    assert counted(scored(line("1199m1199p11s22z5z", "5z")))["unio-in-all"] == 1
    assert "unio-in-all" not in present(scored(line("1199m1199p22s22z5z", "5z")))


def test_five_in_all_looks_at_the_eyes_too() -> None:
    """27.1(6), explanatory note."""
    kongs = [kong("5555p"), chow("456m"), chow("345s")]
    assert counted(scored(line("567m5s", "5s", melds=kongs)))["five-in-all"] == 1
    assert "five-in-all" not in present(scored(line("567m6s", "6s", melds=kongs)))


def test_four_alike_may_be_two_pairs() -> None:
    """26.4 and 5.10 say nothing against it."""
    assert counted(scored(line("1111m2288p4466s5z", "5z")))["seven-pairs"] == 1


def test_a_step_is_one_number() -> None:
    """27.3, 27.4: each one number up; steps of two make nothing."""
    chows = scored(line("12334556m99p111s", "7m"))
    assert not {name for name in present(chows) if "stepping" in name}


def test_every_name_belongs_to_an_element_or_a_group() -> None:
    assert set(NAMES) == {fan.id for fan in RULES.fans}
    assert tuple(SERIES) == RULES.series
