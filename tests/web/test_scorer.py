"""The hand scorer: any hand in the address, what is wrong with it, what it is worth and why."""

import html
import json
import re
import subprocess
import sys
from urllib.parse import urlencode

import pytest
from flask import Flask
from hypothesis import given, settings
from hypothesis import strategies as st
from werkzeug.datastructures import MultiDict

from quizzes.typed.circumstances import SYSTEM_FIELDS
from quizzes.typed.score_request import read_request, score_or_waits
from scoring import RULE_SETS
from scoring.errors import TEMPLATES
from tests.web.visitor import SiteVisitor, VisitedPage
from web.components.refusal import BESIDE_A_FIELD
from web.scorer.form_view import scorer_form
from wording import LANGUAGES, translator

pytestmark = pytest.mark.any_database

STRAIGHT = "8p123456789s [666z] 8p"
HEADINGS = {"en": "Counted", "zh-Hans": "计入", "ja": "数える役"}

FIRST = {"rules": "imj", "hand": "123456m789s23p55s 1p", "also": "first_turn"}

# For each code: the parameters of an address, and the field at which it is told.
IMPOSSIBLE: dict[str, tuple[dict[str, str], str]] = {
    "bad-tiles": ({"hand": "123456789mxx11z 1z"}, "hand"),
    "no-such-tile": ({"hand": "123456789m888z1z 1z"}, "hand"),
    "flower-in-hand": ({"hand": "123456789m1z [123f] 1z"}, "hand"),
    "not-a-flower": ({"concealed": "1z", "win": "1z", "flowers": "1m"}, "hand"),
    "flower-twice": ({"hand": f"{STRAIGHT} 11f"}, "hand"),
    "one-winning-tile": ({"concealed": "123456789m1112z", "win": "22z"}, "hand"),
    "too-many-tiles": ({"hand": "123456789m1112233z 4z"}, "hand"),
    "too-few-tiles": ({"hand": "123m 5p"}, "hand"),
    "too-many-melds": ({"hand": "[111m] [222m] [333m] [444m] [555m] 1z"}, "hand"),
    "fifth-tile": ({"hand": "11111m22233344p 4p"}, "hand"),
    "meld-size": ({"hand": "123456789m1z [12345p] 1z"}, "hand"),
    "chow-of-honors": ({"hand": "123456789m1z [123z] 1z"}, "hand"),
    "not-a-chow": ({"hand": "123456789m1z [124p] 1z"}, "hand"),
    "not-alike": ({"hand": "123456789m1z (1112z) 1z"}, "hand"),
    "discarder-is-winner": ({"hand": STRAIGHT, "seat": "W", "from": "W"}, "from"),
    "not-the-last-of-kind": ({"hand": STRAIGHT, "also": "last_of_kind"}, "also"),
    "robbed-kong-impossible": ({"hand": STRAIGHT, "by": "robbed-kong"}, "by"),
    "replacement-without-kong": ({"hand": STRAIGHT, "by": "replacement"}, "by"),
    "bad-value": ({"hand": STRAIGHT, "seat": "X"}, "seat"),
    "flowers-not-used": ({"rules": "rengo", "hand": f"{STRAIGHT} 1f"}, "hand"),
    "liable-is-winner": ({"rules": "rengo", "hand": STRAIGHT, "liable": "E"}, "liable"),
    "indicator-is-flower": (
        {"rules": "rengo", "hand": STRAIGHT, "dora_indicator": "1f"},
        "dora_indicator",
    ),
    "indicator-in-hand": (
        {"rules": "rengo", "hand": "8p123456789s [666+6z] 8p", "dora_indicator": "6z"},
        "dora_indicator",
    ),
    "riichi-with-open-hand": ({"rules": "rengo", "hand": STRAIGHT, "riichi": "riichi"}, "riichi"),
    "lowest-above-highest": (
        {"rules": "imj", "hand": STRAIGHT, "lowest": "5", "highest": "3"},
        "lowest",
    ),
    "indicator-in-robbed-kong": (
        {
            "rules": "rengo",
            "hand": "23m456p11222s [789s] 1m",
            "by": "robbed-kong",
            "dora_indicator": "1m",
        },
        "dora_indicator",
    ),
    "earth-not-on-first-discard": (FIRST | {"seat": "S", "from": "W"}, "from"),
    "heaven-not-of-dealer": (FIRST | {"seat": "S", "by": "draw"}, "seat"),
    "melds-in-first-turn": (FIRST | {"hand": STRAIGHT, "by": "draw"}, "also"),
    "robbed-in-first-turn": (FIRST | {"seat": "S", "by": "robbed-kong", "from": "E"}, "by"),
    "flower-not-drawn": (
        {"rules": "imj", "concealed": "19m", "win": "7f", "flowers": "123456f", "by": "discard"},
        "by",
    ),
    "more-kongs-in-row": ({"rules": "imj", "hand": STRAIGHT, "kongs_in_row": "2"}, "kongs_in_row"),
}
# Nobody can type these: the form always sends whole fields, and melds without their origin.
ONLY_FOR_PROGRAMS: dict[str, object] = {
    "not-an-object": [],
    "missing-key": {"rules": "mcr-2014"},
    "unknown-rules": {"rules": "mcr-1900", "concealed": "1m", "win": "1m"},
    "long-tiles": {"rules": "mcr-2014", "concealed": "1m" * 101, "win": "1m"},
    "claimed-from-oneself": {
        "rules": "mcr-2014",
        "concealed": "123456789m1z",
        "melds": [{"kind": "pung", "tiles": "111p", "from": "E"}],
        "win": "1z",
    },
    "chow-not-from-left": {
        "rules": "mcr-2014",
        "concealed": "123456789m1z",
        "melds": [{"kind": "chow", "tiles": "123p", "from": "S"}],
        "win": "1z",
    },
}


