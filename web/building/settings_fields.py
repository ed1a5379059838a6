"""The settings of an assignment as a form shows and sends them."""

from collections.abc import Mapping
from dataclasses import dataclass, replace
from datetime import datetime, tzinfo
from enum import StrEnum
from typing import Final, TypeVar

from werkzeug.datastructures import MultiDict

from school.assignments.exam_mode import LONGEST_START_WORD, ExamMode
from school.assignments.goals import IN_A_ROW, USUAL_ROW, AssignmentGoal, streak_of
from school.assignments.models import Seeds
from school.assignments.rules import Counts, Late, RevealTime, Terms
from school.assignments.settings import (
    ATTEMPTS,
    MINUTES,
    AssignmentSettings,
    SettingsFault,
    faults,
    with_goal,
)
from web.building.settings_words import (
    ALL,
    EACH,
    LEFT_OUT,
    OFF,
    ON,
    ONE_BY_ONE,
    SAME,
    SHUFFLED,
    STREAK,
    SUM,
    TOGETHER,
    ZERO,
    counts_words,
    exam_words,
    fault_text,
    handed_in_words,
    late_words,
    missing_words,
    only_together_text,
    order_words,
    pages_words,
    seeds_words,
    shown_words,
    told_words,
    way_words,
)
from web.components.date_fields import moment_in_field, read_moment
from web.components.options import OptionView
from wording import Translator
from wording.typed_text import parse_digits

SettingWord = TypeVar("SettingWord", bound=StrEnum)
Errors = Mapping[str, str]
"""What is wrong, by the name of the field."""

FIELD_NAMES: Final = (
    *("title", "opens", "due", "late", "percent", "until", "attempts", "counts", "minutes"),
    *("exam", "word", "order", "pages"),
    *("way", "row"),
    *("missing", "seeds", "score", "told", "answers", "explanations"),
)
_USUAL_PERCENT: Final = 20  # what the field offers until something is taken off
_NOT_A_NUMBER: Final = -1  # outside of every range
_FIELD_OF: Final[Mapping[SettingsFault, str]] = {
    SettingsFault.TITLE_MISSING: "title",
    SettingsFault.TITLE_TOO_LONG: "title",
    SettingsFault.DUE_BEFORE_OPENING: "due",
    SettingsFault.LATE_UNTIL_WITHOUT_DUE: "until",
    SettingsFault.LATE_UNTIL_BEFORE_DUE: "until",
    SettingsFault.LATE_PERCENT: "percent",
    SettingsFault.ATTEMPTS: "attempts",
    SettingsFault.IN_A_ROW: "row",
    SettingsFault.MINUTES: "minutes",
    SettingsFault.START_WORD_TOO_LONG: "word",
    SettingsFault.EXAM_TIMELESS: "minutes",
    SettingsFault.EXAM_TELLS: "exam",
    SettingsFault.NEVER_ENDS: "due",
    SettingsFault.ZERO_NEVER: "missing",
    SettingsFault.SUM_AT_ONCE: "told",
    SettingsFault.ANSWERS_BEFORE_SCORE: "answers",
    SettingsFault.EXPLANATIONS_BEFORE_ANSWERS: "explanations",
}


@dataclass(frozen=True, slots=True)
class SettingsFields:
    """The fields as they stand, with what is wrong beside each.

    `zone` says whose clock the moments are told by. `seeds` is empty where they are settled.
    `way` is how questions are done, empty where that is settled; `together`: handed in together, or that may
    be chosen, with `only_together` saying why it may not. `handed_in` is what may become of what was handed in
    in time, empty where it stays so anyway.
    """

    values: Mapping[str, str]
    errors: Errors
    zone: str
    late: tuple[OptionView, ...]
    missing: tuple[OptionView, ...]
    counts: tuple[OptionView, ...]
    exam: tuple[OptionView, ...]
    order: tuple[OptionView, ...]
    pages: tuple[OptionView, ...]
    seeds: tuple[OptionView, ...]
    score: tuple[OptionView, ...]
    told: tuple[OptionView, ...]
    answers: tuple[OptionView, ...]
    explanations: tuple[OptionView, ...]
    handed_in: tuple[OptionView, ...] = ()
    way: tuple[OptionView, ...] = ()
    together: bool = True
    only_together: str = ""
    most_attempts: int = ATTEMPTS[-1]
    most_minutes: int = MINUTES[-1]
    longest_word: int = LONGEST_START_WORD
    longest_row: int = IN_A_ROW[-1]


