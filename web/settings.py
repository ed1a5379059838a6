"""What an operator decides, read once from the environment and handed down as one value."""

import logging
import re
import stat
from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Self
from urllib.parse import urlsplit

from sqlalchemy import make_url

from school.accounts.passwords import USUAL_COST, Cost
from wording.typed_text import parse_digits

ROOT = Path(__file__).resolve().parent.parent
INSTANCE = ROOT / "instance"  # what a site keeps where no setting says otherwise
LEAST_KEY = 32  # characters of the secret key
LEAST_TOKEN = 16  # characters of what a monitor shows
CONTACT_SCHEMES = ("mailto:", "https:")
YEAR = 365 * 24 * 3600  # seconds
SECRETS = (
    *("FANWISE_SECRET_KEY", "FANWISE_OLD_SECRET_KEYS", "DATABASE_URL"),
    *("FANWISE_SMTP", "FANWISE_METRICS_TOKEN"),
)
"""Settings that hold a secret: each may be in a file, which the name with `_FILE` behind it names."""
MOST_OF_A_SECRET = 16_384  # bytes of such a file

SMTP_PORTS = {"smtp": 587, "smtps": 465}
_HOST = re.compile(r"\.?[a-z0-9-]{1,63}(\.[a-z0-9-]{1,63})*")


class SettingsError(RuntimeError):
    """A setting is missing or cannot be used; the message says how to mend it."""

    def __init__(self, code: str, message: str) -> None:
        super().__init__(message)
        self.code = code


@dataclass(frozen=True, slots=True)
class MailSettings:
    """How mail is sent: by which server, from whom, and the address that its links begin with.

    The links cannot begin with what the request calls this site, for whoever sends a request
    chooses that.

    Raises:
        SettingsError: `bad-mail`.
    """

    server: str
    sender: str
    site: str

    def __post_init__(self) -> None:
        server, has_site = urlsplit(self.server), _is_address(self.site)
        if server.scheme not in SMTP_PORTS or not server.hostname:
            raise SettingsError(
                "bad-mail",
                "FANWISE_SMTP is smtps://user:password@host or smtp://user:password@host:port",
            )
        if "@" not in self.sender or not has_site:
            raise SettingsError(
                "bad-mail",
                "with FANWISE_SMTP go FANWISE_MAIL_FROM, the address of the sender, and"
                " FANWISE_URL, the address of this site with its scheme",
            )


