"""The memory model that fits the simulated learners: what `python -m tests.bench.learning.fit` found.

Those it was fitted to are other persons than those who are judged.
"""

from typing import Final

from school.learning.memory import Model

FITTED: Final = Model(
    (
        *(2.65, 1.2931, 1.4416, 8.2956, 5.1306, 0.8334, 0.7549),
        *(0.001, 2.3403, 0.0267, 0.3184, 2.5, 0.0614, 0.45),
        *(0.2637, 0.6014, 1.8729, 0.5425, 0.0912, 0.0658, 0.32),
    ),
    slip=0.0391,
)
