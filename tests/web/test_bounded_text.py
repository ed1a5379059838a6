"""Every text that somebody may send is cut before it is brought into one spelling.

That takes a time which grows with the square of the marks on one letter: a name of a few kilobytes
would hold a worker for minutes.
"""

import re
import unicodedata
from collections.abc import Callable, Iterator, Mapping
from datetime import timedelta
from pathlib import Path
from typing import Any, Final

import pytest
from jinja2 import BytecodeCache
from werkzeug.test import TestResponse

from app import create_app
from lessons.pieces.check import CheckKind
from school.accounts import recovery
from school.accounts.names import LONGEST_EMAIL
from school.accounts.opening import find_by_name
from school.accounts.passwords import TEST_COST
from school.migrate import upgrade
from tests.web.access.passed_exam import passed_exam
from tests.web.access.routes import (
    BY_SECRET,
    FOR_PROGRAMS,
    OF_CLASSES,
    address,
    may,
    routes,
    rule_of,
    sent,
)
from tests.web.access.world import AccessWorld, RequestRole, world_of
from tests.web.account_forms import WORD, answers
from tests.web.bank_forms import LAID, OF_THE_BANK, OWN_QUESTION, own_question_path
from tests.web.lesson_answers import of_kind, step_path
from tests.web.played_deals import won_deal
from tests.web.together import FORMS as OF_LESSONS_TOGETHER
from tests.web.visitor import SiteVisitor
from tests.web.written_addresses import PLACES, QUERIES
from web.clock import now
from web.questions.answer_form import parse_half_number, parse_whole_number
from web.services import services
from web.settings import MailSettings, SiteSettings
from wording.typed_text import SPELLINGS

MARKS: Final = 37_500
LONG: Final = "a" + "\u0301" * MARKS + "\u0316" * MARKS  # 150 kB
SOME: Final = "a" + "\u0301" * 4000 + "\u0316" * 4000  # as much as an address may hold
SPACED: Final = "\n".join(["a" + "\u0301" * 40 + "\u0316" * 40] * 900)  # as much, in short lines
MOST: Final = SPELLINGS * LONGEST_EMAIL  # characters: no field is longer

OF_PROGRAMS: Final = tuple(sorted(each for each in FOR_PROGRAMS if each.startswith("POST")))

