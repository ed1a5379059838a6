"""What the form of an incident sends: what was asked, what is answered, how far one is."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Final

from werkzeug.datastructures import MultiDict

from quizzes.desk.incident import DeskIncident, Part, PartAnswer, PartControl
from quizzes.question import PaymentsAnswer
from school.progress.desk_results import IncidentAnswers
from scoring import WINDS
from scoring.rows import row_for_each
from web.desk.stages import stages_of
from web.questions.answer_form import parse_half_number, parse_whole_number
from wording import Translator
from wording.typed_text import parse_digits

SentForm = MultiDict[str, str]
LONGEST_NUMBER: Final = 9  # characters of a field
LONGEST_CLOCK: Final = 5  # figures of the seconds that were taken: a day


@dataclass(frozen=True, slots=True)
class TypedPart:
    """What stands in the fields of a part: choices that are ticked, a number, an amount for each seat."""

    chosen: frozenset[str] = frozenset()
    number: str = ""
    amounts: tuple[str, ...] = ("", "", "", "")
    is_unknown: bool = False


@dataclass(frozen=True, slots=True)
class DeskSubmission:
    """How far the ruling is.

    `stage` is the stage that is to be answered, the number of stages once all are. `asked` are the
    inquiries that were made, `just_asked` the one that came now. `answers` are those of stages that are
    decided, `errors` says of a part what is wrong with its answer. `used` are the seconds on the clock,
    None without one.
    """

    stage: int = 0
    asked: tuple[str, ...] = ()
    just_asked: str = ""
    typed: Mapping[str, TypedPart] | None = None
    answers: Mapping[str, PartAnswer | None] | None = None
    errors: Mapping[str, str] | None = None
    used: int | None = None

    @property
    def given(self) -> IncidentAnswers:
        """The answers as they are graded."""
        return IncidentAnswers(self.answers or {}, frozenset(self.asked), self.used)

    def typed_in(self, part: Part) -> TypedPart:
        """What stands in the fields of that part."""
        return (self.typed or {}).get(part.id, TypedPart())


class _NoAnswer(Exception):
    """What stands in the fields is no answer; `args` has the sentence."""


def field_name(part: Part) -> str:
    """What the fields of a part are called."""
    return f"part-{part.id}"


def unknown_name(part: Part) -> str:
    """What the box is called that says one does not know."""
    return f"unknown-{part.id}"


def read_submission(incident: DeskIncident, form: SentForm, t: Translator) -> DeskSubmission:
    """What was sent. Whatever is not known of this incident is passed over."""
    stages = stages_of(incident)
    sent_stage = min(parse_digits(form.get("stage", "0"), 1) or 0, len(stages) - 1)
    known = {each.id for each in incident.inquiries}
    ask = form.get("ask", "") if sent_stage == 0 and form.get("ask") in known else ""
    asked = dict.fromkeys(each for each in (*form.getlist("asked"), ask) if each in known)
    decides = not ask and "clock" not in form
    typed = {part.id: _typed(part, form) for part in incident.parts}
    answers: dict[str, PartAnswer | None] = {}
    errors: dict[str, str] = {}
    stage = 0
    for parts in stages[: sent_stage + (1 if decides else 0)]:
        errors = _read_stage(parts, typed, answers, t)
        if errors:
            break
        stage += 1
    return DeskSubmission(stage, tuple(asked), ask, typed, answers, errors, _used(form))


def _read_stage(
    parts: tuple[Part, ...],
    typed: Mapping[str, TypedPart],
    answers: dict[str, PartAnswer | None],
    t: Translator,
) -> dict[str, str]:
    """Read the answers of a stage; what is wrong with some of them."""
    errors: dict[str, str] = {}
    for part in parts:
        try:
            fields = typed[part.id]
            answers[part.id] = (
                None if fields.is_unknown else _READERS[part.control](part, fields, t)
            )
        except _NoAnswer as error:
            errors[part.id] = str(error)
    return errors


def _used(form: SentForm) -> int | None:
    """The seconds on the clock: it is there once it was asked for."""
    if "clock" not in form and "used" not in form:
        return None
    return parse_digits(form.get("used", "0"), LONGEST_CLOCK) or 0


def _typed(part: Part, form: SentForm) -> TypedPart:
    name = field_name(part)
    known = {each.id for each in part.choices}
    return TypedPart(
        frozenset(each for each in form.getlist(name) if each in known),
        form.get(name, "").strip()[:LONGEST_NUMBER],
        tuple(form.get(f"{name}-{seat.value}", "").strip()[:LONGEST_NUMBER] for seat in WINDS),
        form.get(unknown_name(part)) == "1",
    )


def _several(part: Part, typed: TypedPart, t: Translator) -> PartAnswer:
    if not typed.chosen:
        raise _NoAnswer(t.gettext("Tick what is true, or “I don't know”."))
    return tuple(each.id for each in part.choices if each.id in typed.chosen)


def _one(part: Part, typed: TypedPart, t: Translator) -> PartAnswer:
    if len(typed.chosen) != 1:
        raise _NoAnswer(t.gettext("Choose one of these, or tick “I don't know”."))
    return next(iter(typed.chosen))


def _number(part: Part, typed: TypedPart, t: Translator) -> PartAnswer:
    found = parse_half_number(typed.number)
    if found is None:
        raise _NoAnswer(t.gettext("Enter a number, such as 12, or tick “I don't know”."))
    return found


def _by_seat(part: Part, typed: TypedPart, t: Translator) -> PartAnswer:
    """Where one amount is given, an empty field is nothing paid and nothing gained."""
    amounts = [parse_whole_number(each or "0") for each in typed.amounts]
    whole = [each for each in amounts if each is not None]
    if not any(typed.amounts) or len(whole) < len(amounts):
        raise _NoAnswer(
            t.gettext("Enter a whole number for each player: +24 for a gain, −8 for a loss, or 0.")
        )
    return PaymentsAnswer(*whole)


_READERS: Final[Mapping[PartControl, Callable[[Part, TypedPart, Translator], PartAnswer]]] = (
    row_for_each(
        PartControl,
        {
            PartControl.SEVERAL: _several,
            PartControl.ONE: _one,
            PartControl.NUMBER: _number,
            PartControl.BY_SEAT: _by_seat,
        },
    )
)