def field_values(settings: AssignmentSettings, zone: tzinfo) -> dict[str, str]:
    """What the fields hold of these settings."""
    terms, exam, goal = settings.terms, settings.exam, settings.goal
    streak = goal is not None and goal.asks_questions
    return {
        "title": settings.title,
        "opens": moment_in_field(terms.opens, zone),
        "due": moment_in_field(terms.due, zone),
        "late": terms.late.value,
        "percent": str(terms.late_percent or _USUAL_PERCENT),
        "until": moment_in_field(terms.late_until, zone),
        "attempts": "1" if streak else str(terms.attempts),
        "counts": terms.counts.value,
        "minutes": "" if terms.minutes is None else str(terms.minutes),
        "exam": ON if exam.is_on else OFF,
        "word": exam.start_word,
        "order": SHUFFLED if exam.shuffles else SAME,
        "pages": ALL if exam.single_page else ONE_BY_ONE,
        "way": STREAK if streak else TOGETHER,
        "row": str(goal.in_a_row if goal and streak else USUAL_ROW),
        "missing": ZERO if terms.missing_is_zero else LEFT_OUT,
        "seeds": settings.seeds.value,
        "score": terms.score.value,
        "told": SUM if terms.sum_only else EACH,
        "answers": terms.answers.value,
        "explanations": terms.explanations.value,
    }


def sent_values(
    form: MultiDict[str, str], former: AssignmentSettings, zone: tzinfo
) -> dict[str, str]:
    """What was sent; a field that was not sent stays as it was."""
    before = field_values(former, zone)
    return {name: form.get(name, before[name]).strip() for name in FIELD_NAMES}


def settled_values(settings: AssignmentSettings, zone: tzinfo) -> dict[str, str]:
    """What the fields hold that may not change once it is published: who meets what, and the goal."""
    values = field_values(settings, zone)
    return {name: values[name] for name in ("seeds", "way", "row")}


def read_settings(
    typed: Mapping[str, str], former: AssignmentSettings, zone: tzinfo, t: Translator
) -> tuple[AssignmentSettings, Errors]:
    """The settings that were typed, and what is wrong with them, all at once, field after field.

    Where the due date was moved and the end of what is late was not, that moves along.
    """
    bad = {name for name in ("opens", "due", "until") if not _is_moment(typed[name], zone)}
    terms = Terms(
        opens=_moment(typed["opens"], zone, former.terms.opens),
        due=_moment(typed["due"], zone, former.terms.due),
        late=_word(Late, typed["late"], former.terms.late),
        late_percent=_number(typed["percent"]) if typed["late"] == Late.DEDUCT else 0,
        late_until=_moment(typed["until"], zone, former.terms.late_until),
        attempts=_number(typed["attempts"]),
        counts=_word(Counts, typed["counts"], former.terms.counts),
        minutes=_number(typed["minutes"]) if typed["minutes"] else None,
        score=_word(RevealTime, typed["score"], former.terms.score),
        answers=_word(RevealTime, typed["answers"], former.terms.answers),
        explanations=_word(RevealTime, typed["explanations"], former.terms.explanations),
        sum_only=typed["told"] == SUM,
        missing_is_zero=typed["missing"] == ZERO,
    )
    seeds = _word(Seeds, typed["seeds"], former.seeds)
    exam = ExamMode(
        is_on=typed["exam"] == ON,
        start_word=typed["word"],
        shuffles=typed["order"] == SHUFFLED,
        single_page=typed["pages"] == ALL,
    )
    plain = AssignmentSettings(typed["title"], seeds, _along(terms, former.terms, zone), exam)
    settings = with_goal(plain, _goal(typed, former))
    errors = {
        name: t.gettext("This is not a date and time. Write it like this: 2027-01-31 18:00.")
        for name in bad
    }
    for fault in faults(settings):
        errors.setdefault(_FIELD_OF[fault], fault_text(fault, t))
    return settings, {name: errors[name] for name in FIELD_NAMES if name in errors}


