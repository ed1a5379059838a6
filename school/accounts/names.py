"""What a user name, a password and an address of mail may be."""

import re

from school.accounts.strength import is_common
from school.errors import SchoolError
from wording.typed_text import normalized_text

SHORTEST_NAME, LONGEST_NAME = 2, 30
LONGEST_KEY = 64  # characters, as in its column: without capitals a name may have more
SHORTEST_PASSWORD, LONGEST_PASSWORD = 8, 200
LONGEST_EMAIL = 254

# Letters and digits of any script; a name begins with one, so that no spreadsheet takes it for
# a formula.
_NAME = re.compile(r"[^\W_][\w.-]*")
_EMAIL = re.compile(r"[^@\s<>,;:\"\\]{1,64}@[^@\s<>,;:\"\\]+\.[^@\s<>,;:\"\\.]{2,}")


def parse_name(typed: str) -> str:
    """The user name that somebody typed, without what the eye does not see.

    Raises:
        SchoolError: `bad-name`.
    """
    name = normalized_text(typed.strip(), LONGEST_NAME).strip()
    fits = SHORTEST_NAME <= len(name) <= LONGEST_NAME and len(name_key(name)) <= LONGEST_KEY
    if not (fits and _NAME.fullmatch(name)):
        raise SchoolError(
            "bad-name",
            f"expected {SHORTEST_NAME} to {LONGEST_NAME} letters, digits, dots, hyphens or"
            " underscores that begin with a letter or digit",
        )
    return name


def name_key(typed: str) -> str:
    """What two spellings of one name share: Lin, lin and ＬＩＮ are one."""
    plain = normalized_text(typed.strip(), LONGEST_KEY)
    return plain.replace("\0", "").strip().casefold()


def parse_label(typed: str, longest: int) -> str:
    """What somebody typed as the name of something, without what the eye does not see.

    Raises:
        SchoolError: `no-name`, `long-name`.
    """
    plain = normalized_text(" ".join(typed.split()), longest)
    seen = "".join(letter if letter.isprintable() else " " for letter in plain)
    name = " ".join(seen.split())
    if not any(letter.isalnum() for letter in name):
        raise SchoolError("no-name", "expected a name with at least one letter or digit")
    if len(name) > longest:
        raise SchoolError("long-name", f"expected at most {longest} characters")
    return name


def parse_password(typed: str, name: str, email: str | None = None) -> str:
    """A password that somebody may take for an account of that name, with that address of mail.

    Raises:
        SchoolError: `short-password`, `long-password`, `common-password`.
    """
    password = normalized_password(typed)
    if len(password) < SHORTEST_PASSWORD:
        raise SchoolError("short-password", f"expected at least {SHORTEST_PASSWORD} characters")
    if len(password) > LONGEST_PASSWORD:
        raise SchoolError("long-password", f"expected at most {LONGEST_PASSWORD} characters")
    if is_common(password, (name, email or "")):
        raise SchoolError("common-password", "expected what nobody else would choose or guess")
    return password


def normalized_password(typed: str) -> str:
    """The password in one spelling, whichever keyboard typed it."""
    return normalized_text(typed, LONGEST_PASSWORD)


def parse_email(typed: str) -> str | None:
    """The address of mail that was typed; None where the field was left empty.

    Raises:
        SchoolError: `bad-email`.
    """
    email = normalized_text(typed.strip(), LONGEST_EMAIL, "NFC").strip()
    if not email:
        return None
    if len(email) > LONGEST_EMAIL or not _EMAIL.fullmatch(email) or not email.isprintable():
        raise SchoolError("bad-email", "expected an address such as lin@school.example")
    return email
