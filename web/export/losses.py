"""What another system cannot hold of an assignment, said plainly."""

from collections.abc import Collection, Iterator
from dataclasses import dataclass

from quizzes import Kind
from school.assignments.models import Seeds
from wording import Translator


@dataclass(frozen=True, slots=True)
class Losses:
    """What is lost in any file, in Moodle XML and in GIFT."""

    both: tuple[str, ...]
    xml: tuple[str, ...]
    gift: tuple[str, ...]


def export_losses(kinds: Collection[Kind], seeds: Seeds, t: Translator) -> Losses:
    """What is lost of an assignment with questions of these kinds."""
    return Losses(
        tuple(_in_both(kinds, seeds, t)), tuple(_in_xml(kinds, t)), tuple(_in_gift(kinds, t))
    )


def _in_both(kinds: Collection[Kind], seeds: Seeds, t: Translator) -> Iterator[str]:
    yield t.gettext(
        "Dates, time limit, attempts, and who sees what when: set them there once more."
    )
    if seeds is not Seeds.ONE:
        yield t.gettext(
            "There everybody gets the very questions of the file; here they get different ones."
        )
    if Kind.FANS in kinds or Kind.WAITS in kinds:
        yield t.gettext(
            "Fans and waits are ticked in a short list, and each wrong tick takes a fixed share off. Here they are found among all, the credit is the share of what is right in all that is right or given, and any counting of the same worth is taken."
        )
    if Kind.SPOT_ERROR in kinds:
        yield t.gettext(
            "What is wrong with an announcement is one of a few objections; here anything can be struck or added."
        )
    yield t.gettext(
        "Answers that are given there do not count in the grades and the progress here."
    )


def _in_xml(kinds: Collection[Kind], t: Translator) -> Iterator[str]:
    if Kind.PAYMENTS in kinds or Kind.SPOT_ERROR in kinds:
        yield t.gettext(
            "Parts of a question have whole marks in Moodle, so a point may become several marks. All proportions stay as they are here."
        )


def _in_gift(kinds: Collection[Kind], t: Translator) -> Iterator[str]:
    yield t.gettext(
        "GIFT knows no points: each question is worth 1 there. Its points stand in a tag."
    )
    if Kind.PAYMENTS in kinds:
        yield t.gettext("Amounts that players pay are chosen from a list, not typed.")
    if Kind.SPOT_ERROR in kinds:
        yield t.gettext("The fans and the total of an announcement are one choice together.")
    yield t.gettext("Pictures stand within the text; some systems take them out.")