def score_page(visitor: SiteVisitor, rules: str = "mcr-2014", **query: str) -> VisitedPage:
    return visitor.open(f"/{rules}/score?{urlencode(query)}")


def part(page: VisitedPage, name: str) -> str:
    """What stands in the element of that id, as far as its own markup goes."""
    return page.text.split(f'id="{name}"')[1].split("</div>")[0]


@pytest.mark.parametrize("language", LANGUAGES)
def test_an_empty_form_in_every_language(site: Flask, language: str):
    page = SiteVisitor(site, language).open("/mcr-2014/score")

    assert (page.status, page.lang) == (200, language)
    assert 'role="alert"' not in page.text
    assert HEADINGS[language] + "</h3>" not in page.text


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_hand_is_scored_in_every_language(site: Flask, language: str):
    page = score_page(SiteVisitor(site, language), hand=STRAIGHT, seat="S")

    assert '<p class="scorer__sum"><b>20</b>' in page.text
    assert HEADINGS[language] + "</h3>" in page.text
    assert {
        "/mcr-2014/fans/pure-straight",
        "/mcr-2014/fans/dragon-pung",
        "/mcr-2014/fans/single-wait",
    } <= set(page.links)


def test_who_pays_follows_who_discarded(visitor: SiteVisitor):
    untold = score_page(visitor, hand=STRAIGHT)
    assert "The discarder pays 28, the other two 8 each; East wins 44." in untold.text
    shown = untold.text.split('id="live-result"')[1].split("</section>")[0] + part(
        untold, "live-hand"
    )
    assert not re.search("South|West|North|&#34;from&#34;", shown)
    assert "North pays 28" in score_page(visitor, hand=STRAIGHT, **{"from": "N"}).text
    assert "South, West and North pay 29 each" in score_page(visitor, hand=STRAIGHT, by="draw").text


def test_tiles_without_a_shape_have_no_account(visitor: SiteVisitor):
    page = score_page(visitor, hand="1479m258p369s123z 9p")

    assert "These tiles are not a winning shape." in page.text
    assert "Counted</h3>" not in page.text


def test_thirteen_tiles_show_what_they_wait_for(visitor: SiteVisitor):
    page = score_page(visitor, hand="2345678m111222s", by="draw", seat="N")

    completed = [
        link for link in page.links if link.startswith("/mcr-2014/score?hand=2345678m111222s+")
    ]
    assert "Waits for 3 kinds of tile" in page.text
    assert [link.split("+")[1].split("&")[0] for link in completed] == ["2m", "5m", "8m"]
    assert all("by=draw" in link and "seat=N" in link for link in completed)
    assert "a legal win" in visitor.open(completed[0]).text


def test_thirteen_tiles_may_wait_for_nothing(visitor: SiteVisitor):
    assert "Not waiting" in score_page(visitor, hand="1479m258p369s123z").text


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("code", IMPOSSIBLE)
def test_what_is_wrong_is_told_at_its_field(site: Flask, code: str, language: str):
    query, name = IMPOSSIBLE[code]

    page = score_page(SiteVisitor(site, language), **query)

    assert page.status == 200
    assert 'role="alert"' in part(page, f"{name}-error")
    told = set(re.findall(r'id="(\w+)-error"', page.text)) - {name}
    assert told >= {"hand", "by", "from", "seat", "round", "also"} - {name}
    assert not any('role="alert"' in part(page, f"{other}-error") for other in told)
    assert 'class="scorer__sum"' not in page.text