FORMS: Final[Mapping[str, tuple[str, ...]]] = {
    "POST enter.sign_in": ("name", "password", "token", "back", "take"),
    "POST join.sign_up": ("name", "fresh", "email", "token", "back"),
    "POST recover.by_code": ("name", "code", "fresh"),
    "POST recover.by_mail": ("whose",), "POST recover.reset": ("fresh",),
    "POST codes.make": ("password", "token"), "POST second_step.check": ("half_way", "back", "code", "recovery"),
    "POST factor.show": ("password", "code"),
    "POST factor.turn_on": ("token", "code"), "POST factor.turn_off": ("password", "code"),
    "POST own.new_email": ("password", "email"), "POST own.new_password": ("password", "fresh"),
    "POST own.end_sign_ins": ("end",), "POST own_data.erase": ("password",),
    "POST preferences.save": ("lang", "rules", "begin", "exam", "back"),
    "POST join_class.join": ("code", "name", "same"),
    "POST card.enter": ("code",),
    "POST teach.make": ("name", "rules", "zone", "token"),
    "POST teach_settings.change": ("name", "rules", "zone", "joining"),
    "POST teach_settings.change_teachers": ("gone", "uninvite"),
    "POST teach_settings.erase": ("password",),
    "POST teach_settings.invite": ("token",),
    "POST teach_students.add": ("names", "do", "name-0", "add-0"),
    "POST teach_students.settle_left": ("back", "erase"), "POST teach_students.settle_waiting": ("request", "as"),
    "POST teach_student.rename": ("name", "number"), "POST teach_student.move": ("to",), "POST starting.assign": ("lesson",), "POST teach_groups.add": ("name", "student"), "POST teach_groups.change": ("name", "student"), "POST teach_news.tell": ("text", "until"), "POST gradebook_comment.on_attempt": ("comment",), "POST gradebook_comment.on_question": ("comment",),
    "POST building.change": ("title", "opens", "due", "percent", "attempts", "minutes", "do", "count"),
    **OF_THE_BANK,
    "POST building_map.choose": ("fan", "principle", "topic"),
    "POST copying.copy": ("class", "opens"), "POST templates_kept.keep": ("keep",), "POST gradebook_averages.change": ("drop", "pass"), "POST gradebook_question.correct": ("ruling", "answer", "amount", "reason"), "POST gradebook_cell.change_grade": ("points", "note"),
    "POST gradebook_cell.extend": ("due", "time", "more", "reason"),
    "POST assignment_start.begin": ("number", "word"),
    **OF_LESSONS_TOGETHER,
    "POST assignment_question.answer": ("total", "token"),
    "POST drill.answer": ("total", "answer", "fan", "tile", "seat-E", "token"),
    "POST lti_login.login": ("iss", "client_id", "login_hint"), "POST lti_launch.launch": ("state", "id_token"), "POST lti_launch.go": ("ticket",), "POST lti_teacher.connect": ("class",),
    "POST report.send": ("complaint", "note"),
    "POST sprints.begin": ("timed", "untimed"), "POST deals.begin": ("skill", "mode", "timed"),
    "POST exams.begin": ("kind",),
    "POST exam_question.answer": ("answer", "later", "token"), "POST exam_certificate.make": ("name",),
    "POST deal.move": ("move", "played"),
    "POST desk.answer": ("stage", "asked", "ask", "used", "part-facts", "part-verdict", "part-count", "part-payments-E"),
    "POST deal_count.answer": ("total", "base", "fan", "token"),
    "POST sprint.answer": ("total", "answer", "fan", "tile", "seat-E", "token"),
    "POST packets.hand_in": ("token", "answer-0"),
    "POST lesson.answer": ("total", "answer", "token"),
    "POST lesson_test.answer": ("total", "answer", "token"),
    "POST scorer.score_line": ("concealed",),
    "POST api_keys.make": ("name", "token"), "POST api_keys.revoke": ("key",),
    **dict.fromkeys(OF_PROGRAMS, ("concealed", "question")),
}  # fmt: skip
"""The fields of each form that a person, or a program in its place, may fill with any text."""

WITHOUT_TEXT: Final = frozenset(
    {
        *("POST enter.sign_out", "POST enter.go_on_as_guest", "POST teach_with.take"),
        *("POST teach_settings.archive", "POST teach_settings.new_code"),
        *("POST teach_student.new_card", "POST teach_student.remove", "POST student_out.sign_out"),
        *("POST building.new", "POST class_exam.new", "POST discarding.discard"),
        *("POST publishing.confirm", "POST publishing.take_back", "POST teach_groups.remove"),
        *("POST gradebook_cell.take_back", "POST gradebook_question.undo"),
        *("POST assignment_hand_in.hand_in", "POST teach_news.remove"),
        *("POST exam_hand_in.hand_in", "POST question_links.copy", "POST question_links.withdraw"),
        *("POST own_class.leave", "POST own_class.share", "POST printing.cancel"),
        *("POST class_calendar.change_of_teacher", "POST class_calendar.change_of_student"),
    }
)
"""Forms that are one button: whatever else is sent is not read."""

