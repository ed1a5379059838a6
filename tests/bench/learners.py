"""`make learners`: what the order of questions is worth, measured on simulated learners.

The same persons learn for thirty days under three orders. The figures go into
`docs/learning.md`, between its two marks.
"""

from collections.abc import Callable, Iterable, Mapping, Sequence
from pathlib import Path
from statistics import mean, quantiles
from typing import Final, NamedTuple

from school.learning.memory import DEFAULT_MODEL, MemoryModel
from tests.bench.learning.fitted import FITTED, FITTED_TO_FORGETFUL
from tests.bench.learning.month import Month, month
from tests.bench.learning.orders import Leitner, Order, by_chance, what_next
from tests.bench.learning.person import FORGETFUL, USUAL, LearningRates

JUDGED: Final = 100  # learners
OTHERWISE: Final = 30  # learners of each further comparison
BAND: Final = (0.75, 0.90)
ENOUGH: Final = 0.01  # share of the answers from which a decile is judged
REPORT: Final = Path(__file__).parents[2] / "docs" / "learning.md"
MARKS: Final = ("<!-- figures -->\n", "<!-- end of figures -->\n")
ORDERS: Final[Mapping[str, Callable[[], Order]]] = {
    "what next": lambda: what_next,
    "by chance": lambda: by_chance,
    "Leitner box": Leitner,
}
PLAYED: Final = {"drills alone": 0, "a deal every third day": 3, "a deal every day": 1}


class Decile(NamedTuple):
    """What was predicted between two tenths, and what came."""

    low: float
    n: int
    predicted: float
    realised: float


def months(n: int, model: MemoryModel, world: LearningRates) -> dict[str, list[Month]]:
    """The months of the same learners under each order."""
    return {
        name: [month(f"judged {number}", order(), model, world) for number in range(n)]
        for name, order in ORDERS.items()
    }


def deciles(told: Iterable[tuple[float, bool]]) -> list[Decile]:
    """Predictions and what came of them, by tenths of the prediction; those with enough answers."""
    tenths: dict[int, list[tuple[float, bool]]] = {}
    n = 0
    for predicted, came in told:
        tenths.setdefault(min(int(predicted * 10), 9), []).append((predicted, came))
        n += 1
    return [
        Decile(tenth / 10, len(each), mean(p for p, _ in each), mean(c for _, c in each))
        for tenth, each in sorted(tenths.items())
        if len(each) >= ENOUGH * n
    ]


def recalls(of: Iterable[Month], model: MemoryModel) -> list[tuple[float, bool]]:
    """The predicted chance that an answer shows its skill, and whether it did."""
    return [
        (model.shown(answer.asked.recall), answer.seen)
        for each in of
        for answer in each.answers
        if answer.asked.recall is not None
    ]


def chances(of: Iterable[Month]) -> list[tuple[float, bool]]:
    """The predicted chance of a right answer, and whether it was right."""
    return [(answer.asked.chance, answer.right) for each in of for answer in each.answers]


def held_lines(of: Mapping[str, Sequence[Month]]) -> list[str]:
    """How many skills each order leaves above 0.9, and against what next."""
    best = mean(each.held for each in of["what next"])
    lines = ["| order | held | 10 % to 90 % of learners | begun | answers | what next holds |"]
    lines.append("| --- | --- | --- | --- | --- | --- |")
    for name, each in of.items():
        held = [one.held for one in each]
        spread = quantiles(held, n=10)
        lines.append(
            f"| {name} | {mean(held):.0f} | {spread[0]:.0f} to {spread[-1]:.0f} |"
            f" {mean(one.begun for one in each):.0f} |"
            f" {mean(len(one.answers) for one in each):.0f} |"
            f" {best / mean(held):.2f} times as many |"
        )
    return lines


def success_lines(of: Mapping[str, Sequence[Month]]) -> list[str]:
    """How many learners succeed as often as is aimed at."""
    low, high = BAND
    lines = ["| order | right answers | learners from 75 to 90 % |", "| --- | --- | --- |"]
    for name, each in of.items():
        within = mean(low <= one.success <= high for one in each)
        lines.append(f"| {name} | {mean(one.success for one in each):.1%} | {within:.0%} |")
    return lines


