"""Every page that a visitor can come to, for tests that hold of all of them."""

import re
from collections.abc import Iterator
from dataclasses import dataclass
from urllib.parse import quote, urlencode

from playwright.sync_api import Browser, BrowserContext, Cookie, Page

from quizzes import Address, Kind, Response, make
from tests.browser.classroom import open_classroom
from tests.browser.live_site import LiveSite
from tests.kinds import asked, posted, wrong_answer
from web.questions.heading import KINDS

LENGTH = 5
SHARES = 2
FIELDS = re.compile(r'<input type="hidden" name="(csrf_token|token)" value="([^"]+)"')
SCORED = {
    "empty": "",
    "good": "?" + urlencode({"hand": "8p123456789s [666z] 8p", "by": "draw"}),
    "bad": "?" + urlencode({"hand": "11111m99s"}),
    "waiting": "?" + urlencode({"hand": "123456789m1122p"}),
}
ASKED = {kind: asked(kind) for kind in KINDS}
GIVEN = (*((kind, "wrong") for kind in KINDS), (Kind.FANS, "right"), (Kind.WAITS, "unknown"))
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
FANS_ELSEWHERE = (
    "mcr-1998/fans/two-melded-kongs",
    "imj/fans/seven-isolated-stars",
    "imj/fans/chance-wind",
    "rengo/fans/shousangen",
    "rengo/fans/daisangen",
)
COMPARED = {"five": urlencode(PAIRS), "refused": urlencode({"hand": "11111m22233344p 4p"})}


PLACES_OF_A_NEWCOMER = {"home": "/", "no history": "/history", "no progress": "/mcr-2014/progress"}


@dataclass(frozen=True, slots=True)
class Tour:
    """A guest with answers and a place in a class: the cookies, where each answer is explained, and
    the pages of the class; and a teacher, with the pages of teachers."""

    cookies: tuple[Cookie, ...]
    answered: dict[str, str]
    in_class: dict[str, str]
    of_teacher: tuple[Cookie, ...]
    taught: dict[str, str]

    def visit(
        self, newcomer: BrowserContext, guest: BrowserContext, share: int | None = None
    ) -> Iterator[tuple[str, Page]]:
        """Open each page by its name, or those of one of the `SHARES`; a newcomer's come first.

        Both contexts are new.
        """
        guest.add_cookies([{**cookie} for cookie in self.cookies])  # type: ignore[typeddict-item]
        yield from _open(newcomer.new_page(), _of_share(PLACES_OF_A_NEWCOMER, share))
        page = guest.new_page()
        yield from _open(page, _of_share(self.places(), share))
        if not share:
            page.goto(question_path(ASKED[Kind.TOTAL]))
            page.locator(".bar .button--primary").click()
            page.locator(".field__error").wait_for()
            yield "an answer that is none", page
        guest.clear_cookies()
        guest.add_cookies([{**cookie} for cookie in self.of_teacher])  # type: ignore[typeddict-item]
        yield from _open(page, _of_share(self.taught, share))

    def places(self) -> dict[str, str]:
        """The paths of a guest."""
        questions = {f"asked: {kind}": question_path(each) for kind, each in ASKED.items()}
        return {
            "home of a guest": "/",
            "set-up": "/mcr-2014/drill",
            "set-up with fans": "/mcr-2014/drill?fan=all-pungs&fan=pure-straight",
            **questions,
            **self.answered,
            **self.in_class,
            "end of a run": f"/drill/done/{ASKED[Kind.FIND]}?n={LENGTH}",
            "map": "/mcr-2014/fans",
            "choosing": "/mcr-2014/fans?choose=1",
            "a fan of sets": "/mcr-2014/fans/pure-straight",
            "a fan of the hand": "/mcr-2014/fans/thirteen-orphans",
            "a fan of the win": "/mcr-2014/fans/robbing-the-kong",
            **{path: f"/{path}" for path in FANS_ELSEWHERE},
            "map of groups": "/imj/fans",
            "map of groups, rengo": "/rengo/fans",
            "choosing of groups": "/rengo/fans?choose=1",
            **{f"compare: {how}": f"/compare?{query}" for how, query in COMPARED.items()},
            "editions": "/editions",
            "articles": "/mcr-2014/articles",
            "articles, rengo": "/rengo/articles",
            "an article": "/mcr-2014/articles/3.9.1.6",
            "glossary": "/glossary?rules=all&level=1",
            "a term": "/glossary/draw",
            "a term of one text": "/glossary/furiten",
            "search": "/search?q=pung",
            "search: nothing": "/search?q=zzzz",
            **{f"scorer: {how}": path for how, path in SCORED_ELSEWHERE.items()},
            **{f"scorer: {how}": f"/mcr-2014/score{query}" for how, query in SCORED.items()},
            "history": "/history",
            "settings": "/settings?saved=1",
            "what a placement is": "/placement",
            "what a placement found": f"/drill/done/{ASKED[Kind.FIND]}?n=12&run=placement",
            "asked, with a reason": "/drill/mcr-2014/find/2/5/1?n=10&run=next&why=missed.20261119",
            "sign in": "/account/in",
            "make an account": "/account/new",
            "a new password": "/account/recover",
            "without an account": "/account",
            "erase": "/account/erase",
            "privacy": "/privacy",
            "progress": "/mcr-2014/progress",
            "not found": "/nowhere",
            "pieces": "/pieces",
        }


def prepare(browser: Browser, site: LiveSite) -> Tour:
    """Let a guest answer each kind wrongly, one rightly and one not at all."""
    context = browser.new_context(base_url=site.url, locale="en-GB")
    classroom = open_classroom(site)
    name, value = classroom.cookie
    context.add_cookies([{"name": name, "value": value, "url": site.url}])
    answered = {}
    for kind, how in GIVEN:
        question = make(ASKED[kind])
        given = {"right": question.answer, "wrong": wrong_answer(question), "unknown": None}[how]
        answered[f"answered: {kind} {how}"] = hand_in(context, ASKED[kind], given)
    for address in ELSEWHERE:
        answered[f"answered: {address.rules}"] = hand_in(context, address, None)
    cookies = tuple(context.cookies())
    context.clear_cookies()
    context.add_cookies(
        [{"name": name, "value": value, "url": site.url} for name, value in classroom.of_teacher]
    )
    of_teacher = tuple(context.cookies())
    context.close()
    return Tour(cookies, answered, classroom.places, of_teacher, classroom.taught)


def question_path(address: Address) -> str:
    return f"/drill/{quote(str(address), safe='/+')}?n={LENGTH}"


def hand_in(context: BrowserContext, address: Address, given: Response) -> str:
    """Send an answer as a form does, None as "I don't know"; where its explanation is."""
    path = question_path(address)
    fields = list(dict(FIELDS.findall(context.request.get(path).text())).items())
    fields += posted(make(address), given)
    sent = context.request.post(
        path,
        data=urlencode(fields),
        headers={"Content-Type": "application/x-www-form-urlencoded"},
        max_redirects=0,
    )
    assert sent.status == 303, f"{sent.status} for {fields}"
    return str(sent.headers["location"])


def _of_share(places: dict[str, str], share: int | None) -> dict[str, str]:
    """Every so many of the places, so that pages that are like each other are spread; or all."""
    return places if share is None else dict(list(places.items())[share::SHARES])


def _open(page: Page, places: dict[str, str]) -> Iterator[tuple[str, Page]]:
    for name, path in places.items():
        page.goto(path)
        yield name, page
