"""Draw many exams under each rule set, each as a retake of the three before.

`python -m tests.bench.exams [SEEDS]` stops at the first that cannot be filled, and prints how long
one takes and how often each critical error can be made.
"""

import sys
import time
from collections import Counter

from quizzes import answer_of_choice
from quizzes.exams import blueprint_of, critical_error, draw_exam
from quizzes.question_cache import question_at
from scoring import RULE_SETS


def main(seeds: int) -> None:
    """Draw so many exams under each rule set."""
    for rules in RULE_SETS:
        blueprint, met, errors = blueprint_of(rules), list[frozenset[str]](), Counter[str]()
        begun = time.perf_counter()
        for seed in range(seeds):
            items = draw_exam(blueprint, str(seed), practice=False, met=met)
            met = [frozenset(each.story for each in items), *met[:2]]
            for item in items:
                question = question_at(item.address)
                errors.update(
                    {
                        error
                        for choice in question.choices or ()
                        if (
                            error := critical_error(
                                blueprint, question, answer_of_choice(question, choice.id)
                            )
                        )
                    }
                )
        seconds = (time.perf_counter() - begun) / seeds
        print(f"{rules}: {seconds:.2f} s an exam;", dict(errors))


if __name__ == "__main__":
    main(int(sys.argv[1]) if len(sys.argv) > 1 else 50)
