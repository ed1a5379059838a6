"""Signed tokens of LTI: those that platforms send, and those that this site makes."""

import secrets
from collections.abc import Mapping
from datetime import datetime
from typing import Any, Final

from joserfc import jws, jwt
from joserfc.errors import JoseError
from joserfc.jwk import RSAKey

from school.lti.models import LtiPlatform
from school.lti.platforms import deployment_known
from web.lti.claims import LTI, LaunchRefused
from web.lti.keys import PlatformKeys

ALGORITHMS: Final = ["RS256"]
"""No other is taken: `none` signs nothing, and by HS256 a public key would be a secret."""
_LIFE: Final = 300  # seconds of what is signed here
_CHOICE_LIFE: Final = 3600  # seconds that a teacher may take to choose
_LEEWAY: Final = 60  # seconds that the clocks of two servers may be apart
_LONGEST_AGE: Final = 3600


def checked_claims(
    token: str, platform: LtiPlatform, nonce: str, keys: PlatformKeys, now: datetime
) -> Mapping[str, Any]:
    """The claims of a message that this platform signed for this site, just now and for this launch.

    Raises:
        LaunchRefused: `bad-signature`, `wrong-issuer`, `wrong-audience`, `expired`, `wrong-nonce`,
            `unknown-deployment`.
        PlatformUnreachable: the keys of the platform cannot be had.
    """
    claims = _signed(token, platform, keys)
    if claims.get("iss") != platform.issuer:
        raise LaunchRefused("wrong-issuer")
    _check_audience(claims, platform.client_id)
    _check_times(claims, now.timestamp())
    sent = claims.get("nonce")
    if not isinstance(sent, str) or not secrets.compare_digest(sent.encode(), nonce.encode()):
        raise LaunchRefused("wrong-nonce")
    deployment = claims.get(f"{LTI}deployment_id")
    if not isinstance(deployment, str) or not deployment_known(platform, deployment):
        raise LaunchRefused("unknown-deployment")
    return claims


def _signed(token: str, platform: LtiPlatform, keys: PlatformKeys) -> Mapping[str, Any]:
    try:
        kid = jws.extract_compact(token.encode()).headers().get("kid")
        known = keys.of(platform, kid if isinstance(kid, str) else None)
        found: Mapping[str, Any] = jwt.decode(token, known, algorithms=ALGORITHMS).claims
    except (JoseError, ValueError, TypeError) as error:
        raise LaunchRefused("bad-signature") from error
    return found


def _check_audience(claims: Mapping[str, Any], client_id: str) -> None:
    """For this site alone, or for several of which this one is the party meant."""
    said = claims.get("aud")
    audience = said if isinstance(said, list) else [said]
    party = claims.get("azp", client_id if len(audience) == 1 else None)
    if client_id not in audience or party != client_id:
        raise LaunchRefused("wrong-audience")


def _check_times(claims: Mapping[str, Any], now: float) -> None:
    expires, issued = claims.get("exp"), claims.get("iat")
    for each in (expires, issued):
        if not isinstance(each, int | float) or isinstance(each, bool):
            raise LaunchRefused("expired")
    assert isinstance(expires, int | float)
    assert isinstance(issued, int | float)
    if expires + _LEEWAY <= now or not now - _LONGEST_AGE <= issued <= now + _LEEWAY:
        raise LaunchRefused("expired")


def client_assertion(platform: LtiPlatform, key: RSAKey, now: datetime) -> str:
    """By which this site asks the platform for an access token."""
    at = int(now.timestamp())
    claims = {
        "iss": platform.client_id,
        "sub": platform.client_id,
        "aud": platform.token_url,
        "iat": at,
        "exp": at + _LIFE,
        "jti": secrets.token_urlsafe(16),
    }
    return _sign(claims, key)


def deep_linking_answer(
    platform: LtiPlatform, key: RSAKey, content: Mapping[str, Any], now: datetime
) -> str:
    """What a teacher chose, as the platform reads it; `content` are the claims of LTI."""
    at = int(now.timestamp())
    claims = {
        "iss": platform.client_id,
        "aud": [platform.issuer],
        "iat": at,
        "exp": at + _CHOICE_LIFE,
        "nonce": secrets.token_urlsafe(16),
        **content,
    }
    return _sign(claims, key)


def _sign(claims: dict[str, Any], key: RSAKey) -> str:
    return jwt.encode({"alg": "RS256", "kid": key.kid, "typ": "JWT"}, claims, key)
