"""Who may open what: every route of the site with everybody who may come.

Nobody reads another's answer, another class, or a key before its time, and nobody learns what
there is: what is not theirs is not there (404), and what they send changes nothing.
"""

import re
import uuid
from collections.abc import Iterator
from pathlib import Path

import pytest
from flask import Flask
from jinja2 import BytecodeCache

from quizzes import Address, explanation, make
from tests.web.access.routes import (
    BY_SECRET,
    DRAFT,
    EVERYBODY,
    FOR_ACCOUNTS,
    FOR_STUDENTS,
    FOR_TEACHERS,
    FOR_WHO_TOOK_IT,
    FORMS_FOR_ACCOUNTS,
    OF_A_BANK,
    OF_CLASSES,
    PRESSED_TWICE,
    TASK,
    Guarded,
    address,
    ids_in,
    known,
    may,
    routes,
    rule_of,
    sent,
)
from tests.web.access.world import (
    ACCOUNTS,
    GIVEN,
    OF_THIS_CLASS,
    QUESTIONS,
    AccessWorld,
    ClassIds,
    RequestRole,
    ask,
    opened_world,
)
from tests.web.account_forms import QUESTION
from wording import translator, translator_under

NAMES = ("Ouyang", "Longfellow", "Sakaguchi", "Vanderbilt")
IS_GIVEN = re.compile(rf"(?<![\w-]){GIVEN}(?![\w-])|7,654")
OPEN = (200, 302, 303)
PAGES = tuple(each for each in OF_CLASSES if each.startswith("GET"))
FORMS = tuple(each for each in OF_CLASSES if each.startswith("POST"))
WITH_IDS = tuple(OF_CLASSES)
QUICK = frozenset(
    {"GET teach_student.page", "POST teach_student.new_card", "POST teach_student.move"}
)
"""Those that are asked in every run whether they reach into another class."""


@pytest.fixture(scope="module")
def world(
    tmp_path_factory: pytest.TempPathFactory, compiled_templates: BytecodeCache
) -> Iterator[AccessWorld]:
    """One site for all tests here."""
    with opened_world(tmp_path_factory.mktemp("roles"), compiled_templates) as opened:
        yield opened


@pytest.fixture(scope="module")
def kept(world: AccessWorld) -> Path:
    return world.snapshot()


def path_of(
    world: AccessWorld, route: str, of: ClassIds, wrong: dict[str, uuid.UUID] | None = None
) -> str:
    return address(rule_of(world.site, route), OF_CLASSES[route].on, of, wrong)


def test_every_route_of_the_site_is_classified(world: AccessWorld) -> None:
    results = {route for route, _rule in routes(world.site)}
    assert results - known() == set(), "decide who may come to these"
    assert known() - results == set(), "these are no more"


def test_each_route_that_names_somebody_is_guarded(world: AccessWorld) -> None:
    open_to_all = {*EVERYBODY, *FOR_ACCOUNTS, *FORMS_FOR_ACCOUNTS}
    for route, rule in routes(world.site):
        assert not (ids_in(rule) and route in open_to_all), f"{route} names somebody: {rule}"
        if rule.startswith(("/teach/", "/class/", "/assignments/")):
            assert route in {*OF_CLASSES, *BY_SECRET, *OF_A_BANK} or route in open_to_all


@pytest.mark.parametrize("route", PAGES)
def test_a_page_of_a_class_is_there_for_its_own_alone(world: AccessWorld, route: str) -> None:
    path, row = path_of(world, route, world.here), OF_CLASSES[route]
    for role in RequestRole:
        found = ask(world, role, route, path).status_code
        assert found in (row.done if role in may(route) else (404,)), role


@pytest.mark.parametrize("route", FORMS)
def test_a_form_of_a_class_works_for_its_own_and_changes_nothing_for_others(
    world: AccessWorld, kept: Path, route: str
) -> None:
    path, row = path_of(world, route, world.here), OF_CLASSES[route]
    form, before = sent(row.form, world), world.state()
    for role in set(RequestRole) - may(route):
        assert ask(world, role, route, path, form).status_code == 404, role
    assert world.state() == before
    for role in may(route):
        assert ask(world, role, route, path, form).status_code in row.done, role
        world.go_back(kept)


