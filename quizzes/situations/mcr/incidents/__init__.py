"""Incidents at the table as data.

Each foul stands beside its opposite case, told in the same words or in words that differ in the fact
that decides.
"""

from typing import Final

from quizzes.situations.mcr.incidents.claims import GROWING, WRONG
from quizzes.situations.mcr.incidents.conduct import CONDUCT, EXPOSED
from quizzes.situations.mcr.incidents.incident import Incident
from quizzes.situations.mcr.incidents.rights import APPEALS, CLAIMS, ENDS, TIMES
from quizzes.situations.mcr.incidents.wins import CALLS, FALSE_WINS

INCIDENTS: Final[tuple[Incident, ...]] = (
    *GROWING,
    *WRONG,
    *FALSE_WINS,
    *CALLS,
    *EXPOSED,
    *CONDUCT,
    *CLAIMS,
    *ENDS,
    *TIMES,
    *APPEALS,
)
