"""The incident that an address names, and addresses of incidents that nobody had before."""

from collections.abc import Iterator
from typing import Final

from flask import abort, url_for

from quizzes.desk.address import DeskAddress
from quizzes.desk.incident import DeskIncident
from quizzes.desk.maker import READY, make_incident
from quizzes.errors import QuizError
from quizzes.runs import new_seed
from scoring import RuleSet
from web import request_context
from web.visitors.request_limits import Allowance, RequestLimit, count_request
from wording import Translator, translator_under

INCIDENTS: Final = RequestLimit("incident", Allowance(400, 0.25), Allowance(60, 2))
"""An incident takes 30 ms to make, seldom 350. Forty learners who ask, decide and go on every ten seconds
are 4 a second, 12 % of a processor; ten each may come at once."""
_TRIES: Final = 20  # seeds until one is without an incident
_SEEDS_OF_A_BOOK: Final = 100  # so that books of neighbouring seeds share no incident


def has_desk(rules: RuleSet) -> bool:
    """Whether there are incidents under that rule set."""
    return rules.system in READY


def incident_at(rules: RuleSet, level: str, seed: str) -> DeskIncident:
    """The incident of that address. Without one there is no such page."""
    if not has_desk(rules):
        abort(404)
    count_request(INCIDENTS)
    try:
        return make_incident(DeskAddress.parse(f"{rules.id}/{level}/{seed}"))
    except QuizError:
        abort(404)


def incident_of(address: str) -> DeskIncident:
    """The incident of an address that was stored."""
    return make_incident(DeskAddress.parse(address))


def new_address(rules: RuleSet, level: int) -> DeskAddress:
    """An address that has an incident. Where none was found, there is no such page."""
    tried = (DeskAddress(rules.id, level, new_seed()) for _try in range(_TRIES))
    found = next(existing(tried), None)
    return found or abort(404)


def existing(addresses: Iterator[DeskAddress]) -> Iterator[DeskAddress]:
    """Those addresses that have an incident."""
    for each in addresses:
        try:
            make_incident(each)
        except QuizError:
            continue
        yield each


def incidents_from(
    rules: str, levels: tuple[int, ...], seed: int, count: int
) -> list[DeskIncident]:
    """So many incidents of a seed, the levels by turns; always the same, and of another seed others.

    What happened before in the book comes again only where there is too little else.
    """
    first = seed * _SEEDS_OF_A_BOOK
    numbers = (
        DeskAddress(rules, levels[at % len(levels)], first + at) for at in range(count + _TRIES)
    )
    told: dict[object, DeskIncident] = {}
    again: list[DeskIncident] = []
    for each in map(make_incident, existing(numbers)):
        if told.setdefault(_happened(each), each) is not each:
            again.append(each)
        if len(told) == count:
            break
    chosen = [*told.values(), *again][:count]
    return sorted(chosen, key=lambda each: each.address.seed)


def _happened(incident: DeskIncident) -> tuple[object, ...]:
    """What truly happened, whoever did it with whatever tiles."""
    return tuple((each.kind, each.row, each.foul, each.is_so) for each in incident.truth)


def has_incident(address: DeskAddress) -> bool:
    """Whether there is an incident at that address."""
    return any(existing(iter((address,))))


def incident_href(address: DeskAddress) -> str:
    """Where the incident is."""
    return url_for("desk.page", rules=address.rules, level=address.level, seed=address.seed)


def desk_translator(rules: RuleSet) -> Translator:
    """The words of the desk under that rule set."""
    return translator_under(rules.id, request_context.translator())