ROLES: Final = {
    **dict.fromkeys(
        ("POST codes.make", "POST own.new_email", "POST own.new_password", "POST own_data.erase"),
        RequestRole.LEARNER,
    ),
    **dict.fromkeys(
        (
            *("POST factor.show", "POST factor.turn_on", "POST factor.turn_off"),
            *("POST api_keys.make", "POST api_keys.revoke"),
        ),
        RequestRole.LEARNER,
    ),
    "POST own.end_sign_ins": RequestRole.LEARNER,
    **dict.fromkeys(OF_THE_BANK, RequestRole.TEACHER),
    "POST teach.make": RequestRole.TEACHER,
}
PATHS: Final = {
    "POST drill.answer": "/drill/rengo/base/2/5/1",
    "POST desk.answer": "/mcr-2014/desk/3/5",
    "POST lesson_test.answer": "/learn/mcr/test/1/1",
}
LESSON: Final = "POST lesson.answer"
BEGUN: Final = {
    "POST sprint.answer": ("/rengo/sprint", {"untimed": "base"}),
    "POST deal.move": ("/rengo/table", {"skill": "steady"}),
    "POST exam_question.answer": ("/rengo/exam/begin", {"kind": "practice"}),
}
"""Forms of a page that another form makes."""
REPORT: Final = "POST report.send"
COUNT: Final = "POST deal_count.answer"
CERTIFICATE: Final = "POST exam_certificate.make"
VALID: Final[Mapping[str, Mapping[str, str]]] = {
    "POST enter.sign_in": {"name": "Person1", "password": WORD},
    "POST join.sign_up": {"name": "Newcomer", "fresh": WORD, "email": "a@b.example"},
    "POST recover.by_code": {"name": "Person1", "fresh": WORD, "code": "x"},
    "POST recover.reset": {"fresh": WORD},
    "POST own.new_email": {"password": WORD, "email": "a@b.example"},
    "POST own.new_password": {"password": WORD, "fresh": f"{WORD} again"},
    "POST preferences.save": {"rules": "imj", "begin_rules": "imj", "begin": ""},
    "POST join_class.join": {"code": "{code}", "name": "Newcomer"},
    "POST teach.make": {"name": "New", "rules": "imj", "zone": "UTC"},
    "POST building.change": {"wishes": "1", "kind": "fans", "count": "1"},
    "POST teach_settings.change": {"name": "New", "rules": "imj", "zone": "UTC"},
    REPORT: {"complaint": "key"},
    "POST own_hand.keep": LAID,
}  # fmt: skip
"""What the other fields hold, so that the one in question is looked at."""


@pytest.fixture(scope="module")
def world(
    tmp_path_factory: pytest.TempPathFactory, compiled_templates: BytecodeCache, lti_key: Path
) -> Iterator[AccessWorld]:
    """One site for all, whose file is copied back after each request."""
    file = tmp_path_factory.mktemp("bounded") / "site.db"
    upgrade(f"sqlite:///{file}")
    site = create_app(
        SiteSettings(
            secret_key="k" * 32,
            database=f"sqlite:///{file}",
            log_level="critical",
            mail=MailSettings("smtp://localhost:9", "site@school.example", "http://school.example"),
            cost=TEST_COST,
            lti_key=lti_key,
        )
    )
    site.jinja_env.bytecode_cache = compiled_templates
    made = world_of(site, file)
    with services(site).database.writing() as writing:
        account = find_by_name(writing, "Person0")
        assert account is not None
        recovery.store_link(
            writing,
            account.learner_id,
            BY_SECRET["POST recover.reset"].rpartition("/")[2],
            now() - timedelta(minutes=1),
        )
    SiteVisitor(site).open("/search?q=chow")  # the index of all texts is made once
    yield made
    services(site).database.close()


@pytest.fixture(scope="module")
def kept(world: AccessWorld) -> Path:
    return world.snapshot()


@pytest.fixture(autouse=True)
def watched(monkeypatch: pytest.MonkeyPatch) -> list[int]:
    """The lengths of the texts that are brought into one spelling; a long one is not, for speed."""
    lengths: list[int] = []
    normalize: Callable[[Any, str], str] = unicodedata.normalize

    def watch(form: Any, text: str) -> str:
        lengths.append(len(text))
        return normalize(form, text[: MOST + 1])

    monkeypatch.setattr(unicodedata, "normalize", watch)
    return lengths


