"""Grades go back: each platform is asked for an access token once a turn, then told its grades."""

import json
from collections.abc import Iterable
from itertools import groupby
from typing import Any, Final
from urllib.parse import urlencode, urlsplit, urlunsplit

import structlog
from joserfc.jwk import RSAKey

from school.database import Database
from school.lti.grades import (
    DueScore,
    changed_grades,
    due_scores,
    note_changed,
    note_failed,
    note_sent,
)
from school.lti.models import LtiPlatform
from school.lti.platforms import forget_stale_launches
from web.clock import now
from web.lti.claims import SCORE_SCOPE
from web.lti.outgoing import OutgoingRequest, PlatformUnreachable, ask_platform
from web.lti.tokens import client_assertion

_FORM: Final = "application/x-www-form-urlencoded"
_SCORE: Final = "application/vnd.ims.lis.v1.score+json"
_ASSERTION: Final = "urn:ietf:params:oauth:client-assertion-type:jwt-bearer"


def send_scores(database: Database, key: RSAKey) -> tuple[int, int]:
    """Gather what changed and send what is due; how many were taken, and how many were not.

    Nothing is written while gradebooks are added up, or a platform is waited for.
    """
    with database.reading() as reading:
        changed = changed_grades(reading, now())
    with database.writing() as writing:
        forget_stale_launches(writing, now())
        note_changed(writing, changed, now())
    with database.reading() as reading:
        due = due_scores(reading, now())
    sent = failed = 0
    for platform, grouped in groupby(_by_platform(due), key=lambda each: each.platform):
        taken, refused = _send_to(database, platform, list(grouped), key)
        sent, failed = sent + taken, failed + refused
    if sent or failed:
        structlog.get_logger().info("grades sent", sent=sent, failed=failed)
    return sent, failed


def _by_platform(due: Iterable[DueScore]) -> list[DueScore]:
    return sorted(due, key=lambda each: each.platform.id)


def _send_to(
    database: Database, platform: LtiPlatform, due: list[DueScore], key: RSAKey
) -> tuple[int, int]:
    try:
        token = _access_token(platform, key)
    except PlatformUnreachable as error:
        _note_all_failed(database, due, str(error))
        return 0, len(due)
    sent = 0
    for number, each in enumerate(due):
        try:
            ask_platform(platform, _score_request(each, token))
        except PlatformUnreachable as error:
            if not error.answered:  # what else is due is not waited for, one after the other
                _note_all_failed(database, due[number:], str(error))
                break
            _note_all_failed(database, [each], str(error))
        else:
            sent += 1
            with database.writing() as writing:
                note_sent(writing, each, now())
    return sent, len(due) - sent


def _note_all_failed(database: Database, due: Iterable[DueScore], why: str) -> None:
    with database.writing() as writing:
        for each in due:
            note_failed(writing, each, why, now())


def _access_token(platform: LtiPlatform, key: RSAKey) -> str:
    asked = {
        "grant_type": "client_credentials",
        "client_assertion_type": _ASSERTION,
        "client_assertion": client_assertion(platform, key, now()),
        "scope": SCORE_SCOPE,
    }
    request = OutgoingRequest(platform.token_url, urlencode(asked).encode(), _FORM)
    said: Any = ask_platform(platform, request)
    token = said.get("access_token") if isinstance(said, dict) else None
    if not isinstance(token, str) or not token.isprintable():
        raise PlatformUnreachable(f"{platform.token_url} gave no access token")
    return token


def _score_request(due: DueScore, token: str) -> OutgoingRequest:
    score = {
        "userId": due.subject,
        "scoreGiven": due.points,
        "scoreMaximum": due.points_of,
        "activityProgress": "Completed",
        "gradingProgress": "FullyGraded",
        "timestamp": due.graded_at.isoformat(timespec="milliseconds"),
    }
    url = _scores_address(due.line_item)
    return OutgoingRequest(url, json.dumps(score).encode(), _SCORE, token)


def _scores_address(line_item: str) -> str:
    """Below the address of the column, before what it asks."""
    parts = urlsplit(line_item)
    return urlunsplit(parts._replace(path=f"{parts.path.rstrip('/')}/scores"))
