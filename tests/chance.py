"""What the site draws by chance, drawn from a seed: a test sees the same draws in every run.

`pytest --draws N` draws others, to find a test that holds only for most draws.
"""

import random

import pytest

from quizzes import runs
from school.assignments import choosing, drafts
from school.exams import taking
from school.progress import deals


class SeededSecrets:
    """What modules that draw seeds use of `secrets`, from a seed."""

    def __init__(self, chance: random.Random) -> None:
        self._chance = chance

    def token_hex(self, count: int) -> str:
        return self._chance.randbytes(count).hex()

    def randbelow(self, end: int) -> int:
        return self._chance.randrange(end)


def draw_from_seed(patched: pytest.MonkeyPatch, request: pytest.FixtureRequest) -> SeededSecrets:
    """Let runs, deals, sprints, exams and assignments of this test follow from its name."""
    chance = random.Random(f"{request.node.nodeid} {request.config.getoption('draws')}")
    seeded = SeededSecrets(chance)
    for module in (runs, deals):
        patched.setattr(module, "_chance", chance)
    for module in (taking, drafts, choosing):
        patched.setattr(module, "secrets", seeded)
    return seeded