def assert_bounded(response: TestResponse, lengths: list[int]) -> None:
    assert response.status_code < 500
    assert max(lengths, default=0) <= MOST


def test_every_form_is_known(world: AccessWorld) -> None:
    results = {route for route, _rule in routes(world.site) if route.startswith("POST")}
    assert results - FORMS.keys() - WITHOUT_TEXT == set(), "say which texts these take"
    assert (FORMS.keys() | WITHOUT_TEXT) - results == set(), "these are no more"
    assert not FORMS.keys() & WITHOUT_TEXT


@pytest.mark.parametrize(
    ("route", "name"), [(route, name) for route, names in FORMS.items() for name in names]
)
def test_a_form_takes_any_text(
    world: AccessWorld, kept: Path, watched: list[int], route: str, name: str
) -> None:
    person, path = _who_and_where(world, route)
    filled = {**_valid(world, route, person, path), name: LONG}
    if route in ("POST scorer.score_line", *OF_PROGRAMS):
        response = person.client.post(path, json={"rules": "imj", "win": "1m"} | filled)
    else:
        response = person.client.post(path, data=filled, content_type="multipart/form-data")

    assert_bounded(response, watched)
    world.go_back(kept)


@pytest.mark.parametrize(
    "paste",
    [SPACED, f"Name,Class\n{SPACED}", f'Name,Class\n"{SPACED}', "-;" * 75_000, '"' + "x" * 150_000],
    ids=["lines", "a table", "a cell of many lines", "one line", "one cell"],
)
def test_a_roster_of_any_size_is_refused_or_asked_about(
    world: AccessWorld, watched: list[int], paste: str
) -> None:
    route = "POST teach_students.add"
    person, path = _who_and_where(world, route)
    response = person.client.post(path, data={"names": paste}, content_type="multipart/form-data")

    assert_bounded(response, watched)
    assert response.status_code in (200, 422)  # shown before anybody is added, or refused


@pytest.mark.parametrize(
    ("path", "name"), [(path, name) for path, names in QUERIES.items() for name in names]
)
def test_an_address_takes_any_word(
    world: AccessWorld, watched: list[int], path: str, name: str
) -> None:
    query = {"n": "5"} if "drill/" in path else {}
    response = SiteVisitor(world.site).client.get(path, query_string={**query, name: SOME})
    assert_bounded(response, watched)


@pytest.mark.parametrize("route", ["POST preferences.save", "POST enter.sign_in"])
def test_the_way_back_may_be_any_text(
    world: AccessWorld, kept: Path, watched: list[int], route: str
) -> None:
    """Two strokes make a host of what follows, which Python brings into one spelling too."""
    person, path = _who_and_where(world, route)
    for back in (f"//{LONG}", f"http://{LONG}", "//[", f"/{LONG}"):
        filled = {**_valid(world, route, person, path), "back": back}
        response = person.client.post(path, data=filled, content_type="multipart/form-data")
        assert_bounded(response, watched)
        assert response.headers["Location"] == "/"
        world.go_back(kept)


def test_a_number_that_is_typed_may_be_any_text(watched: list[int]) -> None:
    for text in (LONG, "9" * 5000, "½" * 5000, "-" * 5000):
        assert parse_whole_number(text) is None
        assert parse_half_number(text) is None
    assert max(watched, default=0) <= MOST


@pytest.mark.parametrize("path", PLACES)
def test_an_address_may_have_any_text_in_it(
    world: AccessWorld, watched: list[int], path: str
) -> None:
    assert_bounded(SiteVisitor(world.site).client.get(path.format(SOME)), watched)


@pytest.mark.parametrize("name", ["fanwise", "fanwise_in", "zone", "other"])
def test_a_cookie_may_hold_any_text(world: AccessWorld, watched: list[int], name: str) -> None:
    for value in ("x" * 60_000, "%CC%81" * 10_000, ".".join("abc" * 9999)):
        cookie = {"Cookie": f"{name}={value}"}
        assert_bounded(world.site.test_client().get("/mcr-2014/drill", headers=cookie), watched)