@pytest.mark.parametrize("code", IMPOSSIBLE)
def test_each_fault_has_its_own_words(visitor: SiteVisitor, code: str):
    query, name = IMPOSSIBLE[code]
    template = BESIDE_A_FIELD.get(code, TEMPLATES[code])
    words = [each for each in template.split("%")[0].split() if each[0].islower()]

    said = html.unescape(part(score_page(visitor, **query), f"{name}-error")).lower()

    assert all(word.strip(":,.") in said for word in words)


def test_no_fault_beside_a_field_speaks_the_words_of_the_wire(visitor: SiteVisitor):
    """A key between quotes is for programs; the form has a label instead."""
    for code, (query, name) in IMPOSSIBLE.items():
        assert "“" not in part(score_page(visitor, **query), f"{name}-error"), code


def test_every_fault_has_a_case():
    others = {"bad-json", "long-line", "round-not-played"}  # the latter only warns

    assert set(IMPOSSIBLE) | set(ONLY_FOR_PROGRAMS) | others == set(TEMPLATES)


def test_a_round_that_rengo_does_not_play_is_not_offered_but_scored(visitor: SiteVisitor):
    """Articles 23 and 24(1): East and South."""
    usual = score_page(visitor, "rengo", hand=STRAIGHT)
    told = score_page(visitor, "rengo", hand=STRAIGHT, round="W")

    assert "has no West round" not in usual.text
    assert 'name="round" value="W"' not in usual.text
    assert "has no West round" in told.text
    assert 'class="scorer__sum"' in told.text
    assert 'name="round" value="W"' in score_page(visitor, "imj", hand=STRAIGHT).text


def test_a_tile_at_fault_is_named(visitor: SiteVisitor):
    page = score_page(visitor, hand=STRAIGHT, by="robbed-kong")

    assert "8 of dots cannot be robbed from a kong" in part(page, "by-error")


def test_a_hand_that_only_lacks_tiles_is_not_called_impossible(visitor: SiteVisitor):
    assert "This hand is not complete" in score_page(visitor, hand="123m 5p").text
    assert "This hand is impossible" in score_page(visitor, hand="11111m22233344p 4p").text


@pytest.mark.parametrize("code", IMPOSSIBLE)
def test_nothing_typed_is_lost(visitor: SiteVisitor, code: str):
    query, _ = IMPOSSIBLE[code]

    (form,) = [form for form in score_page(visitor, **query).forms if form.values("hand")]

    kept = dict(form.fields)
    if "hand" in query:
        assert kept["hand"] == query["hand"]
    told = query.keys() & {"by", "from", "also", *SYSTEM_FIELDS}
    assert {name: kept[name] for name in told} == {name: query[name] for name in told}


def test_the_form_sends_the_hand_it_shows(visitor: SiteVisitor):
    query = {"hand": f"{STRAIGHT} 15f", "by": "draw", "seat": "S", "round": "W", "also": "last"}
    (form,) = [
        each for each in score_page(visitor, **query).forms if each.action == "/mcr-2014/score"
    ]

    assert form.method == "get"
    assert {name: value for name, value in form.fields if name in query} == query


def test_the_address_may_hold_the_parts_of_a_hand(visitor: SiteVisitor):
    whole = score_page(visitor, hand=STRAIGHT, seat="S")
    parts = score_page(visitor, concealed="8p123456789s", melds="pung:666z", win="8p", seat="S")

    assert parts.text.split("<main")[1] == whole.text.split("<main")[1]


def test_keys_tell_how_many_tiles_are_left(visitor: SiteVisitor):
    text = score_page(visitor, hand=f"{STRAIGHT} 5f").text

    def left(code: str) -> str:
        return text.split(f'data-tile="{code}"')[1].split("data-left>")[1][0]

    assert [left(code) for code in ("8p", "6z", "1s", "1m", "5f", "6f")] == list("213401")


def test_what_is_copied_says_the_same(visitor: SiteVisitor):
    page = score_page(visitor, hand=STRAIGHT, seat="S")
    copied = [html.unescape(each.split('"')[0]) for each in page.text.split('data-copy="')[1:]]
    _typed, text, link, command = copied

    assert "Pure Straight 16" in text
    assert "Total: 20 points" in text
    assert link == "http://localhost/mcr-2014/score?hand=8p123456789s+%5B666z%5D+8p&seat=S"
    assert score_page(visitor, hand=STRAIGHT, seat="S").text == visitor.open(link).text
    line = command.removeprefix("echo '").removesuffix("' | python -m scoring explain")
    assert visitor.client.post("/api/score", data=line).get_json()["total"] == 20


