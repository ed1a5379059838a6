"""Words of: what is written on the score sheet, and where is it wrong?"""

from typing import Final

from quizzes.misconceptions.registry import BY_ID
from quizzes.misconceptions.sheets import (
    BASE_LEFT_OUT,
    DEDUCTION_PAID,
    PAID_FOR_ALL,
    SIGNS_TURNED,
)
from quizzes.question import PaymentsAnswer, SheetQuestion, Verdict
from quizzes.sheets.lines import SheetLine
from quizzes.sheets.placing import COMPETITION, MADOS, STANDARD
from quizzes.sheets.task import AskedOfSheet
from quizzes.situations.book import LEFT_OPEN_NOTE
from quizzes.words.headline import fullest
from quizzes.words.kind_words import (
    KindWords,
    named_choice,
    no_foreign_names,
    reader_language,
    right_headline,
)
from quizzes.words.translated import translated
from scoring import WINDS, Wind
from wording import N_, Translator, amount, comma_list, joined_sentences, seat_name, signed

_SAID_BY_THE_WORKING: Final = frozenset({SIGNS_TURNED, BASE_LEFT_OUT, PAID_FOR_ALL, DEDUCTION_PAID})
"""Of the first it names the two players; of the others its rule says who pays what."""
_HINTS: Final = {
    AskedOfSheet.POINTS: N_("Write a loss with a minus. An empty field is 0."),
    AskedOfSheet.TOTALS: N_("To the last total shown, add each player's later gains and losses."),
    AskedOfSheet.ERROR: N_("Compare each line with what happened in its deal."),
    AskedOfSheet.SEATS: N_(
        "Player 1 began in the East seat, 2 in the South, 3 in the West, 4 in the North."
    ),
    AskedOfSheet.WALL: N_("Stacks are counted from the right end of a wall."),
    AskedOfSheet.SIGN: N_("Think of everybody who has a line to sign on the sheet."),
    AskedOfSheet.APPEAL: N_("Look at the time, the form and the signatures."),
}
_EQUAL: Final = {
    COMPETITION: N_("First see whether any competition points are equal."),
    STANDARD: N_("First see whether any table points are equal."),
    MADOS: N_("First see whether any players have the same number of mados."),
}
"""By the first line of the sheet, which is the one that decides first."""


def told_of_sheet(question: SheetQuestion, t: Translator) -> tuple[str, ...]:
    """What happened, a sentence each; last, that the text leaves the answer open, if it does."""
    rules, task = question.address.rules, question.task
    note = (LEFT_OPEN_NOTE,) if task.is_house_ruling else ()
    return tuple(translated(each, rules, t) for each in (*task.facts, *note))


def asked_of_sheet(question: SheetQuestion, t: Translator) -> str:
    """What is asked; the sheet stands beside it."""
    return translated(question.task.asked, question.address.rules, t)


def cell_text(cell: float, line: SheetLine, is_total: bool, t: Translator) -> str:
    """A number as it stands on the sheet."""
    return signed(cell, t) if cell < 0 or (line.is_signed and not is_total) else amount(cell, t)


def sheet_text(question: SheetQuestion, t: Translator) -> tuple[str, ...]:
    """The lines of the sheet in words, but for those that are empty."""
    rules, sheet = question.address.rules, question.task.sheet
    return tuple(
        t.gettext(
            "%(line)s: %(cells)s.",
            line=translated(line.label, rules, t),
            cells=comma_list(_in_words(line, sheet.has_totals, t), t),
        )
        for line in sheet.lines
        if any(each is not None for each in line.cells)
    )


def _in_words(line: SheetLine, has_totals: bool, t: Translator) -> list[str]:
    width = 2 if has_totals else 1
    texts = []
    for seat in WINDS:
        cells = line.cells[seat.place * width : (seat.place + 1) * width]
        told = [
            cell_text(cell, line, place == 1, t)
            for place, cell in enumerate(cells)
            if cell is not None
        ]
        name = seat_name(seat, t)
        if len(told) > 1:
            texts.append(
                t.gettext(
                    "%(seat)s %(points)s (total %(total)s)",
                    seat=name,
                    points=told[0],
                    total=told[1],
                )
            )
        else:
            texts.append(t.gettext("%(seat)s %(amount)s", seat=name, amount="".join(told)))
    return texts


def _prompt(question: SheetQuestion, t: Translator) -> str:
    parts = (*sheet_text(question, t), *told_of_sheet(question, t), asked_of_sheet(question, t))
    return joined_sentences(parts, t)


def _hint(question: SheetQuestion, t: Translator) -> str:
    task = question.task
    if task.asks is AskedOfSheet.RANK:
        return t.gettext(_EQUAL[task.sheet.lines[0].label.text])
    return t.gettext(_HINTS[task.asks])


def _wrong(question: SheetQuestion, verdict: Verdict, t: Translator) -> str:
    shown = _shown(question, verdict, t)
    if not verdict.misconception:
        return shown
    told = t.gettext(BY_ID[verdict.misconception].feedback)
    return fullest([joined_sentences([told, shown], t), told], t)


def _shown(question: SheetQuestion, verdict: Verdict, t: Translator) -> str:
    """The first cell that is wrong as it should be; the right choice."""
    rules, task = question.address.rules, question.task
    if isinstance(question.answer, PaymentsAnswer):
        cells = dict(zip(WINDS, task.working, strict=False))
        first = Wind(verdict.missed[0]) if verdict.missed else WINDS[0]
        return translated(cells[first], rules, t)
    right = next(text for id, text, _trap in task.choices if id == question.answer)
    return t.gettext(
        "The right answer: %(answer)s.", answer=translated(right, rules, t).rstrip(".。")
    )


def _explanation(question: SheetQuestion, t: Translator) -> str:
    rules = question.address.rules
    lines = [translated(each, rules, t) for each in question.task.working]
    if question.task.asks is AskedOfSheet.ERROR:
        told = [trap for trap, _written in question.task.wrong if trap not in _SAID_BY_THE_WORKING]
        lines = [*(t.gettext(BY_ID[each].feedback) for each in told), *lines]
    return "\n".join(lines)


WORDS: Final[KindWords[SheetQuestion]] = KindWords(
    prompt=_prompt,
    hint=_hint,
    wrong=_wrong,
    right=right_headline,
    explanation=_explanation,
    choice=named_choice,
    choices_language=reader_language,
    foreign_names=no_foreign_names,
)
