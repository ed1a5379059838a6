"""What a student reads at a question that was corrected after it was published."""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Final

from school.assignments.models import ItemRepair, RepairRuling
from school.assignments.rules import Reveal
from school.assignments.status import AttemptQuestion
from wording import Translator


@dataclass(frozen=True, slots=True)
class RepairNote:
    """What the teacher ruled, and the reason that was given; both empty where nothing was."""

    text: str = ""
    reason: str = ""


NO_NOTE: Final = RepairNote()


def repair_note(
    asked: AttemptQuestion, latest: Mapping[int, ItemRepair], reveal: Reveal, t: Translator
) -> RepairNote:
    """The note at a question, once its score is shown; `latest` are rulings by question.

    Where the score is a sum alone, nothing is told of which answers are right.
    """
    row = latest.get(asked.item.id)
    if row is None or not reveal.score:
        return NO_NOTE
    if asked.item.ruling is RepairRuling.ACCEPT and not reveal.marks:
        return RepairNote(
            t.gettext("Your teacher accepts other answers to this question as right too.")
        )
    return RepairNote(_text(asked, t), row.note)


def _text(asked: AttemptQuestion, t: Translator) -> str:
    match asked.item.ruling:
        case RepairRuling.VOID:
            return t.gettext("Your teacher took this question out: it counts for nobody.")
        case RepairRuling.FULL:
            return t.gettext("Your teacher gave everybody full marks for this question.")
        case RepairRuling.ACCEPT if asked.response.accepted:
            return t.gettext("Your teacher accepts this answer as right.")
        case RepairRuling.ACCEPT:
            return t.gettext("Your teacher accepts other answers to this question as right too.")
        case None:
            return t.gettext(
                "A correction to this question has been undone: it counts as first graded."
            )
