"""The clock of a run: asked for, never pressing, and never the end of an answer."""

from dataclasses import dataclass

from quizzes.runs import Run
from wording import Translator


@dataclass(frozen=True, slots=True)
class ClockView:
    """The time for a question, or what it took; `seconds` still run down, `over` says so.

    `label` says what the time is, where it is not that for the question.
    """

    text: str
    seconds: int = 0
    over: str = ""
    late: bool = False
    label: str = ""


def clock_before_answer(run: Run, t: Translator) -> ClockView | None:
    """What a question may take; None where no clock was chosen."""
    if not run.clock:
        return None
    return ClockView(
        minutes_text(run.clock), run.clock, t.gettext("Time is up; you can still answer.")
    )


def clock_after_answer(run: Run, taken: float | None, t: Translator) -> ClockView | None:
    """What an answer took of that; None without a clock or where it is not known."""
    if not run.clock or taken is None:
        return None
    text = t.gettext(
        "%(taken)s of %(allowed)s", taken=minutes_text(taken), allowed=minutes_text(run.clock)
    )
    return ClockView(text, late=taken > run.clock)


def minutes_text(seconds: float) -> str:
    """Minutes and seconds: `1:05`."""
    return f"{int(seconds) // 60}:{int(seconds) % 60:02}"
