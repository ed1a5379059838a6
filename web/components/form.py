"""The forms that WTForms reads and checks, and their fields; `macros/_field.html` renders them.

The token against forged requests stands beside the fields (`macros/_form.html`) and is checked
before any view is called (`web/security.py`). Every message is ours: WTForms says nothing itself.
"""

from collections.abc import Callable, Mapping
from typing import Any, Final, Self

import wtforms
from wtforms.validators import StopValidation

from quizzes.message import Message, message
from school.accounts.attempts import RetryAfter
from school.errors import SchoolError
from web import request_context
from wording import Translator
from wording.typed_text import SPELLINGS

MAX_LENGTH: Final = 254  # characters, where nothing else is said


class Form(wtforms.Form):  # type: ignore[misc]  # WTForms carries no types
    """A form: `Form()` as it stands at first, `Form(request.form)` as it was sent.

    What is wrong stands in `errors` of a field, or in `form_errors` where it concerns the whole.
    """

    form_errors: list[str]
    wait: RetryAfter | None = None

    def with_wait(self, wait: RetryAfter, field: "TextField | None" = None) -> Self:
        """The form with that said of it, or of a field: it was sent too often."""
        self.wait = wait
        text = request_context.translator().ngettext(
            "Too many attempts. Try again in %(num)s minute.",
            "Too many attempts. Try again in %(num)s minutes.",
            wait.minutes,
        )
        (self.form_errors if field is None else field.errors).append(text)
        return self

    def with_error(self, text: str) -> Self:
        """The form with that said of the whole of it."""
        self.form_errors.append(text)
        return self

    @property
    def text_fields(self) -> tuple["TextField", ...]:
        """The fields to be typed in, in order."""
        return tuple(field for field in self if isinstance(field, TextField))


def form_of(fields: Mapping[str, "TextField"]) -> Form:
    """A form of fields that are known only now, empty."""
    made: Form = type("FormOfFields", (Form,), dict(fields))()
    return made


class TextField(wtforms.StringField):  # type: ignore[misc]
    """A line to type in. `data` is what was typed, cut to what can be meant: see `wording.typed_text`.

    Args:
        label, hint: English messages that are in the catalogues (`N_`).
        attributes: of the `input` element, by name.
        longest: how many characters the browser lets be typed.
    """

    data: str
    errors: list[str]

    def __init__(
        self,
        label: str,
        attributes: Mapping[str, str],
        *,
        hint: str | Message = "",
        longest: int = MAX_LENGTH,
        required: bool = True,
        **bound: Any,
    ) -> None:
        t = request_context.translator()
        hint = hint if isinstance(hint, Message) else message(hint)
        super().__init__(
            t.gettext(label),
            description=hint.text and t.gettext(hint.text, **dict(hint.values)),
            default="",
            filters=(lambda typed: typed[: SPELLINGS * longest + 1],),
            render_kw=attributes,
            **bound,
        )
        self.errors = []
        self.longest, self.required = longest, required

    @property
    def value(self) -> str:
        """What stands in the field when it is shown: every letter that was typed."""
        return self.raw_data[0] if self.raw_data else self.data


class SecretField(TextField):
    """A line that is never filled in."""

    @property
    def value(self) -> str:
        """Nothing."""
        return ""


class ParsedValue:
    """A validator that puts a value in the place of the text it was made of.

    `parse` raises SchoolError where the text cannot be meant, and `explain` puts that in words.
    """

    def __init__(
        self, parse: Callable[[str], str], explain: Callable[[SchoolError, Translator], str]
    ) -> None:
        self._parse, self._explain = parse, explain

    def __call__(self, _form: Form, field: TextField) -> None:
        """Raises StopValidation: the text is none of these values."""
        try:
            field.data = self._parse(field.data)
        except SchoolError as error:
            raise StopValidation(self._explain(error, request_context.translator())) from None
