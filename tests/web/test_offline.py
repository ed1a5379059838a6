"""Questions that are taken along: fresh, told every answer, handed in once, and for thirty days."""

import gzip
import json
import re
from datetime import timedelta
from typing import Any, Final

import pytest
from flask import Flask

from school.progress.models import Outcome
from tests.web.account_forms import sign_up
from tests.web.visitor import SiteVisitor
from web.clock import now
from web.offline.packet import LIFE, PART_LENGTH, PARTS, read_packet_token
from web.services import services
from web.static_files.assets import asset, asset_names

PACKET: Final = "/mcr-2014/offline/questions"


def part_of(visitor: SiteVisitor, query: str = "?kind=find&level=1") -> dict[str, Any]:
    found = visitor.client.get(PACKET + query)
    assert found.status_code == 200
    answer: dict[str, Any] = found.get_json()
    return answer


def handed_in(visitor: SiteVisitor, token: str, answers: dict[int, str]) -> tuple[int, int]:
    """The status, and how many answers were stored."""
    page = visitor.open("/offline").text
    csrf = page.partition('name="csrf_token" value="')[2].partition('"')[0]
    sent = {f"answer-{number}": value for number, value in answers.items()}
    response = visitor.client.post(
        "/offline/answers", data={"csrf_token": csrf, "token": token, **sent}
    )
    return response.status_code, (response.get_json(silent=True) or {}).get("stored", 0)


def right_answer(question: dict[str, Any]) -> str:
    return next(sent for sent, said in question["said"].items() if said["sign"] == "right")


def test_a_packet_says_to_each_answer_what_the_site_would_say(visitor: SiteVisitor) -> None:
    part = part_of(visitor)
    assert len(part["questions"]) == PART_LENGTH
    for question in part["questions"]:
        assert question["html"].count('name="answer"') == len(question["said"])
        assert [said["sign"] for said in question["said"].values()].count("right") == 1
        assert question["said"]["unknown"]["sign"] == "unknown"


def test_a_question_brings_its_explanation_and_lays_no_answer_to_the_learner(
    visitor: SiteVisitor,
) -> None:
    for question in part_of(visitor, "?kind=legal&level=2")["questions"]:
        assert "the right answer" in question["explained"]
        assert "your answer" not in question["explained"]


def test_a_packet_of_fifty_questions_is_small(visitor: SiteVisitor) -> None:
    """With the explanations; 50 kB by gzip, of 300 that one may take along on a phone."""
    headers = {"Accept-Encoding": "gzip"}
    packed = visitor.client.get(PACKET + "?kind=find&level=5", headers=headers)
    assert packed.headers["Content-Encoding"] == "gzip"
    assert len(packed.data) * PARTS < 100_000
    assert len(json.loads(gzip.decompress(packed.data))["questions"]) == PART_LENGTH


def test_two_packets_have_questions_of_their_own(visitor: SiteVisitor) -> None:
    keys = services(visitor.site).settings.secret_keys
    first, second = (read_packet_token(keys, part_of(visitor)["token"], now()) for _ in range(2))
    assert first
    assert second
    assert not {each.address for each in first.shown} & {each.address for each in second.shown}


def test_kinds_that_are_not_pressed_are_replaced_by_one_that_is(visitor: SiteVisitor) -> None:
    assert len(part_of(visitor, "?kind=total")["questions"]) == PART_LENGTH


def test_answers_given_offline_are_graded_by_the_site_and_stored_once(
    visitor: SiteVisitor,
) -> None:
    part = part_of(visitor)
    first, second, _third = part["questions"][:3]
    wrong = next(sent for sent, said in second["said"].items() if said["sign"] == "wrong")
    answers = {0: right_answer(first), 1: wrong, 2: "unknown"}

    assert handed_in(visitor, part["token"], answers) == (200, 3)
    assert handed_in(visitor, part["token"], answers) == (200, 0)
    # Whoever hears that an answer was wrong cannot give another one.
    assert handed_in(visitor, part["token"], {1: right_answer(second)}) == (200, 0)

    rows = visitor.rows()
    assert [row.credit for row in rows] == [1, 0, 0]
    assert [row.outcome for row in rows] == [Outcome.ANSWERED, Outcome.ANSWERED, Outcome.UNKNOWN]


def test_answers_go_to_nobody_but_who_took_the_questions_along(
    visitor: SiteVisitor, site: Flask
) -> None:
    part = part_of(visitor)
    answers = {0: right_answer(part["questions"][0])}
    other = SiteVisitor(site)
    assert handed_in(other, part["token"], answers) == (409, 0)
    part_of(other)  # a guest of their own now
    assert handed_in(other, part["token"], answers) == (409, 0)
    assert part["owner"] in visitor.open("/offline").text
    assert part["owner"] not in other.open("/offline").text
    assert handed_in(visitor, part["token"], answers) == (200, 1)


def test_an_account_hands_in_what_its_guest_has_answered(visitor: SiteVisitor) -> None:
    part = part_of(visitor)
    first, second = (right_answer(each) for each in part["questions"][:2])
    handed_in(visitor, part["token"], {0: first})
    sign_up(visitor, "Lin")
    owners = visitor.open("/offline").text.partition('data-owners="')[2].partition('"')[0].split()
    assert part["owner"] in owners
    assert handed_in(visitor, part["token"], {1: second}) == (200, 1)
    assert len(visitor.rows()) == 2


@pytest.mark.parametrize(("answer", "status"), [("none-of-these", 422), ("", 422)])
def test_what_is_no_answer_is_refused(visitor: SiteVisitor, answer: str, status: int) -> None:
    token = part_of(visitor)["token"]
    assert handed_in(visitor, token, {0: answer}) == (status, 0)
    assert handed_in(visitor, token + "x", {0: "unknown"}) == (410, 0)
    assert handed_in(visitor, token, {}) == (200, 0)


def test_what_is_no_answer_takes_no_other_along(visitor: SiteVisitor) -> None:
    part = part_of(visitor)
    answers = {0: "none-of-these", 1: right_answer(part["questions"][1])}
    assert handed_in(visitor, part["token"], answers) == (200, 1)


def test_a_packet_is_too_old_after_its_life(site: Flask) -> None:
    keys, token = services(site).settings.secret_keys, part_of(SiteVisitor(site))["token"]
    assert read_packet_token(keys, token, now() + LIFE - timedelta(minutes=1))
    assert read_packet_token(keys, token, now() + LIFE + timedelta(minutes=1)) is None


def test_the_worker_knows_the_files_of_the_shell(site: Flask) -> None:
    answer = site.test_client().get("/worker.js")
    assert answer.mimetype == "text/javascript"
    for name in asset_names():
        assert f'"{name}"' in answer.text
        assert asset(name.removeprefix("/assets/"))


def test_whoever_signs_out_leaves_no_taken_answers_to_the_next(site: Flask) -> None:
    """Of an account or of a class: the worker forgets the packet, and asks no more of the path."""
    script = site.test_client().get("/worker.js").text
    known, _, body = script.removeprefix("const SITE = ").partition(";\n")
    ways_out = json.loads(known)["waysOut"]
    assert ways_out == ["/account/out", "/student/sign-out"]
    erasing = json.loads(known)["erasing"]
    assert erasing == "/account/erase"
    watched = re.search(r"if \(/\^(.+)/\.test\(url\.pathname\)\)", body)
    assert watched
    for path in (*ways_out, erasing):
        assert re.match(watched[1], path), path