def refusal(route: str, name: str) -> int:
    """What is answered when that id in the address is none: what is gone already is no fault in the form."""
    return 303 if route in PRESSED_TWICE and name != "class_id" else 404


@pytest.mark.slow
@pytest.mark.parametrize("route", OF_CLASSES)
def test_an_id_that_is_none_leads_to_nothing(world: AccessWorld, route: str) -> None:
    before = world.state()
    for name in ids_in(rule_of(world.site, route)):
        path = path_of(world, route, world.here, {name: uuid.uuid4()})
        for role in may(route):
            form = sent(OF_CLASSES[route].form, world)
            assert ask(world, role, route, path, form).status_code == refusal(route, name)
    assert world.state() == before


@pytest.mark.parametrize(
    "route",
    [pytest.param(each, marks=[] if each in QUICK else [pytest.mark.slow]) for each in WITH_IDS],
)
def test_what_belongs_to_another_class_is_not_reached_through_the_own_one(
    world: AccessWorld, route: str
) -> None:
    """Of two ids in an address each may be anothers'."""
    names = ids_in(rule_of(world.site, route))
    theirs = world.elsewhere.by_argument(world.elsewhere.task)
    before = world.state()
    for name in names:
        path = path_of(world, route, world.here, {name: theirs[name]})
        for role in may(route):
            form = sent(OF_CLASSES[route].form, world)
            assert ask(world, role, route, path, form).status_code == refusal(route, name)
    assert world.state() == before


@pytest.mark.parametrize(
    ("route", "field"),
    [
        ("POST teach_student.move", "to"),
        ("POST copying.copy", "class"),
        ("POST teach_students.settle_left", "erase"),
        ("POST teach_students.settle_left", "back"),
    ],
)
def test_a_form_does_not_reach_into_another_class(
    world: AccessWorld, route: str, field: str
) -> None:
    theirs = world.elsewhere.student if field in ("erase", "back") else world.elsewhere.id
    before = world.state()
    path = path_of(world, route, world.here)
    assert ask(world, RequestRole.TEACHER, route, path, {field: str(theirs)}).status_code == 404
    assert world.state() == before


@pytest.mark.slow
@pytest.mark.parametrize("route", PAGES)
def test_an_archived_class_can_be_read(world: AccessWorld, route: str) -> None:
    role = RequestRole.TEACHER if route in FOR_TEACHERS else RequestRole.STUDENT
    path = path_of(world, route, world.archived)
    assert ask(world, role, route, path).status_code in OF_CLASSES[route].archived


@pytest.mark.slow
@pytest.mark.parametrize("route", FORMS)
def test_an_archived_class_is_not_changed(world: AccessWorld, kept: Path, route: str) -> None:
    role, row = (
        (RequestRole.TEACHER if route in FOR_TEACHERS else RequestRole.STUDENT),
        OF_CLASSES[route],
    )
    before = world.state()
    path = path_of(world, route, world.archived)
    found = ask(world, role, route, path, sent(row.form, world)).status_code
    assert found in row.archived
    if found == 409:
        assert world.state() == before
    world.go_back(kept)


@pytest.fixture(scope="module")
def read(world: AccessWorld) -> dict[RequestRole, dict[str, str]]:
    """What each reads: the text of every page that they get, by its address.

    Pages of a class are opened where one may come to them; the others are not there, see above.
    """
    return {role: dict(pages_of(world, role)) for role in RequestRole}


def pages_of(world: AccessWorld, role: RequestRole) -> Iterator[tuple[str, str]]:
    own = {
        RequestRole.TEACHER: (FOR_TEACHERS, (world.here, world.archived)),
        RequestRole.OTHER_TEACHER: (FOR_TEACHERS, (world.elsewhere,)),
        RequestRole.STUDENT: ({**FOR_STUDENTS, **FOR_WHO_TOOK_IT}, (world.here, world.archived)),
        RequestRole.CLASSMATE: (FOR_STUDENTS, (world.here,)),
        RequestRole.ELSEWHERE: ({**FOR_STUDENTS, **FOR_WHO_TOOK_IT}, (world.elsewhere,)),
    }
    pages, classes = own.get(role, ((), ()))
    for route in pages:
        for of in classes if route in PAGES else ():
            path = path_of(world, route, of)
            yield path, ask(world, role, route, path).data.decode(errors="replace")
    for path in ("/", "/teach", "/account", "/history"):
        yield path, ask(world, role, "GET", path).text