@dataclass(frozen=True, slots=True)
class SiteSettings:
    """The settings of one running site.

    `secret_key` signs cookies and question tokens; what was made with one of `old_secret_keys` is
    still understood. `database` is an address as SQLAlchemy writes it. `plain_http` lets cookies
    travel without TLS on other names than this machine's own, for a classroom on a cable without
    certificates; else they are marked Secure. `mail` is None where no mail is sent. `proxies` is
    how many servers stand before this one, whose word for where a request comes from is taken.
    `hosts` are the names that this site answers to, `.school.example` with all below it; none means
    any. `cost` is what hashing a password costs. `url` is the address at which people open the
    site, with its scheme; it may be empty. `hsts` is for how many seconds a browser that came by
    TLS asks for nothing without it. `security_contact` is where to report a hole, as an address
    with its scheme. `shows_pieces` adds a page for whoever works on the site. `queue` is the file of
    the queue, or None for one beside the database. `lti_key` is the file of the private key with which
    the site is a tool of learning platforms, or None where it is none. `metrics_token` opens the numbers
    of the site to a monitor; empty, there are none to be read.

    Raises:
        SettingsError: `short-key`, `bad-url`, `bad-contact`, `bad-log-level`, `bad-hosts`,
            `short-token`.
    """

    secret_key: str
    database: str
    log_level: str = "info"
    plain_http: bool = False
    mail: MailSettings | None = None
    proxies: int = 0
    hosts: tuple[str, ...] = ()
    cost: Cost = USUAL_COST
    url: str = ""
    hsts: int = YEAR
    old_secret_keys: tuple[str, ...] = ()
    security_contact: str = ""
    shows_pieces: bool = False
    queue: Path | None = None
    lti_key: Path | None = None
    metrics_token: str = ""

    def __post_init__(self) -> None:
        if len(self.secret_key) < LEAST_KEY:
            raise SettingsError(
                "short-key",
                f"FANWISE_SECRET_KEY needs at least {LEAST_KEY} characters: `make serve` makes"
                " one, or use: python -c 'import secrets; print(secrets.token_hex(32))'",
            )
        if any(len(old) < LEAST_KEY for old in self.old_secret_keys):
            raise SettingsError(
                "short-key",
                "FANWISE_OLD_SECRET_KEYS holds former keys, separated by commas, each of at least"
                f" {LEAST_KEY} characters",
            )
        if 0 < len(self.metrics_token) < LEAST_TOKEN:
            raise SettingsError(
                "short-token",
                f"FANWISE_METRICS_TOKEN needs at least {LEAST_TOKEN} characters, or is left out",
            )
        if self.url and not _is_address(self.url):
            raise SettingsError(
                "bad-url",
                f"FANWISE_URL is the site's address with its scheme, such as"
                f" https://fanwise.example, not {self.url!r}",
            )
        if self.security_contact and not self.security_contact.startswith(CONTACT_SCHEMES):
            raise SettingsError(
                "bad-contact",
                "FANWISE_SECURITY_CONTACT begins with mailto: or https:, as in"
                " mailto:security@fanwise.example",
            )
        if self.log_level.upper() not in logging.getLevelNamesMapping():
            raise SettingsError(
                "bad-log-level",
                f"FANWISE_LOG_LEVEL is debug, info, warning or error, not {self.log_level!r}",
            )
        if bad := [host for host in self.hosts if not _HOST.fullmatch(host)]:
            raise SettingsError(
                "bad-hosts",
                "FANWISE_HOSTS is one name or several with commas between them, such as"
                f" school.example,192.168.1.5, without scheme and port, not {bad[0]!r}",
            )

    @property
    def secret_keys(self) -> tuple[str, ...]:
        """Every key whose work is understood; the first is the one in use."""
        return (self.secret_key, *self.old_secret_keys)

    @property
    def has_tls(self) -> bool:
        """Whether people open the site by TLS, as far as its address tells."""
        return self.url.startswith("https:")

    @classmethod
    def read(cls, environment: Mapping[str, str]) -> Self:
        """The settings that the environment gives; the database is a file of our own if unsaid.

        Raises:
            SettingsError: `short-key` also where there is no key at all; `bad-mail`; for a secret
                in a file `given-twice`, `no-secret-file`, `open-file`, `bad-secret-file`.
        """
        environment = with_secrets(environment)
        return cls(
            secret_key=environment.get("FANWISE_SECRET_KEY", ""),
            database=environment.get("DATABASE_URL") or default_database(),
            log_level=environment.get("FANWISE_LOG_LEVEL", "info"),
            plain_http=environment.get("FANWISE_PLAIN_HTTP", "") == "1",
            mail=mail_settings(environment),
            proxies=_number(environment, "FANWISE_PROXIES", usual=0, most=99),
            hosts=_listed(environment.get("FANWISE_HOSTS", "").lower()),
            hsts=_number(environment, "FANWISE_HSTS", usual=YEAR, most=10 * YEAR),
            url=environment.get("FANWISE_URL", "").rstrip("/"),
            old_secret_keys=_listed(environment.get("FANWISE_OLD_SECRET_KEYS", "")),
            security_contact=environment.get("FANWISE_SECURITY_CONTACT", ""),
            shows_pieces=environment.get("FANWISE_PIECES", "") == "1",
            queue=_path(environment, "FANWISE_QUEUE"),
            lti_key=_path(environment, "FANWISE_LTI_KEY"),
            metrics_token=environment.get("FANWISE_METRICS_TOKEN", ""),
        )

    def queue_file(self) -> Path:
        """The file of the queue: beside a SQLite database, else below `instance`."""
        if self.queue is not None:
            return self.queue
        address = make_url(self.database)
        if address.get_backend_name() == "sqlite" and address.database:
            kept = Path(address.database)
            return kept.with_name(f"{kept.stem}-queue.db")
        return INSTANCE / "fanwise-queue.db"

    def counts_file(self) -> Path:
        """The file in which all processes of the machine count what is asked for: beside the queue."""
        return self.queue_file().with_suffix(".limits")


