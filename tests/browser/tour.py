"""Every page that a visitor can come to, for tests that hold of all of them."""

import re
from dataclasses import dataclass, field
from urllib.parse import quote, urlencode

from playwright.sync_api import Browser, BrowserContext, Cookie, Page, Route

from quizzes import Address, Kind, Response, make
from quizzes.aiming import KINDS_IN_ORDER
from quizzes.daily import FIRST_DAY, address_of_day
from school.progress.sprints import STRIKES
from tests.browser.classroom import open_classroom
from tests.browser.live_site import LiveSite, ask_in_exam, have_walls
from tests.browser.lti_pages import PageByLanguage
from tests.kinds import asked, posted, wrong_answer
from web.questions.kind_views import control_of

LENGTH = 5
FIELDS = re.compile(r'<input type="hidden" name="(csrf_token|token)" value="([^"]+)"')
SCORED = {
    "empty": "",
    "good": "?" + urlencode({"hand": "8p123456789s [666z] 8p", "by": "draw"}),
    "bad": "?" + urlencode({"hand": "11111m99s"}),
    "waiting": "?" + urlencode({"hand": "123456789m1122p"}),
}
ASKED = {kind: asked(kind) for kind in KINDS_IN_ORDER}
OF_EACH_CONTROL = tuple({control_of(make(each)): kind for kind, each in ASKED.items()}.values())
GIVEN = (
    *((kind, "wrong") for kind in KINDS_IN_ORDER),
    (Kind.FANS, "right"),
    (Kind.WAITS, "unknown"),
)
ELSEWHERE = (
    Address("imj", Kind.FANS, 3, 2611, 1),
    Address("rengo", Kind.TOTAL, 3, 2611, 1),
    Address("mcr-1998", Kind.FIND, 3, 2611, 1),
)
PAIRS = {"hand": "224466m3388p557s 7s", "by": "draw", "seat": "S"}
SCORED_ELSEWHERE = {
    "rengo": "/rengo/score?" + urlencode({**PAIRS, "riichi": "riichi", "dora_indicator": "2p"}),
    "rengo, bad": "/rengo/score?" + urlencode({**PAIRS, "liable": "S", "dora_indicator": "2m"}),
    "imj, flowers": "/imj/score?"
    + urlencode({"hand": "1479m258p369s123z 123456f 7f", "by": "draw"}),
}
FANS = (
    "mcr-2014/fans/pure-straight",
    "mcr-2014/fans/thirteen-orphans",
    "mcr-2014/fans/robbing-the-kong",
    "mcr-1998/fans/two-melded-kongs",
    "imj/fans/seven-isolated-stars",
    "imj/fans/chance-wind",
    "rengo/fans/shousangen",
    "rengo/fans/daisangen",
)
COMPARED = {"five": urlencode(PAIRS), "refused": urlencode({"hand": "11111m22233344p 4p"})}


@dataclass(frozen=True, slots=True)
class TourPage:
    """A page: its path, the cookies of who opens it, and what is pressed there before one looks.

    `answered` is the page in each language where it only comes as an answer to another site's message.
    """

    path: str
    cookies: tuple[Cookie, ...] = ()
    press: str = ""
    answered: PageByLanguage = field(default_factory=dict)

    def open(self, page: Page) -> None:
        """Open it as who it is meant for, whoever the page's context was before."""
        page.context.clear_cookies()
        page.context.add_cookies([{**each} for each in self.cookies])  # type: ignore[typeddict-item]
        if self.answered:
            page.route(f"**{self.path}", lambda route: self._answer(route))  # one of its own
        page.goto(self.path)
        if self.press:
            with page.expect_navigation():
                page.locator(self.press).click()

    def _answer(self, route: Route) -> None:
        asked = route.request.headers["accept-language"]
        own = next(each for each in self.answered if asked.startswith(each.partition("-")[0]))
        body, policy = self.answered[own]
        html = {"content-type": "text/html; charset=utf-8", "content-security-policy": policy}
        route.fulfill(body=body, headers=html)


