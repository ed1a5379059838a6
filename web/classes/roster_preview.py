"""What a paste becomes, shown before anybody is added: each line with its name, or why it is left out.

Each row has a field for the name and a tick; what is left out has a field too, so that nothing has to
be pasted again for one line.
"""

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from typing import Final

from school.classes.names import LONGEST_STUDENT, loose_key, name_key, parse_student_name
from school.classes.roster import LeftOut, PastedName, Roster
from school.errors import SchoolError
from web.classes.refusal_texts import fault_text
from wording import Translator
from wording.typed_text import SPELLINGS

ASKED: Final = "again"  # the tick of a row about which was asked whether it is somebody else


@dataclass(frozen=True, slots=True)
class PreviewRow:
    """A line, or a piece of one, as it stands in the form.

    `at` tells the fields of the rows apart. `text` is what was pasted, empty where the name says the
    same. `alike` is a name in the class with which it may be the same. `tick` is what the tick sends;
    it is empty where there is none, and a name alone counts. `number` is that of the student.
    """

    at: int
    line: int
    text: str
    name: str
    tick: str
    ticked: bool
    note: str
    alike: str = ""
    error: str = ""
    number: str = ""


@dataclass(frozen=True, slots=True)
class RosterPreviewView:
    """The rows with a name, those that are left out, and how many are about to be added."""

    rows: tuple[PreviewRow, ...]
    left_out: tuple[PreviewRow, ...]
    count: int
    doubts: int
    has_errors: bool


@dataclass(frozen=True, slots=True)
class Sent:
    """What the form holds of a row: the name, and what was ticked."""

    name: str
    tick: str

    @property
    def is_asked(self) -> bool:
        """Whether it was ticked as somebody else with the same name."""
        return self.tick == ASKED


def sent_rows(roster: Roster, form: Mapping[str, str]) -> tuple[Sent, ...]:
    """Each row of the paste as it was sent; a name typed where there was none is ticked by that."""
    return tuple(_sent(at, each, form) for at, each in enumerate(roster.lines))


def first_rows(roster: Roster, known: Sequence[str]) -> tuple[Sent, ...]:
    """Each row as it stands at first: every name is ticked but those that are there already."""
    seen, rows = set(map(name_key, known)), []
    for each in roster.lines:
        key = name_key(each.name)
        rows.append(Sent(_proposed(each), "1" if each.name and key not in seen else ""))
        seen.add(key)
    return tuple(rows)


def names_to_add(rows: Sequence[Sent]) -> tuple[str, ...]:
    """The names that are ticked.

    Raises:
        SchoolError: `no-name`, `long-name`, where one is none.
    """
    return tuple(parse_student_name(each.name) for each in rows if each.tick)


def numbers_to_add(roster: Roster, rows: Sequence[Sent]) -> tuple[str, ...]:
    """The number of each student whose name is ticked, empty for none."""
    return tuple(line.number for line, each in zip(roster.lines, rows, strict=True) if each.tick)


def open_doubles(rows: Sequence[Sent], known: Iterable[str]) -> frozenset[int]:
    """Which of the ticked rows have a name that is there already, and were not asked about."""
    seen, found = set(map(name_key, known)), set()
    for at, each in enumerate(rows):
        key = name_key(each.name)
        if each.tick and key in seen and not each.is_asked:
            found.add(at)
        if each.tick:
            seen.add(key)
    return frozenset(found)


def preview_view(
    roster: Roster, rows: Sequence[Sent], known: Sequence[str], t: Translator
) -> RosterPreviewView:
    """The form with these rows; a double that was not asked about is asked about now."""
    in_class = {name_key(name): name for name in known}
    alike = {loose_key(name): name for name in known}
    doubles, seen = open_doubles(rows, known), set(in_class)
    made: list[PreviewRow] = []
    for at, (each, sent) in enumerate(zip(roster.lines, rows, strict=True)):
        key, error = name_key(sent.name), _error(sent, t)
        is_double = bool(key) and key in seen
        note = _double_note(key in in_class, t) if is_double else _left_out_note(each.left_out, t)
        other = "" if note else alike.get(loose_key(sent.name), "")
        if other:
            note = t.gettext("Perhaps already in the class, as “%(name)s”.", name=other)
        made.append(
            PreviewRow(
                at=at,
                line=each.line,
                text="" if each.text == sent.name else each.text,
                name=sent.name[: SPELLINGS * LONGEST_STUDENT],
                tick=ASKED if is_double else "1" if _proposed(each) else "",
                ticked=bool(sent.tick) and at not in doubles,
                note=note,
                alike=other,
                error=error,
                number=each.number,
            )
        )
        if sent.tick or (each.name and key):
            seen.add(key)
    return RosterPreviewView(
        rows=tuple(row for row, each in zip(made, roster.lines, strict=True) if each.name),
        left_out=tuple(row for row, each in zip(made, roster.lines, strict=True) if not each.name),
        count=sum(row.ticked for row in made if row.tick),
        doubts=sum(row.tick == ASKED for row in made),
        has_errors=any(row.error for row in made),
    )


def _sent(at: int, each: PastedName, form: Mapping[str, str]) -> Sent:
    name, tick = form.get(f"name-{at}", ""), form.get(f"add-{at}", "")
    typed = name.strip() and name != _proposed(each) and not each.name
    return Sent(name, (tick or ("1" if typed else "")) if name.strip() else "")


def _proposed(each: PastedName) -> str:
    """What stands in the field at first: also what could be a name, though another stands before it."""
    return each.text if each.left_out is LeftOut.OTHER else each.name


def _error(sent: Sent, t: Translator) -> str:
    if not sent.tick:
        return ""
    try:
        parse_student_name(sent.name)
    except SchoolError as error:
        return fault_text(error, t)
    return ""


def _double_note(in_class: bool, t: Translator) -> str:
    if in_class:
        return t.gettext(
            "Already in the class. Tick it if this is another person with the same name."
        )
    return t.gettext("In the list twice. Tick it if this is another person with the same name.")


def _left_out_note(why: LeftOut | None, t: Translator) -> str:
    notes = {
        LeftOut.HEAD: t.gettext("column headings"),
        LeftOut.ABOVE_HEAD: t.gettext("is above the column headings"),
        LeftOut.NO_CELL: t.gettext("has nothing in the name column"),
        LeftOut.BESIDE: t.gettext("only a class or a gender"),
        LeftOut.OTHER: t.gettext("comes after a name on the same line"),
        LeftOut.MAIL: t.gettext("an e-mail address without a name"),
        LeftOut.NO_NAME: t.gettext("contains no name"),
        LeftOut.LONG: t.gettext("more than %(most)s characters", most=LONGEST_STUDENT),
    }
    return "" if why is None else notes[why]
