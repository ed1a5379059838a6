"""How often a visitor, and all from one network address, may ask for what costs much to answer.

Every page of these tells of nobody, so that nobody need be known to open it. All processes of a machine
count together, in memory that they share (`caller_counts`): reading a page writes no row.
"""

import math
from dataclasses import dataclass
from pathlib import Path
from threading import Lock
from typing import Final

import structlog
from flask import current_app
from werkzeug.exceptions import TooManyRequests

from web.clock import now
from web.services import services
from web.visitors.caller_counts import Caller, CallerCounts, OwnCounts, SharedCounts
from web.visitors.client_address import client_digests
from web.visitors.current_visitor import visitor

COUNTS: Final = "fanwise-request-counts"  # where an application keeps them
CLOCK_SET_BACK: Final = (
    3600.0  # seconds; what was counted later than that was counted by a wrong clock
)

log: Final = structlog.stdlib.get_logger("limits")


@dataclass(frozen=True, slots=True)
class Allowance:
    """`at_once` requests may come at once, and one more every `seconds`."""

    at_once: int
    seconds: float


@dataclass(frozen=True, slots=True)
class RequestLimit:
    """What all from one network address may ask for, and what one visitor may.

    None where the answer is the same for everybody, so that who asks is not looked up.
    """

    name: str
    of_address: Allowance
    of_visitor: Allowance | None = None


QUESTION_PICTURES: Final = RequestLimit("picture", Allowance(240, 0.25))
"""A picture takes 45 ms. Forty learners who open a shared one every ten seconds are 4 a second, 18 % of
a processor; places that show links fetch it once for all their readers."""

WHY_NOT: Final = RequestLimit("why-not", Allowance(400, 0.125), Allowance(60, 1))
"""An answer takes 20 ms, the longest 90. Forty learners who ask about a fan every five seconds are 8 a
second, 16 % of a processor; ten each may come at once when a teacher says so."""

PLANS: Final = RequestLimit("plans", Allowance(400, 0.125), Allowance(60, 1))
"""What a hand could become takes 25 ms, seldom 200: as much as a why-not, and as often."""

COMPARISONS: Final = RequestLimit("comparison", Allowance(400, 0.25), Allowance(60, 1))
"""A hand under all rule sets, or in full, takes 50 ms. Forty learners who open one every ten seconds are 4 a
second, 20 % of a processor; ten each may come at once when a teacher says so."""

SEARCHES: Final = RequestLimit("search", Allowance(400, 0.25), Allowance(60, 1))
"""A word takes 50 to 65 ms. Forty learners who look for one every ten seconds are 4 a second, a quarter of a
processor; ten each may come at once when a teacher says so."""

SCORES: Final = RequestLimit("score", Allowance(1200, 0.05), Allowance(120, 0.5))
"""A hand takes 8 to 12 ms, and a page with a script asks at each change of it. Forty learners who change a tile
every two seconds are 20 a second, a quarter of a processor; two hands of fourteen tiles each may come at once."""

MOMENTS: Final = RequestLimit("moments", Allowance(120, 2), Allowance(10, 20))
"""The moments of a deal take half a second, and are remembered. Forty learners who have played a deal ask
40 times at once, and play for minutes before they ask again."""

PACKETS: Final = RequestLimit("packet", Allowance(400, 2), Allowance(30, 30))
"""A part of a packet takes 0.4 s and five make a packet. Forty learners who take two packets each in the
same minute ask for 400 parts; afterwards 30 a minute, a packet for each of them every seven minutes,
keep 20 % of a processor busy. One visitor may take six packets, then one every two and a half minutes."""

LTI_LOGINS: Final = RequestLimit("lti-login", Allowance(600, 1))
"""A launch that begins is a row for ten minutes, whoever asks. Fifteen classes of a school may begin within
the same minute; afterwards one a second."""

QUESTION_FILES: Final = RequestLimit("question-file", Allowance(60, 20), Allowance(6, 60))
"""A file of 500 questions is made question by question, which takes two seconds. Six at once, then one a
minute, are more than a teacher has."""


class AskedTooOften(TooManyRequests):
    """So much was asked for that somebody else would have to wait; `seconds` is how long."""

    def __init__(self, seconds: int) -> None:
        super().__init__(retry_after=seconds)
        self.seconds = seconds


class RequestCounts:
    """Takes requests from the allowances of callers. `counts` keeps what each has left."""

    def __init__(self, counts: CallerCounts | None = None) -> None:
        self._counts = counts or OwnCounts()
        self._lock = Lock()

    def take(self, asked: tuple[tuple[Caller, Allowance], ...], at: float, cost: int = 1) -> float:
        """Take one request, or as much as it costs, from each allowance; where one is spent, take
        none and say how many seconds it lacks.
        """
        with self._lock:
            left = [self._now_left(key, allowance, at) for key, allowance in asked]
            missing = [
                (cost - has) * allowance.seconds
                for has, (_key, allowance) in zip(left, asked, strict=True)
                if has < cost
            ]
            if missing:
                return max(missing)
            for has, (key, _allowance) in zip(left, asked, strict=True):
                self._counts.put(key, has - cost, at)
        return 0

    def _now_left(self, key: Caller, allowance: Allowance, at: float) -> float:
        known = self._counts.get(key)
        if known is None or known[1] > at + CLOCK_SET_BACK:
            return float(allowance.at_once)
        left, since = known
        return min(allowance.at_once, left + max(0.0, at - since) / allowance.seconds)


def shared_counts(file: Path) -> RequestCounts:
    """Counts over all processes that name this file; over this one alone where it cannot be used."""
    try:
        return RequestCounts(SharedCounts(file))
    except (OSError, ValueError) as error:
        log.warning("limits are counted by each process", why=str(error))
        return RequestCounts()


def count_request(limit: RequestLimit) -> None:
    """Count this request against the limit.

    Raises:
        AskedTooOften: nothing is to be worked out for it.
    """
    asked = [((f"{limit.name} from", client_digests()[0]), limit.of_address)]
    who = visitor().id if limit.of_visitor else None
    if limit.of_visitor and who:
        asked.append(((f"{limit.name} by", str(who)), limit.of_visitor))
    _take(tuple(asked))


def count_cost(name: str, who: str, allowance: Allowance, cost: int) -> None:
    """Count what a request costs against the allowance of somebody, or of some place.

    Raises:
        AskedTooOften: nothing is to be worked out for it.
    """
    _take((((name, who), allowance),), cost)


def _take(asked: tuple[tuple[tuple[str, str], Allowance], ...], cost: int = 1) -> None:
    counts: RequestCounts | None = current_app.extensions.get(COUNTS)
    if counts is None:
        file = services(current_app).settings.counts_file()
        counts = current_app.extensions.setdefault(COUNTS, shared_counts(file))
    if wait := counts.take(asked, now().timestamp(), cost):
        raise AskedTooOften(math.ceil(wait))
