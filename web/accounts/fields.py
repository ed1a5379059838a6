"""The fields that the forms of accounts share, and what is said of what cannot be taken."""

from collections.abc import Mapping
from typing import Any, Final

import wtforms

from quizzes.message import message
from school.accounts.names import (
    LONGEST_NAME,
    LONGEST_PASSWORD,
    SHORTEST_NAME,
    SHORTEST_PASSWORD,
    parse_email,
    parse_name,
    parse_password,
)
from school.accounts.second_factor import CodeResult
from school.errors import SchoolError
from web import request_context
from web.components.form import ParsedValue, SecretField, TextField
from wording import N_, Translator

_PLAIN: Final[Mapping[str, str]] = {"autocapitalize": "none", "spellcheck": "false"}


def plain_text_attributes(autocomplete: str, **more: str) -> dict[str, str]:
    """The attributes of a line that is no sentence."""
    return {"type": "text", "autocomplete": autocomplete, **more, **_PLAIN}


def name_field() -> TextField:
    """The field for the user name of an existing account."""
    return TextField(N_("User name"), plain_text_attributes("username"))


def new_name_field() -> TextField:
    """Where a new user name goes."""
    return TextField(
        N_("User name"),
        plain_text_attributes("username"),
        hint=N_(
            "Letters, digits, dots and hyphens. Others may see it, so it need not be your real "
            "name."
        ),
        validators=[ParsedValue(parse_name, fault_text)],
    )


def password_field() -> TextField:
    """The field for the current password."""
    attributes = {"type": "password", "autocomplete": "current-password"}
    return SecretField(N_("Password"), attributes)


def take_answers_field() -> wtforms.BooleanField:
    """Whether the answers that were given in this browser come along."""
    return wtforms.BooleanField(default=True, false_values=())


class NewPasswordField(TextField):
    """Where a new password goes. One that will do is kept: nobody types it twice."""

    def __init__(self, hint: bool = True, **bound: Any) -> None:
        statement = message(
            N_("At least %(least)s characters. A few words in a row work well."),
            least=SHORTEST_PASSWORD,
        )
        attributes = {"type": "password", "autocomplete": "new-password"}
        super().__init__(N_("New password"), attributes, hint=statement if hint else "", **bound)

    @property
    def value(self) -> str:
        """The password that was typed, unless something is wrong with it."""
        return "" if self.errors else super().value

    def check(self, name: str, email: str | None = None) -> None:
        """Note what is wrong with it for an account of that name, with that address of mail."""
        try:
            parse_password(self.data, name, email)
        except SchoolError as error:
            self.errors.append(fault_text(error, request_context.translator()))


def email_field() -> TextField:
    """Where an address of mail may go."""
    return TextField(
        N_("E-mail (optional)"),
        {"type": "email", "autocomplete": "email", **_PLAIN},
        hint=N_("Used only to set a new password when you have forgotten yours."),
        required=False,
        validators=[ParsedValue(lambda typed: parse_email(typed) or "", fault_text)],
    )


def app_code_field() -> TextField:
    """Where the six digits go that an app shows now."""
    return SecretField(
        N_("Code from the app"),
        plain_text_attributes("one-time-code", inputmode="numeric"),
        hint=N_("Six digits that change every thirty seconds."),
    )


def recovery_code_field() -> TextField:
    """Where one of the printed codes goes in place of the app's."""
    return SecretField(N_("Recovery code"), plain_text_attributes("off"))


def app_or_recovery_code_field() -> TextField:
    """Where the app's code goes, or a printed one."""
    return SecretField(
        N_("Code from the app, or a recovery code"), plain_text_attributes("one-time-code")
    )


def code_fault(result: CodeResult, t: Translator) -> str:
    """What to say of a code that was not accepted."""
    return {
        CodeResult.WRONG: t.gettext(
            "That code is not right. Enter the one that the app shows now. If none works, "
            "let the phone set its clock automatically."
        ),
        CodeResult.USED: t.gettext("This code has already been used. Wait for the next one."),
        CodeResult.WRONG_RECOVERY_CODE: t.gettext(
            "That is not one of your recovery codes, or it has already been used."
        ),
        CodeResult.BLOCKED: t.gettext(
            "There were too many wrong codes in a row, so codes from the app are blocked for "
            "now. Use a recovery code, then change your password: somebody may know it."
        ),
    }[result]


def fault_text(error: SchoolError, t: Translator) -> str:
    """What to say beside a field that holds what cannot be."""
    told = {
        "bad-name": t.gettext(
            "A user name has %(least)s to %(most)s letters, digits, dots or hyphens, and begins"
            " with a letter or digit.",
            least=SHORTEST_NAME,
            most=LONGEST_NAME,
        ),
        "name-taken": t.gettext("This name is taken. Choose another."),
        "short-password": t.gettext(
            "A password must have at least %(least)s characters.", least=SHORTEST_PASSWORD
        ),
        "long-password": t.gettext(
            "A password can have at most %(most)s characters.", most=LONGEST_PASSWORD
        ),
        "common-password": t.gettext(
            "This password is easy to guess: many people use it, or it is little more than a "
            "name, a date or a row of keys. Put together three or four words that have nothing "
            "to do with one another."
        ),
        "bad-email": t.gettext(
            "This is not an e-mail address. Correct it, or leave the field empty."
        ),
    }
    return told[error.code]