@pytest.mark.parametrize(
    "name",
    ["Accept-Language", "Accept", "User-Agent", "X-Request-ID", "Referer", "X-Forwarded-For"],
)
@pytest.mark.parametrize(
    "value", ["x" * 60_000, "en;q=0.1," * 7000, "-_" * 30_000, "\xa8" * 60_000]
)
def test_a_header_may_be_long(
    world: AccessWorld, watched: list[int], name: str, value: str
) -> None:
    response = world.site.test_client().get("/privacy", headers={name: value})
    assert_bounded(response, watched)
    assert len(response.headers["X-Request-ID"]) <= 64


@pytest.mark.parametrize("number", ["0", str(2**31), str(2**63), "9" * 5000], ids=len)
def test_a_number_in_an_address_of_a_class_may_be_any(world: AccessWorld, number: str) -> None:
    for route in OF_CLASSES:
        rule = rule_of(world.site, route)
        person, path = _who_and_where(world, route)
        if route.startswith("GET") and "<int:" in rule:
            assert person.client.get(re.sub(r"/1(?=/|$)", f"/{number}", path)).status_code == 404
        elif route.startswith("GET"):
            asked = {"attempt": number, "n": number, "student": number, "added": number}
            assert person.client.get(path, query_string=asked).status_code in (200, 303, 404)


def test_a_form_has_so_many_fields(world: AccessWorld, watched: list[int]) -> None:
    """Beyond them a form with files is refused; one without is bounded by its bytes."""
    many = {f"field-{number}": "x" for number in range(1200)}
    client = SiteVisitor(world.site).client
    refused = client.post("/account/in", data=many, content_type="multipart/form-data")
    assert refused.status_code == 413
    assert_bounded(client.post("/account/in", data=many), watched)


def _who_and_where(world: AccessWorld, route: str) -> tuple[SiteVisitor, str]:
    if route in OF_CLASSES:
        person = world.people[sorted(may(route))[0]]
        return person, address(rule_of(world.site, route), OF_CLASSES[route].on, world.here)
    if route in BEGUN:
        person, (begin, given) = SiteVisitor(world.site), BEGUN[route]
        return person, person.client.post(begin, data=given).headers["Location"]
    if route == COUNT:
        person = SiteVisitor(world.site)
        return person, f"{won_deal(person, 'rengo')}/count"
    if route == OWN_QUESTION:
        return (person := world.people[RequestRole.TEACHER]), own_question_path(person)
    if route == CERTIFICATE:
        return world.people[RequestRole.LEARNER], passed_exam(world)
    if route == REPORT:
        person = SiteVisitor(world.site)
        answers(person, 1)
        return person, f"/drill/answers/{person.last_row().public_id}/report"
    if route == LESSON:
        return SiteVisitor(world.site), step_path(of_kind(CheckKind.TOTAL))
    path = PATHS.get(route) or BY_SECRET.get(route) or rule_of(world.site, route)
    path = path.replace("<rules:rules>", "mcr-2014")
    person = world.people[ROLES[route]] if route in ROLES else SiteVisitor(world.site)
    return person, path


def _valid(world: AccessWorld, route: str, person: SiteVisitor, path: str) -> dict[str, str]:
    """The form as somebody would send it."""
    if route in PATHS or route in BEGUN or route in (COUNT, LESSON):
        forms = person.open(path).forms
        own = next(form for form in forms if {"token", "played", "stage"} & {*dict(form.fields)})
        return dict(own.fields)
    filled = sent(OF_CLASSES[route].form, world) if route in OF_CLASSES else {}
    own = {
        name: text.format(code=world.here.join_code) for name, text in VALID.get(route, {}).items()
    }
    return {**filled, **own}
