"""A learning platform of the tests' own: its keys, its messages, its column of grades.

It serves its public keys, gives access tokens to whoever signs as this tool, and takes grades.
"""

import base64
import hmac
import json
import threading
import time
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from typing import Any
from urllib.parse import parse_qs
from wsgiref.simple_server import WSGIRequestHandler, WSGIServer, make_server

from joserfc import jwt
from joserfc.jwk import KeySet, RSAKey

CLIENT = "client-17"
DEPLOYMENT = "deployment-1"
COURSE = "course-5"
TOKEN = "an-access-token"
LTI = "https://purl.imsglobal.org/spec/lti/claim/"
DEEP = "https://purl.imsglobal.org/spec/lti-dl/claim/"
AGS = "https://purl.imsglobal.org/spec/lti-ags/claim/endpoint"
SCORE = "https://purl.imsglobal.org/spec/lti-ags/scope/score"
ROLE = "http://purl.imsglobal.org/vocab/lis/v2/membership#"


class _Quiet(WSGIRequestHandler):
    def log_message(self, *_args: Any) -> None:
        pass


@dataclass
class Platform:
    """The platform, and what it was sent. `down` lets it answer nothing but a failure."""

    tool_keys: Any = None  # a function that gives the public keys of the tool
    down: bool = False
    refuses: bool = False  # grades alone
    scores: list[tuple[str, dict[str, Any]]] = field(default_factory=list)
    assertions: list[dict[str, Any]] = field(default_factory=list)
    address: str = ""
    key: RSAKey = field(
        default_factory=lambda: RSAKey.generate_key(2048, {"kid": "one", "use": "sig"})
    )

    def __call__(self, environ: dict[str, Any], start: Any) -> list[bytes]:
        status, said = self._answer(environ)
        start(status, [("Content-Type", "application/json")])
        return [json.dumps(said).encode()]

    def _answer(self, environ: dict[str, Any]) -> tuple[str, Any]:
        size = int(environ.get("CONTENT_LENGTH") or 0)
        body = environ["wsgi.input"].read(size)
        path = environ["PATH_INFO"]
        if self.down:
            return "503 Service Unavailable", {}
        if path == "/keys":
            return "200 OK", {"keys": [self.key.as_dict(private=False)]}
        if path == "/token":
            return self._token(parse_qs(body.decode()))
        if path.endswith("/scores") and not self.refuses:
            assert environ["HTTP_AUTHORIZATION"] == f"Bearer {TOKEN}"
            assert environ["CONTENT_TYPE"] == "application/vnd.ims.lis.v1.score+json"
            self.scores.append((f"{path}?{environ['QUERY_STRING']}", json.loads(body)))
            return "200 OK", {}
        return "404 Not Found", {}

    def _token(self, said: dict[str, list[str]]) -> tuple[str, Any]:
        """An access token for whoever signs with the key that the tool shows."""
        assert said["grant_type"] == ["client_credentials"]
        assert said["client_assertion_type"] == [
            "urn:ietf:params:oauth:client-assertion-type:jwt-bearer"
        ]
        assert said["scope"] == [SCORE]
        keys = KeySet.import_key_set(self.tool_keys())
        claims = jwt.decode(said["client_assertion"][0], keys, algorithms=["RS256"]).claims
        assert claims["iss"] == claims["sub"] == CLIENT
        assert claims["aud"] == f"{self.address}/token"
        assert claims["exp"] > time.time() - 5
        self.assertions.append(dict(claims))
        return "200 OK", {"access_token": TOKEN, "token_type": "Bearer", "expires_in": 3600}

    def claims(self, fresh: str, **changed: Any) -> dict[str, Any]:
        """What a launch of a student says; what is changed to None is left out."""
        at = int(time.time())
        usual = {
            "iss": self.address,
            "aud": CLIENT,
            "sub": "student-1",
            "iat": at,
            "exp": at + 300,
            "nonce": fresh,
            "name": "Lin Mei",
            "email": "lin@school.example",
            f"{LTI}message_type": "LtiResourceLinkRequest",
            f"{LTI}version": "1.3.0",
            f"{LTI}deployment_id": DEPLOYMENT,
            f"{LTI}roles": [f"{ROLE}Learner"],
            f"{LTI}context": {"id": COURSE, "title": "Mahjong for beginners"},
            f"{LTI}resource_link": {"id": "link-1"},
        }
        said = usual | changed
        return {name: value for name, value in said.items() if value is not None}

    def sign(self, claims: dict[str, Any], key: RSAKey | None = None) -> str:
        return jwt.encode({"alg": "RS256", "kid": "one"}, claims, key or self.key)

    def sign_with_public_key(self, claims: dict[str, Any]) -> str:
        """A message signed by HS256 with what everybody knows."""
        parts = ({"alg": "HS256", "kid": "one", "typ": "JWT"}, claims)
        said = ".".join(_coded(json.dumps(each).encode()) for each in parts)
        secret = self.key.as_pem(private=False)
        return f"{said}.{_coded(hmac.digest(secret, said.encode(), 'sha256'))}"


def _coded(part: bytes) -> str:
    return base64.urlsafe_b64encode(part).decode().rstrip("=")


@contextmanager
def running_platform() -> Iterator[Platform]:
    """The platform on a port of this machine."""
    platform = Platform()
    server: WSGIServer = make_server("127.0.0.1", 0, platform, handler_class=_Quiet)
    platform.address = f"http://127.0.0.1:{server.server_port}"
    thread = threading.Thread(target=server.serve_forever, daemon=True)
    thread.start()
    yield platform
    server.shutdown()
    thread.join()
    server.server_close()
