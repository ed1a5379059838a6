"""An incident as its page shows it, as far as it is decided. Nothing here looks at an answer's key."""

from dataclasses import dataclass

from quizzes.desk.incident import DeskIncident, Inquiry, Part
from quizzes.words.translated import translated
from scoring import WINDS
from web.components.links import Link
from web.components.options import OptionView
from web.desk.answer_text import answer_text, choice_label
from web.desk.stages import parts_in_order, stages_of
from web.desk.submission import DeskSubmission, field_name, unknown_name
from web.desk.table_view import DeskTable, desk_table
from wording import Translator, joined_sentences, rules_badge, seat_name


@dataclass(frozen=True, slots=True)
class StatementView:
    """What a player says."""

    name: str
    text: str


@dataclass(frozen=True, slots=True)
class InquiryView:
    """What may be looked at or asked; `finding` is empty until it was, `is_new` says it was just now."""

    id: str
    text: str
    price: str
    finding: str
    is_new: bool = False


@dataclass(frozen=True, slots=True)
class SeatAmount:
    """A field for the amount of a seat."""

    name: str
    id: str
    value: str


@dataclass(frozen=True, slots=True)
class PartField:
    """A part to be answered. `control` is `one`, `several`, `number` or `by-seat`."""

    name: str
    unknown_name: str
    number: int
    question: str
    control: str
    options: tuple[OptionView, ...]
    value: str
    seats: tuple[SeatAmount, ...]
    is_unknown: bool
    error: str


@dataclass(frozen=True, slots=True)
class DecidedPart:
    """A part that is decided: what was answered, and the fields that say so to the next page."""

    number: int
    question: str
    answer: str
    hidden: tuple[tuple[str, str], ...]


@dataclass(frozen=True, slots=True)
class DeskPage:
    """An incident. `asked` what the inquiries cost so far, `used` the seconds on a clock, None without."""

    rules: str
    level: str
    heading: str
    table: DeskTable
    statements: tuple[StatementView, ...]
    inquiries: tuple[InquiryView, ...]
    asked: str
    asked_ids: tuple[str, ...]
    stage: int
    is_last: bool
    decided: tuple[DecidedPart, ...]
    fields: tuple[PartField, ...]
    used: int | None
    articles: Link

    @property
    def has_errors(self) -> bool:
        """Whether something is wrong with what was answered."""
        return any(each.error for each in self.fields)


def desk_page(
    incident: DeskIncident, sent: DeskSubmission, articles_href: str, t: Translator
) -> DeskPage:
    """The incident with what was asked and decided."""
    rules = incident.address.rules
    stages = stages_of(incident)
    numbers = {part.id: number for number, part in enumerate(parts_in_order(incident), 1)}
    decided = [part for parts in stages[: sent.stage] for part in parts]
    return DeskPage(
        rules=rules_badge(rules, t),
        level=t.gettext("Level %(level)s", level=incident.address.level),
        heading=heading_text(incident, t),
        table=desk_table(incident, t),
        statements=statement_views(incident, t),
        inquiries=tuple(_inquiry(each, sent, rules, t) for each in incident.inquiries),
        asked=seconds_text(sum(each.seconds for each in _made(incident, sent)), t),
        asked_ids=sent.asked,
        stage=sent.stage,
        is_last=sent.stage == len(stages) - 1,
        decided=tuple(_decided(part, numbers[part.id], sent, rules, t) for part in decided),
        fields=tuple(_field(part, numbers[part.id], sent, rules, t) for part in stages[sent.stage]),
        used=sent.used,
        articles=Link(t.gettext("Look it up"), articles_href),
    )


def heading_text(incident: DeskIncident, t: Translator) -> str:
    """What happens, and what the event has chosen where the text leaves it open."""
    rules = incident.address.rules
    told = (*incident.heading, *incident.agreed)
    return joined_sentences([translated(each, rules, t) for each in told], t)


def statement_views(incident: DeskIncident, t: Translator) -> tuple[StatementView, ...]:
    """What the players say."""
    rules = incident.address.rules
    return tuple(
        StatementView(seat_name(each.seat, t), translated(each.text, rules, t))
        for each in incident.statements
    )


def seconds_text(seconds: int, t: Translator) -> str:
    """`35 seconds`."""
    return t.ngettext("%(num)s second", "%(num)s seconds", seconds)


def _made(incident: DeskIncident, sent: DeskSubmission) -> list[Inquiry]:
    return [each for each in incident.inquiries if each.id in sent.asked]


def _inquiry(inquiry: Inquiry, sent: DeskSubmission, rules: str, t: Translator) -> InquiryView:
    was_made = inquiry.id in sent.asked
    return InquiryView(
        inquiry.id,
        translated(inquiry.text, rules, t),
        seconds_text(inquiry.seconds, t),
        translated(inquiry.finding, rules, t) if was_made else "",
        inquiry.id == sent.just_asked,
    )


def _field(part: Part, number: int, sent: DeskSubmission, rules: str, t: Translator) -> PartField:
    typed, name = sent.typed_in(part), field_name(part)
    return PartField(
        name=name,
        unknown_name=unknown_name(part),
        number=number,
        question=translated(part.question, rules, t),
        control=part.control.value,
        options=tuple(
            OptionView(each.id, choice_label(each, rules, t), each.id in typed.chosen)
            for each in part.choices
        ),
        value=typed.number if part.control.value == "number" else "",
        seats=tuple(
            SeatAmount(seat_name(seat, t), f"{name}-{seat.value}", value)
            for seat, value in zip(WINDS, typed.amounts, strict=True)
        ),
        is_unknown=typed.is_unknown,
        error=(sent.errors or {}).get(part.id, ""),
    )


def _decided(
    part: Part, number: int, sent: DeskSubmission, rules: str, t: Translator
) -> DecidedPart:
    answer = (sent.answers or {})[part.id]
    told = t.gettext("“I don't know”") if answer is None else answer_text(part, answer, rules, t)
    return DecidedPart(number, translated(part.question, rules, t), told, _hidden(part, sent))


def _hidden(part: Part, sent: DeskSubmission) -> tuple[tuple[str, str], ...]:
    typed, name = sent.typed_in(part), field_name(part)
    if typed.is_unknown:
        return ((unknown_name(part), "1"),)
    match part.control.value:
        case "number":
            return ((name, typed.number),)
        case "by-seat":
            pairs = zip(WINDS, typed.amounts, strict=True)
            return tuple((f"{name}-{seat.value}", amount) for seat, amount in pairs)
        case _:
            return tuple((name, each.id) for each in part.choices if each.id in typed.chosen)