def _goal(typed: Mapping[str, str], former: AssignmentSettings) -> AssignmentGoal | None:
    """What is to be done: a lesson stays one, questions may be handed in together or be right in a row."""
    if former.goal is not None and not former.goal.asks_questions:
        return former.goal
    return streak_of(_number(typed["row"])) if typed["way"] == STREAK else None


def _along(terms: Terms, former: Terms, zone: tzinfo) -> Terms:
    """The terms with the end of late work moved along with the due date, in the time zone of the class."""
    if terms.due is None:
        return replace(terms, late_until=None)
    if terms.late_until is None or terms.late_until != former.late_until or former.due is None:
        return terms
    due, before, until = (
        each.astimezone(zone).replace(tzinfo=None)
        for each in (terms.due, former.due, terms.late_until)
    )
    return replace(terms, late_until=(until + (due - before)).replace(tzinfo=zone))


def _is_moment(text: str, zone: tzinfo) -> bool:
    return not text or read_moment(text, zone) is not None


def _moment(text: str, zone: tzinfo, former: datetime | None) -> datetime | None:
    """The moment that was typed; the former one where it reads the same to the minute."""
    if text == moment_in_field(former, zone):
        return former
    return read_moment(text, zone)


def _number(text: str) -> int:
    number = parse_digits(text, 4)
    return _NOT_A_NUMBER if number is None else number


def _word(words: type[SettingWord], text: str, former: SettingWord) -> SettingWord:
    return words(text) if text in list(words) else former


def settings_fields(
    typed: Mapping[str, str],
    errors: Errors,
    zone: str,
    t: Translator,
    *,
    published: bool = False,
    handed_in: str | None = None,
    goal: AssignmentGoal | None = None,
    has_own: bool = False,
) -> SettingsFields:
    """The fields with what may be chosen; once published who meets what is settled.

    `goal` is what it had before, `has_own` whether questions are the teacher's own. `handed_in` is what was chosen for what was handed in in time, None where it is not asked.
    """
    is_lesson = goal is not None and not goal.asks_questions
    is_row = typed["way"] == STREAK  # was chosen before they were, and can be taken back
    only_together = has_own and not (published or is_lesson or is_row)
    settled = published or is_lesson or only_together
    return SettingsFields(
        values=typed,
        errors=errors,
        zone=zone,
        late=_options(late_words(t), typed["late"]),
        missing=_options(missing_words(t), typed["missing"]),
        counts=_options(counts_words(t), typed["counts"]),
        exam=_options(exam_words(t), typed["exam"]),
        order=_options(order_words(t), typed["order"]),
        pages=_options(pages_words(t), typed["pages"]),
        seeds=() if published else _options(seeds_words(t), typed["seeds"]),
        score=_options(shown_words(t), typed["score"]),
        told=_options(told_words(t), typed["told"]),
        answers=_options(shown_words(t), typed["answers"]),
        explanations=_options(shown_words(t), typed["explanations"]),
        way=() if settled else _options(way_words(t), typed["way"]),
        together=not is_lesson and not (published and goal),
        only_together=only_together_text(t) if only_together else "",
        handed_in=() if handed_in is None else _options(handed_in_words(t), handed_in),
    )


def _options(words: Mapping[str, str], chosen: str) -> tuple[OptionView, ...]:
    return tuple(OptionView(value, label, value == chosen) for value, label in words.items())