MAY_READ_NAMES = {
    RequestRole.TEACHER: {"Ouyang", "Longfellow", "Vanderbilt"},
    RequestRole.OTHER_TEACHER: {"Sakaguchi"},
    RequestRole.STUDENT: {"Ouyang"},
    RequestRole.CLASSMATE: {"Longfellow"},
    RequestRole.ELSEWHERE: {"Sakaguchi"},
}


@pytest.mark.parametrize("role", list(RequestRole))
def test_names_are_read_by_teachers_of_the_class_and_by_oneself(
    read: dict[RequestRole, dict[str, str]], role: RequestRole
) -> None:
    """A class here is called after its first student, which is taken out before one looks."""
    found = set()
    for path, text in read[role].items():
        said = re.sub(r"Class of \w+", "", text)
        names = {name for name in NAMES if name in said}
        assert names <= MAY_READ_NAMES.get(role, set()), path
        found |= names
    assert found == MAY_READ_NAMES.get(role, set())


@pytest.mark.parametrize("role", list(RequestRole))
def test_an_answer_is_read_by_who_gave_it_and_by_the_teachers(
    read: dict[RequestRole, dict[str, str]], role: RequestRole
) -> None:
    """The first students of both classes gave the same number."""
    readers = {
        RequestRole.STUDENT,
        RequestRole.ELSEWHERE,
        RequestRole.TEACHER,
        RequestRole.OTHER_TEACHER,
    }
    found = any(IS_GIVEN.search(text) for text in read[role].values())
    assert found == (role in readers)


def keys() -> list[str]:
    """Of each question the first line that tells its answer."""
    t = translator_under("mcr-2014", translator("en"))
    return [explanation(make(Address.parse(each)), t).split("\n")[0] for each in QUESTIONS]


@pytest.mark.parametrize(
    "role", [RequestRole.STUDENT, RequestRole.CLASSMATE, RequestRole.ELSEWHERE]
)
def test_no_student_reads_a_key_before_it_is_shown(
    read: dict[RequestRole, dict[str, str]], role: RequestRole
) -> None:
    for path, text in read[role].items():
        for key in keys():
            assert key.split(": ")[-1] not in text, path


def test_the_words_of_a_key_are_those_that_teachers_read(world: AccessWorld) -> None:
    path = path_of(world, "GET export.as_gift", world.here)
    text = ask(world, RequestRole.TEACHER, "GET", path).text
    for key in keys():
        assert key.split(": ")[-1] in text.replace("\\", "")


@pytest.mark.parametrize("state", ["draft", "withdrawn"])
@pytest.mark.parametrize("route", [*FOR_STUDENTS, *FOR_WHO_TOOK_IT])
def test_what_is_not_published_is_not_there_for_students(
    world: AccessWorld, state: str, route: str
) -> None:
    if "public_id" not in ids_in(rule_of(world.site, route)):
        return
    path = path_of(world, route, world.here, {"public_id": getattr(world.here, state)})
    assert ask(world, RequestRole.STUDENT, route, path).status_code == 404


def test_what_is_not_open_yet_is_announced_and_not_shown(world: AccessWorld) -> None:
    before = world.state()
    path = f"/assignments/{world.here.later}"
    page = ask(world, RequestRole.STUDENT, "GET", path)
    ask(world, RequestRole.STUDENT, "POST", f"{path}/begin", {"number": "1"})
    assert page.status_code == 200
    assert ask(world, RequestRole.STUDENT, "GET", f"{path}/attempts/1/1").status_code == 404
    assert world.state() == before
    assert "felt" not in page.text


def test_an_attempt_of_anothers_number_is_nobodys(world: AccessWorld, kept: Path) -> None:
    """The classmate begins an attempt and meets their own under the same number."""
    path = f"/assignments/{world.here.task}"
    ask(world, RequestRole.CLASSMATE, "POST", f"{path}/begin", {"number": "1"})
    own = ask(world, RequestRole.CLASSMATE, "GET", f"{path}/attempts/1/1")
    other = ask(world, RequestRole.STUDENT, "GET", f"{path}/attempts/1/1")
    world.go_back(kept)
    assert own.status_code == other.status_code == 200
    assert not IS_GIVEN.search(own.text)
    assert IS_GIVEN.search(other.text)