@dataclass(frozen=True, slots=True)
class Tour:
    """Every page by its name; those of one template are named `template: which`.

    `guest` are the cookies of a guest with answers and a place in a class.
    """

    places: dict[str, TourPage]
    guest: tuple[Cookie, ...]


OF_A_NEWCOMER = {"home": "/", "no history": "/history", "no progress": "/mcr-2014/progress"}


def _of_a_guest() -> dict[str, str]:
    end = f"/drill/done/{ASKED[Kind.FIND]}"
    return {
        "home of a guest": "/",
        "set-up: all fans": "/mcr-2014/drill",
        "set-up: some fans": "/mcr-2014/drill?fan=all-pungs&fan=pure-straight",
        **{f"asked: {kind}": question_path(each) for kind, each in ASKED.items()},
        "asked: with a reason": "/drill/mcr-2014/find/2/5/1?n=10&run=next&why=missed.20261119",
        "end of a run": f"{end}?n={LENGTH}",
        "what a placement is": "/placement",
        "what a placement found": f"{end}?n=12&run=placement",
        "map": "/mcr-2014/fans",
        "choosing on the map": "/mcr-2014/fans?choose=1",
        "map of groups: imj": "/imj/fans",
        "map of groups: rengo": "/rengo/fans",
        "choosing of groups": "/rengo/fans?choose=1",
        **{f"fan: {path}": f"/{path}" for path in FANS},
        **{f"compare: {how}": f"/compare?{query}" for how, query in COMPARED.items()},
        "editions": "/editions",
        "for programs": "/api",
        "points chart": f"/rengo/points?{urlencode({**PAIRS, 'riichi': 'riichi'})}",
        "articles: mcr": "/mcr-2014/articles",
        "articles: rengo": "/rengo/articles",
        "an article": "/mcr-2014/articles/3.9.1.6",
        "glossary": "/glossary?rules=all&level=1",
        "term: of all texts": "/glossary/draw",
        "term: of one text": "/glossary/furiten",
        "search: found": "/search?q=pung",
        "search: nothing": "/search?q=zzzz",
        **{f"scorer: {how}": f"/mcr-2014/score{query}" for how, query in SCORED.items()},
        **{f"scorer: {how}": path for how, path in SCORED_ELSEWHERE.items()},
        "history": "/history",
        "settings": "/settings?saved=1",
        "sign in": "/account/in",
        "make an account": "/account/new",
        "a new password": "/account/recover",
        "without an account": "/account",
        "erase": "/account/erase",
        "privacy": "/privacy",
        "progress": "/mcr-2014/progress",
        "ratings": "/mcr-2014/progress/ratings",
        "days of a month": "/mcr-2014/days",
        "a day": "/mcr-2014/day/2026-01-02",
        "a day answered": "/mcr-2014/day/2026-01-01",
        "sprints": "/mcr-2014/sprint",
        "deals": "/mcr-2014/table",
        "desk": "/mcr-2014/desk",
        "an incident": "/mcr-2014/desk/3/5",
        "exam: about": "/mcr-2014/exam",
        "exam: before": "/rengo/exam/begin",
        "certificates": "/certificates",
        "questions to take along": "/offline",
        "why not: near": f"/mcr-2014/why-not?{urlencode({**PAIRS, 'fan': 'all-pungs'})}",
        "why not: refused": "/mcr-2014/why-not?hand=11111m99s&fan=all-pungs",
        "in full: won": f"/mcr-2014/in-full?{urlencode(PAIRS)}",
        "in full: refused": "/mcr-2014/in-full?hand=11111m99s",
        "not found": "/nowhere",
        "pieces": "/pieces",
    }


