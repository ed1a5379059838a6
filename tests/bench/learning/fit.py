"""Fits the parameters of the memory model to answers, as a site would do with those it has."""

from collections.abc import Iterable, Sequence
from math import log
from typing import Final, NamedTuple

from fsrs.scheduler import LOWER_BOUNDS_PARAMETERS, UPPER_BOUNDS_PARAMETERS

from school.learning.memory import DEFAULT_MODEL, Memory, MemoryModel, recall, review
from tests.bench.learning.month import Month, month
from tests.bench.learning.orders import by_chance, moment_of, what_next
from tests.bench.learning.person import FORGETFUL, USUAL, LearningRates

_CHANGED: Final = (0, 2, 20, 8, 9, 10, 11, 13, 14, 4, 6)
"""Those that an answer of right or wrong can tell of; the others are for FSRS's hard and easy."""
SLIP: Final = 21  # stands behind the parameters of FSRS
_LEAST_SLIP: Final = 0.01
_STEPS: Final = ((0.5, 2.0), (0.5, 2.0), (0.8, 1.25), (0.8, 1.25))


class SeenAt(NamedTuple):
    """An answer about a skill: when, in days, and whether it was seen."""

    at: float
    seen: bool


def histories(months: Iterable[Month]) -> list[list[SeenAt]]:
    """The answers of each learner about each skill, in order."""
    results: dict[tuple[int, object], list[SeenAt]] = {}
    for number, each in enumerate(months):
        for answer in each.answers:
            turns = results.setdefault((number, answer.asked.skill), [])
            turns.append(SeenAt(answer.day, answer.seen))
    return list(results.values())


def loss(model: MemoryModel, told: Iterable[Sequence[SeenAt]]) -> float:
    """The mean log loss of recall, as predicted before each answer after the first."""
    total, n = 0.0, 0
    for turns in told:
        memory: Memory | None = None
        for at, seen in turns:
            moment = moment_of(at)
            if memory is not None:
                expected = min(max(model.shown(recall(memory, moment, model)), 0.001), 0.999)
                total -= log(expected if seen else 1 - expected)
                n += 1
            memory = review(memory, seen, 1.0, moment, model=model)
    return total / n


def fit(told: Sequence[Sequence[SeenAt]], begin: MemoryModel = DEFAULT_MODEL) -> MemoryModel:
    """The model that foretells the answers best, one parameter after another changed in turn."""
    best, kept = loss(begin, told), begin
    for steps in _STEPS:
        for number in (*_CHANGED, SLIP):
            for step in steps:
                tried = _changed(kept, number, step)
                if (found := loss(tried, told)) < best:
                    best, kept = found, tried
    return kept


def _changed(model: MemoryModel, number: int, step: float) -> MemoryModel:
    """The model with one parameter multiplied by a step, within the bounds that FSRS sets."""
    if number == SLIP:
        return MemoryModel(model.parameters, max(model.slip, _LEAST_SLIP) * step)
    changed = list(model.parameters)
    low, high = LOWER_BOUNDS_PARAMETERS[number], UPPER_BOUNDS_PARAMETERS[number]
    changed[number] = min(max(changed[number] * step, low), high)
    return MemoryModel(changed, model.slip)


def fitted_to(world: LearningRates) -> MemoryModel:
    """Fitted twice, the second time to learners whom the first model asked."""
    model = DEFAULT_MODEL
    for number in range(2):
        asked = [month(f"fit {number} {each}", what_next, model, world) for each in range(10)]
        others = [
            month(f"fit {number} by chance {each}", by_chance, model, world) for each in range(6)
        ]
        model = fit(histories(asked + others), model)
    return model


def main() -> None:
    """Print the models."""
    for name, world in (("usual", USUAL), ("forgetful", FORGETFUL)):
        model = fitted_to(world)
        print(f"{name}: slip {model.slip}, parameters {model.parameters}", flush=True)


if __name__ == "__main__":
    main()
