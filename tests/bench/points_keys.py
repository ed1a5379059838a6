"""Ten thousand questions of each kind about fu and points, their keys computed a second time.

`python -m tests.bench.points_keys` prints for each kind how many keys are another by hand, and which.
"""

from typing import Final

from tests.quizzes.points_by_hand import COMPUTED
from tests.quizzes.test_points_keys import wrong_keys

ASKED: Final = 10_000


def main() -> None:
    """Print a line for each kind."""
    for kind in COMPUTED:
        wrong = wrong_keys(kind, ASKED)
        print(f"{kind}: {len(wrong)} of {ASKED} keys wrong", *wrong)


if __name__ == "__main__":
    main()
