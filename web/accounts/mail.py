"""Sending mail, beside the requests: nobody learns from how long an answer takes whether one went."""

import smtplib
import ssl
from collections.abc import Callable, Iterable
from dataclasses import dataclass
from email.message import EmailMessage
from threading import Thread
from urllib.parse import SplitResult, unquote, urlsplit

import structlog

from web.settings import SMTP_PORTS, MailSettings

TIMEOUT = 20.0  # seconds
_LOOPBACK = frozenset({"localhost", "127.0.0.1", "::1"})


@dataclass(frozen=True, slots=True)
class PlainMail:
    """A mail of plain text."""

    to: str
    subject: str
    body: str


def send_later(settings: MailSettings, write: Callable[[], Iterable[PlainMail]]) -> None:
    """Write the letters and send them in a thread of their own; what fails there is noted."""

    def work() -> None:
        try:
            for letter in write():
                send(settings, letter)
        except Exception as error:  # nobody waits for this thread: the log is the only one told
            structlog.get_logger().error("mail", exc_info=error)

    run_in_thread(work)


def run_in_thread(work: Callable[[], None]) -> None:
    """Do the work while the request goes on."""
    Thread(target=work, name="mail", daemon=True).start()


def send(settings: MailSettings, mail: PlainMail) -> None:
    """Hand the letter to the server.

    Raises:
        OSError: the server could not be reached or refused the letter.
    """
    message = EmailMessage()
    message["From"], message["To"], message["Subject"] = settings.sender, mail.to, mail.subject
    message.set_content(mail.body)
    server = urlsplit(settings.server)
    with _connected(server) as connection:
        if server.username:
            connection.login(unquote(server.username), unquote(server.password or ""))
        connection.send_message(message)


def _connected(server: SplitResult) -> smtplib.SMTP:
    """A connection that nobody can listen to; on this machine itself it may be plain."""
    host, port = server.hostname or "", server.port or SMTP_PORTS[server.scheme]
    if server.scheme == "smtps":
        context = ssl.create_default_context()
        return smtplib.SMTP_SSL(host, port, timeout=TIMEOUT, context=context)
    connection = smtplib.SMTP(host, port, timeout=TIMEOUT)
    if host not in _LOOPBACK:
        connection.starttls(context=ssl.create_default_context())
    return connection
