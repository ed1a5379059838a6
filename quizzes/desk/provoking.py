"""Addresses of incidents in which a foul comes."""

from collections.abc import Iterator
from itertools import count, islice

from quizzes.address import LEVELS
from quizzes.desk.address import DeskAddress
from quizzes.desk.incident import DeskIncident
from quizzes.desk.maker import make_incident
from quizzes.desk.plan import RIVALS, planned

FIRST_SEED = 1
MOST_LOOKED_AT = 4_000  # seeds of a level


def provoking(rules: str, foul: str, number: int = 1) -> tuple[DeskAddress, ...]:
    """So many addresses whose incident holds that foul, or fewer where it is too seldom."""
    return tuple(islice(_provoking(rules, foul), number))


def _provoking(rules: str, foul: str) -> Iterator[DeskAddress]:
    for seed in islice(count(FIRST_SEED), MOST_LOOKED_AT):
        for level in LEVELS:
            address = DeskAddress(rules, level, seed)
            if planned(address).may_be(foul) and foul in fouls_in(make_incident(address)):
                yield address


def fouls_in(incident: DeskIncident) -> frozenset[str]:
    """The fouls that are ruled in an incident, and those that are asked about by another name."""
    asked = {str(part.answer) for part in incident.parts if part.id.startswith("foul")}
    rivals = {RIVALS for each in incident.truth if each.is_rival}
    return frozenset(asked | rivals | {each.foul for each in incident.truth if each.is_so})