def line(**changes: object) -> dict[str, object]:
    known = {
        "rules": "mcr-2014",
        "concealed": "8p123456789s",
        "melds": [{"kind": "pung", "tiles": "666z"}],
        "win": "8p",
        "seat": "S",
    }
    return known | changes


@pytest.mark.parametrize("rules", RULE_SETS)
def test_programs_get_the_same_answer_as_on_the_command_line(visitor: SiteVisitor, rules: str):
    asked = json.dumps(line(id="a1", rules=rules))
    said = subprocess.run(
        [sys.executable, "-m", "scoring", "score"],
        input=asked,
        capture_output=True,
        text=True,
        check=True,
    )

    response = visitor.client.post("/api/score", data=asked, content_type="application/json")

    assert response.status_code == 200
    assert response.get_json() == json.loads(said.stdout)
    assert response.get_json()["id"] == "a1"


@pytest.mark.parametrize("code", ONLY_FOR_PROGRAMS)
def test_programs_are_told_what_is_wrong(visitor: SiteVisitor, code: str):
    response = visitor.client.post("/api/score", json=ONLY_FOR_PROGRAMS[code])

    assert response.status_code == 422
    answered = response.get_json()
    assert answered["ok"] is False
    assert answered["error"]["code"] == code
    assert answered["error"]["message"]


def test_what_is_no_json_is_refused(visitor: SiteVisitor):
    response = visitor.client.post("/api/score", data="{", content_type="application/json")

    assert (response.status_code, response.get_json()["error"]["code"]) == (422, "bad-json")


def test_too_long_a_line_is_refused(visitor: SiteVisitor):
    response = visitor.client.post("/api/score", data=json.dumps(line(id="x" * 9000)))

    assert response.status_code == 413
    assert response.get_json()["ok"] is False


def test_programs_need_no_token_and_leave_nothing(visitor: SiteVisitor):
    response = visitor.client.post("/api/score", json=line())

    assert response.status_code == 200
    assert "Set-Cookie" not in response.headers
    assert visitor.learners() == []


TYPED = st.text(alphabet="123456789mpszf[]()+ x,:零", max_size=60)


@given(
    rules=st.sampled_from(list(RULE_SETS)),
    hand=TYPED | st.just(STRAIGHT),
    seat=st.sampled_from(["E", "S", "", "Q"]),
    discarder=st.sampled_from("ESWN?"),
    told=st.dictionaries(
        st.sampled_from(SYSTEM_FIELDS), st.sampled_from(["", "0", "4", "E", "5p", "x"])
    ),
)
@settings(max_examples=200)
def test_whatever_is_typed_is_answered(
    rules: str, hand: str, seat: str, discarder: str, told: dict[str, str]
):
    query = {"hand": hand, "seat": seat, "from": discarder, **told}
    score_request = read_request(MultiDict(query).to_dict(flat=False), RULE_SETS[rules])

    outcome = score_or_waits(score_request)

    assert (outcome is None) == (not hand.strip())
    if outcome:
        found = (outcome.score, outcome.waiting_hand, outcome.faults or None)
        assert sum(each is not None for each in found) == 1
        form = scorer_form(score_request, outcome.faults, translator("ja"))
        assert bool(form.errors) == bool(outcome.faults)


def test_a_hand_below_the_minimum_shows_what_it_is_worth_without_flowers(visitor: SiteVisitor):
    short = visitor.client.get("/mcr-2014/score?hand=123456m99p23s+[777z]+4s+1f")
    said = re.search(r'<b class="num">(\d+)</b> ([^<]*)', short.text)
    assert said is not None
    assert said[1] == "3"
    assert said[2].startswith("Without flowers this hand is worth 3 points: below the minimum of 8")


@pytest.mark.parametrize(
    ("rules", "kong", "melds"),
    [("imj", "Unfolded kong", "Displayed"), ("mcr-2014", "Concealed kong", "Melds")],
)
def test_the_whole_page_speaks_the_words_of_its_rule_set(
    visitor: SiteVisitor, rules: str, kong: str, melds: str
):
    page = score_page(visitor, rules, hand="234s5z (1111m) [999p] [789m] 5z", by="draw")

    assert f"<b>{kong}</b>" in page.text
    assert f"<b>{melds}</b>" in page.text
