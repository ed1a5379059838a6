"""Which cards of a class are printed, and on what paper."""

import uuid
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from flask import Blueprint, redirect, render_template, request, url_for
from werkzeug.datastructures import MultiDict
from werkzeug.wrappers import Response

from school.classes.finding import students_of
from school.classes.models import Student
from web import request_context
from web.classes.access import taught_class
from web.classes.student_rows import namesake_numbers, numbered_name
from web.classes.view import class_view, with_page_rule_set
from web.components.options import OptionView
from web.paper.print_options import choices_view, read_print_options
from wording import Translator

blueprint = Blueprint("paper_of_cards", __name__)

OPEN: Final = "open"  # of those who have not joined
ALL: Final = "all"


@dataclass(frozen=True, slots=True)
class CardChoices:
    """Whose cards may be printed: of all or of those who have not joined, or of those ticked by name."""

    groups: tuple[OptionView, ...]
    students: tuple[OptionView, ...]

    @property
    def is_single(self) -> bool:
        """Whether somebody is ticked."""
        return any(each.chosen for each in self.students)


@blueprint.get("/teach/<uuid:class_id>/cards")
def page(class_id: uuid.UUID) -> str | Response:
    """Choose whose cards, and the paper. Where there are no students yet, the page where they are added."""
    school_class = with_page_rule_set(taught_class(class_id))
    students = students_of(request_context.reading(), school_class.id)
    if not students:
        return redirect(url_for("teach_students.page", class_id=class_id), 303)
    t = request_context.translator()
    chosen = read_print_options(request.args, t.lang, school_class.zone)
    return render_template(
        "paper/choose_cards.html",
        view=class_view(school_class, len(students), t),
        whose=_choices(students, request.args, t),
        choices=choices_view(chosen, t),
    )


def chosen_students(students: Sequence[Student], query: MultiDict[str, str]) -> list[Student]:
    """Those whose cards are asked for: the ones named, else a group."""
    named = set(query.getlist("student"))
    if named:
        return [each for each in students if str(each.public_id) in named]
    if query.get("who") == OPEN:
        return [each for each in students if each.learner_id is None]
    return list(students)


def _choices(students: Sequence[Student], query: MultiDict[str, str], t: Translator) -> CardChoices:
    named, numbers = set(query.getlist("student")), namesake_numbers(students)
    waiting = sum(each.learner_id is None for each in students)
    everybody = t.ngettext(
        "The whole class: %(num)s card", "The whole class: %(num)s cards", len(students)
    )
    groups = [OptionView(ALL, everybody, True)]
    if 0 < waiting < len(students):
        text = t.ngettext(
            "Only those who have not joined: %(num)s card",
            "Only those who have not joined: %(num)s cards",
            waiting,
        )
        only = query.get("who") == OPEN
        groups = [OptionView(ALL, everybody, not only), OptionView(OPEN, text, only)]
    return CardChoices(
        groups=tuple(groups),
        students=tuple(
            OptionView(
                str(each.public_id),
                numbered_name(each.name, numbers[each.id]),
                str(each.public_id) in named,
                lang="und",
            )
            for each in students
        ),
    )
