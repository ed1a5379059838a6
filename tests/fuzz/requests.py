"""Random requests to every route of a site, by everybody who may come to it.

A site with two classes stands in memory, and each of nine people has a browser. A request is one of a
route's address with its parts replaced, of a link that a page showed, or of a form that a page showed
with its fields changed, dropped or doubled. Whatever is sent:

- no answer is a fault of the site (5xx), and none shows the inside of a program;
- nobody is sent to another site;
- what is typed comes back as text, never as a tag;
- a student's answer is read by that student and the teacher alone;
- what asks for JSON is told `{code, message}`.

    python -m tests.fuzz.requests 20000 [seed]
"""

import json
import random
import re
import sys
import tempfile
import time
from collections import Counter
from dataclasses import dataclass, field
from pathlib import Path
from typing import Final
from urllib.parse import quote, urlsplit

from jinja2 import FileSystemBytecodeCache
from werkzeug.datastructures import MultiDict
from werkzeug.test import TestResponse

from tests.web.access.routes import ARGUMENT, routes
from tests.web.access.world import GIVEN, AccessWorld, RequestRole, opened_world
from tests.web.visitor import PageForm, SiteVisitor, VisitedPage

TAG: Final = "<fuzz-tag"
ODD: Final = (
    *("", " ", "0", "-1", "1", "2", "1e9", "NaN", "٣", "²", "9" * 30, "9" * 4000, "0x10", "true"),
    *(
        "null",
        "[]",
        "{}",
        '{"a":1}',
        "a" * 300,
        "字" * 300,
        "e\u0301" * 200,
        "\ud7ff\uffff",
        "\u202e",
    ),
    *(
        "\0",
        "\r\nSet-Cookie: a=b",
        "%0d%0aX: y",
        "../../etc/passwd",
        "..%2f",
        "C:\\",
        "\\\\host\\x",
    ),
    *("//evil.example", "https://evil.example/", "/\\evil.example", "javascript:alert(1)"),
    *(f"{TAG}>", f'">{TAG}>', f"'{TAG}", "{{7*7}}", "${7*7}", "%s%n", "=1+1", "' OR 1=1 --", '"'),
    *("2026-02-30", "2026-11-23T25:61", "9999-12-31", "0000-00-00", "UTC", "Mars/Phobos", "-00:00"),
    *("mcr-2014", "rengo", "imj", "en", "zh-Hans", "ja", "xx", "fans", "total", "123m", "1z", "9z"),
    *("mcr-2014/fans/3/2611/7", "mcr-2014/fans/3/2611/7/~9", "rengo/payments/2/1/1", "S", "E"),
)
"""What people do not type."""
HEADERS: Final = (
    {"Accept": "application/json"},
    {"Accept": "*/*;q=" + "9" * 200},
    {"Accept-Language": "xx-" * 50},
    {"Accept-Language": "ja;q=0.9, zh;q=nan"},
    {"Range": "bytes=9999999999-"},
    {"If-None-Match": '"' + "x" * 500},
    {"If-Modified-Since": "yesterday"},
    {"X-Forwarded-For": "1.2.3.4, " * 50},
    {"X-Requested-With": "fetch"},
    {"Origin": "https://evil.example"},
    {"Referer": "https://evil.example/"},
    {"Content-Type": "application/json"},
    {"Cookie": "fanwise=" + "x" * 200},
)
INSIDE: Final = re.compile(r"Traceback \(most|sqlalchemy\.|sqlite3\.|werkzeug\.|jinja2\.|File \"/")
LEADS_AWAY: Final = re.compile(r"""(?:href|action)=["'](?://|https?://(?!localhost)|javascript:)""")
READS_THE_ANSWER: Final = frozenset({RequestRole.STUDENT, RequestRole.TEACHER})
IS_GIVEN: Final = re.compile(rf"(?<![\w-]){GIVEN}(?![\w-])|7,654")
SLOW: Final = 5.0  # seconds


