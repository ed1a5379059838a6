"""How often something may be tried: by one name, and from one address, within a quarter of an hour.

The name of a card is its code, that of a class is its join code, and that of an exam's start word is the
exam with the student.

An address is that of a school as often as of a home, so it may try far more than a name. Tries from a
browser that the account's owner has used before (`web/visitors/known_browser.py`) are counted for that browser
alone: whoever guesses elsewhere cannot keep the owner out. All are kept as digests that only this
site can make; `web/visitors/client_address.py` says what counts as one address.
"""

from typing import Final

from school.accounts.attempts import (
    AttemptLimit,
    CountedTry,
    RetryAfter,
    count_attempt,
    forget,
    wait_of,
)
from school.accounts.names import name_key
from web import request_context
from web.clock import now
from web.secret_keys import digests
from web.visitors.client_address import client_digests

_BROWSER: Final = "known browser"
TRIES_BY_NAME: Final = {
    "sign-in": 8,
    "recovery": 8,
    "mail": 3,
    "password": 8,
    "second-factor": 8,
    "card": 8,  # of one code
    "start-word": 8,  # of an exam, by one student
    "join-name": 240,  # names that one class code does not take: each of a hundred students may
    # try one and then ask the teacher
}
TRIES_BY_BROWSER: Final = 8
TRIES_BY_ADDRESS: Final = {
    "sign-in": 60,
    "sign-up": 60,
    "recovery": 30,
    "mail": 20,
    "password": 60,
    "second-factor": 60,
    "join": 30,
    "join-name": 960,  # several classes of a school begin at once: the limit is that of each class
    "card": 40,
    "start-word": 480,  # several classes of a school begin at once
    "certificate": 120,
}


def count_try(
    kind: str, name: str | None = None, browser: str | None = None
) -> CountedTry | RetryAfter:
    """Count a try of this kind for this name and for where the request comes from.

    `browser` is the mark of one that is known for the account of that name: the try is then counted
    for it alone.
    """
    if browser is not None:
        limits = [_limit(kind, digests(_BROWSER, browser), TRIES_BY_BROWSER)]
    else:
        limits = [_limit(kind, client_digests(), TRIES_BY_ADDRESS[kind])]
        if name is not None:
            limits.append(_limit(kind, name_digests(name), TRIES_BY_NAME[kind]))
    with request_context.writing() as writing:
        return count_attempt(writing, limits, now())


def wait_of_address(kind: str) -> RetryAfter | None:
    """How long the address of the request must wait with the next try of this kind; counts nothing."""
    limit = _limit(kind, client_digests(), TRIES_BY_ADDRESS[kind])
    return wait_of(request_context.reading(), limit, now())


def uncount_try(counted: CountedTry, name: str | None = None, browser: str | None = None) -> None:
    """Count a try that succeeded no longer, nor those that failed before it.

    Those are of the browser where it is known, for the ones under the name may be somebody else's;
    else of the name.
    """
    theirs: tuple[str, ...] = ()
    if browser is not None:
        theirs = digests(_BROWSER, browser)
    elif name is not None:
        theirs = name_digests(name)
    with request_context.writing() as writing:
        forget(writing, counted, theirs)


def name_digests(name: str) -> tuple[str, ...]:
    """What is kept of a name that was tried, by each key of the site."""
    return digests("name", name_key(name))


def _limit(kind: str, who: tuple[str, ...], most: int) -> AttemptLimit:
    return AttemptLimit(kind, who[0], most, who[1:])
