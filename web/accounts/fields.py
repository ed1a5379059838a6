"""What a form of these pages shows: its fields with what was typed and what is wrong with it."""

from collections.abc import Mapping
from dataclasses import dataclass

from school.accounts.attempts import RetryAfter
from school.accounts.names import LONGEST_NAME, LONGEST_PASSWORD, SHORTEST_NAME, SHORTEST_PASSWORD
from school.accounts.second_factor import Result
from school.errors import SchoolError
from wording import Translator

Errors = Mapping[str, str]
"""What is wrong, by the name of the field."""


@dataclass(frozen=True, slots=True)
class FieldView:
    """One field. `hint` stands below its label, `error` beside what was typed.

    `inputmode` says which keys a phone offers.
    """

    name: str
    label: str
    kind: str
    autocomplete: str
    value: str = ""
    hint: str = ""
    error: str = ""
    required: bool = True
    inputmode: str = ""


def name_field(t: Translator, typed: str = "", error: str = "", fresh: bool = False) -> FieldView:
    """Where a user name goes; a fresh one is told what it may be."""
    hint = t.gettext(
        "Letters, digits, dots and hyphens. Others may see it, so it need not be yours."
    )
    return FieldView(
        name="name",
        label=t.gettext("User name"),
        kind="text",
        autocomplete="username",
        value=typed,
        hint=hint if fresh else "",
        error=error,
    )


def password_field(t: Translator, error: str = "") -> FieldView:
    """Where the password goes that one has."""
    return FieldView("password", t.gettext("Password"), "password", "current-password", error=error)


def fresh_password_field(t: Translator, typed: str = "", error: str = "") -> FieldView:
    """Where a new password goes."""
    return FieldView(
        name="fresh",
        label=t.gettext("New password"),
        kind="password",
        autocomplete="new-password",
        value=typed,
        hint=t.gettext(
            "At least %(least)s characters; a few words in a row are good.",
            least=SHORTEST_PASSWORD,
        ),
        error=error,
    )


def email_field(t: Translator, typed: str = "", error: str = "") -> FieldView:
    """Where an address of mail may go."""
    return FieldView(
        name="email",
        label=t.gettext("E-mail (may be left out)"),
        kind="email",
        autocomplete="email",
        value=typed,
        hint=t.gettext("Used for nothing but a new password when you forgot yours."),
        error=error,
        required=False,
    )


def app_code_field(t: Translator, error: str = "") -> FieldView:
    """Where the six digits go that an app shows now."""
    return FieldView(
        name="code",
        label=t.gettext("Code from the app"),
        kind="text",
        autocomplete="one-time-code",
        hint=t.gettext("Six digits, new every thirty seconds."),
        error=error,
        inputmode="numeric",
    )


def recovery_code_field(t: Translator, error: str = "") -> FieldView:
    """Where one of the printed codes goes in place of the app's."""
    return FieldView("recovery", t.gettext("Recovery code"), "text", "off", error=error)


def either_code_field(t: Translator, error: str = "") -> FieldView:
    """Where the app's code goes, or a printed one."""
    return FieldView(
        name="code",
        label=t.gettext("Code from the app, or a recovery code"),
        kind="text",
        autocomplete="one-time-code",
        error=error,
    )


def code_fault(result: Result, t: Translator) -> str:
    """What to say of a code that was not accepted."""
    return {
        Result.WRONG: t.gettext(
            "This is not the code. Type the one that the app shows now; if none is right, let the"
            " phone set its clock by itself."
        ),
        Result.USED: t.gettext("This code was used already. Wait for the next one."),
        Result.WRONG_RECOVERY_CODE: t.gettext(
            "This is not one of your recovery codes, or it has been used already."
        ),
        Result.BLOCKED: t.gettext(
            "There were too many wrong codes in a row, so the app's codes are off for now. Give a"
            " recovery code, then change your password: somebody may know it."
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
            "A password has at least %(least)s characters.", least=SHORTEST_PASSWORD
        ),
        "long-password": t.gettext(
            "A password has at most %(most)s characters.", most=LONGEST_PASSWORD
        ),
        "common-password": t.gettext(
            "This password would be guessed soon: many people use it, or it is little more than a"
            " name, a date or a row of keys. Put three or four words together that have nothing to"
            " do with one another."
        ),
        "bad-email": t.gettext(
            "This is not an e-mail address. Correct it, or leave the field empty."
        ),
    }
    return told[error.code]


def wait_text(wait: RetryAfter, t: Translator) -> str:
    """What to say to who tried too often."""
    return t.ngettext(
        "Too many attempts. The next is possible in %(num)s minute.",
        "Too many attempts. The next is possible in %(num)s minutes.",
        wait.minutes,
    )
