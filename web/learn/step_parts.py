"""The parts of a step in the order of its file, the text that comes first apart from the rest."""

from dataclasses import dataclass, replace
from itertools import takewhile

from lessons.lesson import EXERCISES, Block, Directive, Lesson, Step
from web.learn.blocks import BlockOfStep, block_views
from web.learn.live_hand_state import Query
from web.learn.prose import ProseHrefs
from wording import Translator


@dataclass(frozen=True, slots=True)
class StepParts:
    """What stands around the check or question of a step.

    `first` is the text that the step begins with; a wide screen may show it beside the rest.
    `above` comes before what is asked, and `below` after it. Notes of other rule sets that nothing
    stands before wait below.
    """

    first: tuple[BlockOfStep, ...]
    above: tuple[BlockOfStep, ...]
    below: tuple[BlockOfStep, ...]


def step_parts(
    step: Step, lesson: Lesson, query: Query, t: Translator, hrefs: ProseHrefs
) -> StepParts:
    """Every part but the check or question itself, in order."""

    def views(blocks: tuple[Block, ...]) -> tuple[BlockOfStep, ...]:
        return block_views(replace(step, blocks=blocks), lesson, query, t, hrefs)

    place = _place_of_exercise(step)
    before = views(step.blocks[:place])
    first = tuple(takewhile(lambda each: each.side == "idea", before))
    above, below = before[len(first) :], views(step.blocks[place:])
    if all(each.kind == "under" for each in first):  # such notes alone would keep the act waiting
        return StepParts((), above, (*below, *first))
    return StepParts(first, above, below)


def _place_of_exercise(step: Step) -> int:
    """Where the check or question stands; the end where there is none."""
    return next(
        (at for at, block in enumerate(step.blocks) if _is_exercise(block)), len(step.blocks)
    )


def _is_exercise(block: Block) -> bool:
    return isinstance(block, Directive) and block.kind in EXERCISES