def with_secrets(environment: Mapping[str, str]) -> Mapping[str, str]:
    """The environment with the secrets that it names files for.

    Raises:
        SettingsError: `given-twice`, `no-secret-file`, `open-file`, `bad-secret-file`.
    """
    read = dict(environment)
    for name in SECRETS:
        setting = f"{name}_FILE"
        if (file := _path(environment, setting)) is None:
            continue
        if environment.get(name):
            raise SettingsError(
                "given-twice",
                f"{name} and {setting} are both set, and may differ: take one of them out",
            )
        read[name] = _secret_in(file, setting)
    return read


def _secret_in(file: Path, setting: str) -> str:
    """The one line of the file, which nobody may read but its owner and its group."""
    try:
        mode = file.stat().st_mode
        if not stat.S_ISREG(mode):
            raise OSError("it is no file")
        with file.open("rb") as opened:
            found = opened.read(MOST_OF_A_SECRET + 1)
    except OSError as refused:
        told = f"{setting} names {file}, which cannot be read: {refused.strerror or refused}"
        raise SettingsError("no-secret-file", told) from None
    if mode & (stat.S_IRWXO | stat.S_IWGRP):
        raise SettingsError(
            "open-file",
            f"{setting} names {file}, which other users of this machine may use (mode"
            f" {stat.S_IMODE(mode):04o}): chmod 0400 {file}, and make it that of the user who runs"
            " the site, or 0440 with a group of that user's own",
        )
    try:
        secret = found.decode().strip()
    except UnicodeDecodeError:
        secret = ""
    if not secret or len(found) > MOST_OF_A_SECRET or len(secret.splitlines()) > 1:
        raise SettingsError(
            "bad-secret-file",
            f"{setting} names {file}, which is empty or holds more than the secret: one line of"
            " text, as it would stand in the environment",
        )
    return secret


def mail_settings(environment: Mapping[str, str]) -> MailSettings | None:
    """How mail is sent, or None where the environment names no server.

    Raises:
        SettingsError: `bad-mail`.
    """
    server = environment.get("FANWISE_SMTP", "")
    if not server:
        return None
    sender, site = environment.get("FANWISE_MAIL_FROM", ""), environment.get("FANWISE_URL", "")
    return MailSettings(server, sender, site.rstrip("/"))


def _listed(text: str) -> tuple[str, ...]:
    """What stands between commas."""
    return tuple(each for part in text.split(",") if (each := part.strip()))


def _path(environment: Mapping[str, str], name: str) -> Path | None:
    return Path(named) if (named := environment.get(name)) else None


def _number(environment: Mapping[str, str], name: str, usual: int, most: int) -> int:
    text = environment.get(name, str(usual))
    number = parse_digits(text, 11)
    if number is None or number > most:
        code = f"bad-{name.removeprefix('FANWISE_').lower()}"
        raise SettingsError(code, f"{name} is a number up to {most}, not {text!r}")
    return number


def _is_address(url: str) -> bool:
    parts = urlsplit(url)
    return parts.scheme in ("http", "https") and bool(parts.netloc)


def default_database() -> str:
    """The address of the SQLite file below `instance`, whose folder is made where it is missing."""
    INSTANCE.mkdir(mode=0o700, exist_ok=True)
    return f"sqlite:///{INSTANCE / 'fanwise.db'}"
