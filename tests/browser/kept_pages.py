"""The browser's pages, lent to one visitor after the other.

To open a page in a fresh context costs a browser more than most tests do: it starts processes, and
fetches and reads every style sheet and script again. So a page is kept with what it has fetched,
and between two visitors it forgets all that tells them apart.
"""

from dataclasses import dataclass
from datetime import UTC, datetime, timedelta
from typing import Any, Final, Literal

from playwright.sync_api import (
    Browser,
    BrowserContext,
    ConsoleMessage,
    Error,
    Page,
    Request,
    Response,
)

Theme = Literal["light", "dark"]

PATIENCE_MS: Final = 60_000  # a busy machine is slow and not broken
LOCALES: Final = {"zh-Hans": "zh-CN", "en": "en-GB", "ja": "ja-JP"}
HEIGHTS: Final = {320: 640, 390: 844, 768: 1024}
PARTS_OF_A_PAGE: Final = {"stylesheet", "script", "image", "font"}
# The viewer of PDFs is an extension.
OF_THE_BROWSER: Final = ("data:", "blob:", "chrome:", "chrome-extension:")
# A page of the site, for the browser starts another process for one of nobody; this one runs nothing.
RESTING_PLACE: Final = "/robots.txt"
FORGET: Final = "() => { localStorage.clear(); sessionStorage.clear(); }"


@dataclass(frozen=True, slots=True)
class Look:
    """How a visitor sees the site."""

    language: str = "en"
    theme: Theme = "light"
    width: int = 1280
    javascript: bool = True

    def viewport(self) -> dict[str, int]:
        return {"width": self.width, "height": HEIGHTS.get(self.width, 800)}


def stop_the_clock(page: Page) -> None:
    """Let time pass on the page's documents only where a test says so, however slow the machine is."""
    now = datetime.now(UTC)
    page.clock.install(time=now)
    page.clock.pause_at(now + timedelta(hours=1))


class Watch:
    """Notes in `faults` what goes wrong on any page of a context.

    These are script errors, refusals by the content policy, bad answers and foreign requests.
    """

    def __init__(self, context: BrowserContext, url: str, faults: list[str]) -> None:
        self.faults = faults
        self._url = url
        context.on("console", self._on_console)
        context.on("response", self._on_response)
        context.on("weberror", lambda fault: self.faults.append(f"script: {fault.error}"))
        context.on("request", self._on_request)

    def _on_console(self, message: ConsoleMessage) -> None:
        # A test may ask for a page that is not there; `_on_response` judges the answers.
        if message.type == "error" and not message.text.startswith("Failed to load resource"):
            self.faults.append(f"console: {message.text}")

    def _on_response(self, response: Response) -> None:
        part_of_page = response.request.resource_type in PARTS_OF_A_PAGE
        if response.status >= 500 or (part_of_page and response.status >= 400):
            self.faults.append(f"answer {response.status}: {response.url}")
        kind = response.headers.get("content-type", "")
        if response.url.startswith(self._url) and kind.startswith("text/html"):
            policy = response.headers.get("content-security-policy", "")
            if "default-src 'self'" not in policy or "unsafe" in policy:
                self.faults.append(f"policy {policy!r}: {response.url}")

    def _on_request(self, request: Request) -> None:
        if not request.url.startswith((self._url, *OF_THE_BROWSER)):
            self.faults.append(f"foreign request: {request.url}")


def context_settings(url: str, look: Look) -> dict[str, Any]:
    """What a context has from its beginning."""
    return {
        "base_url": url,
        "locale": LOCALES[look.language],
        "java_script_enabled": look.javascript,
        "color_scheme": look.theme,
        "reduced_motion": "reduce",
        "viewport": look.viewport(),
        "service_workers": "block",  # requests that it makes itself are not seen by who listens
    }


@dataclass(frozen=True, slots=True)
class _KeptPage:
    """The first page of a context, which is closed with the browser."""

    page: Page
    watch: Watch


class KeptPages:
    """Pages of one site. What cannot be changed afterwards, they have each of their own."""

    def __init__(self, browser: Browser, url: str) -> None:
        self._browser = browser
        self._url = url
        self._free: dict[tuple[str, bool], list[_KeptPage]] = {}
        self._lent: list[tuple[tuple[str, bool], _KeptPage]] = []

    def lend(self, look: Look, faults: list[str]) -> Page:
        """A page of a new visitor, who has been nowhere yet."""
        kind = look.language, look.javascript
        free = self._free.setdefault(kind, [])
        kept = free.pop() if free else self._opened(look)
        self._lent.append((kind, kept))
        kept.watch.faults = faults
        kept.page.set_viewport_size(look.viewport())  # type: ignore[arg-type]
        kept.page.emulate_media(media="screen", color_scheme=look.theme, reduced_motion="reduce")
        return kept.page

    def take_back(self) -> None:
        """The test is over: every page that was lent rests, or is closed where it will not."""
        while self._lent:
            kind, kept = self._lent.pop()
            try:
                self._clean(kept.page)
            except Error:
                kept.page.context.close()
            else:
                self._free[kind].append(kept)

    def _opened(self, look: Look) -> _KeptPage:
        context = self._browser.new_context(**context_settings(self._url, look))
        context.set_default_timeout(PATIENCE_MS)
        return _KeptPage(context.new_page(), Watch(context, self._url, []))

    def _clean(self, page: Page) -> None:
        for other in page.context.pages:
            if other != page:
                other.close()
        page.unroute_all(behavior="ignoreErrors")
        page.mouse.move(0, 0)
        page.goto(RESTING_PLACE, wait_until="commit")
        page.evaluate(FORGET)
        page.context.clear_cookies()