def test_practice_is_read_by_who_practised_alone(world: AccessWorld, kept: Path) -> None:
    learner = world.people[RequestRole.LEARNER]
    learner.answer(QUESTION.format(1), unknown=1)
    row = learner.rows()[-1]
    for role in RequestRole:
        found = ask(world, role, "GET", f"/drill/answers/{row.public_id}").status_code
        assert found == (200 if role is RequestRole.LEARNER else 404), role
    world.go_back(kept)


@pytest.mark.parametrize("role", list(RequestRole))
def test_who_teaches_no_class_sees_none(world: AccessWorld, role: RequestRole) -> None:
    """The one made a teacher by a command, who looks after the site, has no eyes on classes."""
    text = ask(world, role, "GET", "/teach").text
    assert ("Class of Ouyang" in text) == (role is RequestRole.TEACHER)
    assert ("Class of Sakaguchi" in text) == (role is RequestRole.OTHER_TEACHER)


@pytest.mark.parametrize("route", [*FORMS, "POST teach.make", "POST join_class.join"])
def test_a_form_without_its_token_does_nothing(world: AccessWorld, route: str) -> None:
    row = OF_CLASSES.get(route, Guarded())
    path = address(rule_of(world.site, route), row.on, world.here)
    role = min(may(route)) if route in OF_CLASSES else RequestRole.TEACHER
    before = world.state()
    world.site.config["WTF_CSRF_ENABLED"] = True
    try:
        assert ask(world, role, route, path, sent(row.form, world)).status_code == 400
    finally:
        world.site.config["WTF_CSRF_ENABLED"] = False
    assert world.state() == before


@pytest.mark.parametrize(("route", "path"), BY_SECRET.items())
def test_a_secret_in_an_address_opens_only_what_it_is_for(
    world: AccessWorld, kept: Path, route: str, path: str
) -> None:
    known_path = path.format(join_code=world.here.join_code, card=world.here.card)
    guessed = re.sub(r"[^/]+$", "a-guess", known_path)
    for role in (RequestRole.GUEST, RequestRole.LEARNER, RequestRole.ADMINISTRATOR):
        found = ask(world, role, route, guessed)
        world.go_back(kept)
        to_sign_in = found.headers.get("Location", "").startswith("/account/in")
        assert found.status_code == 404 or (to_sign_in and role is RequestRole.GUEST)


@pytest.mark.slow
@pytest.mark.parametrize("path", EVERYBODY.values())
def test_a_page_for_everybody_is_there_for_everybody(world: AccessWorld, path: str) -> None:
    for role in RequestRole:
        assert ask(world, role, "GET", path).status_code in OPEN, role


@pytest.mark.parametrize("path", FOR_ACCOUNTS.values())
def test_a_page_about_an_account_asks_others_to_sign_in(world: AccessWorld, path: str) -> None:
    for role in RequestRole:
        found = ask(world, role, "GET", path)
        if role not in ACCOUNTS:
            assert found.status_code == 303
            assert found.headers["Location"].startswith("/account/in")
        else:
            assert found.status_code in OPEN


@pytest.mark.parametrize(("path", "when_empty"), FORMS_FOR_ACCOUNTS.values())
def test_a_form_about_an_account_asks_others_to_sign_in(
    world: AccessWorld, kept: Path, path: str, when_empty: int
) -> None:
    for role in RequestRole:
        found = ask(world, role, "POST", path, {})
        world.go_back(kept)
        assert found.status_code == (when_empty if role in ACCOUNTS else 303), role
        if role not in ACCOUNTS:
            assert found.headers["Location"].startswith("/account/in")


def test_the_roles_and_assignments_are_all_used(world: AccessWorld) -> None:
    assert {role for route in OF_CLASSES for role in may(route)} == OF_THIS_CLASS
    assert {row.on for row in OF_CLASSES.values()} == {TASK, DRAFT}
    assert isinstance(world.site, Flask)
