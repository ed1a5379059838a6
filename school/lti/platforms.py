"""The platforms that are registered, and launches from them that have begun."""

from collections.abc import Iterable
from dataclasses import dataclass
from datetime import datetime, timedelta
from typing import Any, Final
from urllib.parse import urlsplit

from sqlalchemy import delete, select
from sqlalchemy.engine import CursorResult
from sqlalchemy.orm import Session

from school.accounts.digests import digest
from school.columns import to_utc
from school.errors import SchoolError
from school.lti.models import LtiLogin, LtiPlatform, LtiVisit

LOGIN_LIFE: Final = timedelta(minutes=10)
VISIT_LIFE: Final = timedelta(hours=1)  # a teacher may make an account first
LOOPBACK: Final = frozenset({"localhost", "127.0.0.1"})
_LONGEST: Final = 255


@dataclass(frozen=True, slots=True)
class NewPlatform:
    """What an administrator writes down of a platform."""

    name: str
    issuer: str
    client_id: str
    auth_url: str
    token_url: str
    jwks_url: str
    deployments: tuple[str, ...]
    hosts: tuple[str, ...] = ()


def add_platform(session: Session, new: NewPlatform, at: datetime) -> LtiPlatform:
    """Register a platform; what was written down of the same issuer and client id is replaced.

    Raises:
        SchoolError: `bad-platform` where an address or an id is missing or cannot be used.
    """
    for address in (new.auth_url, new.token_url, new.jwks_url):
        if not is_safe_address(address):
            raise SchoolError("bad-platform", f"expected an https address, not {address!r}")
    if not new.deployments or not all((new.name, new.issuer, new.client_id, *new.deployments)):
        raise SchoolError("bad-platform", "name, issuer, client id and a deployment are needed")
    if max(map(len, (new.name, new.issuer, new.client_id, *new.deployments))) > _LONGEST:
        raise SchoolError("bad-platform", f"no name or id is longer than {_LONGEST} characters")
    row = platform_of(session, new.issuer, new.client_id)
    if row is None:
        row = LtiPlatform(issuer=new.issuer, client_id=new.client_id, created_at=to_utc(at))
        session.add(row)
    row.name, row.auth_url = new.name, new.auth_url
    row.token_url, row.jwks_url = new.token_url, new.jwks_url
    row.deployments, row.hosts = list(new.deployments), [each.lower() for each in new.hosts]
    session.flush()
    return row


def is_safe_address(address: str) -> bool:
    """Whether it may be asked: by TLS, or on this very machine."""
    try:
        parts = urlsplit(address)
        host, _port = parts.hostname, parts.port  # a port that is no number is no address
    except ValueError:
        return False
    if not host or parts.username or parts.password:
        return False
    return parts.scheme == "https" or (parts.scheme == "http" and host in LOOPBACK)


def is_of_platform(platform: LtiPlatform, address: str) -> bool:
    """Whether an address that a message names is on a host of that platform."""
    own = (platform.issuer, platform.auth_url, platform.token_url, platform.jwks_url)
    known = {*platform.hosts, *(urlsplit(each).hostname for each in own)}
    return is_safe_address(address) and urlsplit(address).hostname in known


def platforms(session: Session) -> list[LtiPlatform]:
    """Every platform that is registered."""
    return list(session.scalars(select(LtiPlatform).order_by(LtiPlatform.id)))


def platform_of(session: Session, issuer: str, client_id: str) -> LtiPlatform | None:
    """The platform of that issuer and client id; without a client id the only one of the issuer."""
    rows = select(LtiPlatform).where(LtiPlatform.issuer == issuer)
    if client_id:
        rows = rows.where(LtiPlatform.client_id == client_id)
    found = list(session.scalars(rows.limit(2)))
    return found[0] if len(found) == 1 else None


def remove_platform(session: Session, id: int) -> bool:
    """Forget a platform with its courses; classes and learners stay. Whether there was one."""
    gone = session.execute(delete(LtiPlatform).where(LtiPlatform.id == id))
    assert isinstance(gone, CursorResult)
    return gone.rowcount == 1


def begin_login(
    session: Session, platform: LtiPlatform, state: str, nonce: str, at: datetime
) -> None:
    """Note that a launch has begun; what was never finished is forgotten."""
    moment = to_utc(at)
    session.execute(delete(LtiLogin).where(LtiLogin.expires_at <= moment))
    session.add(
        LtiLogin(
            state_digest=digest(state),
            platform_id=platform.id,
            nonce=nonce,
            expires_at=moment + LOGIN_LIFE,
        )
    )


@dataclass(frozen=True, slots=True)
class BegunLogin:
    """A launch that had begun, with the nonce that its message must bring."""

    platform: LtiPlatform
    nonce: str


def end_login(session: Session, state: str, at: datetime) -> BegunLogin | None:
    """The launch of that state, which counts no longer; None where it did not, or is too old."""
    row = session.execute(
        select(LtiLogin, LtiPlatform)
        .join(LtiPlatform, LtiPlatform.id == LtiLogin.platform_id)
        .where(LtiLogin.state_digest == digest(state))
    ).one_or_none()
    gone = session.execute(delete(LtiLogin).where(LtiLogin.state_digest == digest(state)))
    assert isinstance(gone, CursorResult)
    if row is None or gone.rowcount != 1 or row[0].expires_at <= to_utc(at):
        return None
    return BegunLogin(row[1], row[0].nonce)


def keep_visit(
    session: Session, platform_id: int, ticket: str, claims: dict[str, Any], at: datetime
) -> None:
    """Keep a launch that was checked until its browser comes with the ticket."""
    moment = to_utc(at)
    session.execute(delete(LtiVisit).where(LtiVisit.expires_at <= moment))
    session.add(
        LtiVisit(
            ticket_digest=digest(ticket),
            platform_id=platform_id,
            claims=claims,
            expires_at=moment + VISIT_LIFE,
        )
    )


def find_visit(session: Session, ticket: str, at: datetime) -> LtiVisit | None:
    """The launch of that ticket; None where it was used, or is too old."""
    found = session.get(LtiVisit, digest(ticket))
    return found if found is not None and found.expires_at > to_utc(at) else None


def end_visit(session: Session, ticket: str) -> bool:
    """Let the ticket count no longer; whether it still did."""
    gone = session.execute(delete(LtiVisit).where(LtiVisit.ticket_digest == digest(ticket)))
    assert isinstance(gone, CursorResult)
    return gone.rowcount == 1


def forget_stale_launches(session: Session, now: datetime) -> None:
    """Keep nothing of launches that nobody finished."""
    for table in (LtiLogin, LtiVisit):
        session.execute(delete(table).where(table.expires_at <= to_utc(now)))


def deployment_known(platform: LtiPlatform, deployment: str) -> bool:
    """Whether the platform has put this tool to use under that id."""
    known: Iterable[str] = platform.deployments
    return deployment in known
