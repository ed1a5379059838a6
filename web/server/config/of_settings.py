"""What the settings themselves tell, without a look at anything else."""

import difflib
from collections.abc import Iterator, Mapping
from typing import Final
from urllib.parse import urlsplit

from werkzeug.sansio.utils import host_is_trusted

from web.server.config.found import ConfigProblem, advice, error
from web.settings import SECRETS, SiteSettings

PREFIX: Final = "FANWISE_"
KNOWN: Final = frozenset(
    PREFIX + name
    for name in (
        *("SECRET_KEY", "OLD_SECRET_KEYS", "LTI_KEY", "QUEUE", "LOG_LEVEL", "PLAIN_HTTP"),
        *("PROXIES", "HOSTS", "URL", "HSTS", "SMTP", "MAIL_FROM", "SECURITY_CONTACT"),
        *("METRICS_TOKEN", "PIECES", "WORKERS"),
    )
) | {f"{name}_FILE" for name in SECRETS if name.startswith(PREFIX)}
LEAST_CHARACTERS: Final = 10  # different ones, of which a random key has at least fifteen
LOOPBACK: Final = ("localhost", "127.", "::1")


def unknown_variables(environment: Mapping[str, str]) -> Iterator[ConfigProblem]:
    """Variables that look like ours and are none: a setting that was meant has no effect."""
    for name in sorted(environment):
        if name.startswith(PREFIX) and name not in KNOWN:
            near = difflib.get_close_matches(name, KNOWN, 1)
            meant = f"Was {near[0]} meant? " if near else ""
            yield error(
                "unknown-setting",
                f"{name} is no setting of this site, so it has no effect",
                f"{meant}The README lists all settings; take out what is none.",
            )


def of_settings(settings: SiteSettings, environment: Mapping[str, str]) -> Iterator[ConfigProblem]:
    """What does not go together, or is too weak."""
    if len(set(settings.secret_key)) < LEAST_CHARACTERS:
        yield error(
            "weak-key",
            "FANWISE_SECRET_KEY repeats the same few characters, so that it can be guessed",
            "Make one: python3 -c 'import secrets; print(secrets.token_hex(32))'",
        )
    if settings.secret_key in settings.old_secret_keys:
        yield advice(
            "key-twice",
            "FANWISE_OLD_SECRET_KEYS names the key that is in use",
            "Take it out there; former keys alone stand in it.",
        )
    yield from _of_address(settings)
    yield from _of_proxies(settings, environment)


def _of_address(settings: SiteSettings) -> Iterator[ConfigProblem]:
    name = urlsplit(settings.url).hostname or ""
    if settings.hosts and name and not host_is_trusted(name, settings.hosts):
        yield error(
            "host-not-listed",
            f"FANWISE_URL is at {name}, which FANWISE_HOSTS leaves out: the site refuses its own name",
            f"Add {name} to FANWISE_HOSTS.",
        )
    if settings.plain_http and settings.has_tls:
        yield error(
            "plain-with-tls",
            "FANWISE_PLAIN_HTTP=1 and an https:// address in FANWISE_URL contradict each other",
            "Take out FANWISE_PLAIN_HTTP where people come by TLS.",
        )
    if urlsplit(settings.url).path not in ("", "/"):
        yield error(
            "url-with-path",
            "FANWISE_URL has a path, but the site answers at the top of its name alone",
            "Name scheme and host only, such as https://fanwise.example.org",
        )


def _of_proxies(settings: SiteSettings, environment: Mapping[str, str]) -> Iterator[ConfigProblem]:
    if settings.proxies and not settings.has_tls:
        told = f"is {settings.url}" if settings.url else "is missing"
        yield error(
            "url-without-tls",
            f"FANWISE_PROXIES says that a proxy stands before the site, and FANWISE_URL {told}:"
            " cookies are Secure only if every request says that it came by TLS",
            "Set FANWISE_URL=https://NAME, the address at which people open the site. (A classroom"
            " without certificates needs no proxy: FANWISE_PLAIN_HTTP=1 and FANWISE_PROXIES=0.)",
        )
    if settings.has_tls and not settings.proxies:
        yield error(
            "no-proxies",
            "FANWISE_URL is an https:// address, which a proxy must serve, and FANWISE_PROXIES is 0:"
            " all visitors count as one address, and limits meet everybody at once",
            "Set FANWISE_PROXIES=1, or how many proxies stand one behind the other.",
        )
    host = environment.get("HOST") or "127.0.0.1"
    if settings.proxies and not host.startswith(LOOPBACK):
        yield advice(
            "open-port",
            f"the site believes its proxy and listens on {host}: who reaches the port past the proxy"
            " can claim any address",
            "Set HOST=127.0.0.1, or let a firewall or the container's network keep others away.",
        )
