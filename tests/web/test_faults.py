"""A database that cannot be used: every form stands ready to be sent again, and then it works."""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from pathlib import Path
from typing import Final

import pytest
from jinja2 import BytecodeCache

from app import create_app
from school.accounts.passwords import TEST_COST
from school.migrate import upgrade
from tests.web.access.routes import FOR_PROGRAMS, OF_CLASSES, address, may, routes, rule_of, sent
from tests.web.access.world import TOKEN, AccessWorld, RequestRole, world_of
from tests.web.account_forms import WORD, form_to
from tests.web.bank_forms import LAID
from tests.web.desk_answers import FALSE_WIN, key_fields, path_of
from tests.web.refusing import refusing
from tests.web.visitor import PageForm, SiteVisitor, VisitedPage
from web.services import services
from web.settings import SiteSettings

DRILL: Final = "/drill/mcr-2014/total/3/2611/2?n=5"
DESK: Final = path_of(FALSE_WIN)
STEP: Final = "/learn/mcr/eight-points/2"


@dataclass(frozen=True)
class SentForm:
    """A form of one's own: who sends it, from which page, where to, with what.

    Without a page the form is `given` as it stands. `done` is the status when all is well.
    """

    role: RequestRole
    page: str
    to: str = ""
    given: Mapping[str, str] = field(default_factory=dict)
    done: int = 303


OWN: Final[Mapping[str, SentForm]] = {
    "POST enter.sign_in": SentForm(
        RequestRole.GUEST, "/account/in", given={"name": "Person1", "password": WORD}
    ),
    "POST enter.sign_out": SentForm(RequestRole.LEARNER, "/account", "/account/out"),
    "POST join.sign_up": SentForm(
        RequestRole.GUEST, "/account/new", given={"name": "Newly", "fresh": WORD}
    ),
    "POST codes.make": SentForm(
        RequestRole.LEARNER, "/account/codes", given={"password": WORD}, done=200
    ),
    "POST api_keys.make": SentForm(
        RequestRole.LEARNER, "/account/keys", given={"name": "Script"}, done=200
    ),
    "POST api_keys.revoke": SentForm(
        RequestRole.LEARNER,
        "",
        "/account/keys/revoke",
        {"csrf_token": "as it came", "key": "none"},
    ),
    "POST own.new_email": SentForm(
        RequestRole.LEARNER, "/account/email", given={"email": "a@b.example", "password": WORD}
    ),
    "POST own.new_password": SentForm(
        RequestRole.LEARNER, "/account/password", given={"password": WORD, "fresh": f"{WORD} too"}
    ),
    "POST own.end_sign_ins": SentForm(RequestRole.LEARNER, "/account", "/account/browsers"),
    "POST own_data.erase": SentForm(
        RequestRole.LEARNER, "/account/erase", given={"password": WORD}
    ),
    "POST recover.by_code": SentForm(
        RequestRole.GUEST,
        "/account/recover",
        given={"name": "Person1", "code": "AAAA-AAAA-AAAA-AAAA", "fresh": WORD},
        done=422,  # it is no code of theirs
    ),
    "POST factor.show": SentForm(
        RequestRole.LEARNER, "/account/factor", given={"password": WORD}, done=200
    ),
    "POST factor.turn_on": SentForm(
        RequestRole.LEARNER,
        "",
        "/account/factor/on",
        {"csrf_token": "as it came", "token": "none", "code": "734193"},
        done=400,  # it names no secret that was shown
    ),
    "POST factor.turn_off": SentForm(
        RequestRole.LEARNER,
        "",
        "/account/factor/off",
        {"csrf_token": "as it came", "password": WORD, "code": "734193"},
    ),
    "POST preferences.save": SentForm(RequestRole.LEARNER, "/settings", given={"theme": "dark"}),
    "POST drill.answer": SentForm(RequestRole.GUEST, DRILL, given={"total": "8"}),
    "POST sprints.begin": SentForm(RequestRole.GUEST, "/mcr-2014/sprint", given={"timed": "find"}),
    "POST deals.begin": SentForm(RequestRole.GUEST, "/mcr-2014/table", given={"skill": "steady"}),
    "POST desk.answer": SentForm(
        RequestRole.GUEST,
        DESK,
        given={
            "stage": "2",
            **{
                name: value if isinstance(value, str) else value[0]
                for name, value in key_fields(FALSE_WIN).items()
            },
        },
    ),
    "POST exams.begin": SentForm(
        RequestRole.GUEST, "/mcr-2014/exam/begin", given={"kind": "practice"}
    ),
    "POST lesson.answer": SentForm(RequestRole.GUEST, STEP, given={"unknown": "1"}),
    "POST lesson_test.answer": SentForm(
        RequestRole.GUEST, "/learn/mcr/test/1700000000/1", given={"unknown": "1"}
    ),
    "POST join_class.join": SentForm(
        RequestRole.GUEST, "/join/{join_code}", "/join", {"name": "Newcomer", "code": "{join_code}"}
    ),
    "POST card.enter": SentForm(RequestRole.GUEST, "/card/{card}", "/card", {"code": "{card}"}),
    "POST teach.make": SentForm(RequestRole.TEACHER, "/teach", given={"name": "Another class"}),
    "POST teach_with.take": SentForm(RequestRole.OTHER_TEACHER, f"/teach/with/{TOKEN}"),
    "POST own_hand.keep": SentForm(
        RequestRole.TEACHER,
        "",
        "/teach/questions/new/mcr-2014",
        {"csrf_token": "as it came", **LAID},
    ),
}
"""Forms about oneself."""