def prepare(browser: Browser, site: LiveSite) -> Tour:
    """Let a guest answer each kind wrongly, one rightly and one not at all."""
    classroom = open_classroom(site)
    context = browser.new_context(base_url=site.url, locale="en-GB")
    _become(context, site, (classroom.cookie,))
    answered = {}
    for kind, how in GIVEN:
        question = make(ASKED[kind])
        given = {"right": question.answer, "wrong": wrong_answer(question), "unknown": None}[how]
        answered[f"answered: {kind} {how}"] = hand_in(context, ASKED[kind], given)
    for address in ELSEWHERE:
        answered[f"answered: {address.rules}"] = hand_in(context, address, None)
    hand_in(context, address_of_day("mcr-2014", FIRST_DAY), None)
    answered |= _reports(context, answered["answered: fans wrong"], answered["answered: imj"])
    answered |= _sprints(context)
    site.change("UPDATE sprints SET seed = 2611 WHERE id = (SELECT max(id) FROM sprints)")
    answered |= _exams(context, site)
    answered["deal: begun"] = send(context, "/imj/table", ("skill", "steady"))
    have_walls(site, 2611)
    guest = tuple(context.cookies())
    _become(context, site, classroom.of_teacher)
    teacher = tuple(context.cookies())
    _become(context, site, classroom.examinee)
    examinee = tuple(context.cookies())
    context.close()
    seen_by_guest = {**_of_a_guest(), **answered, **classroom.places}
    places = {name: TourPage(path) for name, path in OF_A_NEWCOMER.items()}
    places |= {name: TourPage(path, guest) for name, path in seen_by_guest.items()}
    places["asked: no answer sent"] = TourPage(
        question_path(ASKED[Kind.TOTAL]), guest, press=".bar .button--primary"
    )
    places |= {name: TourPage(path, teacher) for name, path in classroom.taught.items()}
    places |= {name: TourPage(path, examinee) for name, path in classroom.sat.items()}
    places |= {
        name: TourPage(f"/lti/launch/{number}", answered=told)
        for number, (name, told) in enumerate(classroom.answered.items())
    }
    return Tour(places, guest)


def _become(context: BrowserContext, site: LiveSite, cookies: tuple[tuple[str, str], ...]) -> None:
    """Let the context have these cookies and no others."""
    context.clear_cookies()
    context.add_cookies(
        [{"name": name, "value": value, "url": site.url} for name, value in cookies]
    )


def question_path(address: Address) -> str:
    return f"/drill/{quote(str(address), safe='/+')}?n={LENGTH}"


def hand_in(context: BrowserContext, address: Address, response: Response) -> str:
    """Send an answer as a form does, None as "I don't know"; where its explanation is."""
    return send(context, question_path(address), *posted(make(address), response))


def _reports(context: BrowserContext, reported: str, other: str) -> dict[str, str]:
    """The page to report a question by, given the explanations: after it was sent, and before."""
    form, empty = (f"{each.partition('?')[0]}/report" for each in (reported, other))
    return {"report: sent": send(context, form, ("complaint", "key")), "report: empty": empty}


def _sprints(context: BrowserContext) -> dict[str, str]:
    """One that is over after three strikes, and one that has just begun."""
    chosen = "/mcr-2014/sprint"
    over = send(context, chosen, ("untimed", "find"))
    for _ in range(STRIKES):
        send(context, over, ("unknown", "1"))
    return {"sprint: over": over, "asked: sprint": send(context, chosen, ("untimed", "fans"))}


def _exams(context: BrowserContext, site: LiveSite) -> dict[str, str]:
    """One that was handed in, and one that is under way."""
    begun = []
    for rules in ("imj", "mcr-2014"):
        begun.append(send(context, f"/{rules}/exam/begin", ("kind", "practice")))
        ask_in_exam(site, 1, f"{rules}/legal/2/2611/1")
    over, going = begun
    result = send(context, f"{over.removesuffix('/1')}/hand-in")
    return {
        "exam: asked": going,
        "exam: handing in": f"{going.removesuffix('/1')}/hand-in",
        "exam: result": result,
        "exam: explained": over,
    }


def send(context: BrowserContext, path: str, *given: tuple[str, str]) -> str:
    """Send the form of a page with what is given; where that leads."""
    fields = [*dict(FIELDS.findall(context.request.get(path).text())).items(), *given]
    sent = context.request.post(
        path,
        data=urlencode(fields),
        headers={"Content-Type": "application/x-www-form-urlencoded"},
        max_redirects=0,
    )
    assert sent.status == 303, f"{sent.status} for {fields}"
    return str(sent.headers["location"])