@dataclass
class Fuzzer:
    """Sends requests, keeps what pages offered, and notes what should not be."""

    world: AccessWorld
    rng: random.Random
    rules: list[tuple[str, str]]
    links: dict[RequestRole, list[str]] = field(default_factory=dict)
    forms: dict[RequestRole, list[PageForm]] = field(default_factory=dict)
    statuses: Counter[int] = field(default_factory=Counter)
    reached: set[str] = field(default_factory=set)
    faults: list[str] = field(default_factory=list)
    slowest: float = 0.0

    def request(self) -> None:
        """One request of somebody, and what it was answered with."""
        role = self.rng.choice(list(RequestRole))
        visitor = self.world.people[role]
        forms, links = self.forms.setdefault(role, []), self.links.setdefault(role, [])
        way = self.rng.random()
        if way < 0.4 and forms:
            form = self.rng.choice(forms)
            method, path, data = form.method.upper(), form.action, self._changed(form)
        elif way < 0.6 and links:
            method, path, data = "GET", self._spoilt(self.rng.choice(links)), None
        else:
            route, rule = self.rng.choice(self.rules)
            self.reached.add(route)
            method = route.split()[0]
            path, data = self._address(rule), self._any_form() if method == "POST" else None
        self._send(role, visitor, method, path, data)

    def _send(
        self,
        role: RequestRole,
        visitor: SiteVisitor,
        method: str,
        path: str,
        data: MultiDict[str, str] | None,
    ) -> None:
        headers = dict(visitor.headers)
        if self.rng.random() < 0.1:
            headers |= self.rng.choice(HEADERS)
        began = time.perf_counter()
        asked = {"query_string" if method == "GET" else "data": data} if data else {}
        response = visitor.client.open(path, method=method, headers=headers, **asked)
        took = time.perf_counter() - began
        self.slowest = max(self.slowest, took)
        self.statuses[response.status_code] += 1
        for fault in self._faults_of(response, role, headers):
            sent = list(data.items(multi=True)) if data else ""
            self.faults.append(f"{fault}: {role} {method} {path[:200]} {str(sent)[:400]}")
        if took > SLOW:
            print(f"slow: {took:.1f} s {method} {path[:200]}", flush=True)
        self._keep(role, response, path)

    def _faults_of(
        self, response: TestResponse, role: RequestRole, headers: dict[str, str]
    ) -> list[str]:
        found = []
        if response.status_code >= 500 and "Retry-After" not in response.headers:
            found.append(f"status {response.status_code}")
        location = urlsplit(response.headers.get("Location", ""))
        if location.netloc not in ("", "localhost"):
            found.append(f"sent to {location.netloc}")
        if response.mimetype not in ("text/html", "application/json") or response.is_streamed:
            return found
        text = response.text
        if INSIDE.search(text):
            found.append("the inside of the program")
        if response.mimetype == "text/html" and TAG in text:
            found.append("a tag that was typed")
        if LEADS_AWAY.search(text):
            found.append("a link to another site")
        if role not in READS_THE_ANSWER and IS_GIVEN.search(text):
            found.append("another's answer")
        if response.mimetype == "application/json" and response.status_code >= 400:
            told = json.loads(text)
            if not {"code", "message"} <= set(told.get("error", told)):
                found.append("an error without code and message")
        return found

    def _keep(self, role: RequestRole, response: TestResponse, path: str) -> None:
        """What the page offers goes on; a signed-out browser is not wanted."""
        if response.mimetype != "text/html" or response.status_code != 200:
            return
        page = VisitedPage(response, path)
        forms = [each for each in page.forms if each.action.startswith("/")]
        lists: tuple[tuple[list[object], list[object]], ...] = (
            (self.forms[role], [each for each in forms if not _ends(each.action)]),
            (self.links[role], [each for each in page.links if each.startswith("/")]),
        )
        for kept, offered in lists:
            kept.extend(self.rng.sample(offered, min(len(offered), 5)))
            del kept[:-400]

    def _changed(self, form: PageForm) -> MultiDict[str, str]:
        """The form with some of its fields changed, dropped or there twice."""
        data: MultiDict[str, str] = MultiDict()
        buttons = [self.rng.choice(form.buttons)] if form.buttons else []
        for name, value in [*form.fields, *buttons]:
            chance = self.rng.random()
            if chance < 0.08:
                continue
            data.add(name, self.rng.choice(ODD) if chance < 0.4 else value)
            if chance > 0.95:
                data.add(name, self.rng.choice(ODD))
        return data

    def _any_form(self) -> MultiDict[str, str]:
        names = ("name", "password", "code", "token", "given", "next", "rules", "hand", "at", "q")
        return MultiDict((name, self.rng.choice(ODD)) for name in self.rng.sample(names, 3))

    def _address(self, rule: str) -> str:
        of = self.rng.choice((self.world.here, self.world.elsewhere, self.world.archived))
        ids = of.by_argument(self.rng.choice((of.task, of.draft, of.withdrawn, of.later)))

        def part(found: re.Match[str]) -> str:
            known = ids.get(found[1])
            if known is not None and self.rng.random() < 0.85:
                return str(known)
            return quote(self.rng.choice(ODD)[:600].replace("\0", ""), safe="/~:+")

        path = "/" + ARGUMENT.sub(part, rule).lstrip("/")  # two would begin a host
        return path if self.rng.random() < 0.7 else f"{path}?{self._query()}"

    def _spoilt(self, link: str) -> str:
        """A link as it stands, or with a piece of it replaced, or more asked for."""
        chance = self.rng.random()
        path = link.partition("#")[0]
        if chance < 0.4:
            return path
        if chance < 0.7:
            return f"{path}{'&' if '?' in path else '?'}{self._query()}"
        at = self.rng.randrange(len(path))
        return "/" + (path[:at] + quote(self.rng.choice(ODD)[:300]) + path[at + 2 :]).lstrip("/")

    def _query(self) -> str:
        names = ("n", "kinds", "run", "next", "page", "q", "hand", "rules", "level", "fan", "tag")
        asked = self.rng.sample(names, 2)
        return "&".join(f"{name}={quote(self.rng.choice(ODD)[:600])}" for name in asked)


def _ends(action: str) -> bool:
    """Whether the form ends what the others need: the sign-in, the account, the class."""
    return any(word in action for word in ("/out", "erase", "sign-out", "remove", "archive"))


def main(arguments: list[str]) -> int:
    """Send so many requests; 0 where nothing was found."""
    count = int(arguments[0]) if arguments else 20_000
    seed = int(arguments[1]) if arguments[1:] else 1
    with tempfile.TemporaryDirectory() as folder:
        cache = FileSystemBytecodeCache(folder)
        with opened_world(Path(folder), cache) as world:
            rules = sorted(set(routes(world.site)))
            fuzzer = Fuzzer(world, random.Random(seed), rules)
            for number in range(1, count + 1):
                fuzzer.request()
                if number % 1000 == 0:
                    print(f"{number}: {len(fuzzer.faults)} faults", flush=True)
    for fault in fuzzer.faults[:50]:
        print(fault)
    print(f"statuses: {dict(sorted(fuzzer.statuses.items()))}")
    print(f"routes: {len(fuzzer.reached)} of {len(rules)}; slowest {fuzzer.slowest:.1f} s")
    print(f"{count} requests: {len(fuzzer.faults)} faults")
    return min(len(fuzzer.faults), 1)


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
