"""A part with one right choice: its wrong ones are what the facts exclude."""

from collections.abc import Iterable
from typing import Final

from quizzes.desk.incident import Part, PartAnswer, PartChoice, PartControl
from quizzes.desk.ruling import DeskBook, DeskPenalty, DeskReason, DeskRuling
from quizzes.hands.draw import Draw
from quizzes.message import Message

MOST: Final = 4  # choices of a part, but for the facts


def one_of(
    id: str,
    question: Message,
    right: PartChoice,
    wrong: Iterable[PartChoice],
    draw: Draw,
    ruling: DeskRuling,
    accepted: tuple[PartAnswer, ...] = (),
    why: DeskReason | None = None,
) -> Part:
    """The part; `why` says why it is answered so, where the ruling's reason does not."""
    said = why or ruling.why
    choices = {right.id: right}
    for each in wrong:
        if len(choices) < MOST and all(
            each.text is None or each.text != one.text for one in choices.values()
        ):
            choices.setdefault(each.id, each)
    return Part(
        id,
        question,
        PartControl.ONE,
        tuple(draw.shuffled(tuple(choices.values()))),
        right.id,
        accepted or (right.id,),
        said.text,
        said.articles,
        ruling.ours or said.ours,
    )


def other_fouls(ruling: DeskRuling, book: DeskBook, draw: Draw) -> list[str]:
    """Other fouls of the text, those of the same topic first; none that could be named instead."""
    topic = book.fouls[ruling.named].topic if ruling.named in book.fouls else ""
    near = {ruling.named, *book.near.get(ruling.named, ())}
    others = draw.shuffled([each for each in book.fouls if each not in near])
    return sorted(others, key=lambda each: book.fouls[each].topic != topic)


def wrong_penalties(
    right: DeskPenalty, ruling: DeskRuling, book: DeskBook, draw: Draw
) -> list[DeskPenalty]:
    """Penalties that are wrong: those of the foul in question, of similar fouls, then the rest."""
    near = [book.brings[each] for each in (ruling.named, *other_fouls(ruling, book, draw))]
    believed = [ruling.believed] if ruling.believed else []
    pool = [*believed, *near[:4], *draw.shuffled(tuple(book.penalties.values()))]
    wrong = {each.id: each for each in pool if each.id != right.id}
    instead = [book.brings[each] for each in book.near.get(ruling.named, ()) if each in book.brings]
    return [
        each
        for each in wrong.values()
        if not each.agrees_with(right) and not any(each.orders & one.orders for one in instead)
    ]
