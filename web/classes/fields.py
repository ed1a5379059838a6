"""The fields that the forms of classes share."""

from typing import Any

import wtforms

from school.classes.names import LONGEST_CLASS, LONGEST_NUMBER, LONGEST_STUDENT
from school.codes import grouped_code, normalized_code
from web.classes.view import known_rule_set_id
from web.components.form import TextField
from wording import N_


class NoAutocompleteField(TextField):
    """A line that is completed from nothing that was typed elsewhere."""

    def __init__(self, label: str, autocomplete: str = "off", **more: Any) -> None:
        super().__init__(label, {"autocomplete": autocomplete, "spellcheck": "false"}, **more)


class CodeField(NoAutocompleteField):
    """The code of a class or of a card, shown as it stands on paper, however it was typed."""

    @property
    def value(self) -> str:
        """The code in groups."""
        return grouped_code(normalized_code(self.data))


def class_name_field(hint: str = "") -> TextField:
    """What a class is called."""
    return NoAutocompleteField(N_("Name of the class"), hint=hint, longest=LONGEST_CLASS)


def student_name_field(label: str, **more: str) -> TextField:
    """What a student is called."""
    return NoAutocompleteField(label, longest=LONGEST_STUDENT, **more)


def student_number_field() -> TextField:
    """The number of a student in the lists of the school."""
    return NoAutocompleteField(
        N_("Student number"),
        hint=N_("As in the school's lists. You may leave it empty."),
        longest=LONGEST_NUMBER,
        required=False,
    )


def rules_field() -> wtforms.StringField:
    """The rule set of a class; the first one where the id that was sent names none."""
    return wtforms.StringField(filters=(known_rule_set_id,), default="")
