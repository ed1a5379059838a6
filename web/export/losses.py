"""What another system cannot hold of an assignment, said plainly."""

from collections.abc import Collection, Iterable
from dataclasses import dataclass
from itertools import chain
from typing import Final

from school.assignments.models import Seeds
from wording import N_, Translator


@dataclass(frozen=True, slots=True)
class Losses:
    """What is lost in any file, in Moodle XML, in QTI and in GIFT."""

    every: tuple[str, ...] = ()
    xml: tuple[str, ...] = ()
    qti: tuple[str, ...] = ()
    gift: tuple[str, ...] = ()


_WHOLE_MARKS: Final = N_(
    "In Moodle the parts of a question have whole marks, so one point may become several "
    "marks. The proportions stay as they are here."
)
NOTHING_LOST: Final = Losses()
SHORT_LIST: Final = Losses(
    every=(
        N_(
            "There, fans and waits are ticked in a short list, and each wrong tick takes "
            "off a fixed share. Here they are chosen from the full list, and any other "
            "count worth as much is accepted. The score is the number of right choices, "
            "divided by the number of right answers and wrong choices together."
        ),
    ),
)
FEW_OBJECTIONS: Final = Losses(
    every=(
        N_(
            "There, the objection to an announcement is chosen from a few; "
            "here anything can be struck out or added."
        ),
    ),
    xml=(
        _WHOLE_MARKS,
        N_(
            "A wrong objection costs as much as the right total earns. With a wrong total as well, the question would score less than zero there; here it scores zero."
        ),
    ),
    gift=(N_("The fans and the total of an announcement are chosen together, as one answer."),),
)
AMOUNTS_IN_A_LIST: Final = Losses(
    xml=(_WHOLE_MARKS,),
    gift=(N_("Amounts that players pay are chosen from a list, not typed."),),
)


def export_losses(of_kinds: Collection[Losses], seeds: Seeds, t: Translator) -> Losses:
    """What is lost of an assignment, in the reader's language.

    `of_kinds` are what is lost of each of its kinds of question, as messages.
    """
    every = (
        N_("Dates, time limit, attempts, and who sees what when: set them again there."),
        *([] if seeds is Seeds.ONE else [_ONE_FOR_ALL]),
        *_each_once(lost.every for lost in of_kinds),
        N_("Answers that are given there do not count in the grades and the progress here."),
    )
    qti = (
        *_each_once(lost.qti for lost in of_kinds),
        N_(
            "Systems support QTI to different degrees: look at the questions there before students do."
        ),
    )
    gift = (
        N_("GIFT has no points: each question is worth 1 there. Its points are kept in a tag."),
        *_each_once(lost.gift for lost in of_kinds),
        N_("Pictures are embedded in the text; some systems remove them."),
    )
    return Losses(
        every=tuple(map(t.gettext, every)),
        xml=tuple(map(t.gettext, _each_once(lost.xml for lost in of_kinds))),
        qti=tuple(map(t.gettext, qti)),
        gift=tuple(map(t.gettext, gift)),
    )


_ONE_FOR_ALL: Final = N_(
    "There, everybody gets the questions in the file; here, each student gets different ones."
)


def _each_once(messages: Iterable[tuple[str, ...]]) -> Iterable[str]:
    return dict.fromkeys(chain.from_iterable(messages))