def decile_lines(told: Iterable[tuple[float, bool]]) -> list[str]:
    """Predicted beside realised, and how far they lie apart in points."""
    lines = [
        "| decile | answers | predicted | realised | apart |",
        "| --- | --- | --- | --- | --- |",
    ]
    lines += [
        f"| {each.low:.1f} to {each.low + 0.1:.1f} | {each.n} | {each.predicted:.1%} |"
        f" {each.realised:.1%} | {100 * abs(each.predicted - each.realised):.1f} |"
        for each in deciles(told)
    ]
    return lines


def playing_lines(of: Mapping[str, Sequence[Month]]) -> list[str]:
    """What is left at equal time to those who also play, beside who only drills."""
    shared = [
        frozenset.intersection(*(frozenset(each.recalls) for each in same))
        for same in zip(*of.values(), strict=True)
    ]
    lines = [
        "| in the fifteen minutes | deals | answers in drills | begun | held | recall of what was"
        " begun | of what all three began |",
        "| --- | --- | --- | --- | --- | --- | --- |",
    ]
    for name, each in of.items():
        common = [
            mean(one.recalls[skill] for skill in skills)
            for one, skills in zip(each, shared, strict=True)
        ]
        lines.append(
            f"| {name} | {mean(one.deals for one in each):.0f} |"
            f" {mean(len(one.answers) for one in each):.0f} |"
            f" {mean(one.begun for one in each):.0f} | {mean(one.held for one in each):.0f} |"
            f" {mean(mean(one.recalls.values()) for one in each):.1%} | {mean(common):.1%} |"
        )
    return lines


def report() -> str:
    """Every figure, as Markdown."""
    parts = _judged() | _unfitted() | _forgetful() | playing()
    return "\n".join(f"### {title}\n\n" + "\n".join(lines) + "\n" for title, lines in parts.items())


def _judged() -> dict[str, list[str]]:
    of = months(JUDGED, FITTED, USUAL)
    ours, wide = of["what next"], of["by chance"]
    return {
        f"Skills above 0.9 recall at day 30 ({JUDGED} learners)": held_lines(of),
        "Realised success": success_lines(of),
        "Recall: predicted that an answer shows its skill": decile_lines(recalls(ours, FITTED)),
        "Success: predicted that an answer is right": decile_lines(chances(ours)),
        "Recall where skills came by chance, so that long pauses are there too": decile_lines(
            recalls(wide, FITTED)
        ),
    }


def _unfitted() -> dict[str, list[str]]:
    of = months(OTHERWISE, DEFAULT_MODEL, USUAL)
    return {
        f"With the parameters that FSRS comes with ({OTHERWISE} learners)": held_lines(of),
        "Recall with those parameters": decile_lines(recalls(of["what next"], DEFAULT_MODEL)),
    }


def _forgetful() -> dict[str, list[str]]:
    """Learners who forget faster, with the model of the usual ones and with one of their own."""
    other, own = (months(OTHERWISE, model, FORGETFUL) for model in (FITTED, FITTED_TO_FORGETFUL))
    return {
        f"Learners who forget much faster than the model was fitted to ({OTHERWISE} learners)": (
            held_lines(other)
        ),
        "Recall of those who forget faster": decile_lines(recalls(other["what next"], FITTED)),
        "The same learners, with a model fitted to others of their kind": held_lines(own),
        "Their recall with that model": decile_lines(
            recalls(own["what next"], FITTED_TO_FORGETFUL)
        ),
    }


def playing() -> dict[str, list[str]]:
    """The same learners with drills alone, and with deals played in the same time."""
    of = {
        name: [
            month(f"judged {number}", what_next, FITTED, USUAL, every) for number in range(JUDGED)
        ]
        for name, every in PLAYED.items()
    }
    return {f"Learners who also play deals ({JUDGED} learners)": playing_lines(of)}


def main() -> None:
    """Print the figures and put them into the page."""
    figures = report()
    print(figures)
    before, _, rest = REPORT.read_text(encoding="utf-8").partition(MARKS[0])
    after = rest.partition(MARKS[1])[2]
    REPORT.write_text(
        before + MARKS[0] + "\n" + figures + "\n" + MARKS[1] + after, encoding="utf-8"
    )


if __name__ == "__main__":
    main()
