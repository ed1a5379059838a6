"""The memory models that fit the simulated learners: what `python -m tests.bench.learning.fit` found.

Those it was fitted to are other persons than those who are judged.
"""

from typing import Final

from school.learning.memory import MemoryModel

FITTED: Final = MemoryModel(
    (
        *(1.325, 1.2931, 0.9009765625, 8.2956, 3.2, 0.8334, 1.932416),
        *(0.001, 1.49776, 0.20825, 0.796, 2.5, 0.0614, 0.5258),
        *(3.2, 0.6014, 1.8729, 0.5425, 0.0912, 0.0658, 0.1953125),
    ),
    slip=0.03125,
)

FITTED_TO_FORGETFUL: Final = MemoryModel(
    (
        *(0.265, 1.2931, 0.23065, 8.2956, 2.052256, 0.8334, 0.0966208),
        *(0.001, 0.9361, 0.0833, 0.398, 2.5, 0.0614, 0.2629),
        *(0.6438671875, 0.6014, 1.8729, 0.5425, 0.0912, 0.0658, 0.24672),
    ),
    slip=0.0128,
)
