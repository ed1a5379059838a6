"""What is written about a foul into the record of penalties, which the competition rules keep."""

from collections.abc import Iterator, Sequence
from dataclasses import replace
from typing import Final

from quizzes.desk.choosing import one_of, other_fouls, wrong_penalties
from quizzes.desk.incident import Part, PartChoice
from quizzes.desk.ruling import DeskBook, DeskPenalty, DeskRuling
from quizzes.desk.written import NOTHING, ordered_amount
from quizzes.hands.draw import Draw
from quizzes.message import message
from scoring import Wind
from wording import N_

_RECORDED: Final = N_("The record names the player, the foul and the penalty that was ordered.")
_NOT_RECORDED: Final = N_("Only what was punished is entered in the record of penalties.")
_WRITTEN: Final = N_("What is written about %(seat)s in the record of penalties?")
_WRITTEN_OF_POINTS: Final = N_(
    "The referee orders a penalty of %(points)s against %(seat)s. What is written in the "
    "record of penalties?"
)
_DEDUCTED: Final = N_("A deduction of %(points)s.")
_PAID_TO: Final = N_("%(points)s to %(other)s.")


def record_part(rulings: Sequence[DeskRuling], book: DeskBook, draw: Draw) -> Iterator[Part]:
    if not book.record:
        return
    found = [each for each in rulings if each.foul and each.penalty]
    nothing = PartChoice(NOTHING, message(N_("Nothing is written.")))
    ruling = found[0] if found else rulings[0]
    own, seat = _ordered_penalty(ruling), ruling.happening.seat
    if own is None or ruling.is_minor:
        return
    others = [each for each in other_fouls(ruling, book, draw)[:2] if each != ruling.named]
    elsewhere = wrong_penalties(own, ruling, book, draw)
    wrong = [
        _entry(book, seat, ruling.named, elsewhere[0]),
        _entry(book, seat, others[0], own if found else elsewhere[1]),
    ]
    right = _entry(book, seat, ruling.foul, own) if found else nothing
    rest = [*wrong, nothing] if found else wrong
    question = message(_WRITTEN, seat=seat)
    if found and ruling.points:
        question = message(_WRITTEN_OF_POINTS, points=ordered_amount(ruling), seat=seat)
    part = one_of("record", question, right, rest, draw, ruling)
    yield Part(
        part.id,
        question,
        part.control,
        part.choices,
        part.answer,
        part.accepted,
        message(_RECORDED if found else _NOT_RECORDED),
        book.record,
        ours=not found,
    )


def _ordered_penalty(ruling: DeskRuling) -> DeskPenalty | None:
    """The penalty as the referee ordered it; None where the text leaves it open and nobody has chosen."""
    penalty, injured = ruling.penalty, ruling.paid_to
    if penalty is None or not ruling.foul or (not penalty.is_open and not ruling.points):
        return penalty
    if not ruling.points:
        return None
    amount = ordered_amount(ruling)
    text = message(_DEDUCTED, points=amount)
    if injured:
        text = message(_PAID_TO, points=amount, other=injured)
    return replace(penalty, id="ordered", text=text)


def _entry(book: DeskBook, seat: Wind, foul: str, penalty: DeskPenalty) -> PartChoice:
    text = N_("%(seat)s: %(foul)s. %(penalty)s")
    told = message(text, seat=seat, foul=message(book.fouls[foul].text), penalty=penalty.text)
    return PartChoice(f"{foul}|{penalty.id}", told)
