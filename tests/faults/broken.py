"""What every fault of the database is held to, whatever breaks it."""

import sys
import time
from collections import Counter
from collections.abc import Callable, Iterable
from concurrent.futures import ThreadPoolExecutor
from contextlib import AbstractContextManager
from dataclasses import dataclass, field
from functools import partial
from pathlib import Path
from typing import Final, NoReturn, Self

from tests.browser.live_site import LiveSite
from tests.faults.learner import LearnerClient
from tests.http_client import Reply

AT_ONCE: Final = 12  # answers that come together, more than the threads that answer
SLOWEST: Final = 6.0  # seconds for an answer
HEALTH: Final = 3.0  # seconds for the sign of life, of a server that may just have started
A_WHILE: Final = 15.0  # seconds until the site has noticed
SECRETS: Final = (
    "parameters:",
    "[SQL: INSERT INTO answers (",
    "argon2",
    "SecretName",
    "secret words",
)


@dataclass(frozen=True, slots=True)
class Loss:
    """How much of what was acknowledged is not there, and how much is there more than once."""

    lost: int
    doubled: int

    @classmethod
    def of(cls, acknowledged: Iterable[str], stored: Iterable[str]) -> Self:
        """Compare what the site said that it has with what it has."""
        said, has = Counter(acknowledged), Counter(stored)
        return cls(len(said.keys() - has.keys()), (has - Counter({*has})).total())

    def __str__(self) -> str:
        return f"{self.lost} lost, {self.doubled} doubled"


@dataclass
class Promises:
    """What was promised and whether it held."""

    broken: list[str] = field(default_factory=list)
    loss: Loss | None = None

    def expect(self, held: bool, promise: str, seen: object = "") -> None:
        """Say how it went."""
        print(f"{'ok    ' if held else 'BROKEN'} {promise} {seen}".rstrip(), flush=True)
        if not held:
            self.broken.append(promise)

    def count(self, loss: Loss) -> None:
        """Hold it to nothing lost and nothing doubled; all that is counted is told at the end."""
        before = self.loss or Loss(0, 0)
        self.loss = Loss(before.lost + loss.lost, before.doubled + loss.doubled)
        self.expect(loss == Loss(0, 0), "what was acknowledged is there once:", loss)

    def end(self) -> NoReturn:
        """Leave with the verdict."""
        if self.loss:
            print(self.loss)
        print("VERDICT:", f"{len(self.broken)} promises broken" if self.broken else "all held")
        sys.exit(bool(self.broken))


def cannot(why: str) -> NoReturn:
    """This machine cannot do it."""
    print(f"NOT TRIED: {why}")
    sys.exit(2)


def hold(
    site: LiveSite,
    breaking: Callable[[], AbstractContextManager[None]],
    code: str,
    stored: Callable[[], Iterable[str]],
    readable: bool = True,
) -> Promises:
    """Break a site that serves, see what it says, mend it, and count what is there.

    `stored` are the answers in the database, each with its showing; `readable` says that pages stay.
    """
    verdict, learner = Promises(), LearnerClient(site.url)
    visitor, account = _account(site.url)
    for _ in range(5):
        learner.answer()
    verdict.expect(learner.saved == 5, "answers are saved before", learner.saved)
    asked = [learner.ask() for _ in range(AT_ONCE)]
    with breaking(), ThreadPoolExecutor(AT_ONCE + 1) as together:
        sent = [
            together.submit(learner.send, path, {**form, "total": "48"}) for path, form in asked
        ]
        health = together.submit(LearnerClient(site.url).open, "/healthz").result()
        replies = [each.result() for each in sent]
        _expect_told(verdict, replies)
        verdict.expect(health.seconds < HEALTH, "a sign of life in time", f"{health.seconds:.1f} s")
        told = until(lambda: LearnerClient(site.url).open("/healthz"), 503)
        verdict.expect(
            told.status == 503 and told.text.startswith(code), "/healthz tells", told.text.strip()
        )
        refused = visitor.send("/account/in", account)
        verdict.expect(refused.status == 503, "signing in is a 503 too", refused.status)
        verdict.expect(account["password"] not in refused.text, "no password on its page")
        if readable:
            verdict.expect(learner.open("/mcr-2014/fans").status == 200, "pages stay")
    health = until(lambda: LearnerClient(site.url).open("/healthz"), 200)
    verdict.expect(health.status == 200, "/healthz is well again", health.text.strip())
    for (path, form), reply in zip(asked, replies, strict=True):
        kept = reply.form("token")
        verdict.expect(kept.get("token") == form.get("token"), "the page keeps the showing")
        fields = {**form, **kept, "total": kept.get("total", "")}
        # A worker that has not written since may find out only now that it can: then once more.
        again = until(partial(learner.send, path, fields), 303)
        verdict.expect(again.status == 303, "sent again it is saved", again.status)
    verdict.count(Loss.of(learner.acknowledged(site.secret_key), stored()))
    _expect_silence(verdict, site.log)
    return verdict


def _expect_told(verdict: Promises, replies: list[Reply]) -> None:
    statuses, slowest = {each.status for each in replies}, max(each.seconds for each in replies)
    verdict.expect(statuses == {503}, "answers are 503", sorted(statuses))
    verdict.expect(slowest < SLOWEST, "in time", f"slowest {slowest:.1f} s")
    verdict.expect(all("retry-after" in each.headers for each in replies), "Retry-After is there")
    kept = all(each.form("total").get("total") == "48" for each in replies)
    verdict.expect(kept, "the pages keep the answer")


def _account(url: str) -> tuple[LearnerClient, dict[str, str]]:
    """An account, a browser that is about to sign in to it, and what it will send."""
    owner, name, word = LearnerClient(url), "SecretName", "many secret words"
    form = owner.open("/account/new").form("name")
    made = owner.send("/account/new", {**form, "name": name, "fresh": word})
    assert made.status == 303, made.text
    visitor = LearnerClient(url)
    form = visitor.open("/account/in").form("name")
    return visitor, {**form, "name": name, "password": word}


def until(look: Callable[[], Reply], status: int) -> Reply:
    """The first reply of this status, or the last one of a while."""
    end = time.monotonic() + A_WHILE
    while (reply := look()).status != status and time.monotonic() < end:
        time.sleep(0.1)
    return reply


def _expect_silence(verdict: Promises, log: Path) -> None:
    words = log.read_text(encoding="utf-8", errors="replace")
    results = [each for each in SECRETS if each in words]
    verdict.expect(not results, "nothing secret in the log", results or "")
    verdict.expect("Traceback" not in words, "no crash in the log")