ELSEWHERE: Final = {
    "POST scorer.score_line": "asks no database",
    **{
        route: "stores nothing; a program sends it again"
        for route in FOR_PROGRAMS
        if route.startswith("POST")
    },
    "POST packets.hand_in": "a script sends it, and sends it again until it is taken",
    "POST report.send": "needs an answer; test_question_reports.py gives one",
    "POST sprint.answer": "needs a sprint; test_sprint.py begins one",
    **dict.fromkeys(
        ("POST exam_question.answer", "POST exam_hand_in.hand_in", "POST exam_certificate.make"),
        "needs an exam; test_exams.py begins one",
    ),
    **dict.fromkeys(
        ("POST own_questions.change", "POST own_questions.change_one"),
        "needs an own question; test_own_questions.py keeps one",
    ),
    **dict.fromkeys(
        ("POST question_links.copy", "POST question_links.withdraw"),
        "needs a link; test_own_questions.py makes one",
    ),
    **dict.fromkeys(
        (
            "POST lti_login.login",
            "POST lti_launch.launch",
            "POST lti_launch.go",
            "POST lti_teacher.connect",
        ),
        "begins at a learning platform; test_lti.py has one",
    ),
    "POST question_file.upload": "a file is chosen again by hand",
    "POST deal.move": "needs a deal; test_table.py begins one",
    "POST deal_count.answer": "needs a deal that was won; test_table_count.py plays one",
    "POST enter.go_on_as_guest": "asks no database",
    "POST student_out.sign_out": "writes nothing: the browser forgets",
    "POST recover.by_mail": "sends no mail here",
    "POST recover.reset": "opens only from a mail",
    "POST second_step.check": "opens only half way; test_fault_pages.py goes there",
}


@pytest.fixture(scope="module")
def world(
    tmp_path_factory: pytest.TempPathFactory, compiled_templates: BytecodeCache
) -> Iterator[AccessWorld]:
    file = tmp_path_factory.mktemp("faults") / "site.db"
    address = f"sqlite:///{file}"
    upgrade(address)
    site = create_app(
        SiteSettings(secret_key="k" * 32, database=address, log_level="critical", cost=TEST_COST)
    )
    site.jinja_env.bytecode_cache = compiled_templates
    yield world_of(site, file)
    services(site).database.close()


@pytest.fixture(scope="module")
def kept(world: AccessWorld) -> Path:
    return world.snapshot()


def test_every_form_of_the_site_is_looked_at(world: AccessWorld) -> None:
    posted = {route for route, _rule in routes(world.site) if route.startswith("POST")}
    assert posted == {*OWN, *ELSEWHERE, *(each for each in OF_CLASSES if each.startswith("POST"))}


def browser_of(world: AccessWorld, role: RequestRole) -> SiteVisitor:
    """The browser of somebody, whose cookies may change without harm."""
    visitor = SiteVisitor(world.site)
    for name in ("fanwise", "fanwise_in"):
        if cookie := world.people[role].client.get_cookie(name):
            visitor.client.set_cookie(name, cookie.value)
    return visitor


def own_form(world: AccessWorld, route: str) -> tuple[SiteVisitor, PageForm]:
    own = OWN[route]
    places = {"join_code": world.here.join_code, "card": world.here.card}
    visitor, page = browser_of(world, own.role), own.page.format(**places)
    if not page:
        return visitor, PageForm(own.to, "post", [*own.given.items()])
    form = form_to(visitor.open(page), (own.to or own.page).format(**places).split("?")[0])
    given = {name: value.format(**places) for name, value in own.given.items()}
    fields = [pair for pair in form.fields if pair[0] not in given]
    return visitor, PageForm(form.action, "post", [*fields, *given.items()])


def class_form(world: AccessWorld, route: str) -> tuple[SiteVisitor, PageForm]:
    row = OF_CLASSES[route]
    role = sorted(may(route))[-1]
    path = address(rule_of(world.site, route), row.on, world.here)
    given = {"csrf_token": "as it came", **sent(row.form, world)}
    return browser_of(world, role), PageForm(path, "post", [*given.items()])


SECRET: Final = {"password", "fresh", "code"}


def again(page: VisitedPage, form: PageForm) -> PageForm:
    """The form of the page that sends once more; what is secret is filled in as a person does."""
    secret = [pair for pair in form.fields if pair[0] in SECRET]
    # A question's page brings a token against forged forms of its own, and buttons that are pressed.
    passed = {"csrf_token", "unknown"}
    plain = {pair for pair in form.fields if pair[0] not in {*SECRET, *passed}}
    found = next(
        each for each in page.forms if each.action == form.action and plain <= set(each.fields)
    )
    assert found.values("csrf_token")
    for name, value in secret:
        assert (name, "") in found.fields, "it is asked for again"
        assert value not in page.text
    pressed = [pair for pair in form.fields if pair[0] == "unknown"]
    fields = [pair for pair in found.fields if pair[0] not in SECRET]
    return PageForm(found.action, "post", [*fields, *secret, *pressed])


@pytest.mark.parametrize("reads", [False, True], ids=["writes", "all"])
@pytest.mark.parametrize("route", [*OWN, *(each for each in OF_CLASSES if each[:4] == "POST")])
def test_a_form_stands_ready_and_works_when_it_is_sent_again(
    world: AccessWorld, kept: Path, route: str, reads: bool
) -> None:
    made = own_form if route in OWN else class_form
    visitor, form = made(world, route)
    done = (OWN[route].done,) if route in OWN else OF_CLASSES[route].done
    before = world.state()
    with refusing(world.site, reads=reads):
        page = visitor.send(form, follow=False)
    if page.status == 503:
        assert world.state() == before
        assert page.headers["Retry-After"] == "5"
        page = visitor.send(again(page, form), follow=False)
    else:
        assert not reads, "it was not looked up who sends it"
    assert page.status in done
    world.go_back(kept)
